"""Marvel Champions: the villain phase counted, the player phase accompanied."""

from __future__ import annotations

from rules.engine import ANY, Game
from rules.events import (
    Adjusted,
    Answered,
    Confirmed,
    Corrected,
    Engaged,
    Entered,
    Flipped,
    Left,
    Placed,
    Shifted,
    WentTo,
)
from rules.games.marvel_champions import corrections, deck, elimination, events, placing
from rules.games.marvel_champions.actions import uses
from rules.games.marvel_champions.activation import on_activated
from rules.games.marvel_champions.asking import on_answered, on_confirmed
from rules.games.marvel_champions.commands import COMMANDS
from rules.games.marvel_champions.entering import on_entered
from rules.games.marvel_champions.fields import FIELDS
from rules.games.marvel_champions.glossary import TERMS
from rules.games.marvel_champions.player_phase import on_formed
from rules.games.marvel_champions.reveal import EDITION, on_surged
from rules.games.marvel_champions.rounds import ORDER
from rules.games.marvel_champions.settling import next_change
from rules.games.marvel_champions.setup import new
from rules.games.marvel_champions.state import Champions
from rules.games.marvel_champions.view import view

GAME: Game[Champions] = Game(
    id="marvel_champions",
    prefix="MC",
    rules=EDITION,
    fields=FIELDS,
    new=new,
    handlers={
        (ANY, Confirmed): on_confirmed,
        (ANY, Answered): on_answered,
        (ANY, Entered): on_entered,
        (ANY, Placed): placing.on_placed,
        (ANY, Shifted): placing.on_shifted,
        (ANY, Adjusted): corrections.on_adjusted,
        (ANY, Corrected): corrections.on_corrected,
        (ANY, WentTo): corrections.on_went_to,
        (ANY, Left): corrections.on_left,
        (ANY, Engaged): corrections.on_engaged,
        (ANY, Flipped): corrections.on_flipped,
        (ANY, events.Turned): corrections.on_turned,
        (ANY, events.Formed): on_formed,
        (ANY, events.Eliminated): elimination.on_eliminated,
        (ANY, events.TookFirst): elimination.on_took_first,
        (ANY, events.Dealt): deck.on_dealt,
        (ANY, events.Discarded): deck.on_discarded,
        (ANY, events.Activated): on_activated,
        (ANY, events.Surged): on_surged,
    },
    settle=next_change,
    view=view,
    steps=ORDER,
    uses=uses,
    commands=COMMANDS,
    glossary=TERMS,
)
