/** E-7.4: the cap is for rounds that go round in circles; a player with some sense does not. */

import { fastRng, type Rng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { eightAndAHalf } from './index.ts';
import { catches, isHalf } from '../facts/pile.ts';
import { NOBODY, type State, TURN_CAP } from './state.ts';
import { agreed } from './testTable.ts';
import { type Card, GHOST, HALF, type Move } from '../facts/types.ts';

/**
 * Catches when it can, sheds many and low cards first, keeps wild cards and
 * stays off halves; and does not do the same thing for ever, for between two
 * open hands that would go round in circles.
 */
function sensibleMove(state: State, options: readonly Move[], rng: Rng): Move {
  const appeals = options.map((move) => appeal(state, move) + rng.below(WHIM));
  return options[appeals.indexOf(Math.max(...appeals))]!;
}

const WHIM = 10;

function appeal(state: State, move: Move): number {
  switch (move.type) {
    case 'play':
      return cardAppeal(state, move.card) + 4 * move.count;
    case 'open':
      return cardAppeal(state, move.card);
    case 'eight-and-a-half':
      return -6;
    case 'swap':
      return move.take - move.give;
    case 'keep':
    case 'blind':
      return 0;
  }
}

function cardAppeal(state: State, card: Card): number {
  const onHalf = isHalf(state.value);
  if (catches(state.value, card)) return 50;
  if (card === GHOST) return onHalf ? -40 : -20;
  if (card === HALF) return onHalf ? -10 : -30;
  return card === 0 ? -15 : -card;
}

/** The most turns any seat took in any round, and how many rounds had no winner. */
function playMatch(seats: number, rng: Rng): { most: number; stopped: number } {
  const state = eightAndAHalf.setup({ seats, options: agreed({ rounds: 6 }) }, rng);
  const out: Move[] = [];
  let [most, stopped] = [0, 0];
  while (state.phase !== 'over') {
    const { round, turn } = state;
    const count = eightAndAHalf.moves(state, turn, out);
    most = Math.max(most, state.turns[turn]! + 1);
    eightAndAHalf.apply(state, turn, sensibleMove(state, out.slice(0, count), rng), rng);
    const ended = state.round !== round || eightAndAHalf.toAct(state) === 0;
    if (ended && state.winner === NOBODY) stopped++;
  }
  return { most, stopped };
}

describe('E-7.4 sensible play', () => {
  it.each(eightAndAHalf.seatCounts)(
    'never meets the turn cap in 300 rounds of %i seats',
    (seats) => {
      for (let match = 0; match < 50; match++) {
        const { most, stopped } = playMatch(seats, fastRng(match, seats));
        expect(stopped).toBe(0);
        expect(most).toBeLessThan(TURN_CAP);
      }
    },
  );
});
