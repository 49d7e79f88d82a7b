/** Own components for the tests: the pile runs out early, so that much is left for the closing sales. */

import type { Components } from './components.ts';

export const SMALL = {
  properties: ['Bakery', 'Mill', 'Inn', 'Forge', 'Brewery', 'Tannery'].map((name) => ({ name })),
  cards: [
    { kind: 'tax', copies: 3 },
    { kind: 'out', copies: 6 },
    { kind: 'forceSale', copies: 3 },
    { kind: 'back', copies: 4 },
    { kind: 'investor', brings: 70, copies: 2 },
    { kind: 'investor', brings: 10, copies: 2 },
    { kind: 'profit', property: 3, pays: 40, copies: 1 },
    { kind: 'dieProfit', property: 2, copies: 2 },
    { kind: 'pairProfit', properties: [0, 2], pays: 150, copies: 2 },
    { kind: 'anyProfit', pays: 20, copies: 2 },
    { kind: 'manyProfit', owned: 2, pays: 90, copies: 2 },
    { kind: 'rollFive', copies: 1 },
  ],
  board: [
    { space: 'start' },
    { space: 'property', property: 3 },
    { space: 'trade' },
    { space: 'property', property: 1 },
    { space: 'saleAny' },
    { space: 'property', property: 0 },
    { space: 'property', property: 5 },
    { space: 'money', amount: 60 },
    { space: 'roll' },
    { space: 'property', property: 2 },
    { space: 'property', property: 4 },
    { space: 'saleUnowned' },
  ],
} as const satisfies Components;
