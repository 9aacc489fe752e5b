# Reflets d'Acide, cooperative mode, in English. The names of the game are those of the French edition where it has
# no English one; every sentence is our own.

game-name = Reflets d’Acide

## Where we are

where = Turn { $round } · { $phase }
phase-setup = Setting up
phase-turn = On the way
phase-reveal = Revelation
phase-trial = Trial
phase-guide = Change of Guide

step-setup-board = Board
step-setup-quests = Quests
step-setup-heroes = Heroes
step-setup-challenge = Challenge
step-setup-guide = Guide
step-setup-gems = Gems
step-turn-blessing = Blessing
step-turn-pawns = Pawns
step-turn-square = Square
step-turn-vitality = Vitality
step-turn-end = End
step-guide-change = Next Guide
step-reveal-imprevus = Imprévus
step-reveal-gems = Gems
step-reveal-alea = Aléa
step-reveal-room = Room
step-reveal-pay = Payment
step-reveal-effect = Effect
step-trial = Trial

## Setting up, when the table wants to be walked through it

ask-setup-board = Lay out the board and its piles
    .detail = White pawn: the Avatar. Green pawn: the team, in Maender-Alkoor. Aléas face down on their areas.
    .why = The Avatar chases the team as soon as it leaves the city. Everything that will be revealed later must lie face down now.
    .done = It is laid out
ask-setup-quests = Draw your Quest, give its opposite to the Vils
    .detail = Yours lies face up; theirs goes on the board of the Vils, at the top.
    .why = You win by completing your Quest; the Vils win by completing theirs. The companion follows theirs, notch by notch.
    .done = Both are in place
ask-setup-heroes = Six Heroes for you, six face down for the Vils
    .detail = Yours lie face up on the influence boards.
    .why = All players lead one team of six. The Heroes of the Vils stay hidden on their board.
    .done = They are there
ask-setup-challenge = Take the token of your Challenge
    .detail = Its numbers were told to the companion; the Mystery tokens go face down on their spots.
    .why = The Challenge says how many Imprévus and how many gems for the Vils each revelation brings.
    .done = Taken
ask-setup-guide = Choose the first Guide
    .detail = Your booklet says how. The companion begins with { $player }; change the order of the names if it is another.
    .why = The Guide leads the turn and reads the cards aloud. In a group, somebody else is Guide each turn.
    .done = Chosen
ask-setup-gems = One gem of each colour on every board
    .detail = On each influence board and on the board of the Vils; the rest stays in the pouch.
    .why = The companion counts them from here on. Five colours, twenty-five of each, and none is ever lost.
    .done = They lie there

## The turn

ask-blessing = Blessing: call on the gods, or do not
    .detail = A divine skill, a divine Dilemme, or nothing: as the Guide likes.
    .why = This is the only moment of the turn for it, and it is never an obligation. What it costs and does is in your booklet.
    .done = Go on
ask-pawns = Roll the DDD, move the Avatar, then the team
    .detail = In this order. If the Avatar catches the team, the game is lost.
    .why = The golden die opens the turn. Your booklet says how far each pawn goes.
    .done = They have moved
ask-square = What lies where the team stands?
    .detail = A special square is played first; then this is asked again.
    .why = A face-down Aléa begins the revelation: Imprévus, gems for the Vils, then the Aléa itself.
ask-square-effect = Play what the square says: { $square }
    .detail = Gems that you win or lose: tap the numbers of the boards.
    .why = Your booklet words these squares. The companion only keeps the gems right.
    .done = Played
ask-gem-purse = Gem purse: draw { $count ->
        [one] one gem
       *[other] { $count } gems
    } for { $board }
    .detail = Tap each colour that was drawn.
    .why = A purse on a Mystery token brings five gems from the bank, fewer only if the bank runs dry.
ask-known-alea = Resolve the Door or Room you know already
    .detail = As your booklet says. For a Room, scan it: the companion knows what it did.
    .why = What was revealed on an earlier turn is not paid again. A Room that did nothing for the Vils may be asked about.
    .done = Resolved
ask-vitality = Test the vitality of your Heroes if you must
    .detail = Wounds and deaths are told on the tiles of the Heroes.
    .why = Your booklet says who is tested and when a Hero dies. A dead Hero can no longer be named by the DDD.
    .done = Go on
ask-turn-end = End of the turn
    .detail = Tidy up; what still waited for a trial is discarded.
    .why = If your Quest is done, say so now. Otherwise the Guide changes.
    .done = The turn is over
ask-guide-change = The Guide changes: { $player }
    .detail = Hand over the die.
    .why = Each turn has its Guide. Once the last Room of the Vils is open, every change counts.
    .done = Handed over
ask-guide-change-solo = A new turn begins
    .detail = Alone, each end of a turn counts as a change of Guide.
    .why = Once the last Room of the Vils is open, every change counts.
    .done = Begin
ask-guide-change-counted = The Guide changes: { $player }. { $left ->
        [0] None is left after this
        [one] One is left after this
       *[other] { $left } are left after this
    }
    .detail = The Vils are about to finish. At the fourth change the game is lost.
    .why = Their last Room was opened with the two before it. From then on three changes of Guide are left.
    .done = Handed over
ask-guide-change-last = Fourth change of Guide: the game is lost
    .detail = Is your Quest done after all? Then say so instead.
    .why = Three changes were left when the Vils opened their last Room. This would be the fourth.
    .done = Lost
ask-points = Add a line of points: number, then what for
    .detail = { $count ->
        [one] One point so far. For example: 5 all dwarves alive
       *[other] { $count } points so far. For example: 5 all dwarves alive
    }
    .why = Count as your booklet says; each line is kept. The formula is yours.
    .done = Add

## Imprévus

ask-imprevu = Turn up Imprévu { $number } of { $count }
    .detail = Scan it, or tap its kind. Each is settled before the next.
    .why = The Challenge says how many are drawn. Only a Dilemme, a Créature or a Bestiole can turn up here.
ask-dilemma = { $card }: keep it?
    .detail = On a free slot of any board it waits; only its lower part can be played.
    .why = Kept, it is a bonus for later, for any of you. Not kept, its red purse gives gems to the Vils and it is discarded.
ask-dilemma-says-no = “Alors là, je dis non !”: keep it?
    .detail = On a board it can discard one Créature or Bestiole, even before you pay.
    .why = It works only while it lies on one of your boards, so it needs a free slot. A Dilemme cannot be its target.
ask-say-no = Say “non !” to { $card }, or pay?
    .detail = Then both cards are discarded and nothing is paid.
    .why = The special Dilemme on your board may discard a Créature or a Bestiole before its gems are due.
ask-red-purse = Red purse: draw { $count ->
        [one] one gem
       *[other] { $count } gems
    } for the Vils
    .detail = Tap each colour that was drawn. Then the Dilemme is discarded.
    .why = A Dilemme that is not kept gives the Vils as many gems as the Challenge says. The gems of the phase still come afterwards.
ask-red-purse-short = Red purse: only { $count ->
        [one] one gem is
       *[other] { $count } gems are
    } left to draw
    .detail = The Challenge says { $wanted }, the bank has no more. Draw what is left.
    .why = The booklet is silent here: we draw what there is. Correct the boards if the bank holds more.
ask-cost = How many gems does it show: { $card }?
    .detail = Nought if it shows none.
    .why = A Créature or a Bestiole is paid as soon as it is drawn, an Aléa when it is revealed.
    .done = That many
ask-hero = DDD: which Hero does { $card } hamper?
    .detail = Lay it above that Hero, over any Equipment. Only the living can be named.
    .why = During a trial no characteristic of this Hero counts more than 2. Without a trial the Bestiole is discarded.

## Payment

ask-pay = Pay { $count ->
        [one] one gem
       *[other] { $count } gems
    } from { $board } for { $card }
    .detail = Any colours; tap each gem. They go into the bank.
    .why = The number on the card is due at once. Another board may pay instead.
ask-pay-part = Pay { $count ->
        [one] one gem
       *[other] { $count } gems
    } for { $card }: { $board } first
    .detail = Tap what { $board } gives; another board pays the rest. They go into the bank.
    .why = No board holds enough alone, or you chose to share. The number on the card is due at once.
ask-pay-by-hand = Pay { $count ->
        [one] one gem
       *[other] { $count } gems
    } for { $card }
    .detail = From your boards into the bank. The companion does not count your boards in this game.
    .why = The number on the card is due at once.
    .done = Paid
ask-cannot-pay = { $card } costs { $count }, your boards hold { $held }
    .detail = Settle it at the table as you agree, or correct the boards.
    .why = The booklet at hand does not say what happens then. Your decision is kept in the history.
    .done = Settled

## Gems for the Vils

ask-gems-for-vils = Draw { $count ->
        [one] one gem
       *[other] { $count } gems
    } for the Vils
    .detail = Tap each colour that was drawn; all go on their board.
    .why = The Challenge says how many. Four of a colour set off an effect, so they are all placed before anyone looks.
ask-gems-for-vils-short = Only { $count ->
        [one] one gem is
       *[other] { $count } gems are
    } left for the Vils
    .detail = The Challenge says { $wanted }, the bank has no more. Draw what is left.
    .why = The booklet is silent here: we draw what there is. Correct the boards if the bank holds more.
ask-vils-effect = Four { $colour }: play the effect of the Vils
    .detail = It is printed on their board. Then all gems of this colour go back.
    .why = A series of four sets off the effect once, however many were drawn. What lay above four went back first.
    .done = Played
ask-vils-effect-told = Four { $colour }: { $effect }
    .detail = Play it once. Then all gems of this colour go back.
    .why = A series of four sets off the effect once, however many were drawn. What lay above four went back first.
    .done = Played
ask-vils-effects = { $count } series at once: which effect first?
    .detail = Tap them in the order you choose.
    .why = The booklet gives no order, so it is yours. Each effect is played once.

## The Aléa and the Room

rest-reveal-alea = Reveal the Aléa: scan it, or tap its kind
    .detail = Do several lie there? Scan every one before you pay; you will choose.
    .why = You pay the gems that the Aléa shows. Of several you keep one and discard the others unpaid.
ask-which-alea = { $count } Aléas lie there: which one do you play?
    .detail = Read them all. Only the one you keep is paid; the others are discarded.
    .why = Rewards of the Challenge can put more than one Aléa on a spot. Those you discard cost nothing and do not count as revealed.
ask-which-room = Which Room of the Vils’ Quest is this?
    .detail = Look at their Quest card. Room III is always the Chambre de l’Octuple.
    .why = Their Rooms work in order only: I, then II, then III. Any other Room means nothing to them.
ask-room-one = Room I: Quest card down, Relic to the Vils
    .detail = One notch down on their board. { $relic }: from its pile to the points pile. Not in the pile? Say so.
    .why = This is the first Room of their Quest. Without that Relic they could never complete it.
    .done = Both are done
ask-room-one-no-relic = Room I: down one notch, but no Relic
    .detail = { $relic } is not in its pile: the Vils do not get it and can no longer complete their Quest.
    .why = The card still goes down. The companion remembers that they are blocked.
    .done = One notch down
ask-room-two = Room II: the Quest card goes down one notch
    .detail = Room I was revealed before.
    .why = The second Room counts because the first was already open.
    .done = One notch down
ask-octuple = Room III: down one notch, the countdown begins
    .detail = Three changes of Guide are left to finish your own Quest.
    .why = Rooms I and II were already open. At the fourth change of Guide the game is lost.
    .done = One notch down
ask-octuple-early = Room III, but the card stands at { $notch }: start it?
    .detail = Both earlier Rooms were seen, though not in order. By the letter it counts: one notch, three changes left.
    .why = The text asks only whether Rooms I and II were revealed. It is your table: decide, and the history keeps it.
    .done = It counts
ask-octuple-blocked = Room III, but the Vils have no Relic
    .detail = The card goes down; we start no countdown, as they cannot finish. Tap the other button if you do.
    .why = The booklet at hand does not say what happens here. It is your table: decide, and the history keeps it.
    .done = No countdown
ask-room-again = { $card } was open before and did nothing
    .detail = We let it do nothing again. Tap the other button if it shall count now.
    .why = It came too early the first time. The booklet at hand does not say whether it counts when met again.
    .done = Nothing happens

## The trial

ask-trial = Is a trial tested here?
    .detail = Without one, the Créatures and Bestioles that wait are discarded.
    .why = Créatures are played and Bestioles hamper only in a trial. What was paid for them stays paid.
ask-objectives = Test the trial: objective by objective
    .detail = Met: { $met }. Missed: { $missed }. Tap the result when it is over.
    .why = Dice and thresholds are in your booklet. A hampered Hero counts at most 2 in every characteristic.
ask-trial-passed = Trial passed: take the rewards
    .detail = Gems: tap the numbers of the boards. Is your Quest done with this? Then say so.
    .why = After the trial its Créatures and Bestioles are discarded, and the Heroes are themselves again.
    .done = Taken
ask-trial-failed = Trial failed: take the losses
    .detail = Gems, wounds, whatever the card says.
    .why = After the trial its Créatures and Bestioles are discarded, and the Heroes are themselves again.
    .done = Taken

## Answers

option-square-reveal = An Aléa to reveal
option-square-known = A Door or Room, open already
option-square-empty = Nothing (more)
option-square-mystery = Mystery token
option-square-chance = Chance
option-square-shortcut = Perilous shortcut
option-square-portal = Portal
option-kind-dilemme = Dilemme
option-kind-dilemme-non = “Je dis non !”
option-kind-creature = Créature
option-kind-bestiole = Bestiole
option-keep = { $free ->
        [-1] Keep on { $board }
       *[other] Keep on { $board } (free: { $free })
    }
option-purse = Red purse: { $count ->
        [one] one gem
       *[other] { $count } gems
    } to the Vils
option-say-no = “Non !” to { $card }
option-pay = { $count ->
        [-1] Pay
        [one] Pay one gem
       *[other] Pay { $count } gems
    }
option-discard = Discard it
option-gem = { $colour }
option-gem-held = { $colour } ({ $count })
option-hero = { $hero }
option-effect = { $colour }
option-alea = { $card } ({ $count ->
        [-1] shows X
        [one] one gem
       *[other] { $count } gems
    })
option-room-one = Room I
option-room-two = Room II
option-room-named = { $room }
option-room-three = Chambre de l’Octuple (III)
option-room-none = None of them
option-trial-yes = Yes, a trial
option-trial-no = No trial
option-trial-passed = Trial passed
option-trial-failed = Trial failed
option-trial-met = Objective met
option-trial-missed = Objective missed
option-guide-full = Every step
option-guide-short = Only numbers and choices
option-count-boards = Gems on the influence boards
option-count-heroes = Heroes

## Buttons

action-enter-alea = Zone or Door
action-enter-salle = Room
action-no-alea = No Aléa here
action-draw-imprevu = This was drawn
action-reveal-alea = Reveal it
action-take-heros = Joins the team
action-take-relique = The team takes it
action-gem-purse = Gem purse for { $board }
action-pay-from = { $board } pays
action-pay-together = Pay together
action-pay-by-hand = Settled at the table
action-say-no = “Non !” to { $card }
action-play-dilemma = Play it
action-relic-gone = The Relic is not there
action-relic-there = The Relic is there
action-no-countdown = It does not count
action-countdown = Start the countdown
action-room-counts = It counts now
action-wound = Wound
action-death = Dies
action-stop-countdown = Stop the countdown
action-points-counted = All points are told
action-end-quest = Our Quest is done!
action-end-avatar = The Avatar has us
action-end-vils = The Vils have finished

## What is said once

note-surplus = { $count ->
        [one] One gem above four goes
       *[other] { $count } gems above four go
    } back into the pouch: { $colour }.
note-gems-collected = Drawn so far: { $colour }. { $left ->
        [one] One gem is
       *[other] { $left } gems are
    } still to draw.
note-series-returned = { $count ->
        [one] One gem is
       *[other] All { $count } gems are
    } back in the bank: { $colour }.
note-bank-empty = The bank is empty: nothing is drawn.
note-dilemma-kept = On hold on { $board }, slot { $slot }: { $card }.
note-dilemma-discarded = Discarded: { $card }.
note-dilemma-used = Lower part played, then discarded: { $card }. Its slot is free again.
note-dilemma-used-on-board = Lower part played, then discarded: { $card }. Its symbol limits the effect to { $board }.
note-card-left = Gone: { $card }.
note-hero-hampered = { $card } lies on { $hero }.
note-hero-capped = { $hero } counts at most { $cap } in each characteristic, for this trial.
note-hero-joined = In the team: { $hero }.
note-hero-died = Dead: { $hero }.
note-said-no = “Non !” { $target } is discarded and so is the Dilemme; its slot is free again.
note-paid = Into the bank: { $count ->
        [one] one gem.
       *[other] { $count } gems.
    }
note-paid-by-hand = Paid: { $card }, { $count ->
        [one] one gem.
       *[other] { $count } gems.
    }
note-left-unpaid = Not paid for, and left lying: { $card }.
note-cannot-pay-settled = Settled at the table: { $card }, { $count ->
        [one] one gem.
       *[other] { $count } gems.
    }
note-imprevus-discarded = Discarded: { $card }.
note-creature-played = Played in this trial: { $card }.
note-aleas-discarded = Discarded, unpaid: { $card }.
note-room-none = { $card }: no Room of the Vils’ Quest. Nothing happens.
note-room-too-early = { $card }: Room { $place ->
        [1] I
        [2] II
       *[3] III
    } of the Vils, but an earlier one is still closed. Nothing happens.
note-room-done-already = { $card } has done its work already. Nothing happens.
note-room-nothing-again = { $card }: nothing happens.
note-notch-down = Room { $place ->
        [1] I
        [2] II
       *[3] III
    }: the Quest card of the Vils is at notch { $notch }.
note-relic-taken = The Vils have their Relic.
note-relic-with-team = The Relic of the Vils’ Quest is yours.
note-vils-blocked = No Relic: the Vils can no longer complete their Quest.
note-countdown-started = { $left } changes of Guide are left.
note-no-countdown = No countdown begins.
note-changes-left = { $left ->
        [0] This is the last turn.
        [one] One change of Guide is left.
       *[other] { $left } changes of Guide are left.
    }
note-points-counted = { $count ->
        [one] One point
       *[other] { $count } points
    } in all.
note-clamped = { $counter } stops at { $value }.

## Why not

refused-wanted = The table waits for something else: { $kind ->
    [choose] a choice
    [order] an order
    [number] a number
    [draw] { $prompt_id ->
        [pay] the gems that you pay
        [pay-part] the gems that you pay
       *[other] the gems that were drawn
    }
    [text] a text
   *[confirm] that this is done
    }.
refused-wrong-number = { $wanted ->
        [one] One gem is
       *[other] { $wanted } gems are
    } asked for, you gave { $got }.
refused-not-enough = { $counter }: { $got ->
        [0] none
       *[other] only { $got }
    } there, not { $wanted }.
refused-boards-lack = Not enough { $colour } on { $board }: { $got } there, { $wanted } wanted.
refused-unknown-colour = There is no colour “{ $colour }”. Say red, blue, green, yellow or violet, or the name that you gave it.
refused-unknown-board = There is no board “{ $board }”.
refused-unknown-hero = There is no Hero “{ $hero }”. They are 1 to 6.
refused-unknown-kind = This game has no cards of the kind “{ $kind }”.
refused-wrong-kind = A card of this kind does not belong here now: { $kind }.
refused-hero-dead = { $hero } is dead: name a living Hero.
refused-no-place-for-hero = All { $count } places are taken. Say which Hero is replaced.
refused-no-free-slot = No free slot on { $board }.
refused-all-imprevus-drawn = All { $count } Imprévus were drawn already.
refused-says-no-to-suffered-only = “Non !” discards only a Créature or a Bestiole, not { $card }.
refused-no-dilemma-says-no = “Alors là, je dis non !” does not lie on any of your boards.
refused-not-an-option = “{ $value }” is no answer here. Possible: { $options }.
refused-not-a-number = A whole number from { $low } to { $high }, not “{ $value }”.
refused-out-of-range = { $counter }: { $value } is not between { $low } and { $high }.
refused-not-counted = { $counter }: nobody has told this number, so nothing can be taken from it. Set it first.
refused-bank-needs-a-place = Gems of the bank go to or come from somewhere: change the board that has or lacks them, and the bank follows.
refused-colours-differ = A gem keeps its colour: { $source } cannot become { $target }.
refused-relic-gone = That Relic has left its pile already.
refused-bad-name = “{ $value }” is no name: one to sixty characters.
refused-bad-tint = { $field }: a colour such as #c0392b, not “{ $value }”.
refused-points-first = Begin with the number of points, not with “{ $value }”.
refused-too-many-lines = { $count } lines of points are enough.
refused-game-over = The game is over. Go to a step if it is not.

## Numbers

counter-vils-token = Vils · { $token }
counter-bank-token = Bank · { $token }
counter-board-token = { $board } · { $token }
    .short = { $token }
counter-board-slots = { $board } · slots for Dilemmes
    .short = slots for Dilemmes
counter-hero-token = { $hero } · { $token }
    .short = { $token_id ->
        [value1] char. 1
        [value2] char. 2
        [value3] char. 3
        [value4] char. 4
        [value5] char. 5
        [value6] char. 6
        [value7] char. 7
        [value8] char. 8
        [bonus1] Equip. 1
        [bonus2] Equip. 2
        [bonus3] Equip. 3
        [bonus4] Equip. 4
        [bonus5] Equip. 5
        [bonus6] Equip. 6
        [bonus7] Equip. 7
        [bonus8] Equip. 8
       *[other] { $token }
    }
counter-vils-notch = Vils · notch
counter-vils-room1 = Room I open
counter-vils-room2 = Room II open
counter-vils-room3 = Room III open
counter-vils-relic = Relic with the Vils
counter-vils-blocked = Vils’ Quest blocked
    .short = Quest blocked
counter-relic-pile = Their Relic in its pile
    .short = Relic in its pile
counter-countdown-left = Countdown
    .short = Countdown
counter-countdown-on = Countdown running
counter-points-team = Points
counter-points-vils = Points of the Vils
counter-challenge-imprevus = Challenge · Imprévus
counter-challenge-gemmes = Challenge · gems
counter-imprevus-left = Imprévus still to draw
    .short = Imprévus to draw
counter-pawns-ddd = DDD
counter-avatar-square = Avatar, squares gone
    .short = Avatar: squares
counter-team-square = Team, squares gone
    .short = Team: squares

token-red = red
token-blue = blue
token-green = green
token-yellow = yellow
token-violet = violet
token-vitality = vitality
token-value1 = characteristic 1
token-value2 = characteristic 2
token-value3 = characteristic 3
token-value4 = characteristic 4
token-value5 = characteristic 5
token-value6 = characteristic 6
token-value7 = characteristic 7
token-value8 = characteristic 8
token-bonus1 = Equipment on 1
token-bonus2 = Equipment on 2
token-bonus3 = Equipment on 3
token-bonus4 = Equipment on 4
token-bonus5 = Equipment on 5
token-bonus6 = Equipment on 6
token-bonus7 = Equipment on 7
token-bonus8 = Equipment on 8

part-printed = { $value } printed
part-equipment = { $value } Equipment
part-bestiole-cap = { $value }: at most { $cap } under a Bestiole
part-points = { $value ->
        [one] one point
       *[other] { $value } points
    }
part-points-line = { $value } { $label }

## Names

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-violet = violet
board-b1 = board 1
board-b2 = board 2
board-b3 = board 3
board-b4 = board 4
board-b5 = board 5
board-b6 = board 6
on-b1 = { board-b1 }
on-b2 = { board-b2 }
on-b3 = { board-b3 }
on-b4 = { board-b4 }
on-b5 = { board-b5 }
on-b6 = { board-b6 }
hero-h1 = Hero 1
hero-h2 = Hero 2
hero-h3 = Hero 3
hero-h4 = Hero 4
hero-h5 = Hero 5
hero-h6 = Hero 6
on-h1 = { hero-h1 }
on-h2 = { hero-h2 }
on-h3 = { hero-h3 }
on-h4 = { hero-h4 }
on-h5 = { hero-h5 }
on-h6 = { hero-h6 }
square-mystery = Mystery token
square-chance = Chance
square-shortcut = Perilous shortcut
square-portal = Portal
card-room = this Room
relic-unnamed = The Relic it names

kind-dilemme = Dilemme
kind-dilemme-non = “Alors là, je dis non !”
kind-creature = Créature
kind-bestiole = Bestiole
kind-zone = Zone
kind-porte = Door
kind-alea = Aléa
kind-salle = Room
kind-octuple = Chambre de l’Octuple
kind-heros = Hero
kind-relique = Relic

area-drawn = just drawn
area-pending = waiting for a trial
area-kept = on hold
area-spot = on the spot
area-team = with the team
area-heroes = in the team
area-dead = dead

field-cost = Gems
field-name = Name
field-vitality = Vitality
field-value1 = Characteristic 1
field-value2 = Characteristic 2
field-value3 = Characteristic 3
field-value4 = Characteristic 4
field-value5 = Characteristic 5
field-value6 = Characteristic 6
field-value7 = Characteristic 7
field-value8 = Characteristic 8

## How it ends

ending-quest = Your Quest is done. You have won!
    .why = You were faster than the Vils and ahead of the Avatar. Count your points.
ending-avatar = The Avatar of the Void has caught you
    .why = It caught the team before your Quest was done. The game is lost.
ending-vils = The Vils have finished their Quest
    .why = They were first. The game is lost.
ending-fourth-change = The Vils have finished: fourth change of Guide
    .why = Three changes were left when their last Room opened, and your Quest was not done in time. The game is lost.

## Before the game

setup-players = Who plays?
    .hint = One to three, in the order of the Guides.
setup-guide = How much shall be said?
setup-count = What shall the companion count?
setup-checklist = Walk through the set-up
setup-rules = Rules
setup-imprevus = Challenge: Imprévus
    .hint = The number of Imprévus on your Challenge token: 2, 3 or 4.
setup-gemmes = Challenge: gems for the Vils
    .hint = The number of gems on your Challenge token: 2, 3 or 4. It may differ from the other.
setup-boards = Influence boards in use
    .hint = Each begins with one gem of each colour. Left open, the companion does not count your gems.
setup-slots = Slots for Dilemmes
    .hint = One number for every board alike, or one for each board. Left open, you say yourselves whether there is room.
setup-rooms = Rooms I and II of the Vils’ Quest
    .hint = Two names, as on their Quest card; III is always the Chambre de l’Octuple. Left open, you will be asked.
setup-relic = Relic of the Vils’ Quest
    .hint = The one that Room I names.
setup-heroes = Your six Heroes
    .hint = Names, in the order in which the DDD counts them.
setup-challenge = Name of the Challenge
setup-vitality = Vitality of a Hero at the start
    .hint = Left open, the companion does not count it.
setup-traits = Names of the characteristics
    .hint = In the order of the Hero cards.
setup-colours = Names of the five gems
    .hint = In the order red, blue, green, yellow, violet.
setup-tints = Tints of the five gems
    .hint = Five values such as #c0392b, in the same order.
setup-effect-red = Effect of four red gems
    .hint = As on the board of the Vils, in your words; shown when it is set off.
setup-effect-blue = Effect of four blue gems
setup-effect-green = Effect of four green gems
setup-effect-yellow = Effect of four yellow gems
setup-effect-violet = Effect of four violet gems

## Glossary

term-guide = Guide
    .text = The player who leads this turn: rolls the golden die and reads the cards aloud. Somebody else next turn.
term-team = Team
    .text = The six Heroes that all of you lead together; the green pawn on the board.
term-hero = Hero
    .text = One of the six of your team, with characteristics, vitality and perhaps Equipment.
term-avatar = Avatar of the Void
    .text = The white pawn that chases the team from the moment it leaves the city. If it catches you, the game is lost.
term-vils = Vils
    .text = Your opponents, played by the game itself. They have a board, gems and a Quest of their own.
term-vils-quest = Quest of the Vils
    .text = The opposite of yours. Three Rooms, in order, move its card down three notches.
term-challenge = Challenge
    .text = The difficulty that you chose. Its token says how many Imprévus and how many gems each revelation brings.
term-influence-board = Influence board
    .text = Where the Heroes and gems of the players lie. Any of them can hold a Dilemme on a free slot.
term-slot = Slot
    .text = A place on an influence board where one Dilemme can wait.
term-blessing = Blessing
    .text = The optional beginning of a turn: a divine skill or a divine Dilemme.
term-ddd = DDD
    .text = The golden die of destiny. It opens the turn and names the Hero whom a Bestiole hampers.
term-mystery = Mystery token
    .text = A face-down token on the way; turned up when the team gets there.
term-gem-purse = Gem purse
    .text = A symbol on Mystery tokens: five gems from the bank for a board of yours.
term-shortcut = Perilous shortcut
    .text = A special square of the board; your booklet says what it risks.
term-portal = Portal
    .text = A special square of the board, marked by its token.
term-imprevu = Imprévu
    .text = A card of the unexpected, drawn at each revelation: a Dilemme, a Créature or a Bestiole.
term-dilemma = Dilemme
    .text = An Imprévu that you may keep for later on a free slot. In this mode only its lower part can be played.
term-says-no = “Alors là, je dis non !”
    .text = The special Dilemme: lying on one of your boards, it discards one Créature or Bestiole, even before it is paid.
term-red-purse = Red purse
    .text = The price of a Dilemme that you do not keep: gems for the Vils, as many as the Challenge says.
term-creature = Créature
    .text = An Imprévu that is paid at once and played in the trial, if one is tested.
term-bestiole = Bestiole
    .text = An Imprévu that is paid at once and sits on a Hero: in a trial none of that Hero’s characteristics counts more than 2.
term-cost = Gems to pay
    .text = The number that a card shows. Paid gems go into the bank.
term-bank = Bank
    .text = The pouch of gems: what lies on no board. Twenty-five of each colour exist in all.
term-series = Series
    .text = Four gems of one colour on the board of the Vils. It sets off the effect of that colour once; then all of them go back.
term-alea = Aléa
    .text = The card on the spot that the team reached: a Zone, a Door or a Room. Revealing it has its price.
term-room = Room
    .text = An Aléa of the Chasm. Three of them matter to the Quest of the Vils, in order only.
term-notch = Notch
    .text = How far the Quest card of the Vils has slid down on their board: nought to three.
term-relic = Relic
    .text = A treasure that a Quest asks for. The Vils take theirs with Room I, if it is still in its pile.
term-countdown = Countdown
    .text = After Room III of the Vils three changes of Guide are left to finish your own Quest; the fourth ends the game.
term-trial = Trial
    .text = The test that some Aléas ask of your Heroes, with dice and objectives.
term-objective = Objective
    .text = A part of a trial, for one Hero or for all together: met or missed.
term-vitality = Vitality
    .text = What a Hero can still bear. Wounds take it away.
term-equipment = Equipment
    .text = What a Hero carries; it can add to the characteristics.
term-points = Points
    .text = What a game that was won is worth. You add the lines, as your booklet counts.
