import { describe, expect, it } from 'vitest';
import { TestTable } from './testTable.ts';

const NEXT = '2 2 2 2 2';

describe('P-4.1 settling', () => {
  it('a Bankrupt Lowest takes the lowest value card, which lies on top of it', () => {
    const table = new TestTable({ hands: ['3 4 9 10 S1', NEXT], pile: 'BL', discard: '7' });
    table.play('draw');
    expect([table.hand(0), table.discard]).toEqual(['4 9 10 S1', '7 BL 3']);
    expect([table.turn, table.asked]).toEqual([1, 'draw']);
    expect(table.events()).toContainEqual({ type: 'settled', seat: 0, bankrupt: 11, value: 3 });
  });

  it('a Bankrupt Highest takes the highest', () => {
    const table = new TestTable({ hands: ['3 4 9 10 S1', NEXT], pile: 'BH', discard: '7' });
    table.play('draw');
    expect([table.hand(0), table.discard]).toEqual(['3 4 9 S1', '7 BH 10']);
  });

  it('waits until the hand is filled', () => {
    const table = new TestTable({ hands: ['5 6', NEXT], pile: 'BL 4 3 2' });
    table.play('draw');
    expect([table.asked, table.turn, table.hand(0)]).toEqual(['draw', 0, '5 6 BL']);
    table.playAll('draw', 'draw', 'draw');
    expect([table.hand(0), table.discard, table.turn]).toEqual(['3 4 5 6', 'S1 BL 2', 1]);
  });

  it('settles every one of a kind and ends the turn: no Bank play', () => {
    const table = new TestTable({ hands: ['1 1 2 3 BL BL', NEXT], banks: [''] });
    expect([table.hand(0), table.discard, table.bank(0)]).toEqual(['2 3', 'S1 BL 1 BL 1', '']);
    expect(table.turn).toBe(1);
  });

  it('stops a hand that could end the game', () => {
    const table = new TestTable({ hands: ['8 9 10 10 BL 4', NEXT], banks: ['1 2 3 4 5 6 7'] });
    expect([table.turn, table.hand(0)]).toEqual([1, '8 9 10 10']);
  });

  it('leaves the value card within the next player’s reach', () => {
    const table = new TestTable({ hands: ['3 4 9 10 S1 BH', '2 2 2 2'] });
    expect(table.legal()).toEqual(['draw', 'take']);
    table.play('take');
    expect(table.hand(1)).toBe('2 2 2 2 10');
    expect(table.legal()).toEqual(['draw']);
  });
});

describe('P-4.2 several Bankrupts', () => {
  it('the value is looked up each time', () => {
    const table = new TestTable({ hands: ['3 5 5 9 BH BH', NEXT] });
    expect([table.hand(0), table.discard]).toEqual(['3 5', 'S1 BH 9 BH 5']);
  });

  it('of both kinds, the player chooses the order', () => {
    const layout = { hands: ['3 5 7 9 BL BH', NEXT] };
    const table = new TestTable(layout);
    expect([table.asked, table.turn]).toEqual(['settle', 0]);
    expect(table.legal()).toEqual(['settle lowest', 'settle highest']);
    table.play('settle lowest');
    expect([table.hand(0), table.discard, table.turn]).toEqual(['5 7', 'S1 BL 3 BH 9', 1]);
    const other = new TestTable(layout).play('settle highest');
    expect([other.hand(0), other.discard]).toEqual(['5 7', 'S1 BH 9 BL 3']);
  });

  it('asks again while both kinds are there, and no longer', () => {
    const table = new TestTable({ hands: ['1 2 3 4 5 BL BL BL BH', NEXT] });
    table.play('settle lowest');
    expect([table.asked, table.discard]).toEqual(['settle', 'S1 BL 1']);
    table.play('settle highest');
    expect([table.turn, table.hand(0), table.discard]).toEqual([1, '4', 'S1 BL 1 BH 5 BL 2 BL 3']);
  });

  it('the order decides which one is left over', () => {
    const layout = { hands: ['4 S1 S1 S2 BL BH', NEXT] };
    expect(new TestTable(layout).play('settle lowest').hand(0)).toBe('BH S1 S1 S2');
    expect(new TestTable(layout).play('settle highest').hand(0)).toBe('BL S1 S1 S2');
  });

  it('only the seat in turn is asked, for one of the two', () => {
    const table = new TestTable({ hands: ['3 5 7 9 BL BH', '3 5 7 9 BL BH'] });
    expect(table.refusal('settle lowest', 1)).toBe('not-your-turn');
    expect(table.refusal('discard 3')).toBe('not-asked');
  });

  it('one kind alone is no question', () => {
    const table = new TestTable({ hands: ['3 5 7 9 BL BL', NEXT] });
    expect([table.turn, table.asked]).toEqual([1, 'draw']);
  });
});

describe('P-4.3 too few value cards', () => {
  it('the rest stays in hand', () => {
    const table = new TestTable({ hands: ['4 BL BL BL S1 S2', NEXT] });
    expect([table.hand(0), table.discard, table.turn]).toEqual(['BL BL S1 S2', 'S1 BL 4', 1]);
  });

  it('and is settled on the next turn after drawing', () => {
    const table = new TestTable({ hands: ['4 BL BL BL S1', '3 3 3 3 3 3'], pile: 'S2 9 6' });
    table.playAll('draw', 'discard 3');
    expect([table.turn, table.asked, table.hand(0)]).toEqual([0, 'draw', 'BL BL S1 S2']);
    table.playAll('draw', 'draw');
    expect([table.hand(0), table.discard, table.turn]).toEqual(['S1 S2', 'S1 BL 4 3 BL 6 BL 9', 1]);
  });

  it('with none to settle at all, the turn ends with nothing discarded', () => {
    const table = new TestTable({ hands: ['BL BH S1 S2', NEXT], pile: 'S3 BL' });
    table.playAll('draw', 'draw');
    expect([table.hand(0), table.discard, table.turn]).toEqual(['BL BL BH S1 S2 S3', 'S1', 1]);
    expect(table.events()).toContainEqual({ type: 'stuck', seat: 0 });
    expect(table.state.turns).toBe(1);
  });

  it('a full hand without value cards stays as it is, turn after turn', () => {
    const table = new TestTable({ hands: ['BL BH S1 S2 S2 S3', '3 3 3 3 3 3 3 3'] });
    expect([table.turn, table.hand(0)]).toEqual([1, 'BL BH S1 S2 S2 S3']);
    table.play('discard 3');
    expect([table.turn, table.state.turns]).toEqual([1, 3]);
  });

  it('does not tell who has Bankrupts left after settling some', () => {
    const left = new TestTable({ hands: ['4 BL BL S1 S2 S2', NEXT, NEXT] });
    const none = new TestTable({ hands: ['4 BL S2 S1 S2 S2', NEXT, NEXT] });
    for (const viewer of [1, 2, 'public'] as const) {
      expect(left.events(viewer)).toEqual(none.events(viewer));
    }
  });
});

describe('P-4.4 however it came', () => {
  it('dealt', () => {
    const table = new TestTable({ hands: ['3 4 BL 9 10', NEXT], pile: '8' });
    table.play('draw');
    expect([table.hand(0), table.turn]).toEqual(['4 8 9 10', 1]);
  });

  it('drawn', () => {
    const table = new TestTable({ hands: ['3 4 8 9 10', NEXT], pile: 'BL' });
    table.play('draw');
    expect([table.hand(0), table.turn]).toEqual(['4 8 9 10', 1]);
  });

  it('stolen: it is settled on the thief’s own next turn, not at once', () => {
    const table = new TestTable({ hands: ['S1 5 6 7 8 9', 'BL 4 4 4 4 4 4'] });
    // The Bankrupt comes after the six value cards of the sorted hand.
    table.play('steal one from 1', 6);
    expect([table.turn, table.asked]).toEqual([1, 'act']);
    expect(table.hand(0)).toBe('5 6 7 8 9 BL');
    table.play('discard 4');
    expect([table.hand(0), table.discard]).toEqual(['6 7 8 9', 'S1 S1 4 BL 5']);
    expect(table.turn).toBe(1);
  });

  it('a Bankrupt stolen from a hand is nothing to its former holder', () => {
    const table = new TestTable({ hands: ['S1 5 6 7 8 9', 'BH 4 4 4 4 4'] });
    table.play('steal one from 1', 5);
    expect([table.turn, table.hand(1), table.asked]).toEqual([1, '4 4 4 4 4', 'draw']);
  });
});
