/** The keyboard: digits are ranks, plus and minus change how many cards. */

import { BUMP, type Rank } from '../facts/types.ts';
import type { View } from '../rules/index.ts';
import { heldOf } from './choice.ts';
import type { Keys } from './keyHelp.ts';
import { change, type Choices, cycle, type Picked } from './selecting.ts';

/** Digits are ranks; 9 goes through the named cards. */
export function keysOf(
  view: View,
  choices: Choices,
  picked: Picked | undefined,
  choose: (picked: Picked | undefined) => void,
): Keys {
  const by = (count: 1 | -1): void => {
    if (picked) choose(change(picked, choices, count, heldOf(view, picked.rank)));
  };
  const keys: Keys = {
    Escape: () => choose(undefined),
    '+': () => by(1),
    '=': () => by(1),
    '-': () => by(-1),
  };
  const cycled = (rank: Rank): void =>
    choose(cycle(picked, choices, { rank, held: heldOf(view, rank) }));
  for (const rank of choices.keys())
    if (rank < BUMP) keys[String(rank) as keyof Keys] = () => cycled(rank);
  const named = [...choices.keys()].filter((rank) => rank >= BUMP);
  if (named.length > 0) {
    keys['9'] = () => {
      const next = named.find((rank) => rank > (picked?.rank ?? 0));
      choose(
        cycle(undefined, choices, {
          rank: next ?? named[0]!,
          held: heldOf(view, next ?? named[0]!),
        }),
      );
    };
  }
  return keys;
}
