import type { AnyGame, Rng } from '@parlor/kit';
import type { RecordHeader } from '@parlor/match';
import { describe, expect, it } from 'vitest';
import { isForeseenSince } from './foreseen.ts';

interface State {
  count: number;
  hidden: number;
  isShown: boolean;
}

/** Two seats, a number under a cup, and no rules: `nod` is all that seat 1 can do after `bow`. */
const CUPS = {
  setup: (_: unknown, rng: Rng): State => ({ count: 0, hidden: rng.below(1000), isShown: false }),
  parseMove: (move: unknown) => move,
  view: ({ count, hidden, isShown }: State) => ({ count, ...(isShown && { hidden }) }),
  worlds:
    ({ count, hidden }: { count: number; hidden?: number }) =>
    (rng: Rng): State => ({
      ...{ count, hidden: hidden ?? rng.below(1000), isShown: hidden !== undefined },
    }),
  moves: ({ count }: State, _: number, out: unknown[]) => {
    out[0] = { type: 'nod' };
    out[1] = { type: 'bow' };
    return count === 1 ? 1 : 2;
  },
  apply: (state: State, _: number, { type }: { type: string }, rng: Rng) => {
    state.count++;
    if (type === 'lift') state.isShown = true;
    if (type === 'roll') rng.below(6);
  },
} as unknown as AnyGame;

const HEADER = { table: {}, seed: '00'.repeat(32) } as unknown as RecordHeader;

const isForeseen = (ply: number, ...moves: readonly (readonly [number, string])[]) =>
  isForeseenSince(
    CUPS,
    HEADER,
    moves.map(([seat, type]) => ({ seat, move: { type } })),
    ply,
  );

describe('what whoever takes back has learned since', () => {
  it('is nothing while they have done nothing but act themselves', () => {
    expect(isForeseen(0, [0, 'bow'])).toBe(true);
  });

  it('is what dice showed, or what lay hidden', () => {
    expect(isForeseen(0, [0, 'roll'])).toBe(false);
    expect(isForeseen(0, [0, 'lift'])).toBe(false);
    // What was shown before the move is no news.
    expect(isForeseen(1, [0, 'lift'], [0, 'bow'])).toBe(true);
  });

  it('is what others chose, but not what they had to do', () => {
    expect(isForeseen(0, [0, 'bow'], [1, 'nod'])).toBe(true);
    expect(isForeseen(0, [0, 'bow'], [1, 'nod'], [1, 'bow'])).toBe(false);
    expect(isForeseen(0, [0, 'bow'], [1, 'lift'])).toBe(false);
  });
});
