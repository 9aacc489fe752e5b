# Reflets d'Acide, mode coopération, en français. Les termes sont ceux du jeu ; toutes les phrases sont de nous.

game-name = Reflets d’Acide

## Où en est-on

where = Tour { $round } · { $phase }
phase-setup = Mise en place
phase-turn = En route
phase-reveal = Révélation
phase-trial = Épreuve
phase-guide = Changement de Guide

step-setup-board = Plateau
step-setup-quests = Quêtes
step-setup-heroes = Héros
step-setup-challenge = Challenge
step-setup-guide = Guide
step-setup-gems = Gemmes
step-turn-blessing = Bénédiction
step-turn-pawns = Pions
step-turn-square = Case
step-turn-vitality = Vitalité
step-turn-end = Fin du tour
step-guide-change = Guide suivant
step-reveal-imprevus = Imprévus
step-reveal-gems = Gemmes
step-reveal-alea = Aléa
step-reveal-room = Salle
step-reveal-pay = Paiement
step-reveal-effect = Effet
step-trial = Épreuve

## Mise en place, pas à pas si la table le souhaite

ask-setup-board = Installez le plateau et ses pioches
    .detail = Pion blanc : l’Avatar. Pion vert : l’équipe, à Maender-Alkoor. Les Aléas, face cachée, sur leurs zones.
    .why = L’Avatar pourchasse l’équipe dès qu’elle quitte la cité. Tout ce qui se révélera plus tard doit être face cachée.
    .done = C’est installé
ask-setup-quests = Piochez votre Quête, l’opposée va aux Vils
    .detail = La vôtre face visible ; la leur sur le Plateau des Vils, au cran le plus haut.
    .why = Vous gagnez en accomplissant votre Quête, les Vils en accomplissant la leur. Le compagnon suit la leur, cran par cran.
    .done = C’est en place
ask-setup-heroes = Six Héros pour vous, six cachés pour les Vils
    .detail = Les vôtres, face visible, sur les Plateaux d’influence.
    .why = Vous menez tous ensemble une seule équipe de six. Les Héros des Vils restent cachés sur leur plateau.
    .done = Ils y sont
ask-setup-challenge = Prenez le jeton de votre Challenge
    .detail = Le compagnon connaît déjà ses nombres ; posez les jetons Mystère, face cachée, à leurs places.
    .why = Le Challenge fixe le nombre d’Imprévus et de gemmes pour les Vils à chaque révélation.
    .done = C’est fait
ask-setup-guide = Choisissez le premier Guide
    .detail = Votre livret dit comment. Ici commence { $player } ; si c’est quelqu’un d’autre, changez l’ordre des noms.
    .why = Le Guide mène le tour et lit les cartes à voix haute. À plusieurs, il change à chaque tour.
    .done = C’est choisi
ask-setup-gems = Une gemme de chaque couleur par plateau
    .detail = Sur chaque Plateau d’influence et sur le Plateau des Vils ; le reste demeure dans la bourse.
    .why = Le compagnon les compte à partir d’ici. Cinq couleurs, vingt-cinq gemmes de chacune : aucune ne se perd.
    .done = Elles y sont

## Le tour

ask-blessing = Bénédiction : invoquez les dieux, ou non
    .detail = Une compétence divine, un Dilemme divin ou rien du tout, au choix du Guide.
    .why = C’est le seul moment du tour pour cela, et ce n’est jamais une obligation. Le coût et l’effet sont dans votre livret.
    .done = Continuer
ask-pawns = Lancez le DDD, déplacez l’Avatar, puis l’équipe
    .detail = Dans cet ordre. Si l’Avatar rattrape l’équipe, la partie est perdue.
    .why = Le dé doré ouvre le tour. Votre livret dit de combien avance chaque pion.
    .done = C’est fait
ask-square = Qu’y a-t-il là où se trouve l’équipe ?
    .detail = Une case spéciale se joue d’abord ; la question revient ensuite.
    .why = Un Aléa face cachée ouvre la révélation : les Imprévus, les gemmes pour les Vils, puis l’Aléa lui-même.
ask-square-effect = Jouez la case : { $square }
    .detail = Des gemmes gagnées ou perdues ? Touchez les nombres des plateaux.
    .why = Ces cases sont décrites dans votre livret. Le compagnon veille seulement au compte des gemmes.
    .done = C’est joué
ask-gem-purse = Bourse : piochez { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    } pour { $board }
    .detail = Touchez chaque couleur piochée.
    .why = La bourse d’un jeton Mystère rapporte cinq gemmes de la Banque, moins si la Banque n’en a plus assez.
ask-known-alea = Jouez la Porte ou la Salle déjà révélée
    .detail = Comme le dit votre livret. Si c’est une Salle, scannez-la : le compagnon sait ce qu’elle a fait.
    .why = Ce qui a été révélé à un tour précédent ne se paie plus. Une Salle restée sans effet pour les Vils peut poser question.
    .done = C’est joué
ask-vitality = Testez la vitalité de vos Héros s’il le faut
    .detail = Blessures et morts s’indiquent sur les cartes des Héros.
    .why = Votre livret dit qui est testé et quand un Héros meurt. Le DDD ne désigne plus un Héros mort.
    .done = Continuer
ask-turn-end = Fin du tour
    .detail = Rangez ; ce qui attendait encore une Épreuve est défaussé.
    .why = Si votre Quête est accomplie, dites-le maintenant. Sinon, le Guide change.
    .done = Le tour est fini
ask-guide-change = Changement de Guide : { $player }
    .detail = Passez le dé.
    .why = Chaque tour a son Guide. Une fois la dernière Salle des Vils ouverte, chaque changement compte.
    .done = C’est passé
ask-guide-change-solo = Un nouveau tour commence
    .detail = En solo, chaque fin de tour vaut un changement de Guide.
    .why = Une fois la dernière Salle des Vils ouverte, chaque changement compte.
    .done = Commencer
ask-guide-change-counted = Guide suivant : { $player }. { $left ->
        [0] C’est le dernier changement
        [one] Il en restera un
       *[other] Il en restera { $left }
    }
    .detail = Les Vils touchent au but. Au quatrième changement, la partie est perdue.
    .why = Leur dernière Salle s’est ouverte après les deux autres. Depuis, il ne reste que trois changements de Guide.
    .done = C’est passé
ask-guide-change-last = Quatrième changement de Guide : partie perdue
    .detail = Votre Quête est-elle accomplie malgré tout ? Alors dites-le plutôt.
    .why = Il restait trois changements quand les Vils ont ouvert leur dernière Salle. Celui-ci serait le quatrième.
    .done = C’est perdu
ask-points = Ajoutez une ligne : les points, puis la raison
    .detail = Total : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }. Par exemple : 5 tous les nains en vie
    .why = Comptez comme le dit votre livret ; chaque ligne est gardée. La formule reste la vôtre.
    .done = Ajouter

## Les Imprévus

ask-imprevu = Retournez l’Imprévu { $number } sur { $count }
    .detail = Scannez-le ou touchez son genre. Chacun se règle avant le suivant.
    .why = Le Challenge dit combien on en pioche. Ici, seuls un Dilemme, une Créature ou une Bestiole peuvent apparaître.
ask-dilemma = { $card } : le garder ?
    .detail = Il attend sur un emplacement libre de n’importe quel plateau ; seule sa partie basse se joue.
    .why = Gardé, c’est un atout pour plus tard, à votre profit. Sinon, sa Bourse Rouge donne des gemmes aux Vils et il est défaussé.
ask-dilemma-says-no = « Alors là, je dis non ! » : le garder ?
    .detail = Posé sur un plateau, il défausse une Créature ou une Bestiole, avant même de payer.
    .why = Il n’agit que posé sur l’un de vos plateaux : il lui faut un emplacement libre. Il ne peut rien contre un Dilemme.
ask-say-no = « Non ! » à { $card }, ou payer ?
    .detail = En ce cas, les deux cartes sont défaussées et rien n’est payé.
    .why = Le Dilemme particulier posé sur un plateau peut défausser une Créature ou une Bestiole avant qu’on doive la payer.
ask-red-purse = Bourse Rouge : piochez { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    } pour les Vils
    .detail = Touchez chaque couleur piochée. Ensuite, le Dilemme est défaussé.
    .why = Un Dilemme non gardé donne aux Vils autant de gemmes que l’indique le Challenge. Celles de la phase viennent encore après.
ask-red-purse-short = Bourse Rouge : il ne reste que { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }
    .detail = Le Challenge en demande { $wanted }, la Banque n’en a pas plus. Piochez ce qui reste.
    .why = Le texte n’en dit rien : nous piochons ce qu’il y a. Corrigez les plateaux si la Banque en a davantage.
ask-cost = Combien de gemmes indique { $card } ?
    .detail = Zéro s’il n’y en a pas.
    .why = Une Créature ou une Bestiole se paie dès qu’elle est piochée, un Aléa dès qu’il est révélé.
    .done = Valider
ask-hero = DDD : quel Héros est gêné par { $card } ?
    .detail = Posez la carte au-dessus de ce Héros, sur ses Équipements. Seuls les vivants comptent.
    .why = Pendant l’Épreuve, aucune caractéristique de ce Héros ne dépasse 2. Sans Épreuve, la Bestiole est défaussée.

## Le paiement

ask-pay = Payez { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    } ({ $board }) pour { $card }
    .detail = Couleurs au choix ; touchez chaque gemme. Elles vont à la Banque.
    .why = Le nombre indiqué sur la carte est dû tout de suite. Un autre plateau peut payer à la place.
ask-pay-part = Payez { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    } pour { $card } : d’abord { $board }
    .detail = Touchez ce que donne { $board } ; un autre plateau paie le reste. Elles vont à la Banque.
    .why = Aucun plateau n’en a assez à lui seul, ou vous partagez. Le nombre indiqué sur la carte est dû tout de suite.
ask-pay-by-hand = Payez { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    } pour { $card }
    .detail = De vos plateaux à la Banque. Le compagnon ne compte pas vos plateaux dans cette partie.
    .why = Le nombre indiqué sur la carte est dû tout de suite.
    .done = C’est payé
ask-cannot-pay = { $card } coûte { $count }, vos plateaux ont { $held }
    .detail = Réglez cela entre vous, ou corrigez le compte des plateaux.
    .why = Le texte à disposition ne dit pas ce qui se passe alors. Votre décision reste dans l’historique.
    .done = C’est réglé

## Les gemmes des Vils

ask-gems-for-vils = Piochez { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    } pour les Vils
    .detail = Touchez chaque couleur piochée ; toutes vont sur leur plateau.
    .why = Le Challenge dit combien. Quatre d’une couleur déclenchent un effet : on les pose donc toutes avant de regarder.
ask-gems-for-vils-short = Il ne reste que { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    } pour les Vils
    .detail = Le Challenge en demande { $wanted }, la Banque n’en a pas plus. Piochez ce qui reste.
    .why = Le texte n’en dit rien : nous piochons ce qu’il y a. Corrigez les plateaux si la Banque en a davantage.
ask-vils-effect = Série de 4 ({ $colour }) : jouez l’effet des Vils
    .detail = Il est imprimé sur leur plateau. Ensuite, toutes les gemmes de cette couleur retournent à la Banque.
    .why = Une série de quatre déclenche l’effet une seule fois, quel que soit le nombre pioché. Le surplus est déjà parti.
    .done = C’est joué
ask-vils-effect-told = Série de 4 ({ $colour }) : { $effect }
    .detail = Jouez-le une fois. Ensuite, toutes les gemmes de cette couleur retournent à la Banque.
    .why = Une série de quatre déclenche l’effet une seule fois, quel que soit le nombre pioché. Le surplus est déjà parti.
    .done = C’est joué
ask-vils-effects = { $count } séries à la fois : quel effet d’abord ?
    .detail = Touchez-les dans l’ordre de votre choix.
    .why = Le texte ne fixe aucun ordre : il est à vous. Chaque effet se joue une fois.

## L'Aléa et la Salle

rest-reveal-alea = Révélez l’Aléa : scannez-le ou touchez son genre
    .detail = Il y en a plusieurs ? Scannez-les tous avant de payer : vous choisirez.
    .why = On paie les gemmes que l’Aléa indique. De plusieurs, vous en gardez un et défaussez les autres sans payer.
ask-which-alea = { $count } Aléas ici : lequel jouez-vous ?
    .detail = Lisez-les tous. Seul celui que vous gardez se paie ; les autres sont défaussés.
    .why = Les récompenses du Challenge peuvent ajouter des Aléas. Ceux que vous défaussez ne coûtent rien et ne sont pas révélés.
ask-which-room = Quelle Salle de la Quête des Vils est-ce ?
    .detail = Regardez leur carte Quête. La Salle III est toujours la Chambre de l’Octuple.
    .why = Leurs Salles n’agissent que dans l’ordre : I, II, puis III. Toute autre Salle ne leur fait rien.
ask-room-one = Salle I : un cran plus bas, Relique aux Vils
    .detail = Descendez leur carte Quête. { $relic } : de sa pioche à la Pile de Points. Absente ? Dites-le.
    .why = C’est la première Salle de leur Quête. Sans cette Relique, ils ne pourraient plus la terminer.
    .done = C’est fait
ask-room-one-no-relic = Salle I : un cran plus bas, mais pas de Relique
    .detail = { $relic } n’est plus dans sa pioche : les Vils ne l’ont pas et ne peuvent plus terminer leur Quête.
    .why = La carte descend quand même. Le compagnon retient qu’ils sont bloqués.
    .done = Un cran plus bas
ask-room-two = Salle II : la carte Quête descend d’un cran
    .detail = La Salle I a déjà été révélée.
    .why = La deuxième Salle compte parce que la première était déjà ouverte.
    .done = Un cran plus bas
ask-octuple = Salle III : un cran plus bas, le compte à rebours part
    .detail = Il vous reste trois changements de Guide pour terminer votre Quête.
    .why = Les Salles I et II étaient déjà ouvertes. Au quatrième changement de Guide, la partie est perdue.
    .done = Un cran plus bas
ask-octuple-early = Salle III, carte au cran { $notch } : cela compte ?
    .detail = Les deux autres ont été vues, mais pas dans l’ordre. À la lettre, oui : un cran et trois changements.
    .why = Le texte demande seulement que les Salles I et II aient été révélées. À vous de décider ; l’historique le garde.
    .done = Cela compte
ask-octuple-blocked = Salle III, mais les Vils n’ont pas la Relique
    .detail = La carte descend ; pas de compte à rebours, puisqu’ils ne peuvent finir. Sinon, touchez l’autre bouton.
    .why = Le texte à disposition ne dit pas ce qui se passe ici. À vous de décider ; l’historique le garde.
    .done = Pas de compte à rebours
ask-room-again = Déjà ouverte, restée sans effet : { $card }
    .detail = Nous la laissons encore sans effet. Si elle doit compter maintenant, touchez l’autre bouton.
    .why = La première fois, elle venait trop tôt. Le texte à disposition ne dit pas si elle compte plus tard.
    .done = Rien ne se passe

## L'Épreuve

ask-trial = Une Épreuve est-elle testée ici ?
    .detail = Sans Épreuve, les Créatures et Bestioles en attente sont défaussées.
    .why = Créatures et Bestioles n’agissent que dans une Épreuve. Ce qui a été payé pour elles reste payé.
ask-objectives = Testez l’Épreuve, objectif par objectif
    .detail = Remplis : { $met }. Manqués : { $missed }. À la fin, touchez le résultat.
    .why = Les dés et les seuils sont dans votre livret. Les caractéristiques d’un Héros gêné comptent 2 au plus.
ask-trial-passed = Épreuve réussie : prenez les récompenses
    .detail = Des gemmes ? Touchez les nombres des plateaux. Votre Quête est accomplie ? Dites-le.
    .why = Après l’Épreuve, ses Créatures et Bestioles sont défaussées et les Héros retrouvent leurs valeurs.
    .done = C’est pris
ask-trial-failed = Épreuve ratée : subissez les pertes
    .detail = Gemmes, blessures, tout ce que dit la carte.
    .why = Après l’Épreuve, ses Créatures et Bestioles sont défaussées et les Héros retrouvent leurs valeurs.
    .done = C’est subi

## Réponses

option-square-reveal = Un Aléa à révéler
option-square-known = Porte ou Salle déjà révélée
option-square-empty = Rien (de plus)
option-square-mystery = Jeton Mystère
option-square-chance = Chance
option-square-shortcut = Raccourci Périlleux
option-square-portal = Portail
option-kind-dilemme = Dilemme
option-kind-dilemme-non = « Je dis non ! »
option-kind-creature = Créature
option-kind-bestiole = Bestiole
option-keep = { $free ->
        [-1] Garder : { $board }
       *[other] Garder : { $board } (libres : { $free })
    }
option-purse = Bourse Rouge : { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    } aux Vils
option-say-no = « Non ! » à { $card }
option-pay = { $count ->
        [-1] Payer
        [one] Payer { $count } gemme
       *[other] Payer { $count } gemmes
    }
option-discard = Défausser
option-gem = { $colour }
option-gem-held = { $colour } ({ $count })
option-hero = { $hero }
option-effect = { $colour }
option-alea = { $card } ({ $count ->
        [-1] indique X
        [one] { $count } gemme
       *[other] { $count } gemmes
    })
option-room-one = Salle I
option-room-two = Salle II
option-room-named = { $room }
option-room-three = Chambre de l’Octuple (III)
option-room-none = Aucune d’elles
option-trial-yes = Oui, une Épreuve
option-trial-no = Pas d’Épreuve
option-trial-passed = Épreuve réussie
option-trial-failed = Épreuve ratée
option-trial-met = Objectif rempli
option-trial-missed = Objectif manqué
option-guide-full = Chaque étape
option-guide-short = Seulement les nombres et les choix
option-count-boards = Les gemmes des Plateaux d’influence
option-count-heroes = Les Héros

## Boutons

action-enter-alea = Zone ou Porte
action-enter-salle = Salle
action-no-alea = Pas d’Aléa ici
action-draw-imprevu = Elle est piochée
action-reveal-alea = La révéler
action-take-heros = Rejoint l’équipe
action-take-relique = L’équipe la prend
action-gem-purse = Bourse de gemmes : { $board }
action-pay-from = Payer avec { $board }
action-pay-together = Payer ensemble
action-pay-by-hand = Réglé entre nous
action-say-no = « Non ! » à { $card }
action-play-dilemma = Le jouer
action-relic-gone = La Relique n’y est plus
action-relic-there = La Relique y est
action-no-countdown = Cela ne compte pas
action-countdown = Lancer le compte à rebours
action-room-counts = Elle compte maintenant
action-wound = Blessure
action-death = Il meurt
action-stop-countdown = Arrêter le compte à rebours
action-points-counted = Tous les points y sont
action-end-quest = Quête accomplie !
action-end-avatar = L’Avatar nous rattrape
action-end-vils = Les Vils ont terminé

## Ce qui se dit une fois

note-surplus = { $count ->
        [one] Une gemme en surplus retourne
       *[other] { $count } gemmes en surplus retournent
    } dans la bourse : { $colour }.
note-gems-collected = Déjà piochées : { $colour }. Encore { $left ->
        [one] { $left } gemme
       *[other] { $left } gemmes
    } à piocher.
note-series-returned = { $count ->
        [one] Une gemme retourne
       *[other] Les { $count } gemmes retournent
    } à la Banque : { $colour }.
note-bank-empty = La Banque est vide : on ne pioche rien.
note-dilemma-kept = Mis en attente ({ $board }, emplacement { $slot }) : { $card }.
note-dilemma-discarded = Défaussé : { $card }.
note-dilemma-used = Partie basse jouée, puis défausse : { $card }. Son emplacement est libre de nouveau.
note-dilemma-used-on-board = Partie basse jouée, puis défausse : { $card }. Son symbole limite l’effet à ce plateau : { $board }.
note-card-left = Carte retirée : { $card }.
note-hero-hampered = Carte posée sur { $hero } : { $card }.
note-hero-capped = Pour cette Épreuve, { $cap } au plus dans chaque caractéristique : { $hero }.
note-hero-joined = Dans l’équipe : { $hero }.
note-hero-died = Mort : { $hero }.
note-said-no = « Non ! » Défaussée : { $target }. Le Dilemme aussi ; son emplacement est libre de nouveau.
note-paid = À la Banque : { $count ->
        [one] { $count } gemme.
       *[other] { $count } gemmes.
    }
note-paid-by-hand = Payé pour { $card } : { $count ->
        [one] { $count } gemme.
       *[other] { $count } gemmes.
    }
note-left-unpaid = Reste en jeu sans avoir été payé : { $card }.
note-cannot-pay-settled = Réglé à la table : { $card }, { $count ->
        [one] { $count } gemme.
       *[other] { $count } gemmes.
    }
note-imprevus-discarded = Défausse : { $card }.
note-creature-played = Jouée dans cette Épreuve : { $card }.
note-aleas-discarded = Défausse, sans payer : { $card }.
note-room-none = { $card } : ce n’est pas une Salle de la Quête des Vils. Rien ne se passe.
note-room-too-early = { $card } : Salle { $place ->
        [1] I
        [2] II
       *[3] III
    } des Vils, mais une Salle précédente est encore close. Rien ne se passe.
note-room-done-already = { $card } : elle a déjà fait son effet. Rien ne se passe.
note-room-nothing-again = { $card } : rien ne se passe.
note-notch-down = Salle { $place ->
        [1] I
        [2] II
       *[3] III
    } : la carte Quête des Vils est au cran { $notch }.
note-relic-taken = Les Vils ont leur Relique.
note-relic-with-team = La Relique de la Quête des Vils est à vous.
note-vils-blocked = Pas de Relique : les Vils ne peuvent plus terminer leur Quête.
note-countdown-started = Il reste { $left } changements de Guide.
note-no-countdown = Aucun compte à rebours ne part.
note-changes-left = { $left ->
        [0] C’est le dernier tour.
        [one] Il reste un changement de Guide.
       *[other] Il reste { $left } changements de Guide.
    }
note-points-counted = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } en tout.
note-clamped = { $counter } : le compte s’arrête à { $value }.

## Pourquoi non

refused-wanted = La table attend autre chose : { $kind ->
    [choose] un choix
    [order] un ordre
    [number] un nombre
    [draw] { $prompt_id ->
        [pay] les gemmes que vous payez
        [pay-part] les gemmes que vous payez
       *[other] les gemmes piochées
    }
    [text] un texte
   *[confirm] la confirmation que c’est fait
    }.
refused-wrong-number = Gemmes demandées : { $wanted }. Vous en donnez { $got }.
refused-not-enough = { $counter } : { $got ->
        [0] il n’y en a pas
       *[other] il n’y en a que { $got }
    }, il en faudrait { $wanted }.
refused-boards-lack = Pas assez de gemmes de cette couleur ({ $colour }) : { $board } : { $got }, il en faudrait { $wanted }.
refused-unknown-colour = Il n’y a pas de couleur « { $colour } ». Dites red, blue, green, yellow ou violet, ou le nom que vous lui avez donné.
refused-unknown-board = Il n’y a pas de plateau « { $board } ».
refused-unknown-hero = Il n’y a pas de Héros « { $hero } ». Ils vont de 1 à 6.
refused-unknown-kind = Ce jeu n’a pas de carte de ce genre : « { $kind } ».
refused-wrong-kind = Une carte de ce genre n’a pas sa place ici maintenant : { $kind }.
refused-hero-dead = Ce Héros est mort : { $hero }. Désignez un vivant.
refused-no-place-for-hero = Les { $count } places sont prises. Dites quel Héros est remplacé.
refused-no-free-slot = Aucun emplacement libre : { $board }.
refused-all-imprevus-drawn = Tous les Imprévus sont déjà piochés ({ $count }).
refused-says-no-to-suffered-only = « Non ! » ne défausse qu’une Créature ou une Bestiole, pas ceci : { $card }.
refused-no-dilemma-says-no = « Alors là, je dis non ! » n’est posé sur aucun de vos plateaux.
refused-not-an-option = « { $value } » n’est pas une réponse ici. Possibles : { $options }.
refused-not-a-number = Un nombre entier de { $low } à { $high }, pas « { $value } ».
refused-out-of-range = { $counter } : { $value } n’est pas entre { $low } et { $high }.
refused-not-counted = { $counter } : personne n’a indiqué ce nombre, on ne peut rien en retirer. Fixez-le d’abord.
refused-bank-needs-a-place = Les gemmes de la Banque viennent de quelque part : corrigez le plateau qui en a trop ou trop peu, la Banque suivra.
refused-colours-differ = Une gemme garde sa couleur : { $source } ne peut pas devenir { $target }.
refused-relic-gone = Cette Relique a déjà quitté sa pioche.
refused-bad-name = « { $value } » n’est pas un nom : d’un à soixante signes.
refused-bad-tint = { $field } : une couleur comme #c0392b, pas « { $value } ».
refused-points-first = Commencez par le nombre de points, pas par « { $value } ».
refused-too-many-lines = { $count } lignes de points suffisent.
refused-game-over = La partie est finie. Allez à une étape si elle ne l’est pas.

## Nombres

counter-vils-token = Vils · { $token }
counter-bank-token = Banque · { $token }
counter-board-token = { $board } · { $token }
    .short = { $token }
counter-board-slots = { $board } · emplacements pour Dilemmes
    .short = places de Dilemmes
counter-hero-token = { $hero } · { $token }
    .short = { $token_id ->
        [value1] carac. 1
        [value2] carac. 2
        [value3] carac. 3
        [value4] carac. 4
        [value5] carac. 5
        [value6] carac. 6
        [value7] carac. 7
        [value8] carac. 8
        [bonus1] Équip. 1
        [bonus2] Équip. 2
        [bonus3] Équip. 3
        [bonus4] Équip. 4
        [bonus5] Équip. 5
        [bonus6] Équip. 6
        [bonus7] Équip. 7
        [bonus8] Équip. 8
       *[other] { $token }
    }
counter-vils-notch = Vils · cran
counter-vils-room1 = Salle I ouverte
counter-vils-room2 = Salle II ouverte
counter-vils-room3 = Salle III ouverte
counter-vils-relic = Relique aux Vils
counter-vils-blocked = Quête des Vils bloquée
    .short = Quête bloquée
counter-relic-pile = Leur Relique dans sa pioche
    .short = Relique en pioche
counter-countdown-left = Compte à rebours
    .short = Compte à rebours
counter-countdown-on = Compte à rebours lancé
counter-points-team = Points
counter-points-vils = Points des Vils
counter-challenge-imprevus = Challenge · Imprévus
counter-challenge-gemmes = Challenge · gemmes
counter-imprevus-left = Imprévus à piocher encore
    .short = Imprévus à piocher
counter-pawns-ddd = DDD
counter-avatar-square = Avatar, cases parcourues
    .short = Avatar : cases
counter-team-square = Équipe, cases parcourues
    .short = Équipe : cases

token-red = rouge
token-blue = bleu
token-green = vert
token-yellow = jaune
token-violet = violet
token-vitality = vitalité
token-value1 = caractéristique 1
token-value2 = caractéristique 2
token-value3 = caractéristique 3
token-value4 = caractéristique 4
token-value5 = caractéristique 5
token-value6 = caractéristique 6
token-value7 = caractéristique 7
token-value8 = caractéristique 8
token-bonus1 = Équipement, caractéristique 1
token-bonus2 = Équipement, caractéristique 2
token-bonus3 = Équipement, caractéristique 3
token-bonus4 = Équipement, caractéristique 4
token-bonus5 = Équipement, caractéristique 5
token-bonus6 = Équipement, caractéristique 6
token-bonus7 = Équipement, caractéristique 7
token-bonus8 = Équipement, caractéristique 8

part-printed = { $value } sur la carte
part-equipment = { $value } par l’Équipement
part-bestiole-cap = { $value } : { $cap } au plus sous une Bestiole
part-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
part-points-line = { $value } { $label }

## Noms

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-violet = violet
board-b1 = plateau 1
board-b2 = plateau 2
board-b3 = plateau 3
board-b4 = plateau 4
board-b5 = plateau 5
board-b6 = plateau 6
on-b1 = { board-b1 }
on-b2 = { board-b2 }
on-b3 = { board-b3 }
on-b4 = { board-b4 }
on-b5 = { board-b5 }
on-b6 = { board-b6 }
hero-h1 = Héros 1
hero-h2 = Héros 2
hero-h3 = Héros 3
hero-h4 = Héros 4
hero-h5 = Héros 5
hero-h6 = Héros 6
on-h1 = { hero-h1 }
on-h2 = { hero-h2 }
on-h3 = { hero-h3 }
on-h4 = { hero-h4 }
on-h5 = { hero-h5 }
on-h6 = { hero-h6 }
square-mystery = jeton Mystère
square-chance = Chance
square-shortcut = Raccourci Périlleux
square-portal = Portail
card-room = cette Salle
relic-unnamed = La Relique indiquée

kind-dilemme = Dilemme
kind-dilemme-non = « Alors là, je dis non ! »
kind-creature = Créature
kind-bestiole = Bestiole
kind-zone = Zone
kind-porte = Porte
kind-alea = Aléa
kind-salle = Salle
kind-octuple = Chambre de l’Octuple
kind-heros = Héros
kind-relique = Relique

area-drawn = juste piochée
area-pending = attend une Épreuve
area-kept = en attente
area-spot = sur l’emplacement
area-team = avec l’équipe
area-heroes = dans l’équipe
area-dead = mort

field-cost = Gemmes
field-name = Nom
field-vitality = Vitalité
field-value1 = Caractéristique 1
field-value2 = Caractéristique 2
field-value3 = Caractéristique 3
field-value4 = Caractéristique 4
field-value5 = Caractéristique 5
field-value6 = Caractéristique 6
field-value7 = Caractéristique 7
field-value8 = Caractéristique 8

## Comment cela finit

ending-quest = Quête accomplie : vous avez gagné !
    .why = Vous avez devancé les Vils et distancé l’Avatar. Comptez vos points.
ending-avatar = L’Avatar du Néant vous a rattrapés
    .why = Il a rejoint l’équipe avant la fin de votre Quête. La partie est perdue.
ending-vils = Les Vils ont terminé leur Quête
    .why = Ils ont été les premiers. La partie est perdue.
ending-fourth-change = Quatrième changement de Guide : les Vils l’emportent
    .why = Il restait trois changements après leur dernière Salle, et votre Quête n’a pas abouti à temps. La partie est perdue.

## Avant la partie

setup-players = Qui joue ?
    .hint = D’un à trois, dans l’ordre des Guides.
setup-guide = Que faut-il dire ?
setup-count = Que doit compter le compagnon ?
setup-checklist = Accompagner la mise en place
setup-rules = Règles
setup-imprevus = Challenge : Imprévus
    .hint = Le nombre d’Imprévus de votre jeton Challenge : 2, 3 ou 4.
setup-gemmes = Challenge : gemmes pour les Vils
    .hint = Le nombre de gemmes de votre jeton Challenge : 2, 3 ou 4. Il peut différer de l’autre.
setup-boards = Plateaux d’influence utilisés
    .hint = Chacun commence avec une gemme de chaque couleur. Sans réponse, le compagnon ne compte pas vos gemmes.
setup-slots = Emplacements pour les Dilemmes
    .hint = Un nombre pour tous les plateaux, ou un par plateau. Sans réponse, vous direz s’il y a de la place.
setup-rooms = Salles I et II de la Quête des Vils
    .hint = Deux noms, comme sur leur carte Quête ; la III est toujours la Chambre de l’Octuple. Sans réponse, on vous demandera.
setup-relic = Relique de la Quête des Vils
    .hint = Celle que nomme la Salle I.
setup-heroes = Vos six Héros
    .hint = Leurs noms, dans l’ordre où le DDD les compte.
setup-challenge = Nom du Challenge
setup-vitality = Vitalité d’un Héros au départ
    .hint = Sans réponse, le compagnon ne la compte pas.
setup-traits = Noms des caractéristiques
    .hint = Dans l’ordre des cartes Héros.
setup-colours = Noms des cinq gemmes
    .hint = Dans l’ordre rouge, bleu, vert, jaune, violet.
setup-tints = Teintes des cinq gemmes
    .hint = Cinq valeurs comme #c0392b, dans le même ordre.
setup-effect-red = Effet de quatre gemmes rouges
    .hint = Comme sur le Plateau des Vils, avec vos mots ; affiché quand il se déclenche.
setup-effect-blue = Effet de quatre gemmes bleues
setup-effect-green = Effet de quatre gemmes vertes
setup-effect-yellow = Effet de quatre gemmes jaunes
setup-effect-violet = Effet de quatre gemmes violettes

## Glossaire

term-guide = Guide
    .text = La personne qui mène ce tour : elle lance le dé doré et lit les cartes à voix haute. Au tour suivant, c’en est une autre.
term-team = Équipe
    .text = Les six Héros que vous menez tous ensemble ; le pion vert du plateau.
term-hero = Héros
    .text = L’un des six de votre équipe, avec ses caractéristiques, sa vitalité et parfois des Équipements.
term-avatar = Avatar du Néant
    .text = Le pion blanc, qui pourchasse l’équipe dès qu’elle quitte la cité. S’il vous rattrape, la partie est perdue.
term-vils = Vils
    .text = Vos adversaires, menés par le jeu lui-même. Ils ont un plateau, des gemmes et leur propre Quête.
term-vils-quest = Quête des Vils
    .text = L’opposée de la vôtre. Trois Salles, dans l’ordre, font descendre sa carte de trois crans.
term-challenge = Challenge
    .text = La difficulté choisie. Son jeton dit combien d’Imprévus et de gemmes apporte chaque révélation.
term-influence-board = Plateau d’influence
    .text = Là où reposent les Héros et les gemmes des joueurs. Chacun peut recevoir un Dilemme sur un emplacement libre.
term-slot = Emplacement
    .text = Un endroit d’un Plateau d’influence où peut attendre un Dilemme.
term-blessing = Bénédiction
    .text = Le début facultatif du tour : une compétence divine ou un Dilemme divin.
term-ddd = DDD
    .text = Le Dé Doré de la Destinée. Il ouvre le tour et désigne le Héros que gêne une Bestiole.
term-mystery = Jeton Mystère
    .text = Un jeton face cachée sur le chemin ; on le retourne quand l’équipe y arrive.
term-gem-purse = Bourse de gemmes
    .text = Un symbole des jetons Mystère : cinq gemmes de la Banque pour l’un de vos plateaux.
term-shortcut = Raccourci Périlleux
    .text = Une case spéciale du plateau ; votre livret dit ce qu’on y risque.
term-portal = Portail
    .text = Une case spéciale du plateau, marquée par son jeton.
term-imprevu = Imprévu
    .text = Une carte piochée à chaque révélation : un Dilemme, une Créature ou une Bestiole.
term-dilemma = Dilemme
    .text = Un Imprévu que vous pouvez garder pour plus tard sur un emplacement libre. Dans ce mode, seule sa partie basse se joue.
term-says-no = « Alors là, je dis non ! »
    .text = Le Dilemme particulier : posé sur l’un de vos plateaux, il défausse une Créature ou une Bestiole, avant même qu’on la paie.
term-red-purse = Bourse Rouge
    .text = Le prix d’un Dilemme que vous ne gardez pas : des gemmes pour les Vils, autant que l’indique le Challenge.
term-creature = Créature
    .text = Un Imprévu qui se paie aussitôt et se joue dans l’Épreuve, si une Épreuve est testée.
term-bestiole = Bestiole
    .text = Un Imprévu qui se paie aussitôt et gêne un Héros : pendant l’Épreuve, aucune de ses caractéristiques ne dépasse 2.
term-cost = Gemmes à payer
    .text = Le nombre qu’indique une carte. Les gemmes payées vont à la Banque.
term-bank = Banque
    .text = La bourse de gemmes : tout ce qui n’est sur aucun plateau. Il en existe vingt-cinq de chaque couleur.
term-series = Série
    .text = Quatre gemmes d’une couleur sur le Plateau des Vils. Elle déclenche une fois l’effet de cette couleur ; puis toutes retournent à la Banque.
term-alea = Aléa
    .text = La carte de l’emplacement atteint : une Zone, une Porte ou une Salle. La révéler a son prix.
term-room = Salle
    .text = Un Aléa du Gouffre. Trois d’entre elles comptent pour la Quête des Vils, et seulement dans l’ordre.
term-notch = Cran
    .text = La descente de la carte Quête des Vils sur leur plateau : de zéro à trois.
term-relic = Relique
    .text = Un trésor que réclame une Quête. Les Vils prennent la leur avec la Salle I, si elle est encore dans sa pioche.
term-countdown = Compte à rebours
    .text = Après la Salle III des Vils, il reste trois changements de Guide pour terminer votre Quête ; le quatrième met fin à la partie.
term-trial = Épreuve
    .text = Le test que certains Aléas imposent à vos Héros, avec des dés et des objectifs.
term-objective = Objectif
    .text = Une partie d’une Épreuve, pour un seul Héros ou pour tous ensemble : rempli ou manqué.
term-vitality = Vitalité
    .text = Ce qu’un Héros peut encore endurer. Les blessures la diminuent.
term-equipment = Équipement
    .text = Ce que porte un Héros ; il peut augmenter ses caractéristiques.
term-points = Points
    .text = La valeur d’une partie gagnée. Vous ajoutez les lignes, comme les compte votre livret.
