/** A small set of components unlike the standard one, for tests: five properties, no You're Out, another board. */

import type { Components } from '../facts/components.ts';

export const VILLAGE: Components = {
  properties: [
    { name: 'Mill' },
    { name: 'Forge' },
    { name: 'Bakery' },
    { name: 'Inn' },
    { name: 'Chapel' },
  ],
  cards: [
    { kind: 'tax', copies: 3 },
    { kind: 'back', copies: 1 },
    { kind: 'investor', brings: 100, copies: 4 },
    { kind: 'profit', property: 4, pays: 70, copies: 2 },
    { kind: 'profit', property: 0, pays: 10, copies: 1 },
    { kind: 'dieProfit', property: 3, copies: 3 },
    { kind: 'pairProfit', properties: [1, 3], pays: 200, copies: 2 },
    { kind: 'manyProfit', owned: 2, pays: 90, copies: 2 },
    { kind: 'anyProfit', pays: 20, copies: 6 },
    { kind: 'rollFive', copies: 2 },
    { kind: 'forceSale', copies: 4 },
  ],
  board: [
    { space: 'start' },
    { space: 'saleAny' },
    { space: 'property', property: 4 },
    { space: 'roll' },
    { space: 'property', property: 3 },
    { space: 'property', property: 2 },
    { space: 'trade' },
    { space: 'property', property: 1 },
    { space: 'money', amount: 100 },
    { space: 'property', property: 0 },
    { space: 'saleUnowned' },
  ],
};
