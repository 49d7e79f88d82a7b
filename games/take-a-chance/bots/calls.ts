/** What its table asks the engine: what choices about dice are worth, by the exact solver. */

import { type EngineCalls, fastRng, type Seat, WIDE } from '@parlor/kit';
import { type Move, takeAChance, type View } from '../rules/index.ts';
import { worths } from './advice.ts';

export interface DiceValue {
  readonly move: Move;
  readonly value: number;
}

/**
 * What each of the choices about dice brings on average, in dollars, exactly: every choice of dice to keep, a roll
 * before it is thrown, a kept die now or later. Empty where dice have no say. In the order of `legal`.
 */
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

export const calls: EngineCalls = { diceValues };
