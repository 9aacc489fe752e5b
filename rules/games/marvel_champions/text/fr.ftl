# Marvel Champions en français. Les termes sont ceux du jeu ; toutes les phrases sont de nous.

game-name = Marvel Champions

## Où en est-on

phase-setup = Mise en place
phase-player = Phase des Joueurs
phase-villain = Phase du Méchant

step-setup = Mise en place
step-player-turns = Tours
step-player-discard = Défausser
step-player-draw = Piocher
step-player-ready = Redresser
step-player-expire = Fin d’effets
step-player-end = Fin de phase
step-villain-threat = Menace
step-villain-activate = Activer
step-villain-deal = Distribuer
step-villain-reveal = Révéler
step-villain-pass = Pion
step-villain-expire = Fin d’effets
step-villain-end = Fin du round
step-villain-advance = Progression
step-villain-stage = Stade suivant
step-deck-empty = Mélange

## La phase des Joueurs

ask-turn = { $player } : jouez votre tour
    .detail = Jouez des cartes, utilisez vos pouvoirs et vos alliés, changez de forme une fois.
    .why = Chaque joueur joue un tour, dans l’ordre du tour en commençant par le premier joueur. Ce que font les ennemis vient après, dans la phase du Méchant.
    .done = Tour fini
ask-turns = Chacun joue son tour, { $player } d’abord
    .detail = Dans l’ordre du tour. Touchez quand le dernier tour est fini.
    .why = Chaque joueur joue un tour, dans l’ordre du tour en commençant par le premier joueur. Ce que font les ennemis vient après, dans la phase du Méchant.
    .done = Tous finis
ask-discard-down = Défaussez ce que vous ne gardez pas
    .detail = Dans l’ordre du tour : autant de cartes que voulu ; au moins jusqu’à votre taille de main.
    .why = La taille de main n’est regardée que maintenant, jamais pendant un tour. C’est celle de la face visible de votre identité.
    .done = Défaussé
ask-draw-up = Piochez jusqu’à votre taille de main
    .detail = Tous. Si votre deck s’épuise : mélangez votre défausse et donnez-vous une carte Rencontre.
    .why = Tous piochent en même temps, jusqu’à la taille de main de la face visible. Un deck épuisé coûte aussitôt une carte Rencontre face cachée, puis on continue à piocher.
    .done = Pioché
ask-refresh = Défaussez, complétez la main, redressez tout
    .detail = D’abord défausser dans l’ordre du tour, puis tous piochent, puis toutes les cartes se redressent.
    .why = Le round finit dans cet ordre pour les joueurs : personne ne pioche avant que tous aient défaussé. Les cartes Rencontre épuisées se redressent aussi.
    .done = Fait
ask-ready-all = Redressez toutes les cartes
    .detail = Les cartes Rencontre épuisées aussi.
    .why = Les cartes de tous les joueurs se redressent ensemble, et non joueur après joueur. Les règles les plus récentes redressent aussi les cartes Rencontre épuisées.
    .done = Redressé
ask-player-expire = Finissez ce qui dure jusqu’à la fin de la phase
    .why = Les bonus qui durent jusqu’à la fin de la phase des Joueurs cessent ici. Ils finissent avant tout ce qui se déclenche à la fin de la phase.
    .done = Fini
ask-player-end = Résolvez ce que déclenche la fin de la phase
    .why = Voici les capacités qui parlent de la fin de la phase des Joueurs ou de ce qui la suit. Ensuite commence la phase du Méchant.
    .done = Résolu

## La phase du Méchant

ask-place-threat = { $card } : { $count ->
        [0] aucune menace à placer
        [one] placez { $count } menace
       *[other] placez { $count } menaces
    }
    .detail = Champ d’accélération, icônes et pions : tout à la fois.
    .why = Le champ d’accélération compte comme il est imprimé, par joueur au départ ou fixe ; chaque icône et chaque pion en jeu ajoute exactement 1. C’est un seul placement : le seuil n’est regardé qu’une fois, à la fin.
    .done = Placé
ask-acceleration-x = { $card } : combien vaut X ?
    .detail = Lisez la carte ; les icônes et les pions ({ $count }) s’y ajoutent.
    .why = Le champ d’accélération de cette manigance est un X que son texte explique. Icônes et pions en jeu s’y ajoutent, dans le même placement.
    .done = Placer
ask-enemy-order = { $player } : qui s’active d’abord ?
    .detail = Choisissez-en un, ou tous dans leur ordre.
    .why = Quand plusieurs ennemis vont s’activer contre un joueur, c’est ce joueur qui les ordonne. Personne d’autre n’en décide, pas même le premier joueur.
    .done = Dans cet ordre
ask-boost-attack = { $enemy } attaque { $player } : icônes de boost ?
    .detail = Carte boost { $number } sur { $cards }. Donnez-la face cachée, dites qui défend, retournez-la.{ $amplify ->
        [0] { "" }
       *[other] { " " }Comptez les icônes imprimées ; l’amplification ajoute { $amplify }.
    }{ $star_id ->
        [yes] { " " }Lisez l’étoile à côté de l’ATQ.
       *[no] { "" }
    }
    .why = Contre un joueur sous sa forme de héros, un ennemi attaque, et le Méchant reçoit chaque fois une carte boost. Elle reste face cachée tant que le défenseur n’est pas déclaré ; une étoile n’est pas une icône mais un texte à lire.
    .done = Entrer
ask-boost-scheme = { $enemy } contre { $player } : icônes de boost ?
    .detail = Il manigance : carte boost { $number } sur { $cards }. Donnez-la face cachée, retournez-la.{ $amplify ->
        [0] { "" }
       *[other] { " " }Comptez les icônes imprimées ; l’amplification ajoute { $amplify }.
    }{ $star_id ->
        [yes] { " " }Lisez l’étoile à côté de la MNG.
       *[no] { "" }
    }
    .why = Contre un joueur sous sa forme d’alter ego, un ennemi manigance, et le Méchant reçoit chaque fois une carte boost. Sa MNG et les icônes de boost vont en menaces sur la Manigance principale.
    .done = Placer
ask-attack = { $enemy } attaque { $player } : { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    }
    .detail = Un héros qui défend retire sa DEF ; un allié prend tout. Touchez qui est blessé et ôtez-lui ce qui passe.{ $star_id ->
        [yes] { " " }Lisez l’étoile à côté de l’ATQ.
       *[no] { "" }
    }
    .why = Les dégâts sont l’ATQ avec tout ce qui y est attaché, et les icônes de boost. Sans défenseur, l’identité du joueur prend tout ; l’excédent subi par un allié ne va pas plus loin, sauf si une carte le dit.
    .done = Infligés
ask-scheme = { $enemy } contre { $player } : { $count ->
        [0] aucune menace à placer
        [one] placez { $count } menace
       *[other] placez { $count } menaces
    }
    .detail = Il manigance : sur la Manigance principale.{ $star_id ->
        [yes] { " " }Lisez l’étoile à côté de la MNG.
       *[no] { "" }
    }
    .why = Contre un joueur sous sa forme d’alter ego, un ennemi manigance : sa MNG va en menaces sur la Manigance principale. Les sbires ne reçoivent pas de carte boost, sauf s’ils ont Vilenie.
    .done = Placé
ask-stunned = { $enemy } : défaussez sa carte Sonné
    .detail = Pas d’attaque contre { $player }, pas de carte boost.
    .why = Un ennemi sonné qui attaquerait perd à la place sa carte Sonné. Il ne s’est pas activé : pas de carte boost, et rien ne se déclenche après une attaque.
    .done = Défaussée
ask-confused = { $enemy } : défaussez sa carte Désorienté
    .detail = Pas de manigance contre { $player }, pas de carte boost.
    .why = Un ennemi désorienté qui manigancerait perd à la place sa carte Désorienté. Il ne s’est pas activé : pas de carte boost, pas de menace.
    .done = Défaussée
ask-enemy-number = { $does_id ->
        [attack] { $enemy } : quelle est son ATQ ?
       *[scheme] { $enemy } : quelle est sa MNG ?
    }
    .detail = Lisez la carte. C’est demandé une fois ; touchez la carte pour corriger.
    .why = On ne sait de cette carte que son genre, son nombre ne peut donc pas compter avant que quelqu’un l’ait lu. Ce qui y est attaché et les icônes de boost s’y ajoutent.
    .done = Entrer
ask-enemy-x = { $enemy } : combien vaut X ?
    .detail = Lisez la carte.
    .why = Ce nombre est imprimé comme un X que le texte de la carte explique. Il se compte d’après la table telle qu’elle est maintenant.
    .done = Entrer
ask-deal = Distribuez { $count } { $count ->
        [one] carte
       *[other] cartes
    } Rencontre face cachée
    .detail = Une chacun dans l’ordre du tour ; puis une en tout par icône d’aléas, autour de la table.
    .why = Chacun reçoit une carte, et chaque icône d’aléas en jeu ajoute une carte en tout, pas une par joueur. Les cartes en plus partent dans l’ordre du tour, de nouveau à partir du premier joueur.
    .done = Distribué
ask-reveal = { $player } : révélez la carte Rencontre suivante
    .detail = { $left ->
        [one] Il n’en reste qu’une.
       *[other] Il en reste { $left } ; la première distribuée passe d’abord.
    } Une à la fois : finissez une carte, puis scannez la suivante, ou touchez quand elle est résolue et défaussée.
    .why = Le premier joueur révèle toutes ses cartes, une par une et dans l’ordre où il les a reçues, puis le joueur suivant. Celles qui sont distribuées entre-temps se révèlent aussi à cette étape.
    .done = Défaussée
ask-surge = { $player } : renfort, révélez une carte de plus
    .detail = Du dessus du deck (règles { $edition } ; à partir de la 1.8 elle est d’abord distribuée face cachée).
    .why = Renfort amène exactement une carte Rencontre de plus pour ce joueur, une fois la carte précédente entièrement résolue. Les éditions diffèrent sur la manière, pas sur le nombre.
    .done = Défaussée
ask-resolve = { $player } : résolvez { $card }
    .detail = Faites ce qu’elle dit. Si un ennemi s’active ou si la carte a renfort, dites-le par un bouton.
    .why = Une Traîtrise fait ce qu’elle dit, puis elle est défaussée. La carte suivante n’est révélée que lorsque celle-ci est finie.
    .done = Défaussée
ask-nothing-to-reveal = Plus aucune carte Rencontre à révéler
    .why = L’étape dure jusqu’à ce qu’il ne reste aucune carte distribuée. Il n’en reste aucune.
    .done = Continuer
ask-pass-token = Passez le pion Premier joueur à { $player }
    .detail = Finissez d’abord la dernière carte révélée.
    .why = Le pion va au joueur suivant dans le sens horaire ; les places des joueurs éliminés sont sautées. Le round lui-même finit avec ses derniers effets.
    .done = Passé
ask-villain-expire = Finissez ce qui dure jusqu’ici
    .detail = Jusqu’à la fin de la phase du Méchant, ou du round.
    .why = Les effets qui durent jusqu’à la fin de la phase du Méchant ou du round cessent ici. C’est avant tout ce qui se déclenche alors : un tel bonus n’aide plus.
    .done = Fini
ask-villain-end = Résolvez ce que déclenche la fin du round
    .detail = À la fin de la phase du Méchant ou après elle, puis à la fin du round ou après lui.
    .why = D’abord les capacités que déclenche la fin de la phase du Méchant, puis celles de la fin du round. Ensuite commence le round suivant.
    .done = Round suivant

## Ce qui survient entre-temps

ask-advance = Accomplie : { $scheme }. Passez à { $card }
    .detail = L’ancienne carte sort de la partie. { $surplus ->
        [0] Les pions Accélération restent.
        [one] { $surplus } menace de trop est perdue, les pions Accélération restent.
       *[other] { $surplus } menaces de trop sont perdues, les pions Accélération restent.
    }
    .why = Une Manigance principale est accomplie dès que sa menace atteint le seuil. Tous ses pions repartent sauf les pions Accélération, les cartes attachées sont défaussées, puis le stade suivant commence avec sa propre menace.
    .done = Passé
ask-scheme-completed = Accomplie : { $scheme }. Que dit la carte ?
    .detail = Choisissez, ou scannez le stade qui suit.
    .why = Ce que signifie l’accomplissement de ce stade est imprimé sur la carte, et aucune donnée ne le dit ici. La plupart des derniers stades font perdre la partie, mais pas tous.
    .done = C’est ainsi
ask-villain-stage = Vaincu : { $enemy }. Révélez le stade { $stage }
    .detail = L’excédent de dégâts est perdu. Réglez le cadran ; attachements, pions et cartes d’état restent.
    .why = Un stade sans points de vie quitte la partie et le suivant commence avec son cadran plein. Ce qui est posé sur le Méchant y reste, sauf si le stade suivant porte un autre nom.
    .done = Révélé
ask-villain-turns = { $enemy } ne tombe pas : retournez la carte
    .detail = L’autre face n’a pas de points de vie. Ce que fait la carte en se retournant y est imprimé.
    .why = Ce Méchant se retourne là où un autre serait vaincu : personne n’a gagné. Son cadran est de nouveau plein quand la première face revient.
    .done = Retournée
ask-villain-out = Vaincu : { $enemy }. Retirez-le de la partie
    .why = Ce Méchant n’a pas d’autre stade. La partie est gagnée quand le dernier Méchant est vaincu.
    .done = Retiré
ask-eliminated = { $player } n’a plus de points de vie
    .detail = Pion Premier joueur et sbires passent à { $next } ; puis toutes les cartes de { $player } partent.
    .why = Une identité sans points de vie est éliminée : le pion passe d’abord, puis les sbires engagés avec ce qu’ils portent, puis toutes les autres cartes partent. Les nombres qui comptent les joueurs restent ceux du départ.
    .done = Éliminé
ask-fallen = { $card } : plus rien dessus. Vaincue ?
    .detail = Défaussez-la, ou laissez-la où elle est.
    .why = Vous avez corrigé son nombre à zéro. Une Manigance annexe sans menace, ou un personnage sans points de vie, est vaincu.
    .done = Vaincue
ask-reshuffle = Deck Rencontre vide : mélangez-y la défausse
    .detail = { $cards ->
        [one] Une carte devient
       *[other] { $cards } cartes deviennent
    } le nouveau deck ; un pion Accélération va à côté de la Manigance principale.{ $owed ->
        [0] { "" }
        [one] { " " }Puis une carte de plus est distribuée.
       *[other] { " " }Puis { $owed } cartes de plus sont distribuées.
    }
    .why = Le deck se renouvelle à l’instant où il est vide, même en pleine distribution, et ce qui défaussait des cartes s’arrête. Les cartes face cachée, en jeu ou servant de boost ne sont pas dans la défausse et restent où elles sont.
    .done = Mélangé
ask-order-matters = Plusieurs choses à régler : dans quel ordre ?
    .detail = Le premier joueur décide.
    .why = Plus d’une chose est arrivée au même moment. L’ordre peut compter, la table choisit donc.
    .done = Dans cet ordre
ask-find-minion = Défaussez du deck jusqu’à un sbire
    .detail = Il s’engage avec { $player } : scannez-le. Dites avec le compteur de la défausse combien de cartes sont parties.
    .why = Ce stade amène un sbire du deck Rencontre contre le premier joueur. Les cartes au-dessus de lui sont défaussées.
    .done = Il est là
ask-find-scheme = Cherchez { $card } et révélez-la
    .detail = Cherchez dans le deck Rencontre et dans la défausse, puis mélangez le deck.
    .why = Ce stade du Méchant met une Manigance annexe en jeu quand il est révélé. Rien n’est ajouté si elle y est déjà.
    .done = Venue du deck
ask-drone = { $player } : un Drone entre en jeu
    .detail = La carte du dessus de votre propre deck, face cachée, engagée avec vous.
    .why = Les Drones sont les cartes des joueurs, face cachée, devenues sbires. Chacun a MNG 1, ATQ 1 et un point de vie, et des cartes peuvent y ajouter.
    .done = Il est posé
ask-threat-or-drone = { $player } : { $count ->
        [one] { $count } menace
       *[other] { $count } menaces
    } ou un Drone ?
    .why = Après la menace de l’étape un, ce stade fait choisir chaque joueur. La menace va sur cette manigance ; un Drone est la carte du dessus de votre deck, face cachée.
    .done = Choisi
ask-one-threat-or-drone = { $player } : { $count ->
        [one] { $count } menace
       *[other] { $count } menaces
    } ou un Drone ?
    .why = Après que ce Méchant vous a attaqué, vous choisissez. La menace va sur la Manigance principale ; un Drone est la carte du dessus de votre deck, face cachée.
    .done = Choisi
ask-stun-hero = Sonnez { $player }
    .why = Ce stade du Méchant sonne chaque héros quand il est révélé. Un héros déjà sonné ne reçoit pas de seconde carte.
    .done = Sonné
ask-read-scheme = Lisez l’étoile de { $on }
    .why = Une étoile à côté du champ d’accélération ne vaut rien par elle-même. Son texte se lit juste après le placement de la menace de l’étape un.
    .done = Lu
ask-starting-threat = { $card } : avec combien de menaces commence-t-elle ?
    .detail = Lisez la carte.
    .why = La menace de départ est imprimée comme un X que le texte explique. Elle se compte une fois, quand la carte entre en jeu.
    .done = Placer

## La mise en place, pas à pas

ask-setup-identities = Choisissez vos identités, côté alter ego
    .detail = Scannez une carte de héros par joueur si le compagnon doit tenir les points de vie.
    .why = Chacun commence sous sa forme d’alter ego. Les cartes Permanentes sont mises de côté dès le début.
    .done = Choisies
ask-setup-dials = Réglez chaque cadran de points de vie
    .detail = Sur le nombre imprimé sur l’identité.
    .why = Le cadran montre les points de vie qui restent. Il commence plein.
    .done = Réglés
ask-setup-first-player = Qui est premier joueur ?
    .detail = Donnez-lui le pion.
    .why = L’ordre du tour commence par le premier joueur et suit le sens horaire. Le pion passe à la fin de chaque round.
    .done = Donné
ask-setup-aside = Mettez de côté Obligations et sets Némésis
    .why = Les Obligations seront mélangées au deck Rencontre dans un instant. Les sets Némésis attendent qu’une carte les appelle.
    .done = De côté
ask-setup-player-decks = Mélangez les decks des joueurs
    .why = Chaque joueur apporte son propre deck. Il est mélangé avant que quiconque pioche.
    .done = Mélangés
ask-setup-tokens = Préparez les pions et les cartes d’état
    .why = Le nombre de pions n’est pas limité. S’ils manquent, prenez autre chose.
    .done = Préparés
ask-setup-villain = Mettez en jeu Méchant et Manigance principale
    .detail = Réglez le cadran du Méchant sur le nombre affiché.
    .why = Les points de vie d’un Méchant comptent chaque joueur au départ. Ils ne changent plus ensuite, même si quelqu’un est éliminé.
    .done = Réglé
ask-setup-encounter-deck = Formez et mélangez le deck Rencontre
    .detail = Les sets que nomme la face 1A, les sets modulaires et les Obligations ; ceux qui sont connus sont ci-dessous.
    .why = Le nombre de cartes de chaque set fait voir un oubli. Les cartes qui entrent en jeu maintenant sont déjà retirées.
    .done = Mélangé
ask-setup-scheme = Résolvez la face 1A, puis retournez sur 1B
    .detail = Mettez en jeu les cartes Mise en place ; menace de départ et Manigances annexes sont à l’écran.
    .why = La face A prépare le scénario et la face B se joue. Vient ensuite ce que fait le Méchant quand il est révélé.
    .done = Résolu
ask-setup-hands = Piochez jusqu’à votre taille de main
    .why = La taille de main est celle du côté alter ego, qui est visible. Elle est d’ordinaire plus grande que celle du héros.
    .done = Pioché
ask-setup-mulligan = Défaussez ce qui déplaît, puis repiochez
    .detail = Une seule fois. Les cartes défaussées ne sont pas remélangées.
    .why = Chacun peut défausser autant de cartes qu’il veut et compléter sa main. Elles restent dans la défausse.
    .done = Gardé
ask-setup-abilities = Résolvez les capacités Mise en place
    .why = Certaines identités font quelque chose avant le premier round. Ensuite le round 1 commence par le premier joueur.
    .done = Commencer

## Réponses

option-enemy = { $enemy }
option-player = { $player }
option-set = { $card }
option-scheme-lost = La partie est perdue
option-leave = Laisser tel quel
option-threat-instead = Placer { $count ->
        [one] { $count } menace
       *[other] { $count } menaces
    }
option-drone-instead = Un Drone
option-mode-standard = Standard
option-mode-expert = Expert
option-guide-full = Chaque étape
option-guide-short = Seulement les nombres et les choix
option-count-threat = Menace
option-count-hit-points = Points de vie
option-count-deck = Deck Rencontre
option-matter-scheme = { $card } : accomplie
option-matter-villain = { $card } : vaincu
option-matter-player = { $card } : éliminé
option-matter-fallen = { $card } : vaincue
option-matter-deck = Deck Rencontre : vide
answered-undefended = sans défense
answered-leave = laissé tel quel
answered-deck = venue du deck
answered-discard = venue de la défausse
answered-none = introuvable

## Ce qui est dit une fois

note-threat-placed = { $card } : { $count ->
        [one] { $count } menace placée.
       *[other] { $count } menaces placées.
    }
note-schemed = { $enemy } a manigancé contre { $player } : { $count ->
        [one] { $count } menace.
       *[other] { $count } menaces.
    }
note-attacked = { $enemy } a attaqué { $player } : { $count ->
        [one] { $count } dégât avant défense.
       *[other] { $count } dégâts avant défense.
    }
note-boost-turned = Carte boost { $card } : { $count ->
        [0] aucune icône
        [one] une icône
       *[other] { $count } icônes
    }.
note-boost-star = { $card } a une étoile de boost : lisez son texte sous la ligne.
note-dealt = { $player } : { $count ->
        [one] une carte distribuée
       *[other] { $count } cartes distribuées
    } face cachée.
note-discarded = { $count ->
        [one] Une carte défaussée
       *[other] { $count } cartes défaussées
    } du deck Rencontre.
note-discard-stopped = Sur { $wanted } cartes, { $count } seulement ont pu être défaussées : on s’arrête au deck vide, et cela compte comme fait.
note-reshuffled = Nouveau deck Rencontre : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
note-token-placed = { $card } : un pion Accélération de plus, { $count } en tout.
note-entered = En jeu : { $card }.{ $kind_id ->
        [ally] { "" }
        [support] { "" }
        [upgrade] { "" }
        [player_side_scheme] { "" }
        [villain] { "" }
        [leader] { "" }
        [main_scheme] { "" }
       *[other] { " " }Révélée ? Faites ce qu’elle dit.
    }
note-entered-on = En jeu : { $card }, sur { $on }.{ $kind_id ->
        [ally] { "" }
        [support] { "" }
        [upgrade] { "" }
        [player_side_scheme] { "" }
        [villain] { "" }
        [leader] { "" }
        [main_scheme] { "" }
       *[other] { " " }Révélée ? Faites ce qu’elle dit.
    }
note-defeated = Vaincu : { $card }.{ $to_id ->
        [out] { " " }Dans la zone de victoire.
       *[discard] { "" }
    }
note-advanced = La Manigance principale est maintenant : { $card }. Pions Accélération qui restent : { $tokens }.
note-next-stage = { $enemy } : stade { $stage }, { $count } points de vie.
note-villain-gone = Hors de la partie : { $enemy }.
note-eliminated = Éliminé : { $player }.
note-first-player = Premier joueur : { $player }.
note-formed = { $player } : { $form }.
note-identity = { $player } joue { $card }.
note-round-begins = Le round { $round } commence.
note-clamped = { $counter } s’arrête à zéro.
note-tough-used = { $card } : la carte Tenace prévient les dégâts et est défaussée.
note-status-limit = { $card } ne peut avoir { $high ->
        [0] aucune carte de ce genre
        [one] qu’une carte de ce genre
       *[other] que { $high } cartes de ce genre
    } : { $token }.
note-surge = { $player } : renfort.
note-obligation-removed = { $card } appartient à { $player }, qui est éliminé : hors de la partie, révélez une autre carte.
note-too-many-schemes = { $count } Manigances annexes joueur sont en jeu, { $high } sont permises : { $player } en défausse une.

## Pourquoi quelque chose ne se peut pas

refused-already-out = Déjà éliminé : { $player }.
refused-crisis = { $card } : aucune menace ne peut être retirée tant { $icons ->
        [one] qu’une icône de crise est
       *[other] que { $icons } icônes de crise sont
    } en jeu. Pour réparer une erreur, utilisez une correction.
refused-threat-stays = { $card } : sa menace ne peut jamais être retirée. Pour réparer une erreur, utilisez une correction.
refused-no-damage = { $card } ne peut pas subir de dégâts en ce moment. Pour réparer une erreur, utilisez une correction.
refused-derived-counter = { $counter } : ce nombre découle des cartes en jeu. Corrigez plutôt la carte.
refused-not-counted = { $counter } : dans cette partie, c’est la table qui le compte.
refused-not-enough = { $counter } : { $wanted } demandés, { $got } sur place.
refused-out-of-range = { $counter } : de { $low } à { $high }, pas { $value }.
refused-named-twice = { $value } a été nommé deux fois.
refused-wrong-number = { $high ->
        [1] Une réponse est voulue, en voici { $got }.
       *[other] De { $wanted } à { $high } réponses sont voulues, en voici { $got }.
    }
refused-unknown-answer = { $value } n’est pas une réponse ici. Possibles : { $options }.
refused-unknown-form = { $form } n’est pas une forme : hero ou alter_ego.
refused-no-boost-wanted = Aucune carte boost n’est voulue maintenant : { $card } n’a pas été comptée.
refused-not-looked-for = { $card } n’est pas la carte cherchée. Elle pourra entrer en jeu une fois la recherche finie.
refused-not-into-play = Une carte de ce genre n’entre pas en jeu ici : { $kind }.
refused-stays-in-play = { $card } ne peut pas partir : le dernier Méchant et la Manigance principale restent en jeu.
refused-table-full = Cette table n’en accepte pas plus de { $high }.
refused-no-facts = La Manigance principale de ce scénario n’est pas dans les données : { $card }. Importez-les, ou choisissez-en un autre.

## Compteurs

counter-scheme-threat = Manigance principale : menace
    .short = Menace principale
counter-scheme-acceleration = Pions Accélération
counter-scheme-stage = Manigance principale : stade
    .short = Stade principal
counter-scheme-token = Manigance principale : { $token }
counter-villain-hit-points = Méchant : points de vie
counter-villain-stage = Méchant : stade
counter-villain-token = Méchant : { $token }
counter-player-hit-points = { $player } : points de vie
    .short = points de vie
counter-player-dealt = { $player } : cartes face cachée
    .short = cachées
counter-player-hand-size = { $player } : taille de main
    .short = main
counter-player-token = { $player } : { $token }
    .short = { $token }
counter-card-threat = { $card } : menace
    .short = menace
counter-card-hit-points = { $card } : points de vie
    .short = points de vie
counter-card-token = { $card } : { $token }
    .short = { $token }
counter-encounter-deck = Deck Rencontre
counter-encounter-discard = Défausse Rencontre
    .short = Défausse Rencontre
counter-icons-acceleration = Icônes d’accélération
counter-icons-hazard = Icônes d’aléas
counter-icons-crisis = Icônes de crise
counter-icons-amplify = Icônes d’amplification

## D’où vient un nombre

part-before = déjà là
part-field = champ d’accélération
part-field-per-player = champ d’accélération : { $n } × { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
part-x = X
part-icon = { $icon } : { $card }
part-tokens = pions Accélération : { $card }
part-damage = dégâts
part-by-hand = à la main
part-printed = imprimé
part-printed-per-player = imprimé : { $n } × { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
part-hinder = Entrave
part-hinder-per-player = Entrave : { $n } × { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
part-when-revealed = une fois révélée
part-when-revealed-per-player = une fois révélée : { $n } × { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
part-attack = ATQ : { $enemy }
part-scheme = MNG : { $enemy }
part-modifier = { $card }
part-boost = carte boost { $number }
part-amplify = amplification
part-drones = Drones
part-incite = Incitation : { $card }
part-chosen = choix de { $player }
part-set = { $card }
part-obligations = obligations
part-in-play = en jeu : { $card }
part-each-player = { $n ->
        [one] { $n } carte chacun
       *[other] { $n } cartes chacun
    }
part-heroic = héroïque { $n }

## Boutons

action-form-hero = En héros
action-form-alter-ego = En alter ego
action-deal = Donner une carte
action-first = Premier joueur
action-eliminate = Éliminé
action-remove = Défausser
action-remove-out = Hors de la partie
action-flip = Retourner
action-stunned = Sonner
action-unstunned = Plus sonné
action-confused = Désorienter
action-unconfused = Plus désorienté
action-tough = Tenace
action-untough = Plus tenace
action-engage = Engager { $player }
action-engage-player = Pour { $player }
action-plays-as = { $player } la joue
action-put-into-play = Mettre en jeu
action-reveal = Révéler
action-attach = Sur { $on }
action-attacks = { $enemy } attaque
action-schemes = { $enemy } manigance
action-surge = Renfort
action-more-boost = Une carte boost de plus
action-undefended = Sans défense : { $player } prend { $count }
action-nemesis = Mélanger { $count } cartes Némésis au deck
action-leave = Laisser
action-was-discarded = Venue de la défausse
action-not-found = Introuvable

## La fin

ending-villain-defeated = Vous avez gagné
    .why = { $enemy } : le dernier stade est vaincu.
ending-scheme-completed = Le Méchant a gagné
    .why = Manigance accomplie : { $card }.
ending-players-out = Le Méchant a gagné
    .why = Tous les joueurs sont éliminés. Quand héros et Méchant tombent ensemble, les joueurs perdent.
ending-deck-exhausted = Le Méchant a gagné
    .why = Deck Rencontre et défausse sont vides tous les deux, aucune carte ne peut plus venir.

## La page de départ

setup-players = Joueurs
    .hint = Dans l’ordre des places, sens horaire ; 1 à 4.
setup-scenario = Scénario
    .hint = Le Méchant que vous affrontez.
setup-mode = Difficulté
    .hint = Expert prend des stades plus avancés du Méchant et le set Expert.
setup-heroes = Héros
    .hint = Un par joueur dans l’ordre des places ; vide : leurs points de vie ne sont pas tenus.
setup-modular = Sets modulaires
    .hint = Vide : ceux que le scénario recommande.
setup-heroic = Niveau héroïque
    .hint = Autant de cartes Rencontre en plus par joueur et par round.
setup-guide = Accompagnement
    .hint = Chaque étape, ou seulement celles qui ont un nombre ou un choix.
setup-count = Tenu par le compagnon
    .hint = Le reste n’est tenu que sur la table.
setup-checklist = Mise en place pas à pas
    .hint = Dit ce qu’il faut préparer, une chose après l’autre.
setup-rules = Édition des règles

## Les mots des cartes

kind-villain = Méchant
kind-leader = Leader
kind-main-scheme = Manigance principale
kind-side-scheme = Manigance annexe
kind-player-side-scheme = Manigance annexe joueur
kind-minion = Sbire
card-treachery = la Traîtrise
kind-treachery = Traîtrise
kind-attachment = Attachement
kind-environment = Environnement
kind-obligation = Obligation
kind-hero = Héros
kind-alter-ego = Alter ego
kind-ally = Allié
kind-event = Événement
kind-upgrade = Amélioration
kind-support = Soutien
kind-resource = Ressource
# Pas de terme français attesté pour les trois preuves : choix de notre part.
kind-evidence-means = Preuve : moyen
kind-evidence-motive = Preuve : mobile
kind-evidence-opportunity = Preuve : occasion
kind-set = Set
kind-index = Index

area-villain = Méchant
area-main-scheme = Manigance principale
area-side-schemes = Manigances annexes
area-environments = Environnements
area-players = Zone de jeu
area-attached = Attachée
area-table = Table

form-hero = Héros
form-alter-ego = Alter ego

icon-acceleration = Icône d’accélération
icon-hazard = Icône d’aléas
icon-crisis = Icône de crise
icon-amplify = Icône d’amplification

token-stunned = Sonné
token-confused = Désorienté
token-tough = Tenace
token-acceleration = Pion Accélération
token-boost = Carte boost
token-counter = Marqueur
token-damage = Dégât
token-threat = Menace
# Ce que portent les cartes d’autres sets ; choix de notre part.
token-alert = Alerte
token-ammo = Munition
token-arrow = Flèche
token-attack = Attaque
token-backup = Renforts
token-bird = Oiseau
token-bomb = Bombe
token-bystander = Passant
token-charge = Charge
token-chi = Chi
token-command = Commandement
token-deploy = Déploiement
token-doubt = Doute
token-emergency = Urgence
token-energy = Énergie
token-freeze = Gel
token-fuel = Carburant
token-infamy = Infamie
token-invocation = Invocation
token-judo = Judo
token-labor = Labeur
token-leadership = Commandement
token-leap = Saut
token-lock = Verrou
token-madness = Folie
token-medical = Médical
token-mental = Mental
token-missile = Missile
token-mission = Mission
token-mystic = Mystique
token-notoriety = Notoriété
token-operation = Opération
token-operative = Agent
token-physical = Physique
token-psi = Psi
token-psionic = Psionique
token-rage = Rage
token-reflection = Reflet
token-research = Recherche
token-snoop = Espionnage
token-staff = Personnel
token-steel = Acier
token-stronghold = Forteresse
token-supply = Provisions
token-target = Cible
token-training = Entraînement
token-warrior = Guerrier
token-web = Toile

field-threat = Menace de départ
field-target = Seuil
field-acceleration = Accélération
field-hit-points = Points de vie
field-attack = ATQ
field-scheme = MNG
field-boost = Icônes de boost
field-hand-size = Taille de main
field-thwart = CTR
field-defense = DEF
field-recover = REC
field-cost = Coût

## Glossaire

term-acceleration-icon = Icône d’accélération
    .text = Une icône sur une carte en jeu. Chacune ajoute 1 menace à la Manigance principale à l’étape un de la phase du Méchant, quel que soit le nombre de joueurs.
term-activation = Activation
    .text = Un ennemi s’active contre un joueur : il attaque un héros et manigance contre un alter ego. Lequel des deux se décide au moment même.
term-threat = Menace
    .text = Des pions sur les manigances, qui montrent où en est un plan. Une Manigance principale est accomplie quand ils atteignent son seuil ; une Manigance annexe est vaincue quand il n’en reste aucun.
term-attack-activation = Attaque (activation d’un ennemi)
    .text = L’ennemi inflige des dégâts égaux à son ATQ et aux icônes de boost. Un héros ou un allié redressé peut défendre ; la DEF d’un héros se retire, un allié prend tout.
term-scheme-activation = Manigance (activation d’un ennemi)
    .text = L’ennemi place sur la Manigance principale des menaces égales à sa MNG et aux icônes de boost. Personne ne peut s’en défendre.
term-in-player-order = Dans l’ordre du tour
    .text = À partir du premier joueur et dans le sens horaire, chaque joueur finit avant que le suivant commence. Les joueurs éliminés sont sautés.
term-engage = Engager, engagé
    .text = Un sbire engagé avec un joueur est devant lui et s’active contre lui. Il y reste jusqu’à ce qu’il soit vaincu ou passe à un autre joueur.
term-minion = Sbire
    .text = Un ennemi qui s’engage avec un joueur. Il s’active contre lui après le Méchant, et ne reçoit pas de carte boost, sauf s’il a Vilenie.
term-player = Joueur
    .text = Quelqu’un qui a une place et une identité à cette table. Les nombres « par joueur » comptent ceux du départ, même après une élimination.
term-find = Chercher
    .text = Regarder dans les endroits que nomme une carte, d’ordinaire deck et défausse, pour y trouver une carte. Un deck que l’on a parcouru est mélangé.
term-reveal = Révéler
    .text = Retourner une carte Rencontre face visible et la résoudre selon son type. Les cartes se révèlent une par une, dans l’ordre où elles ont été distribuées.
term-main-scheme = Manigance principale, son deck
    .text = Le plan du Méchant, en stades joués dans l’ordre. Accomplir un stade amène le suivant ; accomplir celui qui le dit fait perdre la partie.
term-deal = Distribuer une carte Rencontre
    .text = Poser face cachée devant un joueur la carte du dessus du deck Rencontre. Elle y attend d’être révélée dans la phase du Méchant.
term-hazard-icon = Icône d’aléas
    .text = Une icône sur une carte en jeu. Chacune ajoute une carte Rencontre en tout à celles que l’on distribue dans la phase du Méchant, dans l’ordre du tour.
term-villain = Méchant
    .text = L’ennemi du scénario, en stades avec un cadran de points de vie. Il s’active contre chaque joueur ; vaincre son dernier stade fait gagner la partie.
term-acceleration-token = Pion Accélération
    .text = Ajoute 1 menace à l’étape un, comme l’icône. À côté de la Manigance principale il reste toute la partie ; sur une autre carte il part avec elle.
term-boost-card = Carte boost
    .text = Une carte Rencontre face cachée qu’un ennemi reçoit quand il s’active. Ses icônes de boost s’ajoutent à l’ATQ ou à la MNG ; une étoile veut dire qu’un texte est à lire.
term-crisis-icon = Icône de crise
    .text = Tant qu’il y en a au moins une en jeu, aucune menace ne peut être retirée de la Manigance principale. On peut toujours y en placer.
term-amplify-icon = Icône d’amplification
    .text = Ajoute une icône de boost à chaque carte boost retournée, pour chaque icône de ce genre en jeu. C’est la lecture du compagnon ; corrigez le résultat si vos règles diffèrent.
term-encounter-deck = Deck Rencontre
    .text = Les cartes qui travaillent pour le Méchant. Quand il est vide, la défausse devient aussitôt le nouveau deck et un pion Accélération est placé.
term-first-player = Premier joueur
    .text = Le joueur qui a le pion et par qui commence l’ordre du tour. Le pion passe dans le sens horaire à la fin de chaque round, et aussitôt si son porteur est éliminé.
term-side-scheme = Manigance annexe
    .text = Un plan plus petit à côté de la Manigance principale, avec un effet ou des icônes tant qu’il est en jeu. Sans menace il est vaincu et défaussé.
term-status-cards = Cartes d’état
    .text = Sonné empêche une attaque, Désorienté une manigance ou un contre, Tenace des dégâts ; puis la carte est défaussée. Un personnage en a au plus une de chaque sorte.
term-stage = Stade
    .text = Une carte du deck d’un Méchant ou d’une Manigance principale. La suivante vient quand celle-ci est vaincue ou accomplie.
term-surge = Renfort
    .text = Une fois cette carte résolue, le joueur qui l’a révélée reçoit une carte Rencontre de plus à résoudre. L’édition des règles dit comment elle vient.
