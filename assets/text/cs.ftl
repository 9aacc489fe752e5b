# Slova aplikace v češtině. Hry mají svá slova ve svých složkách.

app-name = Table Companion
language-en = English
language-fr = Français
language-es = Español
language-cs = Čeština

## Příkazová řádka

cli-about = Společník vedle skutečné karetní hry: čte karty, hlídá počty, rozsvěcí světla a říká, co je na řadě.
cli-command = PŘÍKAZ
cli-replay = přehrát zápis partie nebo deník a říci, v čem se dnešní pravidla liší
cli-replay-files = zápis partie, deník, nebo - pro odpovědi na řádky standardního vstupu
cli-update = zapsat do partie to, co pravidla ukazují nyní
cli-json = vypsat jeden objekt JSON na řádek
cli-usage = použití:
cli-arguments = co se uvede
cli-options = volby
cli-help = ukázat tuto nápovědu a skončit
cli-language = jazyk textů: en, fr, es nebo cs
cli-play = hrát u stolu, na dotykové obrazovce
cli-headless = bez obrazovky: dovnitř řádky herního jazyka, ven JSON
cli-kiosk = jediný program tohoto počítače: zabere celou obrazovku a žádná klávesa ho neukončí
cli-home = složka partií, naučených karet a nastavení
cli-set = změnit nastavení jen pro tento běh, například lamps=sim
cli-demo = partie, která se v terminálu hraje sama podle obrázků karet
cli-read = přečíst kódy na obrázcích
cli-pictures = soubory s obrázky
cli-check = prohlédnout čtečky, kameru, světla a číselné displeje a říci, co opravit
cli-check-yes = na nic se neptat: pro skripty, a když se na světla nikdo nedívá
cli-check-seconds = sekundy na ukázání kódu každé čtečce (0: nečekat)
cli-cards = údaje karet: převzít, ukázat, hledat, vyvézt
cli-cards-import = převzít složku se soubory karet od komunity
cli-cards-show = ukázat údaje karty
cli-cards-search = najít karty podle jména
cli-cards-sets = vypsat sady karet hry: slovo pro --sets, název, počet štítků
cli-cards-export = zapsat naučené karty a opravy do souboru
cli-cards-bind = určit, že kód znamená známou kartu
cli-cards-release = určit, že kód už nic neznamená
cli-cards-correct = opravit vytištěné číslo ve všech dalších hrách
cli-cards-undo = vzít zpět, co bylo naposledy naučeno, převzato nebo opraveno
cli-labels = připravit arch kódů k vytištění
cli-games = vypsat hry a partie, ve kterých lze pokračovat
cli-label-sets = jen karty z těchto sad
cli-label-cards = jen tyto karty
cli-label-paper = papír nebo arch štítků
cli-label-size = normal (17 mm, pro kameru nad stolem) nebo small (12,5 mm, pro karty přidržené u kamery)
cli-label-skip = štítky z prvního archu, které už jsou spotřebované
cli-label-once = jeden štítek na kartu, ne na každý výtisk
cli-lamps = lamps off: zhasnout všechna světla a číselné displeje
cli-report = zapsat zprávu o partii pro toho, kdo opraví chybu

## Špatná slova na příkazovém řádku

cli-wrong = { $command }: { $why }
refused-command-line = Příkazovému řádku nerozumím: { $reason }
refused-word-missing = { $known_id ->
    [none] Chybí { $name }.
   *[other] Chybí jedno z těchto slov: { $known }.
    }
refused-word-too-many = Slovo „{ $word }“ je navíc.
refused-word-unknown = Slovo „{ $word }“ tu není známé. { $meant_id ->
    [none] Možnosti: { $known }.
   *[other] Mělo to být „{ $meant }“? Možnosti: { $known }.
    }
refused-option-unknown = Volba „{ $word }“ tu neexistuje{ $meant_id ->
    [none] .
   *[other] . Měla to být „{ $meant }“?
    }
refused-option-ambiguous = „{ $word }“ může znamenat více voleb: { $known }. Napište ji celou.
refused-value-missing = { $known_id ->
    [none] Za { $option } něco chybí.
   *[other] Za { $option } chybí jedno z těchto slov: { $known }.
    }
refused-value-unknown = „{ $word }“ se nehodí pro { $option }. { $meant_id ->
    [none] Možnosti: { $known }.
   *[other] Mělo to být „{ $meant }“? Možnosti: { $known }.
    }
refused-value-not-taken = { $option } stojí sama: „{ $word }“ k ní nepatří.
refused-no-whole-number = { $option }: celé číslo, ne „{ $word }“.
refused-number-not-in-range = { $option }: celé číslo od { $low } do { $high }, ne „{ $word }“.

## Stůl

where = Kolo { $round } · { $phase }
done = Hotovo
why = Proč?
kept-game = Partie { $number } · { $players }
scan = Načíst
undo = Zpět
redo = Znovu
cards = Karty
menu = Více
back = Návrat
start = Začít
resume = Pokračovat
new-game = Nová partie
more-questions = Další otázky
close = Zavřít
correct = Opravit
history = Historie
devices = Zařízení
language = Jazyk
type-code = Napsat kód nebo název
named-card = { $name } ({ $kind })
leave-game = Odložit tuto partii
go-there = Jen tam přejít
go-there-hint = Cestou se nic nepočítá.
skip-there = Až tam je vše hotovo
skip-there-hint = Cestou se spočítá vše, až po to, k čemu jsou třeba ruce.
which-is-meant = Co se má stát: { $step }?
becomes = bude { $value }
of-limit = z { $limit }
no-sum = Toto číslo se počítá ručně.
printed-plain = { $value }
printed-per-player = { $value } na hráče
printed-x = X
printed-slashed = žádné nejsou povoleny
printed-all-rangers = každý strážce

## Co říkají všechny hry

note-counter = { $counter }: { $value }
note-taught = Kód { $text } je odteď známý.
note-untaught = { $text } už nic neznamená. Karta, kterou uvedl do hry, tam zůstává.
action-unteach = Naučeno omylem: zapomenout
note-tracker-written = { $campaign }: den { $day } je v záznamu kampaně.
note-tracker-not-written = Záznam kampaně se nezapsal. { $reason }
note-skip-stopped = Zastaveno u tohoto kroku: { $step }. Tady jsou třeba ruce.

## Proč něco nejde

refused-not-now = V tomto kroku to nejde.
refused-stale = Na to už je odpovězeno. Podívejte se znovu a klepněte na to, co se ptá nyní.
refused-no-game = Na stole neleží žádná partie. Nejdřív nějakou začněte.
refused-nothing-asked = Teď není na co odpovídat.
refused-wanted = Stůl čeká na něco jiného: { $kind ->
    [choose] na volbu
    [order] na pořadí
    [number] na číslo
    [draw] na to, co bylo vytaženo
    [scan] na kartu
    [text] na text
   *[confirm] na potvrzení, že je hotovo
    }.
refused-bad-line = Tomuto řádku nerozumím: { $reason ->
    [words] za „{ $command }“ { $low ->
        [0] { $high ->
            [0] nepatří nic
            [one] patří nejvýš jedno slovo
            [few] patří nejvýš { $high } slova
           *[other] patří nejvýš { $high } slov
        }
       *[other] { $span ->
            [0] { $low ->
                [one] patří jedno slovo
                [few] patří { $low } slova
               *[other] patří { $low } slov
            }
           *[other] patří { $low } až { $high ->
                [one] { $high } slovo
                [few] { $high } slova
               *[other] { $high } slov
            }
        }
    }, zde { $got ->
        [0] není žádné
        [one] je jedno slovo
        [few] jsou { $got } slova
       *[other] je { $got } slov
    }.
    [option] „{ $command }“ nezná „{ $option }“.
    [number] „{ $word }“ není celé číslo.
    [quote] za { $word } chybí uvozovka.
    [json] „{ $word }“ není objekt JSON.
    [command] příkaz „{ $command }“ neexistuje{ $meant_id ->
        [none] .
       *[other] . Měl to být „{ $meant }“?
    }
    [long] je delší než { $high } znaků.
    [as] karta se načítá jako play, reveal, boost nebo look, ne jako „{ $word }“.
    [indented] řádek { $line } je odsazený a nic nad ním není.
   *[other] { $reason }.
    }
refused-unknown-code = Žádná karta nemá kód { $text }{ $meant_id ->
    [none] .
   *[other] . Měl to být { $meant }?
    } Načtěte ji znovu, nebo ji společníka naučte.
refused-all-copies-in-play = { $copies ->
    [one] Jediný výtisk už je ve hře: { $card }.
    [few] Všechny { $copies } výtisky už jsou ve hře: { $card }.
   *[other] Všech { $copies } výtisků už je ve hře: { $card }.
    }
refused-unknown-game = Hra „{ $game }“ neexistuje{ $meant_id ->
    [none] .
   *[other] . Měla to být „{ $meant }“?
    }
refused-unknown-counter = Počítadlo „{ $counter }“ neexistuje.
refused-unknown-card = Karta „{ $card }“ není ve hře.
refused-unknown-player = Hráč „{ $player }“ neexistuje.
refused-unknown-step = Krok „{ $step }“ neexistuje.
refused-unreachable-step = Odtud se do tohoto kroku dojít nedá: { $step }.
refused-setup = Takto partie začít nemůže:
refused-missing = Chybí toto: { $field }.
refused-unknown-key = Tato příprava nezná „{ $field }“{ $meant_id ->
    [none] .
   *[other] . Mělo to být „{ $meant }“?
    }
refused-unknown-value = { $field }: hodnota „{ $value }“ není známá{ $meant_id ->
    [none] .
   *[other] . Měla to být „{ $meant }“?
    }
refused-not-in-range = { $field }: číslo od { $low } do { $high }, ne „{ $value }“.
refused-wrong-count = { $field }: od { $low } do { $high }, zde jich je { $got }.
refused-not-a-flag = { $field }: yes (ano) nebo no (ne), ne „{ $value }“.
refused-bad-card = Údaje této karty nejsou v pořádku:
refused-not-an-object = Karta je objekt JSON ve složených závorkách.
refused-bad-field = { $field }: „{ $value }“ se nehodí.
refused-unknown-field = Údaj „{ $field }“ neexistuje{ $meant_id ->
    [none] .
   *[other] . Měl to být „{ $meant }“?
    }
refused-nothing-to-undo = Není už co vzít zpět.
refused-nothing-to-redo = Není už co zopakovat.
refused-rules-fault = Chyba v pravidlech: nic se nezměnilo. Je popsána v { $report }; hrajte dál ručně, nebo se vraťte o krok.
refused-act-differs = Tato pravidla vidí čin { $act } jinak:
refused-counter-differs = { $counter }: tehdy { $then }, nyní { $now }.
refused-event-unreadable = Řádku { $event } nerozumím. Byl přeskočen.

## Soubory

refused-journal-unreadable = Partii { $file } nelze přečíst: { $reason }.
refused-journal-unwritable = Partii { $file } nelze zapsat: { $reason }. Nic se nezměnilo.
refused-journal-in-use = Partie { $file } je otevřená v jiném okně tohoto programu. Nejdřív ho zavřete.
refused-home-in-use = Složku { $folder } používá jiné okno tohoto programu. Nejdřív ho zavřete, nebo zvolte jinou složku pomocí --home.
refused-not-a-journal = { $file } není uložená partie, nebo je zničený její první řádek.
refused-newer-journal = { $file } je z novějšího vydání (formát { $format }, zde známý: { $known }). Aktualizujte toto.
refused-not-resumed = V partii { $file } nelze pokračovat; zůstává, jak je. Začněte jinou, nebo použijte vydání, které ji zapsalo.
refused-journal-damaged = Partie { $file } byla poškozená: pokračuje se od místa před poškozením. Poškozený soubor zůstává jako { $aside }.
refused-journal-half-read = { $file } je poškozený. Je převyprávěno, co je před poškozením: { $acts ->
    [one] jeden tah
    [few] { $acts } tahy
   *[other] { $acts } tahů
}.
refused-bad-header = Začátku této uložené partie nelze rozumět: { $reason }.
refused-disk-full = Disk je plný: nic se nezměnilo. Udělejte místo a pokračujte. ({ $file })
refused-output-unwritable = Na výstup už nelze nic zapsat: { $reason }. Uvolněte místo tam, kam jde, nebo jej pošlete jinam.
refused-nothing-named-so = Žádná karta nemá v názvu „{ $text }“.
refused-no-home = Složku { $folder } nelze použít: { $reason }. Zvolte jinou pomocí --home.
refused-file-unreadable = { $file } nelze přečíst: { $reason }.
refused-not-a-play = { $file } není zápis partie: není to text.
refused-no-game-begun = { $file } nezačíná žádnou hru, a proto zůstává, jak je. Zápis partie má řádek jako „game marvel_champions players=Ana scenario=rhino“.
refused-settings-unreadable = { $file } nelze přečíst: { $reason }
refused-unknown-setting = { $origin }: nastavení „{ $setting }“ neexistuje{ $meant_id ->
    [none] . Možnosti: { $known }.
   *[other] . Mělo to být „{ $meant }“?
    }
refused-setting-without-value = --set { $word }: chybí hodnota. Napište { $word }=…
refused-bad-setting = { $origin }: „{ $word }“ se nehodí pro { $setting }. { $fits_id ->
    [choice] Možnosti: { $known }.
    [language] Možnosti: { $known }; nebo nic, podle jazyka počítače.
    [flag] Možnosti: true (ano), false (ne).
    [number] Možné je číslo od { $low } do { $high }.
    [size] Možná je šířka x výška v pixelech, každá od { $low } do { $high }, například 800x480.
   *[addresses] Možný je seznam adres, například { $example }.
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
refused-file-unwritable = { $file } nelze zapsat: { $reason }.
refused-no-display = Není tu obrazovka, na které by se otevřelo okno. Spusťte to na ploše, nebo použijte --headless.
report-written = Zpráva je v souboru { $file }. Obsahuje { $games ->
        [0] nastavení a to, co se tu pokazilo; žádná hra se ještě nehrála.
       *[other] nejnovější hru se jmény hráčů, nastavení a to, co se tu pokazilo.
    }
lamps-dark = { $device } teď nesvítí.
lamps-none = Nastavení neuvádí žádná světla ani číselné displeje.
cards-imported = { $game }: nových karet { $added }, změněných { $changed }. Rozehrané partie si nechávají údaje ze svého začátku.
cards-exported = Zapsáno do { $file }.
cards-bound = { $text } odteď znamená { $card }.
cards-released = { $text } už nic neznamená.
cards-corrected = { $card }: { $field } je { $value } ve všech dalších hrách.
cards-undone = Vzato zpět: { $kind ->
    [teach] co bylo naposledy naučeno
    [import] poslední převzetí
    [correct] poslední oprava
    [release] naposledy uvolněný kód
   *[other] poslední změna
}.
cli-game = jen v této hře

## Proč soubor nelze použít

reason-file-exists = soubor toho jména tu už je
reason-no-such-file = není tam
reason-not-allowed = tento uživatel k tomu nemá práva
reason-no-room = disk je plný
reason-is-a-folder = je to složka
reason-no-folder-there = cesta vede přes něco, co není složka
reason-read-only = z tohoto disku lze jen číst

## Karta a hra na příkazové řádce

shown-line = { $what }: { $value }
shown-game = Hra
shown-code = Kód
shown-name = Název
shown-kind = Druh
shown-set = Sada
shown-copies = Výtisky
shown-back = Druhá strana
shown-layers = Přidáno zde
shown-codes = Naučené kódy
shown-more = { $count ->
    [one] Ještě { $count } údaj ukáže --json.
    [few] Ještě { $count } údaje ukáže --json.
   *[other] Ještě { $count } údajů ukáže --json.
    }
layer-import = z importu
layer-taught = naučeno
layer-corrected = opraveno
replay-acts = { $acts ->
    [0] Ještě se nic nestalo.
    [one] { $acts } čin.
    [few] { $acts } činy.
   *[other] { $acts } činů.
    }
replay-acts-lately = { $acts ->
    [one] { $acts } čin.
    [few] { $acts } činy.
   *[other] { $acts } činů.
    } Naposledy zaznělo:
replay-stands = Stůl je u kroku: { $step }
replay-asked = Otázka: { $question }
replay-over = Hra skončila: { $ending }

## Knihovna: co kód znamená

refused-misread = { $text } bylo přečteno špatně: kontrolní znak nesouhlasí. Načtěte kód znovu; nic se nezměnilo.
refused-other-game = { $text } je karta jiné hry ({ $game }).
refused-empty-code = Čtečka přečetla prázdný kód. Načtěte ho znovu.
refused-long-code = { $text } … je na kód karty příliš dlouhé.
refused-already-bound = { $text } už znamená jinou kartu{ $card_id ->
    [none] , v jiné hře ({ $game }).
   *[other] : { $card }.
    } Je-li to omyl, nejdřív to vezměte zpět.
refused-not-bound = Kód { $text } nebyl nikdy naučen.
refused-library-damaged = Knihovna naučených karet byla poškozená. Je uschována jako { $kept } a začala nová. Karet dodaných s programem se to netýká.
refused-library-newer = { $file } je z novějšího vydání (formát { $version }, zde známý: { $known }). Aktualizujte toto.
refused-library-file = Knihovnu { $file } nelze použít: { $reason }. Nic se nezměnilo. Uvolněte místo na disku, nebo zvolte jinou složku pomocí --home.

## Převzetí karet

refused-no-folder = Složka { $folder } neexistuje.
refused-not-community-files = Ve složce { $folder } nejsou soubory karet, které jsou zde známé (hledá se: { $wanted }).
refused-bad-library = { $file } se nepřevzal; nic se nezměnilo:
refused-not-a-library = { $file } není knihovna vyvezená odsud (hledá se: { $wanted }).
refused-bad-entry = { $file }: položka { $place } není to, co tam patří.
refused-bad-column = Karta { $card }: { $field } má hodnotu „{ $value }“, která se nehodí. Tato karta byla vynechána.
refused-same-code = { $file }: { $card } je tam dvakrát, nebo se od { $other } liší jen velkými písmeny. Druhá byla vynechána.
refused-missing-column = { $file } nemá sloupec „{ $column }“.
refused-no-original = Karta { $card } je dotisk karty { $original }, která v těchto souborech není. Byla vynechána.
refused-unknown-set = Karta { $card } mluví o sadě „{ $name }“, která v těchto souborech není.
refused-unknown-location = Mapa vede na „{ $name }“, což není žádná lokace z těchto souborů.
refused-unknown-weather = Kalendář jmenuje počasí „{ $name }“, což není žádná karta z těchto souborů.

## Obrázky a štítky

picture-read = { $file }: { $count ->
    [0] žádný kód nenalezen
    [one] { $count } kód
    [few] { $count } kódy
   *[other] { $count } kódů
    } za { $time } ms
picture-code = { "    " }{ $text } ({ $symbology })
labels-written = { $count ->
    [one] { $count } štítek
    [few] { $count } štítky
   *[other] { $count } štítků
    } na { $pages ->
    [one] { $pages } stránce
    [few] { $pages } stránkách
   *[other] { $pages } stránkách
    }: { $file }. Tiskněte na 100 %.
labels-page = Stránka { $page } z { $pages }
demo-begins = Partie Marvel Champions, která se hraje sama. „>“ je to, co se děje u stolu, tečky jsou světla.
demo-ends = To byla ukázka. S obrazovkou otevře stůl příkaz „companion play“.

## Devices

device-ok = { $device } funguje.
device-kind-simulated = simulace
device-kind-pictures = složka obrázků { $folder }
device-works-simulated = { $role ->
    [lamps] Simulovaná světla fungují.
    [digits] Simulovaný číselný displej funguje.
   *[scanner] Simulovaná čtečka funguje.
    }
device-works-pictures = Složka obrázků { $folder } se sleduje: čtou se obrázky, které do ní přibudou.
device-not-found = { $device }: na { $port } nic není. Připojte zařízení, nebo opravte nastavení.
device-several-found = { $device }: { $port } odpovídá více zařízením ({ $found }). Doplňte v nastavení sériové číslo.
device-no-permission = { $device }: k { $port } není přístup. Přidejte se do skupiny { $group } (sudo usermod -aG { $group } $USER) a znovu se přihlaste.
device-in-use = { $device }: { $port } používá jiný program. Zavřete ho.
device-library-missing = { $device }: { $package } není nainstalováno. { $extra ->
    [none] Nainstalujte: pip install { $package }
    [apt] Nainstalujte: sudo apt install { $package }
   *[other] Nainstalujte tento projekt s doplňkem „{ $extra }“.
    }
device-unsupported-board = { $device }: tento stroj takové piny nemá. { $device ->
    [ht16k33] Použijte sim nebo terminal.
   *[other] Použijte adalight, wled nebo sim.
    }
device-no-pin = { $device }: pin { $pin } na tomto stroji není. Vhodné piny uvádí stránka o zapojení, drivers/README.md.
device-needs-root = { $device }: pin { $pin } funguje jen pro uživatele root. Použijte neopixel-spi, které roota nepotřebuje.
device-spi-off = { $device }: chybí { $port }, SPI je vypnuté. Spusťte sudo raspi-config nonint do_spi 0 a restartujte.
device-bus-off = { $device }: chybí { $port }, I2C je vypnuté. Spusťte sudo raspi-config nonint do_i2c 0 a restartujte.
device-not-opened = { $device }: { $port } nejde otevřít: { $reason }.
device-unreachable = { $device }: { $host } neodpovídá. Je zapnuto a ve stejné síti? Zkouší se to dál.
device-lost = { $device }: { $port } zmizelo. Připojte ho znovu, najde se samo.
device-fault = { $device }: chyba v ovladači ({ $reason }). Zkouší se to dál.
device-decoder-died = Jeden snímek shodil dekodér ({ $code }). Už zase běží; podržte kartu jinak.
device-decoder-late = { $seconds ->
    [one] Snímek byl po { $seconds } sekundě vzdán.
    [few] Snímek byl po { $seconds } sekundách vzdán.
   *[other] Snímek byl po { $seconds } sekundách vzdán.
    } Zkouší se další.
device-closed = { $device }: zařízení bylo použito až po konci. To je chyba programu, pošlete zprávu.
device-wrong-length = { $device }: světel je { $wanted }, přišlo barev { $got }. To je chyba programu, pošlete zprávu.
device-text-too-long = { $device }: míst pro číslice je { $places }, přišlo znaků { $got }. To je chyba programu, pošlete zprávu.
device-not-a-digit = { $device }: přišel znak „{ $character }“, který neumí ukázat. To je chyba programu, pošlete zprávu.
device-picture-not-found = Snímek { $path } neexistuje.
device-picture-no-permission = Tento uživatel nesmí číst { $path }.
device-picture-not-a-file = { $path } není soubor.
device-picture-empty = { $path } je prázdný soubor.
device-picture-unknown = { $path } není obrázek, nebo je druhu, který se nečte.
device-picture-broken = { $path } je poškozený obrázek.
device-picture-too-large = { $path } je příliš velký obrázek: nejvýš { $limit } milionů bodů.
device-scan-noise = { $source }: { $count ->
    [one] přišel { $count } bajt, který není
    [few] přišly { $count } bajty, které nejsou
   *[other] přišlo { $count } bajtů, které nejsou
    } text ({ $bytes }). Zkontrolujte v nastavení rychlost (baud) a zástrčku.
device-scan-too-long = { $source }: bez konce { $limit ->
    [one] přišel víc než { $limit } bajt.
    [few] přišly víc než { $limit } bajty.
   *[other] přišlo víc než { $limit } bajtů.
    } Nastavte čtečku tak, aby za každým kódem posílala Enter.
device-scan-unfinished = { $source }: „{ $text }“ nemá konec a nepočítá se. Nastavte čtečku tak, aby za každým kódem posílala Enter, nebo napište do nastavení suffix=none.
device-scan-repeated = { $text } přišlo hned podruhé a nepočítá se ({ $source }). Je-li to záměr, dejte kartu stranou a ukažte ji znovu.
device-bad-address = „{ $address }“ není správná adresa zařízení:
device-unknown-kind = Zařízení „{ $kind }“ neexistuje. Známá jsou: { $kinds }.
device-unknown-kind-near = Zařízení „{ $kind }“ neexistuje. Nemělo to být „{ $near }“?
device-unknown-option = { $kind } nemá volbu „{ $option }“. Má: { $options }.
device-unknown-option-near = { $kind } nemá volbu „{ $option }“. Neměla to být „{ $near }“?
device-option-missing = { $kind } potřebuje volbu { $option }.
device-option-without-value = { $kind }: za { $option } chybí hodnota.
device-option-twice = { $kind }: { $option } je napsáno dvakrát.
device-not-a-number = { $kind }: { $option } je číslo od { $low } do { $high } ({ $unit }), ne „{ $value }“.
device-not-a-whole-number = { $kind }: { $option } je celé číslo od { $low } do { $high } ({ $unit }), ne „{ $value }“.
device-out-of-range = { $kind }: { $option } je od { $low } do { $high } ({ $unit }), „{ $value }“ se tam nevejde.
device-not-a-choice = { $kind }: { $option } nemůže být „{ $value }“. Může být: { $choices }.
device-not-a-choice-near = { $kind }: { $option } nemůže být „{ $value }“. Nemělo to být „{ $near }“?
device-too-little-current = Počet světel { $count } znamená i při nejslabším svitu odběr { $needed } mA, povoleno je jen { $milliamps } mA. Pořiďte silnější zdroj a zvyšte milliamps, nebo připojte méně světel.
device-too-few-lamps = { $device }: v nastavení je světel { $wanted }, řadič jich má { $found }. Opravte v nastavení count.
device-too-many-lamps = { $device }: pro počet světel { $wanted } musí jádro poslat najednou { $needed } bajtů; pošle { $found }, což stačí na { $room }. Přidejte spidev.bufsiz=32768 do /boot/firmware/cmdline.txt a restartujte.

## Looking after the devices

check-folder = Partie jsou uloženy v { $folder }, volno je { $room } MB.
check-volatile = { $folder } existuje jen v paměti: při výpadku proudu se ztratí každá partie. Vypněte režim jen pro čtení (sudo raspi-config nonint do_overlayfs 1), nebo zvolte jinou složku pomocí --home.
check-little-room = Tam, kde je { $folder }, zbývá jen { $room } MB. Uvolněte místo, nebo zvolte jinou složku pomocí --home.
check-supply = Napájení stačí, aspoň podle tohoto stroje.
check-low-voltage = Napájení tohoto stroje je příliš slabé: napětí kleslo. Použijte zdroj, který k němu patří, a krátký silný kabel; světlům dejte vlastní.
check-hot = Tento stroj se přehřál a zpomalil. Pusťte k němu vzduch.
check-no-screen = Není tu připojena žádná obrazovka.
check-display = Obraz se ukazuje na displeji { $display }.
check-renderer = Obraz kreslí { $renderer }.
check-no-renderer = Obraz kreslí sám procesor, a to je pomalé. Na Raspberry Pi napište dtoverlay=vc4-kms-v3d do /boot/firmware/config.txt a restartujte.
check-port = Sériový port: { $port }
check-usb-port = Sériový port: { $port }, { $name }. Do nastavení: port={ $usb }
check-camera = Kamera: { $port }, { $name }
check-input = Klávesy nebo dotyk: { $port }, { $name }
check-bus = Piny: { $port }
check-silent = { $device }: otevřeno, ale nic se neozvalo. Je zařízení zapnuté?
check-table-plays = Stůl je otevřený v jiném okně a zařízení drží; jak se jim daří, říká jeho stavový řádek. Chcete-li je vyzkoušet tady, nejdřív ho zavřete (tam, kde se spouští sám: sudo systemctl stop companion).
check-lamps = Světla: { $address }
check-digits = Číselný displej: { $address }
check-scanner = Čtečka: { $address }
check-keyboard = Čtečka, která se chová jako klávesnice, se zkouší u stolu: ukažte jí kartu tam.
check-show-code = { $device }: ukažte teď kód, máte na to { $seconds ->
    [one] { $seconds } sekundu.
    [few] { $seconds } sekundy.
   *[other] { $seconds } sekund.
    }
check-code = { $device }: přečteno { $text } ({ $symbology }).
check-no-code = { $device }: za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
    } se nic nepřečetlo. Je kód čistý, dost blízko a dobře osvětlený?
check-pictures = { $device }: { $pictures ->
    [one] { $pictures } snímek
    [few] { $pictures } snímky
   *[other] { $pictures } snímků
    } za sekundu, { $width } × { $height }, ostrost { $sharpness }. Otáčejte objektivem, dokud není ostrost nejvyšší.
check-slow-camera = { $device }: jen { $pictures ->
    [one] { $pictures } snímek
    [few] { $pictures } snímky
   *[other] { $pictures } snímků
    } za sekundu. Zkuste format=mjpg, nebo menší width a height.
check-code-size = { $device }: { $pixels } bodu na modul kódu, stačí { $wanted }.
check-small-code = { $device }: jen { $pixels } bodu na modul kódu, potřeba jsou { $wanted }. Podržte kartu blíž, nebo zvyšte width a height.
check-ask-walk = { $device }: přeběhlo jedno světlo od prvního k poslednímu? (a/n)
check-walk-wrong = { $device }: běh nebyl správný. Zkontrolujte count ({ $count }) a zástrčku u prvního světla; ta, která zůstanou tmavá, často následují po rozbitém.
check-ask-digits = { $device }: ukázala všechna místa 8 a pak 0 až 9? (a/n)
check-digits-wrong = { $device }: číslice nebyly správné. Zkontrolujte dráty a napájení; modul s méně než osmi číslicemi potřebuje v nastavení places.
check-same-display = { $device } a { $other } jsou jeden a týž displej. Dejte každému jeho místo, nebo jeden z nastavení vyřaďte.
check-same-bus = { $device } a { $other } sdílejí sběrnici a navzájem si kazí, co ukazují. Připojte displej na jinou sběrnici SPI (port=1), nebo pásek na jiný pin.
check-no-counter = { $device }: žádná hra nemá číslo „{ $counter }“, displej proto zůstane tmavý. Čísla uvádějí soubory look.toml her, například scheme*.threat.
check-ask-colour = { $device }: jakou barvu vidíte? (č červená, z zelená, m modrá)
check-colour-letters = č z m
check-no-letter = n
check-order = { $device }: barvy jsou správně (order={ $order }).
check-order-wrong = { $device }: barvy jsou přeházené. Napište do nastavení order={ $order } místo { $written }.
check-order-odd = { $device }: tyto barvy neodpovídají žádnému pořadí (napsáno: { $written }, viděno: { $order }). Podívejte se znovu.

## Štítky

refused-label-too-long = { $text } je na štítek příliš dlouhé: nejvýš { $limit } znaků.
refused-label-characters = { $text } nelze vytisknout na štítek: možná jsou jen velká písmena, číslice a spojovník.
refused-no-labels = Není co tisknout: nebyla vybrána žádná karta.
refused-no-sheet = Arch nebyl připraven:
refused-no-such-set = Sada karet „{ $word }“ ve hře { $name } neexistuje{ $meant_id ->
    [none] .
   *[other] . Měla to být { $meant }?
    } Všechny vypíše „companion cards sets { $game }“.
refused-no-such-card = Žádná karta ve hře { $name } nemá kód „{ $word }“{ $meant_id ->
    [none] .
   *[other] . Měl to být { $meant }?
    } Podle jména ji najde „companion cards search NAME“.
refused-no-card-facts = Údaje o kartách hry { $name } tu nejsou, a proto není co tisknout. U stolu vybírejte dotykem, co na něm leží. Karta, kterou společníka naučíte („{ menu }“, „{ type-code }“, libovolný kód), pak štítek dostane.
refused-unknown-paper = Papír „{ $paper }“ neexistuje. Možnosti: { $known }.
refused-unknown-label-size = Velikost štítku „{ $size }“ neexistuje. Možnosti: { $known }.
refused-label-too-large = Štítek velikosti { $size } se na { $paper } nevejde. Zvolte větší papír, nebo menší štítek.
refused-skip-not-in-range = Na archu { $paper } je štítků této velikosti { $count }: přeskočit se jich dá 0 až { $high }, ne { $skip }.

## Screens

addend = { $value } · { $origin }

kept-game-round = Partie { $number } · { $players } · kolo { $round }
of-limit-whole = { $value } z { $limit }
numbers = Všechna čísla
glossary = Slova hry
no-cards = Ve hře neleží žádná karta.
printed-on-it = Vytištěno na kartě
corrected = { $value } (opraveno)
correct-hint = Platí vytištěná karta: toto číslo se použije v rozehrané partii.
history-hint = Nejnovější je nahoře. Klepnutím se vrátí vše až k danému řádku.
history-empty = Zatím se nic nestalo.
take-back = Vrátit { $count ->
    [one] jeden krok
    [few] { $count } kroky
   *[other] { $count } kroků
    }?
take-back-yes = Vrátit je
take-back-no = Nechat je
take-back-hint = Dokud se nestane nic jiného, lze je zase obnovit.
leave-game-hint = Vše, co se stalo, zůstane uloženo. Partie zůstane na úvodní stránce a bude pokračovat přesně odtud.
leave-game-yes = Odložit
leave-game-no = Hrát dál
grave-hint = Tím končí partie, nebo někdo vypadne ze hry. Krok zpět to vrátí.
same-name = { $text } ({ $value })
remarks-more = { $text } (+{ $count })
calibrate = Vyzkoušet dotyk
calibrate-hint = Klepněte na čtyři terče. Kroužek ukazuje, kam klepnutí dopadlo.
calibrate-good = Každé klepnutí se trefilo.
unknown-heading = Tento kód nemá žádná karta
teach = Naučit
teach-kind = Jaký druh karty to je?
teach-name = Název (nepovinný)
teach-cost = Cena { $value }
teach-cost-none = Bez ceny
choose-one = Vybrat
yes = Ano
no = Ne
light-lamps = Světla ({ $device })
light-digits = Číselný displej ({ $device })
light-scanner = Čtečka ({ $device })
single-day = Jediný den
campaign = Kampaň
campaign-title = Kampaň: { $campaign }
kept-campaign = Kampaň { $campaign } · den { $day }
campaign-next = Den { $day } · { $location } · { $terrain } · { $weather }
campaign-ranger = { $player }: { $aspects }
campaign-where = Den { $day } z { $last } · { $location } · { $terrain }
campaign-over = Kampaň skončila: den { $last } byl poslední.
campaign-read = { $count ->
    [one] Na začátku dne si přečtěte záznam { $entries }
   *[other] Na začátku dne si přečtěte záznamy { $entries }
    }
campaign-begin = Začít další den
campaign-missions = Mise
campaign-mission-complete = { $text }: splněno
campaign-new-mission = Nová mise
campaign-events = Významné události
campaign-event = Den { $day }: { $text }
campaign-event-crossed = Den { $day }: { $text } (přeškrtnuto)
campaign-new-event = Nová událost
campaign-rewards = Odměny
campaign-new-reward = Nová odměna
campaign-guides = Záznamy na další dny
campaign-guide = Den { $day }: { $entries }
campaign-days = Odškrtnuté dny
campaign-day = Den { $day } · { $location } · { $terrain }
campaign-new-guide = Záznam na pozdější den
campaign-guide-day = Který den se čte?
campaign-guide-entry = Který záznam?
campaign-restore = Zpět před poslední změnu
campaign-files = Na jiný počítač a zpět z příkazové řádky: companion campaign export, companion campaign import.
campaign-none = Žádná kampaň tu není uložena. Začne ji „companion campaign new NAME“, nebo partie Earthborne Rangers, která nějakou jmenuje.
refused-campaign-without-tracker = Kampaň { $campaign } ještě nemá záznam: hraje se den { $day } a jeho konec záznam zapíše.
this-machine = Tento počítač
scanning = Příští načtená karta se počítá.
refused-screen-fault = Na obrazovce se něco pokazilo. Partie je v bezpečí, hrajte dál. Zapsáno v { $report }.
act-entered = Přišla karta: { $card }.
act-left = Odešla karta: { $card }.
act-flipped = Otočeno: { $card }.
act-engaged = { $card }: střetnutí, { $player }.
act-placed = { $counter } · přidáno { $by }.
act-shifted = Přesunuto { $count }: { $source } → { $target }.
act-drew = Taženo: { $pieces }.
act-answered = Odpověď: { $values }.
act-confirmed = Hotovo.
act-confirmed-asked = { $asked } · { $done }
act-adjusted = Opraveno: { $counter }, o { $by }.
act-corrected = Opraveno na kartě: { $card }, { $field } je { $value }.
act-went-to = Přechod na: { $step }.
act-skipped = Vše hotovo až po: { $step }.
act-other = Něco bylo zadáno.
