/** What choices about dice are worth, by Take a Chance's own exact solver. */

import { fastRng, type Seat, WIDE } from '@parlor/kit';
import { type Move, takeAChance, type View } from '@parlor/take-a-chance';
import { worths } from '@parlor/take-a-chance/advice';
import type { DiceValue } from './calls.ts';

export function diceValues(view: View, seat: Seat): DiceValue[] {
  if (view.asked !== seat || view.viewer !== seat) return [];
  const moves: Move[] = [];
  // What is legal is the same in every world that fits the view.
  const count = takeAChance.moves(takeAChance.worlds(view)(fastRng(1)), seat, moves);
  if (count === WIDE) return [];
  const worth = worths(view, seat);
  return moves.slice(0, count).flatMap((move) => {
    const value = worth(move);
    return value === undefined ? [] : [{ move, value }];
  });
}
