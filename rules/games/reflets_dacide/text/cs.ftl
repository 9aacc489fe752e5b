# Reflets d'Acide, kooperativní režim, v češtině. České vydání není: termíny jsou naše vlastní volba. Jména karet
# (Dilemme, Créature, Bestiole, Imprévu, Aléa) zůstávají, jak jsou vytištěna, a proto se neskloňují.

game-name = Reflets d’Acide

## Kde jsme

where = Tah { $round } · { $phase }
phase-setup = Příprava
phase-turn = Na cestě
phase-reveal = Odhalení
phase-trial = Zkouška
phase-guide = Změna Průvodce

step-setup-board = Plán
step-setup-quests = Úkoly
step-setup-heroes = Hrdinové
step-setup-challenge = Výzva
step-setup-guide = Průvodce
step-setup-gems = Kameny
step-turn-blessing = Požehnání
step-turn-pawns = Figurky
step-turn-square = Pole
step-turn-vitality = Vitalita
step-turn-end = Konec tahu
step-guide-change = Další Průvodce
step-reveal-imprevus = Imprévus
step-reveal-gems = Kameny
step-reveal-alea = Aléa
step-reveal-room = Místnost
step-reveal-pay = Placení
step-reveal-effect = Efekt
step-trial = Zkouška

## Příprava, chce-li ji stůl projít krok za krokem

ask-setup-board = Rozložte herní plán a jeho balíčky
    .detail = Bílá figurka: Avatar. Zelená figurka: družina, v Maender-Alkoor. Karty Aléa lícem dolů na svá místa.
    .why = Avatar pronásleduje družinu, jakmile opustí město. Vše, co se odhalí později, musí teď ležet lícem dolů.
    .done = Rozloženo
ask-setup-quests = Vytáhněte svůj Úkol, opačný dejte Vils
    .detail = Váš leží lícem nahoru; jejich přijde na desku Vils, úplně nahoru.
    .why = Vyhrajete splněním svého Úkolu, Vils splněním svého. Společník sleduje ten jejich, zářez po zářezu.
    .done = Na místě
ask-setup-heroes = Šest Hrdinů vám, šest skrytých pro Vils
    .detail = Vaši leží lícem nahoru na deskách vlivu.
    .why = Všichni vedete jedinou šestičlennou družinu. Hrdinové Vils zůstávají skrytí na jejich desce.
    .done = Jsou tam
ask-setup-challenge = Vezměte si žeton své Výzvy
    .detail = Její čísla už společník zná; žetony Tajemství přijdou lícem dolů na svá místa.
    .why = Výzva říká, kolik karet Imprévu a kolik kamenů pro Vils přinese každé odhalení.
    .done = Vzato
ask-setup-guide = Zvolte prvního Průvodce
    .detail = Jak, říká vaše příručka. Zde začíná { $player }; je-li to někdo jiný, změňte pořadí jmen.
    .why = Průvodce vede tah a čte karty nahlas. Hraje-li vás víc, každý tah se mění.
    .done = Zvoleno
ask-setup-gems = Na každou desku kámen od každé barvy
    .detail = Na každou desku vlivu i na desku Vils; ostatní zůstávají v sáčku.
    .why = Společník je odteď počítá. Pět barev, od každé dvacet pět, a žádný se neztratí.
    .done = Leží tam

## Tah

ask-blessing = Požehnání: vyzvěte bohy, nebo ne
    .detail = Božská dovednost, božské Dilemme, nebo nic: jak Průvodce chce.
    .why = Je to jediná chvíle tahu, kdy to jde, a nikdy to není povinnost. Co to stojí a co dělá, je ve vaší příručce.
    .done = Dál
ask-pawns = Hoďte DDD, táhněte Avatarem, pak družinou
    .detail = V tomto pořadí. Dostihne-li Avatar družinu, hra je prohraná.
    .why = Zlatá kostka otevírá tah. Jak daleko figurky jdou, říká vaše příručka.
    .done = Posunuto
ask-square = Co leží tam, kde je družina?
    .detail = Zvláštní pole se odehraje nejdřív; pak se zeptáme znovu.
    .why = Aléa lícem dolů začíná odhalení: karty Imprévu, kameny pro Vils a pak samo Aléa.
ask-square-effect = Odehrajte pole: { $square }
    .detail = Získané nebo ztracené kameny: klepněte na čísla desek.
    .why = Tato pole popisuje vaše příručka. Společník jen hlídá, aby souhlasily kameny.
    .done = Odehráno
ask-gem-purse = Měšec: vytáhněte { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } ({ $board })
    .detail = Klepněte na každou vytaženou barvu.
    .why = Měšec na žetonu Tajemství přinese pět kamenů z banky, méně jen tehdy, když v ní dojdou.
ask-known-alea = Odehrajte už známé Dveře nebo Místnost
    .detail = Jak říká vaše příručka. Místnost načtěte: společník ví, co udělala.
    .why = Co bylo odhaleno v dřívějším tahu, se znovu neplatí. Místnost, která Vils k ničemu nebyla, může vyvolat otázku.
    .done = Odehráno
ask-vitality = Je-li třeba, prověřte vitalitu Hrdinů
    .detail = Rány a smrt se zadávají na dlaždicích Hrdinů.
    .why = Vaše příručka říká, kdo se prověřuje a kdy Hrdina umírá. Mrtvého Hrdinu už DDD neurčí.
    .done = Dál
ask-turn-end = Konec tahu
    .detail = Ukliďte; co ještě čekalo na Zkoušku, se odkládá.
    .why = Je-li váš Úkol splněn, řekněte to teď. Jinak se mění Průvodce.
    .done = Tah skončil
ask-guide-change = Mění se Průvodce: { $player }
    .detail = Předejte kostku.
    .why = Každý tah má svého Průvodce. Jakmile je otevřená poslední Místnost Vils, počítá se každá změna.
    .done = Předáno
ask-guide-change-solo = Začíná nový tah
    .detail = O samotě platí každý konec tahu za změnu Průvodce.
    .why = Jakmile je otevřená poslední Místnost Vils, počítá se každá změna.
    .done = Začít
ask-guide-change-counted = Mění se Průvodce: { $player }. { $left ->
        [0] Další nezbývá
        [one] Zbývá pak { $left }
        [few] Zbývají pak { $left }
       *[other] Zbývá pak { $left }
    }
    .detail = Vils jsou skoro u cíle. Čtvrtou změnou je hra prohraná.
    .why = Jejich poslední Místnost se otevřela po obou předchozích. Od té chvíle zbývají tři změny Průvodce.
    .done = Předáno
ask-guide-change-last = Čtvrtá změna Průvodce: hra je prohraná
    .detail = Je váš Úkol přece jen splněn? Pak řekněte to.
    .why = Když Vils otevřeli poslední Místnost, zbývaly tři změny. Tohle by byla čtvrtá.
    .done = Prohráno
ask-points = Přidejte řádek: počet bodů, pak za co
    .detail = { $count ->
        [one] Zatím { $count } bod. Například: 5 všichni trpaslíci naživu
        [few] Zatím { $count } body. Například: 5 všichni trpaslíci naživu
       *[other] Zatím { $count } bodů. Například: 5 všichni trpaslíci naživu
    }
    .why = Počítejte, jak říká vaše příručka; každý řádek se uchová. Vzorec je váš.
    .done = Přidat

## Karty Imprévu

ask-imprevu = Otočte kartu Imprévu { $number } z { $count }
    .detail = Načtěte ji, nebo klepněte na její druh. Každá se vyřídí dřív než další.
    .why = Kolik se jich táhne, říká Výzva. Objevit se tu může jen Dilemme, Créature nebo Bestiole.
ask-dilemma = Dilemme { $card }: necháte si ho?
    .detail = Čeká na volném místě kterékoli desky; hrát se dá jen jeho dolní část.
    .why = Ponechané je výhodou na později, pro kohokoli z vás. Jinak jeho červený měšec dá kameny Vils a odloží se.
ask-dilemma-says-no = „Alors là, je dis non !“: necháte si ho?
    .detail = Z desky může odložit jednu kartu Créature nebo Bestiole, dokonce ještě před placením.
    .why = Působí, jen dokud leží na některé vaší desce, a potřebuje tedy volné místo. Proti Dilemme nic nezmůže.
ask-say-no = { $card }: řeknete „non !“, nebo platíte?
    .detail = Pak se odloží obě karty a nic se neplatí.
    .why = Zvláštní Dilemme na vaší desce může odložit kartu Créature nebo Bestiole dřív, než se platí.
ask-red-purse = Červený měšec: { $count ->
        [one] vytáhněte { $count } kámen
        [few] vytáhněte { $count } kameny
       *[other] vytáhněte { $count } kamenů
    } pro Vils
    .detail = Klepněte na každou vytaženou barvu. Pak se Dilemme odloží.
    .why = Dilemme, které si nenecháte, dá Vils tolik kamenů, kolik říká Výzva. Kameny této fáze přijdou ještě potom.
ask-red-purse-short = Červený měšec: { $count ->
        [one] zbývá jen { $count } kámen
        [few] zbývají jen { $count } kameny
       *[other] zbývá jen { $count } kamenů
    }
    .detail = Výzva říká { $wanted }, víc v bance není. Vytáhněte, co zbývá.
    .why = Příručka o tom mlčí: táhneme, co je. Má-li banka víc, opravte desky.
ask-cost = Kolik kamenů ukazuje { $card }?
    .detail = Nula, neukazuje-li žádné.
    .why = Créature nebo Bestiole se platí hned po vytažení, Aléa při odhalení.
    .done = Tolik
ask-hero = DDD: kterému Hrdinovi překáží { $card }?
    .detail = Položte ji nad tohoto Hrdinu, přes jeho Výbavu. Určit lze jen živé.
    .why = Při Zkoušce se žádná vlastnost tohoto Hrdiny nepočítá víc než 2. Bez Zkoušky se Bestiole odloží.

## Placení

ask-pay = { $card }: zaplaťte { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } ({ $board })
    .detail = Libovolné barvy; klepněte na každý kámen. Jdou do banky.
    .why = Číslo na kartě se platí ihned. Zaplatit může místo toho jiná deska.
ask-pay-part = { $card }: zaplaťte { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }, nejdřív { $board }
    .detail = Klepněte na kameny, které dává { $board }; zbytek zaplatí jiná deska. Jdou do banky.
    .why = Žádná deska sama nemá dost, nebo se chcete podělit. Číslo na kartě se platí ihned.
ask-pay-by-hand = { $card }: zaplaťte { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
    .detail = Z vašich desek do banky. V této hře společník vaše desky nepočítá.
    .why = Číslo na kartě se platí ihned.
    .done = Zaplaceno
ask-cannot-pay = { $card } stojí { $count }, na deskách máte { $held }
    .detail = Dohodněte se u stolu, nebo opravte desky.
    .why = Příručka, kterou máme, neříká, co pak. Vaše rozhodnutí zůstane v historii.
    .done = Dohodnuto

## Kameny pro Vils

ask-gems-for-vils = Vytáhněte { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } pro Vils
    .detail = Klepněte na každou vytaženou barvu; všechny jdou na jejich desku.
    .why = Kolik, říká Výzva. Čtyři stejné barvy spouštějí efekt, a tak se nejdřív položí všechny a pak se teprve hledí.
ask-gems-for-vils-short = Pro Vils { $count ->
        [one] zbývá jen { $count } kámen
        [few] zbývají jen { $count } kameny
       *[other] zbývá jen { $count } kamenů
    }
    .detail = Výzva říká { $wanted }, víc v bance není. Vytáhněte, co zbývá.
    .why = Příručka o tom mlčí: táhneme, co je. Má-li banka víc, opravte desky.
ask-vils-effect = Čtyři kameny ({ $colour }): efekt Vils
    .detail = Odehrajte ho: je vytištěn na jejich desce. Pak se všechny kameny této barvy vrátí.
    .why = Čtveřice spustí efekt jednou, ať bylo vytaženo jakkoli mnoho. Co leželo nad čtyři, vrátilo se dřív.
    .done = Odehráno
ask-vils-effect-told = Čtyři kameny ({ $colour }): { $effect }
    .detail = Odehrajte to jednou. Pak se všechny kameny této barvy vrátí.
    .why = Čtveřice spustí efekt jednou, ať bylo vytaženo jakkoli mnoho. Co leželo nad čtyři, vrátilo se dřív.
    .done = Odehráno
ask-vils-effects = Čtveřice najednou: { $count }. Který efekt první?
    .detail = Klepejte v pořadí, jaké zvolíte.
    .why = Příručka pořadí nedává, a tak je vaše. Každý efekt se odehraje jednou.

## Aléa a Místnost

rest-reveal-alea = Odhalte Aléa: načtěte ji nebo zvolte druh
    .detail = Leží jich tam víc? Načtěte všechny, než zaplatíte; pak si vyberete.
    .why = Platíte kameny, které Aléa ukazuje. Z více karet si necháte jednu a ostatní odložíte bez placení.
ask-which-alea = Karet Aléa tam leží { $count }: kterou hrajete?
    .detail = Přečtěte všechny. Platí se jen ta, kterou si necháte; ostatní se odkládají.
    .why = Odměny Výzvy mohou na jedno místo dát víc karet Aléa. Odložené nic nestojí a neplatí za odhalené.
ask-which-room = Která Místnost z Úkolu Vils je to?
    .detail = Podívejte se na jejich kartu Úkolu. Místnost III je vždy Chambre de l’Octuple.
    .why = Jejich Místnosti působí jen po řadě: I, pak II, pak III. Jiná Místnost pro ně nic neznamená.
ask-room-one = Místnost I: Úkol o zářez dolů, Relikvie Vils
    .detail = Na jejich desce o zářez níž. { $relic }: z balíčku na hromádku bodů. Není v balíčku? Řekněte to.
    .why = Je to první Místnost jejich Úkolu. Bez této Relikvie by ho nikdy nemohli splnit.
    .done = Obojí hotovo
ask-room-one-no-relic = Místnost I: o zářez dolů, ale bez Relikvie
    .detail = { $relic } není v balíčku: Vils ji nedostanou a svůj Úkol už splnit nemohou.
    .why = Karta jde přesto níž. Společník si pamatuje, že jsou zablokovaní.
    .done = O zářez níž
ask-room-two = Místnost II: karta Úkolu o zářez dolů
    .detail = Místnost I byla odhalena dřív.
    .why = Druhá Místnost platí, protože první už byla otevřená.
    .done = O zářez níž
ask-octuple = Místnost III: o zářez dolů, začíná odpočet
    .detail = Na dokončení vašeho Úkolu zbývají tři změny Průvodce.
    .why = Místnosti I a II už byly otevřené. Čtvrtou změnou Průvodce je hra prohraná.
    .done = O zářez níž
ask-octuple-early = Místnost III, ale karta je na zářezu { $notch }: platí?
    .detail = Obě předchozí Místnosti byly vidět, i když ne po řadě. Doslova platí: o zářez níž, zbývají tři změny.
    .why = Text se ptá jen na to, zda byly Místnosti I a II odhaleny. Je to váš stůl: rozhodněte, historie to uchová.
    .done = Platí
ask-octuple-blocked = Místnost III, ale Vils nemají Relikvii
    .detail = Karta jde níž; odpočet nezačínáme, protože skončit nemohou. Chcete-li ho, klepněte na druhé tlačítko.
    .why = Příručka, kterou máme, neříká, co se tu stane. Je to váš stůl: rozhodněte, historie to uchová.
    .done = Bez odpočtu
ask-room-again = { $card }: byla už otevřená a nic neudělala
    .detail = Necháme to tak i teď. Má-li platit nyní, klepněte na druhé tlačítko.
    .why = Poprvé přišla příliš brzy. Příručka, kterou máme, neříká, zda platí při dalším setkání.
    .done = Nic se nestane

## Zkouška

ask-trial = Koná se tu Zkouška?
    .detail = Bez ní se čekající karty Créature a Bestiole odkládají.
    .why = Créature se hraje a Bestiole překáží jen při Zkoušce. Co se za ně zaplatilo, zůstává zaplacené.
ask-objectives = Hrajte Zkoušku, cíl po cíli
    .detail = Splněno: { $met }. Nesplněno: { $missed }. Až skončí, klepněte na výsledek.
    .why = Kostky a hranice jsou ve vaší příručce. Hrdinovi, kterému překáží Bestiole, se v každé vlastnosti počítá nejvýš 2.
ask-trial-passed = Zkouška složena: vezměte si odměny
    .detail = Kameny: klepněte na čísla desek. Je tím splněn váš Úkol? Pak to řekněte.
    .why = Po Zkoušce se její karty Créature a Bestiole odkládají a Hrdinové jsou zase sami sebou.
    .done = Vzato
ask-trial-failed = Zkouška nesložena: neste ztráty
    .detail = Kameny, rány, cokoli karta říká.
    .why = Po Zkoušce se její karty Créature a Bestiole odkládají a Hrdinové jsou zase sami sebou.
    .done = Přijato

## Odpovědi

option-square-reveal = Aléa k odhalení
option-square-known = Dveře nebo Místnost, už otevřené
option-square-empty = Nic (dalšího)
option-square-mystery = Žeton Tajemství
option-square-chance = Náhoda
option-square-shortcut = Nebezpečná zkratka
option-square-portal = Portál
option-kind-dilemme = Dilemme
option-kind-dilemme-non = „Je dis non !“
option-kind-creature = Créature
option-kind-bestiole = Bestiole
option-keep = { $free ->
        [-1] Nechat si: { $board }
       *[other] Nechat si: { $board } (volná místa: { $free })
    }
option-purse = Červený měšec: { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } pro Vils
option-say-no = „Non !“ pro { $card }
option-pay = { $count ->
        [-1] Zaplatit
        [one] Zaplatit { $count } kámen
        [few] Zaplatit { $count } kameny
       *[other] Zaplatit { $count } kamenů
    }
option-discard = Odložit
option-gem = { $colour }
option-gem-held = { $colour } ({ $count })
option-hero = { $hero }
option-effect = { $colour }
option-alea = { $card } ({ $count ->
        [-1] ukazuje X
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    })
option-room-one = Místnost I
option-room-two = Místnost II
option-room-named = { $room }
option-room-three = Chambre de l’Octuple (III)
option-room-none = Žádná z nich
option-trial-yes = Ano, Zkouška
option-trial-no = Žádná Zkouška
option-trial-passed = Zkouška složena
option-trial-failed = Zkouška nesložena
option-trial-met = Cíl splněn
option-trial-missed = Cíl nesplněn
option-guide-full = Každý krok
option-guide-short = Jen čísla a volby
option-count-boards = Kameny na deskách vlivu
option-count-heroes = Hrdinové
action-enter-alea = Oblast nebo Dveře

## Tlačítka

action-enter-salle = Místnost
action-no-alea = Žádné Aléa tu není
action-draw-imprevu = Vytažena tato
action-reveal-alea = Odhalit
action-take-heros = Přidá se k družině
action-take-relique = Vezme ji družina
action-gem-purse = Měšec kamenů: { $board }
action-pay-from = Platí { $board }
action-pay-together = Platit společně
action-pay-by-hand = Dohodnuto u stolu
action-say-no = „Non !“ pro { $card }
action-play-dilemma = Zahrát
action-relic-gone = Relikvie tam není
action-relic-there = Relikvie tam je
action-no-countdown = Neplatí
action-countdown = Začít odpočet
action-room-counts = Teď platí
action-wound = Rána
action-death = Umírá
action-stop-countdown = Zastavit odpočet
action-points-counted = Body jsou všechny
action-end-quest = Náš Úkol je splněn!
action-end-avatar = Avatar nás má
action-end-vils = Vils skončili

## Co se řekne jednou

note-surplus = { $count ->
        [one] Jeden kámen nad čtyři se vrací
        [few] { $count } kameny nad čtyři se vracejí
       *[other] { $count } kamenů nad čtyři se vrací
    } do sáčku: { $colour }.
note-gems-collected = Zatím vytaženo: { $colour }. { $left ->
        [one] Zbývá vytáhnout jeden kámen
        [few] Zbývá vytáhnout { $left } kameny
       *[other] Zbývá vytáhnout { $left } kamenů
    }.
note-series-returned = { $count ->
        [one] Jeden kámen se vrací
        [few] Všechny { $count } kameny se vracejí
       *[other] Všech { $count } kamenů se vrací
    } do banky: { $colour }.
note-bank-empty = Banka je prázdná: nic se netáhne.
note-dilemma-kept = Čeká ({ $board }, místo { $slot }): { $card }.
note-dilemma-discarded = Odloženo: { $card }.
note-dilemma-used = Odehrána dolní část, pak odloženo: { $card }. Místo je zase volné.
note-dilemma-used-on-board = Odehrána dolní část, pak odloženo: { $card }. Symbol omezuje efekt na: { $board }.
note-card-left = Pryč: { $card }.
note-hero-hampered = { $card } překáží: { $hero }.
note-hero-capped = { $hero }: při této Zkoušce se v každé vlastnosti počítá nejvýš { $cap }.
note-hero-joined = V družině: { $hero }.
note-hero-died = Smrt: { $hero }.
note-said-no = „Non !“ Odkládá se { $target } i to Dilemme; jeho místo je volné.
note-paid = Do banky: { $count ->
        [one] { $count } kámen.
        [few] { $count } kameny.
       *[other] { $count } kamenů.
    }
note-paid-by-hand = Zaplaceno: { $card }, { $count ->
        [one] { $count } kámen.
        [few] { $count } kameny.
       *[other] { $count } kamenů.
    }
note-left-unpaid = Zůstává ležet bez zaplacení: { $card }.
note-cannot-pay-settled = Dohodnuto u stolu: { $card }, { $count ->
        [one] { $count } kámen.
        [few] { $count } kameny.
       *[other] { $count } kamenů.
    }
note-imprevus-discarded = Odloženo: { $card }.
note-creature-played = V této Zkoušce hraje: { $card }.
note-aleas-discarded = Odloženo bez placení: { $card }.
note-room-none = { $card }: není to Místnost z Úkolu Vils. Nic se nestane.
note-room-too-early = { $card }: Místnost { $place ->
        [1] I
        [2] II
       *[3] III
    } z Úkolu Vils, ale dřívější je ještě zavřená. Nic se nestane.
note-room-done-already = { $card }: své už udělala. Nic se nestane.
note-room-nothing-again = { $card }: nic se nestane.
note-notch-down = Místnost { $place ->
        [1] I
        [2] II
       *[3] III
    }: karta Úkolu Vils je na zářezu { $notch }.
note-relic-taken = Vils mají svou Relikvii.
note-relic-with-team = Relikvie z Úkolu Vils je vaše.
note-vils-blocked = Bez Relikvie: Vils už svůj Úkol splnit nemohou.
note-countdown-started = Zbývající změny Průvodce: { $left }.
note-no-countdown = Žádný odpočet nezačíná.
note-changes-left = { $left ->
        [0] Toto je poslední tah.
        [one] Zbývá jedna změna Průvodce.
        [few] Zbývají { $left } změny Průvodce.
       *[other] Zbývá { $left } změn Průvodce.
    }
note-points-counted = Celkem { $count ->
        [one] jeden bod
        [few] { $count } body
       *[other] { $count } bodů
    }.
note-clamped = { $counter } se zastaví na { $value }.

## Proč ne

refused-wanted = Stůl čeká na něco jiného: { $kind ->
    [choose] na volbu
    [order] na pořadí
    [number] na číslo
    [draw] { $prompt_id ->
        [pay] na kameny, kterými platíte
        [pay-part] na kameny, kterými platíte
       *[other] na kameny, které jste vytáhli
    }
    [text] na text
   *[confirm] na potvrzení, že je hotovo
    }.
refused-wrong-number = { $wanted ->
        [one] Je třeba { $wanted } kámen
        [few] Jsou třeba { $wanted } kameny
       *[other] Je třeba { $wanted } kamenů
    }, zadali jste { $got }.
refused-not-enough = { $counter }: { $got ->
        [0] není tam nic
       *[other] je tam jen { $got }
    }. Třeba: { $wanted }.
refused-boards-lack = Nedost kamenů ({ $colour }, { $board }): je jich { $got }, třeba { $wanted }.
refused-unknown-colour = Barva „{ $colour }“ není. Možné jsou red, blue, green, yellow nebo violet, nebo jméno, které jste jí dali.
refused-unknown-board = Deska „{ $board }“ neexistuje.
refused-unknown-hero = Hrdina „{ $hero }“ neexistuje. Mají čísla 1 až 6.
refused-unknown-kind = Karty druhu „{ $kind }“ tato hra nemá.
refused-wrong-kind = Karta tohoto druhu sem teď nepatří: { $kind }.
refused-hero-dead = Mrtvý Hrdina: { $hero }. Určete živého.
refused-no-place-for-hero = Všechna místa ({ $count }) jsou obsazená. Řekněte, kterého Hrdinu nahradí.
refused-no-free-slot = Žádné volné místo: { $board }.
refused-all-imprevus-drawn = Všechny karty Imprévu ({ $count }) už byly vytaženy.
refused-says-no-to-suffered-only = „Non !“ odkládá jen Créature nebo Bestiole, což není { $card }.
refused-no-dilemma-says-no = „Alors là, je dis non !“ neleží na žádné vaší desce.
refused-not-an-option = „{ $value }“ zde není odpověď. Možnosti: { $options }.
refused-not-a-number = Celé číslo od { $low } do { $high }, ne „{ $value }“.
refused-out-of-range = { $counter }: { $value } není mezi { $low } a { $high }.
refused-not-counted = { $counter }: tohle číslo nikdo neřekl, takže z něj nejde nic ubrat. Nejdřív ho nastavte.
refused-bank-needs-a-place = Kameny z banky někam jdou nebo odněkud přicházejí: změňte desku, na které chybějí či přebývají, a banka se přizpůsobí.
refused-colours-differ = Kámen si barvu nechává: z { $source } nebude { $target }.
refused-relic-gone = Tato Relikvie už z balíčku odešla.
refused-bad-name = „{ $value }“ není jméno: jeden až šedesát znaků.
refused-bad-tint = { $field }: barva jako #c0392b, ne „{ $value }“.
refused-points-first = Začněte počtem bodů, ne „{ $value }“.
refused-too-many-lines = Řádků s body stačí { $count }.
refused-game-over = Hra skončila. Není-li to pravda, přejděte na některý krok.

## Čísla

counter-vils-token = Vils · { $token }
counter-bank-token = Banka · { $token }
counter-board-token = { $board } · { $token }
    .short = { $token }
counter-board-slots = { $board } · místa pro Dilemme
    .short = místa pro Dilemme
counter-hero-token = { $hero } · { $token }
    .short = { $token_id ->
        [value1] vlastn. 1
        [value2] vlastn. 2
        [value3] vlastn. 3
        [value4] vlastn. 4
        [value5] vlastn. 5
        [value6] vlastn. 6
        [value7] vlastn. 7
        [value8] vlastn. 8
        [bonus1] Výbava 1
        [bonus2] Výbava 2
        [bonus3] Výbava 3
        [bonus4] Výbava 4
        [bonus5] Výbava 5
        [bonus6] Výbava 6
        [bonus7] Výbava 7
        [bonus8] Výbava 8
       *[other] { $token }
    }
counter-vils-notch = Vils · zářez
counter-vils-room1 = Místnost I otevřená
counter-vils-room2 = Místnost II otevřená
counter-vils-room3 = Místnost III otevřená
counter-vils-relic = Relikvie u Vils
counter-vils-blocked = Úkol Vils zablokován
    .short = Úkol zablokován
counter-relic-pile = Jejich Relikvie v balíčku
    .short = Relikvie v balíčku
counter-countdown-left = Zbývající změny Průvodce
    .short = Změny Průvodce
counter-countdown-on = Odpočet běží
counter-points-team = Body
counter-points-vils = Body Vils
counter-challenge-imprevus = Výzva · Imprévus
counter-challenge-gemmes = Výzva · kameny
counter-imprevus-left = Imprévus ještě k vytažení
    .short = Imprévus k vytažení
counter-pawns-ddd = DDD
counter-avatar-square = Avatar, ušlá pole
    .short = Avatar: pole
counter-team-square = Družina, ušlá pole
    .short = Družina: pole

token-red = červená
token-blue = modrá
token-green = zelená
token-yellow = žlutá
token-violet = fialová
token-vitality = vitalita
token-value1 = vlastnost 1
token-value2 = vlastnost 2
token-value3 = vlastnost 3
token-value4 = vlastnost 4
token-value5 = vlastnost 5
token-value6 = vlastnost 6
token-value7 = vlastnost 7
token-value8 = vlastnost 8
token-bonus1 = Výbava k 1
token-bonus2 = Výbava k 2
token-bonus3 = Výbava k 3
token-bonus4 = Výbava k 4
token-bonus5 = Výbava k 5
token-bonus6 = Výbava k 6
token-bonus7 = Výbava k 7
token-bonus8 = Výbava k 8

part-printed = { $value } vytištěno
part-equipment = { $value } z Výbavy
part-bestiole-cap = { $value }: pod Bestiole nejvýš { $cap }
part-points = { $value ->
        [one] { $value } bod
        [few] { $value } body
       *[other] { $value } bodů
    }
part-points-line = { $value } { $label }

## Jména

colour-red = červená
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá
colour-violet = fialová
board-b1 = deska 1
board-b2 = deska 2
board-b3 = deska 3
board-b4 = deska 4
board-b5 = deska 5
board-b6 = deska 6
on-b1 = { board-b1 }
on-b2 = { board-b2 }
on-b3 = { board-b3 }
on-b4 = { board-b4 }
on-b5 = { board-b5 }
on-b6 = { board-b6 }
hero-h1 = Hrdina 1
hero-h2 = Hrdina 2
hero-h3 = Hrdina 3
hero-h4 = Hrdina 4
hero-h5 = Hrdina 5
hero-h6 = Hrdina 6
on-h1 = { hero-h1 }
on-h2 = { hero-h2 }
on-h3 = { hero-h3 }
on-h4 = { hero-h4 }
on-h5 = { hero-h5 }
on-h6 = { hero-h6 }
square-mystery = Žeton Tajemství
square-chance = Náhoda
square-shortcut = Nebezpečná zkratka
square-portal = Portál
card-room = tato Místnost
relic-unnamed = Relikvie, kterou jmenuje

kind-dilemme = Dilemme
kind-dilemme-non = „Alors là, je dis non !“
kind-creature = Créature
kind-bestiole = Bestiole
kind-zone = Oblast
kind-porte = Dveře
kind-alea = Aléa
kind-salle = Místnost
kind-octuple = Chambre de l’Octuple
kind-heros = Hrdina
kind-relique = Relikvie

area-drawn = právě vytaženo
area-pending = čeká na Zkoušku
area-kept = čeká
area-spot = na místě
area-team = u družiny
area-heroes = v družině
area-dead = po smrti

field-cost = Kameny
field-name = Jméno
field-vitality = Vitalita
field-value1 = Vlastnost 1
field-value2 = Vlastnost 2
field-value3 = Vlastnost 3
field-value4 = Vlastnost 4
field-value5 = Vlastnost 5
field-value6 = Vlastnost 6
field-value7 = Vlastnost 7
field-value8 = Vlastnost 8

## Jak to skončí

ending-quest = Váš Úkol je splněn. Vyhráli jste!
    .why = Byli jste rychlejší než Vils a před Avatarem. Spočítejte si body.
ending-avatar = Dostihl vás Avatar Prázdnoty
    .why = Dostihl družinu dřív, než byl váš Úkol splněn. Hra je prohraná.
ending-vils = Vils svůj Úkol splnili
    .why = Byli první. Hra je prohraná.
ending-fourth-change = Vils skončili: čtvrtá změna Průvodce
    .why = Když se otevřela jejich poslední Místnost, zbývaly tři změny, a váš Úkol nebyl včas splněn. Hra je prohraná.

## Před hrou

setup-players = Kdo hraje?
    .hint = Jeden až tři, v pořadí Průvodců.
setup-guide = Kolik se má říkat?
setup-count = Co má společník počítat?
setup-checklist = Projít přípravu
setup-rules = Pravidla
setup-imprevus = Výzva: karty Imprévu
    .hint = Počet karet Imprévu na žetonu vaší Výzvy: 2, 3 nebo 4.
setup-gemmes = Výzva: kameny pro Vils
    .hint = Počet kamenů na žetonu vaší Výzvy: 2, 3 nebo 4. Může se od druhého lišit.
setup-boards = Desky vlivu ve hře
    .hint = Každá začíná s jedním kamenem od každé barvy. Prázdné: společník vaše kameny nepočítá.
setup-slots = Místa pro Dilemme
    .hint = Jedno číslo stejné pro všechny desky, nebo pro každou jedno. Prázdné: sami řeknete, zda je místo.
setup-rooms = Místnosti I a II z Úkolu Vils
    .hint = Dvě jména z jejich karty Úkolu; III je vždy Chambre de l’Octuple. Prázdné: zeptáme se.
setup-relic = Relikvie z Úkolu Vils
    .hint = Ta, kterou jmenuje Místnost I.
setup-heroes = Vašich šest Hrdinů
    .hint = Jména v pořadí, v jakém je počítá DDD.
setup-challenge = Jméno Výzvy
setup-vitality = Vitalita Hrdiny na začátku
    .hint = Prázdné: společník ji nepočítá.
setup-traits = Jména vlastností
    .hint = V pořadí na kartách Hrdinů.
setup-colours = Jména pěti kamenů
    .hint = V pořadí červená, modrá, zelená, žlutá, fialová.
setup-tints = Odstíny pěti kamenů
    .hint = Pět hodnot jako #c0392b, ve stejném pořadí.
setup-effect-red = Efekt čtyř červených kamenů
    .hint = Jak je na desce Vils, vašimi slovy; ukáže se, když nastane.
setup-effect-blue = Efekt čtyř modrých kamenů
setup-effect-green = Efekt čtyř zelených kamenů
setup-effect-yellow = Efekt čtyř žlutých kamenů
setup-effect-violet = Efekt čtyř fialových kamenů

## Slovníček

term-guide = Průvodce (Guide)
    .text = Kdo vede tento tah: hází zlatou kostkou a čte karty nahlas. Příští tah je to někdo jiný.
term-team = Družina
    .text = Šest Hrdinů, které vedete všichni společně; zelená figurka na plánu.
term-hero = Hrdina
    .text = Jeden z šesti ve vaší družině, s vlastnostmi, vitalitou a snad i Výbavou.
term-avatar = Avatar Prázdnoty
    .text = Bílá figurka, která družinu pronásleduje od chvíle, kdy opustí město. Dostihne-li vás, hra je prohraná.
term-vils = Vils
    .text = Vaši protivníci, za které hraje sama hra. Mají vlastní desku, kameny i Úkol.
term-vils-quest = Úkol Vils
    .text = Opak vašeho. Tři Místnosti, po řadě, posunou jeho kartu o tři zářezy dolů.
term-challenge = Výzva (Challenge)
    .text = Obtížnost, kterou jste zvolili. Její žeton říká, kolik karet Imprévu a kolik kamenů přinese každé odhalení.
term-influence-board = Deska vlivu
    .text = Kde leží Hrdinové a kameny hráčů. Na kterékoli může na volném místě čekat Dilemme.
term-slot = Místo
    .text = Místo na desce vlivu, kde může čekat jedno Dilemme.
term-blessing = Požehnání
    .text = Nepovinný začátek tahu: božská dovednost nebo božské Dilemme.
term-ddd = DDD
    .text = Zlatá kostka osudu. Otevírá tah a určuje Hrdinu, kterému překáží Bestiole.
term-mystery = Žeton Tajemství
    .text = Žeton lícem dolů na cestě; otočí se, když k němu družina dojde.
term-gem-purse = Měšec kamenů
    .text = Symbol na žetonech Tajemství: pět kamenů z banky na jednu vaši desku.
term-shortcut = Nebezpečná zkratka
    .text = Zvláštní pole plánu; co se na něm riskuje, říká vaše příručka.
term-portal = Portál
    .text = Zvláštní pole plánu, označené svým žetonem.
term-imprevu = Imprévu
    .text = Karta nečekaného, tažená při každém odhalení: Dilemme, Créature nebo Bestiole.
term-dilemma = Dilemme
    .text = Imprévu, které si smíte nechat na později na volném místě. V tomto režimu se hraje jen jeho dolní část.
term-says-no = „Alors là, je dis non !“
    .text = Zvláštní Dilemme: leží-li na některé vaší desce, odloží jednu kartu Créature nebo Bestiole, dokonce ještě před placením.
term-red-purse = Červený měšec
    .text = Cena za Dilemme, které si nenecháte: kameny pro Vils, kolik říká Výzva.
term-creature = Créature
    .text = Imprévu, které se platí ihned a hraje se při Zkoušce, koná-li se.
term-bestiole = Bestiole
    .text = Imprévu, které se platí ihned a sedne na Hrdinu: při Zkoušce se žádná jeho vlastnost nepočítá víc než 2.
term-cost = Kameny k zaplacení
    .text = Číslo, které karta ukazuje. Zaplacené kameny jdou do banky.
term-bank = Banka
    .text = Sáček s kameny: co neleží na žádné desce. Od každé barvy je jich celkem dvacet pět.
term-series = Čtveřice
    .text = Čtyři kameny jedné barvy na desce Vils. Jednou spustí efekt této barvy; pak se všechny vrátí.
term-alea = Aléa
    .text = Karta na místě, kam družina došla: Oblast, Dveře nebo Místnost. Její odhalení něco stojí.
term-room = Místnost
    .text = Aléa z Propasti. Na třech z nich záleží Úkolu Vils, a jen po řadě.
term-notch = Zářez
    .text = Jak hluboko na jejich desce sjela karta Úkolu Vils: nula až tři.
term-relic = Relikvie
    .text = Poklad, který žádá Úkol. Vils si svou berou s Místností I, je-li ještě v balíčku.
term-countdown = Odpočet
    .text = Po Místnosti III Vils zbývají na dokončení vašeho Úkolu tři změny Průvodce; čtvrtá hru končí.
term-trial = Zkouška
    .text = Zkouška, kterou některé karty Aléa žádají po vašich Hrdinech, s kostkami a cíli.
term-objective = Cíl
    .text = Část Zkoušky, pro jednoho Hrdinu nebo pro všechny společně: splněná, nebo ne.
term-vitality = Vitalita
    .text = Co Hrdina ještě unese. Rány ji ubírají.
term-equipment = Výbava
    .text = Co Hrdina nese; může přidávat k vlastnostem.
term-points = Body
    .text = Kolik je vyhraná hra hodna. Řádky přidáváte vy, jak počítá vaše příručka.
