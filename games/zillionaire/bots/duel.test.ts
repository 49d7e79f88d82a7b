import { fastRng, type Rng } from '@parlor/kit';
import { type Move, zillionaire } from '../rules/index.ts';
import { addCard, clone, linkPlayers, type Rank, State } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import { Duel } from './duel.ts';

const PLENTY = 1e6;
const noChance: Rng = fastRng(0);

/** Three seats, the first two with these cards, the third out. */
function position(hands: readonly (readonly Rank[])[], turn: number): State {
  const state = new State(3, 1);
  state.dealer = 2;
  state.turn = turn;
  state.topBy = turn;
  [0, 1, 2].forEach((seat) => (state.left[seat] = (seat + 1) % 3));
  hands.forEach((cards, seat) => {
    for (const rank of cards) addCard(state, seat, rank);
    state.held[seat] = cards.length;
  });
  state.out[0] = 2;
  state.outCount = 1;
  state.playing = 2;
  linkPlayers(state);
  return state;
}

/** The plainest search there is, through the rules themselves. */
function firstOut(state: State): number {
  if (state.over) return state.finished[1]!;
  const moves: Move[] = [];
  const count = zillionaire.moves(state, state.turn, moves);
  for (const move of moves.slice(0, count)) {
    const next = clone(state);
    zillionaire.apply(next, state.turn, move, noChance);
    if (firstOut(next) === state.turn) return state.turn;
  }
  return state.turn === 0 ? 1 : 0;
}

const deal = (rng: Rng, size: number): Rank[] =>
  Array.from({ length: size }, () => 1 + rng.below(13));

describe('a duel', () => {
  it('is won by whoever the plainest search says, from any lead and any answer', () => {
    const rng = fastRng(5);
    let answers = 0;
    for (let i = 0; i < 150; i++) {
      const state = position([deal(rng, 2 + rng.below(3)), deal(rng, 2 + rng.below(3))], i % 2);
      for (let step = 0; step < 3 && !state.over; step++) {
        expect(new Duel(0, PLENTY).iWin(state)).toBe(firstOut(state) === 0);
        answers++;
        zillionaire.apply(state, state.turn, zillionaire.sample(state, state.turn, rng), rng);
      }
    }
    expect(answers).toBeGreaterThan(300);
  });

  it('knows who leads after a round won by someone who has gone out', () => {
    const rng = fastRng(6);
    for (let i = 0; i < 100; i++) {
      const state = position([deal(rng, 3), deal(rng, 3)], i % 2);
      state.topBy = 2;
      state.topRank = 1 + rng.below(12);
      state.topCount = 1 + rng.below(2);
      state.passes = rng.below(2);
      linkPlayers(state);
      expect(new Duel(1, PLENTY).iWin(state)).toBe(firstOut(state) === 1);
    }
  });

  it('says nothing when it may not look far enough', () => {
    const rng = fastRng(7);
    const state = position([deal(rng, 10), deal(rng, 10)], 0);
    expect(new Duel(0, 3).iWin(state)).toBeUndefined();
  });
});
