# Marvel Champions: Table Companion's own words, English

game-name = Marvel Champions

## Where we are

phase-setup = Set-up
phase-player = Player phase
phase-villain = Villain phase

step-setup = Set-up
step-player-turns = Turns
step-player-discard = Discard
step-player-draw = Draw
step-player-ready = Ready
step-player-expire = Effects end
step-player-end = Phase ends
step-villain-threat = Threat
step-villain-activate = Activate
step-villain-deal = Deal
step-villain-reveal = Reveal
step-villain-pass = Token
step-villain-expire = Effects end
step-villain-end = Round ends
step-villain-advance = Scheme advances
step-villain-stage = Next stage
step-deck-empty = Reshuffle

## The player phase

ask-turn = { $player }: take your turn
    .detail = Play cards, use your powers and allies, change form once.
    .why = Every player takes one turn, in player order from the first player on. What enemies do comes afterwards, in the villain phase.
    .done = Turn over
ask-turns = Everybody takes a turn, { $player } first
    .detail = In player order. Tap when the last turn is over.
    .why = Every player takes one turn, in player order from the first player on. What enemies do comes afterwards, in the villain phase.
    .done = All done
ask-discard-down = Discard what you do not want to keep
    .detail = In player order: any number of cards; down to your hand size at least.
    .why = Hand size is looked at only now, never during a turn. It is the one on the side of your identity that is face up.
    .done = Discarded
ask-draw-up = Draw up to your hand size
    .detail = All players. If your deck runs out: shuffle your discard pile, deal yourself one encounter card.
    .why = Everybody draws at the same time, up to the hand size of the side that is face up. An empty deck costs a face-down encounter card at once, then you draw on.
    .done = Drawn
ask-refresh = Discard, draw up to your hand size, ready all
    .detail = First discard in player order, then all draw, then all cards are readied.
    .why = A round ends for the players in this order, so nobody draws before everybody has discarded. Exhausted encounter cards are readied too.
    .done = Done
ask-ready-all = Ready all cards
    .detail = Exhausted encounter cards too.
    .why = All cards of all players are readied together, not one player at a time. The newest rules ready exhausted encounter cards as well.
    .done = Readied
ask-player-expire = End what lasts until the end of the phase
    .why = Bonuses that last until the end of the player phase are gone from here on. They end before anything that triggers at the end of the phase.
    .done = Ended
ask-player-end = Resolve what triggers at the end of the phase
    .why = Now come abilities that say when or after the player phase ends. Then the villain phase begins.
    .done = Resolved

## The villain phase

ask-place-threat = { $count ->
        [0] { $card }: no threat to place
       *[other] { $card }: place { $count } threat
    }
    .detail = Acceleration field, icons and tokens: all at once.
    .why = The acceleration field counts as it is printed, for each player who started or fixed; every icon and token in play adds exactly 1. It is one placement, so the target is looked at once, at the end of it.
    .done = Placed
ask-acceleration-x = { $card }: how much is X?
    .detail = Read the card; icons and tokens ({ $count }) are added to it.
    .why = The acceleration field of this scheme is an X that its text explains. Icons and tokens in play come on top of it, in the same placement.
    .done = Place
ask-enemy-order = { $player }: who activates first?
    .detail = Choose one, or all in their order.
    .why = When several enemies are about to activate against one player, that player puts them in order. Nobody else decides it, not even the first player.
    .done = In this order
ask-boost-attack = { $enemy } attacks { $player }: boost icons?
    .detail = Boost card { $number } of { $cards }. Give it face down, say who defends, turn it up.{ $amplify ->
        [0] { "" }
       *[other] { " " }Count the printed icons; amplify adds { $amplify }.
    }{ $star_id ->
        [yes] { " " }Read the star beside ATK.
       *[no] { "" }
    }
    .why = Against a player in hero form an enemy attacks, and the villain gets a boost card each time. The card stays face down until the defender is declared; a star is no icon but a text to read.
    .done = Enter
ask-boost-scheme = { $enemy } schemes against { $player }: boost icons?
    .detail = Boost card { $number } of { $cards }. Give it face down, turn it up.{ $amplify ->
        [0] { "" }
       *[other] { " " }Count the printed icons; amplify adds { $amplify }.
    }{ $star_id ->
        [yes] { " " }Read the star beside SCH.
       *[no] { "" }
    }
    .why = Against a player in alter-ego form an enemy schemes, and the villain gets a boost card each time. Its SCH and the boost icons go on the main scheme as threat.
    .done = Place
ask-attack = { $enemy } attacks { $player }: { $count } damage
    .detail = A hero who defends takes off DEF; an ally takes all of it. Tap whoever was hit and enter what got through.{ $star_id ->
        [yes] { " " }Read the star beside ATK.
       *[no] { "" }
    }
    .why = The damage is ATK with all that is attached, and the boost icons. With no defender the player’s identity takes it all; excess damage on an ally goes no further unless a card says so.
    .done = Dealt
ask-scheme = { $count ->
        [0] { $enemy } schemes against { $player }: no threat to place
       *[other] { $enemy } schemes against { $player }: place { $count } threat
    }
    .detail = On the main scheme.{ $star_id ->
        [yes] { " " }Read the star beside SCH.
       *[no] { "" }
    }
    .why = Against a player in alter-ego form an enemy schemes: its SCH goes on the main scheme as threat. Minions get no boost card, unless they are Villainous.
    .done = Placed
ask-stunned = { $enemy } is stunned: discard the stunned card
    .detail = No attack on { $player }, no boost card.
    .why = A stunned enemy that would attack loses its stunned card instead. It did not activate: there is no boost card and nothing triggers after an attack.
    .done = Discarded
ask-confused = { $enemy } is confused: discard the confused card
    .detail = No scheme against { $player }, no boost card.
    .why = A confused enemy that would scheme loses its confused card instead. It did not activate: there is no boost card and no threat.
    .done = Discarded
ask-enemy-number = { $does_id ->
        [attack] { $enemy }: what is its ATK?
       *[scheme] { $enemy }: what is its SCH?
    }
    .detail = Read the card. It is asked once; tap the card to correct it.
    .why = Nothing is known of this card but its kind, so its number cannot be counted before somebody has read it. What is attached and the boost icons come on top of it.
    .done = Enter
ask-enemy-x = { $enemy }: how much is X?
    .detail = Read the card.
    .why = This number is printed as an X that the text of the card explains. It is counted as the table is right now.
    .done = Enter
ask-deal = Deal { $count } encounter { $count ->
        [one] card
       *[other] cards
    } face down
    .detail = One each in player order; then one in all for each hazard icon, round the table.
    .why = Everybody gets one card, and each hazard icon in play adds one card in all, not one for each player. The extra cards go out in player order, beginning again with the first player.
    .done = Dealt
ask-reveal = { $player }: reveal the next encounter card
    .detail = { $left ->
        [one] The only one that is left.
       *[other] { $left } left; the one that was dealt first comes first.
    } One at a time: finish a card, then scan the next, or tap when it is resolved and discarded.
    .why = The first player reveals all of their cards, one at a time and in the order in which they were dealt, then the next player. Cards that are dealt meanwhile are revealed in this step too.
    .done = Discarded
ask-surge = { $player }: surge, reveal one more card
    .detail = From the top of the deck (rules { $edition }; from 1.8 on it is dealt face down first).
    .why = Surge brings exactly one more encounter card for this player, once the card before it is completely resolved. Editions differ in how the card comes, not in how many.
    .done = Discarded
ask-resolve = { $player }: resolve { $card }
    .detail = Do what it says. If an enemy activates or the card surges, say so with a button.
    .why = A treachery does what it says and is discarded. The next card is revealed only when this one is done.
    .done = Discarded
ask-nothing-to-reveal = No encounter card is left to reveal
    .why = The step goes on until no card that was dealt is left. None is.
    .done = Go on
ask-pass-token = Pass the first player token to { $player }
    .detail = First finish the last card that was revealed.
    .why = The token goes to the next player clockwise; seats of eliminated players are passed over. The round itself is over when its last effects are.
    .done = Passed
ask-villain-expire = End what lasts until now
    .detail = Until the end of the villain phase, or of the round.
    .why = Effects that last until the end of the villain phase or of the round end here. That is before anything that triggers then, so such a bonus helps no more.
    .done = Ended
ask-villain-end = Resolve what triggers at the end of the round
    .detail = When or after the villain phase ends, when or after the round ends.
    .why = First come abilities that trigger at the end of the villain phase, then those of the end of the round. After them the next round begins.
    .done = Next round

## What comes between

ask-advance = { $scheme } is completed: advance to { $card }
    .detail = Old card out of the game. { $surplus ->
        [0] Acceleration tokens stay.
       *[other] { $surplus } threat too much is lost, acceleration tokens stay.
    }
    .why = A main scheme is completed the moment its threat reaches the target. All its tokens go back except acceleration tokens, attached cards are discarded, then the next stage begins with its own threat.
    .done = Advanced
ask-scheme-completed = { $scheme } is completed: what does it say?
    .detail = Choose, or scan the stage that follows.
    .why = What completing this stage means is printed on the card, and no facts say it here. Most last stages lose the game, but not all.
    .done = So it is
ask-villain-stage = { $enemy } is beaten: reveal stage { $stage }
    .detail = Excess damage is lost. Set the dial; attachments, tokens and status cards stay.
    .why = A stage whose hit points are gone leaves the game and the next begins with its full dial. What lies on the villain stays there, unless the next stage has another name.
    .done = Revealed
ask-villain-turns = { $enemy } is not beaten: turn the card over
    .detail = The other face has no hit points. What turning it does is on the card.
    .why = This villain turns over where another would be beaten, so nobody has won. Its dial is full again when the first face comes back.
    .done = Turned over
ask-villain-out = { $enemy } is beaten: out of the game
    .why = This villain has no further stage. The game is won when the last villain is beaten.
    .done = Removed
ask-eliminated = { $player } has no hit points left
    .detail = First player token and minions go to { $next }; then all cards of { $player } leave.
    .why = An identity without hit points is eliminated: the token moves first, then engaged minions with all they carry, then every other card leaves. Numbers that count players stay as they were at the start.
    .done = Eliminated
ask-fallen = { $card }: nothing is left on it. Defeated?
    .detail = Discard it, or leave it where it is.
    .why = You corrected its number to zero. A side scheme without threat, or a character without hit points, is defeated.
    .done = Defeated
ask-reshuffle = Encounter deck empty: shuffle the discard pile in
    .detail = { $cards ->
        [one] One card becomes
       *[other] { $cards } cards become
    } the new deck; one acceleration token goes by the main scheme.{ $owed ->
        [0] { "" }
        [one] { " " }Then one more card is dealt.
       *[other] { " " }Then { $owed } more cards are dealt.
    }
    .why = The deck is renewed the instant it is empty, even while cards are being dealt, and what was discarding cards stops. Cards face down, in play or used as boost cards are not in the discard pile and stay where they are.
    .done = Shuffled
ask-order-matters = Several things are due: in which order?
    .detail = The first player decides.
    .why = More than one thing came due at the same moment. The order may matter, so the table chooses.
    .done = In this order
ask-find-minion = Discard from the deck until a minion comes
    .detail = It engages { $player }: scan it. Tell how many were discarded with the discard counter.
    .why = This stage brings a minion out of the encounter deck against the first player. The cards above it are discarded.
    .done = It is there
ask-find-scheme = Search for { $card } and reveal it
    .detail = Look in the encounter deck and in the discard pile, then shuffle the deck.
    .why = This stage of the villain brings one side scheme into play when it is revealed. Nothing is added when it is in play already.
    .done = From the deck
ask-drone = { $player }: a Drone comes into play
    .detail = Top card of your own deck, face down, engaged with you.
    .why = Drones are the players’ own cards, face down as minions. Each has SCH 1, ATK 1 and one hit point, and cards may add to that.
    .done = It lies there
ask-threat-or-drone = { $player }: { $count } threat or a Drone?
    .why = After its threat of step one this stage makes each player choose. Threat goes on this scheme; a Drone is the top card of your deck, face down.
    .done = Chosen
ask-one-threat-or-drone = { $player }: { $count } threat or a Drone?
    .why = After this villain attacked you, you choose. Threat goes on the main scheme; a Drone is the top card of your deck, face down.
    .done = Chosen
ask-stun-hero = Stun { $player }
    .why = This stage of the villain stuns each hero when it is revealed. A hero who is stunned already gets no second card.
    .done = Stunned
ask-read-scheme = Read the star of { $on }
    .why = A star beside the acceleration field is worth nothing by itself. Its text is read right after the threat of step one was placed.
    .done = Read
ask-starting-threat = { $card }: with how much threat does it begin?
    .detail = Read the card.
    .why = The starting threat is printed as an X that the text explains. It is counted once, as the card comes into play.
    .done = Place

## The set-up, walked as a list

ask-setup-identities = Choose identities, alter-ego side up
    .detail = Scan a hero card for each player if the companion is to keep hit points.
    .why = Everybody begins in alter-ego form. Permanent cards are set aside right at the beginning.
    .done = Chosen
ask-setup-dials = Set each hit point dial
    .detail = To the number printed on the identity.
    .why = The dial shows the hit points that are left. It begins full.
    .done = Set
ask-setup-first-player = Who is first player?
    .detail = Give that player the token.
    .why = Player order begins with the first player and goes clockwise. The token is passed at the end of every round.
    .done = Given
ask-setup-aside = Set obligations and nemesis sets aside
    .why = Obligations are shuffled into the encounter deck in a moment. Nemesis sets wait until a card calls for them.
    .done = Set aside
ask-setup-player-decks = Shuffle the player decks
    .why = Every player brings a deck of their own. It is shuffled before anybody draws.
    .done = Shuffled
ask-setup-tokens = Lay out tokens and status cards
    .why = There is no limit to tokens. If they run out, use anything else.
    .done = Laid out
ask-setup-villain = Put villain and main scheme into play
    .detail = Set the villain’s dial to the number on the screen.
    .why = Hit points of a villain count for each player who starts. They never change afterwards, even when somebody is eliminated.
    .done = Set
ask-setup-encounter-deck = Build and shuffle the encounter deck
    .detail = The sets that side 1A names, the modular sets and the obligations; those that are known stand below.
    .why = How many cards each set has shows a forgotten one. Cards that come into play now are taken off already.
    .done = Shuffled
ask-setup-scheme = Resolve side 1A, then turn the scheme to 1B
    .detail = Put Setup cards into play; starting threat and side schemes are on the screen.
    .why = Side A prepares the scenario and side B is played. Then follows what the villain does when it is revealed.
    .done = Resolved
ask-setup-hands = Draw up to your hand size
    .why = The hand size is the one of the alter-ego side, which is face up. It is usually larger than the hero’s.
    .done = Drawn
ask-setup-mulligan = Discard what you do not want, draw up again
    .detail = Once. Discarded cards are not shuffled in.
    .why = Everybody may discard any number of cards and draw up again. The discards stay in the discard pile.
    .done = Kept
ask-setup-abilities = Resolve Setup abilities of the identities
    .why = Some identities do something before the first round. Then round 1 begins with the first player.
    .done = Begin

## Answers

option-enemy = { $enemy }
option-player = { $player }
option-set = { $card }
option-scheme-lost = The game is lost
option-leave = Leave it as it is
option-threat-instead = Place { $count } threat
option-drone-instead = A Drone
option-mode-standard = Standard
option-mode-expert = Expert
option-guide-full = Every step
option-guide-short = Only numbers and choices
option-count-threat = Threat
option-count-hit-points = Hit points
option-count-deck = Encounter deck
option-matter-scheme = { $card }: completed
option-matter-villain = { $card }: beaten
option-matter-player = { $card }: eliminated
option-matter-fallen = { $card }: defeated
option-matter-deck = Encounter deck: empty
answered-undefended = undefended
answered-leave = left as it is
answered-deck = from the deck
answered-discard = from the discard pile
answered-none = nowhere to be found

## Notes

note-threat-placed = { $card }: { $count } threat placed.
note-schemed = { $enemy } schemed against { $player }: { $count } threat.
note-attacked = { $enemy } attacked { $player }: { $count } damage before defence.
note-boost-turned = Boost card { $card }: { $count ->
        [0] no icon
        [one] one icon
       *[other] { $count } icons
    }.
note-boost-star = { $card } has a boost star: read its text under the line.
note-dealt = { $player }: { $count ->
        [one] one card
       *[other] { $count } cards
    } dealt face down.
note-discarded = { $count ->
        [one] One card
       *[other] { $count } cards
    } discarded from the encounter deck.
note-discard-stopped = Only { $count } of { $wanted } cards could be discarded: it stops at the empty deck and counts as done.
note-reshuffled = New encounter deck: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
note-token-placed = { $card }: one acceleration token more, { $count } in all.
note-entered = { $card } comes into play.{ $kind_id ->
        [ally] { "" }
        [support] { "" }
        [upgrade] { "" }
        [player_side_scheme] { "" }
        [villain] { "" }
        [leader] { "" }
        [main_scheme] { "" }
       *[other] { " " }Revealed? Do what it says.
    }
note-entered-on = { $card } comes into play: { $on }.{ $kind_id ->
        [ally] { "" }
        [support] { "" }
        [upgrade] { "" }
        [player_side_scheme] { "" }
        [villain] { "" }
        [leader] { "" }
        [main_scheme] { "" }
       *[other] { " " }Revealed? Do what it says.
    }
note-defeated = Defeated: { $card }.{ $to_id ->
        [out] { " " }It goes to the victory display.
       *[discard] { "" }
    }
note-advanced = The main scheme is now: { $card }. Acceleration tokens that stay: { $tokens }.
note-next-stage = { $enemy }: stage { $stage }, { $count } hit points.
note-villain-gone = { $enemy } is out of the game.
note-eliminated = Eliminated: { $player }.
note-first-player = First player: { $player }.
note-formed = { $player }: { $form }.
note-identity = { $player } plays { $card }.
note-round-begins = Round { $round } begins.
note-clamped = { $counter } stops at zero.
note-tough-used = { $card }: the tough card prevents the damage and is discarded.
note-status-limit = { $card } can have { $high ->
        [0] no such card
        [one] only one such card
       *[other] only { $high } such cards
    }: { $token }.
note-surge = { $player }: surge.
note-obligation-removed = { $card } belongs to { $player }, who is eliminated: out of the game, reveal another card.
note-too-many-schemes = { $count } player side schemes are in play, { $high } are allowed: { $player } discards one.

## Why something cannot be done

refused-already-out = { $player } is eliminated already.
refused-crisis = { $card }: no threat can be removed while { $icons ->
        [one] a crisis icon is
       *[other] { $icons } crisis icons are
    } in play. To correct a mistake, use a correction.
refused-threat-stays = { $card }: its threat can never be removed. To correct a mistake, use a correction.
refused-no-damage = { $card } cannot take damage as things are. To correct a mistake, use a correction.
refused-derived-counter = { $counter } follows from the cards in play. Correct the card instead.
refused-not-counted = { $counter } is left to the table in this game.
refused-not-enough = { $counter }: { $wanted } asked for, { $got } there.
refused-out-of-range = { $counter }: from { $low } to { $high }, not { $value }.
refused-named-twice = { $value } was named twice.
refused-wrong-number = { $high ->
        [1] One answer is wanted, here are { $got }.
       *[other] From { $wanted } to { $high } answers are wanted, here are { $got }.
    }
refused-unknown-answer = { $value } is no answer here. Possible: { $options }.
refused-unknown-form = { $form } is no form: hero or alter_ego.
refused-no-boost-wanted = No boost card is wanted now: { $card } was not counted.
refused-not-looked-for = { $card } is not the card that is looked for. It can come into play when the search is over.
refused-not-into-play = A card of this kind does not come into play here: { $kind }.
refused-stays-in-play = { $card } cannot leave: the last villain and the main scheme stay in play.
refused-table-full = No more than { $high } of these fit on this table.
refused-no-facts = The main scheme of this scenario is not among the card facts: { $card }. Import them, or choose another.

## Counters

counter-scheme-threat = Main scheme: threat
    .short = Main scheme: threat
counter-scheme-acceleration = Acceleration tokens
counter-scheme-stage = Main scheme: stage
    .short = Main scheme: stage
counter-scheme-token = Main scheme: { $token }
counter-villain-hit-points = Villain: hit points
counter-villain-stage = Villain: stage
counter-villain-token = Villain: { $token }
counter-player-hit-points = { $player }: hit points
    .short = hit points
counter-player-dealt = { $player }: face-down cards
    .short = face down
counter-player-hand-size = { $player }: hand size
    .short = hand size
counter-player-token = { $player }: { $token }
    .short = { $token }
counter-card-threat = { $card }: threat
    .short = threat
counter-card-hit-points = { $card }: hit points
    .short = hit points
counter-card-token = { $card }: { $token }
    .short = { $token }
counter-encounter-deck = Encounter deck
counter-encounter-discard = Encounter discard pile
    .short = Encounter discard
counter-icons-acceleration = Acceleration icons
counter-icons-hazard = Hazard icons
counter-icons-crisis = Crisis icons
counter-icons-amplify = Amplify icons

## Parts of a sum

part-before = lying there
part-field = acceleration field
part-field-per-player = acceleration field: { $n } × { $players ->
        [one] one player
       *[other] { $players } players
    }
part-x = X
part-icon = { $icon }: { $card }
part-tokens = acceleration tokens: { $card }
part-damage = damage
part-by-hand = by hand
part-printed = printed
part-printed-per-player = printed: { $n } × { $players ->
        [one] one player
       *[other] { $players } players
    }
part-hinder = Hinder
part-hinder-per-player = Hinder: { $n } × { $players ->
        [one] one player
       *[other] { $players } players
    }
part-when-revealed = when revealed
part-when-revealed-per-player = when revealed: { $n } × { $players ->
        [one] one player
       *[other] { $players } players
    }
part-attack = ATK: { $enemy }
part-scheme = SCH: { $enemy }
part-modifier = { $card }
part-boost = boost card { $number }
part-amplify = amplify
part-drones = Drones
part-incite = Incite: { $card }
part-chosen = chosen by { $player }
part-set = { $card }
part-obligations = obligations
part-in-play = in play: { $card }
part-each-player = { $n ->
        [one] one card each
       *[other] { $n } cards each
    }
part-heroic = heroic { $n }

## Buttons

action-form-hero = To hero
action-form-alter-ego = To alter-ego
action-deal = Deal a card
action-first = First player
action-eliminate = Eliminated
action-remove = Discard
action-remove-out = Out of the game
action-flip = Turn over
action-stunned = Stun
action-unstunned = Stunned off
action-confused = Confuse
action-unconfused = Confused off
action-tough = Tough
action-untough = Tough off
action-engage = Engage { $player }
action-engage-player = For { $player }
action-plays-as = { $player } plays this
action-put-into-play = Put into play
action-reveal = Reveal
action-attach = On { $on }
action-attacks = { $enemy } attacks
action-schemes = { $enemy } schemes
action-surge = Surge
action-more-boost = One more boost card
action-undefended = Undefended: { $player } takes { $count }
action-nemesis = Shuffle { $count } nemesis cards in
action-leave = Leave it
action-was-discarded = From the discard pile
action-not-found = Nowhere to be found

## How it ends

ending-villain-defeated = You have won
    .why = { $enemy }: the last stage is beaten.
ending-scheme-completed = The villain has won
    .why = { $card } is completed.
ending-players-out = The villain has won
    .why = Every player is eliminated. When hero and villain fall together, the players lose.
ending-deck-exhausted = The villain has won
    .why = Encounter deck and discard pile are both empty, so no card can come any more.

## The start page

setup-players = Players
    .hint = In the order of the seats, clockwise; 1 to 4.
setup-scenario = Scenario
    .hint = The villain that you play against.
setup-mode = Difficulty
    .hint = Expert uses later villain stages and the expert set.
setup-heroes = Heroes
    .hint = One for each player in seat order; empty: no hit points are kept for them.
setup-modular = Modular sets
    .hint = Empty: the ones that the scenario recommends.
setup-heroic = Heroic level
    .hint = So many more encounter cards for each player and round.
setup-guide = Guidance
    .hint = Every step, or only those with a number or a choice.
setup-count = Kept by the companion
    .hint = What is left out is kept on the table only.
setup-checklist = Walk the set-up
    .hint = Says what to prepare, one thing after the other.
setup-rules = Rules edition

## Words for cards

kind-villain = Villain
kind-leader = Leader
kind-main-scheme = Main scheme
kind-side-scheme = Side scheme
kind-player-side-scheme = Player side scheme
kind-minion = Minion
card-treachery = the treachery
kind-treachery = Treachery
kind-attachment = Attachment
kind-environment = Environment
kind-obligation = Obligation
kind-hero = Hero
kind-alter-ego = Alter-ego
kind-ally = Ally
kind-event = Event
kind-upgrade = Upgrade
kind-support = Support
kind-resource = Resource
kind-evidence-means = Evidence: means
kind-evidence-motive = Evidence: motive
kind-evidence-opportunity = Evidence: opportunity
kind-set = Set
kind-index = Index

area-villain = Villain
area-main-scheme = Main scheme
area-side-schemes = Side schemes
area-environments = Environments
area-players = Player area
area-attached = Attached
area-table = Table

form-hero = Hero
form-alter-ego = Alter-ego

icon-acceleration = Acceleration icon
icon-hazard = Hazard icon
icon-crisis = Crisis icon
icon-amplify = Amplify icon

token-stunned = Stunned
token-confused = Confused
token-tough = Tough
token-acceleration = Acceleration token
token-boost = Boost card
token-counter = Counter
token-damage = Damage
token-threat = Threat
# What cards of further sets carry.
token-alert = Alert
token-ammo = Ammo
token-arrow = Arrow
token-attack = Attack
token-backup = Backup
token-bird = Bird
token-bomb = Bomb
token-bystander = Bystander
token-charge = Charge
token-chi = Chi
token-command = Command
token-deploy = Deploy
token-doubt = Doubt
token-emergency = Emergency
token-energy = Energy
token-freeze = Freeze
token-fuel = Fuel
token-infamy = Infamy
token-invocation = Invocation
token-judo = Judo
token-labor = Labor
token-leadership = Leadership
token-leap = Leap
token-lock = Lock
token-madness = Madness
token-medical = Medical
token-mental = Mental
token-missile = Missile
token-mission = Mission
token-mystic = Mystic
token-notoriety = Notoriety
token-operation = Operation
token-operative = Operative
token-physical = Physical
token-psi = Psi
token-psionic = Psionic
token-rage = Rage
token-reflection = Reflection
token-research = Research
token-snoop = Snoop
token-staff = Staff
token-steel = Steel
token-stronghold = Stronghold
token-supply = Supply
token-target = Target
token-training = Training
token-warrior = Warrior
token-web = Web

field-threat = Starting threat
field-target = Target
field-acceleration = Acceleration
field-hit-points = Hit points
field-attack = ATK
field-scheme = SCH
field-boost = Boost icons
field-hand-size = Hand size
field-thwart = THW
field-defense = DEF
field-recover = REC
field-cost = Cost

## Glossary

term-acceleration-icon = Acceleration icon
    .text = An icon on any card in play. Each one adds 1 threat to the main scheme in step one of the villain phase, however many players there are.
term-activation = Activation
    .text = An enemy activates against one player: it attacks a hero and schemes against an alter-ego. Which of the two is settled when it happens.
term-threat = Threat
    .text = Tokens on schemes that show how far a plan has come. A main scheme is completed when they reach its target; a side scheme is defeated when none is left.
term-attack-activation = Attack (enemy activation)
    .text = The enemy deals damage equal to its ATK and boost icons. One ready hero or ally may defend; a hero’s DEF is taken off, an ally takes all.
term-scheme-activation = Scheme (enemy activation)
    .text = The enemy places threat on the main scheme equal to its SCH and boost icons. Nobody can defend against it.
term-in-player-order = In player order
    .text = Beginning with the first player and going clockwise, each player finishes before the next one starts. Eliminated players are passed over.
term-engage = Engage, engaged
    .text = A minion that is engaged with a player lies in front of that player and activates against them. It stays until it is defeated or moves to another player.
term-minion = Minion
    .text = An enemy that engages one player. It activates against that player after the villain does, and gets no boost card unless it is Villainous.
term-player = Player
    .text = Somebody with a seat and an identity at this table. Numbers “per player” count those who started, even after one of them is eliminated.
term-find = Find
    .text = To look through the places that a card names, usually deck and discard pile, for a certain card. A deck that was looked through is shuffled.
term-reveal = Reveal
    .text = To turn an encounter card face up and resolve it by its type. Cards are revealed one at a time, in the order in which they were dealt.
term-main-scheme = Main scheme, main scheme deck
    .text = The villain’s plan, in stages that are played in order. Completing a stage brings the next one; completing the one that says so loses the game.
term-deal = Deal an encounter card
    .text = To put the top card of the encounter deck face down in front of a player. It waits there until it is revealed in the villain phase.
term-hazard-icon = Hazard icon
    .text = An icon on any card in play. Each one adds one encounter card in all to those that are dealt in the villain phase, in player order.
term-villain = Villain
    .text = The enemy that the scenario is about, in stages with a hit point dial. It activates against every player; beating its last stage wins the game.
term-acceleration-token = Acceleration token
    .text = Adds 1 threat in step one, like the icon. Beside the main scheme it stays for the whole game; on another card it leaves with that card.
term-boost-card = Boost card
    .text = A face-down encounter card that an enemy gets when it activates. Its boost icons are added to ATK or SCH; a star means that a text is read.
term-crisis-icon = Crisis icon
    .text = While at least one is in play, no threat can be removed from the main scheme. Threat can still be placed there.
term-amplify-icon = Amplify icon
    .text = Adds one boost icon to every boost card that is turned up, for each such icon in play. This is how the companion reads it; correct the result if your rules differ.
term-encounter-deck = Encounter deck
    .text = The cards that work for the villain. When it is empty the discard pile becomes the new deck at once and one acceleration token is placed.
term-first-player = First player
    .text = The player with the token, from whom player order begins. It is passed clockwise at the end of each round, and at once if its holder is eliminated.
term-side-scheme = Side scheme
    .text = A smaller plan beside the main scheme, with an effect or icons as long as it is in play. Without threat it is defeated and discarded.
term-status-cards = Status cards
    .text = Stunned prevents an attack, confused a scheme or a thwart, tough a damage; then the card is discarded. A character has at most one of each kind.
term-stage = Stage
    .text = One card of a villain or main scheme deck. The next one comes when it is beaten or completed.
term-surge = Surge
    .text = After this card is resolved, the player who revealed it gets one more encounter card to resolve. The edition of the rules says how it comes.
