# Earthborne Rangers en français. Nos propres phrases.
#
# Termes attestés dans les traductions de la communauté : satisfaire, progrès, carte Chemin, lieu, voyager, tour, carte Défi,
# défausser, Fatigue, blessure, épuiser, restaurer, Présence, engager, effort, réduire, observer, à Portée, le long du Chemin,
# Être Vivant, Particularité, Accessoire, Soutien, Instantané, Rôle, Trauma, Persistant, Amical, camper, fin de la journée,
# Événements notables, Récompenses. Les autres sont de notre choix.

game-name = Earthborne Rangers
where = Manche { $round } · { $phase }
kept-game-round = Partie { $number } · { $players } · manche { $round }

## Où nous en sommes

phase-setup = Mise en place
phase-path = Cartes Chemin
phase-rangers = Tours des Rangers
phase-travel = Voyage
phase-refresh = Restauration
phase-day = Fin de la journée

step-setup-rewards = Récompenses
step-setup-areas = Rangers
step-setup-hand = Mains
step-setup-lead = Meneur
step-setup-challenge = Défis
step-setup-location = Lieu
step-setup-weather = Météo
step-setup-missions = Missions
step-setup-path = Paquet Chemin
step-setup-arrival = Arrivée
step-setup-start = Début du jour
step-path-draw = Cartes Chemin
step-rangers-turns = Tours
step-test-commit = Engagement
step-test-reveal = Révélation
step-test-success = Résultat
step-test-challenge = Défis
step-test-end = Fin du test
step-clear-before = Avant
step-clear-when = Lorsque
step-clear-check = Contrôle
step-clear-after = Après
step-travel-decide = Voyager ?
step-travel-clear = Ranger
step-travel-choose = Destination
step-travel-camp = Camper ?
step-travel-build = Paquet Chemin
step-travel-arrive = Arrivée
step-refresh-fatigue = Blessures
step-refresh-draw = Pioche
step-refresh-energy = Énergie
step-refresh-effects = Effets
step-refresh-ready = Restaurer
step-day-end = Jour fini

## Mise en place d’une journée

setup-players = Rangers
    .hint = Un nom par Ranger. Les seuils par Ranger les comptent tous.
setup-guide = Accompagnement
    .hint = Chaque étape, ou seulement celles qui ont un nombre ou un choix.
setup-count = Ce que l’application compte
    .hint = Le reste est annoncé, et compté par la table.
setup-checklist = Parcourir la mise en place
setup-rules = Version des règles
setup-campaign = Campagne
    .hint = Le nom de votre feuille de campagne. Laissez vide pour une seule journée.
setup-day = Jour
setup-location = Lieu
setup-terrain = Terrain du dernier chemin
    .hint = Le set de terrain du chemin qui vous a menés ici.
setup-weather = Météo
setup-aspects = Aspects
    .hint = Vigilance, physique, esprit et concentration de chaque Ranger, par exemple 3122 : l’énergie en dépend.
setup-deck = Cartes d’un paquet Ranger
    .hint = Avant de piocher la première main de six.
setup-lead = Meneur
    .hint = Le nom du Ranger qui pioche la première carte Chemin de chaque manche.
setup-calendar = Calendrier
setup-missions = Missions
setup-camped = La veille s’est finie au camp
setup-lingering = Blessures persistantes données

option-guide-full = Chaque étape
option-guide-short = Nombres et choix seulement
option-count-deck = Paquets et Fatigue
option-count-injury = Blessures
option-count-energy = Énergie
option-by-calendar = Selon le calendrier
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

ask-setup-rewards = Vous avez campé : échangez des récompenses
    .detail = Les récompenses gagnées peuvent entrer dans les paquets ; les traumas restent.
    .why = Seule une journée finie au camp le permet.
    .done = Échangées
ask-setup-areas = Posez aspects, rôles et tests communs
    .detail = Mélangez les paquets Ranger et prenez l’énergie de vos aspects.
    .why = Chaque Ranger peut mettre en jeu une carte Préparation. Les nombres affichés sont déjà en place.
    .done = Posés
ask-setup-hand = Piochez six cartes chacun
    .detail = Une fois, mettez de côté des cartes, piochez-en autant, puis remélangez-les.
    .why = Les paquets affichés ne comptent déjà plus ces six cartes.
    .done = Piochées
ask-setup-lead = Choisissez le meneur : { $player }
    .detail = La mise en place permet d’en nommer un autre.
    .why = Le meneur pioche la première carte Chemin de chaque manche et tranche quand le groupe hésite.
    .done = D’accord
ask-setup-challenge = Mélangez le paquet Défi
    .why = Il compte 24 cartes et sert à tous les Rangers.
    .done = Mélangé
ask-setup-location = Posez le lieu : { $card }
    .why = La dernière journée s’est finie là ; la feuille de campagne le sait.
    .done = Posé
ask-setup-weather = Posez la météo : { $card }
    .detail = Les jetons qu’elle indique sont déjà comptés. Lisez les entrées notées au-dessus du jour.
    .why = Le calendrier de la feuille de campagne conseille la météo de chaque jour.
    .done = Posée
ask-setup-missions = { $count ->
        [0] Aucune mission n’est ouverte
        [1] Posez la mission ouverte
       *[other] Posez les { $count } missions ouvertes
    }
    .detail = Leurs bulles sont sur la feuille de campagne.
    .why = Toute mission inachevée se trouve aux alentours.
    .done = Posées
ask-setup-path = Mélangez un paquet Chemin de { $count } cartes
    .detail = Terrain : { $terrain }. Ajoutez ce que des cartes demandent.
    .why = Un lieu clé ajoute son propre set, tout autre lieu trois cartes de la Vallée.
    .done = Mélangé
ask-setup-arrival = Lisez l’arrivée de { $card }
    .detail = Retournez le lieu pour trouver son entrée. Ignorez les consignes pour des Rangers en surnombre.
    .why = Le lieu dit lui-même par quoi la journée commence.
    .done = Fait
ask-setup-start = Posez les jetons, puis « début du jour »
    .why = Ces effets viennent en dernier, quand tout est sur la table.
    .done = Commencer

## Cartes Chemin

ask-path-card = { $player } : piochez une carte Chemin
    .detail = Montrez-la au lecteur, ou posez-la et continuez.
    .why = Chaque Ranger en pioche une, le meneur d’abord. Flèche vers le haut : le long du Chemin ; vers le bas : à Portée.
    .done = Piochée
ask-read-entry = { $card } : lisez l’entrée { $entry }
    .detail = Puis résolvez ce qui arrive quand elle entre en jeu.
    .why = Une icône de livre renvoie au guide de campagne. Une carte est finie avant la suivante.
    .done = Lue

## Tours des Rangers

ask-turn = Qui joue le prochain tour ?
    .why = L’ordre est libre, mais nul ne joue deux fois de suite tant qu’un autre Ranger ne se repose pas. Épuiser son rôle le permet.
ask-act = { $player } : un test, une carte ou le repos
    .detail = Pour un test, touchez sa carte, ou votre nom pour Se souvenir. Après une carte jouée : « { ask-act.done } ».
    .why = Un tour est une seule chose. Les capacités sans moment s’utilisent à son début et à sa fin.
    .done = Tour fini

## Un test

ask-fatigue-interaction = { $player } : d’abord { $instances } de Fatigue
    .detail = Sur le chemin : { $cards }
    .why = Les cartes prêtes entre vous et la cible fatiguent selon leur Présence, chacune à part. Les cartes Amicales, non.
    .done = Subie
ask-fatigue-rest = { $player } : { $instances } de Fatigue au repos
    .detail = Fatigantes : { $cards }
    .why = Les cartes prêtes et fatigantes fatiguent qui se repose près d’elles.
    .done = Subie
ask-fatigue-ambush = { $player } : { $instances } de Fatigue tout de suite
    .detail = Embuscade : { $cards }
    .why = Une carte prête avec Embuscade fatigue dès qu’elle arrive à Portée.
    .done = Subie
ask-test-aspect = Quel aspect le test demande-t-il ?
    .detail = { $player } : la carte l’indique.
    .why = Le modificateur de la carte Défi se lit pour cet aspect.
ask-commit-effort = { $player } : combien d’effort en tout ?
    .detail = { $tokens ->
        [0] Aspect : { $aspect }. Difficulté { $difficulty }.
        [1] Aspect : { $aspect }. Difficulté { $difficulty }. Comptez 1 pour le jeton de l’autre Ranger.
       *[other] Aspect : { $aspect }. Difficulté { $difficulty }. Comptez { $tokens } pour les jetons des autres Rangers.
    }
    .why = Au moins 1 énergie de l’aspect, et ce qu’ajoutent les cartes. Le total ne change plus ensuite.
ask-commit-energy = { $player } : combien en énergie ?
    .detail = Aspect : { $aspect }. Elle quitte ici la réserve de { $got } ; 0 si c’est déjà fait.
    .why = Un test demande au moins 1 énergie de son aspect, pour 1 d’effort chacune. Cartes et jetons ajoutent le reste.
ask-commit = { $player } engage { $effort } d’effort
    .detail = Aspect : { $aspect }. Difficulté { $difficulty }.
    .why = L’effort engagé est fixé à la fin de cette étape. Au moins 1 énergie de l’aspect en fait partie.
    .done = Engagé
ask-reveal = Révélez une carte Défi : quelle icône ?
    .detail = { $player }, { $aspect } : { $effort } d’effort avant la carte. La scanner donne aussi son modificateur.
    .why = Le modificateur de l’aspect change l’effort. L’icône dit quels effets de défi suivent.
ask-reveal-modifier = Que dit la carte ({ $aspect }) ?
    .detail = { $player } : { $effort } d’effort avant la carte. Difficulté { $difficulty }.
    .why = La carte Défi porte un nombre pour chaque aspect ; celui de l’aspect du test change l’effort.
ask-test-success = Réussi : effort { $effort }, difficulté { $difficulty }
    .detail = { $player } : résolvez tout le texte et posez ici ses jetons.
    .why = Tout le texte de la réussite d’abord. Ce qui atteint un seuil est satisfait ensuite.
    .done = Résolu
ask-success-traverse = Réussi : { $effort } de progrès sur { $card }
    .detail = { $player } traverse. Placez vous-même si le test dit autre chose.
    .why = Traverser place autant de progrès que d’effort sur une Particularité ou le lieu.
    .done = Placer
ask-success-connect = Réussi : { $effort } de progrès sur { $card }
    .detail = { $player } crée un lien. Placez vous-même si le test dit autre chose.
    .why = Créer un lien place autant de progrès que d’effort sur un Être Vivant.
    .done = Placer
ask-success-avoid = Réussi : épuisez { $card }
    .detail = { $player } l’évite.
    .why = Une carte épuisée ne fatigue personne et n’a pas d’effet de défi.
    .done = Épuiser
ask-success-remember = Réussi : observez { $effort }, piochez une carte
    .detail = { $player } : le dessus de votre paquet.
    .why = Se souvenir n’interagit avec rien : rien ne fait obstacle.
    .done = Fait
ask-test-failure = Échec : effort { $effort }, difficulté { $difficulty }
    .detail = { $player } : résolvez ce que le test dit de l’échec.
    .why = L’effort est inférieur à la difficulté. Corrigez-le si la table a un autre nombre.
    .done = Résolu
ask-test-failure-traverse = Échec : { $player } subit une blessure
    .detail = Effort { $effort }, difficulté { $difficulty }.
    .why = Manquer une traversée blesse. Toute la pile de Fatigue est défaussée.
    .done = Subie
ask-challenge-effect = { $card } : un effet { $icon } ?
    .detail = Résolvez-le s’il existe ; les jetons se posent maintenant.
    .why = Les cartes prêtes autour de vous répondent à l’icône : météo, lieu, missions, le long du Chemin, à Portée, votre zone.
    .done = Résolu
ask-challenge-icon = Quelle icône a été tirée ?
    .why = Elle dit quels effets de défi suivent.
ask-reshuffle = Remélangez la défausse Défi
    .why = La carte de ce test porte l’icône. On le fait une fois, après tout le reste.
    .done = Mélangée
ask-reshuffle-perhaps = Icône de mélange ? Alors remélangez
    .detail = La défausse Défi retourne dans son paquet.
    .why = On le fait une fois, après tout le reste.
    .done = Fait

## Satisfaire

ask-clear-order = { $count } cartes satisfaites : laquelle d’abord ?
    .detail = Touchez-en une, ou toutes dans votre ordre.
    .why = Toute carte qui a atteint un seuil est satisfaite maintenant. Le groupe choisit l’ordre.
ask-clear-kind = { $card } : satisfaite par quels jetons ?
    .detail = Seul le texte de ce type s’applique.
    .why = Les deux types ont atteint leur seuil, vous choisissez donc.
ask-clear-at-nothing = { $card } : satisfaite par un seuil de 0 ?
    .detail = Aucun jeton n’y est, aucun n’est requis.
    .why = Les règles ne le disent pas. Votre choix reste dans l’historique.
ask-clear-before = { $card } est satisfaite : effets « avant »
    .detail = Assez ({ $kind }) : { $count } sur { $limit }. Finissez d’abord ce que vous résolvez.
    .why = Étape 1 sur 4 : les effets qui précèdent. S’il y en a plusieurs, dans l’ordre de votre choix.
    .done = Suite
ask-clear-before-rangers = { $card } est satisfaite : effets « avant »
    .detail = Les jetons de tous les Rangers y sont. Finissez d’abord ce que vous résolvez.
    .why = Étape 1 sur 4 : les effets qui précèdent. S’il y en a plusieurs, dans l’ordre de votre choix.
    .done = Suite
ask-clear-when = { $card } est satisfaite : effets « lorsque »
    .detail = { $sources ->
        [1] Aussi le texte Satisfaites de la carte elle-même.
       *[other] Sources possibles, dans l’ordre de votre choix : { $effects }
    }
    .why = Étape 2 sur 4 : les effets au moment même, et ceux que la carte marque Satisfaites. Retirez ici les jetons s’ils le disent.
    .done = Suite
ask-clear-when-guide = { $card } : lisez à voix haute l’entrée { $entry }
    .detail = { $sources ->
        [1] Aussi les autres effets « lorsque ».
       *[other] Sources possibles, dans l’ordre de votre choix : { $effects }
    }
    .why = Étape 2 sur 4 : le numéro à côté de Satisfaites renvoie au guide. Retirez ici les jetons s’il le dit.
    .done = Lue
ask-clear-nested = { $count ->
        [1] { $cards } atteint aussi son seuil : quand ?
       *[other] { $cards } atteignent aussi leur seuil : quand ?
    }
    .detail = Pas encore finie : { $card }
    .why = Les règles ne disent pas si cela se résout à l’intérieur ou après. Votre choix reste dans l’historique.
ask-clear-check = Défaussez { $card }
    .detail = Toujours assez ({ $kind }) : { $count } sur { $limit }. Jetons et Soutiens partent avec elle.
    .why = Étape 3 sur 4 : regardez encore. La carte n’est défaussée que si elle en a toujours assez.
    .done = Défaussée
ask-clear-check-rangers = Défaussez { $card }
    .detail = Les jetons de tous les Rangers y sont encore ; ils retournent sur les rôles.
    .why = Étape 3 sur 4 : regardez encore. La carte n’est défaussée que si elle en a toujours assez.
    .done = Défaussée
ask-clear-other-kind = { $card } : défausser ? Encore assez ({ $other })
    .detail = Ce qui la satisfaisait n’y est plus.
    .why = Les règles ne disent pas quel type compte ici. À la lettre, l’un ou l’autre suffit. Votre choix reste dans l’historique.
ask-clear-after = { $card } a été satisfaite : effets « après »
    .detail = Pour les autres règles, c’est { $player } qui l’a satisfaite.
    .why = Étape 4 sur 4 : les effets qui suivent, même si la carte est restée.
    .done = Suite
ask-clear-after-nobody = { $card } a été satisfaite : effets « après »
    .detail = C’était au tour de personne.
    .why = Étape 4 sur 4 : les effets qui suivent, même si la carte est restée.
    .done = Suite

## Voyage

ask-travel-decide = Le groupe peut voyager : partez-vous ?
    .detail = { $card } a assez de progrès et aucun obstacle prêt ne barre la route.
    .why = On le regarde maintenant, et seulement maintenant. Vous pouvez rester.
ask-travel-clear = { $count ->
        [1] Défaussez la carte qui reste derrière
       *[other] Défaussez les { $count } cartes qui restent derrière
    }
    .detail = { $cards }
    .why = Les cartes Chemin et les cartes Ranger hors de vos zones partent. Les Persistantes et leurs Soutiens suivent.
    .done = Défaussées
ask-travel-clear-nothing = Rangez le paquet Chemin
    .detail = Rien d’autre ne part.
    .why = Le paquet Chemin et sa défausse sont refaits pour le prochain lieu.
    .done = Rangé
ask-travel-choose = Où voyagez-vous ?
    .detail = Un chemin plus loin. Par la rivière seulement si quelque chose le permet.
    .why = Voici les lieux voisins sur la carte de la Vallée.
ask-travel-scan = Montrez le nouveau lieu au lecteur
    .detail = Ou répondez par son nom.
    .why = Aucun chemin de la carte ne part d’ici.
ask-travel-terrain = Par quel terrain arrivez-vous ? { $card }
    .why = Le terrain du chemin dit quel set entre dans le paquet Chemin.
ask-travel-camp = { $card } : camper, ou continuer ?
    .detail = Camper finit la journée ici.
    .why = Seule une journée finie au camp permet d’échanger des récompenses.
ask-travel-build = Mélangez un paquet Chemin de { $count } cartes
    .detail = Terrain : { $terrain }. Ajoutez ce que des cartes demandent.
    .why = Un lieu clé ajoute son propre set, tout autre lieu trois cartes de la Vallée.
    .done = Mélangé
ask-travel-arrive = Arrivée : { $card }
    .detail = Résolvez sa mise en place d’arrivée, et les missions qui s’achèvent en arrivant.
    .why = Ignorez les consignes pour des Rangers en surnombre.
    .done = Arrivés
ask-travel-arrive-guide = Arrivée : { $card }, entrée { $entry }
    .detail = Puis sa mise en place d’arrivée, et les missions qui s’achèvent en arrivant.
    .why = Une mission peut remplacer l’entrée. Ignorez les consignes pour des Rangers en surnombre.
    .done = Arrivés

## Restauration

ask-refresh-fatigue = { $count ->
        [0] Aucune blessure : aucune Fatigue
       *[other] Subissez { $count } de Fatigue pour les blessures
    }
    .detail = Une par blessure, chaque Ranger de son propre paquet.
    .why = Cela vient en premier, avant la pioche. Qui manque de cartes finit la journée.
    .done = { $count ->
        [0] Suite
       *[other] Subie
    }
ask-refresh-fatigue-by-hand = Subissez 1 de Fatigue par blessure
    .detail = Les blessures ne sont pas comptées ici : regardez les rôles et indiquez la Fatigue.
    .why = Cela vient en premier, avant la pioche. Une troisième blessure finit la journée après ce tour : touchez alors « { action-end-day } ».
    .done = Subie
ask-refresh-draw = { $players ->
        [1] Piochez une carte
       *[other] Piochez une carte chacun
    }
    .why = Qui ne peut piocher finit la journée pour tous.
    .done = Piochée
ask-refresh-energy = Énergie : exactement vos aspects
    .detail = Ce qui manque est ajouté, l’excédent est rendu.
    .why = Pendant les tours il peut y en avoir plus ; la restauration égalise.
    .done = Réglée
ask-refresh-energy-by-hand = { $player } : énergie selon les aspects
    .detail = L’application ne connaît pas ces valeurs. Donnez-les par une carte d’aspect ou dans la mise en place.
    .why = À la restauration, chaque réserve vaut exactement son aspect.
    .done = Réglée
ask-refresh-effects = Résolvez les effets marqués Restauration
    .detail = Météo, lieu, missions, puis les autres cartes.
    .why = Chacun une fois. Ce qui atteint un seuil est satisfait ensuite.
    .done = Résolus
ask-refresh-weather = { $card } : { $by ->
        [-1] retirez un jeton ({ $token })
        [1] ajoutez un jeton ({ $token })
       *[other] ajoutez { $by } jetons ({ $token })
    }
    .detail = « { ask-refresh-weather.done } » le compte et retourne la carte s’il le faut. Puis les autres effets.
    .why = La météo a son propre effet, une fois par manche.
    .done = Résolu
ask-refresh-weather-turns = { $card } : son effet de restauration
    .detail = « { ask-refresh-weather-turns.done } » retourne la carte s’il le faut. Puis les autres effets.
    .why = La météo a son propre effet, une fois par manche.
    .done = Résolu
ask-refresh-weather-by-hand = { $card } : son effet de restauration éventuel
    .detail = À la main, selon la carte : changez ses jetons et retournez-la. Puis les autres effets.
    .why = L’application ignore ce que fait cette face à la restauration ; elle garde seulement ses jetons.
    .done = Résolu
ask-refresh-weather-tokens-by-hand = { $card } : vérifiez les jetons ({ $token })
    .detail = Ajoutez ou retirez à la main ce que dit la carte. « { ask-refresh-weather-tokens-by-hand.done } » la retourne s’il le faut. Puis les autres effets.
    .why = Le nombre de jetons dépend de la table. L’application voit seulement quand la carte se retourne.
    .done = Résolu
ask-refresh-ready = { $count ->
        [0] Rien n’est épuisé
        [1] Restaurez la carte épuisée
       *[other] Restaurez les { $count } cartes épuisées
    }
    .detail = Dans toutes les zones, rôles compris. Puis la manche suivante commence.
    .why = Cela vient en dernier : les cartes épuisées n’ont pas agi dans cette manche.
    .done = Restaurées

## Ce que seule la table sait

ask-x-value = { $card } : combien vaut X ?
    .detail = { $field } : le nombre que la carte donne maintenant. Il peut être corrigé plus tard.
    .why = Le X imprimé dépend de la table.
ask-mission-tokens = { $card } revient : garder ses jetons ?
    .detail = Une mission ne quitte pas le jeu ; elle retourne aux alentours.
    .why = Rien ne dit si ses jetons sont perdus. Votre choix reste dans l’historique.
ask-day-notes = Événements notables du jour { $day } ?
    .detail = Une ligne pour la feuille de campagne ; autant que vous voulez. Pour finir : « { action-no-more-notes } ».
    .why = D’une journée ne restent que la feuille et les listes des paquets.

## Réponses

option-sun = Soleil
option-mountain = Montagne
option-crest = Crête
option-modifier-2-less = −2
option-modifier-1-less = −1
option-modifier-0 = 0
option-modifier-1-more = +1
option-no-effects = Aucun effet
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
option-by-harm = Dégâts, { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
option-by-progress = Progrès, { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
option-clear = Elle est satisfaite
option-leave = La laisser
option-now = Tout de suite, à l’intérieur
option-later = Plus tard, après celle-ci
option-discard = La défausser
option-keep = La garder
option-keep-tokens = Les garder
option-drop-tokens = Ils sont perdus
option-travel = Voyager
option-stay = Rester
option-path = { $card } ({ $terrain })
option-river-path = { $card } ({ $terrain }, si quelque chose le permet)
option-camp = Camper
option-go-on = Continuer

## Ce qui s’est passé

note-entered = { $card } entre en jeu.
note-left = { $card } quitte le jeu.
note-role = { $player } : rôle posé.
note-reached = { $card } a atteint un seuil ; elle sera satisfaite à la fin de cette étape.
note-location-reached = { $card } a assez de progrès : le groupe pourra voyager en phase 3.
note-left-as-is = { $card } reste en l’état.
note-cleared = { $card } est satisfaite. Par : { $player }
note-cleared-by-nobody = { $card } est satisfaite.
note-kept = { $card } reste : elle n’en a plus assez.
note-mission-stays = { $card } ne quitte pas le jeu ; elle est de retour aux alentours.
note-x-is = { $card } : X vaut { $count }.
note-effort = Effort obtenu : { $effort }. Difficulté : { $difficulty }.
note-fatigued = { $player } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur la pile de Fatigue.
note-fatigue-by-hand = { $player } : { $count } de Fatigue, comptée par la table.
note-soothed = { $player } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la pile de Fatigue en main.
note-injured = { $player } : blessure n° { $injury }. { $count ->
        [0] La pile de Fatigue était vide.
        [1] Une carte de la pile de Fatigue est défaussée.
       *[other] { $count } cartes de la pile de Fatigue sont défaussées.
    }
note-injured-by-hand = { $player } : une blessure, comptée par la table. Toute la pile de Fatigue est défaussée.
note-injured-stack-by-hand = { $player } : blessure n° { $injury }. Toute la pile de Fatigue est défaussée.
note-healed-by-hand = { $player } : blessure soignée, comptée par la table.
note-soothed-by-hand = { $player } : { $count } de la pile de Fatigue en main, compté par la table.
note-healed = { $player } : blessures soignées : { $count }
note-no-card = { $player } n’a plus de carte : la journée finit aussitôt.
note-lingering-injury = { $player } : une blessure persistante rejoint le paquet.
note-rested = { $player } se repose.
note-out-of-turn = { $player } se repose hors de son tour ; c’était à : { $players }
note-no-travel-progress = Pas de voyage, seuil non atteint : { $card }
note-no-travel-obstacle = Pas de voyage, obstacle prêt : { $card }
note-arrived = Le groupe est ici : { $card }
note-weather-turned = La météo tourne : { $card }
note-round = La manche { $round } commence.
note-day-over = Le jour { $day } est fini.
note-written-down = Noté sur la feuille de campagne : { $card }
note-clamped = { $counter } s’arrête à zéro.

## Pourquoi c’est impossible

refused-slashed = { $card } : ce seuil est barré, aucun jeton de ce type ({ $kind }) ne peut y être.
refused-not-in-play = { $card } n’est pas en jeu.
refused-not-enough = { $counter } : seulement { $got }, il en fallait { $wanted }.
refused-energy-untold = { $player } : personne n’a encore indiqué l’énergie ({ $aspect }). Montrez la carte d’aspect ou réglez l’énergie à la main.
refused-not-enough-energy = { $player } n’a que { $got } d’énergie ({ $aspect }) ; il en fallait { $wanted }.
refused-modifier-untold = { $aspect_id ->
        [none] Indiquez d’abord quel aspect le test demande.
       *[other] Le test demande l’aspect { $aspect } : son modificateur manque.
    }
refused-never-in-play = Les cartes de ce type ne restent pas en jeu.
refused-unknown-end = Une carte va à « discard », « out » ou « aside », pas à « { $to } ».
refused-stays-in-play = { $card } ne peut être rangée ; montrez au lecteur celle qui la remplace.
refused-cannot-move = { $card } ne peut être déplacée seule.
refused-no-other-side = Aucune carte de météo à retourner.
refused-already-exhausted = { $card } est déjà épuisée.
refused-exhausted-cards-do-not-fatigue = { $card } est épuisée et ne fatigue personne.
refused-unknown-aspect = « { $aspect } » n’est pas un aspect : awa, fit, spi ou foc.
refused-unknown-test = « { $kind } » n’est pas un test : traverse, connect, avoid, remember ou card.
refused-unknown-icon = « { $icon } » n’est pas une icône de défi : sun, mountain ou crest.
refused-unknown-option = « { $value } » n’est pas une des réponses.
refused-wrong-number = { $wanted ->
        [1] Une réponse est attendue, en voici { $got }.
       *[other] { $wanted } réponses sont attendues, en voici { $got }.
    }
refused-wrong-length = La ligne doit avoir de { $low } à { $high } caractères ; elle en a { $got }.
refused-test-going-on = { $player } est au milieu d’un test. Finissez-le d’abord.
refused-no-test = Aucun test n’est en cours.
refused-effort-untold = { $player } : dites d’abord l’effort engagé.
refused-obstacle-between = Un obstacle prêt fait barrage : { $card }. Épuisez-le ou satisfaites-le d’abord.
refused-obstacle-blocks = { $card } est un obstacle prêt : nul ne voyage. Épuisez-le ou satisfaites-le d’abord.
refused-has-rested = { $player } se repose et n’a plus de tour dans cette manche.
refused-another-first = { $player } vient de jouer. Au tour de : { $players }. Ou épuisez son rôle pour rejouer.
refused-day-is-over = Le jour { $day } est déjà fini.
refused-bad-value = { $card } : « { $value } » ne convient pas ({ $field }).
refused-bad-aspects = « { $value } » : quatre chiffres sont attendus, pour vigilance, physique, esprit et concentration.
refused-same-name = { $field } : chaque Ranger a besoin de son propre nom.

## La feuille de campagne

cli-campaign = les feuilles de campagne : list, show, new, next, end, write, export, import, restore
cli-campaign-list = liste les campagnes
cli-campaign-show = montre une campagne
cli-campaign-new = commence une campagne
cli-campaign-next = donne la ligne game du jour suivant
cli-campaign-end = barre le jour qu’un journal a joué jusqu’au bout
cli-campaign-write = note sur la feuille : mission, bubbles, complete, reward, event, cross ou guide
cli-campaign-export = écrit une campagne dans un seul fichier lisible
cli-campaign-import = reprend un fichier de campagne, vérifié avant de rien remplacer
cli-campaign-restore = revient à l’état d’avant le dernier changement
cli-campaign-replace = remplace une campagne de ce nom ; elle reste en sauvegarde
refused-bad-campaign = Cette campagne ne peut être lue :
refused-bad-entry = { $entry } : « { $value } » ne convient pas.
refused-newer-campaign = Cette campagne vient d’une version plus récente (format { $format }, connu ici : { $known }). Mettez celle-ci à jour.
refused-not-a-campaign = { $file } n’est pas une campagne.
refused-campaign-over = { $campaign } : le jour { $day } était le dernier.
refused-day-not-over = { $campaign } : le jour { $day } n’est pas encore fini.
refused-day-not-current = { $campaign } : le jour { $day } est déjà barré ; le jour { $current } vient ensuite.
refused-mission-known = { $mission } est déjà sur la feuille de campagne.
refused-unknown-mission = Aucune mission « { $mission } » sur la feuille de campagne.
refused-unknown-event = Il n’y a pas d’événement notable n° { $number }. { $count ->
        [0] Aucun n’est noté.
        [1] Un seul est noté.
       *[other] { $count } sont notés.
    }
refused-unknown-campaign = Il n’y a pas de campagne « { $campaign } ».
refused-campaign-exists = Il y a déjà une campagne « { $campaign } ». Choisissez un autre nom, ou remplacez-la.
refused-no-backup = { $campaign } : aucun état antérieur à reprendre.
refused-bad-name = « { $name } » n’est pas un nom de campagne : lettres ou chiffres, 80 caractères au plus.

## Fins

ending-day-camped = Le jour { $day } s’achève au camp
    .why = Barrez le jour { $day }, notez le lieu et le terrain : { $terrain }. Des récompenses peuvent être échangées avant le jour { $next }. Tout le reste disparaît : blessures, jetons, cartes en jeu.
ending-day-no-card = Le jour { $day } est fini : plus de carte
    .why = Barrez le jour { $day }, notez le lieu et le terrain : { $terrain }. Tout le reste disparaît : blessures, jetons, cartes en jeu.
ending-day-injury = Le jour { $day } est fini : troisième blessure
    .why = { $lingering ->
        [0] Barrez le jour { $day }, notez le lieu et le terrain : { $terrain }. Il ne reste plus de blessure persistante dans la boîte.
        [1] Une blessure persistante rejoint ce paquet : { $players }. Barrez le jour { $day }, notez le lieu et le terrain : { $terrain }.
       *[other] Une blessure persistante rejoint chacun de ces paquets : { $players }. Barrez le jour { $day }, notez le lieu et le terrain : { $terrain }.
    }
ending-day-instruction = Le jour { $day } est fini
    .why = Une consigne l’a fini. Barrez le jour { $day }, notez le lieu et le terrain : { $terrain }. Tout le reste disparaît : blessures, jetons, cartes en jeu.

## Boutons

action-no-more-effects = Plus aucun effet
answered-none = Plus aucun effet
act-tested = { $player } fait un test.
action-less-effort = Effort −1
action-more-effort = Effort +1
action-ordered-travel = Voyager sur ordre
action-no-more-notes = Rien d’autre à noter
action-end-day = Finir la journée
action-rest = Se reposer
action-remember = Se souvenir
action-own-test = Test de la carte
action-place-progress = Progrès +1
action-place-harm = Dégâts +1
action-traverse = Traverser
action-connect = Créer un lien
action-avoid = Éviter
action-suffer-fatigue = Fatigue 1
action-soothe = Réduire 1
action-injure = Blessure
action-heal = Soigner 1
action-exhaust = Épuiser
action-ready = Restaurer
action-discard = Défausser
action-complete = Achever
action-strike-out = Barrer
action-turn-over = Retourner
action-token-here = Jeton Ranger ici : { $player }
action-token-home = Jeton Ranger au rôle : { $player }
action-put-into-play = Mettre en jeu
action-put-within-reach = À Portée de { $player }

## Compteurs, et d’où viennent les nombres

counter-location-progress = Progrès
counter-location-harm = Dégâts
counter-location-rangers = Rangers ici
counter-location-token = { $token }
counter-weather-token = { $token }
counter-weather-harm = Dégâts
counter-weather-progress = Progrès
counter-weather-rangers = Jetons Ranger
counter-card-progress = { $card } : progrès
    .short = Progrès
counter-card-harm = { $card } : dégâts
    .short = Dégâts
counter-card-rangers = { $card } : jetons Ranger
    .short = Jetons Ranger
counter-card-bubbles = { $card } : bulles
    .short = Bulles
counter-card-token = { $card } : { $token }
    .short = { $token }
counter-player-deck = { $player } : paquet
    .short = Paquet
counter-player-fatigue = { $player } : fatigue
    .short = Fatigue
counter-player-injury = { $player } : blessures
    .short = Blessures
counter-player-energy-awa = { $player } : vigilance
    .short = Vigilance
counter-player-energy-fit = { $player } : physique
    .short = Physique
counter-player-energy-spi = { $player } : esprit
    .short = Esprit
counter-player-energy-foc = { $player } : concentration
    .short = Concentration
counter-test-effort = Effort
counter-day-number = Jour

part-effort = effort du test
part-committed = engagé
part-challenge-card = la carte Défi
part-lies-there = déjà là
part-presence = Présence de { $card }
part-injuries = { $player } : blessures
part-one-card = { $player }
part-terrain-set = set de terrain : { $terrain }
part-pivotal-set = le set du lieu : { $card }
part-valley-cards = cartes de la Vallée

## Mots

kind-being = Être Vivant
kind-feature = Particularité
kind-attachment = Soutien
kind-location = Lieu
kind-weather = Météo
kind-mission = Mission
kind-gear = Accessoire
kind-attribute = Attribut
kind-moment = Instantané
kind-role = Rôle
kind-malady = Trauma
kind-aspect = Aspect
kind-challenge = Carte Défi
kind-reward = Récompense
kind-event = Événement notable
kind-set = Set de cartes
kind-calendar = Calendrier
kind-index = Index
other-harm = dégâts
other-progress = progrès
other-rangers = jetons Ranger
field-harm = Dégâts
field-progress = Progrès
field-presence = Présence
field-cost = Coût
field-equip = Valeur d’équipement
field-level = Niveau
field-count = Nombre
field-modifier = Modificateur
field-reshuffle = Mélange
field-entry = Entrée du guide
field-bubbles = Bulles
field-aspect = Aspect
area-surroundings = alentours
area-along = le long du Chemin
area-reach = à Portée
area-player = zone du Ranger
area-tracker = feuille de campagne
form-acting = joue son tour
form-awake = pas encore au repos
form-rested = se repose
aspect-awa = vigilance
aspect-fit = physique
aspect-spi = esprit
aspect-foc = concentration
icon-sun = soleil
icon-mountain = montagne
icon-crest = crête
icon-conflict = conflit
icon-reason = raison
icon-exploration = exploration
icon-connection = lien
terrain-woods = Bois
terrain-mountain-pass = Col de montagne
terrain-old-growth = Forêt ancienne
terrain-lakeshore = Rive du lac
terrain-grassland = Prairie
terrain-ravine = Ravin
terrain-swamp = Marécage
terrain-river = Rivière
token-cloud = Nuage
token-rain = Pluie
token-wind = Vent
token-fog = Brouillard
token-bat = Chauve-souris
token-bee = Abeille
token-water = Eau
token-charge = Charge
token-damage = Dommage
token-growth = Croissance
token-loot = Butin
token-lure = Leurre
token-neglect = Négligence
token-route = Itinéraire
token-strength = Force
token-strut = Étai
token-toxin = Toxine
token-biscuit = Biscuit
# Ce que portent les cartes d’autres sets ; choix de notre part.
token-alarm = Alarme
token-beat = Battement
token-bite = Bouchée
token-buffer = Tampon
token-call = Appel
token-cell = Cellule
token-crack = Fissure
token-dart = Fléchette
token-deed = Exploit
token-dollop = Cuillerée
token-drop = Goutte
token-echo = Écho
token-entry = Entrée
token-essay = Essai
token-fiber = Fibre
token-filter = Filtre
token-flash = Éclair
token-form = Forme
token-gleam = Lueur
token-glint = Reflet
token-graph = Graphique
token-herb = Herbe
token-hum = Fredon
token-hunch = Pressentiment
token-inkrill = Inkrill
token-insight = Intuition
token-journey = Voyage
token-length = Longueur
token-lesson = Leçon
token-marker = Repère
token-melody = Mélodie
token-morsel = Morceau
token-needle = Aiguille
token-pocket = Poche
token-profile = Profil
token-puff = Souffle
token-pulse = Impulsion
token-rake = Coup de râteau
token-reading = Relevé
token-record = Archive
token-remote = Télécommande
token-sensor = Capteur
token-session = Séance
token-shift = Décalage
token-sip = Gorgée
token-sketch = Croquis
token-slice = Tranche
token-snare = Collet
token-song = Chanson
token-spray = Vaporisation
token-story = Histoire
token-strain = Effort
token-stride = Foulée
token-strum = Accord
token-track = Piste
token-tune = Air
token-vault = Bond
token-vision = Vision
token-vittle = Vivres
token-xp = XP

## Glossaire

term-clear = Satisfaire
    .text = Une carte qui porte au moins autant de jetons que son seuil est satisfaite : effets avant, effets lorsque, nouveau regard, effets après. Elle n’est défaussée que si ce regard en trouve encore assez. Un lieu ne l’est jamais.
term-threshold = Seuil
    .text = Le nombre de jetons auquel quelque chose arrive. Fixe, multiplié par les Rangers, demandant le jeton de chaque Ranger, un X, ou barré : alors aucun jeton de ce type ne peut y être.
term-path-card = Carte Chemin
    .text = Une carte du paquet Chemin. Flèche vers le haut : le long du Chemin, pour tous. Vers le bas : à Portée de qui l’a piochée.
term-turn = Tour
    .text = Un test, une carte ou le repos. Nul ne joue deux fois de suite tant qu’un autre ne se repose pas, sauf en épuisant son rôle.
term-effort = Effort
    .text = Ce qui est engagé dans un test, modifié par la carte Défi. Il réussit s’il atteint la difficulté, et son effet suit ce nombre.
term-challenge = Effet de défi
    .text = Après un test, les cartes prêtes autour de vous peuvent réagir à l’icône tirée. Chaque réaction est une étape, et ce qui est dû est satisfait après chacune.
term-travel = Voyager
    .text = En phase 3 le groupe peut aller au lieu voisin si le lieu a atteint son seuil et qu’aucun obstacle prêt n’est en jeu.
term-camp = Camper
    .text = Après un voyage, le groupe peut finir la journée au camp. Alors seulement des récompenses s’échangent avant le jour suivant.
term-fatigue = Fatigue
    .text = Des cartes du dessus de votre paquet, sans les voir, sur votre pile de Fatigue. S’il en manque, la journée finit aussitôt.
term-injury = Blessure
    .text = Toute la pile de Fatigue est défaussée. Chaque blessure fatigue à chaque restauration, et la troisième finit la journée, le tour achevé.
term-energy = Énergie
    .text = Paie les cartes et l’effort. Elle peut dépasser les aspects pendant les tours ; la restauration la règle exactement sur eux.
term-presence = Présence
    .text = Combien une carte fatigue quand elle fait barrage, et combien il est difficile d’interagir avec elle.
