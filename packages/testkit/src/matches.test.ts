import { fastRng } from '@parlor/kit';
import { describe, expect, test } from 'vitest';
import { bazaar } from '../../../docs/template-game/rules/index.ts';
import { randomMatch, randomMove } from './matches.ts';
import { replay } from './record.ts';
import { everyTable } from './tables.ts';

const TABLE = { seats: 3, options: bazaar.presets.standard };

describe('every table', () => {
  test('is every seat count with every preset', () => {
    const tables = everyTable(bazaar);
    expect(tables.map(({ seats, options }) => [seats, options.days])).toEqual([
      [2, 8],
      [2, 4],
      [3, 8],
      [3, 4],
      [4, 8],
      [4, 4],
    ]);
  });

  test('leaves out what the game refuses', () => {
    const presets = { ...bazaar.presets, long: { ...bazaar.presets.standard, days: 15 } };
    const seats = everyTable({ ...bazaar, presets })
      .filter(({ options }) => options.days === 15)
      .map((table) => table.seats);
    expect(seats).toEqual([2, 3]);
  });
});

describe('a random match', () => {
  test('is the same for the same seed, another for another', () => {
    const { moves, outcome, steps } = randomMatch(bazaar, TABLE, 1);
    expect(randomMatch(bazaar, TABLE, 1).moves).toEqual(moves);
    expect(randomMatch(bazaar, TABLE, 2).moves).not.toEqual(moves);
    expect(steps).toBe(moves.length);
    expect(outcome.scores).toHaveLength(3);
  });

  test('can be replayed from its record, through JSON', () => {
    const { record, state } = randomMatch(bazaar, TABLE, 3);
    const saved = JSON.parse(JSON.stringify(record)) as typeof record;
    expect(bazaar.encode(replay(bazaar, saved))).toEqual(bazaar.encode(state));
  });

  test('is heard from setup to end', () => {
    const told: string[] = [];
    const { steps } = randomMatch(bazaar, TABLE, 3, ({ type }) => told.push(type));
    expect(told.slice(0, 4)).toEqual(['dealt', 'dealt', 'dealt', 'offered']);
    expect(told.at(-1)).toBe('closed');
    expect(told.length).toBeGreaterThan(steps);
  });

  test('does not go on for ever', () => {
    const endless = { ...bazaar, maxMoves: () => 5 };
    expect(() => randomMatch(endless, TABLE, 1)).toThrow(/seed 1: not over after 5 moves/);
  });

  test('needs an outcome', () => {
    const pointless = { ...bazaar, outcome: () => undefined };
    expect(() => randomMatch(pointless, TABLE, 1)).toThrow(/no outcome/);
  });
});

describe('a replay', () => {
  const { record } = randomMatch(bazaar, TABLE, 3);

  test('refuses a record of other rules', () => {
    expect(() => replay({ ...bazaar, rulesVersion: 2 }, record)).toThrow(
      /rules 1, cannot be replayed/,
    );
  });

  test('refuses moves that are none or not legal', () => {
    const withFirst = (move: object) => ({
      ...record,
      moves: [{ seat: 0, move: move as never }, ...record.moves],
    });
    expect(() => replay(bazaar, withFirst({ type: 'dance' }))).toThrow(/step 1: not a move/);
    expect(() => replay(bazaar, withFirst({ type: 'keep' }))).toThrow(
      /step 1: seat 0 may not play .*: not-now \(asked: 0, 1, 2\)/,
    );
  });
});

test('random players are those that are asked, with legal moves', () => {
  const state = bazaar.setup(TABLE, fastRng(1));
  bazaar.apply(state, 1, { type: 'bid', coins: 1 }, fastRng(1));
  const seats = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const { seat, move } = randomMove(bazaar, state, fastRng(seed), []);
    expect(bazaar.check(state, seat, move)).toBeUndefined();
    seats.add(seat);
  }
  expect(seats).toEqual(new Set([0, 2]));
});
