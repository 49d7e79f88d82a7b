/**
 * What long practice tells of a move at a glance: the chance to win after it, felt from how the
 * player then stands. Only what the player sees is looked at.
 */

import type { Seat } from '@parlor/kit';
import type { Move } from '@parlor/pure-profit';
import { ACT, DRAW, GOAL, HAND_FILLED, type State } from '@parlor/pure-profit/state';
import { INSTINCTS } from './instincts.ts';
import { imagine, imagined, lookRound, SIGNS, stand, standing } from './standing.ts';

export const NERVES = 24;

/** The weights of each sign for every nerve, their biases, what each nerve says, and what is said without them. */
export const BIASES = SIGNS * NERVES;
export const VOICES = BIASES + NERVES;
export const BASE = VOICES + NERVES;
export const PRACTICE = BASE + 1;

/** What a nerve that is not stirred still lets through. */
export const LEAK = 0.05;

/** One set of weights for turns that end, one for draws. */
const practice = [0, PRACTICE].map((start) =>
  Float64Array.from(INSTINCTS.slice(start, start + PRACTICE), (weight) => weight / 1000),
);

export const nerves = new Float64Array(NERVES);

/** What `weights` make of the `standing`, as a chance. */
export function feel(weights: Float64Array): number {
  const { count, signs, strengths } = standing;
  for (let nerve = 0; nerve < NERVES; nerve++) nerves[nerve] = weights[BIASES + nerve]!;
  for (let place = 0; place < count; place++) {
    const strength = strengths[place]!;
    const row = signs[place]! * NERVES;
    for (let nerve = 0; nerve < NERVES; nerve++) nerves[nerve]! += strength * weights[row + nerve]!;
  }
  let sum = weights[BASE]!;
  for (let nerve = 0; nerve < NERVES; nerve++) {
    const stirred = nerves[nerve]!;
    sum += (stirred > 0 ? stirred : LEAK * stirred) * weights[VOICES + nerve]!;
  }
  return 1 / (1 + Math.exp(-sum));
}

/** Whether there is a feeling about what is asked: about draws and acts, not about how to settle or choose. */
export const isFelt = (state: State): boolean => state.asked === ACT || state.asked === DRAW;

/** The chance to win after each of the moves, as `seat` feels it. */
export function feelings(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  learned: readonly Float64Array[] = practice,
): number[] {
  lookRound(state, seat);
  const weights = learned[state.asked === DRAW ? 1 : 0]!;
  return moves.map((move) => {
    standAfter(state, seat, move);
    return feel(weights);
  });
}

/** Fills `standing` with how `seat` stands after a move; `lookRound` must have been called. */
export function standAfter(state: State, seat: Seat, move: Move): void {
  imagine(state, seat);
  switch (move.type) {
    case 'bank':
      imagined.hand[move.card]!--;
      imagined.top = move.card;
      break;
    case 'discard':
      imagined.hand[move.card]!--;
      imagined.open = move.card;
      break;
    case 'steal':
      imagined.hand[move.card]!--;
      imagined.open = move.card;
      imagined.unknown = move.from.length;
      for (const victim of move.from) imagined.lost[victim]!++;
      break;
    case 'draw':
      imagined.unknown = HAND_FILLED - state.sizes[seat]!;
      if (move.from === 'discard' && imagined.open <= GOAL) {
        imagined.hand[imagined.open]!++;
        imagined.unknown--;
        imagined.open = 0;
      }
      break;
    default:
  }
  stand(state, seat);
}
