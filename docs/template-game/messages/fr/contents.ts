/** Ce qu’il y a dans la boîte. */

import type { Good } from '../../facts/types.ts';
import type { contents as English } from '../en/contents.ts';

interface Name {
  readonly one: string;
  readonly other: string;
  readonly the: string;
}

export const NAMES: Readonly<Record<Good, Name>> = {
  silk: { one: 'soie', other: 'soies', the: 'la soie' },
  spice: { one: 'épice', other: 'épices', the: 'l’épice' },
  tea: { one: 'thé', other: 'thés', the: 'le thé' },
  copper: { one: 'cuivre', other: 'cuivres', the: 'le cuivre' },
};

export const contents: typeof English = {
  deck: 'Paquet',
  all: 'Toutes les cartes',
  copies: 'Nombre',
  good: (good) => NAMES[good].one,
};
