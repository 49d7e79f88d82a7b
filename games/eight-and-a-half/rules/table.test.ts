import { describe, expect, it } from 'vitest';
import { lay } from './testTable.ts';

describe('E-6.1 from Bank to table', () => {
  it('plays the hand down to nothing when the Bank is empty', () => {
    const table = lay({ hands: ['7 8 9', '9 9 9'], opens: ['1 2 3', '1 2 3'] });
    expect(table.offered).toEqual(['7', '8', '9']);
    expect(table.refusal('open 1')).toBe('hand-first');
    expect(table.refusal('blind 1')).toBe('hand-first');
    expect(table.play('7').hand(0)).toBe('8 9');
  });

  it('then plays the Open cards, one per turn', () => {
    const table = lay({ hands: ['', '9 9'], opens: ['4 7 7', '1'], pile: '4', value: 4 });
    expect(table.offered).toEqual(['open 4', 'open 7']);
    expect(table.refusal('7')).toBe('hand-empty');
    expect(table.refusal('blind 1')).toBe('open-cards-first');
    table.play('open 7');
    expect(table.open(0)).toBe('4 7');
    expect(table.pile).toBe('4 7');
    expect(table.turn).toBe(1);
  });

  it('takes no pairs from the Open cards', () => {
    const table = lay({ hands: ['', '9 9'], opens: ['8 ½ 1', '1'] });
    expect(table.offered).toEqual(['open 1', 'open 8', 'open ½']);
    expect(table.refusal('8+½')).toBe('hand-empty');
  });

  it('collects when no Open card fits', () => {
    const table = lay({
      hands: ['8 8', '', '1'],
      opens: ['1', '2 3 4', '1'],
      banks: ['8', '', ''],
    });
    table.play('8');
    expect(table.hand(1)).toBe('8');
    expect(table.open(1)).toBe('2 3 4');
    expect(table.turn).toBe(2);
  });

  it('then turns the Blind cards, one per turn, chosen unseen', () => {
    const table = lay({
      hands: ['', '9 9'],
      opens: ['', '1'],
      blinds: ['1 9 4', '1'],
      pile: '4',
      value: 4,
    });
    expect(table.offered).toEqual(['blind 1', 'blind 2', 'blind 3']);
    expect(table.refusal('open 9')).toBe('not-your-open-card');
    table.play('blind 2');
    expect(table.pile).toBe('4 9');
    expect(table.events('turned')).toEqual([{ type: 'turned', seat: 0, place: 2, card: 9 }]);
    expect(table.blind(0)).toBe('1 4');
  });

  it('turns no place twice', () => {
    const table = lay({ hands: ['', '9 9'], opens: ['', '1'], blinds: ['9 8', '1'] });
    expect(table.offered).toEqual(['blind 1', 'blind 2']);
    expect(table.refusal('blind 3')).toBe('no-blind-card');
  });

  it('asks even for the last Blind card', () => {
    expect(lay({ hands: ['', '9'], opens: ['', '1'], blinds: ['9', '1'] }).offered).toEqual([
      'blind 1',
    ]);
  });
});

describe('E-6.2 a Blind card', () => {
  const turning = (card: string, pile: string, value: number, five = false) =>
    lay({
      hands: ['', '6 6', '1 1'],
      opens: ['', '1', '1'],
      blinds: [`${card} 9 9`, '1', '1'],
      table: [0, 1, 2],
      pile,
      value,
      five,
    }).play('blind 1');

  it('that cannot be played is collected together with the pile', () => {
    const table = turning('2', '4', 4);
    expect(table.hand(0)).toBe('2 4');
    expect(table.events('collected')).toEqual([
      { type: 'collected', seat: 0, why: 'blind', to: 'hand', cards: [4, 2] },
    ]);
    expect(table.turn).toBe(1);
    expect(table.value).toBe(0);
  });

  it('must meet a Five’s demand and go on a half like any card', () => {
    expect(turning('6', '5', 5, true).hand(0)).toBe('5 6');
    expect(turning('0', '3 ½', 3.5).hand(0)).toBe('0 3 ½');
    expect(turning('½', '8 ½', 8.5).hand(0)).toBe('8 ½ ½');
  });

  it('can catch', () => {
    const table = turning('4', '3 ½', 3.5);
    expect(table.hand(2)).toBe('1 1 3 4 ½');
    expect(table.turn).toBe(0);
    expect(table.offered).toEqual(['blind 2', 'blind 3']);
  });

  it('can be caught', () => {
    const table = turning('½', '5', 5);
    expect(table.value).toBe(5.5);
    expect(table.play('6').hand(0)).toBe('5 6 ½');
  });
});

describe('E-6.3 collecting once the table is played', () => {
  it('puts the cards into the hand, which must be empty before the table goes on', () => {
    const table = lay({
      hands: ['9 9 9', '', '1 1 1'],
      opens: ['1', '2 3', '1'],
      banks: ['1', '', '1'],
      table: [1],
      pile: '4 6',
      value: 6,
    }).play('9');
    expect(table.hand(1)).toBe('4 6 9');
    table.play('1', '9');
    expect(table.turn).toBe(1);
    expect(table.offered).toEqual(['9']);
    expect(table.refusal('open 2')).toBe('hand-first');
  });

  it('plays groups and pairs from such a hand, and draws nothing', () => {
    const table = lay({ hands: ['4 4 8 ½', '1 9'], opens: ['2', '1'], table: [0] });
    expect(table.offered).toEqual(['4', '2×4', '8', '½', '8+½']);
    expect(table.play('2×4').hand(0)).toBe('8 ½');
  });

  it('goes back to the Open cards when the hand is gone', () => {
    const table = lay({ hands: ['4', '0 0', '1'], opens: ['2', '1', '1'], table: [0], turn: 0 });
    table.play('4', '0', '1');
    expect(table.offered).toEqual(['open 2']);
  });

  it('leaves aside what was laid aside before', () => {
    const table = lay({
      hands: ['9 9 9', '', '1'],
      opens: ['1', '2 3', '1'],
      banks: ['1', '', ''],
      asides: ['', '7 7', ''],
    }).play('9');
    expect(table.aside(1)).toBe('7 7');
    expect(table.hand(1)).toBe('9');
  });

  it('starts with the first turn that begins with Bank and hand both empty, even if nothing fits', () => {
    const table = lay({
      hands: ['9 9 9', '', '1'],
      opens: ['1', '2 3', '1'],
      banks: ['1', '', ''],
    });
    expect(table.state.table[1]).toBe(0);
    table.play('9');
    expect(table.state.table[1]).toBe(1);
    expect(table.events('table')).toEqual([{ type: 'table', seat: 1 }]);
  });

  it('has not started for a player caught on the last hand card: that pile lies aside', () => {
    const table = lay({ hands: ['½', '4 1', '1'], pile: '3', value: 3 }).play('½', '4');
    expect(table.aside(0)).toBe('3 4 ½');
    expect(table.hand(0)).toBe('');
    expect(table.state.table[0]).toBe(0);
  });

  it('starts for a catcher with the new pile, if the catch card was the last in hand', () => {
    const table = lay({ hands: ['4', '1', '1'], opens: ['6', '1', '1'], pile: '3 ½', value: 3.5 });
    table.play('4');
    expect(table.state.table[0]).toBe(1);
    expect(table.offered).toEqual(['open 6']);
  });
});
