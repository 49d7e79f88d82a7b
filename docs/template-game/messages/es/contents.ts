/** Lo que hay en la caja. */

import type { Good } from '../../facts/types.ts';
import type { contents as English } from '../en/contents.ts';

interface Name {
  readonly one: string;
  readonly other: string;
  readonly the: string;
}

export const NAMES: Readonly<Record<Good, Name>> = {
  silk: { one: 'seda', other: 'sedas', the: 'la seda' },
  spice: { one: 'especia', other: 'especias', the: 'la especia' },
  tea: { one: 'té', other: 'tés', the: 'el té' },
  copper: { one: 'cobre', other: 'cobres', the: 'el cobre' },
};

export const contents: typeof English = {
  deck: 'Mazo',
  all: 'Todas las cartas',
  copies: 'Copias',
  good: (good) => NAMES[good].one,
};
