# Marvel Champions v češtině. České vydání není: české termíny jsou naše vlastní volba. Zkratky (ATK, SCH) a klíčová
# slova (Surge, Hinder) zůstávají tak, jak jsou na kartách, aby se daly najít. Všechny věty jsou naše.

game-name = Marvel Champions

## Kde jsme

phase-setup = Příprava
phase-player = Fáze hráčů
phase-villain = Fáze padoucha

step-setup = Příprava
step-player-turns = Tahy
step-player-discard = Odložit
step-player-draw = Líznout
step-player-ready = Připravit
step-player-expire = Konec efektů
step-player-end = Konec fáze
step-villain-threat = Hrozba
step-villain-activate = Aktivace
step-villain-deal = Rozdat
step-villain-reveal = Odhalit
step-villain-pass = Žeton
step-villain-expire = Konec efektů
step-villain-end = Konec kola
step-villain-advance = Postup plánu
step-villain-stage = Další stupeň
step-deck-empty = Zamíchání

## Fáze hráčů

ask-turn = { $player }: odehrajte svůj tah
    .detail = Zahrajte karty, použijte schopnosti a spojence, jednou změňte podobu.
    .why = Každý hráč má jeden tah, v pořadí hráčů od prvního hráče. Co dělají nepřátelé, přijde až potom, ve fázi padoucha.
    .done = Konec tahu
ask-turns = Každý odehraje tah, začíná { $player }
    .detail = V pořadí hráčů. Klepněte, až skončí poslední tah.
    .why = Každý hráč má jeden tah, v pořadí hráčů od prvního hráče. Co dělají nepřátelé, přijde až potom, ve fázi padoucha.
    .done = Odehráno
ask-discard-down = Odložte, co si nechcete nechat
    .detail = V pořadí hráčů: libovolný počet karet; aspoň tolik, aby zbyla nejvýš velikost ruky.
    .why = Na velikost ruky se hledí jen teď, nikdy během tahu. Platí ta na straně identity, která je lícem nahoru.
    .done = Odloženo
ask-draw-up = Lízněte do velikosti ruky
    .detail = Všichni. Dojde-li balíček: zamíchejte své odložené karty a dejte si jednu kartu střetnutí.
    .why = Všichni lízají najednou, do velikosti ruky na straně lícem nahoru. Prázdný balíček stojí ihned jednu kartu střetnutí lícem dolů, pak se líže dál.
    .done = Líznuto
ask-refresh = Odložte, doplňte ruku, vše připravte
    .detail = Nejdřív se v pořadí hráčů odkládá, pak všichni lízají, pak se připraví všechny karty.
    .why = Kolo pro hráče končí v tomto pořadí, takže nikdo nelíže, dokud všichni neodložili. Připraví se i vyčerpané karty střetnutí.
    .done = Hotovo
ask-ready-all = Připravte všechny karty
    .detail = I vyčerpané karty střetnutí.
    .why = Karty všech hráčů se připravují společně, ne hráč po hráči. Podle nejnovějších pravidel i vyčerpané karty střetnutí.
    .done = Připraveno
ask-player-expire = Ukončete, co trvá do konce fáze
    .why = Výhody, které trvají do konce fáze hráčů, odteď neplatí. Končí dřív než vše, co se na konci fáze spouští.
    .done = Ukončeno
ask-player-end = Vyhodnoťte, co se spouští na konci fáze
    .why = Teď přijdou schopnosti, které mluví o konci fáze hráčů nebo o tom, co je po něm. Pak začíná fáze padoucha.
    .done = Vyhodnoceno

## Fáze padoucha

ask-place-threat = { $count ->
        [0] { $card }: žádná hrozba se nepokládá
       *[other] { $card }: položte hrozbu, { $count }
    }
    .detail = Pole zrychlení, ikony a žetony: vše najednou.
    .why = Pole zrychlení platí, jak je vytištěno, na každého hráče ze začátku hry nebo pevně; každá ikona a každý žeton ve hře přidá právě 1. Je to jediné položení, na cíl se tedy hledí jednou, až na konci.
    .done = Položeno
ask-acceleration-x = { $card }: kolik je X?
    .detail = Přečtěte kartu; ikony a žetony ({ $count }) se přičtou.
    .why = Pole zrychlení tohoto plánu je X, které vysvětluje jeho text. Ikony a žetony ve hře se k němu přičtou, v tomtéž položení.
    .done = Položit
ask-enemy-order = { $player }: kdo se aktivuje první?
    .detail = Zvolte jednoho, nebo všechny v jejich pořadí.
    .why = Když se proti jednomu hráči má aktivovat více nepřátel, určí pořadí tento hráč. Nikdo jiný o tom nerozhoduje, ani první hráč.
    .done = V tomto pořadí
ask-boost-attack = { $enemy } útočí ({ $player }): ikony posílení?
    .detail = Posilující karta { $number } z { $cards }. Dejte ji lícem dolů, řekněte, kdo brání, otočte ji.{ $amplify ->
        [0] { "" }
       *[other] { " " }Spočítejte vytištěné ikony; zesílení přidává { $amplify }.
    }{ $star_id ->
        [yes] { " " }Přečtěte hvězdu vedle ATK.
       *[no] { "" }
    }
    .why = Proti hráči v podobě hrdiny nepřítel útočí a padouch pokaždé dostane posilující kartu. Ta zůstává lícem dolů, dokud se neurčí obránce; hvězda není ikona, ale text k přečtení.
    .done = Zadat
ask-boost-scheme = { $enemy } osnuje ({ $player }): ikony posílení?
    .detail = Posilující karta { $number } z { $cards }. Dejte ji lícem dolů a otočte ji.{ $amplify ->
        [0] { "" }
       *[other] { " " }Spočítejte vytištěné ikony; zesílení přidává { $amplify }.
    }{ $star_id ->
        [yes] { " " }Přečtěte hvězdu vedle SCH.
       *[no] { "" }
    }
    .why = Proti hráči v podobě alter ega nepřítel osnuje a padouch pokaždé dostane posilující kartu. Jeho SCH a ikony posílení jdou jako hrozba na hlavní plán.
    .done = Položit
ask-attack = { $enemy } útočí ({ $player }): zranění { $count }
    .detail = Bránící hrdina odečte DEF; spojenec schytá vše. Klepněte na toho, kdo je zraněn, a odečtěte mu, co prošlo.{ $star_id ->
        [yes] { " " }Přečtěte hvězdu vedle ATK.
       *[no] { "" }
    }
    .why = Zranění je ATK se vším, co je připojeno, a ikony posílení. Bez obránce je celé utrpí identita hráče; co přebývá na spojenci, nejde dál, neříká-li karta jinak.
    .done = Uděleno
ask-scheme = { $count ->
        [0] { $enemy } osnuje ({ $player }): bez hrozby
       *[other] { $enemy } osnuje ({ $player }): hrozba { $count }
    }
    .detail = Položte ji na hlavní plán.{ $star_id ->
        [yes] { " " }Přečtěte hvězdu vedle SCH.
       *[no] { "" }
    }
    .why = Proti hráči v podobě alter ega nepřítel osnuje: jeho SCH jde jako hrozba na hlavní plán. Přisluhovači posilující kartu nedostávají, ledaže mají Villainous.
    .done = Položeno
ask-stunned = { $enemy }: odložte kartu Omráčený
    .detail = Žádný útok ({ $player }), žádná posilující karta.
    .why = Omráčený nepřítel, který by útočil, místo toho přijde o kartu Omráčený. Neaktivoval se: není posilující karta a po útoku se nic nespouští.
    .done = Odloženo
ask-confused = { $enemy }: odložte kartu Zmatený
    .detail = Žádné osnování ({ $player }), žádná posilující karta.
    .why = Zmatený nepřítel, který by osnoval, místo toho přijde o kartu Zmatený. Neaktivoval se: není posilující karta ani hrozba.
    .done = Odloženo
ask-enemy-number = { $does_id ->
        [attack] { $enemy }: jaký má ATK?
       *[scheme] { $enemy }: jaký má SCH?
    }
    .detail = Přečtěte kartu. Ptáme se jednou; opravíte to klepnutím na kartu.
    .why = O této kartě je znám jen druh, takže její číslo nelze počítat, dokud je někdo nepřečte. Co je připojeno, a ikony posílení se k němu přičtou.
    .done = Zadat
ask-enemy-x = { $enemy }: kolik je X?
    .detail = Přečtěte kartu.
    .why = Toto číslo je vytištěno jako X, které vysvětluje text karty. Počítá se podle stolu, jak vypadá právě teď.
    .done = Zadat
ask-deal = Rozdejte lícem dolů { $count } { $count ->
        [one] kartu
        [few] karty
       *[other] karet
    } střetnutí
    .detail = Každému jednu v pořadí hráčů; pak po jedné celkem za každou ikonu ohrožení, kolem stolu.
    .why = Každý dostane jednu kartu a každá ikona ohrožení ve hře přidá jednu kartu celkem, ne každému. Karty navíc jdou v pořadí hráčů, znovu od prvního hráče.
    .done = Rozdáno
ask-reveal = { $player }: odhalte další kartu střetnutí
    .detail = { $left ->
        [one] Zbývá jediná.
        [few] Zbývají { $left }; první je ta, která byla rozdána nejdřív.
       *[other] Zbývá { $left }; první je ta, která byla rozdána nejdřív.
    } Po jedné: dokončete kartu a načtěte další, nebo klepněte, až bude vyhodnocena a odložena.
    .why = První hráč odhalí všechny své karty, po jedné a v pořadí, v jakém je dostal, pak další hráč. Karty rozdané mezitím se odhalí také v tomto kroku.
    .done = Odloženo
ask-surge = { $player }: Surge, odhalte ještě jednu kartu
    .detail = Z vrchu balíčku (pravidla { $edition }; od verze 1.8 se nejdřív rozdá lícem dolů).
    .why = Surge přinese tomuto hráči právě jednu kartu střetnutí navíc, až je předchozí karta celá vyhodnocena. Vydání se liší v tom, jak karta přijde, ne v počtu.
    .done = Odloženo
ask-resolve = { $player }: vyhodnoťte { $card }
    .detail = Udělejte, co karta říká. Aktivuje-li se nepřítel nebo má-li karta Surge, řekněte to tlačítkem.
    .why = Zrada udělá, co říká, a odloží se. Další karta se odhalí, až je tato hotová.
    .done = Odloženo
ask-nothing-to-reveal = Nezbývá žádná karta k odhalení
    .why = Krok trvá, dokud zbývá nějaká rozdaná karta. Nezbývá žádná.
    .done = Dál
ask-pass-token = Žeton prvního hráče dostane { $player }
    .detail = Nejdřív dokončete poslední odhalenou kartu.
    .why = Žeton jde dalšímu hráči po směru hodin; místa vyřazených hráčů se přeskakují. Samo kolo končí, až když končí jeho poslední efekty.
    .done = Předáno
ask-villain-expire = Ukončete, co trvá do této chvíle
    .detail = Do konce fáze padoucha, nebo kola.
    .why = Efekty, které trvají do konce fáze padoucha nebo kola, končí zde. Je to dřív než vše, co se pak spouští, taková výhoda už tedy nepomůže.
    .done = Ukončeno
ask-villain-end = Vyhodnoťte, co se spouští na konci kola
    .detail = Na konci fáze padoucha či po něm, na konci kola či po něm.
    .why = Nejdřív schopnosti, které spouští konec fáze padoucha, pak ty, které spouští konec kola. Po nich začíná další kolo.
    .done = Další kolo

## Co přijde mezitím

ask-advance = Dokončeno: { $scheme }. Následuje { $card }
    .detail = Stará karta jde ze hry. { $surplus ->
        [0] Žetony zrychlení zůstávají.
       *[other] Přebytečná hrozba ({ $surplus }) propadá, žetony zrychlení zůstávají.
    }
    .why = Hlavní plán je dokončen, jakmile jeho hrozba dosáhne cíle. Všechny žetony se vrátí kromě žetonů zrychlení, připojené karty se odloží a další stupeň začne s vlastní hrozbou.
    .done = Vyloženo
ask-scheme-completed = Dokončeno: { $scheme }. Co říká karta?
    .detail = Zvolte, nebo načtěte stupeň, který následuje.
    .why = Co znamená dokončení tohoto stupně, je na kartě a žádný údaj to zde neříká. Většina posledních stupňů znamená prohru, ale ne všechny.
    .done = Je to tak
ask-villain-stage = Poraženo: { $enemy }. Odhalte stupeň { $stage }
    .detail = Přebytečné zranění propadá. Nastavte ukazatel; připojené karty, žetony a karty stavu zůstávají.
    .why = Stupeň bez životů opouští hru a další začíná s plným ukazatelem. Co na padouchovi leží, zůstává, ledaže má další stupeň jiné jméno.
    .done = Odhaleno
ask-villain-turns = { $enemy } nepadá: otočte kartu
    .detail = Druhá strana nemá životy. Co otočení udělá, je na kartě.
    .why = Tento padouch se otočí tam, kde by jiný byl poražen, a tak nikdo nevyhrál. Až se vrátí první strana, má zase plný ukazatel.
    .done = Otočeno
ask-villain-out = Poraženo: { $enemy }. Pryč ze hry
    .why = Tento padouch nemá další stupeň. Hra je vyhrána, když padne poslední padouch.
    .done = Odebráno
ask-eliminated = { $player } nemá žádné životy
    .detail = Žeton prvního hráče a přisluhovače převezme { $next }; pak odejdou všechny karty ({ $player }).
    .why = Identita bez životů je vyřazena: nejdřív se předá žeton, pak přisluhovači se vším, co nesou, pak odejdou všechny ostatní karty. Čísla počítaná na hráče zůstávají jako na začátku.
    .done = Vyřazeno
ask-fallen = { $card }: nic na ní nezbývá. Poražena?
    .detail = Odložte ji, nebo ji nechte, kde je.
    .why = Opravili jste její číslo na nulu. Vedlejší plán bez hrozby nebo postava bez životů jsou poraženi.
    .done = Poražena
ask-reshuffle = Balíček střetnutí je prázdný: zamíchejte odložené
    .detail = { $cards ->
        [one] Jedna karta tvoří
        [few] { $cards } karty tvoří
       *[other] { $cards } karet tvoří
    } nový balíček; k hlavnímu plánu přijde jeden žeton zrychlení.{ $owed ->
        [0] { "" }
        [one] { " " }Pak se rozdá ještě jedna karta.
        [few] { " " }Pak se rozdají ještě { $owed } karty.
       *[other] { " " }Pak se rozdá ještě { $owed } karet.
    }
    .why = Balíček se obnoví v okamžiku, kdy je prázdný, i uprostřed rozdávání, a co odkládalo karty, končí. Karty lícem dolů, ve hře nebo použité k posílení mezi odloženými nejsou a zůstávají, kde jsou.
    .done = Zamícháno
ask-order-matters = Nastává více věcí: v jakém pořadí?
    .detail = Rozhoduje první hráč.
    .why = Ve stejné chvíli nastala víc než jedna věc. Na pořadí může záležet, a tak volí stůl.
    .done = V tomto pořadí
ask-find-minion = Odkládejte z balíčku, než přijde přisluhovač
    .detail = Střetne se s ním { $player }: načtěte ho. Počet odložených karet řekněte počítadlem odložených.
    .why = Tento stupeň přivede z balíčku střetnutí přisluhovače proti prvnímu hráči. Karty nad ním se odloží.
    .done = Je tady
ask-find-scheme = Vyhledejte a odhalte { $card }
    .detail = Hledejte v balíčku střetnutí i mezi odloženými, pak balíček zamíchejte.
    .why = Tento stupeň padoucha přivede při odhalení do hry jeden vedlejší plán. Je-li už ve hře, nic se nepřidává.
    .done = Z balíčku
ask-drone = { $player }: do hry přichází dron
    .detail = Vrchní karta vašeho balíčku, lícem dolů, střetnutá s vámi.
    .why = Drony jsou karty samotných hráčů, lícem dolů, v roli přisluhovačů. Každý má SCH 1, ATK 1 a jeden život a karty k tomu mohou přidat.
    .done = Leží tu
ask-threat-or-drone = { $player }: hrozba { $count }, nebo dron?
    .why = Po hrozbě z kroku jedna dává tento stupeň každému hráči na výběr. Hrozba jde na tento plán; dron je vrchní karta vašeho balíčku, lícem dolů.
    .done = Zvoleno
ask-one-threat-or-drone = { $player }: hrozba { $count }, nebo dron?
    .why = Když na vás tento padouch zaútočil, volíte. Hrozba jde na hlavní plán; dron je vrchní karta vašeho balíčku, lícem dolů.
    .done = Zvoleno
ask-stun-hero = Omráčení: { $player }
    .why = Tento stupeň padoucha při odhalení omráčí každého hrdinu. Hrdina, který už omráčený je, druhou kartu nedostane.
    .done = Omráčeno
ask-read-scheme = Přečtěte hvězdu na kartě { $on }
    .why = Hvězda vedle pole zrychlení sama o sobě nic nepřidává. Její text se čte hned po položení hrozby z kroku jedna.
    .done = Přečteno
ask-starting-threat = { $card }: s jakou hrozbou začíná?
    .detail = Přečtěte kartu.
    .why = Počáteční hrozba je vytištěna jako X, které vysvětluje text. Počítá se jednou, když karta přichází do hry.
    .done = Položit

## Příprava krok za krokem

ask-setup-identities = Vyberte identity, alter egem nahoru
    .detail = Má-li společník hlídat životy, načtěte pro každého hráče kartu hrdiny.
    .why = Každý začíná v podobě alter ega. Karty s Permanent se dávají stranou hned na začátku.
    .done = Vybráno
ask-setup-dials = Nastavte všechny ukazatele životů
    .detail = Na číslo vytištěné na identitě.
    .why = Ukazatel říká, kolik životů zbývá. Začíná plný.
    .done = Nastaveno
ask-setup-first-player = Kdo je první hráč?
    .detail = Dejte mu žeton.
    .why = Pořadí hráčů začíná prvním hráčem a jde po směru hodin. Žeton se předává na konci každého kola.
    .done = Předáno
ask-setup-aside = Dejte stranou závazky a sady nemesis
    .why = Závazky se za chvíli zamíchají do balíčku střetnutí. Sady nemesis čekají, až je nějaká karta povolá.
    .done = Stranou
ask-setup-player-decks = Zamíchejte balíčky hráčů
    .why = Každý hráč má vlastní balíček. Míchá se dřív, než kdo lízne.
    .done = Zamícháno
ask-setup-tokens = Připravte žetony a karty stavu
    .why = Žetonů může být libovolně mnoho. Dojdou-li, použijte cokoli jiného.
    .done = Připraveno
ask-setup-villain = Vyložte padoucha a hlavní plán
    .detail = Nastavte ukazatel padoucha na číslo z obrazovky.
    .why = Životy padoucha počítají každého hráče na začátku hry. Potom se už nemění, ani když je někdo vyřazen.
    .done = Nastaveno
ask-setup-encounter-deck = Sestavte a zamíchejte balíček střetnutí
    .detail = Sady, které jmenuje strana 1A, modulární sady a závazky; ty známé stojí níže.
    .why = Počet karet každé sady prozradí, když některá chybí. Karty, které teď přijdou do hry, jsou už odečteny.
    .done = Zamícháno
ask-setup-scheme = Vyhodnoťte stranu 1A, pak otočte na 1B
    .detail = Vyložte karty se Setup; počáteční hrozba a vedlejší plány jsou na obrazovce.
    .why = Strana A připraví scénář a hraje se strana B. Pak přijde to, co padouch dělá při odhalení.
    .done = Vyhodnoceno
ask-setup-hands = Lízněte do velikosti ruky
    .why = Platí velikost ruky na straně alter ega, která je lícem nahoru. Bývá větší než u hrdiny.
    .done = Líznuto
ask-setup-mulligan = Odložte, co nechcete, a dolízněte
    .detail = Jen jednou. Odložené karty se nezamíchají zpět.
    .why = Každý smí odložit libovolný počet karet a doplnit ruku. Odložené karty zůstávají odložené.
    .done = Vybráno
ask-setup-abilities = Vyhodnoťte schopnosti Setup na identitách
    .why = Některé identity dělají něco ještě před prvním kolem. Pak začíná kolo 1 prvním hráčem.
    .done = Začít

## Odpovědi

option-enemy = { $enemy }
option-player = { $player }
option-set = { $card }
option-scheme-lost = Hra je prohraná
option-leave = Nechat tak
option-threat-instead = Položit hrozbu, { $count }
option-drone-instead = Dron
option-mode-standard = Standard
option-mode-expert = Expert
option-guide-full = Každý krok
option-guide-short = Jen čísla a volby
option-count-threat = Hrozba
option-count-hit-points = Životy
option-count-deck = Balíček střetnutí
option-matter-scheme = { $card }: dokončeno
option-matter-villain = { $card }: poraženo
option-matter-player = { $card }: vyřazeno
option-matter-fallen = { $card }: poraženo
option-matter-deck = Balíček střetnutí: prázdný
answered-undefended = bez obrany
answered-leave = ponecháno
answered-deck = z balíčku
answered-discard = z odložených
answered-none = nikde není

## Co se řekne

note-threat-placed = { $card }: položená hrozba { $count }.
note-schemed = { $enemy }: osnování ({ $player }), hrozba { $count }.
note-attacked = { $enemy }: útok ({ $player }), zranění { $count } před obranou.
note-boost-turned = Posilující karta { $card }: { $count ->
        [0] žádná ikona
        [one] jedna ikona
        [few] { $count } ikony
       *[other] { $count } ikon
    }.
note-boost-star = { $card } má hvězdu posílení: přečtěte text pod čarou.
note-dealt = { $player }: lícem dolů { $count ->
        [one] přibyla jedna karta
        [few] přibyly { $count } karty
       *[other] přibylo { $count } karet
    }.
note-discarded = Z balíčku střetnutí { $count ->
        [one] odložena jedna karta
        [few] odloženy { $count } karty
       *[other] odloženo { $count } karet
    }.
note-discard-stopped = Odložit šlo jen { $count } z { $wanted } karet: u prázdného balíčku se končí a platí to za hotové.
note-reshuffled = Nový balíček střetnutí: { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
note-token-placed = { $card }: o žeton zrychlení víc, celkem { $count }.
note-entered = Do hry přichází { $card }.{ $kind_id ->
        [ally] { "" }
        [support] { "" }
        [upgrade] { "" }
        [player_side_scheme] { "" }
        [villain] { "" }
        [leader] { "" }
        [main_scheme] { "" }
       *[other] { " " }Odhalena? Udělejte, co říká.
    }
note-entered-on = Do hry přichází { $card } ({ $on }).{ $kind_id ->
        [ally] { "" }
        [support] { "" }
        [upgrade] { "" }
        [player_side_scheme] { "" }
        [villain] { "" }
        [leader] { "" }
        [main_scheme] { "" }
       *[other] { " " }Odhalena? Udělejte, co říká.
    }
note-defeated = Poraženo: { $card }.{ $to_id ->
        [out] { " " }Karta jde do oblasti vítězství.
       *[discard] { "" }
    }
note-advanced = Hlavní plán je teď: { $card }. Žetony zrychlení, které zůstávají: { $tokens }.
note-next-stage = { $enemy }: stupeň { $stage }, životy { $count }.
note-villain-gone = Ze hry odchází { $enemy }.
note-eliminated = Vyřazeno: { $player }.
note-first-player = První hráč: { $player }.
note-formed = { $player }: { $form }.
note-identity = { $player } hraje za { $card }.
note-round-begins = Začíná kolo { $round }.
note-clamped = { $counter } se zastaví na nule.
note-tough-used = { $card }: karta Odolný zabránila zranění a odkládá se.
note-status-limit = { $card } nemůže mít { $high ->
        [0] žádnou takovou kartu
        [one] víc než jednu takovou kartu
        [few] víc než { $high } takové karty
       *[other] víc než { $high } takových karet
    }: { $token }.
note-surge = { $player }: Surge.
note-obligation-removed = { $card } patří vyřazenému hráči ({ $player }): jde ze hry, odhalte jinou kartu.
note-too-many-schemes = Ve hře je vedlejších plánů hráčů { $count }, smí jich být { $high }: jeden odloží { $player }.

## Proč něco nejde

refused-already-out = Už je vyřazeno: { $player }.
refused-crisis = { $card }: hrozbu nelze odebrat, dokud { $icons ->
        [one] je ve hře ikona krize
        [few] jsou ve hře { $icons } ikony krize
       *[other] je ve hře { $icons } ikon krize
    }. Omyl napravíte opravou.
refused-threat-stays = { $card }: jeho hrozbu nelze nikdy odebrat. Omyl napravíte opravou.
refused-no-damage = { $card }: teď nemůže utrpět zranění. Omyl napravíte opravou.
refused-derived-counter = { $counter }: toto číslo vyplývá z karet ve hře. Opravte raději kartu.
refused-not-counted = { $counter } si v této hře hlídá stůl.
refused-not-enough = { $counter }: potřeba { $wanted }, je tam { $got }.
refused-out-of-range = { $counter }: od { $low } do { $high }, ne { $value }.
refused-named-twice = { $value } zaznělo dvakrát.
refused-wrong-number = { $high ->
        [1] Je třeba jedna odpověď, zde jich je { $got }.
       *[other] Je třeba { $wanted } až { $high } odpovědí, zde jich je { $got }.
    }
refused-unknown-answer = { $value } zde není odpověď. Možnosti: { $options }.
refused-unknown-form = { $form } není podoba: hero nebo alter_ego.
refused-no-boost-wanted = Teď není třeba posilující karta: { $card } se nezapočítává.
refused-not-looked-for = { $card } není hledaná karta. Do hry může přijít, až hledání skončí.
refused-not-into-play = Karta tohoto druhu sem do hry nepřichází: { $kind }.
refused-stays-in-play = { $card } nemůže odejít: poslední padouch a hlavní plán zůstávají ve hře.
refused-table-full = Na tento stůl se jich nevejde víc než { $high }.
refused-no-facts = Hlavní plán tohoto scénáře mezi údaji karet není: { $card }. Převezměte je, nebo zvolte jiný scénář.

## Počítadla

counter-scheme-threat = Hlavní plán: hrozba
    .short = Hlavní plán: hrozba
counter-scheme-acceleration = Žetony zrychlení
counter-scheme-stage = Hlavní plán: stupeň
    .short = Plán: stupeň
counter-scheme-token = Hlavní plán: { $token }
counter-villain-hit-points = Padouch: životy
counter-villain-stage = Padouch: stupeň
counter-villain-token = Padouch: { $token }
counter-player-hit-points = { $player }: životy
    .short = životy
counter-player-dealt = { $player }: karty lícem dolů
    .short = lícem dolů
counter-player-hand-size = { $player }: velikost ruky
    .short = ruka
counter-player-token = { $player }: { $token }
    .short = { $token }
counter-card-threat = { $card }: hrozba
    .short = hrozba
counter-card-hit-points = { $card }: životy
    .short = životy
counter-card-token = { $card }: { $token }
    .short = { $token }
counter-encounter-deck = Balíček střetnutí
counter-encounter-discard = Odložené karty střetnutí
    .short = Odložené karty
counter-icons-acceleration = Ikony zrychlení
counter-icons-hazard = Ikony ohrožení
counter-icons-crisis = Ikony krize
counter-icons-amplify = Ikony zesílení

## Odkud se číslo bere

part-before = leží tam
part-field = pole zrychlení
part-field-per-player = pole zrychlení: { $n } × { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
part-x = X
part-icon = { $icon }: { $card }
part-tokens = žetony zrychlení: { $card }
part-damage = zranění
part-by-hand = ručně
part-printed = vytištěno
part-printed-per-player = vytištěno: { $n } × { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
part-hinder = Hinder
part-hinder-per-player = Hinder: { $n } × { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
part-when-revealed = při odhalení
part-when-revealed-per-player = při odhalení: { $n } × { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
part-attack = ATK: { $enemy }
part-scheme = SCH: { $enemy }
part-modifier = { $card }
part-boost = posilující karta { $number }
part-amplify = zesílení
part-drones = drony
part-incite = Incite: { $card }
part-chosen = volba: { $player }
part-set = { $card }
part-obligations = závazky
part-in-play = ve hře: { $card }
part-each-player = { $n ->
        [one] { $n } karta každému
        [few] { $n } karty každému
       *[other] { $n } karet každému
    }
part-heroic = heroická úroveň { $n }

## Tlačítka

action-form-hero = Na hrdinu
action-form-alter-ego = Na alter ego
action-deal = Dát kartu
action-first = První hráč
action-eliminate = Vyřazen
action-remove = Odložit
action-remove-out = Ze hry
action-flip = Otočit
action-stunned = Omráčit
action-unstunned = Bez omráčení
action-confused = Zmást
action-unconfused = Bez zmatení
action-tough = Odolný
action-untough = Bez odolnosti
action-engage = Střet: { $player }
action-engage-player = Pro hráče { $player }
action-plays-as = Hraje ji { $player }
action-put-into-play = Dát do hry
action-reveal = Odhalit
action-attach = Připojit: { $on }
action-attacks = { $enemy } útočí
action-schemes = { $enemy } osnuje
action-surge = Surge
action-more-boost = Ještě posilující karta
action-undefended = Bez obrany: { $player } ztrácí { $count }
action-nemesis = Zamíchat karty nemesis ({ $count })
action-leave = Nechat
action-was-discarded = Z odložených
action-not-found = Nikde není

## Jak to skončí

ending-villain-defeated = Vyhráli jste
    .why = { $enemy }: poslední stupeň je poražen.
ending-scheme-completed = Vyhrál padouch
    .why = Dokončeno: { $card }.
ending-players-out = Vyhrál padouch
    .why = Všichni hráči jsou vyřazeni. Padnou-li hrdina a padouch zároveň, hráči prohrávají.
ending-deck-exhausted = Vyhrál padouch
    .why = Balíček střetnutí i odložené karty jsou prázdné, žádná karta už přijít nemůže.

## Úvodní stránka

setup-players = Hráči
    .hint = V pořadí, jak sedí, po směru hodin; 1 až 4.
setup-scenario = Scénář
    .hint = Padouch, proti kterému hrajete.
setup-mode = Obtížnost
    .hint = Expert používá vyšší stupně padoucha a sadu Expert.
setup-heroes = Hrdinové
    .hint = Jeden na hráče v pořadí míst; prázdné: jejich životy se nehlídají.
setup-modular = Modulární sady
    .hint = Prázdné: ty, které scénář doporučuje.
setup-heroic = Heroická úroveň
    .hint = O tolik víc karet střetnutí pro každého hráče v každém kole.
setup-guide = Vedení
    .hint = Každý krok, nebo jen kroky s číslem či volbou.
setup-count = Co hlídá společník
    .hint = Co vynecháte, hlídá jen stůl.
setup-checklist = Projít přípravu
    .hint = Říká, co připravit, jedno po druhém.
setup-rules = Vydání pravidel

## Slova pro karty

kind-villain = Padouch
kind-leader = Vůdce
kind-main-scheme = Hlavní plán
kind-side-scheme = Vedlejší plán
kind-player-side-scheme = Vedlejší plán hráčů
kind-minion = Přisluhovač
card-treachery = tato zrada
kind-treachery = Zrada
kind-attachment = Připojená karta
kind-environment = Prostředí
kind-obligation = Závazek
kind-hero = Hrdina
kind-alter-ego = Alter ego
kind-ally = Spojenec
kind-event = Událost
kind-upgrade = Vylepšení
kind-support = Podpora
kind-resource = Zdroj
kind-evidence-means = Důkaz: prostředek
kind-evidence-motive = Důkaz: motiv
kind-evidence-opportunity = Důkaz: příležitost
kind-set = Sada
kind-index = Rejstřík

area-villain = Padouch
area-main-scheme = Hlavní plán
area-side-schemes = Vedlejší plány
area-environments = Prostředí
area-players = Prostor hráče
area-attached = Připojeno
area-table = Stůl

form-hero = Hrdina
form-alter-ego = Alter ego

icon-acceleration = Ikona zrychlení
icon-hazard = Ikona ohrožení
icon-crisis = Ikona krize
icon-amplify = Ikona zesílení

token-stunned = Omráčený
token-confused = Zmatený
token-tough = Odolný
token-acceleration = Žeton zrychlení
token-boost = Posilující karta
token-counter = Počítadlo
token-damage = Zranění
token-threat = Hrozba
# Co nesou karty dalších sad; vlastní volba.
token-alert = Poplach
token-ammo = Střelivo
token-arrow = Šíp
token-attack = Útok
token-backup = Posila
token-bird = Pták
token-bomb = Bomba
token-bystander = Kolemjdoucí
token-charge = Náboj
token-chi = Čchi
token-command = Velení
token-deploy = Nasazení
token-doubt = Pochyba
token-emergency = Nouze
token-energy = Energie
token-freeze = Zmrazení
token-fuel = Palivo
token-infamy = Neblahá pověst
token-invocation = Vzývání
token-judo = Judo
token-labor = Dřina
token-leadership = Vedení
token-leap = Skok
token-lock = Zámek
token-madness = Šílenství
token-medical = Ošetření
token-mental = Mysl
token-missile = Střela
token-mission = Mise
token-mystic = Mystika
token-notoriety = Proslulost
token-operation = Operace
token-operative = Agent
token-physical = Tělo
token-psi = Psí
token-psionic = Psionika
token-rage = Zuřivost
token-reflection = Odraz
token-research = Výzkum
token-snoop = Slídění
token-staff = Zaměstnanci
token-steel = Ocel
token-stronghold = Pevnost
token-supply = Zásoby
token-target = Terč
token-training = Výcvik
token-warrior = Bojovník
token-web = Pavučina

field-threat = Počáteční hrozba
field-target = Cíl
field-acceleration = Zrychlení
field-hit-points = Životy
field-attack = ATK
field-scheme = SCH
field-boost = Ikony posílení
field-hand-size = Velikost ruky
field-thwart = THW
field-defense = DEF
field-recover = REC
field-cost = Cena

## Slovníček

term-acceleration-icon = Ikona zrychlení (acceleration)
    .text = Ikona na kterékoli kartě ve hře. Každá přidá v kroku jedna fáze padoucha hlavnímu plánu 1 hrozbu, ať hraje hráčů kolik chce.
term-activation = Aktivace (activation)
    .text = Nepřítel se aktivuje proti jednomu hráči: na hrdinu útočí, proti alter egu osnuje. Co z toho, se rozhodne v tu chvíli.
term-threat = Hrozba (threat)
    .text = Žetony na plánech, které ukazují, jak daleko plán je. Hlavní plán je dokončen, když dosáhnou jeho cíle; vedlejší plán je poražen, když nezbude žádný.
term-attack-activation = Útok (aktivace nepřítele)
    .text = Nepřítel udělí zranění podle svého ATK a ikon posílení. Bránit smí jeden připravený hrdina nebo spojenec; DEF hrdiny se odečte, spojenec schytá vše.
term-scheme-activation = Osnování (aktivace nepřítele)
    .text = Nepřítel položí na hlavní plán hrozbu podle svého SCH a ikon posílení. Bránit se tomu nedá.
term-in-player-order = V pořadí hráčů
    .text = Od prvního hráče po směru hodin, každý hráč skončí dřív, než začne další. Vyřazení hráči se přeskakují.
term-engage = Střet, střetnutý (engaged)
    .text = Přisluhovač střetnutý s hráčem leží před ním a aktivuje se proti němu. Zůstává tam, dokud není poražen nebo nepřejde k jinému hráči.
term-minion = Přisluhovač (minion)
    .text = Nepřítel, který se střetne s jedním hráčem. Aktivuje se proti němu po padouchovi a posilující kartu nedostává, ledaže má Villainous.
term-player = Hráč
    .text = Kdo má u tohoto stolu místo a identitu. Čísla „na hráče“ počítají ty, kdo začali, i když je někdo později vyřazen.
term-find = Vyhledat (find)
    .text = Prohlédnout místa, která karta jmenuje, obvykle balíček a odložené, a najít určitou kartu. Prohlížený balíček se zamíchá.
term-reveal = Odhalit (reveal)
    .text = Otočit kartu střetnutí lícem nahoru a vyhodnotit ji podle druhu. Karty se odhalují po jedné, v pořadí, v jakém byly rozdány.
term-main-scheme = Hlavní plán a jeho balíček (main scheme)
    .text = Plán padoucha, ve stupních, které se hrají po řadě. Dokončený stupeň přinese další; dokončení toho, který to říká, znamená prohru.
term-deal = Rozdat kartu střetnutí
    .text = Položit vrchní kartu balíčku střetnutí lícem dolů před hráče. Čeká tam, až bude ve fázi padoucha odhalena.
term-hazard-icon = Ikona ohrožení (hazard)
    .text = Ikona na kterékoli kartě ve hře. Každá přidá ke kartám rozdávaným ve fázi padoucha jednu kartu celkem, v pořadí hráčů.
term-villain = Padouch (villain)
    .text = Nepřítel, o kterém scénář je, ve stupních s ukazatelem životů. Aktivuje se proti každému hráči; porážka jeho posledního stupně je výhra.
term-acceleration-token = Žeton zrychlení
    .text = V kroku jedna přidá 1 hrozbu, stejně jako ikona. U hlavního plánu zůstává celou hru; na jiné kartě odejde s ní.
term-boost-card = Posilující karta (boost)
    .text = Karta střetnutí lícem dolů, kterou nepřítel dostane při aktivaci. Její ikony posílení se přičtou k ATK nebo SCH; hvězda znamená text k přečtení.
term-crisis-icon = Ikona krize (crisis)
    .text = Dokud je aspoň jedna ve hře, nelze z hlavního plánu odebrat hrozbu. Přidávat ji tam lze dál.
term-amplify-icon = Ikona zesílení (amplify)
    .text = Každá taková ikona ve hře přidá jednu ikonu posílení každé otočené posilující kartě. Tak to čte společník; mluví-li vaše pravidla jinak, opravte výsledek.
term-encounter-deck = Balíček střetnutí (encounter deck)
    .text = Karty, které pracují pro padoucha. Je-li prázdný, stanou se odložené karty ihned novým balíčkem a přidá se jeden žeton zrychlení.
term-first-player = První hráč
    .text = Hráč se žetonem, od kterého začíná pořadí hráčů. Žeton se předává po směru hodin na konci každého kola, a ihned, je-li jeho držitel vyřazen.
term-side-scheme = Vedlejší plán (side scheme)
    .text = Menší plán vedle hlavního, s efektem nebo ikonami, dokud je ve hře. Bez hrozby je poražen a odložen.
term-status-cards = Karty stavu
    .text = Omráčený (stunned) brání útoku, Zmatený (confused) osnování nebo maření, Odolný (tough) zranění; pak se karta odloží. Postava má od každé nejvýš jednu.
term-stage = Stupeň (stage)
    .text = Jedna karta z balíčku padoucha nebo hlavního plánu. Další přijde, když je tato poražena nebo dokončena.
term-surge = Surge
    .text = Po vyhodnocení této karty dostane hráč, který ji odhalil, ještě jednu kartu střetnutí. Jak přijde, říká vydání pravidel.
