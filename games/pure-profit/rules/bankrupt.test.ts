import { describe, expect, it } from 'vitest';
import { TestTable } from './testTable.ts';
import { view } from './view.ts';

const NEXT = '2 2 2 2 2';

describe('P-4.1 settling', () => {
  it('a Bankrupt Lowest takes the lowest value card, which lies on top of it', () => {
    const table = new TestTable({ hands: ['3 4 9 10 S1', NEXT], pile: 'BL', discard: '7' });
    table.play('draw');
    expect([table.hand(0), table.discard]).toEqual(['4 9 10 S1', '7 BL 3']);
    expect([table.turn, table.asked]).toEqual([1, 'draw']);
    expect(table.events().slice(1)).toEqual([
      { type: 'paired', seat: 0, bankrupt: 11, value: 3 },
      { type: 'settled', seat: 0, bankrupt: 11, value: 3, pairs: 1 },
    ]);
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

describe('P-4.2 several Bankrupts: the pairs', () => {
  it('each takes its value card among those not yet paired', () => {
    const table = new TestTable({ hands: ['3 5 5 9 BH BH', NEXT] });
    expect([table.hand(0), table.pairs]).toEqual(['3 5', 'BH 9, BH 5']);
    expect(table.events().slice(0, 2)).toEqual([
      { type: 'paired', seat: 0, bankrupt: 12, value: 9 },
      { type: 'paired', seat: 0, bankrupt: 12, value: 5 },
    ]);
  });

  it('of both kinds, the player names one after another', () => {
    const layout = { hands: ['3 5 7 9 BL BH', NEXT] };
    const table = new TestTable(layout);
    expect([table.asked, table.turn]).toEqual(['settle', 0]);
    expect(table.legal()).toEqual(['settle lowest', 'settle highest']);
    table.play('settle lowest');
    expect([table.hand(0), table.pairs, table.discard]).toEqual(['5 7', 'BL 3, BH 9', 'S1']);
    const other = new TestTable(layout).play('settle highest');
    expect([other.hand(0), other.pairs]).toEqual(['5 7', 'BH 9, BL 3']);
  });

  it('what is paired has left the hand and lies open before the player', () => {
    const table = new TestTable({ hands: ['1 2 3 4 5 BL BL BL BH', NEXT, NEXT] });
    table.play('settle lowest');
    expect([table.asked, table.hand(0), table.pairs]).toEqual([
      'settle',
      '2 3 4 5 BL BL BH',
      'BL 1',
    ]);
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const { pairs, players, discard } = view(table.state, viewer);
      expect([pairs, players[0]!.cards, discard]).toEqual([[[11, 1]], 7, [13]]);
    }
  });

  it('asks again while both kinds are there, and no longer', () => {
    const table = new TestTable({ hands: ['1 2 3 4 5 BL BL BL BH', NEXT] });
    table.playAll('settle lowest', 'settle highest');
    expect([table.asked, table.hand(0)]).toEqual(['lay', '4']);
    expect(table.pairs).toBe('BL 1, BH 5, BL 2, BL 3');
  });

  it('which is named first decides which one is left over', () => {
    const layout = { hands: ['4 S1 S1 S2 BL BH', NEXT] };
    const low = new TestTable(layout).play('settle lowest');
    expect([low.hand(0), low.discard, low.turn]).toEqual(['BH S1 S1 S2', 'S1 BL 4', 1]);
    expect(new TestTable(layout).play('settle highest').hand(0)).toBe('BL S1 S1 S2');
  });

  it('only the seat in turn is asked, for one of the two', () => {
    const table = new TestTable({ hands: ['3 5 7 9 BL BH', '3 5 7 9 BL BH'] });
    expect(table.refusal('settle lowest', 1)).toBe('not-your-turn');
    expect(table.refusal('discard 3')).toBe('not-asked');
    expect(table.refusal('lay lowest 3')).toBe('not-asked');
  });
});

describe('P-4.2 several Bankrupts: laying the pairs', () => {
  it('in any order, so that the player decides which card ends up on top', () => {
    const layout = { hands: ['3 5 7 9 BL BH', NEXT] };
    const table = new TestTable(layout).play('settle lowest');
    expect([table.asked, table.turn]).toEqual(['lay', 0]);
    expect(table.legal()).toEqual(['lay lowest $3M', 'lay highest $9M']);
    table.play('lay highest 9');
    expect([table.discard, table.turn, table.pairs]).toEqual(['S1 BH 9 BL 3', 1, '']);
    const other = new TestTable(layout).playAll('settle lowest', 'lay lowest 3');
    expect([other.discard, other.turn]).toEqual(['S1 BL 3 BH 9', 1]);
  });

  it('also with Bankrupts of one kind', () => {
    const table = new TestTable({ hands: ['3 5 5 9 BH BH', '2 2 2 2'] });
    expect([table.asked, table.legal()]).toEqual(['lay', ['lay highest $5M', 'lay highest $9M']]);
    table.play('lay highest 5');
    expect([table.discard, table.turn]).toEqual(['S1 BH 5 BH 9', 1]);
    table.play('take');
    expect(table.hand(1)).toBe('2 2 2 2 9');
  });

  it('asks until those that are left are equal; equal ones are offered once', () => {
    const table = new TestTable({ hands: ['1 1 2 4 BL BL BL', NEXT] });
    expect([table.pairs, table.legal()]).toEqual([
      'BL 1, BL 1, BL 2',
      ['lay lowest $1M', 'lay lowest $2M'],
    ]);
    table.play('lay lowest 1');
    expect([table.asked, table.discard, table.pairs]).toEqual(['lay', 'S1 BL 1', 'BL 1, BL 2']);
    table.play('lay lowest 1');
    expect([table.discard, table.turn]).toEqual(['S1 BL 1 BL 1 BL 2', 1]);
    const equal = new TestTable({ hands: ['1 1 2 4 BL BL BL', NEXT] }).play('lay lowest 2');
    expect([equal.discard, equal.turn]).toEqual(['S1 BL 2 BL 1 BL 1', 1]);
    expect(equal.events()).toEqual([
      { type: 'settled', seat: 0, bankrupt: 11, value: 2, pairs: 3 },
      { type: 'settled', seat: 0, bankrupt: 11, value: 1, pairs: 3 },
      { type: 'settled', seat: 0, bankrupt: 11, value: 1, pairs: 3 },
    ]);
  });

  it('is no question with equal pairs only', () => {
    const table = new TestTable({ hands: ['3 3 7 9 BL BL', NEXT] });
    expect([table.turn, table.asked, table.discard]).toEqual([1, 'draw', 'S1 BL 3 BL 3']);
  });

  it('lays what lies there, and nothing else', () => {
    const table = new TestTable({ hands: ['3 5 7 9 BL BH', NEXT] }).play('settle lowest');
    expect(table.refusal('lay lowest 9')).toBe('pair-not-there');
    expect(table.refusal('lay highest 3')).toBe('pair-not-there');
    expect(table.refusal('lay lowest 3', 1)).toBe('not-your-turn');
    expect(table.refusal('settle lowest')).toBe('not-asked');
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
    table.playAll('draw', 'draw', 'lay lowest 6');
    expect([table.hand(0), table.discard, table.turn]).toEqual(['S1 S2', 'S1 BL 4 3 BL 6 BL 9', 1]);
  });

  it('does not tell who has Bankrupts left after settling some', () => {
    const left = new TestTable({ hands: ['4 BL BL S1 S2 S2', NEXT, NEXT] });
    const none = new TestTable({ hands: ['4 BL S2 S1 S2 S2', NEXT, NEXT] });
    for (const viewer of [1, 2, 'public'] as const) {
      expect(left.events(viewer)).toEqual(none.events(viewer));
    }
  });
});

describe('P-4.3 none to settle at all', () => {
  it('a Steal may be used as the turn’s discard', () => {
    const table = new TestTable({ hands: ['BL BH S1 S2', '4 5'], pile: 'S3 BL' });
    table.playAll('draw', 'draw');
    expect([table.asked, table.turn]).toEqual(['stuck', 0]);
    expect(table.legal()).toEqual(['steal one', 'steal two', 'steal three', 'pass']);
    table.play('steal two');
    expect([table.asked, table.discard]).toEqual(['take', 'S1 S2']);
    table.play('rob 1', 1);
    expect([table.hand(0), table.turn]).toEqual(['5 BL BL BH S1 S3', 1]);
  });

  it('or not: the turn ends with nothing discarded', () => {
    const table = new TestTable({ hands: ['BL BH S1 S2', NEXT], pile: 'S3 BL' });
    table.playAll('draw', 'draw', 'pass');
    expect([table.hand(0), table.discard, table.turn]).toEqual(['BL BL BH S1 S2 S3', 'S1', 1]);
    expect(table.events()).toContainEqual({ type: 'stuck', seat: 0 });
    expect(table.state.turns).toBe(1);
  });

  it('with a Steal, no Bankrupt goes alone', () => {
    const table = new TestTable({ hands: ['BL BL BH BH BH S2', NEXT] });
    expect(table.refusal('discard Bankrupt Lowest')).toBe('stuck-with-steal');
    expect(table.refusal('discard Steal Two')).toBe('steal-to-be-used');
    expect(table.refusal('steal one')).toBe('card-not-there');
  });

  it('without one, and with fewer than six cards, nothing is discarded and nobody asked', () => {
    const table = new TestTable({ hands: ['BL BH BH', '4 5'], pile: '', discard: 'S1' });
    expect([table.hand(0), table.discard]).toEqual(['BL BH BH', 'S1']);
    expect([table.turn, table.asked, table.state.turns]).toEqual([1, 'act', 1]);
    expect(table.events()).toContainEqual({ type: 'stuck', seat: 0 });
  });

  it('with six or more, one Bankrupt is discarded alone', () => {
    const table = new TestTable({ hands: ['BL BL BL BL BL BL BL', NEXT] });
    expect([table.hand(0), table.discard, table.turn]).toEqual(['BL BL BL BL BL BL', 'S1 BL', 1]);
    expect(table.events()).toEqual([{ type: 'discarded', seat: 0, card: 11 }]);
  });

  it('of both kinds the player chooses it', () => {
    const layout = { hands: ['BL BL BL BH BH BH', NEXT] };
    const table = new TestTable(layout);
    expect([table.asked, table.turn]).toEqual(['stuck', 0]);
    expect(table.legal()).toEqual(['discard Bankrupt Lowest', 'discard Bankrupt Highest']);
    expect(table.refusal('pass')).toBe('stuck-must-discard');
    table.play('discard Bankrupt Highest');
    expect([table.hand(0), table.discard, table.turn]).toEqual(['BL BL BL BH BH', 'S1 BH', 1]);
    expect(table.events()).toEqual([{ type: 'discarded', seat: 0, card: 12 }]);
  });

  it('so nobody is locked in: with five left, cards are drawn again', () => {
    const table = new TestTable({ hands: ['BH BH BH BH BH BH', '3 3 3 3 3 3'], pile: '7' });
    table.playAll('discard 3', 'draw');
    expect([table.hand(0), table.discard]).toEqual(['BH BH BH BH', 'S1 BH 3 BH 7']);
  });

  it('one value card is enough for the usual course', () => {
    const table = new TestTable({ hands: ['4 BL BL BL S1 S2', NEXT] });
    expect([table.turn, table.asked]).toEqual([1, 'draw']);
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
    table.play('steal one').play('rob 1', 6);
    expect([table.turn, table.asked]).toEqual([1, 'act']);
    expect(table.hand(0)).toBe('5 6 7 8 9 BL');
    table.play('discard 4');
    expect([table.hand(0), table.discard]).toEqual(['6 7 8 9', 'S1 S1 4 BL 5']);
    expect(table.turn).toBe(1);
  });

  it('a Bankrupt stolen from a hand is nothing to its former holder', () => {
    const table = new TestTable({ hands: ['S1 5 6 7 8 9', 'BH 4 4 4 4 4'] });
    table.play('steal one').play('rob 1', 5);
    expect([table.turn, table.hand(1), table.asked]).toEqual([1, '4 4 4 4 4', 'draw']);
  });
});
