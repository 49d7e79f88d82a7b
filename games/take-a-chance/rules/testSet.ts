/** Components that are in no box, for tests. */

import { COMBOS } from '../facts/dice/combos.ts';
import type { ComponentSet, Sourced } from '../facts/set.ts';
import type { Step } from '../facts/types.ts';

export const house = <Value>(value: Value): Sourced<Value> => ({ value, source: 'house' });

/** Fairground: other names, prices and payouts, and tickets that use every step in other ways. */
export function fairground(): ComponentSet {
  const colours = ['Ruby', 'Pearl', 'Jade', 'Onyx', 'Amber', 'Opal'].map((name, place) => ({
    name: house(name),
    price: house(300 + 700 * place),
    pays: [
      { combo: house('pair'), amount: house(100 * (place + 1)) },
      { combo: house(COMBOS[4 + place]!), amount: house(900) },
    ],
  }));
  const charms = ['acorn', 'black cat', 'comet', 'drum', 'elm', 'four-leaf'].map(house);
  const plain: Step = { do: 'roll', dice: 0, rethrows: 0, pays: 1 };
  const all: Step = { do: 'roll', dice: 7, rethrows: 3, pays: 5 };
  const choices: Step[][][] = [
    [
      [{ do: 'buy-two' }, plain],
      [{ do: 'swap' }, all],
      [{ do: 'collect', amount: 200 }, { do: 'ticket' }],
    ],
    [
      [{ do: 'buy-new' }, { do: 'collect', amount: 700 }],
      [{ do: 'buy-pool', less: 4_000 }],
      [{ do: 'ticket' }],
    ],
    [[all, all]],
    [[{ do: 'keep', what: 'rethrow' }]],
    [[{ do: 'keep', what: 'die' }]],
    [[{ do: 'keep', what: 'die' }]],
  ];
  return {
    colours,
    charms,
    cards: colours.flatMap(({ name }) =>
      charms.map(({ value }) => ({ colour: name.value, charm: value })),
    ),
    tickets: choices.map((choice) => ({ copies: house(6), choices: house(choice) })),
  };
}

/** Fairground with an OR beside what can always be done, for tables where players choose (T-5.3). */
export function freeFairground(): ComponentSet {
  const set = fairground();
  const [first, ...others] = set.tickets.toReversed();
  const roll: Step = { do: 'roll', dice: 1, rethrows: 0, pays: 1 };
  const choices = house([
    [roll, { do: 'ticket' }],
    [{ do: 'buy-two' }, roll, roll],
    [{ do: 'collect', amount: 500 }],
  ] satisfies Step[][]);
  return { ...set, tickets: [...others.toReversed(), { ...first!, choices }] };
}
