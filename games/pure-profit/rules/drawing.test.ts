import { describe, expect, it } from 'vitest';
import { stacked, TestTable } from './testTable.ts';
import { view } from './view.ts';

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

describe('P-3.2 a Steal once discarded', () => {
  const layout = { hands: ['1 2 3 4', '5'], pile: '', discard: '9 S2 BL 7 S1 8 S1 3' };

  it('is left out of the new draw pile, for good', () => {
    const table = new TestTable(layout);
    // Without the Steals, as it lies, bottom first, is what is shuffled.
    table.playAll('take').play('draw', { deck: [7, 8, 9, 11] });
    expect([table.pile, table.discard, table.gone]).toEqual(['8 9 BL', 'S1', 'S1 S2']);
    expect(table.events()[0]).toEqual({ type: 'reshuffled', cards: 4, gone: [13, 14] });
    for (const viewer of [0, 1, 'public'] as const) {
      expect(view(table.state, viewer).gone).toEqual([13, 14]);
    }
  });

  it('stays as the top card like any other, and is left out the next time', () => {
    const table = new TestTable({ hands: ['1 2 3 4 5', '5 5 5 5 5 5'], pile: '', discard: '9 S2' });
    table.play('draw', { deck: [9] });
    expect([table.discard, table.gone, table.pile]).toEqual(['S2', '', '']);
    table.playAll('discard 9', 'discard 5');
    expect(table.discard).toBe('S2 9 5');
    table.play('draw', { deck: [9] });
    expect([table.discard, table.gone, table.hand(0)]).toEqual(['5', 'S2', '1 2 3 4 5 9']);
  });

  it('gives no card: where only Steals are left to shuffle, drawing stops', () => {
    const table = new TestTable({ hands: ['1 2 3', '5'], pile: '', discard: 'S1 S2 S1 BL' });
    expect([table.asked, table.discard, table.gone]).toEqual(['act', 'S1 S2 S1 BL', '']);
    const value = new TestTable({ hands: ['1 2 3', '5'], pile: '', discard: 'S1 S2 9' });
    expect([value.asked, value.legal()]).toEqual(['draw', ['take']]);
    expect(value.refusal('draw')).toBe('no-card-to-draw');
  });

  it('comes back with the option steals: reshuffled', () => {
    const options = { steals: 'reshuffled' } as const;
    const table = new TestTable({ ...layout, options });
    table.playAll('take').play('draw', { deck: [14, 13, 7, 8, 9, 11] });
    expect([table.hand(0), table.gone]).toEqual(['1 2 3 3 4 S2', '']);
    expect(table.events()[0]).toEqual({ type: 'reshuffled', cards: 6 });
    const only = new TestTable({ hands: ['1 2 3', '5'], pile: '', discard: 'S1 S2 BL', options });
    expect([only.asked, only.legal()]).toEqual(['draw', ['draw']]);
  });

  it('is in the deck again in the next game of a series', () => {
    const table = new TestTable({
      hands: ['4 8 9 10 10', '5'],
      banks: ['1 2 3 4 5 6 7'],
      pile: '',
      discard: 'S1 9 S2',
      options: { games: '3' },
    });
    table.play('draw', { deck: [9] });
    expect(table.gone).toBe('S1');
    table.play('finish 8 9 10 discard 4', { deck: stacked('') });
    expect([table.gone, table.state.game]).toEqual(['', 1]);
  });
});

describe('P-3.5 the reshuffle', () => {
  it('happens when a card must come from the empty pile, and spares the top discard', () => {
    const table = new TestTable({
      hands: ['1 2 3', '5'],
      pile: '6',
      discard: '9 BL 7 BH 8 3',
    });
    table.play('draw');
    expect([table.pile, table.discard]).toEqual(['', '9 BL 7 BH 8 3']);
    // As it lies, bottom first, is what is shuffled; the first card of the result is on top.
    table.play('draw', { deck: [8, 9, 7, 12, 11] });
    expect(table.hand(0)).toBe('1 2 3 6 8');
    expect([table.pile, table.discard]).toEqual(['9 7 BH BL', '3']);
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
