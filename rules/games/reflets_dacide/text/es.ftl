# Reflets d'Acide, modo cooperativo, en español. No hay edición española: los términos son elección nuestra (Vils,
# Bestiole, Aléa y DDD quedan como en las cartas). Todas las frases son nuestras.

game-name = Reflets d’Acide

## Dónde estamos

where = Turno { $round } · { $phase }
phase-setup = Preparación
phase-turn = En camino
phase-reveal = Revelación
phase-trial = Prueba
phase-guide = Cambio de Guía

step-setup-board = Tablero
step-setup-quests = Misiones
step-setup-heroes = Héroes
step-setup-challenge = Desafío
step-setup-guide = Guía
step-setup-gems = Gemas
step-turn-blessing = Bendición
step-turn-pawns = Peones
step-turn-square = Casilla
step-turn-vitality = Vitalidad
step-turn-end = Fin del turno
step-guide-change = Guía siguiente
step-reveal-imprevus = Imprevistos
step-reveal-gems = Gemas
step-reveal-alea = Aléa
step-reveal-room = Sala
step-reveal-pay = Pago
step-reveal-effect = Efecto
step-trial = Prueba

## La preparación, si la mesa la quiere paso a paso

ask-setup-board = Preparad el tablero y sus mazos
    .detail = Peón blanco: el Avatar. Peón verde: el equipo, en Maender-Alkoor. Los Aléas, bocabajo en sus zonas.
    .why = El Avatar persigue al equipo en cuanto este deja la ciudad. Todo lo que se revelará después debe estar bocabajo.
    .done = Preparado
ask-setup-quests = Robad vuestra Misión; la opuesta, a los Vils
    .detail = La vuestra bocarriba; la suya, en lo alto del tablero de los Vils.
    .why = Ganáis al cumplir vuestra Misión; los Vils, al cumplir la suya. El acompañante sigue la de ellos, muesca a muesca.
    .done = En su sitio
ask-setup-heroes = Seis Héroes vuestros, seis ocultos de los Vils
    .detail = Los vuestros, bocarriba en los tableros de influencia.
    .why = Todos lleváis juntos un solo equipo de seis. Los Héroes de los Vils siguen ocultos en su tablero.
    .done = Ya están
ask-setup-challenge = Tomad la ficha de vuestro Desafío
    .detail = El acompañante ya sabe sus números; poned las fichas de Misterio bocabajo en sus sitios.
    .why = El Desafío dice cuántos Imprevistos y cuántas gemas para los Vils trae cada revelación.
    .done = Tomada
ask-setup-guide = Elegid al primer Guía
    .detail = Vuestro reglamento dice cómo. Aquí empieza { $player }; si es otra persona, cambiad el orden de los nombres.
    .why = El Guía lleva el turno y lee las cartas en voz alta. Si sois varios, cambia cada turno.
    .done = Elegido
ask-setup-gems = Una gema de cada color en cada tablero
    .detail = En cada tablero de influencia y en el de los Vils; el resto se queda en la bolsa.
    .why = El acompañante las cuenta desde aquí. Cinco colores, veinticinco de cada uno, y ninguna se pierde.
    .done = Puestas

## El turno

ask-blessing = Bendición: invocad a los dioses, o no
    .detail = Una habilidad divina, un Dilema divino o nada: como quiera el Guía.
    .why = Es el único momento del turno para ello, y nunca es obligatorio. Lo que cuesta y lo que hace está en vuestro reglamento.
    .done = Seguir
ask-pawns = Tirad el DDD; mueve el Avatar, luego el equipo
    .detail = En este orden. Si el Avatar alcanza al equipo, la partida está perdida.
    .why = El dado dorado abre el turno. Vuestro reglamento dice cuánto avanza cada peón.
    .done = Movidos
ask-square = ¿Qué hay donde está el equipo?
    .detail = Una casilla especial se juega primero; después se vuelve a preguntar.
    .why = Un Aléa bocabajo abre la revelación: los Imprevistos, las gemas para los Vils y luego el propio Aléa.
ask-square-effect = Jugad lo que dice la casilla: { $square }
    .detail = Si ganáis o perdéis gemas, tocad los números de los tableros.
    .why = Vuestro reglamento describe estas casillas. El acompañante solo cuida de que cuadren las gemas.
    .done = Jugada
ask-gem-purse = Bolsa: sacad { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    } para { $board }
    .detail = Tocad cada color que haya salido.
    .why = La bolsa de una ficha de Misterio trae cinco gemas del banco, menos solo si el banco se agota.
ask-known-alea = Jugad la Puerta o la Sala ya conocida
    .detail = Como diga vuestro reglamento. Si es una Sala, escaneadla: el acompañante sabe lo que hizo.
    .why = Lo revelado en un turno anterior no se vuelve a pagar. Una Sala que no sirvió a los Vils puede dar que preguntar.
    .done = Jugada
ask-vitality = Probad la vitalidad de los Héroes si toca
    .detail = Las heridas y las muertes se indican en las fichas de los Héroes.
    .why = Vuestro reglamento dice a quién se prueba y cuándo muere un Héroe. El DDD ya no puede nombrar a un Héroe muerto.
    .done = Seguir
ask-turn-end = Fin del turno
    .detail = Recoged; lo que aún esperaba una Prueba se descarta.
    .why = Si vuestra Misión está cumplida, decidlo ahora. Si no, cambia el Guía.
    .done = Turno acabado
ask-guide-change = Cambia el Guía: { $player }
    .detail = Pasad el dado.
    .why = Cada turno tiene su Guía. Una vez abierta la última Sala de los Vils, cada cambio cuenta.
    .done = Pasado
ask-guide-change-solo = Empieza un turno nuevo
    .detail = En solitario, cada fin de turno vale como cambio de Guía.
    .why = Una vez abierta la última Sala de los Vils, cada cambio cuenta.
    .done = Empezar
ask-guide-change-counted = Cambia el Guía: { $player }. { $left ->
        [0] No queda otro cambio
        [one] Después queda uno
       *[other] Después quedan { $left }
    }
    .detail = Los Vils están a punto de acabar. Al cuarto cambio, la partida está perdida.
    .why = Su última Sala se abrió tras las dos anteriores. Desde entonces quedan tres cambios de Guía.
    .done = Pasado
ask-guide-change-last = Cuarto cambio de Guía: la partida está perdida
    .detail = ¿Está cumplida vuestra Misión a pesar de todo? Entonces decidlo.
    .why = Quedaban tres cambios cuando los Vils abrieron su última Sala. Este sería el cuarto.
    .done = Perdida
ask-points = Añadid una línea: los puntos y por qué
    .detail = { $count ->
        [one] Un punto hasta ahora. Por ejemplo: 5 todos los enanos vivos
       *[other] { $count } puntos hasta ahora. Por ejemplo: 5 todos los enanos vivos
    }
    .why = Contad como diga vuestro reglamento; cada línea se guarda. La fórmula es vuestra.
    .done = Añadir

## Los Imprevistos

ask-imprevu = Descubrid el Imprevisto { $number } de { $count }
    .detail = Escaneadlo o tocad su clase. Cada uno se resuelve antes del siguiente.
    .why = El Desafío dice cuántos se roban. Aquí solo puede salir un Dilema, una Criatura o una Bestiole.
ask-dilemma = Dilema { $card }: ¿lo guardáis?
    .detail = Espera en un hueco libre de cualquier tablero; solo se puede jugar su parte inferior.
    .why = Guardado, es una ventaja para más tarde, para cualquiera. Si no, su bolsa roja da gemas a los Vils y se descarta.
ask-dilemma-says-no = «Alors là, je dis non»: ¿lo guardáis?
    .detail = En un tablero puede descartar una Criatura o una Bestiole, incluso antes de pagarla.
    .why = Solo sirve mientras está en uno de vuestros tableros, así que necesita un hueco libre. No puede nada contra un Dilema.
ask-say-no = ¿Decís «non» a { $card } o pagáis?
    .detail = En ese caso se descartan las dos cartas y no se paga nada.
    .why = El Dilema especial de vuestro tablero puede descartar una Criatura o una Bestiole antes de que haya que pagarla.
ask-red-purse = Bolsa roja: sacad { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    } para los Vils
    .detail = Tocad cada color que haya salido. Después se descarta el Dilema.
    .why = Un Dilema que no se guarda da a los Vils tantas gemas como diga el Desafío. Las gemas de la fase vienen aun después.
ask-red-purse-short = Bolsa roja: solo { $count ->
        [one] queda { $count } gema
       *[other] quedan { $count } gemas
    } por sacar
    .detail = El Desafío pide { $wanted }, el banco no tiene más. Sacad lo que queda.
    .why = El reglamento no dice nada: sacamos lo que hay. Corregid los tableros si el banco tiene más.
ask-cost = ¿Cuántas gemas muestra { $card }?
    .detail = Cero si no muestra ninguna.
    .why = Una Criatura o una Bestiole se paga al robarla; un Aléa, al revelarlo.
    .done = Esas
ask-hero = DDD: ¿a qué Héroe estorba { $card }?
    .detail = Ponedla encima de ese Héroe, sobre su Equipo. Solo se nombra a los vivos.
    .why = En una Prueba ninguna característica de este Héroe cuenta más de 2. Sin Prueba, la Bestiole se descarta.

## El pago

ask-pay = Pagad { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    } ({ $board }) por { $card }
    .detail = De cualquier color; tocad cada gema. Van al banco.
    .why = El número de la carta se paga en el acto. Puede pagar otro tablero en su lugar.
ask-pay-part = Pagad { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    } por { $card }: primero { $board }
    .detail = Tocad lo que da { $board }; otro tablero paga el resto. Van al banco.
    .why = Ningún tablero tiene bastantes por sí solo, o preferís compartir. El número de la carta se paga en el acto.
ask-pay-by-hand = Pagad { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    } por { $card }
    .detail = De vuestros tableros al banco. El acompañante no cuenta vuestros tableros en esta partida.
    .why = El número de la carta se paga en el acto.
    .done = Pagado
ask-cannot-pay = { $card } cuesta { $count }, vuestros tableros tienen { $held }
    .detail = Arregladlo en la mesa como acordéis, o corregid los tableros.
    .why = El reglamento a mano no dice qué pasa entonces. Vuestra decisión queda en el historial.
    .done = Arreglado

## Las gemas de los Vils

ask-gems-for-vils = Sacad { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    } para los Vils
    .detail = Tocad cada color que haya salido; todas van a su tablero.
    .why = El Desafío dice cuántas. Cuatro de un color provocan un efecto, así que se colocan todas antes de mirar.
ask-gems-for-vils-short = Solo { $count ->
        [one] queda { $count } gema
       *[other] quedan { $count } gemas
    } para los Vils
    .detail = El Desafío pide { $wanted }, el banco no tiene más. Sacad lo que queda.
    .why = El reglamento no dice nada: sacamos lo que hay. Corregid los tableros si el banco tiene más.
ask-vils-effect = Cuatro gemas ({ $colour }): efecto de los Vils
    .detail = Jugadlo: está impreso en su tablero. Después vuelven todas las gemas de este color.
    .why = Una serie de cuatro provoca el efecto una vez, por muchas que se sacaran. Las que pasaban de cuatro volvieron antes.
    .done = Jugado
ask-vils-effect-told = Cuatro gemas ({ $colour }): { $effect }
    .detail = Jugadlo una vez. Después vuelven todas las gemas de este color.
    .why = Una serie de cuatro provoca el efecto una vez, por muchas que se sacaran. Las que pasaban de cuatro volvieron antes.
    .done = Jugado
ask-vils-effects = { $count } series a la vez: ¿qué efecto primero?
    .detail = Tocadlas en el orden que elijáis.
    .why = El reglamento no da orden, así que es vuestro. Cada efecto se juega una vez.

## El Aléa y la Sala

rest-reveal-alea = Revelad el Aléa: escaneadlo o tocad su clase
    .detail = ¿Hay varios? Escaneadlos todos antes de pagar; después elegiréis.
    .why = Pagáis las gemas que muestra el Aléa. De varios guardáis uno y descartáis los demás sin pagarlos.
ask-which-alea = Hay { $count } Aléas: ¿cuál jugáis?
    .detail = Leedlos todos. Solo se paga el que guardáis; los demás se descartan.
    .why = Las recompensas del Desafío pueden poner varios Aléas en un sitio. Los descartados no cuestan nada y no cuentan como revelados.
ask-which-room = ¿Qué Sala de la Misión de los Vils es esta?
    .detail = Mirad su carta de Misión. La Sala III es siempre la Chambre de l’Octuple.
    .why = Sus Salas solo sirven en orden: I, luego II, luego III. Cualquier otra Sala no significa nada para ellos.
ask-room-one = Sala I: su Misión baja; Reliquia a los Vils
    .detail = Una muesca abajo en su tablero. { $relic }: de su mazo a la pila de puntos. ¿No está en el mazo? Decidlo.
    .why = Es la primera Sala de su Misión. Sin esa Reliquia no podrían cumplirla nunca.
    .done = Hechas las dos
ask-room-one-no-relic = Sala I: baja una muesca, pero sin Reliquia
    .detail = { $relic } no está en su mazo: los Vils no la reciben y ya no pueden cumplir su Misión.
    .why = La carta baja igualmente. El acompañante recuerda que están bloqueados.
    .done = Bajada
ask-room-two = Sala II: su carta de Misión baja una muesca
    .detail = La Sala I se reveló antes.
    .why = La segunda Sala cuenta porque la primera ya estaba abierta.
    .done = Bajada
ask-octuple = Sala III: baja una muesca, empieza la cuenta
    .detail = Quedan tres cambios de Guía para acabar vuestra Misión.
    .why = Las Salas I y II ya estaban abiertas. Al cuarto cambio de Guía, la partida está perdida.
    .done = Bajada
ask-octuple-early = Sala III, pero la carta está en { $notch }: ¿cuenta?
    .detail = Las dos Salas anteriores se vieron, aunque no en orden. A la letra cuenta: una muesca, tres cambios.
    .why = El texto solo pregunta si se revelaron las Salas I y II. Es vuestra mesa: decidid, y queda en el historial.
    .done = Cuenta
ask-octuple-blocked = Sala III, pero los Vils no tienen Reliquia
    .detail = La carta baja; no empezamos la cuenta, pues no pueden acabar. Si vosotros sí, tocad el otro botón.
    .why = El reglamento a mano no dice qué pasa aquí. Es vuestra mesa: decidid, y queda en el historial.
    .done = Sin cuenta
ask-room-again = { $card } ya estaba abierta y no hizo nada
    .detail = Dejamos que tampoco haga nada ahora. Si debe contar, tocad el otro botón.
    .why = La primera vez llegó demasiado pronto. El reglamento a mano no dice si cuenta al encontrarla otra vez.
    .done = No pasa nada

## La Prueba

ask-trial = ¿Hay una Prueba aquí?
    .detail = Si no, se descartan las Criaturas y Bestioles que esperan.
    .why = Las Criaturas se juegan y las Bestioles estorban solo en una Prueba. Lo que se pagó por ellas sigue pagado.
ask-objectives = Jugad la Prueba, objetivo por objetivo
    .detail = Cumplidos: { $met }. Fallados: { $missed }. Al acabar, tocad el resultado.
    .why = Los dados y los umbrales están en vuestro reglamento. Un Héroe estorbado cuenta como mucho 2 en cada característica.
ask-trial-passed = Prueba superada: tomad las recompensas
    .detail = Gemas: tocad los números de los tableros. ¿Se cumple con esto vuestra Misión? Entonces decidlo.
    .why = Tras la Prueba se descartan sus Criaturas y Bestioles, y los Héroes vuelven a ser los de siempre.
    .done = Tomadas
ask-trial-failed = Prueba fallada: sufrid las pérdidas
    .detail = Gemas, heridas, lo que diga la carta.
    .why = Tras la Prueba se descartan sus Criaturas y Bestioles, y los Héroes vuelven a ser los de siempre.
    .done = Sufridas

## Respuestas

option-square-reveal = Un Aléa por revelar
option-square-known = Una Puerta o Sala ya abierta
option-square-empty = Nada (más)
option-square-mystery = Ficha de Misterio
option-square-chance = Suerte
option-square-shortcut = Atajo peligroso
option-square-portal = Portal
option-kind-dilemme = Dilema
option-kind-dilemme-non = «Je dis non»
option-kind-creature = Criatura
option-kind-bestiole = Bestiole
option-keep = { $free ->
        [-1] Guardar en { $board }
       *[other] Guardar en { $board } (libres: { $free })
    }
option-purse = Bolsa roja: { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    } a los Vils
option-say-no = «Non» a { $card }
option-pay = { $count ->
        [-1] Pagar
        [one] Pagar { $count } gema
       *[other] Pagar { $count } gemas
    }
option-discard = Descartar
option-gem = { $colour }
option-gem-held = { $colour } ({ $count })
option-hero = { $hero }
option-effect = { $colour }
option-alea = { $card } ({ $count ->
        [-1] muestra X
        [one] { $count } gema
       *[other] { $count } gemas
    })
option-room-one = Sala I
option-room-two = Sala II
option-room-named = { $room }
option-room-three = Chambre de l’Octuple (III)
option-room-none = Ninguna de ellas
option-trial-yes = Sí, una Prueba
option-trial-no = Sin Prueba
option-trial-passed = Prueba superada
option-trial-failed = Prueba fallada
option-trial-met = Objetivo cumplido
option-trial-missed = Objetivo fallado
option-guide-full = Todos los pasos
option-guide-short = Solo números y elecciones
option-count-boards = Gemas de los tableros de influencia
option-count-heroes = Héroes

## Botones

action-enter-alea = Zona o Puerta
action-enter-salle = Sala
action-no-alea = Aquí no hay Aléa
action-draw-imprevu = Ha salido esta
action-reveal-alea = Revelarlo
action-take-heros = Se une al equipo
action-take-relique = La toma el equipo
action-gem-purse = Bolsa de gemas para { $board }
action-pay-from = Paga { $board }
action-pay-together = Pagar juntos
action-pay-by-hand = Arreglado en la mesa
action-say-no = «Non» a { $card }
action-play-dilemma = Jugarlo
action-relic-gone = La Reliquia no está
action-relic-there = La Reliquia está
action-no-countdown = No cuenta
action-countdown = Empezar la cuenta
action-room-counts = Cuenta ahora
action-wound = Herida
action-death = Muere
action-stop-countdown = Parar la cuenta
action-points-counted = Ya están todos los puntos
action-end-quest = ¡Misión cumplida!
action-end-avatar = El Avatar nos alcanza
action-end-vils = Los Vils han acabado

## Lo que se dice una vez

note-surplus = { $count ->
        [one] Una gema que pasaba de cuatro vuelve
       *[other] { $count } gemas que pasaban de cuatro vuelven
    } a la bolsa: { $colour }.
note-gems-collected = Sacadas hasta ahora: { $colour }. { $left ->
        [one] Falta una gema
       *[other] Faltan { $left } gemas
    } por sacar.
note-series-returned = { $count ->
        [one] Una gema vuelve
       *[other] Las { $count } gemas vuelven
    } al banco: { $colour }.
note-bank-empty = El banco está vacío: no se saca nada.
note-dilemma-kept = En espera en { $board }, hueco { $slot }: { $card }.
note-dilemma-discarded = Descartado: { $card }.
note-dilemma-used = Jugada la parte inferior y descartado: { $card }. Su hueco vuelve a estar libre.
note-dilemma-used-on-board = Jugada la parte inferior y descartado: { $card }. Su símbolo limita el efecto a { $board }.
note-card-left = Se va: { $card }.
note-hero-hampered = { $card } estorba: { $hero }.
note-hero-capped = { $hero } cuenta como mucho { $cap } en cada característica en esta Prueba.
note-hero-joined = En el equipo: { $hero }.
note-hero-died = Muerte: { $hero }.
note-said-no = «Non»: se descarta { $target } y también el Dilema; su hueco queda libre.
note-paid = Al banco: { $count ->
        [one] { $count } gema.
       *[other] { $count } gemas.
    }
note-paid-by-hand = Pagado: { $card }, { $count ->
        [one] { $count } gema.
       *[other] { $count } gemas.
    }
note-left-unpaid = Queda en juego sin haberse pagado: { $card }.
note-cannot-pay-settled = Arreglado en la mesa: { $card }, { $count ->
        [one] { $count } gema.
       *[other] { $count } gemas.
    }
note-imprevus-discarded = Descartado: { $card }.
note-creature-played = Jugada en esta Prueba: { $card }.
note-aleas-discarded = Descartado sin pagar: { $card }.
note-room-none = { $card }: no es Sala de la Misión de los Vils. No pasa nada.
note-room-too-early = { $card }: Sala { $place ->
        [1] I
        [2] II
       *[3] III
    } de los Vils, pero una anterior sigue cerrada. No pasa nada.
note-room-done-already = { $card } ya hizo lo suyo. No pasa nada.
note-room-nothing-again = { $card }: no pasa nada.
note-notch-down = Sala { $place ->
        [1] I
        [2] II
       *[3] III
    }: la carta de Misión de los Vils está en la muesca { $notch }.
note-relic-taken = Los Vils tienen su Reliquia.
note-relic-with-team = La Reliquia de la Misión de los Vils es vuestra.
note-vils-blocked = Sin Reliquia: los Vils ya no pueden cumplir su Misión.
note-countdown-started = Quedan { $left } cambios de Guía.
note-no-countdown = No empieza ninguna cuenta.
note-changes-left = { $left ->
        [0] Este es el último turno.
        [one] Queda un cambio de Guía.
       *[other] Quedan { $left } cambios de Guía.
    }
note-points-counted = { $count ->
        [one] Un punto
       *[other] { $count } puntos
    } en total.
note-clamped = { $counter } se detiene en { $value }.

## Por qué no

refused-wanted = La mesa espera otra cosa: { $kind ->
    [choose] una elección
    [order] un orden
    [number] un número
    [draw] { $prompt_id ->
        [pay] las gemas que pagáis
        [pay-part] las gemas que pagáis
       *[other] las gemas que se han sacado
    }
    [text] un texto
   *[confirm] que se confirme que está hecho
    }.
refused-wrong-number = { $wanted ->
        [one] Se pide { $wanted } gema
       *[other] Se piden { $wanted } gemas
    }, habéis dado { $got }.
refused-not-enough = { $counter }: { $got ->
        [0] no hay ninguna
       *[other] solo hay { $got }
    }. Pedido: { $wanted }.
refused-boards-lack = No hay bastantes gemas ({ $colour }) en { $board }: hay { $got }, se piden { $wanted }.
refused-unknown-colour = No existe el color «{ $colour }». Decid red, blue, green, yellow o violet, o el nombre que le disteis.
refused-unknown-board = No existe el tablero «{ $board }».
refused-unknown-hero = No existe el Héroe «{ $hero }». Van del 1 al 6.
refused-unknown-kind = Este juego no tiene cartas de la clase «{ $kind }».
refused-wrong-kind = Una carta de esta clase no va aquí ahora: { $kind }.
refused-hero-dead = Muerto: { $hero }. Nombrad a un Héroe vivo.
refused-no-place-for-hero = Los { $count } sitios están ocupados. Decid a qué Héroe se sustituye.
refused-no-free-slot = No hay hueco libre en { $board }.
refused-all-imprevus-drawn = Ya se robaron los { $count } Imprevistos.
refused-says-no-to-suffered-only = «Non» solo descarta una Criatura o una Bestiole, no { $card }.
refused-no-dilemma-says-no = «Alors là, je dis non» no está en ninguno de vuestros tableros.
refused-not-an-option = «{ $value }» no es una respuesta aquí. Posibles: { $options }.
refused-not-a-number = Un número entero de { $low } a { $high }, no «{ $value }».
refused-out-of-range = { $counter }: { $value } no está entre { $low } y { $high }.
refused-not-counted = { $counter }: nadie ha dicho este número, así que no se le puede quitar nada. Fijadlo primero.
refused-bank-needs-a-place = Las gemas del banco van a algún sitio o vienen de él: cambiad el tablero al que le sobran o le faltan, y el banco lo seguirá.
refused-colours-differ = Una gema conserva su color: { $source } no puede pasar a { $target }.
refused-relic-gone = Esa Reliquia ya salió de su mazo.
refused-bad-name = «{ $value }» no es un nombre: de uno a sesenta caracteres.
refused-bad-tint = { $field }: un color como #c0392b, no «{ $value }».
refused-points-first = Empezad por el número de puntos, no por «{ $value }».
refused-too-many-lines = Bastan { $count } líneas de puntos.
refused-game-over = La partida ha terminado. Si no es así, id a un paso.

## Números

counter-vils-token = Vils · { $token }
counter-bank-token = Banco · { $token }
counter-board-token = { $board } · { $token }
    .short = { $token }
counter-board-slots = { $board } · huecos para Dilemas
    .short = huecos para Dilemas
counter-hero-token = { $hero } · { $token }
    .short = { $token_id ->
        [value1] caract. 1
        [value2] caract. 2
        [value3] caract. 3
        [value4] caract. 4
        [value5] caract. 5
        [value6] caract. 6
        [value7] caract. 7
        [value8] caract. 8
        [bonus1] Equipo 1
        [bonus2] Equipo 2
        [bonus3] Equipo 3
        [bonus4] Equipo 4
        [bonus5] Equipo 5
        [bonus6] Equipo 6
        [bonus7] Equipo 7
        [bonus8] Equipo 8
       *[other] { $token }
    }
counter-vils-notch = Vils · muesca
counter-vils-room1 = Sala I abierta
counter-vils-room2 = Sala II abierta
counter-vils-room3 = Sala III abierta
counter-vils-relic = Reliquia de los Vils
counter-vils-blocked = Misión de los Vils bloqueada
    .short = Misión bloqueada
counter-relic-pile = Su Reliquia, en el mazo
    .short = Reliquia en el mazo
counter-countdown-left = Cambios de Guía restantes
    .short = Cambios de Guía
counter-countdown-on = Cuenta en marcha
counter-points-team = Puntos
counter-points-vils = Puntos de los Vils
counter-challenge-imprevus = Desafío · Imprevistos
counter-challenge-gemmes = Desafío · gemas
counter-imprevus-left = Imprevistos por robar
    .short = Imprevistos
counter-pawns-ddd = DDD
counter-avatar-square = Avatar, casillas recorridas
    .short = Avatar: casillas
counter-team-square = Equipo, casillas recorridas
    .short = Equipo: casillas

token-red = rojo
token-blue = azul
token-green = verde
token-yellow = amarillo
token-violet = violeta
token-vitality = vitalidad
token-value1 = característica 1
token-value2 = característica 2
token-value3 = característica 3
token-value4 = característica 4
token-value5 = característica 5
token-value6 = característica 6
token-value7 = característica 7
token-value8 = característica 8
token-bonus1 = Equipo en 1
token-bonus2 = Equipo en 2
token-bonus3 = Equipo en 3
token-bonus4 = Equipo en 4
token-bonus5 = Equipo en 5
token-bonus6 = Equipo en 6
token-bonus7 = Equipo en 7
token-bonus8 = Equipo en 8

part-printed = { $value } impreso
part-equipment = { $value } por Equipo
part-bestiole-cap = { $value }: como mucho { $cap } bajo una Bestiole
part-points = { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
part-points-line = { $value } { $label }

## Nombres

colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-violet = violeta
board-b1 = tablero 1
board-b2 = tablero 2
board-b3 = tablero 3
board-b4 = tablero 4
board-b5 = tablero 5
board-b6 = tablero 6
on-b1 = { board-b1 }
on-b2 = { board-b2 }
on-b3 = { board-b3 }
on-b4 = { board-b4 }
on-b5 = { board-b5 }
on-b6 = { board-b6 }
hero-h1 = Héroe 1
hero-h2 = Héroe 2
hero-h3 = Héroe 3
hero-h4 = Héroe 4
hero-h5 = Héroe 5
hero-h6 = Héroe 6
on-h1 = { hero-h1 }
on-h2 = { hero-h2 }
on-h3 = { hero-h3 }
on-h4 = { hero-h4 }
on-h5 = { hero-h5 }
on-h6 = { hero-h6 }
square-mystery = Ficha de Misterio
square-chance = Suerte
square-shortcut = Atajo peligroso
square-portal = Portal
card-room = esta Sala
relic-unnamed = La Reliquia que nombra

kind-dilemme = Dilema
kind-dilemme-non = «Alors là, je dis non»
kind-creature = Criatura
kind-bestiole = Bestiole
kind-zone = Zona
kind-porte = Puerta
kind-alea = Aléa
kind-salle = Sala
kind-octuple = Chambre de l’Octuple
kind-heros = Héroe
kind-relique = Reliquia

area-drawn = recién robado
area-pending = a la espera de una Prueba
area-kept = en espera
area-spot = en el sitio
area-team = con el equipo
area-heroes = en el equipo
area-dead = muerto

field-cost = Gemas
field-name = Nombre
field-vitality = Vitalidad
field-value1 = Característica 1
field-value2 = Característica 2
field-value3 = Característica 3
field-value4 = Característica 4
field-value5 = Característica 5
field-value6 = Característica 6
field-value7 = Característica 7
field-value8 = Característica 8

## El final

ending-quest = Vuestra Misión está cumplida. ¡Habéis ganado!
    .why = Fuisteis más rápidos que los Vils y os adelantasteis al Avatar. Contad vuestros puntos.
ending-avatar = El Avatar del Vacío os ha alcanzado
    .why = Alcanzó al equipo antes de que vuestra Misión estuviera cumplida. La partida está perdida.
ending-vils = Los Vils han cumplido su Misión
    .why = Fueron los primeros. La partida está perdida.
ending-fourth-change = Los Vils acaban: cuarto cambio de Guía
    .why = Quedaban tres cambios al abrirse su última Sala, y vuestra Misión no se cumplió a tiempo. La partida está perdida.

## Antes de la partida

setup-players = ¿Quién juega?
    .hint = De uno a tres, en el orden de los Guías.
setup-guide = ¿Cuánto hay que decir?
setup-count = ¿Qué cuenta el acompañante?
setup-checklist = Recorrer la preparación
setup-rules = Reglas
setup-imprevus = Desafío: Imprevistos
    .hint = El número de Imprevistos de vuestra ficha de Desafío: 2, 3 o 4.
setup-gemmes = Desafío: gemas para los Vils
    .hint = El número de gemas de vuestra ficha de Desafío: 2, 3 o 4. Puede ser distinto del otro.
setup-boards = Tableros de influencia en uso
    .hint = Cada uno empieza con una gema de cada color. Si queda vacío, el acompañante no cuenta vuestras gemas.
setup-slots = Huecos para Dilemas
    .hint = Un número igual para todos los tableros, o uno por tablero. Si queda vacío, decís vosotros si hay sitio.
setup-rooms = Salas I y II de la Misión de los Vils
    .hint = Dos nombres, como en su carta de Misión; la III es siempre la Chambre de l’Octuple. Si queda vacío, se os preguntará.
setup-relic = Reliquia de la Misión de los Vils
    .hint = La que nombra la Sala I.
setup-heroes = Vuestros seis Héroes
    .hint = Nombres, en el orden en que los cuenta el DDD.
setup-challenge = Nombre del Desafío
setup-vitality = Vitalidad de un Héroe al empezar
    .hint = Si queda vacío, el acompañante no la cuenta.
setup-traits = Nombres de las características
    .hint = En el orden de las cartas de Héroe.
setup-colours = Nombres de las cinco gemas
    .hint = En el orden rojo, azul, verde, amarillo, violeta.
setup-tints = Tonos de las cinco gemas
    .hint = Cinco valores como #c0392b, en el mismo orden.
setup-effect-red = Efecto de cuatro gemas rojas
    .hint = Como en el tablero de los Vils, con vuestras palabras; se muestra cuando se provoca.
setup-effect-blue = Efecto de cuatro gemas azules
setup-effect-green = Efecto de cuatro gemas verdes
setup-effect-yellow = Efecto de cuatro gemas amarillas
setup-effect-violet = Efecto de cuatro gemas violetas

## Glosario

term-guide = Guía
    .text = Quien lleva este turno: tira el dado dorado y lee las cartas en voz alta. El turno siguiente es otra persona.
term-team = Equipo
    .text = Los seis Héroes que lleváis todos juntos; el peón verde del tablero.
term-hero = Héroe
    .text = Uno de los seis de vuestro equipo, con características, vitalidad y quizá Equipo.
term-avatar = Avatar del Vacío
    .text = El peón blanco que persigue al equipo desde que deja la ciudad. Si os alcanza, la partida está perdida.
term-vils = Vils
    .text = Vuestros rivales, que juega el propio juego. Tienen tablero, gemas y una Misión propias.
term-vils-quest = Misión de los Vils
    .text = La contraria de la vuestra. Tres Salas, en orden, bajan su carta tres muescas.
term-challenge = Desafío
    .text = La dificultad que elegisteis. Su ficha dice cuántos Imprevistos y cuántas gemas trae cada revelación.
term-influence-board = Tablero de influencia
    .text = Donde están los Héroes y las gemas de los jugadores. Cualquiera puede guardar un Dilema en un hueco libre.
term-slot = Hueco
    .text = Un lugar de un tablero de influencia donde puede esperar un Dilema.
term-blessing = Bendición
    .text = El comienzo opcional de un turno: una habilidad divina o un Dilema divino.
term-ddd = DDD
    .text = El dado dorado del destino. Abre el turno y nombra al Héroe al que estorba una Bestiole.
term-mystery = Ficha de Misterio
    .text = Una ficha bocabajo en el camino; se descubre cuando llega el equipo.
term-gem-purse = Bolsa de gemas
    .text = Un símbolo de las fichas de Misterio: cinco gemas del banco para un tablero vuestro.
term-shortcut = Atajo peligroso
    .text = Una casilla especial del tablero; vuestro reglamento dice qué se arriesga.
term-portal = Portal
    .text = Una casilla especial del tablero, marcada por su ficha.
term-imprevu = Imprevisto (Imprévu)
    .text = Una carta de lo inesperado, que se roba en cada revelación: un Dilema, una Criatura o una Bestiole.
term-dilemma = Dilema (Dilemme)
    .text = Un Imprevisto que podéis guardar para más tarde en un hueco libre. En este modo solo se juega su parte inferior.
term-says-no = «Alors là, je dis non»
    .text = El Dilema especial: en uno de vuestros tableros, descarta una Criatura o una Bestiole, incluso antes de pagarla.
term-red-purse = Bolsa roja
    .text = El precio de un Dilema que no guardáis: gemas para los Vils, tantas como diga el Desafío.
term-creature = Criatura (Créature)
    .text = Un Imprevisto que se paga en el acto y se juega en la Prueba, si la hay.
term-bestiole = Bestiole
    .text = Un Imprevisto que se paga en el acto y se posa en un Héroe: en una Prueba ninguna de sus características cuenta más de 2.
term-cost = Gemas por pagar
    .text = El número que muestra una carta. Las gemas pagadas van al banco.
term-bank = Banco
    .text = La bolsa de gemas: lo que no está en ningún tablero. En total hay veinticinco de cada color.
term-series = Serie
    .text = Cuatro gemas de un color en el tablero de los Vils. Provoca una vez el efecto de ese color; después vuelven todas.
term-alea = Aléa
    .text = La carta del sitio al que llegó el equipo: una Zona, una Puerta o una Sala. Revelarla tiene su precio.
term-room = Sala
    .text = Un Aléa de la Sima. Tres de ellas importan a la Misión de los Vils, y solo en orden.
term-notch = Muesca
    .text = Cuánto ha bajado la carta de Misión de los Vils en su tablero: de cero a tres.
term-relic = Reliquia
    .text = Un tesoro que pide una Misión. Los Vils toman la suya con la Sala I, si aún está en su mazo.
term-countdown = Cuenta atrás
    .text = Tras la Sala III de los Vils quedan tres cambios de Guía para acabar vuestra Misión; el cuarto termina la partida.
term-trial = Prueba
    .text = La prueba que algunos Aléas piden a vuestros Héroes, con dados y objetivos.
term-objective = Objetivo
    .text = Una parte de una Prueba, para un Héroe o para todos juntos: cumplida o fallada.
term-vitality = Vitalidad
    .text = Lo que un Héroe aún puede soportar. Las heridas la quitan.
term-equipment = Equipo
    .text = Lo que lleva un Héroe; puede sumar a las características.
term-points = Puntos
    .text = Lo que vale una partida ganada. Añadís las líneas, como cuente vuestro reglamento.
