/** El inicio, las listas de mesas y partidas, aprender, comprobar una partida. */

import { list, number, ordinal, plural } from '@parlor/grammar/es';
import type { home as English } from '../en/home.ts';

export const home: typeof English = {
  'home.play-now': 'Jugar ya',
  'home.with-friends': 'Con amigos',
  'home.evening': ({ name }) => (name === '' ? 'Muy buenas' : `Muy buenas, ${name}`),
  'home.morning': ({ name }) => (name === '' ? 'Buenos días' : `Buenos días, ${name}`),
  'home.day': ({ name }) => (name === '' ? 'Hola' : `Hola, ${name}`),
  'home.lead': 'Juega con amigos o contra los bots.',
  'home.way-back': 'Conserva tu nombre',
  'home.way-back.line':
    'Por ahora solo te conoce este navegador. Con un enlace o una llave de acceso recuperas tu nombre y tus partidas también sin él.',
  'home.way-back.go': 'Preparar mi regreso',
  'home.way-back.not': 'No, gracias',
  'home.open-table': 'Abrir una mesa',
  'home.join': 'Entrar con un enlace',
  'home.games': 'Los juegos',
  'home.about': ({ game }) => `Sobre ${game}`,
  'home.minutes': ({ minutes }) => `${minutes} min`,
  'home.how-to': 'Cómo se juega',
  'home.your-tables': 'Tus mesas',
  'home.no-tables': 'Ninguna mesa te espera. Abre una o juega contra los bots.',
  'home.open': 'Abrir',
  'home.continue': 'Continuar',
  'home.looking': 'Buscan gente',
  'home.nobody-looking': 'Ahora no hay mesas abiertas. Abre una o juega contra los bots.',
  'home.needs-connection': 'Hace falta conexión.',
  'home.free-seats': ({ names, free }) =>
    `${list(names)}; ${plural(free, { one: 'un asiento libre', other: '# asientos libres' })}`,
  'home.sit-down': 'Sentarse',
  'home.watch': 'Mirar',
  'home.last': 'Últimas partidas',
  'home.replays': 'repeticiones',
  'home.no-results': 'Aún no hay ninguna partida terminada.',
  'home.turns': ({ count }) =>
    plural(count, { one: 'Te toca en una mesa.', other: 'Te toca en # mesas.' }),
  'home.lookers': ({ count }) =>
    plural(count, { one: 'Una mesa busca gente.', other: '# mesas buscan gente.' }),
  'home.all': ({ count }) => `todas (${number(count)})`,
  'home.your-turn': 'Te toca',
  'home.go': 'Jugar',
  'home.names-with': ({ game, names }) => `${game} con ${list(names)}`,
  'home.waits-open': ({ free }) =>
    plural(free, {
      one: 'Aún no ha empezado. Queda un asiento libre.',
      other: 'Aún no ha empezado. Quedan # asientos libres.',
    }),
  'home.waits-ready': 'Ya está todo el mundo. La partida va a empezar.',
  'home.device': 'En este dispositivo',
  'home.running': 'En curso',
  'home.for-minutes': ({ count }) =>
    count === 0 ? 'ahora mismo' : `desde hace ${number(count)} min`,
  'home.for-hours': ({ count }) => `desde hace ${number(count)} h`,
  'home.for-days': ({ count }) =>
    plural(count, { one: 'desde hace un día', other: 'desde hace # días' }),
  'home.starting': 'Preparando la mesa',
  'home.start-failed':
    'No se ha podido preparar la mesa. No se ha perdido nada. Inténtalo de nuevo.',
  'home.place': ({ place }) => ordinal(place),
  'home.place-of': ({ place, seats }) => `Puesto ${place} de ${seats}`,

  'join.title': 'Unirse a una mesa',
  'join.lead': 'Pega el enlace que te han enviado.',
  'join.field': 'Enlace o código de la mesa',
  'join.go': 'Ir a la mesa',
  'join.bad': 'Eso no lleva a ninguna mesa. Copia el enlace entero y pégalo otra vez.',

  'tables.title': 'Mesas',
  'tables.lead': 'Primero las tuyas, luego aquellas en las que puedes sentarte.',
  'tables.filter': 'Mostrar',
  'tables.filter.all': 'Todos los juegos',
  'tables.none-of': ({ game }) =>
    `Ahora no hay ninguna mesa abierta de ${game}. Abre una o juega contra los bots.`,

  'replays.title': 'Repeticiones',
  'replays.lead': 'Toda partida terminada se puede volver a ver, desde cualquier asiento.',
  'replays.none': 'Aún no hay ninguna partida terminada. La primera se guardará aquí.',
  'replays.online': 'En línea',
  'replays.device': 'En este dispositivo',
  'replays.watch': 'Ver',
  'replays.verify': 'Comprobar los dados',
  'replays.file': 'Archivo de partida',
  'replays.check-file': 'Comprobar un archivo de partida',
  'replays.with': ({ names }) => `Con ${list(names)}`,
  'replays.more': 'Ver más',

  'learn.title': 'Aprender un juego',
  'learn.lead': 'Las reglas en un minuto, y después una primera partida que se explica sola.',
  'learn.how': 'Cómo se juega',
  'learn.loading': 'Cargando las reglas',
  'learn.failed': 'No se han podido cargar las reglas. Inténtalo de nuevo cuando tengas conexión.',
  'learn.guided': 'Primera partida explicada',
  'learn.guided.line': 'Contra principiantes. Todo lo nuevo se explica una vez, cuando aparece.',
  'learn.bots': 'Jugar ya',
  'learn.friends': 'Con amigos',
  'learn.open-tables': 'Mesas abiertas',
  'learn.house': 'Los bots',
  'learn.seats': ({ fewest, most }) => `de ${fewest} a ${most} personas`,
  'learn.minutes': ({ minutes }) => `unos ${minutes} minutos`,

  'verify.title': 'Comprobar una partida',
  'verify.lead':
    'Un archivo de partida contiene cada jugada y el origen de los dados. Tu propio dispositivo vuelve a jugar la partida y compara.',
  'verify.drop': 'Suelta aquí un archivo de partida',
  'verify.choose': 'Elegir un archivo',
  'verify.working': 'Jugando la partida otra vez',
  'verify.genuine': 'Auténtica: firmada por una casa que conoces.',
  'verify.unknown-key': 'Coherente, pero firmada con una clave desconocida.',
  'verify.unknown-key.line':
    'El archivo es coherente, pero eso solo no prueba nada: cualquiera puede jugar una partida con dados a su gusto y firmarla con una clave propia.',
  'verify.not-genuine': 'No es auténtica.',
  'verify.not-genuine.line':
    'Esta partida no es lo que dice el archivo. Lo que no cuadra está señalado abajo.',
  'verify.unsigned.line':
    'El archivo es coherente, pero nadie lo ha firmado: puede haberlo hecho cualquiera.',
  'verify.own': 'Coherente y firmada por este dispositivo.',
  'verify.own.line':
    'La partida sale de sus dados, jugada a jugada, y nadie ha cambiado el archivo desde entonces. Ninguna casa responde por ella: para los demás, la clave es desconocida.',
  'verify.no-file':
    'Esta partida no tiene archivo propio: continúa otra, o empezó antes de que las partidas de un dispositivo tuvieran archivo.',
  'verify.not-a-file': 'Esto no es un archivo de partida de Parlor.',
  'verify.other-rules': 'Esta partida se jugó con reglas que este programa no conoce.',
  'verify.fetch-failed':
    'No se ha podido cargar el archivo. Inténtalo de nuevo cuando tengas conexión.',
  'verify.edition-missing': ({ edition }) =>
    `Esta partida se jugó con la edición ${edition} de las reglas, que este programa no tiene.`,
  'verify.file': ({ game, edition, names }) =>
    `${game}, edición ${edition} de las reglas: ${list(names)}`,
  'verify.older':
    'Este archivo tiene un formato anterior: no constan las jugadas deshechas, las sustituciones por un bot ni las horas.',
  'verify.chain':
    'Nada se ha quitado, añadido ni movido: cada entrada del archivo enlaza con la anterior.',
  'verify.chain.bad': ({ entry }) =>
    entry === 0
      ? 'La cadena de entradas no se puede leer.'
      : `La cadena se rompe en la entrada ${entry}: algo se ha quitado, añadido, modificado o movido.`,
  'verify.shares':
    'La parte de los dados que puso cada persona es la que había fijado; los bots no pusieron ninguna.',
  'verify.shares.unbound': ({ names }) =>
    `Nada en este archivo obliga a ${list(names)} a una parte de los dados: quien acogió la partida pudo elegir los dados.`,
  'verify.shares.bad':
    'La parte de los dados que puso una persona no es la que había fijado, o un bot ha puesto una.',
  'verify.commitment':
    'La parte de los dados que pone la casa es la que había fijado antes de la partida.',
  'verify.commitment.bad':
    'La parte de los dados que pone la casa no es la que había fijado antes de la partida.',
  'verify.seed': 'Los dados salen de esa parte y de lo que añadieron los dispositivos de la mesa.',
  'verify.seed.bad': 'Los dados no salen de las partes que constan en este archivo.',
  'verify.moves': ({ detail }) => `Las ${detail} jugadas son todas válidas.`,
  'verify.moves.bad': ({ detail }) => `Una jugada de este archivo no es válida: ${detail}`,
  'verify.ending': 'Jugada otra vez, la partida acaba en la misma situación.',
  'verify.ending.bad': 'Jugada otra vez, la partida acaba en otra situación.',
  'verify.outcome': 'Los puntos y los puestos son correctos.',
  'verify.outcome.bad': 'Los puntos o los puestos no son los que dio la partida.',
  'verify.signature': 'El archivo está firmado y no ha cambiado desde entonces.',
  'verify.signature.none': 'No hay firma.',
  'verify.signature.bad': 'La firma no encaja: el archivo se ha modificado.',
  'verify.key': 'La firma es de una casa en la que ha jugado este dispositivo.',
  'verify.key.here':
    'La firma es la de esta casa, según dice ella misma: este dispositivo aún no ha jugado aquí.',
  'verify.key.bad': 'La firma está hecha con una clave que este dispositivo no conoce.',
  'verify.key.unknown':
    'Este dispositivo aún no ha jugado en ninguna casa, y a esta no se le puede pedir su clave ahora mismo.',
  'verify.key.changed':
    'Esta casa da ahora una clave distinta de la que daba cuando este dispositivo jugó aquí por primera vez. Solo la primera cuenta como conocida.',
  'verify.fine': 'Correcto',
  'verify.wrong': 'Incorrecto',
  'verify.open': 'No se sabe',
  'home.names': ({ names }) => list(names),
};
