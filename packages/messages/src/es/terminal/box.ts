/** Lo que hay en una caja, y de dónde sale. */

import { list, number, plural } from '@parlor/grammar/es';
import type { box as English } from '../../en/terminal/box.ts';

export const box: typeof English = {
  marks: {
    rulebook: 'reglamento',
    published: 'reseñas',
    rebuilt: 'recreado',
    house: 'de la mesa',
  },
  legend: {
    rulebook: 'reglamento: lo da el reglamento',
    published: 'reseñas: el reglamento no lo dice, y las reseñas publicadas coinciden',
    rebuilt: 'recreado: el reglamento no lo dice, y el valor es de Parlor',
    house: 'de la mesa: introducido para esta mesa',
  },
  extents: {
    none: 'todos los valores del reglamento',
    published: 'valores del reglamento y de reseñas publicadas',
    house: 'valores propios de la mesa',
    few: 'algunos valores recreados',
    partly: 'valores en parte recreados',
    mostly: 'valores en su mayoría recreados',
  },
  counts: {
    rulebook: ({ count }) => `${number(count)} del reglamento`,
    published: ({ count }) => `${number(count)} de reseñas`,
    rebuilt: ({ count }) => plural(count, { one: '# recreado', other: '# recreados' }),
    house: ({ count }) => `${number(count)} de la mesa`,
  },
  line: ({ edition, extent, counts }) =>
    `Edición ${edition} de las reglas, ${extent} (${list(counts)}).`,
  rulebook: ({ title, whose }) =>
    whose === '' ? `Reglamento: ${title}.` : `Reglamento: ${title} (${whose}).`,
  from: 'origen',
  value: 'valor',

  // All games at once
  game: 'juego',
  id: 'código',
  seats: 'asientos',
  option: 'opción',
  values: 'valores',
  everyValue: 'Cada valor y su origen: parlor games --values <código>',
  ownSet: 'valores propios, en JSON',
};
