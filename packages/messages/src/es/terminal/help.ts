/** Ayuda de las órdenes que sirven para jugar. Las de desarrollo hablan inglés en todas partes. */

import type { help as English } from '../../en/terminal/help.ts';

export const help: typeof English = {
  headline:
    'Parlor: juegos de mesa en el terminal, y las herramientas que vigilan que sus reglas se cumplan.',
  usage: 'Uso',
  synopsis: '[opciones]',
  commands: 'Órdenes',
  options: 'Opciones',
  examples: 'Ejemplos',
  startHere: 'Para empezar',
  startPlay: 'elegir un juego y jugar contra bots',
  startGames: 'a qué se puede jugar',
  exitCodes: 'Códigos de salida',
  exits: {
    fine: 'todo bien',
    failed: 'ha fallado una comprobación',
    usage: 'la línea de órdenes, o un archivo que nombra, no tiene sentido',
    defect: 'un defecto de este programa',
    interrupted: 'interrumpido; se informa de lo hecho hasta entonces',
  },
  helpOption: 'esta página',
  languageOption: ({ known }) => `habla ${known.join(', ')} (por defecto: el idioma del sistema)`,

  play: {
    summary: 'jugar en el terminal contra bots',
    about:
      'Para jugar en el terminal. Tú ocupas un asiento y los bots los demás; no ven más de lo que verías tú en su lugar. Si no nombras ningún juego, aparece un menú. Respondes con el número de una línea (#1), con sus palabras o tecleando una jugada. “?” ayuda, “reglas” dice cómo se juega, “cartas” explica cada carta, “salir” termina. Si la entrada viene de una tubería, cada línea es una respuesta, y el fin de la entrada termina la sesión.',
    game: 'a qué se juega; lo mismo que nombrarlo sin --game',
    seats: 'cuántos asientos tiene la mesa (por defecto: 4, si el juego lo permite)',
    seat: 'tu asiento, contando desde 0 (por defecto: 0)',
    preset: 'una modalidad por su nombre (por defecto: standard); véase “parlor games”',
    option: 'una opción del juego; puede repetirse',
    set: 'juega con las cartas y los valores de este archivo, como lo guarda el editor de las páginas',
    bots: ({ kinds }) =>
      `una clase para todos los bots, o una para cada uno, separadas por comas: ${kinds.join(', ')} (por defecto: casual)`,
    seed: 'hasta 64 cifras hexadecimales: la misma semilla reparte las mismas cartas (por defecto: al azar)',
    save: 'guarda ahí la grabación de la partida, al día tras cada respuesta',
    resume: 'continúa una partida guardada, y la sigue guardando ahí',
    watch: 'bots en todos los asientos; tú miras',
    advice: ({ games }) =>
      `dice exactamente cuánto vale de media cada respuesta (${games.join(', ')})`,
    examples: {
      menu: 'elegir en el menú',
      quick: 'una partida corta',
      levels: 'contra alguien difícil de vencer y alguien que empieza',
      save: 'con una opción elegida, guardada en un archivo',
      resume: 'seguir donde lo dejaste',
      advice: 'con las probabilidades ya calculadas',
      watch: 'una partida entre bots, siempre la misma',
    },
  },

  games: {
    summary: 'a qué se puede jugar, con opciones y modalidades',
    about:
      'Muestra los juegos: para cuántas personas son, sus opciones y modalidades, la edición de sus reglas y cuánto de lo que hay en la caja está reconstruido porque el reglamento no lo dice.',
    json: 'como una lista JSON',
    values:
      'cada carta, precio y cantidad de un juego, con su origen: el reglamento o una reconstrucción',
    examples: {
      plain: 'tablas para leer',
      values: 'lo que hay en la caja, valor por valor',
      json: 'lo mismo para programas',
    },
  },

  replay: {
    summary: 'volver a jugar una grabación: resultado, huella, o lo que vio un asiento',
    about:
      'Vuelve a jugar la grabación de una partida, comprobando cada jugada, y muestra su resultado y la huella de su último estado. El código de salida 1 significa que la grabación no se sostiene con estas reglas.',
    view: 'también lo que pasó, y la mesa como la vio este asiento (desde 0) o “public”',
    ply: 'parar después de tantas jugadas',
    json: 'como un objeto JSON',
    examples: {
      plain: 'quién ganó, y la huella para comparar',
      view: 'lo que sabía el asiento 2 tras 40 jugadas',
    },
  },

  verify: {
    summary: 'recalcular una partida terminada: dados, jugadas, final, firma',
    about:
      'Recalcula todo lo que contiene un archivo de partida guardado de un servidor (su dirección es /api/matches/ y el identificador de la partida): que la semilla estaba fijada antes de que nadie añadiera nada, que todo el azar sale de ella, que cada jugada era válida y llevó a este final, y que está firmado. Cualquiera puede hacer un archivo así con una clave propia: solo con las claves de las casas que conoces se sabe si la partida es auténtica. De una simple grabación solo se pueden comprobar las jugadas. El código de salida 0 significa auténtica; 1, que algo no es como dice, que nadie lo ha firmado o que la clave es desconocida.',
    key: 'la clave pública de una casa que conoces; se puede repetir',
    keys: 'un archivo con claves así, una al principio de cada línea; # empieza un comentario',
    house: 'le pide su clave a la casa en la que juegas',
    json: 'como un objeto JSON',
    examples: {
      plain: 'todo, menos de quién es la firma',
      house: 'también que lo ha firmado esta misma casa',
      keys: 'también que lo ha firmado una de las casas del archivo',
    },
  },
};
