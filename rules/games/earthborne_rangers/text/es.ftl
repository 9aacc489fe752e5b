# Earthborne Rangers en español. Frases propias.
#
# Términos vistos en las traducciones de la comunidad: despejar, progreso, carta de Camino, localización, viajar, turno, reto,
# destinar, esfuerzo, agotar, mitigar, explorar, al alcance, ser, característica, equipo, adjunto, rol, Persistente, Aliado,
# cansancio, descartar, acampar, terminar el día, eventos notables, recompensas, guardián. Los demás son elección nuestra.

game-name = Earthborne Rangers
where = Ronda { $round } · { $phase }
kept-game-round = Partida { $number } · { $players } · ronda { $round }

## Dónde estamos

phase-setup = Preparación
phase-path = Cartas de Camino
phase-rangers = Turnos de los guardianes
phase-travel = Viaje
phase-refresh = Renovación
phase-day = Fin del día

step-setup-rewards = Recompensas
step-setup-areas = Guardianes
step-setup-hand = Manos
step-setup-lead = Guía
step-setup-challenge = Desafíos
step-setup-location = Localización
step-setup-weather = Tiempo
step-setup-missions = Misiones
step-setup-path = Mazo de Camino
step-setup-arrival = Llegada
step-setup-start = Inicio del día
step-path-draw = Cartas de Camino
step-rangers-turns = Turnos
step-test-commit = Destinar
step-test-reveal = Revelar
step-test-success = Resultado
step-test-challenge = Desafíos
step-test-end = Fin del reto
step-clear-before = Antes
step-clear-when = Cuando
step-clear-check = Comprobar
step-clear-after = Después
step-travel-decide = ¿Viajar?
step-travel-clear = Recoger
step-travel-choose = Destino
step-travel-camp = ¿Acampar?
step-travel-build = Mazo de Camino
step-travel-arrive = Llegada
step-refresh-fatigue = Heridas
step-refresh-draw = Robar
step-refresh-energy = Energía
step-refresh-effects = Efectos
step-refresh-ready = Preparar
step-day-end = Día acabado

## Preparación de un día

setup-players = Guardianes
    .hint = Un nombre por guardián. Los umbrales por guardián los cuentan a todos.
setup-guide = Ayuda
    .hint = Cada paso, o solo los que tienen un número o una elección.
setup-count = Lo que cuenta la aplicación
    .hint = Lo que se deja fuera se dice, y lo cuenta la mesa.
setup-checklist = Recorrer la preparación
setup-rules = Versión de las reglas
setup-campaign = Campaña
    .hint = El nombre de vuestra hoja de campaña. Dejadlo vacío para un solo día.
setup-day = Día
setup-location = Localización
setup-terrain = Terreno del último camino
    .hint = El conjunto de terreno del camino por el que llegasteis aquí.
setup-weather = Tiempo
setup-aspects = Aspectos
    .hint = Atención, forma física, espíritu y concentración de cada guardián, como 3122: así se cuenta la energía.
setup-deck = Cartas de un mazo de guardián
    .hint = Antes de robar la primera mano de seis.
setup-lead = Guardián guía
    .hint = El nombre de quien roba la primera carta de Camino de cada ronda.
setup-calendar = Calendario
setup-missions = Misiones
setup-camped = El día anterior acabó acampando
setup-lingering = Heridas persistentes repartidas

option-guide-full = Cada paso
option-guide-short = Solo números y elecciones
option-count-deck = Mazos y cansancio
option-count-injury = Heridas
option-count-energy = Energía
option-by-calendar = Según el calendario
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

ask-setup-rewards = Acampasteis: cambiad recompensas si queréis
    .detail = Las recompensas ganadas pueden entrar en los mazos; las dolencias se quedan.
    .why = Solo lo permite un día que acabó acampando.
    .done = Cambiadas
ask-setup-areas = Colocad aspectos, roles y retos comunes
    .detail = Barajad los mazos y tomad la energía de vuestros aspectos.
    .why = Cada guardián puede poner en juego una carta de Preparación. Los números de aquí ya están puestos.
    .done = Colocados
ask-setup-hand = Robad seis cartas cada uno
    .detail = Una vez podéis apartar cartas, robar otras tantas y volver a barajarlas.
    .why = Los mazos de aquí ya no cuentan esas seis cartas.
    .done = Robadas
ask-setup-lead = Elegid al guardián guía: { $player }
    .detail = En la preparación se puede nombrar a otro.
    .why = El guía roba la primera carta de Camino de cada ronda y decide cuando el grupo no se pone de acuerdo.
    .done = De acuerdo
ask-setup-challenge = Barajad el mazo de desafíos
    .why = Tiene 24 cartas y lo usan todos los guardianes.
    .done = Barajado
ask-setup-location = Colocad la localización: { $card }
    .why = Aquí acabó el último día; la hoja de campaña lo sabe.
    .done = Colocada
ask-setup-weather = Colocad el tiempo: { $card }
    .detail = Las fichas que indica ya están contadas. Leed las entradas anotadas sobre el día.
    .why = El calendario de la hoja de campaña recomienda el tiempo de cada día.
    .done = Colocado
ask-setup-missions = { $count ->
        [0] No hay misiones abiertas
        [one] Colocad la misión abierta
       *[other] Colocad las { $count } misiones abiertas
    }
    .detail = Sus burbujas están en la hoja de campaña.
    .why = Toda misión sin completar está en los alrededores.
    .done = Colocadas
ask-setup-path = Barajad un mazo de Camino de { $count } cartas
    .detail = Terreno: { $terrain }. Añadid lo que pidan otras cartas.
    .why = Un lugar clave añade su propio conjunto; cualquier otro, tres cartas del Valle.
    .done = Barajado
ask-setup-arrival = Leed la llegada de { $card }
    .detail = Girad la localización para ver su entrada. Ignorad las instrucciones para guardianes de más.
    .why = El propio lugar dice con qué empieza el día.
    .done = Hecho
ask-setup-start = Poned las fichas y resolved «Inicio del día»
    .why = Estos efectos van al final, cuando todo está en la mesa.
    .done = Empezar

## Cartas de Camino

ask-path-card = { $player }: roba una carta de Camino
    .detail = Enséñala al lector, o colócala y sigue.
    .why = Cada guardián roba una, el guía primero. Flecha arriba: a lo largo del Camino; flecha abajo: a tu alcance.
    .done = Robada
ask-read-entry = { $card }: leed la entrada { $entry }
    .detail = Después, resolved lo que ocurre al entrar en juego.
    .why = El icono de libro remite a la guía de campaña. Una carta se termina antes de robar la siguiente.
    .done = Leída

## Turnos de los guardianes

ask-turn = ¿Quién juega el próximo turno?
    .why = En cualquier orden, pero nadie juega dos seguidos mientras otro no descanse. Agotar el rol lo permite.
ask-act = { $player }: un reto, una carta o descansar
    .detail = Para un reto, toca su carta, o tu nombre para Recordar. Tras jugar una carta: «{ ask-act.done }».
    .why = Un turno es una sola cosa. Las capacidades sin momento se usan al principio y al final.
    .done = Turno acabado

## Un reto

ask-fatigue-interaction = { $player }: antes, { $instances } de cansancio
    .detail = En medio: { $cards }
    .why = Las cartas preparadas entre tú y el objetivo cansan según su presencia, cada una aparte. Las aliadas no.
    .done = Sufrido
ask-fatigue-rest = { $player }: { $instances } de cansancio al descansar
    .detail = Agotadoras: { $cards }
    .why = Las cartas preparadas y agotadoras cansan a quien descansa cerca.
    .done = Sufrido
ask-fatigue-ambush = { $player }: { $instances } de cansancio ahora
    .detail = Emboscada: { $cards }
    .why = Una carta preparada con Emboscada cansa en cuanto llega a tu alcance.
    .done = Sufrido
ask-test-aspect = ¿Qué aspecto pide el reto?
    .detail = { $player }: lo indica la carta.
    .why = El modificador de la carta de desafío se lee para ese aspecto.
ask-commit-effort = { $player }: ¿cuánto esfuerzo en total?
    .detail = { $tokens ->
        [0] Aspecto: { $aspect }. Dificultad { $difficulty }.
        [one] Aspecto: { $aspect }. Dificultad { $difficulty }. Cuenta 1 por la ficha del otro guardián.
       *[other] Aspecto: { $aspect }. Dificultad { $difficulty }. Cuenta { $tokens } por las fichas de otros guardianes.
    }
    .why = Al menos 1 energía del aspecto, y lo que añadan las cartas. A partir de aquí no cambia.
ask-commit-energy = { $player }: ¿cuánto es energía?
    .detail = Aspecto: { $aspect }. Sale aquí de la reserva de { $got }; 0 si ya está quitada.
    .why = Un reto pide al menos 1 energía de su aspecto, a 1 de esfuerzo cada una. Cartas y fichas añaden el resto.
ask-commit = { $player } destina { $effort } de esfuerzo
    .detail = Aspecto: { $aspect }. Dificultad { $difficulty }.
    .why = El esfuerzo destinado queda fijo al acabar este paso. Al menos 1 energía del aspecto forma parte de él.
    .done = Destinado
ask-reveal = Revelad una carta de desafío: ¿qué icono?
    .detail = { $player }, { $aspect }: { $effort } de esfuerzo antes de la carta. Si se escanea, da también su modificador.
    .why = El modificador del aspecto cambia el esfuerzo. El icono dice qué efectos de desafío siguen.
ask-reveal-modifier = ¿Qué dice la carta ({ $aspect })?
    .detail = { $player }: { $effort } de esfuerzo antes de la carta. Dificultad { $difficulty }.
    .why = La carta de desafío lleva un número por aspecto; el del aspecto del reto cambia el esfuerzo.
ask-test-success = Éxito: esfuerzo { $effort }, dificultad { $difficulty }
    .detail = { $player }: resuelve todo el texto y coloca aquí sus fichas.
    .why = Primero todo el texto del éxito. Lo que alcance un umbral se despeja después.
    .done = Resuelto
ask-success-traverse = Éxito: { $effort } de progreso en { $card }
    .detail = { $player } atraviesa. Colócalo tú si el reto dice otra cosa.
    .why = Atravesar coloca tanto progreso como esfuerzo en una característica o en la localización.
    .done = Colocar
ask-success-connect = Éxito: { $effort } de progreso en { $card }
    .detail = { $player } conecta. Colócalo tú si el reto dice otra cosa.
    .why = Conectar coloca tanto progreso como esfuerzo en un ser.
    .done = Colocar
ask-success-avoid = Éxito: agotad { $card }
    .detail = { $player } la evita.
    .why = Una carta agotada no cansa a nadie ni tiene efectos de desafío.
    .done = Agotar
ask-success-remember = Éxito: explora { $effort } y roba una carta
    .detail = { $player }: la parte superior de tu mazo.
    .why = Recordar no interactúa con nada, así que nada se interpone.
    .done = Hecho
ask-test-failure = Fallo: esfuerzo { $effort }, dificultad { $difficulty }
    .detail = { $player }: resuelve lo que el reto dice del fallo.
    .why = El esfuerzo es menor que la dificultad. Corregidlo si la mesa tiene otro número.
    .done = Resuelto
ask-test-failure-traverse = Fallo: { $player } sufre una herida
    .detail = Esfuerzo { $effort }, dificultad { $difficulty }.
    .why = Fallar al atravesar hiere. Toda la pila de cansancio se descarta.
    .done = Sufrida
ask-challenge-effect = { $card }: ¿un efecto de { $icon }?
    .detail = Resolvedlo si lo hay; las fichas se colocan ahora.
    .why = Las cartas preparadas a tu alrededor responden al icono: tiempo, localización, misiones, a lo largo del Camino, al alcance, tu zona.
    .done = Resuelto
ask-challenge-icon = ¿Qué icono salió?
    .why = Dice qué efectos de desafío siguen.
ask-reshuffle = Barajad el descarte de desafíos en su mazo
    .why = La carta de este reto tiene el icono. Se hace una vez, después de todo lo demás.
    .done = Barajado
ask-reshuffle-perhaps = ¿Icono de barajar? Entonces, barajad
    .detail = El descarte de desafíos vuelve a su mazo.
    .why = Se hace una vez, después de todo lo demás.
    .done = Hecho

## Despejar

ask-clear-order = Se despejan { $count } cartas: ¿cuál primero?
    .detail = Tocad una, o todas en vuestro orden.
    .why = Toda carta que ha alcanzado un umbral se despeja ahora. El grupo elige el orden.
ask-clear-kind = { $card }: ¿con qué fichas se despeja?
    .detail = Solo se usa el texto de ese tipo.
    .why = Ambos tipos han alcanzado su umbral, así que elegís.
ask-clear-at-nothing = { $card }: ¿se despeja con un umbral de 0?
    .detail = No hay ninguna ficha y no hace falta ninguna.
    .why = Las reglas no lo dicen. Lo que elijáis queda en el historial.
ask-clear-before = Se despeja { $card }: efectos «antes»
    .detail = Basta ({ $kind }): { $count } de { $limit }. Terminad primero lo que estáis resolviendo.
    .why = Paso 1 de 4: los efectos que van antes de despejar. Si hay varios, en el orden que queráis.
    .done = Seguir
ask-clear-before-rangers = Se despeja { $card }: efectos «antes»
    .detail = Están las fichas de todos los guardianes. Terminad primero lo que estáis resolviendo.
    .why = Paso 1 de 4: los efectos que van antes de despejar. Si hay varios, en el orden que queráis.
    .done = Seguir
ask-clear-when = Se despeja { $card }: efectos «cuando»
    .detail = { $sources ->
        [one] También el texto Despejar de la propia carta.
       *[other] Posibles fuentes, en el orden que queráis: { $effects }
    }
    .why = Paso 2 de 4: los efectos al despejarse y los marcados Despejar en la carta. Si quitan fichas, quitadlas aquí.
    .done = Seguir
ask-clear-when-guide = { $card }: leed en voz alta la entrada { $entry }
    .detail = { $sources ->
        [one] También otros efectos «cuando» se despeja.
       *[other] Posibles fuentes, en el orden que queráis: { $effects }
    }
    .why = Paso 2 de 4: el número junto a Despejar remite a la guía. Si quita fichas, quitadlas aquí.
    .done = Leída
ask-clear-nested = { $count ->
        [one] También alcanza su umbral { $cards }: ¿cuándo?
       *[other] También alcanzan su umbral { $cards }: ¿cuándo?
    }
    .detail = Aún sin terminar: { $card }
    .why = Las reglas no dicen si se despeja dentro de esta o después. Lo que elijáis queda en el historial.
ask-clear-check = Descartad { $card }
    .detail = Aún basta ({ $kind }): { $count } de { $limit }. Las fichas y los adjuntos van con ella.
    .why = Paso 3 de 4: mirad otra vez. La carta solo se descarta si aún tiene suficientes.
    .done = Descartada
ask-clear-check-rangers = Descartad { $card }
    .detail = Aún están las fichas de todos los guardianes; vuelven a los roles.
    .why = Paso 3 de 4: mirad otra vez. La carta solo se descarta si aún tiene suficientes.
    .done = Descartada
ask-clear-other-kind = { $card }: ¿descartarla? Aún basta ({ $other })
    .detail = Las fichas con las que se despejaba ya no están.
    .why = Las reglas no dicen qué tipo cuenta aquí. Al pie de la letra, cualquiera vale. Lo que elijáis queda en el historial.
ask-clear-after = Despejada { $card }: efectos «después»
    .detail = Para otras reglas, quien la despejó fue { $player }.
    .why = Paso 4 de 4: los efectos que van después de despejar, también si la carta se quedó.
    .done = Seguir
ask-clear-after-nobody = Despejada { $card }: efectos «después»
    .detail = Ocurrió en el turno de nadie.
    .why = Paso 4 de 4: los efectos que van después de despejar, también si la carta se quedó.
    .done = Seguir

## Viaje

ask-travel-decide = El grupo puede viajar: ¿vais?
    .detail = { $card } tiene bastante progreso y ningún obstáculo preparado lo impide.
    .why = Se mira ahora y solo ahora. Podéis quedaros.
ask-travel-clear = { $count ->
        [one] Descartad la carta que se queda atrás
       *[other] Descartad las { $count } cartas que se quedan atrás
    }
    .detail = { $cards }
    .why = Se van las cartas de Camino y las de guardián fuera de vuestras zonas. Las Persistentes y sus adjuntos os acompañan.
    .done = Descartadas
ask-travel-clear-nothing = Guardad las cartas de Camino
    .detail = No hay nada más que descartar.
    .why = El mazo de Camino y su descarte se rehacen para el próximo lugar.
    .done = Guardadas
ask-travel-choose = ¿Adónde viajáis?
    .detail = Un camino más allá. Por el río, solo si algo lo permite.
    .why = Estos son los lugares vecinos en el mapa del Valle.
ask-travel-scan = Enseñad la nueva localización al lector
    .detail = O responded con su nombre.
    .why = Ningún camino del mapa sale de aquí.
ask-travel-terrain = ¿Por qué terreno llegáis? { $card }
    .why = El terreno del camino dice qué conjunto entra en el mazo de Camino.
ask-travel-camp = { $card }: ¿acampar o seguir?
    .detail = Acampar termina el día aquí.
    .why = Solo un día que acaba acampando permite cambiar recompensas.
ask-travel-build = Barajad un mazo de Camino de { $count } cartas
    .detail = Terreno: { $terrain }. Añadid lo que pidan otras cartas.
    .why = Un lugar clave añade su propio conjunto; cualquier otro, tres cartas del Valle.
    .done = Barajado
ask-travel-arrive = Llegada: { $card }
    .detail = Resolved su preparación de llegada y las misiones que acaban al llegar.
    .why = Ignorad las instrucciones para guardianes de más.
    .done = Hecho
ask-travel-arrive-guide = Llegada: { $card }, entrada { $entry }
    .detail = Después, su preparación de llegada y las misiones que acaban al llegar.
    .why = Una misión puede sustituir la entrada. Ignorad las instrucciones para guardianes de más.
    .done = Hecho

## Renovación

ask-refresh-fatigue = { $count ->
        [0] Sin heridas: sin cansancio
       *[other] Sufrid { $count } de cansancio por heridas
    }
    .detail = Uno por herida, cada guardián de su propio mazo.
    .why = Es lo primero, antes de robar. A quien le falten cartas, termina el día.
    .done = { $count ->
        [0] Seguir
       *[other] Sufrido
    }
ask-refresh-fatigue-by-hand = Sufrid 1 de cansancio por cada herida
    .detail = Aquí no se cuentan las heridas: mirad los roles e indicad el cansancio.
    .why = Es lo primero, antes de robar. Una tercera herida termina el día tras ese turno: tocad entonces «{ action-end-day }».
    .done = Sufrido
ask-refresh-draw = { $players ->
        [one] Roba una carta
       *[other] Robad una carta cada uno
    }
    .why = Quien no puede robar termina el día para todos.
    .done = Robada
ask-refresh-energy = Energía: exactamente vuestros aspectos
    .detail = Lo que falta se añade; lo que sobra se devuelve.
    .why = Durante los turnos puede haber más; la renovación la iguala.
    .done = Ajustada
ask-refresh-energy-by-hand = { $player }: energía según los aspectos
    .detail = La aplicación no conoce esos valores. Dadlos con una carta de aspecto o en la preparación.
    .why = En la renovación cada reserva vale exactamente su aspecto.
    .done = Ajustada
ask-refresh-effects = Resolved los efectos marcados Renovación
    .detail = Tiempo, localización, misiones y después las demás cartas.
    .why = Cada uno una vez. Lo que alcance un umbral se despeja después.
    .done = Resueltos
ask-refresh-weather = { $card }: { $by ->
        [-1] quitad una ficha ({ $token })
        [1] añadid una ficha ({ $token })
       *[other] añadid { $by } fichas ({ $token })
    }
    .detail = «{ ask-refresh-weather.done }» lo cuenta y gira la carta si toca. Después, los demás efectos.
    .why = El tiempo tiene un efecto propio, una vez por ronda.
    .done = Resuelto
ask-refresh-weather-turns = { $card }: su efecto de renovación
    .detail = «{ ask-refresh-weather-turns.done }» gira la carta si toca. Después, los demás efectos.
    .why = El tiempo tiene un efecto propio, una vez por ronda.
    .done = Resuelto
ask-refresh-weather-by-hand = { $card }: su efecto de renovación, si tiene
    .detail = A mano, según la carta: cambiad sus fichas y giradla. Después, los demás efectos.
    .why = La aplicación no sabe qué hace esta cara en la renovación; solo guarda sus fichas.
    .done = Resuelto
ask-refresh-weather-tokens-by-hand = { $card }: comprobad las fichas ({ $token })
    .detail = Añadid o quitad a mano lo que diga la carta. «{ ask-refresh-weather-tokens-by-hand.done }» la gira si toca. Después, los demás efectos.
    .why = Cuántas fichas llegan o se van depende de la mesa. La aplicación solo ve cuándo se gira la carta.
    .done = Resuelto
ask-refresh-ready = { $count ->
        [0] No hay nada agotado
        [one] Preparad la carta agotada
       *[other] Preparad las { $count } cartas agotadas
    }
    .detail = En todas las zonas, también los roles. Después empieza la siguiente ronda.
    .why = Va al final, para que las cartas agotadas no actuaran en esta ronda.
    .done = Preparadas

## Lo que solo sabe la mesa

ask-x-value = { $card }: ¿cuánto es X?
    .detail = { $field }: el número que da ahora la carta. Se puede corregir más tarde.
    .why = La X impresa depende de la mesa.
ask-mission-tokens = { $card } vuelve: ¿conserva sus fichas?
    .detail = Una misión no sale del juego; vuelve a los alrededores.
    .why = Nunca se ha aclarado si pierde sus fichas. Lo que elijáis queda en el historial.
ask-day-notes = ¿Eventos notables del día { $day }?
    .detail = Una línea para la hoja de campaña; tantas como queráis. Para acabar: «{ action-no-more-notes }».
    .why = De un día solo quedan la hoja de campaña y las listas de los mazos.

## Respuestas

option-sun = Sol
option-mountain = Montaña
option-crest = Cresta
option-modifier-2-less = −2
option-modifier-1-less = −1
option-modifier-0 = 0
option-modifier-1-more = +1
option-no-effects = Ningún efecto
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
option-by-harm = Daño, { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
option-by-progress = Progreso, { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
option-clear = Se despeja
option-leave = Dejarla
option-now = Ahora, dentro de esta
option-later = Después de esta
option-discard = Descartarla
option-keep = Conservarla
option-keep-tokens = Las conserva
option-drop-tokens = Las pierde
option-travel = Viajar
option-stay = Quedarse
option-path = { $card } ({ $terrain })
option-river-path = { $card } ({ $terrain }, si algo lo permite)
option-camp = Acampar
option-go-on = Seguir

## Lo que ha pasado

note-entered = { $card } entra en juego.
note-left = { $card } sale del juego.
note-role = { $player }: rol colocado.
note-reached = { $card } ha alcanzado un umbral; se despeja al acabar este paso.
note-location-reached = { $card } tiene bastante: el grupo puede viajar en la fase 3.
note-left-as-is = { $card } se queda como está.
note-cleared = Despejada: { $card }. La despejó: { $player }
note-cleared-by-nobody = Despejada: { $card }
note-kept = { $card } se queda: ya no tiene suficientes.
note-mission-stays = { $card } no sale del juego; vuelve a los alrededores.
note-x-is = { $card }: X es { $count }.
note-effort = Esfuerzo resultante: { $effort }. Dificultad: { $difficulty }.
note-fatigued = { $player }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } a la pila de cansancio.
note-fatigue-by-hand = { $player }: { $count } de cansancio, que cuenta la mesa.
note-soothed = { $player }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de la pila de cansancio a la mano.
note-injured = { $player }: herida número { $injury }. { $count ->
        [0] La pila de cansancio estaba vacía.
        [one] Se descarta { $count } carta de la pila de cansancio.
       *[other] Se descartan { $count } cartas de la pila de cansancio.
    }
note-injured-by-hand = { $player }: una herida, que cuenta la mesa. Se descarta toda la pila de cansancio.
note-injured-stack-by-hand = { $player }: herida número { $injury }. Se descarta toda la pila de cansancio.
note-healed-by-hand = { $player }: herida curada, que cuenta la mesa.
note-soothed-by-hand = { $player }: { $count } de la pila de cansancio a la mano, que cuenta la mesa.
note-healed = { $player }: heridas curadas: { $count }
note-no-card = { $player } no tiene más cartas: el día acaba al instante.
note-lingering-injury = { $player }: una herida persistente entra en el mazo.
note-rested = { $player } descansa.
note-out-of-turn = { $player } descansa fuera de turno; le tocaba a: { $players }
note-no-travel-progress = No se viaja, umbral sin alcanzar: { $card }
note-no-travel-obstacle = No se viaja, obstáculo preparado: { $card }
note-arrived = El grupo está en { $card }.
note-weather-turned = Cambia el tiempo: { $card }
note-round = Empieza la ronda { $round }.
note-day-over = El día { $day } ha acabado.
note-written-down = Anotado en la hoja de campaña: { $card }
note-clamped = { $counter } se queda en cero.

## Por qué no se puede

refused-slashed = { $card }: este umbral está tachado; ahí no puede haber { $kind }.
refused-not-in-play = { $card } no está en juego.
refused-not-enough = { $counter }: solo hay { $got } y hacían falta { $wanted }.
refused-energy-untold = { $player }: nadie ha indicado todavía la energía ({ $aspect }). Mostrad la carta de aspecto o ajustad la energía a mano.
refused-not-enough-energy = { $player } solo tiene { $got } de energía ({ $aspect }); hacían falta { $wanted }.
refused-modifier-untold = { $aspect_id ->
        [none] Indicad primero qué aspecto pide el reto.
       *[other] El reto pide { $aspect }: falta su modificador.
    }
refused-never-in-play = Las cartas de este tipo no se quedan en juego.
refused-unknown-end = Una carta va a «discard», «out» o «aside», no a «{ $to }».
refused-stays-in-play = { $card } no se puede guardar; enseñad al lector la que la sustituye.
refused-cannot-move = { $card } no se puede mover por sí sola.
refused-no-other-side = No hay carta de tiempo que girar.
refused-already-exhausted = { $card } ya está agotada.
refused-exhausted-cards-do-not-fatigue = { $card } está agotada y no cansa a nadie.
refused-unknown-aspect = «{ $aspect }» no es un aspecto: awa, fit, spi o foc.
refused-unknown-test = «{ $kind }» no es un reto: traverse, connect, avoid, remember o card.
refused-unknown-icon = «{ $icon }» no es un icono de desafío: sun, mountain o crest.
refused-unknown-option = «{ $value }» no está entre las respuestas.
refused-wrong-number = { $wanted ->
        [one] Se espera una respuesta y hay { $got }.
       *[other] Se esperan { $wanted } respuestas y hay { $got }.
    }
refused-wrong-length = La línea debe tener de { $low } a { $high } caracteres; tiene { $got }.
refused-test-going-on = { $player } está en medio de un reto. Terminadlo primero.
refused-no-test = No hay ningún reto en curso.
refused-effort-untold = { $player }: di primero el esfuerzo destinado.
refused-obstacle-between = Se interpone un obstáculo preparado: { $card }. Agotadlo o despejadlo primero.
refused-obstacle-blocks = { $card } es un obstáculo preparado: no se viaja. Agotadlo o despejadlo primero.
refused-has-rested = { $player } ha descansado y no tiene más turnos esta ronda.
refused-another-first = { $player } acaba de jugar. Ahora: { $players }. O agota su rol para repetir.
refused-day-is-over = El día { $day } ya ha acabado.
refused-bad-value = { $card }: «{ $value }» no vale ({ $field }).
refused-bad-aspects = «{ $value }»: se esperan cuatro cifras, para atención, forma física, espíritu y concentración.
refused-same-name = { $field }: cada guardián necesita su propio nombre.

## La hoja de campaña

cli-campaign = las hojas de campaña: list, show, new, next, end, write, export, import, restore
cli-campaign-list = lista las campañas
cli-campaign-show = muestra una campaña
cli-campaign-new = empieza una campaña
cli-campaign-next = da la línea game del día siguiente
cli-campaign-end = tacha el día que un diario jugó hasta el final
cli-campaign-write = anota en la hoja: mission, bubbles, complete, reward, event, cross o guide
cli-campaign-export = escribe una campaña en un solo archivo legible
cli-campaign-import = toma un archivo de campaña, comprobado antes de sustituir nada
cli-campaign-restore = vuelve al estado anterior al último cambio
cli-campaign-replace = sustituye una campaña con ese nombre; queda como copia
refused-bad-campaign = Esta campaña no se puede leer:
refused-bad-entry = { $entry }: «{ $value }» no vale.
refused-newer-campaign = Esta campaña la escribió una versión más nueva (formato { $format }; aquí se conoce el { $known }). Actualizad esta.
refused-not-a-campaign = { $file } no es una campaña.
refused-campaign-over = { $campaign }: el día { $day } era el último.
refused-day-not-over = { $campaign }: el día { $day } aún no ha acabado.
refused-day-not-current = { $campaign }: el día { $day } ya está tachado; sigue el día { $current }.
refused-mission-known = { $mission } ya está en la hoja de campaña.
refused-unknown-mission = No hay ninguna misión «{ $mission }» en la hoja de campaña.
refused-unknown-event = No hay evento notable número { $number }. { $count ->
        [0] No hay ninguno anotado.
        [one] Hay uno anotado.
       *[other] Hay { $count } anotados.
    }
refused-unknown-campaign = No hay ninguna campaña «{ $campaign }».
refused-campaign-exists = Ya hay una campaña «{ $campaign }». Elegid otro nombre o sustituidla.
refused-no-backup = { $campaign }: no hay un estado anterior al que volver.
refused-bad-name = «{ $name }» no vale como nombre de campaña: letras o cifras, 80 caracteres como mucho.

## Finales

ending-day-camped = El día { $day } acaba en el campamento
    .why = Tachad el día { $day } y anotad el lugar y el terreno: { $terrain }. Podéis cambiar recompensas antes del día { $next }. Todo lo demás desaparece: heridas, fichas, cartas en juego.
ending-day-no-card = El día { $day } ha acabado: no quedan cartas
    .why = Tachad el día { $day } y anotad el lugar y el terreno: { $terrain }. Todo lo demás desaparece: heridas, fichas, cartas en juego.
ending-day-injury = El día { $day } ha acabado: tercera herida
    .why = { $lingering ->
        [0] Tachad el día { $day } y anotad el lugar y el terreno: { $terrain }. No quedan heridas persistentes en la caja.
        [one] Una herida persistente entra en este mazo: { $players }. Tachad el día { $day } y anotad el lugar y el terreno: { $terrain }.
       *[other] Una herida persistente entra en cada uno de estos mazos: { $players }. Tachad el día { $day } y anotad el lugar y el terreno: { $terrain }.
    }
ending-day-instruction = El día { $day } ha acabado
    .why = Lo terminó una instrucción. Tachad el día { $day } y anotad el lugar y el terreno: { $terrain }. Todo lo demás desaparece: heridas, fichas, cartas en juego.

## Botones

action-no-more-effects = No hay más efectos
answered-none = No hay más efectos
act-tested = { $player } afronta un reto.
action-less-effort = Esfuerzo −1
action-more-effort = Esfuerzo +1
action-ordered-travel = Viajar por orden
action-no-more-notes = Nada más que anotar
action-end-day = Terminar el día
action-rest = Descansar
action-remember = Recordar
action-own-test = Reto de la carta
action-place-progress = Progreso +1
action-place-harm = Daño +1
action-traverse = Atravesar
action-connect = Conectar
action-avoid = Evitar
action-suffer-fatigue = Cansancio 1
action-soothe = Mitigar 1
action-injure = Herida
action-heal = Curar 1
action-exhaust = Agotar
action-ready = Preparar
action-discard = Descartar
action-complete = Completar
action-strike-out = Tachar
action-turn-over = Girar
action-token-here = Ficha de guardián aquí: { $player }
action-token-home = Ficha de guardián al rol: { $player }
action-put-into-play = Poner en juego
action-put-within-reach = Al alcance de { $player }

## Contadores, y de dónde salen los números

counter-location-progress = Progreso
counter-location-harm = Daño
counter-location-rangers = Guardianes aquí
counter-location-token = { $token }
counter-weather-token = { $token }
counter-weather-harm = Daño
counter-weather-progress = Progreso
counter-weather-rangers = Fichas de guardián
counter-card-progress = { $card }: progreso
    .short = Progreso
counter-card-harm = { $card }: daño
    .short = Daño
counter-card-rangers = { $card }: fichas de guardián
    .short = Fichas de guardián
counter-card-bubbles = { $card }: burbujas
    .short = Burbujas
counter-card-token = { $card }: { $token }
    .short = { $token }
counter-player-deck = { $player }: mazo
    .short = Mazo
counter-player-fatigue = { $player }: cansancio
    .short = Cansancio
counter-player-injury = { $player }: heridas
    .short = Heridas
counter-player-energy-awa = { $player }: atención
    .short = Atención
counter-player-energy-fit = { $player }: forma física
    .short = Forma física
counter-player-energy-spi = { $player }: espíritu
    .short = Espíritu
counter-player-energy-foc = { $player }: concentración
    .short = Concentración
counter-test-effort = Esfuerzo
counter-day-number = Día

part-effort = esfuerzo del reto
part-committed = destinado
part-challenge-card = la carta de desafío
part-lies-there = ya está ahí
part-presence = presencia de { $card }
part-injuries = { $player }: heridas
part-one-card = { $player }
part-terrain-set = conjunto de terreno: { $terrain }
part-pivotal-set = el conjunto de { $card }
part-valley-cards = cartas del Valle

## Palabras

kind-being = Ser
kind-feature = Característica
kind-attachment = Adjunto
kind-location = Localización
kind-weather = Tiempo
kind-mission = Misión
kind-gear = Equipo
kind-attribute = Atributo
kind-moment = Momento
kind-role = Rol
kind-malady = Dolencia
kind-aspect = Aspecto
kind-challenge = Carta de desafío
kind-reward = Recompensa
kind-event = Evento notable
kind-set = Conjunto de cartas
kind-calendar = Calendario
kind-index = Índice
other-harm = daño
other-progress = progreso
other-rangers = fichas de guardián
field-harm = Daño
field-progress = Progreso
field-presence = Presencia
field-cost = Coste
field-equip = Valor de equipo
field-level = Nivel
field-count = Número
field-modifier = Modificador
field-reshuffle = Barajar
field-entry = Entrada de la guía
field-bubbles = Burbujas
field-aspect = Aspecto
area-surroundings = alrededores
area-along = a lo largo del Camino
area-reach = al alcance
area-player = zona del guardián
area-tracker = hoja de campaña
form-acting = en su turno
form-awake = aún sin descansar
form-rested = descansa
aspect-awa = atención
aspect-fit = forma física
aspect-spi = espíritu
aspect-foc = concentración
icon-sun = sol
icon-mountain = montaña
icon-crest = cresta
icon-conflict = conflicto
icon-reason = razón
icon-exploration = exploración
icon-connection = conexión
terrain-woods = Bosque
terrain-mountain-pass = Paso de montaña
terrain-old-growth = Bosque primario
terrain-lakeshore = Orilla del lago
terrain-grassland = Pradera
terrain-ravine = Barranco
terrain-swamp = Ciénaga
terrain-river = Río
token-cloud = Nube
token-rain = Lluvia
token-wind = Viento
token-fog = Niebla
token-bat = Murciélago
token-bee = Abeja
token-water = Agua
token-charge = Carga
token-damage = Desperfecto
token-growth = Crecimiento
token-loot = Botín
token-lure = Señuelo
token-neglect = Abandono
token-route = Ruta
token-strength = Fuerza
token-strut = Puntal
token-toxin = Toxina
token-biscuit = Galleta
# Lo que llevan las cartas de otros conjuntos; elección nuestra.
token-alarm = Alarma
token-beat = Latido
token-bite = Bocado
token-buffer = Reserva
token-call = Llamada
token-cell = Célula
token-crack = Grieta
token-dart = Dardo
token-deed = Hazaña
token-dollop = Cucharada
token-drop = Gota
token-echo = Eco
token-entry = Entrada
token-essay = Ensayo
token-fiber = Fibra
token-filter = Filtro
token-flash = Destello
token-form = Forma
token-gleam = Fulgor
token-glint = Centelleo
token-graph = Gráfico
token-herb = Hierba
token-hum = Zumbido
token-hunch = Corazonada
token-inkrill = Inkrill
token-insight = Perspicacia
token-journey = Viaje
token-length = Tramo
token-lesson = Lección
token-marker = Señal
token-melody = Melodía
token-morsel = Trocito
token-needle = Aguja
token-pocket = Bolsillo
token-profile = Perfil
token-puff = Soplo
token-pulse = Pulso
token-rake = Rastrillada
token-reading = Lectura
token-record = Registro
token-remote = Mando
token-sensor = Sensor
token-session = Sesión
token-shift = Cambio
token-sip = Sorbo
token-sketch = Boceto
token-slice = Rebanada
token-snare = Lazo
token-song = Canción
token-spray = Rociada
token-story = Historia
token-strain = Tensión
token-stride = Zancada
token-strum = Rasgueo
token-track = Rastro
token-tune = Tonada
token-vault = Bóveda
token-vision = Visión
token-vittle = Vianda
token-xp = XP

## Glosario

term-clear = Despejar
    .text = Una carta con al menos tantas fichas como su umbral se despeja: efectos antes, efectos cuando, otra mirada, efectos después. Solo se descarta si esa mirada aún encuentra suficientes. Las localizaciones nunca se despejan.
term-threshold = Umbral
    .text = El número de fichas con el que algo ocurre. Puede ser fijo, contar una vez por guardián, pedir la ficha de cada guardián, ser una X o estar tachado: entonces ahí no puede haber fichas de ese tipo.
term-path-card = Carta de Camino
    .text = Una carta del mazo de Camino. Flecha arriba: a lo largo del Camino, de todos. Flecha abajo: al alcance de quien la robó.
term-turn = Turno
    .text = Un reto, una carta o un descanso. Nadie juega dos seguidos mientras otro no descanse, salvo agotando su rol.
term-effort = Esfuerzo
    .text = Lo que se destina a un reto, cambiado por la carta de desafío. Si llega a la dificultad hay éxito, y su efecto sigue ese número.
term-challenge = Efecto de desafío
    .text = Tras un reto, las cartas preparadas a tu alrededor pueden reaccionar al icono. Cada reacción es un paso, y tras cada una se despeja lo que toque.
term-travel = Viajar
    .text = En la fase 3 el grupo puede ir al lugar vecino si la localización ha alcanzado su umbral y no hay obstáculos preparados en juego.
term-camp = Acampar
    .text = Tras viajar, el grupo puede terminar el día acampando. Solo entonces se cambian recompensas antes del día siguiente.
term-fatigue = Cansancio
    .text = Cartas de la parte superior de tu mazo, sin mirarlas, a tu pila de cansancio. Si faltan cartas, el día acaba al instante.
term-injury = Herida
    .text = Toda la pila de cansancio se descarta. Cada herida cansa en cada renovación, y la tercera termina el día cuando acaba el turno.
term-energy = Energía
    .text = Paga cartas y esfuerzo. Durante los turnos puede superar los aspectos; la renovación la deja exactamente en ellos.
term-presence = Presencia
    .text = Cuánto cansa una carta cuando se interpone, y cuánto cuesta interactuar con ella.
