# Las palabras de la aplicación en español. Cada juego tiene las suyas en su carpeta.

app-name = Table Companion
language-en = English
language-fr = Français
language-es = Español
language-cs = Čeština

## La línea de órdenes

cli-about = Un acompañante junto a un juego de cartas de verdad: lee las cartas, lleva las cuentas, enciende las luces y dice qué toca ahora.
cli-command = ORDEN
cli-replay = repetir una partida escrita o un diario y decir en qué difieren las reglas de hoy
cli-replay-files = una partida escrita, un diario, o - para responder a las líneas de la entrada estándar
cli-update = anotar en la partida escrita lo que las reglas muestran ahora
cli-json = mostrar un objeto JSON por línea
cli-usage = uso:
cli-arguments = lo que se nombra
cli-options = opciones
cli-help = mostrar esta ayuda y acabar
cli-language = idioma de los textos: en, fr, es o cs
cli-play = jugar en la mesa, en la pantalla táctil
cli-headless = sin pantalla: entran líneas del lenguaje de juego, sale JSON
cli-kiosk = el único programa de esta máquina: llena la pantalla y ninguna tecla lo cierra
cli-home = carpeta de partidas, cartas enseñadas y ajustes
cli-set = cambiar un ajuste por esta vez, por ejemplo lamps=sim
cli-demo = una partida que se juega sola en el terminal, con imágenes de cartas
cli-read = leer los códigos de unas imágenes
cli-pictures = archivos de imagen
cli-check = revisar lectores, cámara, luces y marcadores, y decir qué hay que arreglar
cli-check-yes = no preguntar nada: para guiones, y cuando nadie mira las luces
cli-check-seconds = segundos para mostrar un código a cada lector (0: no esperar)
cli-cards = datos de las cartas: importar, mostrar, buscar, exportar
cli-cards-import = importar una carpeta de archivos de cartas de la comunidad
cli-cards-show = mostrar los datos de una carta
cli-cards-search = buscar cartas por su nombre
cli-cards-sets = enumerar los sets de un juego: palabra para --sets, nombre, cuántas etiquetas
cli-cards-export = escribir en un archivo las cartas enseñadas y las correcciones
cli-cards-bind = hacer que un código designe una carta conocida
cli-cards-release = hacer que un código ya no signifique nada
cli-cards-correct = corregir un número impreso en todas las partidas siguientes
cli-cards-undo = deshacer lo último que se enseñó, importó o corrigió
cli-labels = preparar una hoja de códigos para imprimir
cli-games = enumerar los juegos y las partidas que se pueden reanudar
cli-label-sets = solo las cartas de estos sets
cli-label-cards = solo estas cartas
cli-label-paper = papel u hoja de etiquetas
cli-label-size = normal (17 mm, para una cámara sobre la mesa) o small (12,5 mm, para cartas que se acercan a ella)
cli-label-skip = etiquetas ya usadas de la primera hoja
cli-label-once = una etiqueta por carta, no por copia
cli-lamps = lamps off: apagar todas las luces y los marcadores
cli-report = escribir el informe de una partida para quien arregle un fallo

## Palabras que no valen en la línea de órdenes

cli-wrong = { $command }: { $why }
refused-command-line = La línea de órdenes no se entiende: { $reason }
refused-word-missing = { $known_id ->
    [none] Falta { $name }.
   *[other] Falta una de estas palabras: { $known }.
    }
refused-word-too-many = «{ $word }» es una palabra de más.
refused-word-unknown = Aquí no se conoce «{ $word }». { $meant_id ->
    [none] Posibles: { $known }.
   *[other] ¿Era «{ $meant }»? Posibles: { $known }.
    }
refused-option-unknown = Aquí no existe la opción «{ $word }»{ $meant_id ->
    [none] .
   *[other] . ¿Era «{ $meant }»?
    }
refused-option-ambiguous = «{ $word }» puede ser varias opciones: { $known }. Escribidla entera.
refused-value-missing = { $known_id ->
    [none] Falta algo después de { $option }.
   *[other] Falta una de estas palabras después de { $option }: { $known }.
    }
refused-value-unknown = «{ $word }» no vale para { $option }. { $meant_id ->
    [none] Posibles: { $known }.
   *[other] ¿Era «{ $meant }»? Posibles: { $known }.
    }
refused-value-not-taken = { $option } va sola: no se le puede dar «{ $word }».
refused-no-whole-number = { $option }: un número entero, no «{ $word }».
refused-number-not-in-range = { $option }: un número entero de { $low } a { $high }, no «{ $word }».

## La mesa

where = Ronda { $round } · { $phase }
done = Hecho
why = ¿Por qué?
kept-game = Partida { $number } · { $players }
scan = Escanear
undo = Deshacer
redo = Rehacer
cards = Cartas
menu = Más
back = Atrás
start = Empezar
resume = Reanudar
new-game = Partida nueva
more-questions = Más preguntas
close = Cerrar
correct = Corregir
history = Historial
devices = Aparatos
language = Idioma
type-code = Escribir un código o un nombre
named-card = { $name } ({ $kind })
leave-game = Guardar esta partida
go-there = Solo ir allí
go-there-hint = No se cuenta nada por el camino.
skip-there = Todo está hecho hasta allí
skip-there-hint = Se cuenta todo por el camino, hasta lo que requiera vuestras manos.
which-is-meant = ¿Qué se quiere hacer: { $step }?
becomes = pasa a { $value }
of-limit = de { $limit }
no-sum = Este número se cuenta a mano.
printed-plain = { $value }
printed-per-player = { $value } por jugador
printed-x = X
printed-slashed = no se permite ninguno
printed-all-rangers = todos los guardianes

## Lo que dicen todos los juegos

note-counter = { $counter }: { $value }
note-taught = { $text } se conoce desde ahora.
note-untaught = { $text } ya no significa nada. La carta que puso en juego se queda.
action-unteach = Enseñada por error: olvidarla
note-tracker-written = { $campaign }: el día { $day } está anotado en la hoja de campaña.
note-tracker-not-written = La hoja de campaña no se ha escrito. { $reason }
note-skip-stopped = Parada en este paso: { $step }. Aquí hacen falta vuestras manos.

## Por qué algo no se puede

refused-not-now = Eso no se puede hacer en este paso.
refused-stale = Eso ya estaba respondido. Mirad otra vez y tocad lo que se pregunta ahora.
refused-no-game = No hay ninguna partida en la mesa. Empezad una.
refused-nothing-asked = Ahora mismo no se pregunta nada.
refused-wanted = La mesa espera otra cosa: { $kind ->
    [choose] una elección
    [order] un orden
    [number] un número
    [draw] lo que se ha sacado
    [scan] una carta
    [text] un texto
   *[confirm] que se confirme que está hecho
    }.
refused-bad-line = Esta línea no se entiende: { $reason ->
    [words] después de «{ $command }» { $low ->
        [0] { $high ->
            [0] no va nada
            [one] va una palabra como mucho
           *[other] van { $high } palabras como mucho
        }
       *[other] { $span ->
            [0] { $low ->
                [one] va una palabra
               *[other] van { $low } palabras
            }
           *[other] van de { $low } a { $high } palabras
        }
    }, y aquí { $got ->
        [0] no hay ninguna
        [one] hay una palabra
       *[other] hay { $got } palabras
    }.
    [option] «{ $command }» no conoce «{ $option }».
    [number] «{ $word }» no es un número entero.
    [quote] faltan unas comillas después de { $word }.
    [json] «{ $word }» no es un objeto JSON.
    [command] no existe la orden «{ $command }»{ $meant_id ->
        [none] .
       *[other] . ¿Era «{ $meant }»?
    }
    [long] pasa de { $high } caracteres.
    [as] una carta se escanea como play, reveal, boost o look, no como «{ $word }».
    [indented] la línea { $line } está sangrada y no hay nada encima.
   *[other] { $reason }.
    }
refused-unknown-code = Ninguna carta tiene el código { $text }{ $meant_id ->
    [none] .
   *[other] . ¿Era { $meant }?
    } Escaneadla otra vez o enseñádsela al acompañante.
refused-all-copies-in-play = { $copies ->
    [one] La única copia ya está en juego: { $card }.
   *[other] Las { $copies } copias ya están en juego: { $card }.
    }
refused-unknown-game = No existe el juego «{ $game }»{ $meant_id ->
    [none] .
   *[other] . ¿Era «{ $meant }»?
    }
refused-unknown-counter = No hay ningún contador «{ $counter }».
refused-unknown-card = No hay ninguna carta «{ $card }» en juego.
refused-unknown-player = No hay ningún jugador «{ $player }».
refused-unknown-step = No hay ningún paso «{ $step }».
refused-unreachable-step = Desde aquí no se llega a este paso: { $step }.
refused-setup = Así no puede empezar la partida:
refused-missing = Falta esto: { $field }.
refused-unknown-key = Esta preparación no conoce «{ $field }»{ $meant_id ->
    [none] .
   *[other] . ¿Era «{ $meant }»?
    }
refused-unknown-value = { $field }: no se conoce «{ $value }»{ $meant_id ->
    [none] .
   *[other] . ¿Era «{ $meant }»?
    }
refused-not-in-range = { $field }: un número de { $low } a { $high }, no «{ $value }».
refused-wrong-count = { $field }: de { $low } a { $high }, aquí hay { $got }.
refused-not-a-flag = { $field }: yes (sí) o no, no «{ $value }».
refused-bad-card = Los datos de esta carta no son correctos:
refused-not-an-object = Una carta es un objeto JSON entre llaves.
refused-bad-field = { $field }: «{ $value }» no encaja.
refused-unknown-field = No existe el campo «{ $field }»{ $meant_id ->
    [none] .
   *[other] . ¿Era «{ $meant }»?
    }
refused-nothing-to-undo = No queda nada que deshacer.
refused-nothing-to-redo = No queda nada que rehacer.
refused-rules-fault = Un fallo en las reglas: no ha cambiado nada. Está descrito en { $report }; seguid a mano o deshaced.
refused-act-differs = Estas reglas ven de otro modo el acto { $act }:
refused-counter-differs = { $counter }: entonces { $then }, ahora { $now }.
refused-event-unreadable = La línea { $event } no se entiende. Se ha pasado por alto.

## Archivos

refused-journal-unreadable = No se puede leer la partida { $file }: { $reason }.
refused-journal-unwritable = No se puede escribir la partida { $file }: { $reason }. No ha cambiado nada.
refused-journal-in-use = La partida { $file } está abierta en otra ventana de este programa. Cerrad antes esa.
refused-home-in-use = La carpeta { $folder } la usa otra ventana de este programa. Cerrad antes esa, o elegid otra carpeta con --home.
refused-not-a-journal = { $file } no es una partida guardada, o su primera línea está destruida.
refused-newer-journal = { $file } es de una versión más nueva (formato { $format }, aquí se conoce el { $known }). Actualizad esta.
refused-not-resumed = La partida { $file } no se puede retomar y queda como está. Empezad otra, o usad la versión que la escribió.
refused-journal-damaged = La partida { $file } estaba dañada: sigue desde antes del daño. El archivo dañado queda guardado como { $aside }.
refused-journal-half-read = { $file } está dañado. Se cuenta lo que hay antes del daño: { $acts ->
    [one] una acción
   *[other] { $acts } acciones
}.
refused-bad-header = No se entiende el principio de esta partida guardada: { $reason }.
refused-disk-full = El disco está lleno: no ha cambiado nada. Haced sitio y seguid. ({ $file })
refused-output-unwritable = No se puede escribir nada más en la salida: { $reason }. Haced sitio donde va, o enviadla a otra parte.
refused-nothing-named-so = Ninguna carta tiene «{ $text }» en su nombre.
refused-no-home = No se puede usar la carpeta { $folder }: { $reason }. Elegid otra con --home.
refused-file-unreadable = No se puede leer { $file }: { $reason }.
refused-not-a-play = { $file } no es una partida escrita: no es texto.
refused-no-game-begun = { $file } no empieza ninguna partida y se queda como está. Una partida escrita tiene una línea como «game marvel_champions players=Ana scenario=rhino».
refused-settings-unreadable = No se puede leer { $file }: { $reason }
refused-unknown-setting = { $origin }: no existe el ajuste «{ $setting }»{ $meant_id ->
    [none] . Posibles: { $known }.
   *[other] . ¿Era «{ $meant }»?
    }
refused-setting-without-value = --set { $word }: falta un valor. Escribid { $word }=…
refused-bad-setting = { $origin }: «{ $word }» no vale para { $setting }. { $fits_id ->
    [choice] Posibles: { $known }.
    [language] Posibles: { $known }; o nada, para el idioma de la máquina.
    [flag] Posibles: true (sí), false (no).
    [number] Posible: un número de { $low } a { $high }.
    [size] Posible: anchura x altura en píxeles, cada una de { $low } a { $high }, por ejemplo 800x480.
   *[addresses] Posible: una lista de direcciones, por ejemplo { $example }.
    }
refused-bad-device = { $origin }: { $setting }, { $address }: { $problem_id ->
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
refused-file-unwritable = No se puede escribir { $file }: { $reason }.
refused-no-display = No hay pantalla en la que abrir una ventana. Ejecutad esto en el escritorio, o con --headless.
report-written = El informe está en { $file }. Contiene { $games ->
        [0] los ajustes y lo que falló aquí; aún no se ha jugado ninguna partida.
       *[other] la partida más reciente con los nombres de los jugadores, los ajustes y lo que falló aquí.
    }
lamps-dark = { $device } está a oscuras.
lamps-none = Los ajustes no nombran ni luces ni marcadores.
cards-imported = { $game }: cartas nuevas { $added }, cambiadas { $changed }. Las partidas empezadas conservan los datos de su comienzo.
cards-exported = Escrito en { $file }.
cards-bound = { $text } designa desde ahora { $card }.
cards-released = { $text } ya no significa nada.
cards-corrected = { $card }: { $field } vale { $value } en todas las partidas siguientes.
cards-undone = Deshecho: { $kind ->
    [teach] lo último que se enseñó
    [import] la última importación
    [correct] la última corrección
    [release] el último código liberado
   *[other] el último cambio
}.
cli-game = solo en este juego

## Por qué no se puede usar un archivo

reason-file-exists = ya hay uno con ese nombre
reason-no-such-file = no está
reason-not-allowed = este usuario no tiene permiso
reason-no-room = el disco está lleno
reason-is-a-folder = es una carpeta
reason-no-folder-there = el camino pasa por algo que no es una carpeta
reason-read-only = este disco solo se puede leer

## Una carta y una partida en la línea de órdenes

shown-line = { $what }: { $value }
shown-game = Juego
shown-code = Código
shown-name = Nombre
shown-kind = Tipo
shown-set = Conjunto
shown-copies = Copias
shown-back = Otra cara
shown-layers = Añadido aquí
shown-codes = Códigos aprendidos
shown-more = { $count ->
    [one] Un dato más se muestra con --json.
   *[other] { $count } datos más se muestran con --json.
    }
layer-import = importado
layer-taught = aprendido
layer-corrected = corregido
replay-acts = { $acts ->
    [0] Aún no ha pasado nada.
    [one] Un acto.
   *[other] { $acts } actos.
    }
replay-acts-lately = { $acts ->
    [one] Un acto.
   *[other] { $acts } actos.
    } Lo último que se dijo:
replay-stands = La mesa está en: { $step }
replay-asked = Se pregunta: { $question }
replay-over = La partida ha acabado: { $ending }

## La biblioteca: qué significa un código

refused-misread = { $text } se leyó mal: su carácter de control no cuadra. Escaneadlo otra vez; no ha cambiado nada.
refused-other-game = { $text } es una carta de otro juego ({ $game }).
refused-empty-code = El lector leyó un código vacío. Escaneadlo otra vez.
refused-long-code = { $text } … es demasiado largo para el código de una carta.
refused-already-bound = { $text } ya significa otra carta{ $card_id ->
    [none] , en otro juego ({ $game }).
   *[other] : { $card }.
    } Deshaced eso primero si es un error.
refused-not-bound = { $text } no se ha enseñado nunca.
refused-library-damaged = La biblioteca de cartas enseñadas estaba dañada. Se conserva como { $kept } y se ha empezado otra. Las cartas que vienen con el programa no se ven afectadas.
refused-library-newer = { $file } es de una versión más nueva (formato { $version }, aquí se conoce el { $known }). Actualizad esta.
refused-library-file = No se puede usar la biblioteca { $file }: { $reason }. No ha cambiado nada. Haced sitio en el disco, o elegid otra carpeta con --home.

## Importar cartas

refused-no-folder = No existe la carpeta { $folder }.
refused-not-community-files = { $folder } no contiene archivos de cartas conocidos aquí (se busca: { $wanted }).
refused-bad-library = { $file } no se ha importado; no ha cambiado nada:
refused-not-a-library = { $file } no es una biblioteca exportada desde aquí (se busca: { $wanted }).
refused-bad-entry = { $file }: la entrada { $place } no es lo que debe haber ahí.
refused-bad-column = Carta { $card }: { $field } contiene «{ $value }», que no encaja. Esta carta se ha omitido.
refused-same-code = { $file }: { $card } está dos veces, o solo difiere de { $other } en las mayúsculas. La segunda se ha omitido.
refused-missing-column = { $file } no tiene la columna «{ $column }».
refused-no-original = La carta { $card } es una reimpresión de { $original }, que no está en estos archivos. Se ha omitido.
refused-unknown-set = La carta { $card } habla de un set «{ $name }» que no está en estos archivos.
refused-unknown-location = El mapa lleva a «{ $name }», que no es ninguna localización de estos archivos.
refused-unknown-weather = El calendario nombra el clima «{ $name }», que no es ninguna carta de estos archivos.

## Imágenes y etiquetas

picture-read = { $file }: { $count ->
    [0] ningún código encontrado
    [one] { $count } código
   *[other] { $count } códigos
    } en { $time } ms
picture-code = { "    " }{ $text } ({ $symbology })
labels-written = { $count ->
    [one] { $count } etiqueta
   *[other] { $count } etiquetas
    } en { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
    }: { $file }. Imprimid al 100 %.
labels-page = Página { $page } de { $pages }
demo-begins = Una partida de Marvel Champions que se juega sola. «>» es lo que pasa en la mesa, los puntos son las luces.
demo-ends = Esa era la demostración. Con una pantalla, «companion play» abre la mesa.

## Devices

device-ok = { $device } funciona.
device-kind-simulated = simulación
device-kind-pictures = carpeta de imágenes { $folder }
device-works-simulated = { $role ->
    [lamps] Las luces simuladas funcionan.
    [digits] El marcador simulado funciona.
   *[scanner] El lector simulado funciona.
    }
device-works-pictures = Se mira la carpeta de imágenes { $folder }: se leen las imágenes que llegan a ella.
device-not-found = { $device }: no hay nada en { $port }. Conectad el aparato o corregid los ajustes.
device-several-found = { $device }: { $port } vale para varios aparatos ({ $found }). Añadid el número de serie en los ajustes.
device-no-permission = { $device }: no hay permiso para usar { $port }. Entrad en el grupo { $group } (sudo usermod -aG { $group } $USER) y abrid una sesión nueva.
device-in-use = { $device }: otro programa está usando { $port }. Cerradlo.
device-library-missing = { $device }: { $package } no está instalado. { $extra ->
    [none] Instaladlo: pip install { $package }
    [apt] Instaladlo: sudo apt install { $package }
   *[other] Instalad este proyecto con su extra «{ $extra }».
    }
device-unsupported-board = { $device }: esta máquina no tiene esos pines. { $device ->
    [ht16k33] Usad sim o terminal.
   *[other] Usad adalight, wled o sim.
    }
device-no-pin = { $device }: en esta máquina no hay ningún pin { $pin }. La página del cableado, drivers/README.md, nombra los que sirven.
device-needs-root = { $device }: el pin { $pin } solo funciona para root. Usad neopixel-spi, que no lo necesita.
device-spi-off = { $device }: falta { $port }, el SPI está apagado. Ejecutad sudo raspi-config nonint do_spi 0 y reiniciad.
device-bus-off = { $device }: falta { $port }, el I2C está apagado. Ejecutad sudo raspi-config nonint do_i2c 0 y reiniciad.
device-not-opened = { $device }: { $port } no se abre: { $reason }.
device-unreachable = { $device }: { $host } no responde. ¿Está encendido y en la misma red? Se sigue intentando.
device-lost = { $device }: { $port } ha desaparecido. Conectadlo otra vez; se encontrará solo.
device-fault = { $device }: un fallo en el controlador ({ $reason }). Se sigue intentando.
device-decoder-died = Una imagen tumbó el decodificador ({ $code }). Ya está otra vez en marcha; sujetad la carta de otra manera.
device-decoder-late = { $seconds ->
    [one] Una imagen se abandonó después de { $seconds } segundo.
   *[other] Una imagen se abandonó después de { $seconds } segundos.
    } Se mira la siguiente.
device-closed = { $device } se usó después del final. Es un fallo del programa: enviad un informe.
device-wrong-length = { $device } tiene { $wanted } luces y recibió { $got }. Es un fallo del programa: enviad un informe.
device-text-too-long = { $device } tiene { $places } cifras y recibió { $got }. Es un fallo del programa: enviad un informe.
device-not-a-digit = { $device } recibió «{ $character }», que no puede mostrar. Es un fallo del programa: enviad un informe.
device-picture-not-found = No hay ninguna imagen { $path }.
device-picture-no-permission = Este usuario no puede leer { $path }.
device-picture-not-a-file = { $path } no es un archivo.
device-picture-empty = { $path } está vacío.
device-picture-unknown = { $path } no es una imagen, o es de un tipo que no se lee.
device-picture-broken = { $path } es una imagen dañada.
device-picture-too-large = { $path } es demasiado grande: { $limit } millones de píxeles como mucho.
device-scan-noise = { $source } envió { $count ->
    [one] { $count } byte que no es
   *[other] { $count } bytes que no son
    } texto ({ $bytes }). Comprobad la velocidad (baud) en los ajustes, y el enchufe.
device-scan-too-long = { $source } envió más de { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
    } sin final. Configurad el lector para que envíe Intro después de cada código.
device-scan-unfinished = { $source }: «{ $text }» no tiene final y no ha contado. Configurad el lector para que envíe Intro después de cada código, o escribid suffix=none en los ajustes.
device-scan-repeated = { $text } se leyó otra vez enseguida y no ha contado ({ $source }). Si es a propósito, apartad la carta y mostradla de nuevo.
device-bad-address = «{ $address }» no es una dirección correcta de un aparato:
device-unknown-kind = No hay ningún aparato «{ $kind }». Hay: { $kinds }.
device-unknown-kind-near = No hay ningún aparato «{ $kind }». ¿Queríais decir «{ $near }»?
device-unknown-option = { $kind } no tiene ninguna opción «{ $option }». Tiene: { $options }.
device-unknown-option-near = { $kind } no tiene ninguna opción «{ $option }». ¿Queríais decir «{ $near }»?
device-option-missing = { $kind } necesita la opción { $option }.
device-option-without-value = { $kind }: falta un valor detrás de { $option }.
device-option-twice = { $kind }: { $option } está escrito dos veces.
device-not-a-number = { $kind }: { $option } es un número de { $low } a { $high } ({ $unit }), no «{ $value }».
device-not-a-whole-number = { $kind }: { $option } es un número entero de { $low } a { $high } ({ $unit }), no «{ $value }».
device-out-of-range = { $kind }: { $option } va de { $low } a { $high } ({ $unit }), «{ $value }» no cabe.
device-not-a-choice = { $kind }: { $option } no puede ser «{ $value }». Puede ser: { $choices }.
device-not-a-choice-near = { $kind }: { $option } no puede ser «{ $value }». ¿Queríais decir «{ $near }»?
device-too-little-current = { $count } luces consumen { $needed } mA incluso con su brillo más tenue, y solo se permiten { $milliamps } mA. Poned una fuente mayor y subid milliamps, o conectad menos luces.
device-too-few-lamps = { $device }: los ajustes hablan de { $wanted } luces y el controlador tiene { $found }. Corregid count en los ajustes.
device-too-many-lamps = { $device }: para { $wanted } luces el núcleo tiene que enviar { $needed } bytes de una vez; envía { $found }, que bastan para { $room }. Añadid spidev.bufsiz=32768 a /boot/firmware/cmdline.txt y reiniciad.

## Looking after the devices

check-folder = Las partidas se guardan en { $folder }, hay { $room } MB libres.
check-volatile = { $folder } solo existe en la memoria: todas las partidas se pierden cuando se va la luz. Apagad el modo de solo lectura (sudo raspi-config nonint do_overlayfs 1), o elegid otra carpeta con --home.
check-little-room = Solo quedan { $room } MB libres donde está { $folder }. Haced sitio, o elegid otra carpeta con --home.
check-supply = La fuente de alimentación basta, por lo que dice esta máquina.
check-low-voltage = La fuente de alimentación de esta máquina es demasiado débil: la tensión bajó. Usad la fuente que le corresponde y un cable corto y grueso; dad a las luces una propia.
check-hot = Esta máquina se calentó demasiado y se frenó. Dejad que le llegue el aire.
check-no-screen = Aquí no hay ninguna pantalla conectada.
check-display = La imagen se muestra en la pantalla { $display }.
check-renderer = La imagen la dibuja { $renderer }.
check-no-renderer = El propio procesador dibuja la imagen, y eso es lento. En una Raspberry Pi escribid dtoverlay=vc4-kms-v3d en /boot/firmware/config.txt y reiniciad.
check-port = Puerto serie: { $port }
check-usb-port = Puerto serie: { $port }, { $name }. En los ajustes: port={ $usb }
check-camera = Cámara: { $port }, { $name }
check-input = Teclas o pantalla táctil: { $port }, { $name }
check-bus = Pines: { $port }
check-silent = { $device } se abrió pero no dijo nada. ¿Está encendido?
check-table-plays = La mesa está abierta en otra ventana y tiene los aparatos; su línea de estado dice cómo están. Para probarlos aquí, cerradla antes (donde arranca sola: sudo systemctl stop companion).
check-lamps = Luces: { $address }
check-digits = Marcador: { $address }
check-scanner = Lector: { $address }
check-keyboard = Un lector que hace de teclado se prueba en la mesa: mostradle allí una carta.
check-show-code = { $device }: mostradle ahora un código, hay { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
    } para hacerlo.
check-code = { $device } leyó { $text } ({ $symbology }).
check-no-code = { $device } no leyó nada en { $seconds ->
    [one] { $seconds } segundo.
   *[other] { $seconds } segundos.
    } ¿Está el código limpio, bastante cerca y bien iluminado?
check-pictures = { $device }: { $pictures ->
    [one] { $pictures } imagen
   *[other] { $pictures } imágenes
    } por segundo, { $width } × { $height }, nitidez { $sharpness }. Girad el objetivo hasta la mayor nitidez.
check-slow-camera = { $device }: solo { $pictures ->
    [one] { $pictures } imagen
   *[other] { $pictures } imágenes
    } por segundo. Probad format=mjpg, o width y height más pequeños.
check-code-size = { $device }: { $pixels } píxeles por módulo de código, con { $wanted } basta.
check-small-code = { $device }: solo { $pixels } píxeles por módulo de código, hacen falta { $wanted }. Acercad la carta, o subid width y height.
check-ask-walk = { $device }: ¿corrió una luz desde la primera hasta la última? (s/n)
check-walk-wrong = { $device }: el recorrido no fue correcto. Comprobad count ({ $count }) y el enchufe de la primera luz; las que quedan apagadas suelen seguir a una rota.
check-ask-digits = { $device }: ¿mostraron todos los lugares un 8 y luego del 0 al 9? (s/n)
check-digits-wrong = { $device }: las cifras no fueron correctas. Comprobad los cables y la alimentación; un módulo de menos de ocho cifras necesita places en los ajustes.
check-same-display = { $device } y { $other } son el mismo marcador. Dad a cada uno su lugar, o quitad uno de los ajustes.
check-same-bus = { $device } y { $other } comparten un bus y cada uno estropea lo que muestra el otro. Conectad el marcador a otro bus SPI (port=1), o la tira a otro pin.
check-no-counter = { $device }: ningún juego tiene un número «{ $counter }», así que queda a oscuras. Los archivos look.toml de los juegos los nombran, por ejemplo scheme*.threat.
check-ask-colour = { $device }: ¿qué color veis? (r rojo, v verde, a azul)
check-colour-letters = r v a
check-no-letter = n
check-order = { $device }: los colores son correctos (order={ $order }).
check-order-wrong = { $device }: los colores están cambiados. Escribid order={ $order } en los ajustes en lugar de { $written }.
check-order-odd = { $device }: estos colores no encajan en ningún orden (escrito: { $written }, visto: { $order }). Mirad otra vez.

## Etiquetas

refused-label-too-long = { $text } es demasiado largo para una etiqueta: { $limit } caracteres como máximo.
refused-label-characters = { $text } no se puede imprimir en una etiqueta: solo valen mayúsculas, cifras y el guion.
refused-no-labels = No hay nada que imprimir: no se eligió ninguna carta.
refused-no-sheet = No se preparó la hoja:
refused-no-such-set = No existe el set «{ $word }» en { $name }{ $meant_id ->
    [none] .
   *[other] . ¿Era { $meant }?
    } «companion cards sets { $game }» los enumera todos.
refused-no-such-card = Ninguna carta tiene el código «{ $word }» en { $name }{ $meant_id ->
    [none] .
   *[other] . ¿Era { $meant }?
    } «companion cards search NAME» la encuentra por su nombre.
refused-no-card-facts = Aquí no hay datos de las cartas de { $name }, así que no hay etiquetas que imprimir. En la mesa, elegid con el dedo lo que hay en ella. Una carta enseñada («{ menu }», «{ type-code }», un código cualquiera) tiene etiqueta desde entonces.
refused-unknown-paper = No existe el papel «{ $paper }». Posibles: { $known }.
refused-unknown-label-size = No existe el tamaño de etiqueta «{ $size }». Posibles: { $known }.
refused-label-too-large = Una etiqueta de tamaño { $size } no cabe en { $paper }. Elegid un papel más grande o una etiqueta más pequeña.
refused-skip-not-in-range = Una hoja { $paper } lleva { $count } etiquetas de este tamaño: se pueden saltar de 0 a { $high }, no { $skip }.

## Screens

addend = { $value } · { $origin }

kept-game-round = Partida { $number } · { $players } · ronda { $round }
of-limit-whole = { $value } de { $limit }
numbers = Todos los números
glossary = Palabras del juego
no-cards = No hay ninguna carta en juego.
printed-on-it = Impreso en la carta
corrected = { $value } (corregido)
correct-hint = La carta impresa tiene razón: este número vale para la partida en curso.
history-hint = Lo más reciente está arriba. Tocar una línea deshace todo hasta ella.
history-empty = Todavía no ha pasado nada.
take-back = ¿Deshacer { $count ->
    [one] una acción
   *[other] { $count } acciones
    }?
take-back-yes = Deshacerlas
take-back-no = Dejarlas
take-back-hint = «Rehacer» las recupera mientras no pase nada más.
leave-game-hint = Se conserva todo lo que ha pasado. La partida queda en la página de inicio y seguirá justo aquí.
leave-game-yes = Guardarla
leave-game-no = Seguir jugando
grave-hint = Esto termina la partida o deja a alguien fuera. «Deshacer» lo revierte.
same-name = { $text } ({ $value })
remarks-more = { $text } (+{ $count })
calibrate = Probar la pantalla táctil
calibrate-hint = Toque los cuatro blancos. El anillo muestra adónde llega el toque.
calibrate-good = Todos los toques aciertan.
unknown-heading = Ninguna carta tiene este código
teach = Enseñar
teach-kind = ¿Qué tipo de carta es?
teach-name = Nombre (opcional)
teach-cost = Coste { $value }
teach-cost-none = Sin coste
choose-one = Elegir
yes = Sí
no = No
light-lamps = Luces ({ $device })
light-digits = Marcador ({ $device })
light-scanner = Lector ({ $device })
single-day = Un solo día
campaign = Campaña
campaign-title = Campaña: { $campaign }
kept-campaign = Campaña { $campaign } · día { $day }
campaign-next = Día { $day } · { $location } · { $terrain } · { $weather }
campaign-ranger = { $player }: { $aspects }
campaign-where = Día { $day } de { $last } · { $location } · { $terrain }
campaign-over = La campaña ha terminado: el día { $last } fue el último.
campaign-read = { $count ->
    [one] Se lee al empezar este día: entrada { $entries }
   *[other] Se leen al empezar este día: entradas { $entries }
    }
campaign-begin = Empezar el día siguiente
campaign-missions = Misiones
campaign-mission-complete = { $text }: completada
campaign-new-mission = Misión nueva
campaign-events = Sucesos notables
campaign-event = Día { $day }: { $text }
campaign-event-crossed = Día { $day }: { $text } (tachado)
campaign-new-event = Suceso nuevo
campaign-rewards = Recompensas
campaign-new-reward = Recompensa nueva
campaign-guides = Entradas de los días siguientes
campaign-guide = Día { $day }: { $entries }
campaign-days = Días pasados
campaign-day = Día { $day } · { $location } · { $terrain }
campaign-new-guide = Una entrada para otro día
campaign-guide-day = ¿Qué día se lee?
campaign-guide-entry = ¿Qué entrada?
campaign-restore = Volver a antes del último cambio
campaign-files = A otra máquina y de vuelta, en la línea de órdenes: companion campaign export, companion campaign import.
campaign-none = Aquí no se guarda ninguna campaña. «companion campaign new NAME» empieza una, y también una partida de Earthborne Rangers que nombre una.
refused-campaign-without-tracker = La campaña { $campaign } aún no tiene hoja: se está jugando el día { $day }, y su final escribe la hoja de campaña.
this-machine = Esta máquina
scanning = La próxima carta que se lea contará.
refused-screen-fault = Algo ha fallado en la pantalla. La partida está a salvo: siga jugando. Queda anotado en { $report }.
act-entered = Entra: { $card }.
act-left = Sale: { $card }.
act-flipped = Se da la vuelta: { $card }.
act-engaged = { $card }: enfrentamiento con { $player }.
act-placed = { $counter } · { $by } más.
act-shifted = Movido: { $count }, { $source } → { $target }.
act-drew = Robado: { $pieces }.
act-answered = Respuesta: { $values }.
act-confirmed = Hecho.
act-confirmed-asked = { $asked } · { $done }
act-adjusted = Corregido: { $counter }, en { $by }.
act-corrected = Corregido en la carta: { $card }, { $field } es { $value }.
act-went-to = Paso a { $step }.
act-skipped = Todo hecho hasta { $step }.
act-other = Se introdujo algo.
