import { describe, expect, it } from 'vitest';
import { openBox } from '../facts/box.ts';
import {
  buy,
  chance,
  FORCED,
  keep,
  roll,
  swap,
  TestTable,
  take,
  throwDice,
  use,
} from './testTable.ts';
import { view } from './view.ts';

const usual = { stacks: ['O0 R0 B0', 'O1 R1 B1', 'O2 R2 B2'], pool: 'Y0 G0 B3', draw: 'G1 G2 G3' };
const nothing = [1, 3, 5, 6];

/** Seat 0 turns over a ticket of this kind. */
const turning = (kind: number, layout: ConstructorParameters<typeof TestTable>[0] = usual) =>
  new TestTable({ ...layout, tickets: [[kind]], options: FORCED });

describe('T-5.1 tickets are used at once, or kept', () => {
  it('is used when turned over', () => {
    const table = turning(4)
      .play(chance, ...nothing)
      .stand();
    expect(table.asked).toBe(1);
    expect(view(table.state, 0).players[0]).toMatchObject({
      played: [4],
      kept: [],
      ticketsLeft: 5,
    });
  });

  it('stays face up with its owner if it is to be kept, until it is used', () => {
    const table = turning(12).play(chance);
    expect(table.asked).toBe(1);
    expect(view(table.state, 2).players[0]).toMatchObject({ played: [12], kept: [12] });
    table
      .rolls(roll, [1, 3, 5])
      .rolls(roll, [1, 3, 5])
      .play(roll)
      .play(use, ...nothing);
    expect(view(table.state, 2).players[0]).toMatchObject({ played: [12], kept: [] });
  });

  it('never rolls more than nine dice', () => {
    const boards = ['P0 O0 R0 Y0 G0 B0'];
    const nine = [1, 2, 3, 4, 5, 6, 1, 2, 3];
    expect(turning(5, { boards }).play(chance, ...nine).dice).toEqual(nine);
    const eight = new TestTable({ boards, tickets: [[12, 5]], played: [1] });
    // Nine dice already: the kept die would add nothing and is not offered.
    expect(eight.play(chance, ...nine).question).toBe('rethrow');
  });
});

describe('T-5.2 then play another ticket', () => {
  it('goes on with the next of the same pile when the first is finished', () => {
    const table = new TestTable({ ...usual, tickets: [[10, 9, 8]] }).play(chance, 2, 2, 5);
    expect(view(table.state, 0).ticket).toMatchObject({ kind: 10, step: 0 });
    table.stand();
    expect(table.question).toBe('collect');
    // The roll is collected, 1,000 comes from the next ticket, and the third is a roll that pays double.
    table.play(take('pair'), 4, 4, 1);
    expect(view(table.state, 0)).toMatchObject({ turn: 0, ticket: { kind: 8 }, roll: { pays: 2 } });
    expect(table.cash[0]).toBe(10_000 + 500 + 1_000);
    table.stand().play(take('pair'));
    expect([table.cash[0], table.asked]).toEqual([12_500, 1]);
    expect(view(table.state, 1).players.map(({ played }) => played)).toEqual([[10, 9, 8], [], []]);
  });
});

describe('T-5.3 a forced OR is taken exactly when the first cannot be done', () => {
  const poor = { ...usual, cash: [1_900] };

  it('buy, then roll — or roll', () => {
    const table = turning(0).play(chance);
    expect([table.question, table.buyable]).toEqual(['buy', ['B0', 'B3', 'G0', 'O0', 'R0', 'Y0']]);
    expect(table.offered).toHaveLength(6);
    expect(table.refusal(roll)).toBe('not-asked-now');
    table.play(buy('R0'), ...nothing);
    expect([table.question, table.board(0), table.cash[0]]).toEqual(['rethrow', 'P0 R0', 7_000]);
    expect(turning(0, poor).play(chance, 1, 3, 5).question).toBe('rethrow');
    expect(turning(0, { ...poor, cash: [2_000] }).play(chance).buyable).toEqual(['O0']);
  });

  it('a Pool card for 500 less, then roll — or collect 500', () => {
    const table = turning(1, { ...usual, cash: [4_500] }).play(chance);
    expect(table.buyable).toEqual(['G0', 'Y0']);
    expect(table.refusal(buy('O0'))).toBe('pool-cards-only');
    expect(table.refusal(buy('B3'))).toBe('not-enough-cash');
    table.play(buy('G0'), ...nothing);
    expect([table.cash[0], table.board(0)]).toEqual([0, 'P0 G0']);
    const or = turning(1, { ...usual, cash: [3_400] }).play(chance);
    expect([or.cash[0], or.asked]).toEqual([3_900, 1]);
    const empty = turning(1, { ...usual, pool: '' }).play(chance);
    expect(empty.cash[0]).toBe(10_500);
  });

  it('a card of a new colour, then roll — or roll with one more die', () => {
    const table = turning(2, { ...usual, boards: ['P0 R4 Y4'] }).play(chance);
    expect(table.buyable).toEqual(['B0', 'B3', 'G0', 'O0']);
    expect(table.refusal(buy('R0'))).toBe('colour-not-new');
    const all = turning(2, { ...usual, boards: ['P0 R4 Y4 O4 G4 B4'] });
    expect(all.play(chance, 1, 1, 1, 1, 1, 1, 1, 1, 1).dice).toHaveLength(9);
    const one = turning(2, { ...usual, cash: [1_000] }).play(chance, ...nothing);
    expect(one.dice).toEqual(nothing);
  });

  it('two cards — or one — or roll', () => {
    const table = turning(3).play(chance);
    // With 10,000 the first card must leave enough for another one, the cheapest of which costs 2,000.
    expect(table.buyable).toEqual(['B0', 'B3', 'G0', 'O0', 'R0', 'Y0']);
    table.play(buy('G0'));
    expect([table.question, table.asked, table.cash[0]]).toEqual(['buy', 0, 5_000]);
    // The gap was filled with another Green card, which may be the second.
    expect(table.buyable).toEqual(['G1', 'O0', 'R0', 'Y0']);
    table.play(buy('G1'));
    expect([table.cash[0], table.asked, table.board(0)]).toEqual([0, 1, 'P0 G0 G1']);
  });

  it('two cards: when two can be paid, the first must leave enough for a second', () => {
    const table = turning(3, { ...usual, cash: [5_500] }).play(chance);
    // 2,000 and 3,000 go together; 4,000 or 5,000 leave less than 2,000.
    expect(table.buyable).toEqual(['O0', 'R0']);
    expect(table.refusal(buy('Y0'))).toBe('no-cash-for-second-card');
    expect(view(table.state, 0).ticket).toEqual({ kind: 3, choice: 0, step: 0, buys: 2 });
  });

  it('two cards: one if only one can be paid, none if none', () => {
    const one = turning(3, { ...usual, cash: [4_900] }).play(chance);
    expect(view(one.state, 0).ticket).toEqual({ kind: 3, choice: 1, step: 0, buys: 1 });
    expect(one.buyable).toEqual(['O0', 'R0', 'Y0']);
    expect(one.play(buy('Y0')).asked).toBe(1);
    const single = turning(3, { stacks: ['R0'], pool: '', draw: '' }).play(chance);
    expect(view(single.state, 0).ticket).toMatchObject({ choice: 1 });
    const none = turning(3, poor).play(chance, 1, 3, 5);
    expect(view(none.state, 0).ticket).toMatchObject({ choice: 2 });
    expect(none.question).toBe('rethrow');
  });

  it('swap a card for a Pool card, settling the difference, then roll — or collect 1,000', () => {
    const layout = { ...usual, boards: ['P0 R4'], cash: [2_000], pool: 'Y0 G0 O5' };
    const table = turning(11, layout).play(chance);
    expect(table.question).toBe('swap');
    expect(table.offered).toEqual([
      'swap Purple horseshoe → Orange ladybug',
      'swap Red penny → Green horseshoe',
      'swap Red penny → Orange ladybug',
      'swap Red penny → Yellow horseshoe',
    ]);
    expect(table.refusal(swap('P0', 'Y0'))).toBe('not-enough-cash');
    expect(table.refusal(swap('P1', 'O5'))).toBe('card-not-yours');
    expect(table.refusal(swap('P0', 'O0'))).toBe('card-not-in-pool');
    table.play(swap('R4', 'G0'), ...nothing);
    expect([table.cash[0], table.board(0), table.pool]).toEqual([0, 'P0 G0', 'Y0 R4 O5']);
    const back = turning(11, { ...layout, boards: ['P0 B4'] })
      .play(chance)
      .play(swap('B4', 'O5'), ...nothing);
    expect(back.cash[0]).toBe(6_000);
    const or = turning(11, { ...layout, boards: ['P0'], cash: [900] }).play(chance);
    expect([or.cash[0], or.asked]).toEqual([1_900, 1]);
    expect(turning(11, { ...usual, pool: '' }).play(chance).cash[0]).toBe(11_000);
  });
});

describe('section 8: the other tickets', () => {
  it.each([
    { kind: 4, dice: 4, rethrows: 1, pays: 1 },
    { kind: 5, dice: 5, rethrows: 1, pays: 1 },
    { kind: 7, dice: 3, rethrows: 2, pays: 1 },
    { kind: 8, dice: 3, rethrows: 1, pays: 2 },
  ])(
    'kind $kind rolls $dice dice with $rethrows re-rolls and pays $pays times',
    ({ kind, dice, rethrows, pays }) => {
      const table = turning(kind).play(chance, ...new Array<number>(dice).fill(2));
      expect(view(table.state, 0).roll).toMatchObject({ size: dice, rethrows, pays });
      table.stand().play(take('three-of-a-kind'));
      expect([table.cash[0], table.asked]).toEqual([10_000 + 2_000 * pays, 1]);
    },
  );

  it('a second re-roll throws twice', () => {
    const table = turning(7)
      .play(chance, 1, 2, 3)
      .play(keep([1]), 5, 6);
    expect(table.question).toBe('rethrow');
    table.play(keep([1]), 1, 1);
    expect([table.question, table.dice]).toEqual(['collect', [1, 1, 1]]);
  });

  it('roll twice collects for both', () => {
    const table = turning(6).play(chance, 2, 2, 5).stand();
    table.play(take('pair'), 3, 3, 3).stand().play(take('three-of-a-kind'));
    expect([table.cash[0], table.asked]).toEqual([12_500, 1]);
  });

  it('there are as many of each as the table says', () => {
    const copies = openBox(null).tickets.map((ticket) => ticket.copies);
    expect(copies).toEqual([4, 3, 3, 3, 3, 2, 3, 2, 2, 3, 2, 2, 2, 2]);
  });
});

describe('T-5.4 no player ever gets more tickets', () => {
  it('so a pile only shrinks, one for each ticket turned over', () => {
    const table = new TestTable({ ...usual, tickets: [[9, 9, 12]] }).play(chance);
    expect(table.state.played[0]).toBe(3);
    expect(view(table.state, 0).players.map(({ ticketsLeft }) => ticketsLeft)).toEqual([3, 6, 6]);
    table.play(buy('O1')).play(buy('O2'));
    expect(view(table.state, 0).players.map(({ ticketsLeft }) => ticketsLeft)).toEqual([3, 6, 6]);
  });
});

describe('T-8.1 rulings on tickets', () => {
  it('a chain with no ticket left does nothing', () => {
    const table = new TestTable({ tickets: [[4, 4, 4, 4, 4, 9]], played: [5] }).play(chance);
    expect([table.cash[0], table.asked]).toEqual([11_000, 1]);
    expect(table.happened('no ticket left')).toHaveLength(1);
    expect(view(table.state, 0).lastTurns).toBe(3);
  });

  it('a kept ticket has left the pile', () => {
    const table = new TestTable({ tickets: [[4, 4, 4, 4, 4, 13]], played: [5] }).play(chance);
    expect(view(table.state, 0)).toMatchObject({ lastTurns: 3 });
  });

  describe('a kept die', () => {
    const kept = (...kinds: number[]) =>
      new TestTable({ tickets: [[...kinds, 4]], played: [kinds.length] });

    it('is offered before a throw and nowhere else', () => {
      const table = kept(12).play(roll);
      expect([table.question, table.offered]).toEqual(['extra die', ['throw', 'use']]);
      table.play(use, 1, 1, 2, 2);
      expect([table.dice, table.question]).toEqual([[1, 1, 2, 2], 'rethrow']);
      // It is used up.
      table.stand().play(take('pair'));
      table.rolls(roll, [1, 3, 5]).rolls(roll, [1, 3, 5]);
      expect(table.play(roll, 1, 2, 3).question).toBe('rethrow');
    });

    it('is kept if it is not wanted', () => {
      const table = kept(12).play(roll).play(throwDice, 1, 3, 5).stand();
      table.rolls(roll, [1, 3, 5]).rolls(roll, [1, 3, 5]);
      expect(table.play(roll).question).toBe('extra die');
    });

    it('adds to the dice of a ticket', () => {
      expect(kept(12).play(chance).play(use, 1, 2, 3, 4, 5).dice).toHaveLength(5);
    });

    it('is not offered to others', () => {
      const table = new TestTable({ tickets: [[], [12]], played: [0, 1] });
      expect(table.play(roll, 1, 3, 5).question).toBe('rethrow');
      expect(table.stand().play(roll).question).toBe('extra die');
    });
  });

  describe('a kept re-roll', () => {
    const kept = (...kinds: number[]) =>
      new TestTable({ tickets: [[...kinds, 7]], played: [kinds.length] });

    it('is offered when the last re-roll has been thrown', () => {
      const table = kept(13).play(roll, 1, 3, 5);
      expect(table.question).toBe('rethrow');
      table.play(keep([5]), 2, 6);
      expect([table.question, table.dice]).toEqual(['kept rethrow', [2, 6, 5]]);
      table.play(keep([5, 6]), 6);
      expect([table.question, table.dice]).toEqual(['collect', [6, 6, 5]]);
      expect(view(table.state, 0).players[0]!.kept).toEqual([]);
    });

    it('is saved by keeping everything', () => {
      const table = kept(13)
        .play(roll, 1, 3, 5)
        .play(keep([5]), 2, 6)
        .stand();
      expect(table.asked).toBe(1);
      expect(view(table.state, 0).players[0]!.kept).toEqual([13]);
    });

    it('is not offered when a re-roll was left unused', () => {
      const table = kept(13).play(roll, 1, 3, 5).stand();
      expect([table.asked, view(table.state, 0).players[0]!.kept]).toEqual([1, [13]]);
    });

    it('comes after both re-rolls of a ticket', () => {
      const table = kept(13).play(chance, 1, 3, 5).play(keep([]), 1, 3, 5);
      expect(table.question).toBe('rethrow');
      expect(table.play(keep([]), 1, 3, 5).question).toBe('kept rethrow');
    });
  });

  it('only one kept ticket is used per roll', () => {
    const table = new TestTable({ tickets: [[12, 13, 13]], played: [3] })
      .play(roll)
      .play(use, ...nothing);
    table.play(keep([]), ...nothing);
    expect(table.asked).toBe(1);
    table.rolls(roll, [1, 3, 5]).rolls(roll, [1, 3, 5]);
    // The die is gone; of two kept re-rolls one is used.
    table.play(roll, 1, 3, 5).play(keep([]), 1, 3, 5).play(keep([]), 1, 3, 5);
    expect([table.asked, view(table.state, 0).players[0]!.kept]).toEqual([1, [13]]);
  });
});
