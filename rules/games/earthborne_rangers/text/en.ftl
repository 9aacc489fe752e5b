# Earthborne Rangers, in English. Our own sentences; the terms are those of the game.

game-name = Earthborne Rangers
where = Round { $round } · { $phase }
kept-game-round = Game { $number } · { $players } · round { $round }

## Where we are

phase-setup = Set-up
phase-path = Path cards
phase-rangers = Ranger turns
phase-travel = Travel
phase-refresh = Refresh
phase-day = End of the day

step-setup-rewards = Rewards
step-setup-areas = Rangers
step-setup-hand = Hands
step-setup-lead = Lead Ranger
step-setup-challenge = Challenge
step-setup-location = Location
step-setup-weather = Weather
step-setup-missions = Missions
step-setup-path = Path deck
step-setup-arrival = Arrival
step-setup-start = Start of day
step-path-draw = Path cards
step-rangers-turns = Turns
step-test-commit = Commit
step-test-reveal = Reveal
step-test-success = Outcome
step-test-challenge = Challenge
step-test-end = Test ends
step-clear-before = Before
step-clear-when = When
step-clear-check = Check
step-clear-after = After
step-travel-decide = Travel?
step-travel-clear = Put away
step-travel-choose = Where to
step-travel-camp = Camp?
step-travel-build = Path deck
step-travel-arrive = Arrive
step-refresh-fatigue = Injuries
step-refresh-draw = Draw
step-refresh-energy = Energy
step-refresh-effects = Effects
step-refresh-ready = Ready
step-day-end = Day over

## Set-up of a day

setup-players = Rangers
    .hint = One name for each Ranger. Thresholds per Ranger count all of them.
setup-guide = Guidance
    .hint = Every step, or only those with a number or a choice.
setup-count = What the companion counts
    .hint = What is left out is said, and counted by the table.
setup-checklist = Walk through the set-up
setup-rules = Rules version
setup-campaign = Campaign
    .hint = The name of your campaign tracker. Leave it empty for a single day.
setup-day = Day
setup-location = Location
setup-terrain = Terrain of the last path
    .hint = The terrain set of the path by which you came here.
setup-weather = Weather
setup-aspects = Aspects
    .hint = Awareness, fitness, spirit and focus of each Ranger, such as 3122: with them energy is counted.
setup-deck = Cards in a Ranger deck
    .hint = Before the first hand of six is drawn.
setup-lead = Lead Ranger
    .hint = The name of the Ranger who draws the first path card of each round.
setup-calendar = Calendar
setup-missions = Missions
setup-camped = The day before ended by camping
setup-lingering = Lingering Injuries given out

option-guide-full = Every step
option-guide-short = Only numbers and choices
option-count-deck = Decks and fatigue
option-count-injury = Injuries
option-count-energy = Energy
option-by-calendar = As the calendar says
option-place = { $card }
option-calendar-lure-of-the-valley = Lure of the Valley
option-calendar-legacy-of-the-ancestors = Legacy of the Ancestors
option-terrain-woods = { terrain-woods }
option-terrain-mountain-pass = { terrain-mountain-pass }
option-terrain-old-growth = { terrain-old-growth }
option-terrain-lakeshore = { terrain-lakeshore }
option-terrain-grassland = { terrain-grassland }
option-terrain-ravine = { terrain-ravine }
option-terrain-swamp = { terrain-swamp }
option-terrain-river = { terrain-river }

ask-setup-rewards = You camped: swap rewards if you like
    .detail = Rewards you have earned may go into the Ranger decks now; maladies stay.
    .why = Only a day that ended by camping allows it.
    .done = Swapped
ask-setup-areas = Lay out aspects, roles and common tests
    .detail = Shuffle the Ranger decks and take energy equal to the aspect values.
    .why = One card with the Setup keyword may be put into play for each Ranger. The numbers here stand already.
    .done = Laid out
ask-setup-hand = Draw six cards each
    .detail = Once, you may set aside any cards, draw as many, and shuffle those back.
    .why = The deck counts here already leave out the six cards.
    .done = Drawn
ask-setup-lead = Choose the lead Ranger: { $player }
    .detail = Another may be named in the set-up.
    .why = The lead Ranger draws the first path card of every round and decides when the group cannot.
    .done = Agreed
ask-setup-challenge = Shuffle the challenge deck
    .why = It has 24 cards and is used by every Ranger.
    .done = Shuffled
ask-setup-location = Put out the location: { $card }
    .why = It is where the last day ended; the campaign tracker knows it.
    .done = Put out
ask-setup-weather = Put out the weather: { $card }
    .detail = The tokens that it prints are counted here already. Read entries noted above the day.
    .why = The calendar on the tracker recommends the weather of every day.
    .done = Put out
ask-setup-missions = { $count ->
        [0] No mission is open
        [one] Put out the open mission
       *[other] Put out the { $count } open missions
    }
    .detail = Their bubbles are on the tracker.
    .why = Every mission that is not complete lies in the surroundings.
    .done = Put out
ask-setup-path = Shuffle a path deck of { $count } cards
    .detail = Terrain: { $terrain }. Add what cards tell you to add.
    .why = A pivotal place adds its own set, any other place three cards of the Valley.
    .done = Shuffled
ask-setup-arrival = Read the arrival set-up of { $card }
    .detail = Turn the location over for its entry. Instructions for further Rangers than you have are left out.
    .why = The place itself says with what the day begins.
    .done = Done
ask-setup-start = Put printed tokens out, then “Start of day”
    .why = These effects come last, when everything lies on the table.
    .done = Begin

## Path cards

ask-path-card = { $player }: draw a path card
    .detail = Show it to the scanner, or put it out and go on.
    .why = Every Ranger draws one, the lead Ranger first. An arrow up puts it along the way, an arrow down within your reach.
    .done = Drawn
ask-read-entry = { $card }: read entry { $entry }
    .detail = Then resolve what happens when it enters play.
    .why = A book icon sends you to the campaign guide. A card is finished before the next is drawn.
    .done = Read

## Ranger turns

ask-turn = Who takes the next turn?
    .why = Any order, but nobody goes twice in a row while another Ranger has not rested. Exhausting your role allows it.
ask-act = { $player }: one test, one card, or rest
    .detail = For a test tap its card, or your name for Remember. After playing a card: “{ ask-act.done }”.
    .why = A turn is one thing. Abilities without a time may be used at its start and its end.
    .done = Turn over

## A test

ask-fatigue-interaction = { $player }: suffer { $instances } fatigue first
    .detail = In between: { $cards }
    .why = Ready cards between you and the target tire you by their presence, each on its own. Friendly cards do not.
    .done = Suffered
ask-fatigue-rest = { $player }: suffer { $instances } fatigue for resting
    .detail = Fatiguing: { $cards }
    .why = Ready cards with Fatiguing tire whoever rests near them.
    .done = Suffered
ask-fatigue-ambush = { $player }: suffer { $instances } fatigue now
    .detail = Ambush: { $cards }
    .why = A ready Ambush card tires you at once when it comes within your reach.
    .done = Suffered
ask-test-aspect = Which aspect does the test ask for?
    .detail = { $player }: the card names it.
    .why = The modifier of the challenge card is read for this aspect.
ask-commit-effort = { $player }: how much effort in all?
    .detail = { $tokens ->
        [0] Aspect: { $aspect }. Difficulty { $difficulty }.
        [one] Aspect: { $aspect }. Difficulty { $difficulty }. Count 1 for the other Ranger’s token there.
       *[other] Aspect: { $aspect }. Difficulty { $difficulty }. Count { $tokens } for other Rangers’ tokens there.
    }
    .why = At least 1 energy of the aspect, and what cards in hand and in play add. It is fixed from here on.
ask-commit-energy = { $player }: how much of it is energy?
    .detail = Aspect: { $aspect }. It leaves the pool of { $got } here; 0 if you took it already.
    .why = A test takes at least 1 energy of its aspect, for 1 effort each. Cards and tokens add the rest.
ask-commit = { $player } commits { $effort } effort
    .detail = Aspect: { $aspect }. Difficulty { $difficulty }.
    .why = What is committed is fixed when this step ends. At least 1 energy of the aspect is part of it.
    .done = Committed
ask-reveal = Reveal a challenge card: which icon?
    .detail = { $player }, { $aspect }: { $effort } effort before the card. Scanning it also tells its modifier.
    .why = The modifier for the aspect changes the effort. The icon says which challenge effects follow.
ask-reveal-modifier = What does the card say for { $aspect }?
    .detail = { $player }: { $effort } effort before the card. Difficulty { $difficulty }.
    .why = The challenge card has a number for each aspect; the one for the aspect of the test changes the effort.
ask-test-success = Success: { $effort } effort for { $difficulty }
    .detail = { $player }: resolve everything the test says, and put down its tokens here.
    .why = The whole success text comes first. What reaches a threshold meanwhile clears after it.
    .done = Resolved
ask-success-traverse = Success: { $effort } progress on { $card }
    .detail = { $player } traverses. Place it yourself if the test says otherwise.
    .why = Traverse puts progress equal to the effort on a feature or the location.
    .done = Place it
ask-success-connect = Success: { $effort } progress on { $card }
    .detail = { $player } connects. Place it yourself if the test says otherwise.
    .why = Connect puts progress equal to the effort on a being.
    .done = Place it
ask-success-avoid = Success: exhaust { $card }
    .detail = { $player } avoids it.
    .why = An exhausted card tires nobody and has no challenge effects.
    .done = Exhaust it
ask-success-remember = Success: scout { $effort }, then draw one card
    .detail = { $player }: the top cards of your own deck.
    .why = Remember interacts with nothing, so nothing lies in between.
    .done = Done
ask-test-failure = Failure: { $effort } effort for { $difficulty }
    .detail = { $player }: resolve what the test says for failing.
    .why = Less effort than the difficulty. Correct the effort if the table has another number.
    .done = Resolved
ask-test-failure-traverse = Failure: { $player } suffers an injury
    .detail = { $effort } effort for { $difficulty }.
    .why = Failing to traverse hurts. The whole fatigue stack goes to the discard.
    .done = Suffered
ask-challenge-effect = { $card }: a { $icon } effect?
    .detail = Resolve it if there is one; tokens can be put down now.
    .why = Ready cards near you may answer the drawn icon: weather, location, missions, along the way, within reach, your area.
    .done = Resolved
ask-challenge-icon = Which icon was drawn?
    .why = It says which challenge effects follow.
ask-reshuffle = Shuffle the challenge discard into its deck
    .why = The card of this test has the reshuffle icon. It is done once, after everything else.
    .done = Shuffled
ask-reshuffle-perhaps = Reshuffle icon on the card? Then shuffle
    .detail = The challenge discard goes back into its deck.
    .why = It is done once, after everything else.
    .done = Done

## Clearing

ask-clear-order = { $count } cards clear: which comes first?
    .detail = Tap one, or all in your order.
    .why = Every card that has reached a threshold clears now. The group picks the order.
ask-clear-kind = { $card }: cleared by which tokens?
    .detail = Only the text for that kind is used.
    .why = Both kinds have reached their threshold, so you choose.
ask-clear-at-nothing = { $card }: cleared by a threshold of 0?
    .detail = No token lies there, and none is needed.
    .why = The rules do not say. What you choose is kept in the history.
ask-clear-before = { $card } clears: effects “before”
    .detail = By { $kind }: { $count } of { $limit }. Finish what you are resolving first.
    .why = Step 1 of 4: effects that come before the clearing. Several of them: in the order you like.
    .done = Next
ask-clear-before-rangers = { $card } clears: effects “before”
    .detail = Every Ranger’s token lies there. Finish what you are resolving first.
    .why = Step 1 of 4: effects that come before the clearing. Several of them: in the order you like.
    .done = Next
ask-clear-when = { $card } clears: effects “when”
    .detail = { $sources ->
        [one] Also the Clear text of the card itself.
       *[other] Possible sources, in the order you like: { $effects }
    }
    .why = Step 2 of 4: effects when a card clears, and those marked Clear on the card. Take tokens off here if they say so.
    .done = Next
ask-clear-when-guide = { $card } clears: read entry { $entry } aloud
    .detail = { $sources ->
        [one] Also other effects “when” it clears.
       *[other] Possible sources, in the order you like: { $effects }
    }
    .why = Step 2 of 4: the number beside Clear sends you to the campaign guide. Take tokens off here if it says so.
    .done = Read
ask-clear-nested = { $cards } { $count ->
        [one] is due, too. When?
       *[other] are due, too. When?
    }
    .detail = { $card } is not finished yet.
    .why = The rules do not say whether it clears inside this clearing or after it. What you choose is kept in the history.
ask-clear-check = Discard { $card }
    .detail = Still enough { $kind }: { $count } of { $limit }. Tokens and attached cards go with it.
    .why = Step 3 of 4: look again. A card is discarded only if it still has enough.
    .done = Discarded
ask-clear-check-rangers = Discard { $card }
    .detail = Every Ranger’s token still lies there; they go back to the roles.
    .why = Step 3 of 4: look again. A card is discarded only if it still has enough.
    .done = Discarded
ask-clear-other-kind = { $card }: still enough { $other }. Discard it?
    .detail = What it was cleared by is gone.
    .why = The rules do not say which kind counts here. Read literally, any kind will do. What you choose is kept in the history.
ask-clear-after = { $card } was cleared: effects “after”
    .detail = For other rules it was { $player } who cleared it.
    .why = Step 4 of 4: effects that come after the clearing, also when the card stayed.
    .done = Next
ask-clear-after-nobody = { $card } was cleared: effects “after”
    .detail = It happened in nobody’s turn.
    .why = Step 4 of 4: effects that come after the clearing, also when the card stayed.
    .done = Next

## Travel

ask-travel-decide = The group may travel: will you?
    .detail = { $card } carries enough, and no ready obstacle is in the way.
    .why = It is looked at now and only now. You may stay.
ask-travel-clear = Discard { $count ->
        [one] the card that stays behind
       *[other] the { $count } cards that stay behind
    }
    .detail = { $cards }
    .why = Path cards and Ranger cards outside your areas leave. Persistent cards and what is attached to them come along.
    .done = Discarded
ask-travel-clear-nothing = Put the path cards back into the collection
    .detail = Nothing else has to go.
    .why = The path deck and its discard are built anew for the next place.
    .done = Put away
ask-travel-choose = Where do you travel?
    .detail = One path on. River paths only where something allows them.
    .why = These are the places next to this one on the map of the Valley.
ask-travel-scan = Show the new location to the scanner
    .detail = Or answer its name.
    .why = No path of the map leads away from here.
ask-travel-terrain = By which terrain do you reach { $card }?
    .why = The terrain of the path says which set goes into the path deck.
ask-travel-camp = Camp at { $card }, or go on?
    .detail = Camping ends the day here.
    .why = Only a day that ended by camping lets you swap rewards.
ask-travel-build = Shuffle a path deck of { $count } cards
    .detail = Terrain: { $terrain }. Add what cards tell you to add.
    .why = A pivotal place adds its own set, any other place three cards of the Valley.
    .done = Shuffled
ask-travel-arrive = Arrive at { $card }
    .detail = Resolve its arrival set-up, and missions that end by arriving.
    .why = Instructions for further Rangers than you have are left out.
    .done = Arrived
ask-travel-arrive-guide = Arrive at { $card }: entry { $entry }
    .detail = Then its arrival set-up, and missions that end by arriving.
    .why = The entry may be replaced by a mission. Instructions for further Rangers than you have are left out.
    .done = Arrived

## Refresh

ask-refresh-fatigue = { $count ->
        [0] No injuries: no fatigue
       *[other] Suffer { $count } fatigue for injuries
    }
    .detail = One for each injury, each Ranger from their own deck.
    .why = It comes first in Refresh, before drawing. Who has too few cards ends the day.
    .done = { $count ->
        [0] Next
       *[other] Suffered
    }
ask-refresh-fatigue-by-hand = Suffer 1 fatigue for each injury
    .detail = Injuries are not counted here: look at the roles and tell the fatigue.
    .why = It comes first in Refresh, before drawing. A third injury ends the day after that turn: then press “{ action-end-day }”.
    .done = Suffered
ask-refresh-draw = { $players ->
        [one] Draw one card
       *[other] Draw one card each
    }
    .why = Who cannot draw ends the day for all.
    .done = Drawn
ask-refresh-energy = Energy: exactly the aspect values
    .detail = What is missing is added, what is above goes back.
    .why = During turns there may be more; Refresh levels it.
    .done = Set
ask-refresh-energy-by-hand = { $player }: set energy to the aspects
    .detail = The companion does not know these values. Tell them with an aspect card or in the set-up.
    .why = In Refresh every pool becomes exactly the value of its aspect.
    .done = Set
ask-refresh-effects = Resolve effects marked Refresh
    .detail = Weather, location, missions, then the other cards.
    .why = Each of them once. What reaches a threshold clears afterwards.
    .done = Resolved
ask-refresh-weather = { $card }: { $by ->
        [-1] take one { $token } off
        [1] put one { $token } on
       *[other] put { $by } { $token } on
    }
    .detail = “{ ask-refresh-weather.done }” counts it and turns the card when it is due. Then the other Refresh effects.
    .why = The weather has a Refresh effect of its own, once in a round.
    .done = Resolved
ask-refresh-weather-turns = { $card }: its Refresh effect
    .detail = “{ ask-refresh-weather-turns.done }” turns the card when it is due. Then the other Refresh effects.
    .why = The weather has a Refresh effect of its own, once in a round.
    .done = Resolved
ask-refresh-weather-by-hand = { $card }: its Refresh effect, if any
    .detail = By hand: change its tokens and turn it over as it says. Then the other Refresh effects.
    .why = What this side does in Refresh is not known here; its tokens are only kept.
    .done = Resolved
ask-refresh-weather-tokens-by-hand = { $card }: check its { $token } tokens
    .detail = Put on or take off by hand what the card says. “{ ask-refresh-weather-tokens-by-hand.done }” turns it when it is due. Then the other effects.
    .why = How many tokens come or go depends on the table. The companion only sees when the card turns.
    .done = Resolved
ask-refresh-ready = { $count ->
        [0] Nothing is exhausted
        [one] Ready the exhausted card
       *[other] Ready the { $count } exhausted cards
    }
    .detail = In every area, roles too. Then the next round begins.
    .why = It comes last, so that exhausted cards stayed out of this round.
    .done = Readied

## What only the table knows

ask-x-value = { $card }: how much is X?
    .detail = { $field }: the number that the card tells now. It can be corrected later.
    .why = The printed X depends on the table.
ask-mission-tokens = { $card } returns: keep its tokens?
    .detail = A mission does not leave play; it goes back to the surroundings.
    .why = Whether its tokens are lost was never ruled. What you choose is kept in the history.
ask-day-notes = Notable events of day { $day }?
    .detail = A line for the tracker; as many as you like. Close with “{ action-no-more-notes }”.
    .why = Of a day only the tracker and the deck lists are kept.

## Answers

option-sun = Sun
option-mountain = Mountain
option-crest = Crest
option-modifier-2-less = −2
option-modifier-1-less = −1
option-modifier-0 = 0
option-modifier-1-more = +1
option-no-effects = No effects
option-awa = { aspect-awa }
option-fit = { aspect-fit }
option-spi = { aspect-spi }
option-foc = { aspect-foc }
option-woods = { terrain-woods }
option-mountain-pass = { terrain-mountain-pass }
option-old-growth = { terrain-old-growth }
option-lakeshore = { terrain-lakeshore }
option-grassland = { terrain-grassland }
option-ravine = { terrain-ravine }
option-swamp = { terrain-swamp }
option-river = { terrain-river }
option-card = { $card }
option-player = { $player }
option-by-harm = Harm, { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
option-by-progress = Progress, { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
option-clear = It clears
option-leave = Leave it
option-now = Now, inside this one
option-later = Later, after this one
option-discard = Discard it
option-keep = Keep it
option-keep-tokens = Keep them
option-drop-tokens = They are lost
option-travel = Travel
option-stay = Stay
option-path = { $card } ({ $terrain })
option-river-path = { $card } ({ $terrain }, if something allows it)
option-camp = Camp
option-go-on = Go on

## What is said

note-entered = { $card } comes into play.
note-left = { $card } leaves play.
note-role = { $player } plays this role.
note-reached = { $card } has reached a threshold; it clears when this step is over.
note-location-reached = { $card } has enough: the group may travel in phase 3.
note-left-as-is = { $card } stays as it is.
note-cleared = { $card } is cleared. Cleared by: { $player }
note-cleared-by-nobody = { $card } is cleared.
note-kept = { $card } stays: it no longer has enough.
note-mission-stays = { $card } does not leave play; it is back in the surroundings.
note-x-is = { $card }: X is { $count }.
note-effort = Resulting effort: { $effort }. Difficulty: { $difficulty }.
note-fatigued = { $player }: { $count ->
        [one] one card
       *[other] { $count } cards
    } onto the fatigue stack.
note-fatigue-by-hand = { $player }: { $count } fatigue, counted by the table.
note-soothed = { $player }: { $count ->
        [one] one card
       *[other] { $count } cards
    } from the fatigue stack into the hand.
note-injured = { $player }: injury { $injury }. { $count ->
        [0] The fatigue stack was empty.
        [one] One card goes from the fatigue stack to the discard.
       *[other] { $count } cards go from the fatigue stack to the discard.
    }
note-injured-by-hand = { $player }: an injury, counted by the table. The whole fatigue stack goes to the discard.
note-injured-stack-by-hand = { $player }: injury { $injury }. The whole fatigue stack goes to the discard.
note-healed-by-hand = { $player }: healed, counted by the table.
note-soothed-by-hand = { $player }: soothe { $count }, counted by the table.
note-healed = { $player }: { $count ->
        [one] one injury
       *[other] { $count } injuries
    } healed.
note-no-card = { $player } has no card left: the day is over at once.
note-lingering-injury = { $player }: a Lingering Injury joins the deck.
note-rested = { $player } rests.
note-out-of-turn = { $player } rests out of turn; it was the turn of: { $players }
note-no-travel-progress = No travel: { $card } has not reached its threshold.
note-no-travel-obstacle = No travel: { $card } is a ready obstacle.
note-arrived = The group is at { $card }.
note-weather-turned = The weather turns: { $card }
note-round = Round { $round } begins.
note-day-over = Day { $day } is over.
note-written-down = Written down for the tracker: { $card }
note-clamped = { $counter } stops at zero.

## Why something cannot be done

refused-slashed = { $card }: this threshold is slashed, so no { $kind } can lie there.
refused-not-in-play = { $card } is not in play.
refused-not-enough = { $counter } is only { $got }; { $wanted } were wanted.
refused-energy-untold = { $player }: nobody has told the energy yet ({ $aspect }). Show the aspect card, or set the energy by hand.
refused-not-enough-energy = { $player } has only { $got } energy ({ $aspect }); { $wanted } were wanted.
refused-modifier-untold = { $aspect_id ->
        [none] First tell which aspect the test asks for.
       *[other] The test asks for { $aspect }: its modifier was not told.
    }
refused-never-in-play = Cards of this kind do not stay in play.
refused-unknown-end = A card goes to “discard”, “out” or “aside”, not to “{ $to }”.
refused-stays-in-play = { $card } cannot be put away; show its successor to the scanner.
refused-cannot-move = { $card } cannot be moved by itself.
refused-no-other-side = There is no weather card to turn over.
refused-already-exhausted = { $card } is exhausted already.
refused-exhausted-cards-do-not-fatigue = { $card } is exhausted, so it tires nobody.
refused-unknown-aspect = “{ $aspect }” is no aspect: awa, fit, spi or foc.
refused-unknown-test = “{ $kind }” is no test: traverse, connect, avoid, remember or card.
refused-unknown-icon = “{ $icon }” is no challenge icon: sun, mountain or crest.
refused-unknown-option = “{ $value }” is not among the answers.
refused-wrong-number = { $wanted ->
        [one] One answer is wanted, here are { $got }.
       *[other] { $wanted } answers are wanted, here are { $got }.
    }
refused-wrong-length = The line needs { $low } to { $high } characters; it has { $got }.
refused-test-going-on = { $player } is in the middle of a test. Finish it first.
refused-no-test = No test is being performed.
refused-effort-untold = { $player }: tell the committed effort first.
refused-obstacle-between = { $card } is a ready obstacle in between. Exhaust or clear it first.
refused-obstacle-blocks = { $card } is a ready obstacle, so nobody travels. Exhaust or clear it first.
refused-has-rested = { $player } has rested and takes no more turns this round.
refused-another-first = { $player } went last. Next: { $players }. Or { $player } exhausts the role to go twice.
refused-day-is-over = Day { $day } is over already.
refused-bad-value = { $card }: “{ $value }” does not fit { $field }.
refused-bad-aspects = “{ $value }”: four figures are wanted, for awareness, fitness, spirit and focus.
refused-same-name = { $field }: each Ranger needs a name of their own.

## The campaign tracker

cli-campaign = the campaign trackers: list, show, new, next, end, write, export, import, restore
cli-campaign-list = list the campaigns
cli-campaign-show = show a campaign
cli-campaign-new = begin a campaign
cli-campaign-next = print the game line of the next day
cli-campaign-end = cross off the day that a journal played to its end
cli-campaign-write = write on the tracker: mission, bubbles, complete, reward, event, cross or guide
cli-campaign-export = write a campaign to one readable file
cli-campaign-import = take in a campaign file, checked before it replaces anything
cli-campaign-restore = go back to the state before the last change
cli-campaign-replace = replace a campaign of that name; it is kept as a backup
refused-bad-campaign = This campaign cannot be read:
refused-bad-entry = { $entry }: “{ $value }” does not fit.
refused-newer-campaign = This campaign was written by a newer release (format { $format }, known here: { $known }). Update this one.
refused-not-a-campaign = { $file } is no campaign.
refused-campaign-over = { $campaign }: day { $day } was the last.
refused-day-not-over = { $campaign }: day { $day } has not ended yet.
refused-day-not-current = { $campaign }: day { $day } is crossed off already; day { $current } comes next.
refused-mission-known = { $mission } is on the tracker already.
refused-unknown-mission = There is no mission “{ $mission }” on the tracker.
refused-unknown-event = There is no notable event { $number }. { $count ->
        [0] None is written down.
        [one] One is written down.
       *[other] { $count } are written down.
    }
refused-unknown-campaign = There is no campaign “{ $campaign }”.
refused-campaign-exists = There is a campaign “{ $campaign }” already. Choose another name, or replace it.
refused-no-backup = { $campaign }: there is no earlier state to go back to.
refused-bad-name = “{ $name }” is no name for a campaign: letters or figures are wanted, 80 characters at most.

## Endings

ending-day-camped = Day { $day } ends in camp
    .why = Cross off day { $day } and note the place and the terrain: { $terrain }. Rewards may be swapped before day { $next }. Everything else goes: injuries, tokens, cards in play.
ending-day-no-card = Day { $day } is over: no card was left
    .why = Cross off day { $day } and note the place and the terrain: { $terrain }. Everything else goes: injuries, tokens, cards in play.
ending-day-injury = Day { $day } is over: a third injury
    .why = { $lingering ->
        [0] Cross off day { $day } and note the place and the terrain: { $terrain }. No Lingering Injury is left in the box.
        [one] A Lingering Injury joins this deck: { $players }. Cross off day { $day } and note the place and the terrain: { $terrain }.
       *[other] A Lingering Injury joins each of these decks: { $players }. Cross off day { $day } and note the place and the terrain: { $terrain }.
    }
ending-day-instruction = Day { $day } is over
    .why = An instruction ended it. Cross off day { $day } and note the place and the terrain: { $terrain }. Everything else goes: injuries, tokens, cards in play.

## Buttons

action-no-more-effects = No more effects
answered-none = No more effects
act-tested = { $player } takes a test.
action-less-effort = Effort −1
action-more-effort = Effort +1
action-ordered-travel = Travel as ordered
action-no-more-notes = No more events
action-end-day = End the day
action-rest = Rest
action-remember = Remember
action-own-test = Own test
action-place-progress = Progress +1
action-place-harm = Harm +1
action-traverse = Traverse
action-connect = Connect
action-avoid = Avoid
action-suffer-fatigue = Suffer 1 fatigue
action-soothe = Soothe 1
action-injure = Injury
action-heal = Heal 1
action-exhaust = Exhaust
action-ready = Ready
action-discard = Discard
action-complete = Complete
action-strike-out = Strike out
action-turn-over = Turn over
action-token-here = Ranger token here: { $player }
action-token-home = Ranger token home: { $player }
action-put-into-play = Put into play
action-put-within-reach = Within reach of { $player }

## Counters, and where numbers come from

counter-location-progress = Progress
counter-location-harm = Harm
counter-location-rangers = Rangers here
counter-location-token = { $token }
counter-weather-token = { $token }
counter-weather-harm = Harm
counter-weather-progress = Progress
counter-weather-rangers = Ranger tokens
counter-card-progress = { $card }: progress
    .short = Progress
counter-card-harm = { $card }: harm
    .short = Harm
counter-card-rangers = { $card }: ranger tokens
    .short = Ranger tokens
counter-card-bubbles = { $card }: bubbles
    .short = Bubbles
counter-card-token = { $card }: { $token }
    .short = { $token }
counter-player-deck = { $player }: deck
    .short = Deck
counter-player-fatigue = { $player }: fatigue
    .short = Fatigue
counter-player-injury = { $player }: injuries
    .short = Injuries
counter-player-energy-awa = { $player }: awareness
    .short = Awareness
counter-player-energy-fit = { $player }: fitness
    .short = Fitness
counter-player-energy-spi = { $player }: spirit
    .short = Spirit
counter-player-energy-foc = { $player }: focus
    .short = Focus
counter-test-effort = Effort
counter-day-number = Day

part-effort = effort of the test
part-committed = committed
part-challenge-card = the challenge card
part-lies-there = lies there already
part-presence = presence of { $card }
part-injuries = { $player }: injuries
part-one-card = { $player }
part-terrain-set = terrain set: { $terrain }
part-pivotal-set = the set of { $card }
part-valley-cards = cards of the Valley

## Words

kind-being = Being
kind-feature = Feature
kind-attachment = Attachment
kind-location = Location
kind-weather = Weather
kind-mission = Mission
kind-gear = Gear
kind-attribute = Attribute
kind-moment = Moment
kind-role = Role
kind-malady = Malady
kind-aspect = Aspect
kind-challenge = Challenge card
kind-reward = Reward
kind-event = Notable event
kind-set = Card set
kind-calendar = Calendar
kind-index = Index
other-harm = harm
other-progress = progress
other-rangers = Ranger tokens
field-harm = Harm
field-progress = Progress
field-presence = Presence
field-cost = Cost
field-equip = Equip value
field-level = Level
field-count = Number
field-modifier = Modifier
field-reshuffle = Reshuffle
field-entry = Entry of the guide
field-bubbles = Bubbles
field-aspect = Aspect
area-surroundings = surroundings
area-along = along the way
area-reach = within reach
area-player = player area
area-tracker = campaign tracker
form-acting = takes the turn
form-awake = not rested yet
form-rested = has rested
aspect-awa = awareness
aspect-fit = fitness
aspect-spi = spirit
aspect-foc = focus
icon-sun = sun
icon-mountain = mountain
icon-crest = crest
icon-conflict = conflict
icon-reason = reason
icon-exploration = exploration
icon-connection = connection
terrain-woods = Woods
terrain-mountain-pass = Mountain Pass
terrain-old-growth = Old-growth
terrain-lakeshore = Lakeshore
terrain-grassland = Grassland
terrain-ravine = Ravine
terrain-swamp = Swamp
terrain-river = River
token-cloud = Cloud
token-rain = Rain
token-wind = Wind
token-fog = Fog
token-bat = Bat
token-bee = Bee
token-water = Water
token-charge = Charge
token-damage = Damage
token-growth = Growth
token-loot = Loot
token-lure = Lure
token-neglect = Neglect
token-route = Route
token-strength = Strength
token-strut = Strut
token-toxin = Toxin
token-biscuit = Biscuit
# What cards of further sets carry.
token-alarm = Alarm
token-beat = Beat
token-bite = Bite
token-buffer = Buffer
token-call = Call
token-cell = Cell
token-crack = Crack
token-dart = Dart
token-deed = Deed
token-dollop = Dollop
token-drop = Drop
token-echo = Echo
token-entry = Entry
token-essay = Essay
token-fiber = Fiber
token-filter = Filter
token-flash = Flash
token-form = Form
token-gleam = Gleam
token-glint = Glint
token-graph = Graph
token-herb = Herb
token-hum = Hum
token-hunch = Hunch
token-inkrill = Inkrill
token-insight = Insight
token-journey = Journey
token-length = Length
token-lesson = Lesson
token-marker = Marker
token-melody = Melody
token-morsel = Morsel
token-needle = Needle
token-pocket = Pocket
token-profile = Profile
token-puff = Puff
token-pulse = Pulse
token-rake = Rake
token-reading = Reading
token-record = Record
token-remote = Remote
token-sensor = Sensor
token-session = Session
token-shift = Shift
token-sip = Sip
token-sketch = Sketch
token-slice = Slice
token-snare = Snare
token-song = Song
token-spray = Spray
token-story = Story
token-strain = Strain
token-stride = Stride
token-strum = Strum
token-track = Track
token-tune = Tune
token-vault = Vault
token-vision = Vision
token-vittle = Vittle
token-xp = XP

## Glossary

term-clear = Clear
    .text = A card with at least as many tokens as its threshold clears: effects before, effects when, a second look, effects after. It is discarded only if the second look still finds enough. Locations never clear.
term-threshold = Threshold
    .text = The number of tokens at which something happens. It may be fixed, count once for each Ranger, ask for every Ranger’s token, be an X, or be slashed: then no token of that kind can lie there.
term-path-card = Path card
    .text = A card of the path deck. Up arrow: along the way, shared by all. Down arrow: within reach of the Ranger who drew it.
term-turn = Turn
    .text = One test, one card or a rest. Nobody goes twice in a row while another Ranger has not rested, unless the role is exhausted for it.
term-effort = Effort
    .text = What is committed to a test, changed by the challenge card. With at least the difficulty the test succeeds, and what it does scales with this number.
term-challenge = Challenge effect
    .text = After a test, ready cards near you may react to the drawn icon. Each reaction is a step of its own, and cards that are due clear after each.
term-travel = Travel
    .text = In phase 3 the group may go to a neighbouring place if the location has reached its threshold and no ready obstacle is in play.
term-camp = Camp
    .text = After travelling the group may end the day in camp. Only then may rewards be swapped before the next day.
term-fatigue = Fatigue
    .text = Cards from the top of your deck, unseen, onto your fatigue stack. With too few cards the day ends at once.
term-injury = Injury
    .text = The whole fatigue stack goes to the discard. Each injury tires you in every Refresh, and the third ends the day when the turn is over.
term-energy = Energy
    .text = Pays for cards and effort. There may be more than the aspect values during turns; Refresh sets it to exactly these.
term-presence = Presence
    .text = How much a card tires you when it lies in between, and how hard it is to interact with.
