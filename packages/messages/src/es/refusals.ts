/** Por qué el árbitro o el servidor rechazan algo. Las razones de cada juego están en sus propios textos. */

import { number, plural } from '@parlor/grammar/es';
import type { refusals as English } from '../en/refusals.ts';

export const refusals: typeof English = {
  'match-over': 'La partida ha terminado.',
  'not-asked': 'No es tu turno.',
  'stale-question': 'La partida ha seguido adelante entretanto.',
  'malformed-move': 'Eso no es una jugada de este juego.',
  'nothing-to-take-back': 'Ahora no hay nada que deshacer.',
  'already-revealed':
    'Esta jugada se mantiene: desde entonces se ha revelado o decidido algo, y la partida cuenta para tu clasificación.',
  'no-such-request': 'Eso ya está decidido.',
  'already-paused': 'La partida ya está en pausa.',
  'already-asked': 'Ya hay quien ha pedido una pausa, y falta que decidan los demás.',
  'too-many-pauses': ({ most }) =>
    `Ya has pedido ${number(most)} pausas en esta partida, y es el máximo por persona.`,
  'not-paused': 'La partida ya sigue.',
  'not-waited-for': 'Ahora nadie espera a esta persona.',
  'too-soon': ({ minutes }) =>
    plural(minutes, {
      one: 'Espera un minuto más antes de preguntar a los demás si siguen.',
      other: 'Espera # minutos más antes de preguntar a los demás si siguen.',
    }),
  'clock-decides': 'En esta mesa cada cual tiene su tiempo contado, y eso es lo que decide.',
  'already-asked-without': 'Los demás ya tienen la pregunta, o ya están de acuerdo.',
  'too-many-asks': ({ most }) =>
    `Has pedido ${number(most)} veces en esta partida seguir sin alguien, y no se puede pedir más.`,

  'seats-not-offered': ({ offered }) => `A este juego pueden jugar ${offered} personas.`,
  'table-not-an-object': 'Una mesa necesita asientos y opciones.',
  'table-impossible': 'Una mesa así no puede existir.',
  'options-not-an-object': 'Las opciones son nombres con valores.',
  'option-unknown': ({ option }) => `Este juego no tiene ninguna opción “${option}”.`,
  'option-not-a-flag': () => 'Esto tiene que ser true o false.',
  'option-out-of-range': ({ min, max }) =>
    `Esto tiene que ser un número entero del ${number(min)} al ${number(max)}.`,
  'option-not-a-choice': ({ choices }) => `Esto tiene que ser uno de estos valores: ${choices}.`,
  'data-not-json': () => 'Esto tiene que ser un conjunto propio, en JSON.',
  'data-too-large': ({ max }) =>
    `Es demasiado grande: un conjunto propio tiene ${number(max)} bytes como máximo.`,
  'data-too-deep': ({ max }) =>
    `Está demasiado anidado: un conjunto propio tiene ${number(max)} niveles como máximo.`,
  'data-too-many-parts': ({ max }) =>
    `Tiene demasiados elementos: se permiten ${number(max)} como máximo.`,
  'data-text-too-long': ({ max }) =>
    `Uno de sus textos es demasiado largo: se permiten ${number(max)} caracteres como máximo.`,
  'data-key-too-long': ({ max }) =>
    `El nombre de uno de sus campos es demasiado largo: se permiten ${number(max)} caracteres como máximo.`,
  'unknown-table': 'Esta mesa no existe.',
  'not-your-table': 'Eso solo puede hacerlo quien organiza la mesa.',
  'not-open': 'La partida ya ha empezado.',
  'not-ready': 'Aún falta el visto bueno de alguien.',
  'not-opening': 'La partida no está a punto de empezar.',
  'wrong-share': 'Esa no es la parte de los dados que se había fijado.',
  'unbound-share':
    'Esta partida cuenta para la clasificación: tu parte de los dados tiene que estar fijada antes de que nadie conozca ninguna. Usa un programa más reciente o juega sin clasificación.',
  'not-seated': 'No tienes asiento en esta mesa.',
  'already-seated': 'Ya tienes un asiento en esta mesa.',
  'still-here': 'Esa persona está en la mesa. Solo ella puede dar su visto bueno.',
  'seat-taken': 'Alguien se ha adelantado: el asiento está ocupado.',
  'not-playing': 'La partida no está en curso.',
  'not-finished': 'La partida aún no ha terminado.',
  'unknown-match': 'Esta partida ya no está en el servidor.',

  'too-much-data': ({ most }) =>
    `Las mesas de tu red han traído ${number(most)} KB de conjuntos propios en la última hora, y por ahora no caben más. Juega con lo que hay en la caja, o inténtalo más tarde.`,
  'too-much-kept': ({ most }) =>
    `El servidor ha guardado ${number(most)} KB para ti en las últimas 24 horas, y es el máximo por persona. Inténtalo dentro de unas horas.`,
  'too-much-kept-here': ({ most }) =>
    `El servidor ha guardado ${number(most)} KB en las últimas 24 horas para personas de tu red, y por ahora no cabe más. Inténtalo dentro de unas horas.`,
  'too-many-views': ({ most }) =>
    `Ya estás mirando ${number(most)} mesas que se muestran con retraso. Deja una de ellas para mirar esta.`,
  'too-many-views-here': ({ most }) =>
    `Desde tu red ya se miran ${number(most)} mesas que se muestran con retraso, y por ahora no caben más.`,
  'too-many-commands': 'Eso ha sido demasiado de golpe. Espera un momento e inténtalo de nuevo.',
  'too-many-connections':
    'Hay demasiadas páginas conectadas desde tu red. Cierra una e inténtalo de nuevo.',
  'too-many-guests': 'Acaba de llegar muchísima gente desde tu red. Inténtalo más tarde.',
  'too-many-tables': ({ most }) =>
    `Ya tienes ${number(most)} mesas sin terminar, y es el máximo por persona. Termina una o déjala. Las encontrarás en “Mesas”.`,
  'too-many-tables-here': ({ most }) =>
    `Desde tu red hay ${number(most)} mesas abiertas sin terminar, y no caben más. Espera a que acabe alguna.`,
  'too-many-seats-here': ({ most }) =>
    `En tu red hay ${number(most)} asientos ocupados en mesas que no han terminado, y no caben más. Espera a que uno quede libre.`,
  'too-many-seats': ({ most }) =>
    `Ya tienes asiento en ${number(most)} mesas sin terminar. Deja una de ellas o termínala para sentarte aquí.`,
  closing: 'El servidor está a punto de reiniciarse. Inténtalo dentro de un momento.',
  'protocol-unsupported': 'Esta página es demasiado antigua para el servidor. Recárgala.',
  'try-again': 'No ha funcionado. Inténtalo de nuevo.',
  'name-too-long': ({ most }) => `Un nombre tiene como máximo ${number(most)} caracteres.`,
  'name-characters':
    'Un nombre se compone de letras y cifras de idiomas de hoy, con espacios, puntos, guiones o apóstrofos entre ellas.',
  'name-marks': 'Una letra de este nombre lleva demasiados acentos.',
  'name-scripts':
    'Las letras de alfabetos distintos se confunden fácilmente. Escribe cada palabra en un solo alfabeto.',
  'name-reserved':
    'Con este nombre podrían tomarte por un bot, por el anfitrión, por un antiguo invitado o por quien administra el servidor. Elige otro.',
  'nothing-said': 'En este mensaje no hay nada que leer.',
  'not-signed-in': 'El servidor no te conoce. Recarga la página.',
  'signed-out':
    'Se ha cerrado tu sesión en este dispositivo. Recarga la página para seguir con un nombre nuevo.',
  'unknown-session': 'Ese dispositivo ya no tiene la sesión abierta.',
  'passkeys-impossible':
    'Las llaves de acceso no funcionan en esta dirección: necesitan https y un nombre en lugar de números. Usa un enlace para continuar en otro sitio.',
  'passkey-refused': 'Esta llave de acceso no se conoce aquí. Quizá se haya quitado.',
  'unknown-passkey': 'Esa llave de acceso ya no existe.',
  'too-many-passkeys':
    'Tienes tantas llaves de acceso como puede tener una persona. Quita antes una de ellas.',
  'foreign-origin': 'Esta página no pertenece a este servidor.',
  'foreign-host': 'Esta no es una dirección de este servidor.',
  'frame-too-large': 'Es demasiado grande para enviarlo.',
  'malformed-frame': 'El servidor no ha podido leerlo. Recarga la página.',
  'malformed-command': 'El servidor no ha podido leerlo. Recarga la página.',
  'malformed-request': 'El servidor no ha podido leerlo. Recarga la página.',
  'unknown-command': 'El servidor no sabe hacer eso. Recarga la página.',
  'unknown-page': 'En esta dirección no hay nada.',

  'storage-full':
    'Ya no queda espacio en este dispositivo: la última jugada no se ha guardado, pero todo lo anterior sí. Libera espacio u olvida partidas antiguas e inténtalo de nuevo.',
  'storage-blocked':
    'En otra pestaña o ventana sigue abierta una versión anterior de Parlor. Ciérrala e inténtalo de nuevo. No se ha perdido nada.',
  'storage-outdated':
    'Aquí ya ha estado una versión más reciente de Parlor. Vuelve a cargar esta página.',
  'storage-off':
    'Este navegador no deja que Parlor guarde nada aquí. Sal de la navegación privada o permite que esta página guarde datos.',
  'unknown-game': ({ game }) =>
    game === undefined
      ? 'A este juego no se juega aquí.'
      : `Es una partida de “${game}”, un juego al que aquí no se juega.`,
  'seed-malformed': 'Una semilla tiene 64 cifras hexadecimales, en minúsculas.',
  'record-malformed': ({ at, problem }) => `La grabación es incorrecta en “${at}”: ${problem}.`,
  'record-format-unknown': ({ format, known }) =>
    `La grabación tiene el formato ${format}; este programa lee el formato ${known}.`,
  'other-game': ({ recorded, expected }) => `Es una partida de ${recorded}, no de ${expected}.`,
  'rules-version-differs': ({ recorded, current }) =>
    `La partida se jugó con la edición ${recorded} de las reglas; aquí está la edición ${current}, con la que se desarrollaría de otro modo.`,
  'edition-missing': ({ edition, game, newest }) =>
    `La partida se jugó con la edición ${edition} de las reglas de ${game}, que aquí no está; la más reciente es la ${newest}.`,
  'rng-unknown': ({ recorded, known }) =>
    `Las cartas y los dados de la partida salieron de ${recorded}; este programa conoce ${known}.`,
  'illegal-move-in-record': ({ ply, seat, reason }) =>
    `La jugada ${ply} de la grabación, del asiento ${seat}, no es válida: ${reason}.`,
  'snapshot-malformed': ({ at, problem }) =>
    `La copia guardada es incorrecta en “${at}”: ${problem}.`,
  'snapshot-tampered':
    'La copia guardada no coincide con su huella: se ha dañado o se ha modificado.',
  removed: 'Quien organiza la mesa te ha expulsado.',
  'blocked-here': ({ name }) => `En esta mesa está sentado alguien a quien has bloqueado: ${name}.`,
  'not-welcome': 'No puedes sentarte a esta mesa.',
  'table-closed': 'Esta mesa se ha cerrado.',
  'unknown-person': 'Esa persona no está aquí.',
  'too-many-shunned': ({ most }) =>
    `Tu lista de personas silenciadas y bloqueadas está llena: caben ${number(most)}. Quita a alguien en los ajustes.`,
  'too-many-reports': ({ most }) =>
    `Has enviado ${number(most)} denuncias en 24 horas, y no se pueden enviar más. Inténtalo mañana.`,
  banned: 'Este servidor no te deja entrar.',
  silenced: 'De momento no puedes hablar aquí ni cambiar de nombre.',
  'name-forbidden': 'Aquí nadie puede llamarse así. Elige otro nombre.',
};
