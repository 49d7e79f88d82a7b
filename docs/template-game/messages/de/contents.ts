/** Was in der Schachtel ist. */

import type { Good } from '../../facts/types.ts';
import type { contents as English } from '../en/contents.ts';

export const NAMES: Readonly<Record<Good, string>> = {
  silk: 'Seide',
  spice: 'Gewürz',
  tea: 'Tee',
  copper: 'Kupfer',
};

export const contents: typeof English = {
  deck: 'Karten',
  all: 'Alle Karten',
  copies: 'Anzahl',
  good: (good) => NAMES[good],
};
