import { describe, expect, it } from 'vitest';
import { TestTable } from './testTable.ts';

describe('P-3.1 drawing', () => {
  it('goes on one card at a time until there are six', () => {
    const table = new TestTable({ hands: ['1 2 3', '5 5'], pile: '7 8 9 10', discard: '4' });
    expect(table.asked).toBe('draw');
    table.play('draw');
    expect([table.hand(0), table.asked]).toEqual(['1 2 3 7', 'draw']);
    table.play('draw');
    expect([table.hand(0), table.asked]).toEqual(['1 2 3 7 8', 'draw']);
    table.play('draw');
    expect([table.hand(0), table.asked, table.turn]).toEqual(['1 2 3 7 8 9', 'act', 0]);
    expect(table.pile).toBe('10');
  });

  it('mixes the piles as the player likes', () => {
    const table = new TestTable({ hands: ['1 2', '5'], pile: '7 8', discard: 'S1 3 4' });
    table.playAll('take', 'draw');
    expect(table.hand(0)).toBe('1 2 4 7');
    table.playAll('take');
    expect([table.hand(0), table.discard]).toEqual(['1 2 3 4 7', 'S1']);
    expect(table.legal()).toEqual(['draw']);
    table.play('draw');
    expect([table.hand(0), table.asked]).toEqual(['1 2 3 4 7 8', 'act']);
  });

  it.each(['1 2 3 4 5 6', '1 2 3 4 5 6 7', '1 2 3 4 5 6 7 8 9'])('is left out with %s', (hand) => {
    const table = new TestTable({ hands: [hand, '5'] });
    expect(table.asked).toBe('act');
    expect(table.refusal('draw')).toBe('not-asked');
  });

  it('starts from an empty hand too', () => {
    const table = new TestTable({ hands: ['', '5'], pile: '1 2 3 4 5 6 7' });
    table.playAll('draw', 'draw', 'draw', 'draw', 'draw');
    expect(table.asked).toBe('draw');
    table.play('draw');
    expect([table.hand(0), table.asked]).toEqual(['1 2 3 4 5 6', 'act']);
  });

  it('tells the card to the one who drew it and to nobody else', () => {
    const table = new TestTable({ hands: ['1 2 3 4', '5', '6'], pile: '7 8' });
    table.play('draw');
    expect(table.events(0)).toEqual([{ type: 'drew', seat: 0, card: 7 }]);
    for (const viewer of [1, 2, 'public'] as const) {
      expect(table.events(viewer)).toEqual([{ type: 'drew', seat: 0 }]);
    }
  });
});

describe('P-3.2 the discard pile', () => {
  it('gives its top card only, and what lies under it only after that', () => {
    const table = new TestTable({ hands: ['1 2 3 4', '5'], discard: '6 8 9' });
    expect(table.legal()).toEqual(['draw', 'take']);
    table.play('take');
    expect([table.hand(0), table.discard]).toEqual(['1 2 3 4 9', '6 8']);
    expect(table.events()).toEqual([{ type: 'took', seat: 0, card: 9 }]);
    table.play('take');
    expect([table.hand(0), table.discard]).toEqual(['1 2 3 4 8 9', '6']);
  });

  it.each(['BL', 'BH', 'S1', 'S2', 'S3'])('never gives a %s, nor what it buries', (card) => {
    const table = new TestTable({ hands: ['1 2 3 4', '5'], discard: `9 9 ${card}` });
    expect(table.legal()).toEqual(['draw']);
    expect(table.refusal('take')).toBe('discard-out-of-reach');
  });

  it('gives the value on a Bankrupt, but then not what the Bankrupt buries', () => {
    const table = new TestTable({ hands: ['1 2 3', '5'], discard: '9 BL 7' });
    table.play('take');
    expect(table.legal()).toEqual(['draw']);
    table.play('draw');
    expect(table.legal()).toEqual(['draw']);
  });

  it('can be empty', () => {
    const table = new TestTable({ hands: ['1 2 3 4', '5'], discard: '9' });
    table.play('take');
    expect([table.discard, table.legal()]).toEqual(['', ['draw']]);
    expect(table.refusal('take')).toBe('discard-pile-empty');
  });
});

describe('P-3.5 the reshuffle', () => {
  it('happens when a card must come from the empty pile, and spares the top discard', () => {
    const table = new TestTable({
      hands: ['1 2 3', '5'],
      pile: '6',
      discard: '9 BL 7 S1 8 3',
    });
    table.play('draw');
    expect([table.pile, table.discard]).toEqual(['', '9 BL 7 S1 8 3']);
    // As it lies, bottom first, is what is shuffled; the first card of the result is on top.
    table.play('draw', { deck: [8, 9, 7, 13, 11] });
    expect(table.hand(0)).toBe('1 2 3 6 8');
    expect([table.pile, table.discard]).toEqual(['9 7 S1 BL', '3']);
    expect(table.events(1)).toEqual([
      { type: 'reshuffled', cards: 5 },
      { type: 'drew', seat: 0 },
    ]);
  });

  it('does not happen while the discard pile serves', () => {
    const table = new TestTable({ hands: ['1 2 3', '5'], pile: '', discard: '9 8 7 4' });
    table.playAll('take', 'take', 'take');
    expect([table.discard, table.pile, table.asked]).toEqual(['9', '', 'act']);
  });

  it('brings buried cards back into play', () => {
    const table = new TestTable({ hands: ['1 2 3 4 5', '5'], pile: '', discard: '9 S1' });
    table.play('draw', { deck: [9] });
    expect([table.hand(0), table.discard]).toEqual(['1 2 3 4 5 9', 'S1']);
  });

  it('drawing stops where it gives no card either', () => {
    const table = new TestTable({ hands: ['1 2 3', '5'], pile: '6', discard: 'S1' });
    table.play('draw');
    expect([table.hand(0), table.asked]).toEqual(['1 2 3 6', 'act']);
  });

  it('with a last value card to take, that is taken', () => {
    const table = new TestTable({ hands: ['1 2 3', '5'], pile: '', discard: '6' });
    expect(table.legal()).toEqual(['take']);
    expect(table.refusal('draw')).toBe('no-card-to-draw');
    table.play('take');
    expect([table.hand(0), table.asked]).toEqual(['1 2 3 6', 'act']);
  });

  it('leaves a player without any card an empty turn', () => {
    const table = new TestTable({ hands: ['', '5 6'], pile: '', discard: 'S1' });
    expect([table.turn, table.asked, table.state.turns]).toEqual([1, 'act', 1]);
    expect(table.events()).toEqual([{ type: 'idle', seat: 0 }]);
  });
});
