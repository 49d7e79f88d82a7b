import { describe, expect, it } from 'vitest';
import { statusesFor } from '../facts/cards.ts';
import { zillionaire } from './index.ts';
import { lay } from './testTable.ts';

describe('Z-5.1 going out', () => {
  it('takes the best status still free, until one player still holds cards', () => {
    const table = lay({ hands: ['8', '1 1', '2 2', 'Zillionaire'] }).play('1×8', 'pass', 'pass');
    expect(table.events('statusTaken').map(({ seat, status }) => [seat, status])).toEqual([
      [0, 'Rich'],
    ]);
    table.play('1×Zillionaire', '1×1');
    expect(table.events('statusTaken').map(({ seat, status }) => [seat, status])).toEqual([
      [0, 'Rich'],
      [3, 'Upper Crust'],
    ]);
  });

  it('lays the chips only when everybody has a status', () => {
    const table = lay({ hands: ['8', '1 1', '2'] }).play('1×8');
    expect(Array.from(table.state.points)).toEqual([0, 0, 0]);
    table.play('pass', 'pass', '1×1', '1×2');
    expect(Array.from(table.state.points)).toEqual([6, 1, 3]);
    expect(table.events('scored')).toEqual([{ type: 'scored', game: 1, points: [6, 1, 3] }]);
  });

  it('makes the last one with cards Poor and ends the game at once', () => {
    const table = lay({ hands: ['4', '', '3 3'] }).play('1×4');
    expect(table.state.over).toBe(true);
    expect(table.events('statusTaken').map(({ seat, status }) => [seat, status])).toEqual([
      [0, 'Credit Crazy'],
      [2, 'Poor'],
    ]);
    expect(zillionaire.toAct(table.state)).toBe(0);
    expect(table.refusal('pass')).toBe('match-over');
  });
});

describe('Z-5.2 a last card', () => {
  it('may still be beaten', () => {
    const table = lay({ hands: ['4', '6 1', '3 3'] }).play('1×4', '1×6');
    expect(table.turn).toBe(2);
    expect(table.play('pass').turn).toBe(1);
  });

  it('that nobody beats hands the lead to the next player with cards', () => {
    const table = lay({ hands: ['4', '1 1', '3 3'] }).play('1×4', 'pass', 'pass');
    expect([table.leading, table.turn]).toEqual([true, 1]);
    expect(table.events('roundWon')).toEqual([{ type: 'roundWon', seat: 0, leads: 1 }]);
  });

  it('that ends the round at once does so too', () => {
    const hands = ['Zillionaire', '', '3 3', '1 1'];
    const table = lay({ hands }).play('1×Zillionaire');
    expect([table.leading, table.turn]).toEqual([true, 2]);
  });

  it('that is a Bump skips the next player and asks the one after', () => {
    const table = lay({ hands: ['Bump', '8 8', 'Bankroll 1', '1'] }).play('1×Bump');
    expect(table.turn).toBe(2);
    expect(table.play('pass').turn).toBe(3);
    expect(table.play('pass').turn).toBe(1);
    expect(table.leading).toBe(true);
  });
});

describe('Z-5.3 status and points', () => {
  const sheet = (seats: number) => {
    const hands = Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? '1 1' : '8'));
    const table = lay({ hands });
    while (!table.state.over) {
      const leads = table.leading;
      const goesOut = leads && table.turn < seats - 1;
      table.play(goesOut ? '1×8' : leads ? '1×1' : 'pass');
    }
    return table.events('statusTaken').map(({ status, points }) => [status, points]);
  };

  it('are those of the chart at every number of seats', () => {
    expect(sheet(6)).toEqual([
      ['Rich', 6],
      ['Money to Burn', 5],
      ['Upper Crust', 4],
      ['Credit Crazy', 3],
      ['Thin Ice', 2],
      ['Poor', 1],
    ]);
    expect(sheet(5)).toEqual([
      ['Rich', 6],
      ['Upper Crust', 4],
      ['Credit Crazy', 3],
      ['Thin Ice', 2],
      ['Poor', 1],
    ]);
    expect(sheet(4)).toEqual([
      ['Rich', 6],
      ['Upper Crust', 4],
      ['Thin Ice', 2],
      ['Poor', 1],
    ]);
    expect(sheet(3)).toEqual([
      ['Rich', 6],
      ['Credit Crazy', 3],
      ['Poor', 1],
    ]);
    expect(statusesFor(3)).toEqual(['Rich', 'Credit Crazy', 'Poor']);
  });
});

describe('Z-5.4 the match', () => {
  const outcomeWith = (points: readonly number[]) => {
    const { state } = lay({ hands: ['4', '', '3 3'] }).play('1×4');
    state.points.set(points);
    return zillionaire.outcome(state);
  };

  it('goes to the highest total', () => {
    expect(outcomeWith([12, 20, 8])).toEqual({ scores: [12, 20, 8], places: [2, 1, 3] });
  });

  it('is shared by equal totals', () => {
    expect(outcomeWith([12, 12, 8])?.places).toEqual([1, 1, 3]);
  });

  it('has no outcome before its end', () => {
    expect(zillionaire.outcome(lay({ hands: ['4', '1', '3 3'] }).state)).toBeUndefined();
  });
});
