# Earthborne Rangers česky. Vlastní věty; jména karet, míst a strážců se neskloňují.
#
# Doložené české termíny: odklidit, Odklizení, postup a žeton postupu, újma a žeton újmy, hranice, karta stezky, lokace,
# cestovat a krok cestování, kolo, tah, test, efekt výzvy, průvodce kampaní, záznam, vyhodnotit, odložit, krok pravidel,
# časování, skupina. Strážci: podle názvu hry.
#
# Všechny ostatní termíny jsou naše vlastní volba; kde se vykládají nebo pojmenovávají, stojí nad nimi „vlastní volba“.

game-name = Strážci Nové země
where = Kolo { $round } · { $phase }
kept-game-round = Partie { $number } · { $players } · kolo { $round }

## Kde jsme

phase-setup = Příprava
phase-path = Karty stezky
phase-rangers = Tahy strážců
phase-travel = Cestování
# vlastní volba: obnova (Refresh)
phase-refresh = Obnova
phase-day = Konec dne

step-setup-rewards = Odměny
step-setup-areas = Strážci
step-setup-hand = Karty do ruky
step-setup-lead = Vedoucí
step-setup-challenge = Výzvy
step-setup-location = Lokace
step-setup-weather = Počasí
step-setup-missions = Mise
step-setup-path = Balíček stezky
step-setup-arrival = Příchod
step-setup-start = Začátek dne
step-path-draw = Karty stezky
step-rangers-turns = Tahy
step-test-commit = Vložení
step-test-reveal = Odhalení
step-test-success = Výsledek
step-test-challenge = Výzvy
step-test-end = Konec testu
step-clear-before = Před
step-clear-when = Když
step-clear-check = Kontrola
step-clear-after = Po
step-travel-decide = Cestovat?
step-travel-clear = Úklid
step-travel-choose = Kam
step-travel-camp = Tábor?
step-travel-build = Balíček stezky
step-travel-arrive = Příchod
step-refresh-fatigue = Zranění
step-refresh-draw = Líznutí
step-refresh-energy = Energie
step-refresh-effects = Efekty
step-refresh-ready = Připravení
step-day-end = Konec dne

## Příprava dne

setup-players = Strážci
    .hint = Jedno jméno pro každého strážce. Hranice na strážce počítají všechny.
setup-guide = Vedení
    .hint = Každý krok, nebo jen kroky s číslem či volbou.
setup-count = Co aplikace počítá
    .hint = Co vynecháte, na to aplikace upozorní a počítáte to sami.
setup-checklist = Projít přípravu krok za krokem
setup-rules = Verze pravidel
setup-campaign = Kampaň
    .hint = Název vašeho záznamu kampaně. Pro jediný den ponechte prázdné.
setup-day = Den
setup-location = Lokace
setup-terrain = Terén poslední cesty
    .hint = Sada terénu cesty, po které jste sem přišli.
setup-weather = Počasí
# vlastní volba: vlastnosti (Aspects) – vnímavost, zdatnost, duch, soustředění
setup-aspects = Vlastnosti
    .hint = Vnímavost, zdatnost, duch a soustředění každého strážce, například 3122: podle nich se počítá energie.
setup-deck = Karet v balíčku strážce
    .hint = Než si líznete prvních šest karet.
# vlastní volba: vedoucí strážce (lead Ranger)
setup-lead = Vedoucí strážce
    .hint = Jméno strážce, který v každém kole lízne první kartu stezky.
setup-calendar = Kalendář
setup-missions = Mise
setup-camped = Minulý den skončil táborem
setup-lingering = Rozdaná přetrvávající zranění

option-guide-full = Každý krok
option-guide-short = Jen čísla a volby
option-count-deck = Balíčky a únava
option-count-injury = Zranění
option-count-energy = Energie
option-by-calendar = Podle kalendáře
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

ask-setup-rewards = Tábořili jste: chcete-li, vyměňte odměny
    .detail = Získané odměny teď mohou do balíčků strážců; neduhy zůstávají.
    .why = Dovoluje to jen den, který skončil táborem.
    .done = Vyměněno
ask-setup-areas = Vyložte vlastnosti, role a společné testy
    .detail = Zamíchejte balíčky strážců a vezměte si energii podle hodnot vlastností.
    .why = Každý strážce smí vyložit jednu kartu s klíčovým slovem pro přípravu. Čísla zde už platí.
    .done = Vyloženo
ask-setup-hand = Každý si lízněte šest karet
    .detail = Jednou smíte odložit stranou libovolné karty, líznout stejný počet a odložené zamíchat zpět.
    .why = V počtech balíčků zde už těchto šest karet chybí.
    .done = Líznuto
ask-setup-lead = Určete vedoucího strážce: { $player }
    .detail = Jiného lze zadat v přípravě.
    .why = Vedoucí strážce lízne v každém kole první kartu stezky a rozhoduje, když se skupina neshodne.
    .done = Dohodnuto
ask-setup-challenge = Zamíchejte balíček výzev
    .why = Má 24 karet a používají ho všichni strážci.
    .done = Zamícháno
ask-setup-location = Vyložte lokaci: { $card }
    .why = Zde skončil minulý den; záznam kampaně to ví.
    .done = Vyloženo
ask-setup-weather = Vyložte počasí: { $card }
    .detail = Žetony, které karta předepisuje, jsou zde už započteny. Přečtěte záznamy uvedené nad dnem.
    .why = Kalendář v záznamu kampaně doporučuje počasí pro každý den.
    .done = Vyloženo
ask-setup-missions = { $count ->
        [0] Žádná mise není otevřená
        [one] Vyložte otevřenou misi
        [few] Vyložte { $count } otevřené mise
       *[other] Vyložte { $count } otevřených misí
    }
    .detail = Jejich kolečka jsou v záznamu kampaně.
    .why = Každá nedokončená mise leží v okolí.
    .done = Vyloženo
ask-setup-path = Zamíchejte balíček stezky, { $count } karet
    .detail = Terén: { $terrain }. Přidejte, co předepisují karty.
    .why = Klíčové místo přidá vlastní sadu, každé jiné tři karty Údolí.
    .done = Zamícháno
ask-setup-arrival = Vyhodnoťte příchod, lokace: { $card }
    .detail = Otočte lokaci a najděte její záznam. Pokyny pro další strážce, než kolik vás je, vynechte.
    .why = Místo samo říká, čím den začíná.
    .done = Hotovo
ask-setup-start = Vyložte žetony a vyhodnoťte „začátek dne“
    .why = Tyto efekty přijdou na řadu, až když vše leží na stole.
    .done = Začít

## Karty stezky

ask-path-card = { $player }: lízněte kartu stezky
    .detail = Ukažte ji čtečce, nebo ji vyložte a pokračujte.
    .why = Každý strážce lízne jednu, první je vedoucí strážce. Šipka nahoru ji pokládá podél cesty, šipka dolů na dosah.
    .done = Líznuto
ask-read-entry = { $card }: přečtěte záznam { $entry }
    .detail = Potom vyhodnoťte, co se stane při jejím vstupu do hry.
    .why = Ikona knihy odkazuje do průvodce kampaní. Kartu dokončete, než líznete další.
    .done = Přečteno

## Tahy strážců

ask-turn = Kdo bude na tahu?
    .why = Pořadí je na vás, ale nikdo nemá dva tahy za sebou, dokud jiný strážce neodpočívá. Dovolí to vyčerpání role.
ask-act = { $player }: test, karta, nebo odpočinek
    .detail = Test: klepněte na jeho kartu, vzpomínka: na své jméno. Po zahrání karty: „{ ask-act.done }“.
    .why = Tah je jediná věc. Schopnosti bez časování se používají na jeho začátku a konci.
    .done = Konec tahu

## Test

# vlastní volba: únava (fatigue)
ask-fatigue-interaction = { $player }: nejprve únava { $instances }
    .detail = V cestě: { $cards }
    .why = Připravené karty mezi vámi a cílem vás unaví podle své přítomnosti, každá zvlášť. Přátelské ne.
    .done = Provedeno
ask-fatigue-rest = { $player }: únava { $instances } za odpočinek
    .detail = Unavující: { $cards }
    .why = Připravené unavující karty unaví každého, kdo u nich odpočívá.
    .done = Provedeno
ask-fatigue-ambush = { $player }: ihned únava { $instances }
    .detail = Přepad: { $cards }
    .why = Připravená karta s přepadem vás unaví, jakmile se dostane na váš dosah.
    .done = Provedeno
ask-test-aspect = Kterou vlastnost test žádá?
    .detail = { $player }: uvádí ji karta.
    .why = Úprava na kartě výzvy se čte pro tuto vlastnost.
# vlastní volba: úsilí (effort), vložit (commit), obtížnost (difficulty)
ask-commit-effort = { $player }: kolik úsilí celkem?
    .detail = { $tokens ->
        [0] Vlastnost: { $aspect }. Obtížnost { $difficulty }.
        [one] Vlastnost: { $aspect }. Obtížnost { $difficulty }. Započtěte 1 za žeton jiného strážce na kartě.
        [few] Vlastnost: { $aspect }. Obtížnost { $difficulty }. Započtěte { $tokens } za žetony jiných strážců na kartě.
       *[other] Vlastnost: { $aspect }. Obtížnost { $difficulty }. Započtěte { $tokens } za žetony jiných strážců na kartě.
    }
    .why = Nejméně 1 energie dané vlastnosti a vše, co přidají karty z ruky a ze hry. Od této chvíle se součet nemění.
ask-commit-energy = { $player }: kolik z toho je energie?
    .detail = Vlastnost: { $aspect }. Odečte se tu ze zásoby ({ $got }); 0, pokud jste ji už odečetli.
    .why = Test stojí nejméně 1 energii své vlastnosti, každá dává úsilí 1. Zbytek přidají karty a žetony.
ask-commit = { $player } vkládá úsilí { $effort }
    .detail = Vlastnost: { $aspect }. Obtížnost { $difficulty }.
    .why = Na konci tohoto kroku je vložené úsilí pevné. Patří k němu nejméně 1 energie dané vlastnosti.
    .done = Vloženo
ask-reveal = Odhalte kartu výzvy: která ikona?
    .detail = { $player }, { $aspect }: úsilí před kartou { $effort }. Naskenovaná karta prozradí i svou úpravu.
    .why = Úprava pro danou vlastnost změní úsilí. Ikona říká, které efekty výzvy přijdou.
ask-reveal-modifier = Co říká karta ({ $aspect })?
    .detail = { $player }: úsilí před kartou { $effort }. Obtížnost { $difficulty }.
    .why = Karta výzvy má číslo pro každou vlastnost; to pro vlastnost testu změní úsilí.
ask-test-success = Úspěch: úsilí { $effort }, obtížnost { $difficulty }
    .detail = { $player }: vyhodnoťte vše, co test říká, a žetony zadejte zde.
    .why = Nejprve celý text úspěchu. Co mezitím dosáhne hranice, odklidí se až potom.
    .done = Vyhodnoceno
ask-success-traverse = { $card }: úspěch, postup { $effort }
    .detail = { $player } prochází. Říká-li test něco jiného, umístěte žetony sami.
    .why = Průchod umístí na prvek nebo lokaci tolik postupu, kolik je úsilí.
    .done = Umístit
ask-success-connect = { $card }: úspěch, postup { $effort }
    .detail = { $player } navazuje kontakt. Říká-li test něco jiného, umístěte žetony sami.
    .why = Navázání kontaktu umístí na tvora tolik postupu, kolik je úsilí.
    .done = Umístit
# vlastní volba: vyčerpat, připravit (exhaust, ready)
ask-success-avoid = Úspěch, vyčerpejte kartu: { $card }
    .detail = { $player } se vyhýbá.
    .why = Vyčerpaná karta nikoho neunaví a nemá efekty výzvy.
    .done = Vyčerpat
ask-success-remember = Úspěch: prozkoumejte { $effort }, lízněte kartu
    .detail = { $player }: vrchní karty vlastního balíčku.
    .why = Vzpomínka s ničím nezachází, a tak nic nestojí v cestě.
    .done = Hotovo
ask-test-failure = Neúspěch: úsilí { $effort }, obtížnost { $difficulty }
    .detail = { $player }: vyhodnoťte, co test říká o neúspěchu.
    .why = Úsilí je menší než obtížnost. Má-li stůl jiné číslo, opravte ho.
    .done = Vyhodnoceno
# vlastní volba: zranění (injury)
ask-test-failure-traverse = { $player }: neúspěch, jedno zranění
    .detail = Úsilí { $effort }, obtížnost { $difficulty }.
    .why = Neúspěšný průchod bolí. Celá hromádka únavy jde na odkládací hromádku.
    .done = Provedeno
ask-challenge-effect = { $card }: efekt výzvy ({ $icon })?
    .detail = Má-li ho, vyhodnoťte ho; žetony můžete zadat teď.
    .why = Připravené karty ve vašem okolí mohou reagovat na taženou ikonu: počasí, lokace, mise, podél cesty, na dosah, váš prostor.
    .done = Vyhodnoceno
ask-challenge-icon = Která ikona byla tažena?
    .why = Říká, které efekty výzvy přijdou.
ask-reshuffle = Zamíchejte odložené výzvy do balíčku
    .why = Karta tohoto testu má ikonu zamíchání. Dělá se to jednou, až po všem ostatním.
    .done = Zamícháno
ask-reshuffle-perhaps = Měla karta ikonu zamíchání? Zamíchejte
    .detail = Odložené výzvy se vracejí do svého balíčku.
    .why = Dělá se to jednou, až po všem ostatním.
    .done = Hotovo

## Odklizení

ask-clear-order = { $count ->
        [one] Odklízí se { $count } karta
        [few] Odklízejí se { $count } karty: která první?
       *[other] Odklízí se { $count } karet: která první?
    }
    .detail = Zvolte jednu, nebo všechny ve svém pořadí.
    .why = Teď se odklidí všechny karty, které dosáhly hranice. O pořadí rozhoduje skupina.
ask-clear-kind = { $card }: kterými žetony se odklidí?
    .detail = Platí jen text pro zvolený druh.
    .why = Oba druhy dosáhly své hranice, a tak si můžete vybrat.
ask-clear-at-nothing = { $card }: odklidit hranicí 0?
    .detail = Neleží tam žádný žeton a žádný není třeba.
    .why = Pravidla o tom nemluví. Vaše volba zůstane v historii.
ask-clear-before = Odklízí se: { $card }, efekty „před“
    .detail = Stačí { $kind }: { $count } z { $limit }. Nejprve dokončete, co právě vyhodnocujete.
    .why = Krok 1 ze 4: efekty, které přicházejí před odklizením. Je-li jich více, v pořadí podle vás.
    .done = Dál
ask-clear-before-rangers = Odklízí se: { $card }, efekty „před“
    .detail = Leží tam žetony všech strážců. Nejprve dokončete, co právě vyhodnocujete.
    .why = Krok 1 ze 4: efekty, které přicházejí před odklizením. Je-li jich více, v pořadí podle vás.
    .done = Dál
ask-clear-when = Odklízí se: { $card }, efekty „když“
    .detail = { $sources ->
        [one] Také text Odklizení na kartě samotné.
       *[other] Možné zdroje, v pořadí podle vás: { $effects }
    }
    .why = Krok 2 ze 4: efekty při odklizení a vše, co je na kartě označeno slovem Odklizení. Odebírají-li žetony, odeberte je zde.
    .done = Dál
ask-clear-when-guide = { $card }: přečtěte nahlas záznam { $entry }
    .detail = { $sources ->
        [one] Také další efekty „když“ se karta odklidí.
       *[other] Možné zdroje, v pořadí podle vás: { $effects }
    }
    .why = Krok 2 ze 4: číslo vedle slova Odklizení odkazuje do průvodce kampaní. Odebírá-li záznam žetony, odeberte je zde.
    .done = Přečteno
ask-clear-nested = { $count ->
        [one] Hranice dosáhla i karta { $cards }. Kdy ji odklidit?
       *[other] Hranice dosáhly i: { $cards }. Kdy je odklidit?
    }
    .detail = Ještě není dokončeno: { $card }
    .why = Pravidla neříkají, zda se odklidí uvnitř tohoto odklizení, nebo po něm. Vaše volba zůstane v historii.
ask-clear-check = Odložte kartu: { $card }
    .detail = Stále dost, { $kind }: { $count } z { $limit }. Jdou s ní žetony i připojené karty.
    .why = Krok 3 ze 4: podívejte se znovu. Karta se odloží, jen má-li stále dost žetonů.
    .done = Odloženo
ask-clear-check-rangers = Odložte kartu: { $card }
    .detail = Stále tam leží žetony všech strážců; vrátí se na role.
    .why = Krok 3 ze 4: podívejte se znovu. Karta se odloží, jen má-li stále dost žetonů.
    .done = Odloženo
ask-clear-other-kind = { $card }: odložit? Stále stačí { $other }
    .detail = Žetony, kterými se odklízela, už na ní nejsou.
    .why = Pravidla neříkají, který druh tu rozhoduje. Doslova stačí kterýkoli. Vaše volba zůstane v historii.
ask-clear-after = Odklizeno: { $card }, efekty „po“
    .detail = Pro další pravidla kartu odklidil strážce: { $player }
    .why = Krok 4 ze 4: efekty, které přicházejí po odklizení, i když karta zůstala.
    .done = Dál
ask-clear-after-nobody = Odklizeno: { $card }, efekty „po“
    .detail = Nestalo se to v tahu žádného strážce.
    .why = Krok 4 ze 4: efekty, které přicházejí po odklizení, i když karta zůstala.
    .done = Dál

## Cestování

ask-travel-decide = Skupina smí cestovat: vyrazíte?
    .detail = { $card } má dost postupu a v cestě není žádná připravená překážka.
    .why = Rozhoduje se teď a jen teď. Smíte zůstat.
ask-travel-clear = { $count ->
        [one] Odložte kartu, která zůstává pozadu
        [few] Odložte { $count } karty, které zůstávají pozadu
       *[other] Odložte { $count } karet, které zůstávají pozadu
    }
    .detail = { $cards }
    .why = Karty stezky a karty strážců mimo vaše prostory odcházejí. Trvalé karty a vše k nim připojené jde s vámi.
    .done = Odloženo
ask-travel-clear-nothing = Vraťte karty stezky do sbírky
    .detail = Nic dalšího odložit netřeba.
    .why = Balíček stezky i odložené karty se pro další místo staví znovu.
    .done = Vráceno
ask-travel-choose = Kam cestujete?
    .detail = Po jedné cestě. Po řece jen tam, kde to něco dovolí.
    .why = To jsou místa, která na mapě Údolí sousedí s tímto.
ask-travel-scan = Ukažte čtečce novou lokaci
    .detail = Nebo odpovězte jejím jménem.
    .why = Odtud nevede žádná cesta mapy.
ask-travel-terrain = Jakým terénem přicházíte? { $card }
    .why = Terén cesty určuje, která sada půjde do balíčku stezky.
ask-travel-camp = { $card }: utábořit se, nebo jít dál?
    .detail = Táborem den končí zde.
    .why = Jen den, který skončil táborem, dovoluje vyměnit odměny.
ask-travel-build = Zamíchejte balíček stezky, { $count } karet
    .detail = Terén: { $terrain }. Přidejte, co předepisují karty.
    .why = Klíčové místo přidá vlastní sadu, každé jiné tři karty Údolí.
    .done = Zamícháno
ask-travel-arrive = Příchod, lokace: { $card }
    .detail = Vyhodnoťte přípravu příchodu a mise, které končí příchodem.
    .why = Pokyny pro další strážce, než kolik vás je, vynechte.
    .done = Hotovo
ask-travel-arrive-guide = Příchod: { $card }, záznam { $entry }
    .detail = Potom příprava příchodu a mise, které končí příchodem.
    .why = Záznam může nahradit mise. Pokyny pro další strážce, než kolik vás je, vynechte.
    .done = Hotovo

## Obnova

ask-refresh-fatigue = { $count ->
        [0] Žádná zranění: žádná únava
       *[other] Za zranění: únava { $count }
    }
    .detail = Jedna za každé zranění, každý strážce z vlastního balíčku.
    .why = Obnova jí začíná, ještě před líznutím. Komu nestačí karty, ukončí den.
    .done = { $count ->
        [0] Dál
       *[other] Provedeno
    }
ask-refresh-fatigue-by-hand = Za každé zranění únava 1
    .detail = Zranění se tu nepočítají: podívejte se na role a únavu zadejte.
    .why = Obnova jí začíná, ještě před líznutím. Třetí zranění ukončí den po dohrání tahu: pak klepněte na „{ action-end-day }“.
    .done = Provedeno
ask-refresh-draw = { $players ->
        [one] Lízněte si kartu
       *[other] Každý si lízněte kartu
    }
    .why = Kdo si nemůže líznout, ukončí den všem.
    .done = Líznuto
ask-refresh-energy = Energie: přesně podle vlastností
    .detail = Co chybí, přidá se; co přebývá, vrátí se.
    .why = Během tahů jí smí být víc; obnova ji vyrovná.
    .done = Nastaveno
ask-refresh-energy-by-hand = { $player }: energie podle vlastností
    .detail = Aplikace tyto hodnoty nezná. Zadejte je kartou vlastností nebo v přípravě.
    .why = V obnově je zásoba energie přesně rovna hodnotám vlastností.
    .done = Nastaveno
ask-refresh-effects = Vyhodnoťte efekty označené Obnova
    .detail = Počasí, lokace, mise, potom ostatní karty.
    .why = Každý jednou. Co dosáhne hranice, odklidí se potom.
    .done = Vyhodnoceno
ask-refresh-weather = { $card }: { $by ->
        [-1] odeberte žeton ({ $token })
        [1] přidejte žeton ({ $token })
       *[other] přidejte žetony: { $by } ({ $token })
    }
    .detail = „{ ask-refresh-weather.done }“ jej započte a kartu případně otočí. Potom ostatní efekty obnovy.
    .why = Počasí má vlastní efekt obnovy, jednou za kolo.
    .done = Vyhodnoceno
ask-refresh-weather-turns = { $card }: její efekt obnovy
    .detail = „{ ask-refresh-weather-turns.done }“ kartu otočí, má-li se otočit. Potom ostatní efekty obnovy.
    .why = Počasí má vlastní efekt obnovy, jednou za kolo.
    .done = Vyhodnoceno
ask-refresh-weather-by-hand = { $card }: její efekt obnovy, má-li jej
    .detail = Ručně: změňte žetony a otočte kartu, jak sama říká. Potom ostatní efekty obnovy.
    .why = Co tato strana v obnově dělá, aplikace nezná; žetony na ní jen eviduje.
    .done = Vyhodnoceno
ask-refresh-weather-tokens-by-hand = { $card }: zkontrolujte žetony ({ $token })
    .detail = Ručně přidejte nebo odeberte, co říká karta. „{ ask-refresh-weather-tokens-by-hand.done }“ ji otočí, má-li se otočit. Potom ostatní efekty.
    .why = Kolik žetonů přibude nebo ubude, záleží na stole. Aplikace jen pozná, kdy se karta otočí.
    .done = Vyhodnoceno
ask-refresh-ready = { $count ->
        [0] Nic není vyčerpané
        [one] Připravte vyčerpanou kartu
        [few] Připravte { $count } vyčerpané karty
       *[other] Připravte { $count } vyčerpaných karet
    }
    .detail = Ve všech prostorech, i role. Potom začíná další kolo.
    .why = Je to poslední krok, aby vyčerpané karty v tomto kole nezasáhly.
    .done = Připraveno

## Co ví jen stůl

ask-x-value = { $card }: kolik je X?
    .detail = { $field }: číslo, které karta teď udává. Později ho lze opravit.
    .why = Vytištěné X závisí na stole.
ask-mission-tokens = { $card } se vrací: ponechat žetony?
    .detail = Mise neopouští hru; vrací se do okolí.
    .why = Zda o žetony přijde, nebylo nikdy rozhodnuto. Vaše volba zůstane v historii.
ask-day-notes = Významné události, den { $day }?
    .detail = Řádek do záznamu kampaně; kolik jich chcete. Konec: „{ action-no-more-notes }“.
    .why = Z celého dne zůstává jen záznam kampaně a seznamy balíčků.

## Odpovědi

# vlastní volba: slunce, hora, hřeben (ikony výzev)
option-sun = Slunce
option-mountain = Hora
option-crest = Hřeben
option-modifier-2-less = −2
option-modifier-1-less = −1
option-modifier-0 = 0
option-modifier-1-more = +1
option-no-effects = Žádné efekty
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
option-by-harm = Újma, { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
option-by-progress = Postup, { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
option-clear = Odklidí se
option-leave = Ponechat
option-now = Hned, uvnitř tohoto
option-later = Později, po tomto
option-discard = Odložit
option-keep = Ponechat
option-keep-tokens = Ponechat
option-drop-tokens = Přijde o ně
option-travel = Cestovat
option-stay = Zůstat
option-path = { $card } ({ $terrain })
option-river-path = { $card } ({ $terrain }, jen když to něco dovolí)
option-camp = Utábořit se
option-go-on = Jít dál

## Co se stalo

note-entered = Vstupuje do hry: { $card }
note-left = Opouští hru: { $card }
note-role = { $player }: role vyložena.
note-reached = Hranice dosažena: { $card }. Odklidí se, až tento krok skončí.
note-location-reached = { $card } má dost: skupina smí ve 3. fázi cestovat.
note-left-as-is = Zůstává, jak je: { $card }
note-cleared = Odklizeno: { $card }. Odklidil strážce: { $player }
note-cleared-by-nobody = Odklizeno: { $card }
note-kept = { $card } zůstává: žetonů už není dost.
note-mission-stays = { $card } neopouští hru; je zpět v okolí.
note-x-is = { $card }: X je { $count }.
note-effort = Výsledné úsilí: { $effort }. Obtížnost: { $difficulty }.
note-fatigued = { $player }: na hromádku únavy { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }.
note-fatigue-by-hand = { $player }: únava { $count }, počítáte sami.
note-soothed = { $player }: z hromádky únavy do ruky { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }.
note-injured = { $player }: zranění číslo { $injury }. { $count ->
        [0] Hromádka únavy byla prázdná.
        [one] Z hromádky únavy se odkládá { $count } karta.
        [few] Z hromádky únavy se odkládají { $count } karty.
       *[other] Z hromádky únavy se odkládá { $count } karet.
    }
note-injured-by-hand = { $player }: zranění, počítáte sami. Celá hromádka únavy se odkládá.
note-injured-stack-by-hand = { $player }: zranění číslo { $injury }. Celá hromádka únavy se odkládá.
note-healed-by-hand = { $player }: vyléčeno, počítáte sami.
note-soothed-by-hand = { $player }: z hromádky únavy do ruky { $count }, počítáte sami.
note-healed = { $player }: vyléčená zranění: { $count }
note-no-card = { $player }: žádná karta nezbývá, den ihned končí.
note-lingering-injury = { $player }: do balíčku přibývá přetrvávající zranění.
note-rested = { $player } odpočívá.
note-out-of-turn = { $player } odpočívá mimo pořadí. Na tahu: { $players }
note-no-travel-progress = Cestovat nelze, hranice nedosažena: { $card }
note-no-travel-obstacle = Cestovat nelze, v cestě je připravená překážka: { $card }
note-arrived = Skupina je zde: { $card }
note-weather-turned = Počasí se mění: { $card }
note-round = Začíná kolo { $round }.
note-day-over = Den { $day } skončil.
note-written-down = Zapsáno do záznamu kampaně: { $card }
note-clamped = { $counter }: níž než na nulu to nejde.

## Proč něco nejde

refused-slashed = { $card }: hranice je škrtnutá, { $kind } sem nesmí.
refused-not-in-play = Není ve hře: { $card }
refused-not-enough = { $counter }: je jen { $got }, potřeba je { $wanted }.
refused-energy-untold = { $player }: energii zatím nikdo nezadal ({ $aspect }). Ukažte kartu vlastností, nebo energii nastavte ručně.
refused-not-enough-energy = { $player }: energie je jen { $got } ({ $aspect }), potřeba je { $wanted }.
refused-modifier-untold = { $aspect_id ->
        [none] Nejprve řekněte, kterou vlastnost test žádá.
       *[other] Test žádá vlastnost { $aspect }: její úprava chybí.
    }
refused-never-in-play = Karty tohoto druhu ve hře nezůstávají.
refused-unknown-end = Karta jde na „discard“, „out“ nebo „aside“, ne na „{ $to }“.
refused-stays-in-play = { $card } nejde odložit; ukažte čtečce kartu, která přijde místo ní.
refused-cannot-move = Samostatně nelze přesunout: { $card }
refused-no-other-side = Není tu karta počasí, kterou by bylo možné otočit.
refused-already-exhausted = Už je vyčerpáno: { $card }
refused-exhausted-cards-do-not-fatigue = { $card }: vyčerpaná karta nikoho neunaví.
refused-unknown-aspect = „{ $aspect }“ není vlastnost: awa, fit, spi nebo foc.
refused-unknown-test = „{ $kind }“ není test: traverse, connect, avoid, remember nebo card.
refused-unknown-icon = „{ $icon }“ není ikona výzvy: sun, mountain nebo crest.
refused-unknown-option = „{ $value }“ není mezi odpověďmi.
refused-wrong-number = { $wanted ->
        [one] Čeká se jedna odpověď, zadáno { $got }.
        [few] Čekají se { $wanted } odpovědi, zadáno { $got }.
       *[other] Čeká se { $wanted } odpovědí, zadáno { $got }.
    }
refused-wrong-length = Řádek má mít { $low } až { $high } znaků; má { $got }.
refused-test-going-on = { $player } je uprostřed testu. Nejprve ho dokončete.
refused-no-test = Žádný test neprobíhá.
refused-effort-untold = { $player }: nejprve zadejte vložené úsilí.
refused-obstacle-between = V cestě je připravená překážka: { $card }. Nejprve ji vyčerpejte nebo odkliďte.
refused-obstacle-blocks = { $card } je připravená překážka, cestovat nelze. Nejprve ji vyčerpejte nebo odkliďte.
refused-has-rested = { $player } odpočívá a v tomto kole už tah nemá.
refused-another-first = Naposledy na tahu: { $player }. Nyní: { $players }. Nebo vyčerpejte roli a táhněte dvakrát za sebou.
refused-day-is-over = Den { $day } už skončil.
refused-bad-value = { $card }: „{ $value }“ se nehodí, { $field }.
refused-bad-aspects = „{ $value }“: čekají se čtyři číslice pro vnímavost, zdatnost, ducha a soustředění.
refused-same-name = { $field }: každý strážce potřebuje vlastní jméno.

## Záznam kampaně

cli-campaign = záznamy kampaní: list, show, new, next, end, write, export, import, restore
cli-campaign-list = vypíše kampaně
cli-campaign-show = ukáže kampaň
cli-campaign-new = začne kampaň
cli-campaign-next = vypíše řádek game pro další den
cli-campaign-end = škrtne den, který deník dohrál do konce
cli-campaign-write = zapíše do záznamu: mission, bubbles, complete, reward, event, cross nebo guide
cli-campaign-export = zapíše kampaň do jednoho čitelného souboru
cli-campaign-import = načte soubor kampaně; než cokoli nahradí, zkontroluje ho
cli-campaign-restore = vrátí stav před poslední změnou
cli-campaign-replace = nahradí kampaň téhož jména; ta zůstane jako záloha
refused-bad-campaign = Tuto kampaň nelze přečíst:
refused-bad-entry = { $entry }: „{ $value }“ se nehodí.
refused-newer-campaign = Tuto kampaň zapsala novější verze (formát { $format }, zde známý: { $known }). Aktualizujte tuto.
refused-not-a-campaign = { $file } není kampaň.
refused-campaign-over = { $campaign }: den { $day } byl poslední.
refused-day-not-over = { $campaign }: den { $day } ještě neskončil.
refused-day-not-current = { $campaign }: den { $day } už je škrtnutý; následuje den { $current }.
refused-mission-known = V záznamu kampaně už je: { $mission }
refused-unknown-mission = V záznamu kampaně není mise „{ $mission }“.
refused-unknown-event = Významná událost číslo { $number } tu není. { $count ->
        [0] Žádná není zapsána.
        [one] Zapsána je jedna.
        [few] Zapsány jsou { $count }.
       *[other] Zapsáno je jich { $count }.
    }
refused-unknown-campaign = Kampaň „{ $campaign }“ neexistuje.
refused-campaign-exists = Kampaň „{ $campaign }“ už existuje. Zvolte jiné jméno, nebo ji nahraďte.
refused-no-backup = { $campaign }: není žádný dřívější stav, ke kterému by se šlo vrátit.
refused-bad-name = „{ $name }“ nemůže být jméno kampaně: čekají se písmena či číslice, nejvýše 80 znaků.

## Konce

ending-day-camped = Den { $day } končí táborem
    .why = Škrtněte den { $day } a zapište místo a terén: { $terrain }. Před dnem { $next } smíte vyměnit odměny. Vše ostatní končí: zranění, žetony i karty ve hře.
ending-day-no-card = Den { $day } skončil: došly karty
    .why = Škrtněte den { $day } a zapište místo a terén: { $terrain }. Vše ostatní končí: zranění, žetony i karty ve hře.
ending-day-injury = Den { $day } skončil: třetí zranění
    .why = { $lingering ->
        [0] Škrtněte den { $day } a zapište místo a terén: { $terrain }. V krabici už není žádné přetrvávající zranění.
        [one] Přetrvávající zranění přibývá do balíčku: { $players }. Škrtněte den { $day } a zapište místo a terén: { $terrain }.
       *[other] Přetrvávající zranění přibývá do balíčků: { $players }. Škrtněte den { $day } a zapište místo a terén: { $terrain }.
    }
ending-day-instruction = Den { $day } skončil
    .why = Ukončil ho pokyn. Škrtněte den { $day } a zapište místo a terén: { $terrain }. Vše ostatní končí: zranění, žetony i karty ve hře.

## Tlačítka

action-no-more-effects = Žádné další efekty
answered-none = Žádné další efekty
act-tested = { $player } dělá test.
action-less-effort = Úsilí −1
action-more-effort = Úsilí +1
action-ordered-travel = Cestovat na pokyn
action-no-more-notes = Žádné další události
action-end-day = Ukončit den
action-rest = Odpočinout si
# vlastní volba: společné testy – průchod, kontakt, vyhnutí, vzpomínka
action-remember = Vzpomínka
action-own-test = Test z karty
action-place-progress = Postup +1
action-place-harm = Újma +1
action-traverse = Průchod
action-connect = Kontakt
action-avoid = Vyhnutí
action-suffer-fatigue = Únava 1
# vlastní volba: ulevit (soothe)
action-soothe = Ulevit 1
action-injure = Zranění
action-heal = Vyléčit 1
action-exhaust = Vyčerpat
action-ready = Připravit
action-discard = Odložit
action-complete = Dokončit
action-strike-out = Škrtnout
action-turn-over = Otočit
action-token-here = Žeton strážce sem: { $player }
action-token-home = Žeton strážce zpět: { $player }
action-put-into-play = Do hry
action-put-within-reach = Na dosah: { $player }

## Počítadla a odkud se čísla berou

counter-location-progress = Postup
counter-location-harm = Újma
counter-location-rangers = Strážci zde
counter-location-token = { $token }
counter-weather-token = { $token }
counter-weather-harm = Újma
counter-weather-progress = Postup
counter-weather-rangers = Žetony strážců
counter-card-progress = { $card }: postup
    .short = Postup
counter-card-harm = { $card }: újma
    .short = Újma
counter-card-rangers = { $card }: žetony strážců
    .short = Žetony strážců
# vlastní volba: kolečka mise (bubbles)
counter-card-bubbles = { $card }: kolečka
    .short = Kolečka
counter-card-token = { $card }: { $token }
    .short = { $token }
counter-player-deck = { $player }: balíček
    .short = Balíček
counter-player-fatigue = { $player }: únava
    .short = Únava
counter-player-injury = { $player }: zranění
    .short = Zranění
counter-player-energy-awa = { $player }: vnímavost
    .short = Vnímavost
counter-player-energy-fit = { $player }: zdatnost
    .short = Zdatnost
counter-player-energy-spi = { $player }: duch
    .short = Duch
counter-player-energy-foc = { $player }: soustředění
    .short = Soustředění
counter-test-effort = Úsilí
counter-day-number = Den

part-effort = úsilí testu
part-committed = vloženo
part-challenge-card = karta výzvy
part-lies-there = už tam leží
part-presence = přítomnost, { $card }
part-injuries = zranění, { $player }
part-one-card = { $player }
part-terrain-set = sada terénu: { $terrain }
part-pivotal-set = sada místa: { $card }
part-valley-cards = karty Údolí

## Slova

# vlastní volba: tvor, prvek, doplněk, vybavení, neduh (being, feature, attachment, gear, malady)
kind-being = Tvor
kind-feature = Prvek
kind-attachment = Doplněk
kind-location = Lokace
kind-weather = Počasí
kind-mission = Mise
kind-gear = Vybavení
kind-attribute = Rys
kind-moment = Okamžik
kind-role = Role
kind-malady = Neduh
kind-aspect = Vlastnosti
kind-challenge = Karta výzvy
kind-reward = Odměna
kind-event = Významná událost
kind-set = Sada karet
kind-calendar = Kalendář
kind-index = Rejstřík
other-harm = újma
other-progress = postup
other-rangers = žetony strážců
field-harm = Újma
field-progress = Postup
# vlastní volba: přítomnost (presence)
field-presence = Přítomnost
field-cost = Cena
field-equip = Hodnota vybavení
field-level = Úroveň
field-count = Počet
field-modifier = Úprava
field-reshuffle = Zamíchání
field-entry = Záznam průvodce
field-bubbles = Kolečka
field-aspect = Vlastnost
# vlastní volba: okolí, podél cesty, na dosah, prostor strážce
area-surroundings = okolí
area-along = podél cesty
area-reach = na dosah
area-player = prostor strážce
area-tracker = záznam kampaně
form-acting = na tahu
form-awake = ještě neodpočívá
form-rested = odpočívá
aspect-awa = vnímavost
aspect-fit = zdatnost
aspect-spi = duch
aspect-foc = soustředění
icon-sun = slunce
icon-mountain = hora
icon-crest = hřeben
# vlastní volba: přístupy konflikt, úvaha, průzkum, spojení
icon-conflict = konflikt
icon-reason = úvaha
icon-exploration = průzkum
icon-connection = spojení
# vlastní volba: druhy terénu
terrain-woods = les
terrain-mountain-pass = horský průsmyk
terrain-old-growth = prales
terrain-lakeshore = břeh jezera
terrain-grassland = louky
terrain-ravine = rokle
terrain-swamp = bažina
terrain-river = řeka
# vlastní volba: pojmenované žetony
token-cloud = mrak
token-rain = déšť
token-wind = vítr
token-fog = mlha
token-bat = netopýr
token-bee = včela
token-water = voda
token-charge = náboj
token-damage = poškození
token-growth = růst
token-loot = kořist
token-lure = návnada
token-neglect = zanedbání
token-route = trasa
token-strength = síla
token-strut = vzpěra
token-toxin = jed
token-biscuit = sušenka
# Co nesou karty dalších sad; vlastní volba.
token-alarm = Poplach
token-beat = Úder
token-bite = Sousto
token-buffer = Rezerva
token-call = Volání
token-cell = Článek
token-crack = Prasklina
token-dart = Šipka
token-deed = Skutek
token-dollop = Lžíce
token-drop = Kapka
token-echo = Ozvěna
token-entry = Zápis
token-essay = Pojednání
token-fiber = Vlákno
token-filter = Filtr
token-flash = Záblesk
token-form = Podoba
token-gleam = Lesk
token-glint = Třpyt
token-graph = Graf
token-herb = Bylina
token-hum = Bzukot
token-hunch = Tušení
token-inkrill = Inkrill
token-insight = Vhled
token-journey = Pouť
token-length = Délka
token-lesson = Lekce
token-marker = Značka
token-melody = Melodie
token-morsel = Kousek
token-needle = Jehla
token-pocket = Kapsa
token-profile = Profil
token-puff = Obláček
token-pulse = Puls
token-rake = Hrábnutí
token-reading = Měření
token-record = Záznam
token-remote = Ovladač
token-sensor = Čidlo
token-session = Sezení
token-shift = Posun
token-sip = Doušek
token-sketch = Skica
token-slice = Krajíc
token-snare = Oko
token-song = Píseň
token-spray = Postřik
token-story = Příběh
token-strain = Námaha
token-stride = Krok
token-strum = Brnknutí
token-track = Stopa
token-tune = Nápěv
token-vault = Skrýš
token-vision = Vize
token-vittle = Proviant
token-xp = XP

## Slovník

term-clear = Odklidit
    .text = Karta, na které je alespoň tolik žetonů, kolik je její hranice, se odklidí: efekty před, efekty když, nový pohled, efekty po. Odloží se jen tehdy, když jich je při novém pohledu stále dost. Lokace se neodklízejí nikdy.
term-threshold = Hranice
    .text = Počet žetonů, při kterém se něco stane. Může být pevná, násobit se počtem strážců, žádat žetony všech strážců, být X, nebo být škrtnutá: pak na kartu žetony tohoto druhu nesmějí.
term-path-card = Karta stezky
    .text = Karta z balíčku stezky. Šipka nahoru: podél cesty, společná všem. Šipka dolů: na dosah strážce, který ji líznul.
term-turn = Tah
    .text = Jeden test, jedna karta, nebo odpočinek. Nikdo netáhne dvakrát za sebou, dokud jiný strážce neodpočívá, leda by kvůli tomu vyčerpal roli.
# vlastní volba: úsilí (effort)
term-effort = Úsilí
    .text = Co do testu vložíte, upravené kartou výzvy. Dosáhne-li obtížnosti, test je úspěšný, a účinek se řídí tímto číslem.
term-challenge = Efekt výzvy
    .text = Po testu mohou připravené karty v okolí reagovat na taženou ikonu. Každá reakce je samostatný krok a po každé se odklidí, co dosáhlo hranice.
term-travel = Cestovat
    .text = Ve 3. fázi smí skupina na sousední místo, má-li lokace alespoň tolik postupu, kolik je její hranice, a není-li ve hře připravená překážka.
# vlastní volba: tábor (camp)
term-camp = Tábor
    .text = Po cestě smí skupina ukončit den táborem. Jen tehdy lze před dalším dnem vyměnit odměny.
# vlastní volba: únava (fatigue)
term-fatigue = Únava
    .text = Karty z vršku vašeho balíčku putují na hromádku únavy, aniž se na ně podíváte. Nestačí-li karty, den ihned končí.
# vlastní volba: zranění (injury)
term-injury = Zranění
    .text = Celá hromádka únavy se odloží. Každé zranění vás unaví v každé obnově a třetí ukončí den, až skončí tah.
# vlastní volba: energie (energy)
term-energy = Energie
    .text = Platí se jí karty a úsilí. Během tahů jí smí být víc, než jsou hodnoty vlastností; obnova ji na ně přesně nastaví.
# vlastní volba: přítomnost (presence)
term-presence = Přítomnost
    .text = Jak moc vás karta unaví, když stojí v cestě, a jak těžké je s ní zacházet.
