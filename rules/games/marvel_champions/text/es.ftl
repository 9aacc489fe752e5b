# Marvel Champions en español. Los términos son los del juego; todas las frases son nuestras.

game-name = Marvel Champions

## Dónde estamos

phase-setup = Preparación
phase-player = Fase de los Jugadores
phase-villain = Fase del Villano

step-setup = Preparación
step-player-turns = Turnos
step-player-discard = Descartar
step-player-draw = Robar
step-player-ready = Preparar
step-player-expire = Fin de efectos
step-player-end = Fin de la fase
step-villain-threat = Amenaza
step-villain-activate = Activar
step-villain-deal = Repartir
step-villain-reveal = Mostrar
step-villain-pass = Ficha
step-villain-expire = Fin de efectos
step-villain-end = Fin de la ronda
step-villain-advance = El Plan avanza
step-villain-stage = Etapa siguiente
step-deck-empty = Rebarajar

## La fase de los Jugadores

ask-turn = { $player }: juega tu turno
    .detail = Juega cartas, usa tus poderes y tus aliados, cambia de forma una vez.
    .why = Cada jugador juega un turno, en orden de jugadores a partir del jugador inicial. Lo que hacen los enemigos viene después, en la fase del Villano.
    .done = Turno acabado
ask-turns = Todos juegan su turno, empieza { $player }
    .detail = En orden de jugadores. Tocad al acabar el último turno.
    .why = Cada jugador juega un turno, en orden de jugadores a partir del jugador inicial. Lo que hacen los enemigos viene después, en la fase del Villano.
    .done = Todos
ask-discard-down = Descartad lo que no queráis conservar
    .detail = En orden de jugadores: cualquier número de cartas; como mínimo hasta el tamaño de la mano.
    .why = El tamaño de la mano solo se mira ahora, nunca durante un turno. Es el que figura en el lado visible de la identidad.
    .done = Descartado
ask-draw-up = Robad hasta el tamaño de la mano
    .detail = Todos. Si se acaba tu mazo: baraja tus descartes y repártete una carta de Encuentro.
    .why = Todos roban a la vez, hasta el tamaño de la mano del lado visible. Un mazo agotado cuesta en el acto una carta de Encuentro bocabajo; después se sigue robando.
    .done = Robado
ask-refresh = Descartad, robad hasta la mano, preparad todo
    .detail = Primero se descarta en orden de jugadores, luego roban todos, luego se preparan todas las cartas.
    .why = La ronda acaba para los jugadores en este orden: nadie roba antes de que todos hayan descartado. También se preparan las cartas de Encuentro agotadas.
    .done = Hecho
ask-ready-all = Preparad todas las cartas
    .detail = También las cartas de Encuentro agotadas.
    .why = Las cartas de todos los jugadores se preparan a la vez, no jugador por jugador. Las reglas más recientes preparan también las cartas de Encuentro agotadas.
    .done = Preparado
ask-player-expire = Acaba lo que dura hasta el final de la fase
    .why = Las mejoras que duran hasta el final de la fase de los Jugadores dejan de valer aquí. Acaban antes de todo lo que se desencadena al final de la fase.
    .done = Acabado
ask-player-end = Resolved lo que ocurre al terminar la fase
    .why = Ahora llegan las capacidades que hablan de cuando o después de que termine la fase de los Jugadores. Después empieza la fase del Villano.
    .done = Resuelto

## La fase del Villano

ask-place-threat = { $count ->
        [0] { $card }: no hay Amenaza que colocar
       *[other] { $card }: colocad { $count } de Amenaza
    }
    .detail = Espacio de Aceleración, iconos y fichas: todo a la vez.
    .why = El espacio de Aceleración vale lo que indica, por cada jugador que empezó la partida o fijo; cada icono y cada ficha en juego suman exactamente 1. Es una sola colocación, así que el límite se comprueba una vez, al final.
    .done = Colocado
ask-acceleration-x = { $card }: ¿cuánto vale X?
    .detail = Leed la carta; los iconos y las fichas ({ $count }) se suman aparte.
    .why = El espacio de Aceleración de este Plan es una X que su texto explica. Los iconos y las fichas en juego se añaden en la misma colocación.
    .done = Colocar
ask-enemy-order = { $player }: ¿quién se activa primero?
    .detail = Elige uno, o todos en su orden.
    .why = Cuando varios enemigos van a activarse contra un jugador, ese jugador decide el orden. No lo decide nadie más, ni siquiera el jugador inicial.
    .done = En este orden
ask-boost-attack = { $enemy } ataca a { $player }: ¿iconos de Aumento?
    .detail = Carta de aumento { $number } de { $cards }. Ponedla bocabajo, decid quién defiende y dadle la vuelta.{ $amplify ->
        [0] { "" }
       *[other] { " " }Contad los iconos impresos; la Amplificación suma { $amplify }.
    }{ $star_id ->
        [yes] { " " }Leed la estrella junto al ATQ.
       *[no] { "" }
    }
    .why = Contra un jugador en forma de Héroe el enemigo ataca, y el Villano recibe cada vez una carta de aumento. La carta queda bocabajo hasta que se declara al defensor; la estrella no es un icono, sino un texto que hay que leer.
    .done = Anotar
ask-boost-scheme = { $enemy } ejecuta el Plan contra { $player }: ¿iconos?
    .detail = Carta de aumento { $number } de { $cards }. Ponedla bocabajo y dadle la vuelta.{ $amplify ->
        [0] { "" }
       *[other] { " " }Contad los iconos impresos; la Amplificación suma { $amplify }.
    }{ $star_id ->
        [yes] { " " }Leed la estrella junto al PLA.
       *[no] { "" }
    }
    .why = Contra un jugador en forma de Alter ego el enemigo ejecuta el Plan, y el Villano recibe cada vez una carta de aumento. Su PLA y los iconos de Aumento van como Amenaza al Plan principal.
    .done = Colocar
ask-attack = { $enemy } ataca a { $player }: { $count } de daño
    .detail = El Héroe que defiende resta su DEF; un aliado lo recibe todo. Tocad a quien reciba el daño y restadle lo que pase.{ $star_id ->
        [yes] { " " }Leed la estrella junto al ATQ.
       *[no] { "" }
    }
    .why = El daño es el ATQ con todo lo que lleva puesto, más los iconos de Aumento. Sin defensor lo recibe entero la identidad del jugador; lo que sobra en un aliado no pasa a nadie, salvo que una carta lo diga.
    .done = Infligido
ask-scheme = { $count ->
        [0] { $enemy } ejecuta el Plan contra { $player }: sin Amenaza
       *[other] { $enemy } ejecuta el Plan contra { $player }: { $count } de Amenaza
    }
    .detail = Sobre el Plan principal.{ $star_id ->
        [yes] { " " }Leed la estrella junto al PLA.
       *[no] { "" }
    }
    .why = Contra un jugador en forma de Alter ego el enemigo ejecuta el Plan: su PLA va como Amenaza al Plan principal. Los esbirros no reciben carta de aumento, a no ser que sean Infames.
    .done = Colocado
ask-stunned = { $enemy }: descartad su carta de aturdido
    .detail = No ataca a { $player } y no recibe carta de aumento.
    .why = Un enemigo aturdido que fuese a atacar pierde a cambio su carta de aturdido. No se ha activado: no hay carta de aumento ni se desencadena nada por haber atacado.
    .done = Descartada
ask-confused = { $enemy }: descartad su carta de confundido
    .detail = No ejecuta el Plan contra { $player } y no recibe carta de aumento.
    .why = Un enemigo confundido que fuese a ejecutar el Plan pierde a cambio su carta de confundido. No se ha activado: no hay carta de aumento ni Amenaza.
    .done = Descartada
ask-enemy-number = { $does_id ->
        [attack] { $enemy }: ¿cuánto ATQ tiene?
       *[scheme] { $enemy }: ¿cuánto PLA tiene?
    }
    .detail = Leed la carta. Se pregunta una vez; tocad la carta para corregirlo.
    .why = De esta carta solo se sabe el tipo, así que su número no puede contarse hasta que alguien lo lea. Lo que lleve puesto y los iconos de Aumento se suman.
    .done = Anotar
ask-enemy-x = { $enemy }: ¿cuánto vale X?
    .detail = Leed la carta.
    .why = Este número está impreso como una X que el texto de la carta explica. Se cuenta según está la mesa en este momento.
    .done = Anotar
ask-deal = Repartid { $count } { $count ->
        [one] carta
       *[other] cartas
    } de Encuentro bocabajo
    .detail = Una a cada jugador, en orden; después una en total por cada icono de Riesgo, siguiendo la ronda.
    .why = Cada jugador recibe una carta, y cada icono de Riesgo en juego añade una carta en total, no una por jugador. Las adicionales se reparten en orden de jugadores, otra vez desde el jugador inicial.
    .done = Repartidas
ask-reveal = { $player }: muestra la siguiente carta de Encuentro
    .detail = { $left ->
        [one] Es la única que queda.
       *[other] Quedan { $left }; primero la que se repartió antes.
    } De una en una: terminad una carta y escanead la siguiente, o tocad cuando esté resuelta y descartada.
    .why = El jugador inicial muestra todas sus cartas, una por una y en el orden en que se repartieron, y después el siguiente. Las que se reparten entretanto se muestran también en este paso.
    .done = Descartada
ask-surge = { $player }: Oleada, muestra una carta más
    .detail = De lo alto del mazo (reglas { $edition }; desde la 1.8 se reparte antes bocabajo).
    .why = La Oleada trae exactamente una carta de Encuentro más para este jugador, cuando la anterior está del todo resuelta. Las ediciones difieren en cómo llega la carta, no en cuántas son.
    .done = Descartada
ask-resolve = { $player }: resuelve { $card }
    .detail = Haced lo que dice. Si un enemigo se activa o la carta gana Oleada, decidlo con un botón.
    .why = Una Perfidia hace lo que dice y se descarta. La carta siguiente no se muestra hasta que esta está resuelta.
    .done = Descartada
ask-nothing-to-reveal = No queda ninguna carta de Encuentro por mostrar
    .why = El paso sigue hasta que no queda ninguna carta repartida. No queda ninguna.
    .done = Seguir
ask-pass-token = Ceded la ficha de jugador inicial a { $player }
    .detail = Terminad antes la última carta mostrada.
    .why = La ficha pasa al siguiente jugador en sentido horario; se saltan los asientos de los eliminados. La ronda no acaba del todo hasta que acaban sus últimos efectos.
    .done = Cedida
ask-villain-expire = Acaba lo que duraba hasta ahora
    .detail = Hasta el final de la fase del Villano, o de la ronda.
    .why = Los efectos que duran hasta el final de la fase del Villano o de la ronda terminan aquí. Es antes de todo lo que se desencadena entonces, así que ya no ayudan.
    .done = Acabado
ask-villain-end = Resolved lo que ocurre al terminar la ronda
    .detail = Cuando o después de que termine la fase del Villano; cuando o después de que termine la ronda.
    .why = Primero llegan las capacidades del final de la fase del Villano y después las del final de la ronda. Tras ellas empieza la ronda siguiente.
    .done = Nueva ronda

## Lo que se interpone

ask-advance = Plan completado: { $scheme }. Avanzad a { $card }
    .detail = La carta vieja sale de la partida. { $surplus ->
        [0] Las fichas de Aceleración se quedan.
       *[other] Se pierden { $surplus } de Amenaza sobrante; las fichas de Aceleración se quedan.
    }
    .why = Un Plan principal se completa en el momento en que su Amenaza alcanza el límite. Todas sus fichas vuelven a la reserva menos las de Aceleración, sus accesorios se descartan y la etapa siguiente empieza con su propia Amenaza.
    .done = Avanzado
ask-scheme-completed = Plan completado: { $scheme }. ¿Qué dice?
    .detail = Elegid, o escanead la etapa que sigue.
    .why = Lo que significa completar esta etapa está impreso en la carta, y aquí no constan sus datos. La mayoría de las últimas etapas hacen perder la partida, pero no todas.
    .done = Así es
ask-villain-stage = { $enemy } cae: mostrad la etapa { $stage }
    .detail = El daño sobrante se pierde. Ajustad el dial; accesorios, fichas y cartas de estado se quedan.
    .why = La etapa que se queda sin Vida sale de la partida y la siguiente empieza con el dial completo. Lo que lleva el Villano se queda, salvo que la etapa siguiente tenga otro nombre.
    .done = Mostrada
ask-villain-turns = { $enemy } no cae: dad la vuelta a la carta
    .detail = La otra cara no tiene Vida. Lo que hace al darse la vuelta está en la carta.
    .why = Este Villano se da la vuelta cuando otro caería, así que nadie ha ganado. Su dial vuelve a estar completo cuando regresa la primera cara.
    .done = Hecho
ask-villain-out = { $enemy } cae: fuera de la partida
    .why = A este Villano no le queda ninguna etapa. La partida se gana cuando cae el último Villano.
    .done = Retirado
ask-eliminated = { $player } se ha quedado sin Vida
    .detail = La ficha de jugador inicial y los esbirros van a { $next }; después salen todas las cartas de { $player }.
    .why = Una identidad sin Vida queda eliminada: primero pasa la ficha, después los esbirros enfrentados con todo lo que llevan, después salen las demás cartas. Los números por jugador siguen como al principio.
    .done = Eliminación hecha
ask-fallen = { $card }: no le queda nada. ¿Derrota?
    .detail = Descartadla, o dejadla donde está.
    .why = Habéis corregido su número a cero. Un Plan secundario sin Amenaza, o un personaje sin Vida, está derrotado.
    .done = Derrota
ask-reshuffle = Mazo de Encuentros vacío: barajad los descartes
    .detail = { $cards ->
        [one] Una carta forma
       *[other] { $cards } cartas forman
    } el mazo nuevo; una ficha de Aceleración junto al Plan principal.{ $owed ->
        [0] { "" }
        [one] { " " }Después se reparte una carta más.
       *[other] { " " }Después se reparten { $owed } cartas más.
    }
    .why = El mazo se renueva en el instante en que queda vacío, también en mitad de un reparto, y lo que estaba descartando cartas se detiene. Las cartas bocabajo, en juego o usadas como aumento no están en los descartes y se quedan donde están.
    .done = Barajado
ask-order-matters = Hay varias cosas pendientes: ¿en qué orden?
    .detail = Decide el jugador inicial.
    .why = Más de una cosa ha llegado en el mismo momento. El orden puede importar, así que lo elige la mesa.
    .done = En este orden
ask-find-minion = Descartad del mazo hasta que salga un esbirro
    .detail = Se enfrenta con { $player }: escaneadlo. Anotad las cartas descartadas en el contador de descartes.
    .why = Esta etapa saca un esbirro del mazo de Encuentros contra el jugador inicial. Las cartas que había encima se descartan.
    .done = Ya está
ask-find-scheme = Localizad y mostrad { $card }
    .detail = Buscad en el mazo de Encuentros y en los descartes; después barajad el mazo.
    .why = Esta etapa del Villano pone en juego un Plan secundario al mostrarse. Si ya está en juego, no se añade nada.
    .done = Del mazo
ask-drone = { $player }: entra en juego un Dron
    .detail = La carta superior de tu propio mazo, bocabajo, enfrentada contigo.
    .why = Los Drones son cartas de los propios jugadores, bocabajo, que actúan como esbirros. Cada uno tiene PLA 1, ATQ 1 y un punto de Vida, y hay cartas que lo aumentan.
    .done = Puesto
ask-threat-or-drone = { $player }: ¿{ $count } de Amenaza o un Dron?
    .why = Tras su Amenaza del paso uno, esta etapa hace elegir a cada jugador. La Amenaza va a este Plan; el Dron es la carta superior de tu mazo, bocabajo.
    .done = Elegido
ask-one-threat-or-drone = { $player }: ¿{ $count } de Amenaza o un Dron?
    .why = Después de que este Villano te ataque, eliges tú. La Amenaza va al Plan principal; el Dron es la carta superior de tu mazo, bocabajo.
    .done = Elegido
ask-stun-hero = { $player }: recibe una carta de aturdido
    .why = Esta etapa del Villano aturde a cada Héroe al mostrarse. Un Héroe ya aturdido no recibe una segunda carta.
    .done = Puesta
ask-read-scheme = Leed la estrella de { $on }
    .why = Una estrella junto al espacio de Aceleración no vale nada por sí misma. Su texto se lee justo después de colocar la Amenaza del paso uno.
    .done = Leída
ask-starting-threat = { $card }: ¿con cuánta Amenaza empieza?
    .detail = Leed la carta.
    .why = La Amenaza inicial está impresa como una X que el texto explica. Se cuenta una sola vez, al entrar la carta en juego.
    .done = Colocar

## La preparación, paso a paso

ask-setup-identities = Elegid identidades, con el Alter ego visible
    .detail = Escanead una carta de Héroe por jugador para llevar aquí sus puntos de Vida.
    .why = Todos empiezan en forma de Alter ego. Las cartas Permanentes se apartan desde el principio.
    .done = Elegidas
ask-setup-dials = Ajustad los diales de Vida
    .detail = Al número impreso en la identidad.
    .why = El dial muestra los puntos de Vida que quedan. Empieza completo.
    .done = Ajustados
ask-setup-first-player = ¿Quién es el jugador inicial?
    .detail = Dadle la ficha.
    .why = El orden de jugadores empieza en el jugador inicial y sigue en sentido horario. La ficha se cede al final de cada ronda.
    .done = Dada
ask-setup-aside = Apartad obligaciones y archienemigos
    .why = Las obligaciones se barajarán enseguida en el mazo de Encuentros. Los conjuntos de archienemigo esperan hasta que una carta los llame.
    .done = Apartado
ask-setup-player-decks = Barajad los mazos de los jugadores
    .why = Cada jugador trae su propio mazo. Se baraja antes de que nadie robe.
    .done = Barajados
ask-setup-tokens = Preparad fichas y cartas de estado
    .why = Las fichas no tienen límite. Si se acaban, usad cualquier otra cosa.
    .done = Listas
ask-setup-villain = Poned en juego al Villano y el Plan principal
    .detail = Ajustad el dial del Villano al número de la pantalla.
    .why = La Vida de un Villano cuenta a los jugadores que empiezan. Ya no cambia después, ni siquiera cuando alguien queda eliminado.
    .done = Ajustado
ask-setup-encounter-deck = Formad y barajad el mazo de Encuentros
    .detail = Los conjuntos que indica el lado 1A, los modulares y las obligaciones; los conocidos están abajo.
    .why = El número de cartas de cada conjunto delata el que falte. Ya se han restado las cartas que entran ahora en juego.
    .done = Barajado
ask-setup-scheme = Resolved el lado 1A y girad el Plan a 1B
    .detail = Poned en juego las cartas con Preparación; la Amenaza inicial y los Planes secundarios están en pantalla.
    .why = El lado A prepara el escenario y el lado B es el que se juega. Después viene lo que hace el Villano al mostrarse.
    .done = Resuelto
ask-setup-hands = Robad hasta el tamaño de la mano
    .why = Vale el tamaño de la mano del Alter ego, que es el lado visible. Suele ser mayor que el del Héroe.
    .done = Robado
ask-setup-mulligan = Descartad lo que no queráis y volved a robar
    .detail = Una vez. Lo descartado no se baraja.
    .why = Cada jugador puede descartar cualquier número de cartas y volver a robar. Lo descartado se queda en los descartes.
    .done = Conforme
ask-setup-abilities = Resolved la Preparación de las identidades
    .why = Algunas identidades hacen algo antes de la primera ronda. Después empieza la ronda 1 con el jugador inicial.
    .done = Empezar

## Respuestas

option-enemy = { $enemy }
option-player = { $player }
option-set = { $card }
option-scheme-lost = Se pierde la partida
option-leave = Dejarlo como está
option-threat-instead = Colocar { $count } de Amenaza
option-drone-instead = Un Dron
option-mode-standard = Normal
option-mode-expert = Experto
option-guide-full = Todos los pasos
option-guide-short = Solo números y decisiones
option-count-threat = Amenaza
option-count-hit-points = Vida
option-count-deck = Mazo de Encuentros
option-matter-scheme = { $card }: Plan completado
option-matter-villain = { $card }: etapa superada
option-matter-player = { $card }: eliminación
option-matter-fallen = { $card }: derrota
option-matter-deck = Mazo de Encuentros: vacío
answered-undefended = sin defensa
answered-leave = se deja como está
answered-deck = del mazo
answered-discard = de los descartes
answered-none = no aparece

## Avisos

note-threat-placed = { $card }: se colocan { $count } de Amenaza.
note-schemed = { $enemy } ha ejecutado el Plan contra { $player }: { $count } de Amenaza.
note-attacked = { $enemy } ha atacado a { $player }: { $count } de daño antes de la defensa.
note-boost-turned = Carta de aumento: { $card }, { $count ->
        [0] ningún icono
        [one] un icono
       *[other] { $count } iconos
    }.
note-boost-star = Estrella de aumento: { $card }. Leed el texto bajo la línea.
note-dealt = { $player }: { $count ->
        [one] se reparte una carta
       *[other] se reparten { $count } cartas
    } bocabajo.
note-discarded = { $count ->
        [one] Se descarta una carta
       *[other] Se descartan { $count } cartas
    } del mazo de Encuentros.
note-discard-stopped = Cartas descartadas: solo { $count } de { $wanted }; se para al vaciarse el mazo y cuenta como hecho.
note-reshuffled = Mazo de Encuentros nuevo: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }.
note-token-placed = { $card }: una ficha de Aceleración más, { $count } en total.
note-entered = Entra en juego: { $card }.{ $kind_id ->
        [ally] { "" }
        [support] { "" }
        [upgrade] { "" }
        [player_side_scheme] { "" }
        [villain] { "" }
        [leader] { "" }
        [main_scheme] { "" }
       *[other] { " " }¿Se ha mostrado? Haced lo que dice.
    }
note-entered-on = Entra en juego: { $card } ({ $on }).{ $kind_id ->
        [ally] { "" }
        [support] { "" }
        [upgrade] { "" }
        [player_side_scheme] { "" }
        [villain] { "" }
        [leader] { "" }
        [main_scheme] { "" }
       *[other] { " " }¿Se ha mostrado? Haced lo que dice.
    }
note-defeated = Derrota: { $card }.{ $to_id ->
        [out] { " " }Va al área de Victoria.
       *[discard] { "" }
    }
note-advanced = El Plan principal es ahora: { $card }. Fichas de Aceleración que se quedan: { $tokens }.
note-next-stage = { $enemy }: etapa { $stage }, { $count } puntos de Vida.
note-villain-gone = Fuera de la partida: { $enemy }.
note-eliminated = Eliminación: { $player }.
note-first-player = Jugador inicial: { $player }.
note-formed = { $player }: { $form }.
note-identity = { $player } juega con { $card }.
note-round-begins = Empieza la ronda { $round }.
note-clamped = { $counter }: se queda en cero.
note-tough-used = { $card }: la carta de Duro evita el daño y se descarta.
note-status-limit = { $card }: { $high ->
        [0] no puede tener cartas así
        [one] solo puede tener una carta así
       *[other] solo puede tener { $high } cartas así
    } ({ $token }).
note-surge = { $player }: Oleada.
note-obligation-removed = { $card } es de { $player }, que ya no juega: fuera de la partida, mostrad otra carta.
note-too-many-schemes = Hay { $count } Planes secundarios de jugador en juego y el máximo es { $high }: { $player } descarta uno.

## Por qué algo no se puede hacer

refused-already-out = { $player } ya no está en la partida.
refused-crisis = { $card }: no se puede retirar Amenaza mientras haya { $icons ->
        [one] un icono de Crisis
       *[other] { $icons } iconos de Crisis
    } en juego. Para enmendar un error, usad una corrección.
refused-threat-stays = { $card }: su Amenaza no se puede retirar nunca. Para enmendar un error, usad una corrección.
refused-no-damage = { $card } no puede recibir daño tal como está la mesa. Para enmendar un error, usad una corrección.
refused-derived-counter = { $counter }: depende de las cartas en juego. Corregid la carta.
refused-not-counted = { $counter }: en esta partida lo lleva la mesa.
refused-not-enough = { $counter }: se piden { $wanted } y hay { $got }.
refused-out-of-range = { $counter }: de { $low } a { $high }, no { $value }.
refused-named-twice = { $value } se ha dicho dos veces.
refused-wrong-number = { $high ->
        [1] Hace falta una respuesta; aquí hay { $got }.
       *[other] Hacen falta de { $wanted } a { $high } respuestas; aquí hay { $got }.
    }
refused-unknown-answer = { $value } no es una respuesta posible. Posibles: { $options }.
refused-unknown-form = { $form } no es una forma: hero o alter_ego.
refused-no-boost-wanted = Ahora no hace falta ninguna carta de aumento: { $card } no se ha contado.
refused-not-looked-for = { $card } no es la carta que se busca. Podrá entrar en juego cuando acabe la búsqueda.
refused-not-into-play = Una carta de este tipo no entra aquí en juego: { $kind }.
refused-stays-in-play = { $card } no puede salir: el último Villano y el Plan principal se quedan en juego.
refused-table-full = En esta mesa no caben más de { $high }.
refused-no-facts = Faltan los datos del Plan principal de este escenario: { $card }. Importadlos, o elegid otro.

## Contadores

counter-scheme-threat = Plan principal: Amenaza
    .short = Plan principal: Amenaza
counter-scheme-acceleration = Fichas de Aceleración
counter-scheme-stage = Plan principal: etapa
    .short = Plan: etapa
counter-scheme-token = Plan principal: { $token }
counter-villain-hit-points = Villano: Vida
counter-villain-stage = Villano: etapa
counter-villain-token = Villano: { $token }
counter-player-hit-points = { $player }: Vida
    .short = Vida
counter-player-dealt = { $player }: cartas bocabajo
    .short = bocabajo
counter-player-hand-size = { $player }: tamaño de la mano
    .short = mano
counter-player-token = { $player }: { $token }
    .short = { $token }
counter-card-threat = { $card }: Amenaza
    .short = Amenaza
counter-card-hit-points = { $card }: Vida
    .short = Vida
counter-card-token = { $card }: { $token }
    .short = { $token }
counter-encounter-deck = Mazo de Encuentros
counter-encounter-discard = Descartes de Encuentro
    .short = Descartes
counter-icons-acceleration = Iconos de Aceleración
counter-icons-hazard = Iconos de Riesgo
counter-icons-crisis = Iconos de Crisis
counter-icons-amplify = Iconos de Amplificación

## Sumandos

part-before = ya había
part-field = espacio de Aceleración
part-field-per-player = espacio de Aceleración: { $n } × { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
part-x = X
part-icon = { $icon }: { $card }
part-tokens = fichas de Aceleración: { $card }
part-damage = daño
part-by-hand = a mano
part-printed = impreso
part-printed-per-player = impreso: { $n } × { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
part-hinder = Complicación
part-hinder-per-player = Complicación: { $n } × { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
part-when-revealed = al mostrarse
part-when-revealed-per-player = al mostrarse: { $n } × { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
part-attack = ATQ: { $enemy }
part-scheme = PLA: { $enemy }
part-modifier = { $card }
part-boost = carta de aumento { $number }
part-amplify = Amplificación
part-drones = Drones
part-incite = Incitar: { $card }
part-chosen = elegido por { $player }
part-set = { $card }
part-obligations = obligaciones
part-in-play = en juego: { $card }
part-each-player = { $n ->
        [one] una carta por jugador
       *[other] { $n } cartas por jugador
    }
part-heroic = heroico { $n }

## Botones

action-form-hero = A Héroe
action-form-alter-ego = A Alter ego
action-deal = Repartir carta
action-first = Jugador inicial
action-eliminate = Eliminar
action-remove = Descartar
action-remove-out = Fuera de la partida
action-flip = Dar la vuelta
action-stunned = Aturdir
action-unstunned = Quitar aturdido
action-confused = Confundir
action-unconfused = Quitar confundido
action-tough = Dar Duro
action-untough = Quitar Duro
action-engage = Enfrentar con { $player }
action-engage-player = Para { $player }
action-plays-as = { $player } juega con esta
action-put-into-play = Poner en juego
action-reveal = Mostrar
action-attach = En { $on }
action-attacks = { $enemy } ataca
action-schemes = { $enemy } ejecuta el Plan
action-surge = Oleada
action-more-boost = Otra carta de aumento
action-undefended = Sin defensa: { $player } recibe { $count }
action-nemesis = Barajar { $count } cartas de archienemigo
action-leave = Dejarlo
action-was-discarded = De los descartes
action-not-found = No aparece

## Cómo acaba

ending-villain-defeated = Habéis ganado
    .why = { $enemy }: la última etapa ha caído.
ending-scheme-completed = Ha ganado el Villano
    .why = Plan completado: { $card }.
ending-players-out = Ha ganado el Villano
    .why = Todos los jugadores están eliminados. Si caen a la vez el Héroe y el Villano, pierden los jugadores.
ending-deck-exhausted = Ha ganado el Villano
    .why = El mazo de Encuentros y sus descartes están vacíos, así que no puede llegar ninguna carta más.

## La página de inicio

setup-players = Jugadores
    .hint = En el orden de los asientos, en sentido horario; de 1 a 4.
setup-scenario = Escenario
    .hint = El Villano contra el que jugáis.
setup-mode = Dificultad
    .hint = El modo experto usa etapas posteriores del Villano y el conjunto Experto.
setup-heroes = Héroes
    .hint = Uno por jugador, en el orden de los asientos; vacío: no se lleva su Vida.
setup-modular = Conjuntos modulares
    .hint = Vacío: los que recomienda el escenario.
setup-heroic = Nivel heroico
    .hint = Tantas cartas de Encuentro más por jugador y ronda.
setup-guide = Guía
    .hint = Todos los pasos, o solo los que tienen un número o una decisión.
setup-count = Lo que lleva el compañero
    .hint = Lo que se deja fuera se lleva solo en la mesa.
setup-checklist = Recorrer la preparación
    .hint = Dice qué preparar, una cosa tras otra.
setup-rules = Edición de las reglas

## Palabras para las cartas

kind-villain = Villano
kind-leader = Líder
kind-main-scheme = Plan principal
kind-side-scheme = Plan secundario
kind-player-side-scheme = Plan secundario de jugador
kind-minion = Esbirro
card-treachery = la Perfidia
kind-treachery = Perfidia
kind-attachment = Accesorio
kind-environment = Entorno
kind-obligation = Obligación
kind-hero = Héroe
kind-alter-ego = Alter ego
kind-ally = Aliado
kind-event = Evento
kind-upgrade = Mejora
kind-support = Apoyo
kind-resource = Recurso
kind-evidence-means = Prueba: medios
kind-evidence-motive = Prueba: móvil
kind-evidence-opportunity = Prueba: oportunidad
kind-set = Conjunto
kind-index = Índice

area-villain = Villano
area-main-scheme = Plan principal
area-side-schemes = Planes secundarios
area-environments = Entornos
area-players = Zona de jugador
area-attached = Sobre otra carta
area-table = Mesa

form-hero = Héroe
form-alter-ego = Alter ego

icon-acceleration = Icono de Aceleración
icon-hazard = Icono de Riesgo
icon-crisis = Icono de Crisis
icon-amplify = Icono de Amplificación

token-stunned = Aturdido
token-confused = Confundido
token-tough = Duro
token-acceleration = Ficha de Aceleración
token-boost = Carta de aumento
token-counter = Contador
token-damage = Daño
token-threat = Amenaza
# Lo que llevan las cartas de otros conjuntos; elección nuestra.
token-alert = Alerta
token-ammo = Munición
token-arrow = Flecha
token-attack = Ataque
token-backup = Refuerzos
token-bird = Pájaro
token-bomb = Bomba
token-bystander = Transeúnte
token-charge = Carga
token-chi = Chi
token-command = Mando
token-deploy = Despliegue
token-doubt = Duda
token-emergency = Emergencia
token-energy = Energía
token-freeze = Congelación
token-fuel = Combustible
token-infamy = Infamia
token-invocation = Invocación
token-judo = Judo
token-labor = Trabajo
token-leadership = Liderazgo
token-leap = Salto
token-lock = Cerradura
token-madness = Locura
token-medical = Médico
token-mental = Mental
token-missile = Misil
token-mission = Misión
token-mystic = Místico
token-notoriety = Notoriedad
token-operation = Operación
token-operative = Agente
token-physical = Físico
token-psi = Psi
token-psionic = Psiónico
token-rage = Ira
token-reflection = Reflejo
token-research = Investigación
token-snoop = Espionaje
token-staff = Personal
token-steel = Acero
token-stronghold = Fortaleza
token-supply = Suministro
token-target = Objetivo
token-training = Entrenamiento
token-warrior = Guerrero
token-web = Telaraña

field-threat = Amenaza inicial
field-target = Amenaza límite
field-acceleration = Aceleración
field-hit-points = Vida
field-attack = ATQ
field-scheme = PLA
field-boost = Iconos de Aumento
field-hand-size = Tamaño de la mano
field-thwart = INT
field-defense = DEF
field-recover = REC
field-cost = Coste

## Glosario

term-acceleration-icon = Aceleración, icono de
    .text = Un icono en cualquier carta en juego. Cada uno añade 1 de Amenaza al Plan principal en el paso uno de la fase del Villano, sean cuantos sean los jugadores.
term-activation = Activación
    .text = Un enemigo se activa contra un jugador: ataca a un Héroe y ejecuta el Plan contra un Alter ego. Cuál de las dos cosas se decide en ese momento.
term-threat = Amenaza
    .text = Fichas sobre los Planes que muestran lo avanzados que están. Un Plan principal se completa cuando llegan a su límite; un Plan secundario cae cuando no le queda ninguna.
term-attack-activation = Ataque (activación de enemigo)
    .text = El enemigo inflige daño igual a su ATQ más los iconos de Aumento. Puede defender un Héroe o aliado preparado; al Héroe se le resta la DEF, el aliado lo recibe todo.
term-scheme-activation = Ejecutar el Plan (activación de enemigo)
    .text = El enemigo coloca sobre el Plan principal Amenaza igual a su PLA más los iconos de Aumento. Nadie puede defenderse de ello.
term-in-player-order = En orden de jugadores
    .text = Empezando por el jugador inicial y en sentido horario, cada jugador acaba antes de que empiece el siguiente. Los eliminados se saltan.
term-engage = Enfrentarse, enfrentado
    .text = Un esbirro enfrentado con un jugador está delante de él y se activa contra él. Sigue ahí hasta que cae o pasa a otro jugador.
term-minion = Esbirro
    .text = Un enemigo que se enfrenta con un jugador. Se activa contra él después del Villano y no recibe carta de aumento, a no ser que sea Infame.
term-player = Jugador
    .text = Quien tiene un asiento y una identidad en esta mesa. Los números por jugador cuentan a los que empezaron, aunque alguno quede eliminado.
term-find = Localizar
    .text = Buscar una carta concreta en los lugares que una carta nombra, casi siempre el mazo y los descartes. El mazo en el que se ha buscado se baraja.
term-reveal = Mostrar
    .text = Poner bocarriba una carta de Encuentro y resolverla según su tipo. Las cartas se muestran una por una, en el orden en que se repartieron.
term-main-scheme = Plan principal (cartas y mazo)
    .text = El plan del Villano, en etapas que se juegan en orden. Completar una etapa trae la siguiente; completar la que así lo dice hace perder la partida.
term-deal = Repartir una carta de Encuentro
    .text = Poner la carta superior del mazo de Encuentros bocabajo delante de un jugador. Espera ahí hasta que se muestra en la fase del Villano.
term-hazard-icon = Riesgo, icono de
    .text = Un icono en cualquier carta en juego. Cada uno añade una carta de Encuentro en total a las que se reparten en la fase del Villano, en orden de jugadores.
term-villain = Villano
    .text = El enemigo del que trata el escenario, en etapas con un dial de Vida. Se activa contra cada jugador; superar su última etapa gana la partida.
term-acceleration-token = Aceleración, ficha de
    .text = Añade 1 de Amenaza en el paso uno, como el icono. Junto al Plan principal se queda toda la partida; sobre otra carta se va con ella.
term-boost-card = Carta de aumento
    .text = Una carta de Encuentro bocabajo que un enemigo recibe al activarse. Sus iconos de Aumento se suman al ATQ o al PLA; una estrella significa que se lee un texto.
term-crisis-icon = Crisis, icono de
    .text = Mientras haya al menos uno en juego no se puede retirar Amenaza del Plan principal. Colocarla sí se puede.
term-amplify-icon = Amplificación, icono de
    .text = Añade un icono de Aumento a cada carta de aumento que se muestra, por cada icono así en juego. Así lo lee el compañero; corregid el resultado si vuestras reglas difieren.
term-encounter-deck = Mazo de Encuentros
    .text = Las cartas que trabajan para el Villano. Cuando se vacía, los descartes pasan en el acto a ser el mazo nuevo y se coloca una ficha de Aceleración.
term-first-player = Jugador inicial
    .text = Quien tiene la ficha; con él empieza el orden de jugadores. Se cede en sentido horario al final de cada ronda, y en el acto si su dueño queda eliminado.
term-side-scheme = Plan secundario
    .text = Un plan menor junto al principal, con un efecto o iconos mientras esté en juego. Sin Amenaza, cae y se descarta.
term-status-cards = Cartas de estado
    .text = Aturdido evita un ataque; confundido, ejecutar el Plan o intervenir; Duro, un daño. Después se descarta la carta. Un personaje tiene como mucho una de cada tipo.
term-stage = Etapa
    .text = Una carta del mazo de un Villano o de un Plan principal. La siguiente llega cuando esta cae o se completa.
term-surge = Oleada
    .text = Cuando esta carta está resuelta, quien la mostró tiene una carta de Encuentro más por resolver. La edición de las reglas dice cómo llega.
