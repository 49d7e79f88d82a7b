import { describe, expect, it } from 'vitest';
import { openBox } from '../facts/box.ts';
import { COMBOS } from '../facts/dice/combos.ts';
import { roll, TestTable, take } from './testTable.ts';
import { COLOURS } from '../facts/types.ts';

describe('T-4.1 one combination is decided on', () => {
  const house = () => new TestTable({ boards: ['P0 O0 R0'] }).rolls(roll, [2, 2, 2, 5, 5]);

  it('of those the dice contain and a card shows', () => {
    const table = house();
    expect(table.offered).toEqual([
      'collect full-house',
      'collect pair',
      'collect three-of-a-kind',
      'collect two-pairs',
    ]);
    expect(table.refusal(take('straight-of-four'))).toBe('combination-does-not-pay');
    // Contained, but shown on no card of this player.
    expect(new TestTable().rolls(roll, [4, 4, 4]).refusal(take('two-pairs'))).toBe(
      'combination-does-not-pay',
    );
  });

  it('and only that one pays', () => {
    expect(house().play(take('full-house')).cash[0]).toBe(14_000);
    expect(house().play(take('three-of-a-kind')).cash[0]).toBe(12_000);
    const table = house().play(take('pair'));
    expect([table.cash[0], table.asked]).toEqual([10_500, 1]);
  });

  it('and nothing is asked when nothing pays', () => {
    const table = new TestTable({ boards: ['R0 B0'] }).rolls(roll, [1, 1, 2, 2]);
    expect([table.question, table.asked]).toEqual(['turn', 1]);
    expect(table.happened('nothing')).toEqual([{ type: 'nothing', seat: 0 }]);
  });
});

describe('T-4.2 every card that shows the combination pays', () => {
  it('of different colours', () => {
    const table = new TestTable({ boards: ['P0 O0'] }).rolls(roll, [3, 3, 6, 6], 'two-pairs');
    expect(table.cash[0]).toBe(10_000 + 1_000 + 1_500);
  });

  it('and several of one colour', () => {
    const table = new TestTable({ boards: ['P0 P3 P4 O0 O1'] }).rolls(
      roll,
      [3, 3, 6, 6],
      'two-pairs',
    );
    expect(table.cash[0]).toBe(10_000 + 3 * 1_000 + 2 * 1_500);
    expect(table.happened('collected')).toEqual([
      { type: 'collected', seat: 0, combo: 'two-pairs', amount: 6_000, cards: [0, 3, 4, 6, 7] },
    ]);
  });

  it('but none of another player', () => {
    const table = new TestTable({ boards: ['P0', 'P1 O0'] }).rolls(roll, [3, 3, 6], 'pair');
    expect(table.cash).toEqual([10_500, 10_000, 10_000]);
  });
});

describe('T-4.3 the pictured dice are examples', () => {
  it('so two pairs may be four of a kind, and any pair is a pair', () => {
    const table = new TestTable({ boards: ['O0 R0'] }).rolls(roll, [5, 5, 5, 5]);
    expect(table.offered).toEqual(['collect four-of-a-kind', 'collect two-pairs']);
    expect(table.play(take('two-pairs')).cash[0]).toBe(11_500);
  });

  it('so any four consecutive values are a straight of four', () => {
    for (const dice of [
      [1, 2, 3, 4],
      [5, 3, 4, 2],
      [6, 5, 4, 3],
    ]) {
      const table = new TestTable({ boards: ['P0 O0'] }).rolls(roll, dice, 'straight-of-four');
      expect(table.cash[0]).toBe(13_000);
    }
  });

  it('so a full house may be five of a kind', () => {
    const table = new TestTable({ boards: ['P0 O0 R0'] }).rolls(
      roll,
      [6, 6, 6, 6, 6],
      'full-house',
    );
    expect(table.cash[0]).toBe(14_000);
  });
});

describe('T-4.4 every paying choice is offered with its sum', () => {
  it('for all combinations the dice contain, and asks even for one', () => {
    const table = new TestTable({ boards: ['P0 O0 R0 Y0 G0 B0'] });
    table.rolls(roll, [1, 1, 1, 1, 1, 1, 1, 1]);
    const shown = COMBOS.filter((combo) => !combo.startsWith('straight'));
    expect(table.offered).toEqual(shown.map((combo) => `collect ${combo}`).sort());
    expect(new TestTable().rolls(roll, [2, 2, 5]).offered).toEqual(['collect pair']);
  });

  it('and pays what section 8 says for every card', () => {
    const { pays, colours } = openBox(null);
    const table = Object.fromEntries(
      colours.map((colour, number) => [
        colour,
        Object.fromEntries(
          COMBOS.flatMap((combo, place) => {
            const amount = pays[COMBOS.length * number + place]!;
            return amount > 0 ? [[combo, amount]] : [];
          }),
        ),
      ]),
    );
    expect(COLOURS).toBe(6);
    expect(table).toEqual({
      Purple: { pair: 500, 'two-pairs': 1_000, 'three-of-a-kind': 2_000 },
      Orange: { 'two-pairs': 1_500, 'straight-of-four': 3_000 },
      Red: { 'full-house': 4_000, 'four-of-a-kind': 5_000 },
      Yellow: { 'straight-of-five': 5_000, 'three-pairs': 6_000 },
      Green: { 'straight-of-six': 8_000, 'two-threes': 8_000, 'five-of-a-kind': 10_000 },
      Blue: { 'four-and-three': 12_000, 'six-of-a-kind': 20_000, 'seven-of-a-kind': 50_000 },
    });
  });

  it('and cannot be declined', () => {
    const table = new TestTable().rolls(roll, [2, 2, 5]);
    expect(table.refusal({ type: 'pass' })).toBe('not-asked-now');
  });
});
