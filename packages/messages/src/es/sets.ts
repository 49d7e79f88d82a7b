/** De dónde salen los valores, y los conjuntos propios. */

import { plural } from '@parlor/grammar/es';
import type { sets as English } from '../en/sets.ts';

export const sets: typeof English = {
  'mark.rulebook': 'reglamento',
  'mark.published': 'reseñas',
  'mark.rebuilt': 'recreado',
  'mark.house': 'caja propia',

  'legend.rulebook': 'lo da el reglamento',
  'legend.published': 'el reglamento no lo dice; las reseñas publicadas coinciden',
  'legend.rebuilt': 'el reglamento no lo dice; el valor es de Parlor',
  'legend.house': 'lo ha introducido alguien, por lo general de su propia caja',

  'from.title': 'Qué está recreado',
  'from.rulebook': ({ title, whose, edition }) =>
    `Hecho a partir del reglamento de ${title} (${whose}). Esta es la edición ${edition} de nuestras reglas.`,
  'from.rulebook.only': ({ title, edition }) =>
    `Hecho a partir del reglamento de ${title}. Esta es la edición ${edition} de nuestras reglas.`,
  'from.extent.none': 'Todo lo que hay en la caja es como lo da el reglamento.',
  'from.extent.published':
    'Todo lo que hay en la caja es como lo dan el reglamento y las reseñas publicadas; no hay nada recreado.',
  'from.extent.house': 'En este conjunto se han introducido valores; no hay nada recreado en él.',
  'from.extent.few':
    'Casi todo lo que hay en la caja es como lo da el reglamento. Unos pocos valores que no da están recreados.',
  'from.extent.partly':
    'El reglamento da una parte de lo que hay en la caja. El resto está recreado: es de Parlor, y tu caja puede decir otra cosa.',
  'from.extent.mostly':
    'El reglamento da poco de lo que hay en la caja. La mayoría de los valores están recreados: son de Parlor, y tu caja dirá otra cosa.',
  'from.legend': 'Qué significan las marcas',
  'from.part.rulebook': ({ count }) => `${count} del reglamento`,
  'from.part.published': ({ count }) => `${count} de reseñas`,
  'from.part.rebuilt': ({ count }) => plural(count, { one: '# recreado', other: '# recreados' }),
  'from.part.house': ({ count }) => `${count} de una caja propia`,
  'from.what': 'Qué',
  'from.value': 'Valor',
  'from.mark': 'Origen',
  'from.own': '¿Tienes la caja? Introduce sus valores',
  'from.failed': 'No se ha podido cargar la lista. Inténtalo de nuevo cuando tengas conexión.',

  'set.parlor': ({ extent }) => `El conjunto de Parlor (${extent})`,
  'set.parlor.none': 'reglamento',
  'set.parlor.published': 'reglamento y reseñas',
  'set.parlor.house': 'valores propios',
  'set.parlor.few': 'algunos valores recreados',
  'set.parlor.partly': 'en parte recreado',
  'set.parlor.mostly': 'en su mayor parte recreado',
  'set.own': 'El conjunto de la mesa',
  'set.enter': 'Introduce los valores de tu caja, o abre un archivo',

  'sets.title': ({ game }) => `Conjuntos de ${game}`,
  'sets.lead':
    'Quien tenga la caja puede introducir lo que trae impreso. Los conjuntos se guardan en este dispositivo; cualquiera a quien des el enlace puede jugar con ellos.',
  'sets.new': 'Nuevo conjunto',
  'sets.file': 'Abrir un archivo',
  'sets.none': 'Aún no tienes ningún conjunto. Uno nuevo empieza como el de Parlor.',
  'sets.first-name': 'Mi caja',
  'sets.changed': ({ count }) =>
    count === 0
      ? 'Igual que el de Parlor'
      : plural(count, { one: 'Un valor cambiado', other: '# valores cambiados' }),
  'sets.ready': 'Se puede jugar',
  'sets.unready': ({ count }) =>
    plural(count, { one: 'Una cosa por corregir', other: '# cosas por corregir' }),
  'sets.edit': 'Editar',
  'sets.play': 'Jugar con él',
  'sets.copy': 'Duplicar',
  'sets.share': 'Compartir',
  'sets.export': 'Guardar como archivo',
  'sets.delete': 'Borrar',
  'sets.deleted': ({ name }) => `“${name}” se ha borrado.`,
  'sets.undo': 'Deshacer',
  'sets.undo-of': ({ name }) => `Deshacer: conservar “${name}”`,
  'sets.of': ({ what, name }) => `${what}: ${name}`,
  'sets.learn': 'Sobre el juego',
  'sets.not-kept':
    'Este dispositivo no guarda nada ahora mismo: el almacenamiento está desactivado o lleno. Guarda el conjunto como archivo.',

  'edit.title': ({ name }) => `Editar “${name}”`,
  'edit.name': 'Nombre del conjunto',
  'edit.back': ({ game }) => `Todos los conjuntos de ${game}`,
  'edit.gone': 'Este conjunto no está en este dispositivo',
  'edit.gone.line': 'Se ha borrado, o se hizo en otro dispositivo. Pide su enlace.',
  'edit.saved': 'Cada cambio se guarda al momento en este dispositivo.',
  'edit.undo': 'Deshacer',
  'edit.redo': 'Rehacer',
  'edit.fine': 'Se puede jugar con este conjunto.',
  'edit.problems': ({ count }) =>
    plural(count, {
      one: 'Una cosa impide jugar con este conjunto:',
      other: '# cosas impiden jugar con este conjunto:',
    }),
  'edit.total': ({ have, given }) => `${have} de ${given}`,
  'edit.reset-of': ({ what, value }) => `${what}: volver a ${value}, como en Parlor`,
  'edit.confirm': ({ what, mark }) => `${what}: ${mark}. Pulsa si tu caja dice lo mismo`,
  'edit.unconfirm': ({ what, mark }) => `${what}: ${mark}. Pulsa para retirarlo`,
  'edit.remove-of': ({ what }) => `Quitar: ${what}`,
  'edit.up': ({ what }) => `Subir uno: ${what}`,
  'edit.down': ({ what }) => `Bajar uno: ${what}`,
  'edit.add-to': ({ what, where }) => `${what}: ${where}`,
  'edit.change': 'Cambiar el texto',
  'edit.hint':
    'Lo que introduces queda marcado como de tu caja. Donde tu caja coincida con Parlor, pulsa la marca.',
  'edit.hint.plain': 'Lo que introduces queda marcado como de tu caja.',

  'share.link': 'Enlace al conjunto',
  'share.line':
    'El conjunto va dentro del enlace: quien lo abra puede verlo, guardarlo y jugar con él.',
  'share.working': 'Creando el enlace',
  'share.text': ({ game, name }) => `Un conjunto de ${game}: ${name}`,

  'shared.title': ({ game }) => `Un conjunto de ${game}`,
  'shared.unnamed': 'Conjunto de un enlace',
  'shared.lead': 'Alguien te ha dado este conjunto. No se guarda nada hasta que tú lo digas.',
  'shared.keep': 'Guardar en este dispositivo',
  'shared.play': 'Guardar y jugar',
  'shared.working': 'Abriendo el conjunto',
  'shared.bad': 'Este conjunto no se puede usar',
  'shared.safe': 'En este dispositivo no ha cambiado nada.',

  'fault.damaged': 'Está dañado o incompleto. Pide otra vez el enlace o el archivo.',
  'fault.not-a-set': 'Esto no es un conjunto de Parlor.',
  'fault.too-large': 'Es demasiado grande para ser un conjunto.',
  'fault.newer':
    'Viene de una versión más reciente de Parlor. Recarga esta página e inténtalo de nuevo.',
  'fault.other-game': 'Es un conjunto de otro juego.',
  'fault.refused': ({ why }) => `Las reglas lo rechazan: ${why}`,

  'differs.title': 'En qué difiere del conjunto de Parlor',
  'differs.none': 'Es igual en todo al conjunto de Parlor.',
  'differs.more': ({ count }) =>
    plural(count, { one: 'otra diferencia', other: 'otras # diferencias' }),
  'differs.was': ({ value }) => `en Parlor: ${value}`,
  'differs.gone': 'no está en este conjunto',
  'differs.new': 'nuevo',
  'differs.see': 'Ver el conjunto entero',
};
