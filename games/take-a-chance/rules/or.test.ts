import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';
import { buy, chance, first, or, roll, swap, TestTable } from './testTable.ts';
import { view } from './view.ts';

const usual = { stacks: ['O0 R0 B0', 'O1 R1 B1', 'O2 R2 B2'], pool: 'Y0 G0 B3', draw: 'G1 G2 G3' };
const nothing = [1, 3, 5, 6];

/** Seat 0 turns over a ticket of this kind. */
const turning = (kind: number, layout: ConstructorParameters<typeof TestTable>[0] = {}) =>
  new TestTable({ ...usual, ...layout, tickets: [[kind]] }).play(chance);

describe('T-5.3 whoever turns over a ticket with an OR chooses', () => {
  it('after seeing it, between what it says first and its OR', () => {
    for (const kind of [0, 1, 2, 3, 11]) {
      const table = turning(kind);
      expect([table.question, table.asked, table.offered]).toEqual(['or', 0, ['first', 'or']]);
      expect(view(table.state, 2).ticket).toEqual({ kind, choice: null, step: 0, buys: 0 });
      expect(facts(table.state)).toMatchObject({
        question: 'or',
        ticket: { kind, choice: null, step: 0, buys: 0 },
        consoled: false,
      });
      expect(table.refusal(roll)).toBe('not-asked-now');
    }
  });

  it('and is not asked about a ticket without one', () => {
    const table = new TestTable({ ...usual, tickets: [[4]] }).play(chance, ...nothing);
    expect(table.question).toBe('rethrow');
  });

  it('buy, then roll — or roll', () => {
    const one = turning(0).play(first);
    expect([one.question, one.buyable.length]).toEqual(['buy', 6]);
    expect(one.play(buy('R0'), ...nothing).question).toBe('rethrow');
    const other = turning(0).play(or, 1, 3, 5);
    expect([other.question, other.board(0), other.cash[0]]).toEqual(['rethrow', 'P0', 10_000]);
  });

  it('a Pool card for 500 less — or collect 500', () => {
    const table = turning(1).play(or);
    expect([table.cash[0], table.asked, table.question]).toEqual([10_500, 1, 'turn']);
  });

  it('two cards — or one, and only if none can be bought a roll', () => {
    const one = turning(3).play(or);
    expect(view(one.state, 0).ticket).toEqual({ kind: 3, choice: 1, step: 0, buys: 1 });
    expect(one.play(buy('B0')).asked).toBe(1);
    const none = turning(3, { cash: [1_900] });
    expect(none.offered).toEqual(['or']);
    none.play(or, 1, 3, 5);
    expect(view(none.state, 0).ticket).toMatchObject({ choice: 2 });
    expect(none.question).toBe('rethrow');
  });

  it('swap, then roll — or collect 1,000', () => {
    const table = turning(11, { boards: ['P0 R4'] });
    expect(
      table
        .play(first)
        .play(swap('R4', 'G0'), ...nothing)
        .board(0),
    ).toBe('P0 G0');
    expect(turning(11).play(or).cash[0]).toBe(11_000);
  });

  it('must take the OR without the cash or the cards for the first', () => {
    const poor = turning(0, { cash: [1_900] });
    expect([poor.question, poor.offered]).toEqual(['or', ['or']]);
    expect(poor.refusal(first)).toBe('first-cannot-be-done');
    const empty = turning(1, { pool: '' });
    expect([empty.offered, empty.play(or).cash[0]]).toEqual([['or'], 10_500]);
    const owner = turning(2, { boards: ['P0 O3 R3 Y3 G3 B5'] });
    expect(owner.offered).toEqual(['or']);
    expect(turning(11, { boards: ['P0'], cash: [2_000], pool: 'Y0 G0' }).offered).toEqual(['or']);
  });

  it('again for each ticket of a chain', () => {
    const table = new TestTable({ ...usual, tickets: [[9, 0, 4]] }).play(chance);
    expect([table.question, table.cash[0]]).toEqual(['or', 11_000]);
    expect(view(table.state, 1).ticket).toMatchObject({ kind: 0, choice: null });
    expect(table.play(or, 1, 3, 5).stand().asked).toBe(1);
  });

  it('in everybody’s sight', () => {
    const table = turning(0).play(or, 1, 3, 5);
    expect(table.told('public').slice(0, 2)).toEqual([
      {
        type: 'turned over',
        seat: 0,
        kind: 0,
        choices: [
          [{ do: 'buy' }, { do: 'roll', dice: 0, rethrows: 0, pays: 1 }],
          [{ do: 'roll', dice: 0, rethrows: 0, pays: 1 }],
        ],
        left: 5,
      },
      {
        type: 'chose',
        seat: 0,
        kind: 0,
        choice: 1,
        steps: [{ do: 'roll', dice: 0, rethrows: 0, pays: 1 }],
      },
    ]);
  });
});
