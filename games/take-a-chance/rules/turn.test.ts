import { describe, expect, it } from 'vitest';
import { buy, chance, keep, roll, TestTable, take } from './testTable.ts';
import { TURN_LIMIT } from '../facts/types.ts';
import { view } from './view.ts';

const usual = { stacks: ['O0 R0 B0', 'O1 R1 B1', 'O2 R2 B2'], pool: 'Y0 G0 B3', draw: 'G1 G2 G3' };

/** Nothing to do but roll nothing. */
const pass = (table: TestTable): TestTable => table.rolls(roll, [1, 3, 5]);

describe('T-3.1 buy a card', () => {
  it('from the own stack at its price; the gap is filled from the draw pile', () => {
    const table = new TestTable(usual).play(buy('R0'));
    expect(table.cash[0]).toBe(7_000);
    expect(table.board(0)).toBe('P0 R0');
    expect(table.stack(0)).toBe('O0 G1 B0');
    expect(table.asked).toBe(1);
  });

  it('from the Pool at its price; the gap is filled from the draw pile', () => {
    const table = new TestTable(usual).play(buy('G0'));
    expect(table.cash[0]).toBe(5_000);
    expect(table.board(0)).toBe('P0 G0');
    expect(table.pool).toBe('Y0 G1 B3');
  });

  it('leaves the gap when the draw pile is exhausted', () => {
    const table = new TestTable({ ...usual, draw: 'G1' }).play(buy('Y0')).play(buy('G0'));
    expect(table.pool).toBe('G1 – B3');
    table.play(buy('O2'));
    expect(table.stack(2)).toBe('– R2 B2');
  });

  it('offers only what can be paid', () => {
    const table = new TestTable({ ...usual, cash: [3_000] });
    expect(table.buyable).toEqual(['O0', 'R0']);
    expect(table.refusal(buy('Y0'))).toBe('not-enough-cash');
    expect(new TestTable({ ...usual, cash: [2_999] }).buyable).toEqual(['O0']);
  });

  it("is not possible from another's stack, the draw pile or a board", () => {
    const table = new TestTable(usual);
    for (const card of ['O1', 'G1', 'P1', 'P5'])
      expect(table.refusal(buy(card))).toBe('card-not-available');
  });

  it('lets all see since which turn the cards of a stack have lain there', () => {
    const table = new TestTable(usual).play(buy('R0')).play(buy('B1'));
    expect(view(table.state, 2).players.map(({ since }) => since)).toEqual([
      [0, 1, 0],
      [0, 0, 2],
      [0, 0, 0],
    ]);
  });

  it('shows the card to all, and its successor to the owner only', () => {
    const table = new TestTable(usual).play(buy('R0'));
    expect(table.told(1).slice(0, 2)).toEqual([
      {
        type: 'bought',
        seat: 0,
        card: 12,
        name: 'Red horseshoe',
        from: 'stack',
        place: 1,
        paid: 3_000,
      },
      { type: 'drew', seat: 0, place: 1, card: null, name: null },
    ]);
    expect(table.told(0)[1]).toEqual({
      type: 'drew',
      seat: 0,
      place: 1,
      card: 25,
      name: 'Green clover',
    });
  });
});

describe('T-3.2 roll', () => {
  it('throws two black dice and a white one for each colour', () => {
    expect(new TestTable().play(roll, 1, 2, 3).dice).toEqual([1, 2, 3]);
    const many = new TestTable({ boards: ['P0 P4 P5 O0 R0 G0'] }).play(roll, 1, 2, 3, 4, 5, 6);
    expect(many.dice).toEqual([1, 2, 3, 4, 5, 6]);
    const all = new TestTable({ boards: ['P0 O0 R0 Y0 G0 B0'] });
    expect(all.play(roll, 1, 1, 1, 1, 1, 1, 1, 1).dice).toHaveLength(8);
  });

  it('lets any or all dice be thrown once more, and then the result stands', () => {
    const some = new TestTable().play(roll, 1, 5, 1).play(keep([1]), 6, 3);
    expect(some.dice).toEqual([1, 6, 3]);
    // Nothing pays, so the turn is over.
    expect([some.question, some.asked]).toEqual(['turn', 1]);
    const all = new TestTable().play(roll, 1, 5, 1).play(keep([]), 2, 2, 4);
    expect(all.question).toBe('collect');
    expect(all.offered).toEqual(['collect pair']);
    expect(all.refusal(keep([2, 2]))).toBe('not-asked-now');
  });

  it('can be left as it lies', () => {
    const table = new TestTable().play(roll, 1, 5, 1).play(keep([1, 1, 5]));
    expect(table.question).toBe('collect');
    expect(table.dice).toEqual([1, 5, 1]);
  });

  it('keeps only dice that are there', () => {
    const table = new TestTable().play(roll, 1, 5, 1);
    expect(table.refusal(keep([1, 1, 1]))).toBe('dice-not-there');
    expect(table.refusal(keep([2]))).toBe('dice-not-there');
    expect(table.refusal(keep([1], true))).toBe('no-charm-die');
    expect(table.offered).toEqual([
      'keep 1',
      'keep 1 1',
      'keep 1 1 5',
      'keep 1 5',
      'keep 5',
      'keep nothing',
    ]);
  });
});

describe('T-3.3 take a chance', () => {
  it('turns over the top ticket', () => {
    const table = new TestTable({ tickets: [[9, 9, 4]] }).play(chance, 1, 2, 3, 4);
    expect(view(table.state, 1).players[0]).toMatchObject({ played: [9, 9, 4], ticketsLeft: 3 });
  });

  it('is not possible without tickets', () => {
    const table = new TestTable({ played: [6, 0, 0] });
    expect(table.refusal(chance)).toBe('no-tickets-left');
    expect(table.offered).not.toContain('chance');
    expect(new TestTable({ played: [5, 0, 0] }).offered).toContain('chance');
  });
});

describe('T-3.4 boards are public, by colour', () => {
  it('shows every board to everyone', () => {
    const table = new TestTable({ ...usual, boards: ['P0 G4 O5', 'P1', 'P2 B5'] });
    for (const viewer of [0, 1, 2, 'public'] as const) {
      expect(view(table.state, viewer).players.map(({ board }) => board)).toEqual([
        [0, 11, 28],
        [1],
        [2, 35],
      ]);
    }
  });
});

describe('T-6.1 the ending', () => {
  it('comes with the last ticket of a pile: that turn is completed, then everyone has one more, that player last', () => {
    const table = new TestTable({ played: [0, 5, 0], turn: 1 });
    table.play(chance, 1, 3, 5, 6);
    expect(table.question).toBe('rethrow');
    expect(view(table.state, 0).lastTurns).toBeNull();
    table.stand();
    expect(view(table.state, 0).lastTurns).toBe(3);
    expect(table.happened('last turns')).toHaveLength(1);
    const order: number[] = [];
    while (table.question !== 'over') {
      order.push(table.asked);
      pass(table);
    }
    expect(order).toEqual([2, 0, 1]);
    expect(view(table.state, 0)).toMatchObject({
      lastTurns: 0,
      question: null,
      asked: null,
      turn: null,
    });
  });

  it('leaves the player without tickets a final turn to buy or roll', () => {
    const table = new TestTable({ played: [0, 5, 0], turn: 1, pool: 'O0' });
    table.rolls(chance, [1, 3, 5, 6]);
    pass(pass(table));
    expect(table.offered).toEqual(['buy Orange horseshoe', 'roll']);
    table.play(buy('O0'));
    expect(table.question).toBe('over');
  });

  it('is not started anew by tickets played in the last turns', () => {
    const table = new TestTable({ played: [5, 5, 5] });
    for (const seat of [0, 1, 2]) {
      expect(table.asked).toBe(seat);
      table.rolls(chance, [1, 3, 5, 6]);
    }
    expect(view(table.state, 0).lastTurns).toBe(1);
    pass(table);
    expect(table.question).toBe('over');
  });

  it('counts a ticket that is kept as played', () => {
    const table = new TestTable({ tickets: [[4, 4, 4, 4, 4, 12]], played: [5, 0, 0] }).play(chance);
    expect(view(table.state, 0)).toMatchObject({ lastTurns: 3, turn: 1 });
  });
});

describe('T-6.1 the ending with even turns', () => {
  const options = { ending: 'evenTurns' } as const;

  /** Plays the last ticket of whoever has had so many turns less than the others, and says who is asked from then on. */
  function orderAfter(seats: number, start: number, turns: number): number[] {
    const turn = (start + turns) % seats;
    const played = Array.from({ length: seats }, (_, seat) =>
      seat === turn ? (seats === 2 ? 6 : 5) : 0,
    );
    const table = new TestTable({ seats, options, played, turn });
    table.state.turns = turns;
    table.rolls(chance, [1, 3, 5, 6]);
    const order: number[] = [];
    while (table.question !== 'over') {
      order.push(table.asked);
      pass(table);
    }
    expect(table.state.turns % seats).toBe(0);
    return order;
  }

  it('finishes the round, counted from the seat that started, then plays one whole round more', () => {
    // Seat 1 started; it is the second turn of the fourth round, seat 2's.
    expect(orderAfter(3, 1, 10)).toEqual([0, 1, 2, 0]);
    // The first of a round: everybody else has one, then everybody.
    expect(orderAfter(3, 1, 9)).toEqual([2, 0, 1, 2, 0]);
    // The last of a round: one round more, as in the rulebook.
    expect(orderAfter(3, 1, 11)).toEqual([1, 2, 0]);
    expect(orderAfter(2, 0, 8)).toEqual([1, 0, 1]);
    expect(orderAfter(5, 4, 3)).toEqual([3, 4, 0, 1, 2, 3]);
  });

  it('counts down the turns and starts nothing anew with later last tickets', () => {
    const table = new TestTable({ options, played: [5, 5, 5] });
    table.rolls(chance, [1, 3, 5, 6]);
    expect(view(table.state, 2).lastTurns).toBe(5);
    table.rolls(chance, [1, 3, 5, 6]).rolls(chance, [1, 3, 5, 6]);
    expect(view(table.state, 2).lastTurns).toBe(3);
    expect(table.happened('last turns')).toEqual([
      { type: 'last turns', seat: 0, ending: 'evenTurns' },
    ]);
    pass(pass(pass(table)));
    expect([table.question, table.state.turns]).toEqual(['over', 6]);
  });
});

describe('T-6.3 a hundred turns', () => {
  it('for every seat, and the match is stopped and counted', () => {
    const table = new TestTable({ cash: [5_000, 6_000, 7_000] });
    table.state.turns = TURN_LIMIT * 3 - 2;
    expect(pass(table).question).toBe('turn');
    expect(pass(table).question).toBe('over');
    expect(table.outcome).toEqual({ scores: [6_000, 7_000, 8_000], places: [3, 2, 1] });
  });

  it.each(['rulebook', 'evenTurns'] as const)(
    'are the most there are, even if the last turns have begun or would begin: %s',
    (ending) => {
      const begun = new TestTable({ options: { ending }, played: [0, 5, 0], turn: 1 });
      begun.state.turns = TURN_LIMIT * 3 - 2;
      expect(begun.rolls(chance, [1, 3, 5, 6]).question).toBe('turn');
      expect(pass(begun).question).toBe('over');
      const late = new TestTable({ options: { ending }, played: [0, 0, 5], turn: 2 });
      late.state.turns = TURN_LIMIT * 3 - 1;
      expect(late.rolls(chance, [1, 3, 5, 6]).question).toBe('over');
      expect(late.happened('last turns')).toEqual([]);
    },
  );
});

describe('T-6.2 the winner', () => {
  const final = (layout: ConstructorParameters<typeof TestTable>[0]): TestTable => {
    const table = new TestTable(layout);
    table.state.ending = true;
    table.state.lastTurns = 1;
    return table.rolls(
      roll,
      new Array(2 + new Set(table.board(0).match(/[A-Z]/g)).size)
        .fill(0)
        .map((_, i) => [1, 3, 5, 6][i]!),
    );
  };

  it('has the most cash and cards at their prices; the stack counts nothing', () => {
    const table = final({
      boards: ['P0', 'P1 B1', 'P2'],
      cash: [5_000, 900, 7_000],
      stacks: ['B0 B2 B3'],
    });
    expect(table.outcome).toEqual({ scores: [6_000, 7_900, 8_000], places: [3, 2, 1] });
  });

  it('is the one with more cards on a tie, and equal with as many', () => {
    const table = final({ boards: ['P0', 'P1 P4 P5', 'P2'], cash: [5_000, 3_000, 5_000] });
    expect(table.outcome).toEqual({ scores: [6_000, 6_000, 6_000], places: [2, 1, 2] });
  });

  it('is not known before the end', () => {
    expect(new TestTable().outcome).toBeUndefined();
  });
});

describe('T-2.3 play goes to the left', () => {
  it('from seat to seat and round', () => {
    const table = new TestTable({ seats: 5, turn: 3, pool: 'O0 O1 O2', draw: 'O3 O4' });
    const order: number[] = [];
    for (const card of ['O0', 'O1', 'O2']) {
      order.push(table.asked);
      table.play(buy(card));
    }
    expect(order).toEqual([3, 4, 0]);
  });
});

describe('a turn', () => {
  it('ends with a roll when it is collected', () => {
    const table = new TestTable().rolls(roll, [4, 4, 1]).play(take('pair'));
    expect([table.question, table.asked, table.cash[0]]).toEqual(['turn', 1, 10_500]);
  });

  it('is nobody else’s business', () => {
    const table = new TestTable();
    expect(table.refusal(roll, 1)).toBe('not-your-turn');
  });
});
