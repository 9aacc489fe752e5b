# Words of the app in English. Games have their own words in their folders.

app-name = Table Companion
language-en = English
language-fr = Français
language-es = Español
language-cs = Čeština

## The command line

cli-about = A companion beside a real card game: scans cards, keeps the numbers, lights the lamps, says what to do next.
cli-command = COMMAND
cli-replay = tell a play or a journal again, and say where the rules of today differ
cli-replay-files = a play, a journal, or - to answer the lines of standard input
cli-update = write what the rules show now into the play
cli-json = print one JSON object a line
cli-usage = usage:
cli-arguments = what to name
cli-options = options
cli-help = show this help and end
cli-language = language of the texts: en, fr, es or cs
cli-play = play at the table, on the touchscreen
cli-headless = no screen: lines of the play language in, JSON out
cli-kiosk = the only program on this machine: fills the screen, no key ends it
cli-home = folder of games, taught cards and settings
cli-set = change a setting for this run, for example lamps=sim
cli-demo = a game that plays itself in the terminal, from pictures of cards
cli-read = read the codes in pictures
cli-pictures = picture files
cli-check = look at scanners, camera, lamps and number displays, and say what to mend
cli-check-yes = ask nothing: for scripts, and where nobody looks at the lamps
cli-check-seconds = seconds to show each scanner a code (0: do not wait)
cli-cards = card facts: import, show, search, export
cli-cards-import = take in a folder of community card files
cli-cards-show = show the facts of a card
cli-cards-search = find cards by name
cli-cards-sets = list the card sets of a game: word for --sets, name, how many labels
cli-cards-export = write the taught cards and corrections to a file
cli-cards-bind = let a code mean a card that is known
cli-cards-release = let a code mean nothing any more
cli-cards-correct = correct a printed number in every later game
cli-cards-undo = take back what was taught, imported or corrected last
cli-labels = make a sheet of codes to print
cli-games = list the games and those that can be resumed
cli-label-sets = only the cards of these sets
cli-label-cards = only these cards
cli-label-paper = paper or label sheet
cli-label-size = normal (17 mm, for a camera over the table) or small (12.5 mm, for cards held up)
cli-label-skip = labels of the first sheet that are used up already
cli-label-once = one label of each card, not one of each copy
cli-lamps = lamps off: make every lamp and number display dark
cli-report = write a report of a game for whoever mends a fault

## Wrong words on the command line

cli-wrong = { $command }: { $why }
refused-command-line = The command line cannot be understood: { $reason }
refused-word-missing = { $known_id ->
    [none] { $name } is missing.
   *[other] One of these words is missing: { $known }.
    }
refused-word-too-many = “{ $word }” is a word too many.
refused-word-unknown = “{ $word }” is not known here. { $meant_id ->
    [none] Possible: { $known }.
   *[other] Did you mean “{ $meant }”? Possible: { $known }.
    }
refused-option-unknown = There is no option “{ $word }” here{ $meant_id ->
    [none] .
   *[other] . Did you mean “{ $meant }”?
    }
refused-option-ambiguous = “{ $word }” can mean several options: { $known }. Write it out.
refused-value-missing = { $known_id ->
    [none] Something is missing after { $option }.
   *[other] One of these words is missing after { $option }: { $known }.
    }
refused-value-unknown = “{ $word }” does not fit { $option }. { $meant_id ->
    [none] Possible: { $known }.
   *[other] Did you mean “{ $meant }”? Possible: { $known }.
    }
refused-value-not-taken = { $option } stands alone: “{ $word }” cannot be given to it.
refused-no-whole-number = { $option }: a whole number, not “{ $word }”.
refused-number-not-in-range = { $option }: a whole number from { $low } to { $high }, not “{ $word }”.

## The table

where = Round { $round } · { $phase }
done = Done
why = Why?
kept-game = Game { $number } · { $players }
scan = Scan
undo = Undo
redo = Redo
cards = Cards
menu = More
back = Back
start = Begin
resume = Go on
new-game = New game
more-questions = More
close = Close
correct = Correct
history = History
devices = Devices
language = Language
type-code = Type a code or a name
named-card = { $name } ({ $kind })
leave-game = Put this game away
go-there = Just go there
go-there-hint = Nothing on the way is counted.
skip-there = All of it is done
skip-there-hint = Everything on the way is counted, up to what needs hands.
which-is-meant = Which is meant: { $step }?
becomes = becomes { $value }
of-limit = of { $limit }
no-sum = This number is counted by hand.
printed-plain = { $value }
printed-per-player = { $value } per player
printed-x = X
printed-slashed = none allowed
printed-all-rangers = every Ranger

## Notes that every game has

note-counter = { $counter }: { $value }
note-taught = { $text } is known from now on.
note-untaught = { $text } means nothing any more. A card that it brought into play stays there.
action-unteach = Taught by mistake: forget it
note-tracker-written = { $campaign }: day { $day } is written on the tracker.
note-tracker-not-written = The tracker is not written. { $reason }
note-skip-stopped = Stopped at { $step }: this needs your hands.

## Why something cannot be done

refused-not-now = That cannot be done at this step.
refused-stale = That was already answered. Look again and tap what is asked now.
refused-no-game = No game lies on the table. Begin one first.
refused-nothing-asked = Nothing is asked right now.
refused-wanted = The table waits for something else: { $kind ->
    [choose] a choice
    [order] an order
    [number] a number
    [draw] what was drawn
    [scan] a card
    [text] a text
   *[confirm] that this is done
    }.
refused-bad-line = This line cannot be understood: { $reason ->
    [words] “{ $command }” takes { $low ->
        [0] { $high ->
            [0] nothing after it
            [one] at most one word after it
           *[other] at most { $high } words after it
        }
       *[other] { $span ->
            [0] { $low ->
                [one] one word after it
               *[other] { $low } words after it
            }
           *[other] { $low } to { $high } words after it
        }
    }, here { $got ->
        [0] are none
        [one] is one word
       *[other] are { $got } words
    }.
    [option] “{ $command }” knows no “{ $option }”.
    [number] “{ $word }” is no whole number.
    [quote] a quotation mark is missing after { $word }.
    [json] “{ $word }” is no JSON object.
    [command] there is no command “{ $command }”{ $meant_id ->
        [none] .
       *[other] . Did you mean “{ $meant }”?
    }
    [long] it is longer than { $high } characters.
    [as] a card is scanned as play, reveal, boost or look, not as “{ $word }”.
    [indented] line { $line } is indented with nothing above it.
   *[other] { $reason }.
    }
refused-unknown-code = No card has the code { $text }{ $meant_id ->
    [none] .
   *[other] . Did you mean { $meant }?
    } Scan again, or teach it.
refused-all-copies-in-play = { $copies ->
    [one] The only copy of { $card } is in play already.
   *[other] All { $copies } copies of { $card } are in play already.
    }
refused-unknown-game = There is no game “{ $game }”{ $meant_id ->
    [none] .
   *[other] . Did you mean “{ $meant }”?
    }
refused-unknown-counter = There is no counter “{ $counter }”.
refused-unknown-card = There is no card “{ $card }” in play.
refused-unknown-player = There is no player “{ $player }”.
refused-unknown-step = There is no step “{ $step }”.
refused-unreachable-step = This step cannot be reached from here: { $step }.
refused-setup = The game cannot begin like this:
refused-missing = This is missing: { $field }.
refused-unknown-key = There is no “{ $field }” in this set-up{ $meant_id ->
    [none] .
   *[other] . Did you mean “{ $meant }”?
    }
refused-unknown-value = { $field }: “{ $value }” is not known{ $meant_id ->
    [none] .
   *[other] . Did you mean “{ $meant }”?
    }
refused-not-in-range = { $field }: a number from { $low } to { $high }, not “{ $value }”.
refused-wrong-count = { $field }: from { $low } to { $high }, here are { $got }.
refused-not-a-flag = { $field }: yes or no, not “{ $value }”.
refused-bad-card = The facts of this card are not right:
refused-not-an-object = A card is a JSON object in curly brackets.
refused-bad-field = { $field }: “{ $value }” does not fit.
refused-unknown-field = There is no field “{ $field }”{ $meant_id ->
    [none] .
   *[other] . Did you mean “{ $meant }”?
    }
refused-nothing-to-undo = There is nothing left to take back.
refused-nothing-to-redo = There is nothing to have again.
refused-rules-fault = A fault in the rules: nothing was changed. It is written down in { $report }; play on by hand or undo.
refused-act-differs = These rules see act { $act } differently:
refused-counter-differs = { $counter } was { $then } then, and is { $now } now.
refused-event-unreadable = The line { $event } cannot be understood. It was passed over.

## Files

refused-journal-unreadable = The game { $file } cannot be read: { $reason }.
refused-journal-unwritable = The game { $file } cannot be written: { $reason }. Nothing was changed.
refused-journal-in-use = The game { $file } is open in another window of this program. Close that one first.
refused-home-in-use = The folder { $folder } is used by another window of this program. Close that one first, or choose another folder with --home.
refused-not-a-journal = { $file } is no saved game, or its first line is destroyed.
refused-newer-journal = { $file } was written by a newer release (format { $format }, known here: { $known }). Update this one.
refused-not-resumed = The game { $file } cannot be taken up and stays as it is. Begin another, or use the release that wrote it.
refused-journal-damaged = The game { $file } was damaged: it goes on from before the damage. The damaged file is kept as { $aside }.
refused-journal-half-read = { $file } is damaged. What stands before the damage is told: { $acts ->
    [one] one act
   *[other] { $acts } acts
}.
refused-bad-header = The beginning of this saved game cannot be understood: { $reason }.
refused-disk-full = The disk is full: nothing was changed. Make room, then go on. ({ $file })
refused-output-unwritable = Nothing more can be printed: { $reason }. Make room where the output goes, or send it elsewhere.
refused-nothing-named-so = No card has “{ $text }” in its name.
refused-no-home = The folder { $folder } cannot be used: { $reason }. Choose another with --home.
refused-file-unreadable = { $file } cannot be read: { $reason }.
refused-not-a-play = { $file } is no play: it is not text.
refused-no-game-begun = { $file } begins no game, so it is left as it is. A play has a line such as “game marvel_champions players=Ana scenario=rhino”.
refused-settings-unreadable = { $file } cannot be read: { $reason }
refused-unknown-setting = { $origin }: there is no setting “{ $setting }”{ $meant_id ->
    [none] . Possible: { $known }.
   *[other] . Did you mean “{ $meant }”?
    }
refused-setting-without-value = --set { $word }: a value is missing. Write { $word }=…
refused-bad-setting = { $origin }: “{ $word }” does not fit { $setting }. { $fits_id ->
    [choice] Possible: { $known }.
    [language] Possible: { $known }; or empty, for the language of the machine.
    [flag] Possible: true, false.
    [number] Possible: a number from { $low } to { $high }.
    [size] Possible: width x height in pixels, each from { $low } to { $high }, for example 800x480.
   *[addresses] Possible: a list of addresses, for example { $example }.
    }
refused-bad-device = { $origin }: { $setting }, { $address }: { $problem_id ->
    [unknown-kind] { device-unknown-kind }
    [unknown-kind-near] { device-unknown-kind-near }
    [unknown-option] { device-unknown-option }
    [unknown-option-near] { device-unknown-option-near }
    [option-missing] { device-option-missing }
    [option-without-value] { device-option-without-value }
    [option-twice] { device-option-twice }
    [not-a-number] { device-not-a-number }
    [not-a-whole-number] { device-not-a-whole-number }
    [out-of-range] { device-out-of-range }
    [not-a-choice] { device-not-a-choice }
    [not-a-choice-near] { device-not-a-choice-near }
    [too-little-current] { device-too-little-current }
    [too-few-lamps] { device-too-few-lamps }
    [too-many-lamps] { device-too-many-lamps }
   *[other] { $problem }
    }
refused-file-unwritable = { $file } cannot be written: { $reason }.
refused-no-display = There is no display to open a window on. Start this on the desktop, or use --headless.
report-written = The report is in { $file }. It holds { $games ->
        [0] the settings and what went wrong here; no game was played yet.
       *[other] the newest game with the players’ names, the settings and what went wrong here.
    }
lamps-dark = { $device } is dark now.
lamps-none = The settings name no lamps and no number displays.
cards-imported = { $game }: { $added } new, { $changed } changed. Games that are being played keep the facts they began with.
cards-exported = Written to { $file }.
cards-bound = { $text } means { $card } from now on.
cards-released = { $text } means nothing any more.
cards-corrected = { $card }: { $field } is { $value } in every later game.
cards-undone = Taken back: { $kind ->
    [teach] what was taught last
    [import] the last import
    [correct] the last correction
    [release] the code that was let go last
   *[other] the last change
}.
cli-game = only in this game

## Why a file cannot be used

reason-file-exists = there is one of that name already
reason-no-such-file = it is not there
reason-not-allowed = this user may not use it
reason-no-room = the disk is full
reason-is-a-folder = it is a folder
reason-no-folder-there = the way to it leads through something that is no folder
reason-read-only = this disk can only be read

## A card and a game on the command line

shown-line = { $what }: { $value }
shown-game = Game
shown-code = Code
shown-name = Name
shown-kind = Kind
shown-set = Set
shown-copies = Copies
shown-back = Other side
shown-layers = Added here
shown-codes = Codes taught
shown-more = { $count ->
    [one] One more fact is shown with --json.
   *[other] { $count } more facts are shown with --json.
    }
layer-import = imported
layer-taught = taught
layer-corrected = corrected
replay-acts = { $acts ->
    [0] Nothing has happened yet.
    [one] One act.
   *[other] { $acts } acts.
    }
replay-acts-lately = { $acts ->
    [one] One act.
   *[other] { $acts } acts.
    } Said lately:
replay-stands = The table stands at: { $step }
replay-asked = Asked: { $question }
replay-over = The game is over: { $ending }

## The library: what a code means

refused-misread = { $text } was misread: its check character does not fit. Scan again; nothing was changed.
refused-other-game = { $text } is a card of another game ({ $game }).
refused-empty-code = The scanner read an empty code. Scan again.
refused-long-code = { $text } … is too long for the code of a card.
refused-already-bound = { $text } means another card already{ $card_id ->
    [none] , in another game ({ $game }).
   *[other] : { $card }.
    } Take that back first if it is wrong.
refused-not-bound = { $text } was never taught.
refused-library-damaged = The library of taught cards was damaged. It is kept as { $kept }, and a fresh one was begun. Cards that ship are not affected.
refused-library-newer = { $file } was written by a newer release (format { $version }, known here: { $known }). Update this one.
refused-library-file = The library { $file } cannot be used: { $reason }. Nothing was changed. Make room on the disk, or choose another folder with --home.

## Importing cards

refused-no-folder = There is no folder { $folder }.
refused-not-community-files = { $folder } holds no card files that are known here (wanted: { $wanted }).
refused-bad-library = { $file } was not taken in; nothing was changed:
refused-not-a-library = { $file } is no library that was exported from here (wanted: { $wanted }).
refused-bad-entry = { $file }: entry { $place } is not what belongs there.
refused-bad-column = Card { $card }: { $field } holds “{ $value }”, which does not fit. This card was left out.
refused-same-code = { $file }: { $card } is there twice, or differs from { $other } only by capitals. The second one was left out.
refused-missing-column = { $file } has no column “{ $column }”.
refused-no-original = Card { $card } is a reprint of { $original }, which is not in these files. It was left out.
refused-unknown-set = Card { $card } speaks of a set “{ $name }” that is not in these files.
refused-unknown-location = The map leads to “{ $name }”, which is no location of these files.
refused-unknown-weather = The calendar names the weather “{ $name }”, which is no card of these files.

## Pictures and labels

picture-read = { $file }: { $count ->
    [0] no code found
    [one] one code
   *[other] { $count } codes
    } in { $time } ms
picture-code = { "    " }{ $text } ({ $symbology })
labels-written = { $count ->
    [one] One label
   *[other] { $count } labels
    } on { $pages ->
    [one] one page
   *[other] { $pages } pages
    }: { $file }. Print at 100 %.
labels-page = Page { $page } of { $pages }
demo-begins = A game of Marvel Champions that plays itself. “>” is what happens at the table, the dots are the lamps.
demo-ends = That was the demonstration. With a screen, “companion play” opens the table.

## Devices

device-ok = { $device } works.
device-kind-simulated = simulated
device-kind-pictures = picture folder { $folder }
device-works-simulated = { $role ->
    [lamps] The simulated lamps work.
    [digits] The simulated number display works.
   *[scanner] The simulated scanner works.
    }
device-works-pictures = The picture folder { $folder } is looked at: pictures that come into it are read.
device-not-found = { $device }: there is nothing at { $port }. Plug it in, or correct the settings.
device-several-found = { $device }: { $port } fits several devices ({ $found }). Add the serial number in the settings.
device-no-permission = { $device }: { $port } may not be used. Join the group { $group } (sudo usermod -aG { $group } $USER), then log in again.
device-in-use = { $device }: another program uses { $port }. Close that one.
device-library-missing = { $device }: { $package } is not installed. { $extra ->
    [none] Install it: pip install { $package }
    [apt] Install it: sudo apt install { $package }
   *[other] Install this project with its extra “{ $extra }”.
    }
device-unsupported-board = { $device }: this machine has no such pins. { $device ->
    [ht16k33] Use sim or terminal.
   *[other] Use adalight, wled or sim.
    }
device-no-pin = { $device }: there is no pin { $pin } on this machine. The wiring page in drivers/README.md names those that fit.
device-needs-root = { $device }: pin { $pin } works for root only. Use neopixel-spi, which needs no root.
device-spi-off = { $device }: { $port } is missing, SPI is switched off. Run sudo raspi-config nonint do_spi 0, then restart.
device-bus-off = { $device }: { $port } is missing, I2C is switched off. Run sudo raspi-config nonint do_i2c 0, then restart.
device-not-opened = { $device }: { $port } does not open: { $reason }.
device-unreachable = { $device }: { $host } does not answer. Is it switched on and in the same network? It is tried again.
device-lost = { $device }: { $port } has gone. Plug it in again; it is found by itself.
device-fault = { $device }: a fault in the driver ({ $reason }). It is tried again.
device-decoder-died = A picture ended the decoder ({ $code }). It was started again; hold the card differently.
device-decoder-late = { $seconds ->
    [one] A picture was given up after { $seconds } second.
   *[other] A picture was given up after { $seconds } seconds.
    } The next one is looked at.
device-closed = { $device } was used after the end. That is a fault in the program: send a report.
device-wrong-length = { $device } has { $wanted } lamps and was sent { $got }. That is a fault in the program: send a report.
device-text-too-long = { $device } has { $places } digits and was sent { $got }. That is a fault in the program: send a report.
device-not-a-digit = { $device } was sent “{ $character }”, which it cannot show. That is a fault in the program: send a report.
device-picture-not-found = There is no picture { $path }.
device-picture-no-permission = { $path } may not be read by this user.
device-picture-not-a-file = { $path } is no file.
device-picture-empty = { $path } is empty.
device-picture-unknown = { $path } is no picture, or of a kind that is not read.
device-picture-broken = { $path } is a broken picture.
device-picture-too-large = { $path } is too large: at most { $limit } million pixels.
device-scan-noise = { $source } sent { $count ->
    [one] { $count } byte that is
   *[other] { $count } bytes that are
    } no text ({ $bytes }). Check the baud rate in the settings, and the plug.
device-scan-too-long = { $source } sent more than { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
    } without an end. Let the scanner send Enter after each code.
device-scan-unfinished = { $source }: “{ $text }” has no end and was not counted. Let the scanner send Enter after each code, or write suffix=none in the settings.
device-scan-repeated = { $text } was read again at once and not counted ({ $source }). Take the card away and show it again if it is meant.
device-bad-address = “{ $address }” is no right address of a device:
device-unknown-kind = There is no device “{ $kind }”. There are: { $kinds }.
device-unknown-kind-near = There is no device “{ $kind }”. Did you mean “{ $near }”?
device-unknown-option = { $kind } has no option “{ $option }”. It has: { $options }.
device-unknown-option-near = { $kind } has no option “{ $option }”. Did you mean “{ $near }”?
device-option-missing = { $kind } needs the option { $option }.
device-option-without-value = { $kind }: a value is missing behind { $option }.
device-option-twice = { $kind }: { $option } is written twice.
device-not-a-number = { $kind }: { $option } is a number from { $low } to { $high } ({ $unit }), not “{ $value }”.
device-not-a-whole-number = { $kind }: { $option } is a whole number from { $low } to { $high } ({ $unit }), not “{ $value }”.
device-out-of-range = { $kind }: { $option } goes from { $low } to { $high } ({ $unit }), “{ $value }” does not fit.
device-not-a-choice = { $kind }: { $option } cannot be “{ $value }”. It can be: { $choices }.
device-not-a-choice-near = { $kind }: { $option } cannot be “{ $value }”. Did you mean “{ $near }”?
device-too-little-current = { $count } lamps draw { $needed } mA even when they glow faintly, and only { $milliamps } mA are allowed. Take a larger supply and raise milliamps, or connect fewer lamps.
device-too-few-lamps = { $device }: the settings name { $wanted } lamps, the controller has { $found }. Correct count in the settings.
device-too-many-lamps = { $device }: for { $wanted } lamps the kernel must send { $needed } bytes at once; it sends { $found }, enough for { $room }. Add spidev.bufsiz=32768 to /boot/firmware/cmdline.txt and restart.

## Looking after the devices

check-folder = Games are kept in { $folder }, { $room } MB are free.
check-volatile = { $folder } is kept in memory only: every game is lost when the power goes. Switch the read-only mode off (sudo raspi-config nonint do_overlayfs 1), or choose another folder with --home.
check-little-room = Only { $room } MB are free where { $folder } is. Make room, or choose another folder with --home.
check-supply = The supply is strong enough, as far as this machine tells.
check-low-voltage = The supply of this machine is too weak: the voltage fell. Take the supply that belongs to it and a short, thick cable; give the lamps one of their own.
check-hot = This machine got too hot and was slowed down. Let air to it.
check-no-screen = No screen is connected here.
check-display = The picture is shown on the display { $display }.
check-renderer = The picture is drawn by { $renderer }.
check-no-renderer = The processor itself draws the picture, which is slow. On a Raspberry Pi write dtoverlay=vc4-kms-v3d into /boot/firmware/config.txt and restart.
check-port = Serial port: { $port }
check-usb-port = Serial port: { $port }, { $name }. In the settings: port={ $usb }
check-camera = Camera: { $port }, { $name }
check-input = Keys or touch: { $port }, { $name }
check-bus = Pins: { $port }
check-silent = { $device } was opened but told nothing. Is it switched on?
check-table-plays = The table is open in another window and has the devices; its status line says how they are. To try them here, close it first (where it starts by itself: sudo systemctl stop companion).
check-lamps = Lamps: { $address }
check-digits = Number display: { $address }
check-scanner = Scanner: { $address }
check-keyboard = A scanner that acts as a keyboard is tried at the table: show it a card there.
check-show-code = { $device }: show it a code now, there are { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
    } for it.
check-code = { $device } read { $text } ({ $symbology }).
check-no-code = { $device } read nothing within { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
    } Is the code clean, near enough and well lit?
check-pictures = { $device }: { $pictures ->
    [one] { $pictures } picture
   *[other] { $pictures } pictures
    } a second, { $width } × { $height }, sharpness { $sharpness }. Turn the lens until the sharpness is highest.
check-slow-camera = { $device }: only { $pictures ->
    [one] { $pictures } picture
   *[other] { $pictures } pictures
    } a second. Try format=mjpg, or a smaller width and height.
check-code-size = { $device }: { $pixels } pixels for each module of a code, { $wanted } are enough.
check-small-code = { $device }: only { $pixels } pixels for each module of a code, { $wanted } are wanted. Hold it nearer, or raise width and height.
check-ask-walk = { $device }: did one light run from the first lamp to the last? (y/n)
check-walk-wrong = { $device }: the walk was not right. Check count ({ $count }) and the plug at the first lamp; lamps that stay dark often follow a broken one.
check-ask-digits = { $device }: did every place show 8, then 0 to 9? (y/n)
check-digits-wrong = { $device }: the figures were not right. Check the wires and the supply; a module with fewer than eight digits needs places in the settings.
check-same-display = { $device } and { $other } are one and the same display. Give each its own place, or take one out of the settings.
check-same-bus = { $device } and { $other } share a bus, and each spoils what the other shows. Wire the number display to another SPI bus (port=1), or the strip to another pin.
check-no-counter = { $device }: no game has a number “{ $counter }”, so it stays dark. The files look.toml of the games name them, for example scheme*.threat.
check-ask-colour = { $device }: which colour do you see? (r red, g green, b blue)
check-colour-letters = r g b
check-no-letter = n
check-order = { $device }: the colours are right (order={ $order }).
check-order-wrong = { $device }: the colours are mixed up. Write order={ $order } in the settings instead of { $written }.
check-order-odd = { $device }: these colours fit no order (written: { $written }, seen: { $order }). Look again.

## Labels

refused-label-too-long = { $text } is too long for a label: { $limit } characters at most.
refused-label-characters = { $text } cannot be printed as a label: only capitals, figures and a hyphen are possible.
refused-no-labels = There is nothing to print: no card was chosen.
refused-no-sheet = The sheet was not made:
refused-no-such-set = There is no card set “{ $word }” in { $name }{ $meant_id ->
    [none] .
   *[other] . Did you mean { $meant }?
    } “companion cards sets { $game }” lists them all.
refused-no-such-card = No card has the code “{ $word }” in { $name }{ $meant_id ->
    [none] .
   *[other] . Did you mean { $meant }?
    } “companion cards search NAME” finds it by its name.
refused-no-card-facts = No facts of the cards of { $name } are here, so there are no labels to print. At the table choose by touch what lies there. A card that is taught (“{ menu }”, “{ type-code }”, any code of your own) gets a label from then on.
refused-unknown-paper = There is no paper “{ $paper }”. Possible: { $known }.
refused-unknown-label-size = There is no label size “{ $size }”. Possible: { $known }.
refused-label-too-large = A label of the size { $size } does not fit on { $paper }. Choose a larger paper or a smaller label.
refused-skip-not-in-range = A sheet of { $paper } has { $count } labels of this size: from 0 to { $high } can be skipped, not { $skip }.

## Screens

addend = { $value } · { $origin }

kept-game-round = Game { $number } · { $players } · round { $round }
of-limit-whole = { $value } of { $limit }
numbers = All numbers
glossary = Words of the game
no-cards = No card lies in play.
printed-on-it = Printed on the card
corrected = { $value } (corrected)
correct-hint = The printed card is right: this number counts for the game on the table.
history-hint = The newest is on top. A tap takes back everything down to it.
history-empty = Nothing has happened yet.
take-back = Take back { $count ->
    [one] one act
   *[other] { $count } acts
    }?
take-back-yes = Take them back
take-back-no = Keep them
take-back-hint = Redo brings them back, as long as nothing else happens.
leave-game-hint = Everything that happened is kept. The game stays on the start page and goes on at this very place.
leave-game-yes = Put it away
leave-game-no = Play on
grave-hint = This ends the game or puts a seat out. Undo takes it back.
same-name = { $text } ({ $value })
remarks-more = { $text } (+{ $count })
calibrate = Try the touch
calibrate-hint = Tap the four targets. The ring shows where a tap arrives.
calibrate-good = Every tap hits. Well done.
unknown-heading = No card has this code
teach = Teach
teach-kind = Which kind of card is it?
teach-name = Name (may be left out)
teach-cost = Cost { $value }
teach-cost-none = No cost
choose-one = Choose
yes = Yes
no = No
light-lamps = Lamps ({ $device })
light-digits = Number display ({ $device })
light-scanner = Scanner ({ $device })
single-day = Single day
campaign = Campaign
campaign-title = Campaign: { $campaign }
kept-campaign = Campaign { $campaign } · day { $day }
campaign-next = Day { $day } · { $location } · { $terrain } · { $weather }
campaign-ranger = { $player }: { $aspects }
campaign-where = Day { $day } of { $last } · { $location } · { $terrain }
campaign-over = The campaign has ended: day { $last } was the last.
campaign-read = { $count ->
    [one] Read when this day begins: entry { $entries }
   *[other] Read when this day begins: entries { $entries }
    }
campaign-begin = Begin the next day
campaign-missions = Missions
campaign-mission-complete = { $text }: completed
campaign-new-mission = A new mission
campaign-events = Notable events
campaign-event = Day { $day }: { $text }
campaign-event-crossed = Day { $day }: { $text } (crossed out)
campaign-new-event = A new event
campaign-rewards = Rewards
campaign-new-reward = A new reward
campaign-guides = Entries of days to come
campaign-guide = Day { $day }: { $entries }
campaign-days = Days that are crossed off
campaign-day = Day { $day } · { $location } · { $terrain }
campaign-new-guide = An entry for a later day
campaign-guide-day = On which day is it read?
campaign-guide-entry = Which entry?
campaign-restore = Back to before the last change
campaign-files = To another machine and back, on the command line: companion campaign export, companion campaign import.
campaign-none = No campaign is kept here. “companion campaign new NAME” begins one, and so does a game of Earthborne Rangers that names one.
refused-campaign-without-tracker = Campaign { $campaign } has no tracker yet: day { $day } is being played, and its end writes the tracker.
this-machine = This machine
scanning = The next card that is scanned counts.
refused-screen-fault = Something went wrong on the screen. The game is safe; go on. It is written down in { $report }.
act-entered = { $card } came.
act-left = { $card } left.
act-flipped = { $card } was turned over.
act-engaged = { $card } is engaged with { $player }.
act-placed = { $counter } · { $by ->
    [one] one placed
   *[other] { $by } placed
    }.
act-shifted = { $count } moved: { $source } → { $target }.
act-drew = Drawn: { $pieces }.
act-answered = Answered: { $values }.
act-confirmed = Done.
act-confirmed-asked = { $asked } · { $done }
act-adjusted = Corrected: { $counter }, by { $by }.
act-corrected = Corrected on the card: { $card }, { $field } is { $value }.
act-went-to = Went to { $step }.
act-skipped = All done up to { $step }.
act-other = Something was entered.
