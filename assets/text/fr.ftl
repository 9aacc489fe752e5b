# Les mots de l’application en français. Chaque jeu a les siens dans son dossier.

app-name = Table Companion
language-en = English
language-fr = Français
language-es = Español
language-cs = Čeština

## La ligne de commande

cli-about = Un compagnon posé à côté d’un vrai jeu de cartes : il lit les cartes, tient les comptes, allume les lampes et dit ce qui vient ensuite.
cli-command = COMMANDE
cli-replay = rejouer une partie écrite ou un journal, et dire où les règles d’aujourd’hui diffèrent
cli-replay-files = une partie écrite, un journal, ou - pour répondre aux lignes de l’entrée standard
cli-update = inscrire dans la partie écrite ce que les règles montrent maintenant
cli-json = afficher un objet JSON par ligne
cli-usage = utilisation :
cli-arguments = à indiquer
cli-options = options
cli-help = montrer cette aide et s’arrêter
cli-language = langue des textes : en, fr, es ou cs
cli-play = jouer à la table, sur l’écran tactile
cli-headless = sans écran : des lignes du langage de jeu en entrée, du JSON en sortie
cli-kiosk = seul programme de cette machine : plein écran, aucune touche ne le ferme
cli-home = dossier des parties, des cartes apprises et des réglages
cli-set = changer un réglage pour cette fois, par exemple lamps=sim
cli-demo = une partie qui se joue toute seule dans le terminal, d’après des images de cartes
cli-read = lire les codes contenus dans des images
cli-pictures = fichiers d’images
cli-check = examiner lecteurs, caméra, lampes et afficheurs, et dire ce qu’il faut réparer
cli-check-yes = ne rien demander : pour les scripts, et quand personne ne regarde les lampes
cli-check-seconds = secondes pour présenter un code à chaque lecteur (0 : ne pas attendre)
cli-cards = données des cartes : importer, montrer, chercher, exporter
cli-cards-import = importer un dossier de fichiers de cartes de la communauté
cli-cards-show = montrer les données d’une carte
cli-cards-search = trouver des cartes par leur nom
cli-cards-sets = énumérer les sets d’un jeu : mot pour --sets, nom, nombre d’étiquettes
cli-cards-export = écrire dans un fichier les cartes apprises et les corrections
cli-cards-bind = faire désigner une carte connue par un code
cli-cards-release = faire qu’un code ne désigne plus rien
cli-cards-correct = corriger un nombre imprimé pour toutes les parties suivantes
cli-cards-undo = annuler ce qui a été appris, importé ou corrigé en dernier
cli-labels = préparer une planche de codes à imprimer
cli-games = énumérer les jeux et les parties que l’on peut reprendre
cli-label-sets = seulement les cartes de ces sets
cli-label-cards = seulement ces cartes
cli-label-paper = papier ou planche d’étiquettes
cli-label-size = normal (17 mm, pour une caméra au-dessus de la table) ou small (12,5 mm, pour des cartes présentées de près)
cli-label-skip = étiquettes déjà utilisées sur la première planche
cli-label-once = une étiquette par carte, et non par exemplaire
cli-lamps = lamps off : éteindre toutes les lampes et tous les afficheurs
cli-report = écrire le rapport d’une partie pour qui réparera une panne

## Des mots qui ne vont pas sur la ligne de commande

cli-wrong = { $command } : { $why }
refused-command-line = La ligne de commande n’est pas comprise : { $reason }
refused-word-missing = { $known_id ->
    [none] Il manque { $name }.
   *[other] Il manque un de ces mots : { $known }.
    }
refused-word-too-many = « { $word } » est un mot de trop.
refused-word-unknown = « { $word } » n’est pas connu ici. { $meant_id ->
    [none] Possibles : { $known }.
   *[other] Vouliez-vous dire « { $meant } » ? Possibles : { $known }.
    }
refused-option-unknown = Il n’y a pas d’option « { $word } » ici{ $meant_id ->
    [none] .
   *[other] . Vouliez-vous dire « { $meant } » ?
    }
refused-option-ambiguous = « { $word } » peut désigner plusieurs options : { $known }. Écrivez-la en entier.
refused-value-missing = { $known_id ->
    [none] Il manque quelque chose après { $option }.
   *[other] Il manque un de ces mots après { $option } : { $known }.
    }
refused-value-unknown = « { $word } » ne convient pas pour { $option }. { $meant_id ->
    [none] Possibles : { $known }.
   *[other] Vouliez-vous dire « { $meant } » ? Possibles : { $known }.
    }
refused-value-not-taken = { $option } s’écrit seul : on ne peut pas lui donner « { $word } ».
refused-no-whole-number = { $option } : un nombre entier, pas « { $word } ».
refused-number-not-in-range = { $option } : un nombre entier de { $low } à { $high }, pas « { $word } ».

## La table

where = Round { $round } · { $phase }
done = Fait
why = Pourquoi ?
kept-game = Partie { $number } · { $players }
scan = Scanner
undo = Défaire
redo = Refaire
cards = Cartes
menu = Plus
back = Retour
start = Commencer
resume = Reprendre
new-game = Nouvelle partie
more-questions = Autres questions
close = Fermer
correct = Corriger
history = Historique
devices = Appareils
language = Langue
type-code = Saisir un code ou un nom
named-card = { $name } ({ $kind })
leave-game = Ranger cette partie
go-there = Y aller seulement
go-there-hint = Rien n’est compté en chemin.
skip-there = Tout est fait jusque-là
skip-there-hint = Tout est compté en chemin, jusqu’à ce qui demande vos mains.
which-is-meant = Qu’est-ce qui est voulu : { $step } ?
becomes = devient { $value }
of-limit = sur { $limit }
no-sum = Ce nombre est compté à la main.
printed-plain = { $value }
printed-per-player = { $value } par joueur
printed-x = X
printed-slashed = aucun permis
printed-all-rangers = chaque Ranger

## Ce que tous les jeux disent

note-counter = { $counter } : { $value }
note-taught = { $text } est connu à partir de maintenant.
note-untaught = { $text } ne désigne plus rien. Une carte que ce code a mise en jeu y reste.
action-unteach = Apprise par erreur : l’oublier
note-tracker-written = { $campaign } : le jour { $day } est noté sur la feuille de campagne.
note-tracker-not-written = La feuille de campagne n’est pas écrite. { $reason }
note-skip-stopped = Arrêt à cette étape : { $step }. Il y faut vos mains.

## Pourquoi quelque chose ne se peut pas

refused-not-now = Cela ne se peut pas à cette étape.
refused-stale = On y avait déjà répondu. Regardez de nouveau et touchez ce qui est demandé maintenant.
refused-no-game = Aucune partie n’est sur la table. Commencez-en une.
refused-nothing-asked = Rien n’est demandé en ce moment.
refused-wanted = La table attend autre chose : { $kind ->
    [choose] un choix
    [order] un ordre
    [number] un nombre
    [draw] ce qui a été pioché
    [scan] une carte
    [text] un texte
   *[confirm] la confirmation que c’est fait
    }.
refused-bad-line = Cette ligne n’est pas comprise : { $reason ->
    [words] après « { $command } », { $low ->
        [0] { $high ->
            [0] on n’attend rien
            [one] on attend un mot au plus
           *[other] on attend { $high } mots au plus
        }
       *[other] { $span ->
            [0] { $low ->
                [one] on attend un mot
               *[other] on attend { $low } mots
            }
           *[other] on attend de { $low } à { $high } mots
        }
    } ; { $got ->
        [0] il n’y en a pas
        [one] en voici un
       *[other] en voici { $got }
    }.
    [option] « { $command } » ne connaît pas « { $option } ».
    [number] « { $word } » n’est pas un nombre entier.
    [quote] il manque un guillemet après { $word }.
    [json] « { $word } » n’est pas un objet JSON.
    [command] il n’y a pas de commande « { $command } »{ $meant_id ->
        [none] .
       *[other] . Vouliez-vous dire « { $meant } » ?
    }
    [long] elle dépasse { $high } caractères.
    [as] une carte se scanne avec play, reveal, boost ou look, pas avec « { $word } ».
    [indented] la ligne { $line } est en retrait sans rien au-dessus.
   *[other] { $reason }.
    }
refused-unknown-code = Aucune carte n’a le code { $text }{ $meant_id ->
    [none] .
   *[other] . Vouliez-vous dire { $meant } ?
    } Scannez de nouveau, ou apprenez-le au compagnon.
refused-all-copies-in-play = { $copies ->
    [one] Le seul exemplaire est déjà en jeu : { $card }.
   *[other] Les { $copies } exemplaires sont déjà en jeu : { $card }.
    }
refused-unknown-game = Il n’y a pas de jeu « { $game } »{ $meant_id ->
    [none] .
   *[other] . Vouliez-vous dire « { $meant } » ?
    }
refused-unknown-counter = Il n’y a pas de compteur « { $counter } ».
refused-unknown-card = Il n’y a pas de carte « { $card } » en jeu.
refused-unknown-player = Il n’y a pas de joueur « { $player } ».
refused-unknown-step = Il n’y a pas d’étape « { $step } ».
refused-unreachable-step = On ne peut pas atteindre cette étape d’ici : { $step }.
refused-setup = La partie ne peut pas commencer ainsi :
refused-missing = Il manque ceci : { $field }.
refused-unknown-key = Cette mise en place ne connaît pas « { $field } »{ $meant_id ->
    [none] .
   *[other] . Vouliez-vous dire « { $meant } » ?
    }
refused-unknown-value = { $field } : « { $value } » n’est pas connu{ $meant_id ->
    [none] .
   *[other] . Vouliez-vous dire « { $meant } » ?
    }
refused-not-in-range = { $field } : un nombre de { $low } à { $high }, pas « { $value } ».
refused-wrong-count = { $field } : de { $low } à { $high }, en voici { $got }.
refused-not-a-flag = { $field } : yes (oui) ou no (non), pas « { $value } ».
refused-bad-card = Les données de cette carte ne sont pas bonnes :
refused-not-an-object = Une carte est un objet JSON entre accolades.
refused-bad-field = { $field } : « { $value } » ne convient pas.
refused-unknown-field = Il n’y a pas de champ « { $field } »{ $meant_id ->
    [none] .
   *[other] . Vouliez-vous dire « { $meant } » ?
    }
refused-nothing-to-undo = Il ne reste rien à défaire.
refused-nothing-to-redo = Il ne reste rien à refaire.
refused-rules-fault = Une erreur dans les règles : rien n’a changé. Elle est décrite dans { $report } ; continuez à la main ou défaites l’action.
refused-act-differs = Ces règles voient l’acte { $act } autrement :
refused-counter-differs = { $counter } : { $then } alors, { $now } maintenant.
refused-event-unreadable = La ligne { $event } n’est pas comprise. Elle a été passée.

## Fichiers

refused-journal-unreadable = La partie { $file } ne peut pas être lue : { $reason }.
refused-journal-unwritable = La partie { $file } ne peut pas être écrite : { $reason }. Rien n’a changé.
refused-journal-in-use = La partie { $file } est ouverte dans une autre fenêtre de ce programme. Fermez d’abord celle-là.
refused-home-in-use = Le dossier { $folder } sert déjà à une autre fenêtre de ce programme. Fermez d’abord celle-là, ou choisissez un autre dossier avec --home.
refused-not-a-journal = { $file } n’est pas une partie enregistrée, ou sa première ligne est détruite.
refused-newer-journal = { $file } vient d’une version plus récente (format { $format }, connu ici : { $known }). Mettez celle-ci à jour.
refused-not-resumed = La partie { $file } ne peut être reprise et reste telle quelle. Commencez-en une autre, ou servez-vous de la version qui l’a écrite.
refused-journal-damaged = La partie { $file } était abîmée : elle reprend avant le dommage. Le fichier abîmé est gardé sous { $aside }.
refused-journal-half-read = { $file } est endommagé. Ce qui précède est raconté : { $acts ->
    [one] une action
   *[other] { $acts } actions
}.
refused-bad-header = Le début de cette partie enregistrée n’est pas compris : { $reason }.
refused-disk-full = Le disque est plein : rien n’a changé. Faites de la place, puis continuez. ({ $file })
refused-output-unwritable = Plus rien ne peut être écrit à la sortie : { $reason }. Faites de la place là où elle va, ou envoyez-la ailleurs.
refused-nothing-named-so = Aucune carte n’a « { $text } » dans son nom.
refused-no-home = Le dossier { $folder } est inutilisable : { $reason }. Choisissez-en un autre avec --home.
refused-file-unreadable = { $file } ne peut pas être lu : { $reason }.
refused-not-a-play = { $file } n’est pas une partie écrite : ce n’est pas du texte.
refused-no-game-begun = { $file } ne commence aucune partie et reste tel quel. Une partie écrite a une ligne comme « game marvel_champions players=Ana scenario=rhino ».
refused-settings-unreadable = { $file } ne peut pas être lu : { $reason }
refused-unknown-setting = { $origin } : il n’y a pas de réglage « { $setting } »{ $meant_id ->
    [none] . Possibles : { $known }.
   *[other] . Vouliez-vous dire « { $meant } » ?
    }
refused-setting-without-value = --set { $word } : il manque une valeur. Écrivez { $word }=…
refused-bad-setting = { $origin } : « { $word } » ne convient pas pour { $setting }. { $fits_id ->
    [choice] Possibles : { $known }.
    [language] Possibles : { $known } ; ou rien, pour la langue de la machine.
    [flag] Possibles : true (oui), false (non).
    [number] Possible : un nombre de { $low } à { $high }.
    [size] Possible : largeur x hauteur en pixels, de { $low } à { $high } chacune, par exemple 800x480.
   *[addresses] Possible : une liste d’adresses, par exemple { $example }.
    }
refused-bad-device = { $origin } : { $setting }, { $address } : { $problem_id ->
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
refused-file-unwritable = { $file } ne peut pas être écrit : { $reason }.
refused-no-display = Il n’y a pas d’écran pour ouvrir une fenêtre. Lancez ceci sur le bureau, ou avec --headless.
report-written = Le rapport est dans { $file }. Il contient { $games ->
        [0] les réglages et ce qui n’a pas marché ici ; aucune partie n’a encore été jouée.
       *[other] la partie la plus récente avec les noms des joueurs, les réglages et ce qui n’a pas marché ici.
    }
lamps-dark = { $device } est éteint.
lamps-none = Les réglages ne nomment ni lampe ni afficheur.
cards-imported = { $game } : cartes nouvelles { $added }, modifiées { $changed }. Les parties en cours gardent les données de leur début.
cards-exported = Écrit dans { $file }.
cards-bound = { $text } désigne désormais { $card }.
cards-released = { $text } ne désigne plus rien.
cards-corrected = { $card } : { $field } vaut { $value } dans toutes les parties suivantes.
cards-undone = Annulé : { $kind ->
    [teach] ce qui a été appris en dernier
    [import] le dernier import
    [correct] la dernière correction
    [release] le dernier code libéré
   *[other] le dernier changement
}.
cli-game = seulement dans ce jeu

## Pourquoi un fichier ne peut pas servir

reason-file-exists = il y en a déjà un de ce nom
reason-no-such-file = il n’est pas là
reason-not-allowed = cet utilisateur n’en a pas le droit
reason-no-room = le disque est plein
reason-is-a-folder = c’est un dossier
reason-no-folder-there = le chemin passe par quelque chose qui n’est pas un dossier
reason-read-only = ce disque ne peut qu’être lu

## Une carte et une partie sur la ligne de commande

shown-line = { $what } : { $value }
shown-game = Jeu
shown-code = Code
shown-name = Nom
shown-kind = Type
shown-set = Ensemble
shown-copies = Exemplaires
shown-back = Autre face
shown-layers = Ajouté ici
shown-codes = Codes appris
shown-more = { $count ->
    [one] Un autre fait se lit avec --json.
   *[other] { $count } autres faits se lisent avec --json.
    }
layer-import = importé
layer-taught = appris
layer-corrected = corrigé
replay-acts = { $acts ->
    [0] Rien n’est encore arrivé.
    [one] Un acte.
   *[other] { $acts } actes.
    }
replay-acts-lately = { $acts ->
    [one] Un acte.
   *[other] { $acts } actes.
    } Dit en dernier :
replay-stands = La table en est à : { $step }
replay-asked = Demandé : { $question }
replay-over = La partie est finie : { $ending }

## La bibliothèque : ce que veut dire un code

refused-misread = { $text } a été mal lu : son caractère de contrôle ne convient pas. Scannez de nouveau ; rien n’a changé.
refused-other-game = { $text } est une carte d’un autre jeu ({ $game }).
refused-empty-code = Le lecteur a lu un code vide. Scannez de nouveau.
refused-long-code = { $text } … est trop long pour le code d’une carte.
refused-already-bound = { $text } désigne déjà une autre carte{ $card_id ->
    [none] , dans un autre jeu ({ $game }).
   *[other]  : { $card }.
    } Annulez cela d’abord si c’est une erreur.
refused-not-bound = { $text } n’a jamais été appris.
refused-library-damaged = La bibliothèque des cartes apprises était abîmée. Elle est gardée sous { $kept }, et une nouvelle est commencée. Les cartes livrées avec le programme ne sont pas touchées.
refused-library-newer = { $file } vient d’une version plus récente (format { $version }, connu ici : { $known }). Mettez celle-ci à jour.
refused-library-file = La bibliothèque { $file } est inutilisable : { $reason }. Rien n’a changé. Faites de la place sur le disque, ou choisissez un autre dossier avec --home.

## Importer des cartes

refused-no-folder = Il n’y a pas de dossier { $folder }.
refused-not-community-files = { $folder } ne contient aucun fichier de cartes connu ici (voulu : { $wanted }).
refused-bad-library = { $file } n’a pas été importé ; rien n’a changé :
refused-not-a-library = { $file } n’est pas une bibliothèque exportée d’ici (voulu : { $wanted }).
refused-bad-entry = { $file } : l’entrée { $place } n’est pas ce qui doit s’y trouver.
refused-bad-column = Carte { $card } : { $field } contient « { $value } », qui ne convient pas. Cette carte a été laissée de côté.
refused-same-code = { $file } : { $card } s’y trouve deux fois, ou ne diffère de { $other } que par les majuscules. La seconde a été laissée de côté.
refused-missing-column = { $file } n’a pas de colonne « { $column } ».
refused-no-original = La carte { $card } est une réimpression de { $original }, qui n’est pas dans ces fichiers. Elle a été laissée de côté.
refused-unknown-set = La carte { $card } parle d’un set « { $name } » qui n’est pas dans ces fichiers.
refused-unknown-location = La carte des lieux mène à « { $name } », qui n’est pas un lieu de ces fichiers.
refused-unknown-weather = Le calendrier nomme la météo « { $name } », qui n’est pas une carte de ces fichiers.

## Images et étiquettes

picture-read = { $file } : { $count ->
    [0] aucun code trouvé
    [one] { $count } code
   *[other] { $count } codes
    } en { $time } ms
picture-code = { "    " }{ $text } ({ $symbology })
labels-written = { $count ->
    [one] { $count } étiquette
   *[other] { $count } étiquettes
    } sur { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
    } : { $file }. Imprimez à 100 %.
labels-page = Page { $page } sur { $pages }
demo-begins = Une partie de Marvel Champions qui se joue toute seule. « > » est ce qui se passe à la table, les points sont les lampes.
demo-ends = C’était la démonstration. Avec un écran, « companion play » ouvre la table.

## Devices

device-ok = { $device } fonctionne.
device-kind-simulated = simulation
device-kind-pictures = dossier d’images { $folder }
device-works-simulated = { $role ->
    [lamps] Les lampes simulées fonctionnent.
    [digits] L’afficheur simulé fonctionne.
   *[scanner] Le lecteur simulé fonctionne.
    }
device-works-pictures = Le dossier d’images { $folder } est surveillé : les images qui y arrivent sont lues.
device-not-found = { $device } : il n’y a rien sur { $port }. Branchez l’appareil ou corrigez les réglages.
device-several-found = { $device } : { $port } désigne plusieurs appareils ({ $found }). Ajoutez le numéro de série dans les réglages.
device-no-permission = { $device } : accès refusé à { $port }. Entrez dans le groupe { $group } (sudo usermod -aG { $group } $USER), puis ouvrez une nouvelle session.
device-in-use = { $device } : un autre programme utilise { $port }. Fermez-le.
device-library-missing = { $device } : { $package } n’est pas installé. { $extra ->
    [none] Installez-le : pip install { $package }
    [apt] Installez-le : sudo apt install { $package }
   *[other] Installez ce projet avec son extra « { $extra } ».
    }
device-unsupported-board = { $device } : cette machine n’a pas les broches qu’il faut. { $device ->
    [ht16k33] Prenez sim ou terminal.
   *[other] Prenez adalight, wled ou sim.
    }
device-no-pin = { $device } : il n’y a pas de broche { $pin } sur cette machine. La page de câblage, drivers/README.md, nomme celles qui conviennent.
device-needs-root = { $device } : la broche { $pin } ne marche que pour root. Prenez neopixel-spi, qui s’en passe.
device-spi-off = { $device } : { $port } manque, le SPI est désactivé. Lancez sudo raspi-config nonint do_spi 0, puis redémarrez.
device-bus-off = { $device } : { $port } manque, l’I2C est désactivé. Lancez sudo raspi-config nonint do_i2c 0, puis redémarrez.
device-not-opened = { $device } : { $port } ne s’ouvre pas : { $reason }.
device-unreachable = { $device } : { $host } ne répond pas. Est-il allumé et sur le même réseau ? Nouvel essai en cours.
device-lost = { $device } : { $port } a disparu. Rebranchez ; l’appareil sera retrouvé tout seul.
device-fault = { $device } : une erreur dans le pilote ({ $reason }). Nouvel essai en cours.
device-decoder-died = Une image a fait tomber le décodeur ({ $code }). Il a redémarré ; tenez la carte autrement.
device-decoder-late = { $seconds ->
    [one] Une image a été abandonnée après { $seconds } seconde.
   *[other] Une image a été abandonnée après { $seconds } secondes.
    } La suivante est examinée.
device-closed = { $device } a servi après la fin. C’est une erreur du programme : envoyez un rapport.
device-wrong-length = { $device } a { $wanted } lampes et en a reçu { $got }. C’est une erreur du programme : envoyez un rapport.
device-text-too-long = { $device } a { $places } chiffres et en a reçu { $got }. C’est une erreur du programme : envoyez un rapport.
device-not-a-digit = { $device } a reçu « { $character } », qu’il ne peut pas montrer. C’est une erreur du programme : envoyez un rapport.
device-picture-not-found = Il n’y a pas d’image { $path }.
device-picture-no-permission = Cet utilisateur n’a pas le droit de lire { $path }.
device-picture-not-a-file = { $path } n’est pas un fichier.
device-picture-empty = { $path } est vide.
device-picture-unknown = { $path } n’est pas une image, ou d’un format qui n’est pas lu.
device-picture-broken = { $path } est une image abîmée.
device-picture-too-large = L’image { $path } est trop grande : { $limit } millions de pixels au plus.
device-scan-noise = { $source } a envoyé { $count ->
    [one] { $count } octet qui n’est
   *[other] { $count } octets qui ne sont
    } pas du texte ({ $bytes }). Vérifiez la vitesse (baud) dans les réglages, et la prise.
device-scan-too-long = { $source } a envoyé plus de { $limit ->
    [one] { $limit } octet
   *[other] { $limit } octets
    } sans fin. Réglez le lecteur pour qu’il envoie Entrée après chaque code.
device-scan-unfinished = { $source } : « { $text } » n’a pas de fin et n’a pas compté. Réglez le lecteur pour qu’il envoie Entrée après chaque code, ou écrivez suffix=none dans les réglages.
device-scan-repeated = { $text } a été relu aussitôt et n’a pas compté ({ $source }). Si c’est voulu, retirez la carte et présentez-la de nouveau.
device-bad-address = « { $address } » n’est pas une bonne adresse d’appareil :
device-unknown-kind = Il n’y a pas d’appareil « { $kind } ». Il y a : { $kinds }.
device-unknown-kind-near = Il n’y a pas d’appareil « { $kind } ». Vouliez-vous dire « { $near } » ?
device-unknown-option = { $kind } n’a pas d’option « { $option } ». Il y a : { $options }.
device-unknown-option-near = { $kind } n’a pas d’option « { $option } ». Vouliez-vous dire « { $near } » ?
device-option-missing = { $kind } : l’option { $option } est obligatoire.
device-option-without-value = { $kind } : il manque une valeur après { $option }.
device-option-twice = { $kind } : { $option } est écrit deux fois.
device-not-a-number = { $kind } : { $option } est un nombre de { $low } à { $high } ({ $unit }), pas « { $value } ».
device-not-a-whole-number = { $kind } : { $option } est un nombre entier de { $low } à { $high } ({ $unit }), pas « { $value } ».
device-out-of-range = { $kind } : { $option } va de { $low } à { $high } ({ $unit }), « { $value } » n’y entre pas.
device-not-a-choice = { $kind } : { $option } ne peut pas être « { $value } ». Au choix : { $choices }.
device-not-a-choice-near = { $kind } : { $option } ne peut pas être « { $value } ». Vouliez-vous dire « { $near } » ?
device-too-little-current = { $count } lampes consomment { $needed } mA même à leur plus faible lueur, et { $milliamps } mA seulement sont permis. Prenez une alimentation plus forte et augmentez milliamps, ou branchez moins de lampes.
device-too-few-lamps = { $device } : les réglages parlent de { $wanted } lampes, le contrôleur en a { $found }. Corrigez count dans les réglages.
device-too-many-lamps = { $device } : pour { $wanted } lampes, le noyau doit envoyer { $needed } octets d’un coup ; il en envoie { $found }, assez pour { $room }. Ajoutez spidev.bufsiz=32768 dans /boot/firmware/cmdline.txt et redémarrez.

## Looking after the devices

check-folder = Les parties sont gardées dans { $folder }, { $room } Mo sont libres.
check-volatile = { $folder } n’existe qu’en mémoire : chaque partie est perdue quand le courant s’en va. Désactivez le mode lecture seule (sudo raspi-config nonint do_overlayfs 1), ou choisissez un autre dossier avec --home.
check-little-room = Il ne reste que { $room } Mo là où se trouve { $folder }. Faites de la place, ou choisissez un autre dossier avec --home.
check-supply = L’alimentation suffit, d’après ce que dit cette machine.
check-low-voltage = L’alimentation de cette machine est trop faible : la tension a baissé. Prenez l’alimentation prévue et un câble court et épais ; donnez aux lampes la leur.
check-hot = Cette machine a eu trop chaud et a été ralentie. Laissez l’air y venir.
check-no-screen = Aucun écran n’est branché ici.
check-display = L’image est montrée sur l’affichage { $display }.
check-renderer = L’image est dessinée par { $renderer }.
check-no-renderer = Le processeur dessine lui-même l’image, ce qui est lent. Sur un Raspberry Pi, écrivez dtoverlay=vc4-kms-v3d dans /boot/firmware/config.txt et redémarrez.
check-port = Port série : { $port }
check-usb-port = Port série : { $port }, { $name }. Dans les réglages : port={ $usb }
check-camera = Caméra : { $port }, { $name }
check-input = Touches ou tactile : { $port }, { $name }
check-bus = Broches : { $port }
check-silent = { $device } s’est ouvert mais n’a rien dit. Est-il allumé ?
check-table-plays = La table est ouverte dans une autre fenêtre et tient les appareils ; sa ligne d’état dit comment ils vont. Pour les essayer ici, fermez-la d’abord (là où elle démarre toute seule : sudo systemctl stop companion).
check-lamps = Lampes : { $address }
check-digits = Afficheur : { $address }
check-scanner = Lecteur : { $address }
check-keyboard = Un lecteur qui se fait passer pour un clavier s’essaie à la table : présentez-lui une carte là-bas.
check-show-code = { $device } : présentez-lui un code maintenant, vous avez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
    } pour cela.
check-code = { $device } a lu { $text } ({ $symbology }).
check-no-code = { $device } n’a rien lu en { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
    } Le code est-il propre, assez près et bien éclairé ?
check-pictures = { $device } : { $pictures ->
    [one] { $pictures } image
   *[other] { $pictures } images
    } par seconde, { $width } × { $height }, netteté { $sharpness }. Tournez l’objectif jusqu’à la plus grande netteté.
check-slow-camera = { $device } : seulement { $pictures ->
    [one] { $pictures } image
   *[other] { $pictures } images
    } par seconde. Essayez format=mjpg, ou width et height plus petits.
check-code-size = { $device } : { $pixels } pixels par module de code, { $wanted } suffisent.
check-small-code = { $device } : seulement { $pixels } pixels par module de code, il en faut { $wanted }. Approchez la carte, ou augmentez width et height.
check-ask-walk = { $device } : une lumière a-t-elle couru de la première lampe à la dernière ? (o/n)
check-walk-wrong = { $device } : la course n’était pas bonne. Vérifiez count ({ $count }) et la prise à la première lampe ; celles qui restent éteintes suivent souvent une lampe en panne.
check-ask-digits = { $device } : toutes les places ont-elles montré 8, puis 0 à 9 ? (o/n)
check-digits-wrong = { $device } : les chiffres n’étaient pas bons. Vérifiez les fils et l’alimentation ; un module de moins de huit chiffres a besoin de places dans les réglages.
check-same-display = { $device } et { $other } sont un seul et même afficheur. Donnez à chacun sa place, ou retirez-en un des réglages.
check-same-bus = { $device } et { $other } partagent un bus et se gênent l’un l’autre. Branchez l’afficheur sur un autre bus SPI (port=1), ou le ruban sur une autre broche.
check-no-counter = { $device } : aucun jeu n’a de nombre « { $counter } », il reste donc éteint. Les fichiers look.toml des jeux les nomment, par exemple scheme*.threat.
check-ask-colour = { $device } : quelle couleur voyez-vous ? (r rouge, v vert, b bleu)
check-colour-letters = r v b
check-no-letter = n
check-order = { $device } : les couleurs sont justes (order={ $order }).
check-order-wrong = { $device } : les couleurs sont mélangées. Écrivez order={ $order } dans les réglages à la place de { $written }.
check-order-odd = { $device } : ces couleurs ne correspondent à aucun ordre (écrit : { $written }, vu : { $order }). Regardez encore une fois.

## Étiquettes

refused-label-too-long = { $text } est trop long pour une étiquette : { $limit } caractères au plus.
refused-label-characters = { $text } ne peut pas être imprimé sur une étiquette : seuls les majuscules, les chiffres et le trait d’union conviennent.
refused-no-labels = Il n’y a rien à imprimer : aucune carte n’a été choisie.
refused-no-sheet = La planche n’a pas été préparée :
refused-no-such-set = Il n’y a pas de set « { $word } » dans { $name }{ $meant_id ->
    [none] .
   *[other] . Vouliez-vous dire { $meant } ?
    } « companion cards sets { $game } » les énumère tous.
refused-no-such-card = Aucune carte n’a le code « { $word } » dans { $name }{ $meant_id ->
    [none] .
   *[other] . Vouliez-vous dire { $meant } ?
    } « companion cards search NAME » la trouve par son nom.
refused-no-card-facts = Aucune donnée sur les cartes de { $name } n’est fournie ici : il n’y a pas d’étiquettes à imprimer. À la table, choisissez du doigt ce qui s’y trouve. Une carte apprise (« { menu } », « { type-code } », un code de votre choix) aura ensuite son étiquette.
refused-unknown-paper = Il n’y a pas de papier « { $paper } ». Possibles : { $known }.
refused-unknown-label-size = Il n’y a pas de taille d’étiquette « { $size } ». Possibles : { $known }.
refused-label-too-large = Une étiquette de la taille { $size } ne tient pas sur { $paper }. Choisissez un papier plus grand ou une étiquette plus petite.
refused-skip-not-in-range = Une planche { $paper } porte { $count } étiquettes de cette taille : on peut en sauter de 0 à { $high }, pas { $skip }.

## Screens

addend = { $value } · { $origin }

kept-game-round = Partie { $number } · { $players } · round { $round }
of-limit-whole = { $value } sur { $limit }
numbers = Tous les nombres
glossary = Les mots du jeu
no-cards = Aucune carte n’est en jeu.
printed-on-it = Imprimé sur la carte
corrected = { $value } (corrigé)
correct-hint = La carte imprimée a raison : ce nombre vaut pour la partie en cours.
history-hint = Le plus récent est en haut. Toucher une ligne défait tout jusqu’à elle.
history-empty = Rien ne s’est encore passé.
take-back = Défaire { $count ->
    [one] une action
   *[other] { $count } actions
    } ?
take-back-yes = Les défaire
take-back-no = Les garder
take-back-hint = « Refaire » les ramène tant que rien d’autre ne se passe.
leave-game-hint = Tout ce qui s’est passé est conservé. La partie reste sur la page d’accueil et reprendra exactement ici.
leave-game-yes = La ranger
leave-game-no = Continuer à jouer
grave-hint = Cela termine la partie ou met quelqu’un hors jeu. « Défaire » le répare.
same-name = { $text } ({ $value })
remarks-more = { $text } (+{ $count })
calibrate = Essayer l’écran tactile
calibrate-hint = Touchez les quatre cibles. L’anneau montre où le toucher arrive.
calibrate-good = Chaque toucher tombe juste.
unknown-heading = Aucune carte n’a ce code
teach = Apprendre
teach-kind = Quel type de carte est-ce ?
teach-name = Nom (facultatif)
teach-cost = Coût { $value }
teach-cost-none = Sans coût
choose-one = Choisir
yes = Oui
no = Non
light-lamps = Lampes ({ $device })
light-digits = Afficheur ({ $device })
light-scanner = Lecteur ({ $device })
single-day = Une seule journée
campaign = Campagne
campaign-title = Campagne : { $campaign }
kept-campaign = Campagne { $campaign } · jour { $day }
campaign-next = Jour { $day } · { $location } · { $terrain } · { $weather }
campaign-ranger = { $player } : { $aspects }
campaign-where = Jour { $day } sur { $last } · { $location } · { $terrain }
campaign-over = La campagne est terminée : le jour { $last } était le dernier.
campaign-read = { $count ->
    [one] À lire au début de ce jour : entrée { $entries }
   *[other] À lire au début de ce jour : entrées { $entries }
    }
campaign-begin = Commencer le jour suivant
campaign-missions = Missions
campaign-mission-complete = { $text } : accomplie
campaign-new-mission = Nouvelle mission
campaign-events = Événements notables
campaign-event = Jour { $day } : { $text }
campaign-event-crossed = Jour { $day } : { $text } (barré)
campaign-new-event = Nouvel événement
campaign-rewards = Récompenses
campaign-new-reward = Nouvelle récompense
campaign-guides = Entrées des jours à venir
campaign-guide = Jour { $day } : { $entries }
campaign-days = Jours passés
campaign-day = Jour { $day } · { $location } · { $terrain }
campaign-new-guide = Une entrée pour un autre jour
campaign-guide-day = Quel jour la lit-on ?
campaign-guide-entry = Quelle entrée ?
campaign-restore = Revenir avant le dernier changement
campaign-files = Vers une autre machine et retour, en ligne de commande : companion campaign export, companion campaign import.
campaign-none = Aucune campagne n’est gardée ici. « companion campaign new NAME » en commence une, et une partie d’Earthborne Rangers qui en nomme une aussi.
refused-campaign-without-tracker = La campagne { $campaign } n’a pas encore de feuille : le jour { $day } est en cours, et sa fin écrira la feuille de campagne.
this-machine = Cette machine
scanning = La prochaine carte lue comptera.
refused-screen-fault = Un problème est survenu à l’écran. La partie est en sécurité, continuez. C’est noté dans { $report }.
act-entered = Arrivée : { $card }.
act-left = Départ : { $card }.
act-flipped = Retournée : { $card }.
act-engaged = { $card } : engagement avec { $player }.
act-placed = { $counter } · { $by } en plus.
act-shifted = Déplacé : { $count }, { $source } → { $target }.
act-drew = Pioché : { $pieces }.
act-answered = Réponse : { $values }.
act-confirmed = Fait.
act-confirmed-asked = { $asked } · { $done }
act-adjusted = Corrigé : { $counter }, de { $by }.
act-corrected = Corrigé sur la carte : { $card }, { $field } vaut { $value }.
act-went-to = Passage à { $step }.
act-skipped = Tout est fait jusqu’à { $step }.
act-other = Une saisie.
