import { describe, expect, it } from 'vitest';
import { lay } from './testTable.ts';

describe('E-3.1 the value of the pile', () => {
  it('is 0 when the pile is empty, so that any card fits', () => {
    const table = lay({ hands: ['0 1 2 3 4 5 6 7 8 9 ½ Ghost', '1'] });
    expect(table.value).toBe(0);
    expect(table.offered).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '½',
      'Ghost',
      '8+½',
    ]);
  });

  it('is a whole number or a number and a half', () => {
    const table = lay({ hands: ['3 9 1', '½ 1 1'], banks: ['1', '1'] });
    expect(table.play('3').value).toBe(3);
    expect(table.play('½').value).toBe(3.5);
  });

  it('is 0 again when the pile has been collected', () => {
    const table = lay({ hands: ['9 9 9', '1 1 1', '1 1 1'] }).play('9');
    expect(table.turn).toBe(2);
    expect(table.value).toBe(0);
    expect(table.pile).toBe('');
  });
});

describe('E-3.2 numbers', () => {
  it('must be equal to the pile or higher', () => {
    const table = lay({ hands: ['3 4 5', '1 1'], pile: '4', value: 4 });
    expect(table.offered).toEqual(['4', '5']);
    expect(table.refusal('3')).toBe('too-low');
  });

  it('must be higher than a number and a half', () => {
    const table = lay({ hands: ['4 5 6', '1 1'], pile: '4 ½', value: 4.5 });
    expect(table.offered).toEqual(['5', '6']);
  });

  it('give the pile their value', () => {
    const table = lay({ hands: ['7 1', '1 1'], pile: '4', value: 4 }).play('7');
    expect(table.events('laid')).toEqual([
      { type: 'laid', seat: 0, from: 'hand', cards: [7], value: 7 },
    ]);
  });
});

describe('E-3.3 groups', () => {
  it('of identical cards may go down in one turn, or only some of them', () => {
    const table = lay({ hands: ['7 7 7 8', '9 1'], pile: '4', value: 4 });
    expect(table.offered).toEqual(['7', '2×7', '3×7', '8']);
    expect(table.play('2×7').pile).toBe('4 7 7');
    expect(table.value).toBe(7);
    expect(table.hand(0)).toBe('7 8');
  });

  it('hold for Half, Ghost and 0 too', () => {
    const table = lay({ hands: ['0 0 ½ ½ Ghost Ghost', '9 1'], pile: '4', value: 4 });
    expect(table.offered).toEqual(['0', '2×0', '½', '2×½', 'Ghost', '2×Ghost']);
  });

  it('are listed once, however many cards could make them up', () => {
    const { offered } = lay({ hands: ['7 7 7 7 7 7', '9 1'] });
    expect(offered).toEqual(['7', '2×7', '3×7', '4×7', '5×7', '6×7']);
  });

  it('need as many cards as they have', () => {
    expect(lay({ hands: ['7 7 8', '1'] }).refusal('3×7')).toBe('not-in-hand');
  });
});

describe('E-3.4 drawing', () => {
  it('fills the hand back to three from the top of the Bank', () => {
    const table = lay({ hands: ['7 7 8', '9 1 1'], banks: ['2 3 4', '5 6'] }).play('2×7');
    expect(table.hand(0)).toBe('2 3 8');
    expect(table.bank(0)).toBe('4');
    expect(table.hand(1)).toBe('1 1 9');
  });

  it('ends with the Bank', () => {
    const table = lay({ hands: ['7 7 7', '9 1 1'], banks: ['2', ''] }).play('3×7');
    expect(table.hand(0)).toBe('2');
    expect(table.bank(0)).toBe('');
  });

  it('does not happen after collecting', () => {
    const table = lay({ hands: ['9 1 1', '2 3 4'], banks: ['', '5 6'] }).play('9');
    expect(table.hand(1)).toBe('2 3 4');
    expect(table.bank(1)).toBe('5 6');
  });

  it('comes before a catcher’s new pile', () => {
    const table = lay({ hands: ['4 1 1', '1'], banks: ['8 8', ''], pile: '3 ½', value: 3.5 });
    expect(table.play('4').turn).toBe(0);
    expect(table.hand(0)).toBe('1 1 8');
  });

  it('does not happen when the play ends the round', () => {
    const table = lay({
      hands: ['8 1 1', '', '1 1'],
      banks: ['2 3', '', ''],
      blinds: ['9', '', '9'],
      opens: ['9', '', '9'],
      pending: 1,
      turn: 0,
      pile: '3 ½',
      value: 3.5,
    }).play('8');
    expect(table.state.phase).toBe('over');
    expect(table.hand(0)).toBe('1 1');
    expect(table.bank(0)).toBe('2 3');
  });

  it('is told to the drawer only, card by card', () => {
    const { emissions } = lay({ hands: ['7 8 8', '9 1 1'], banks: ['2', ''] }).play('7');
    const drew = { type: 'drew', seat: 0, count: 1, bank: 0 };
    expect(emissions[1]).toEqual({
      shared: drew,
      secret: { to: 0b01, event: { ...drew, cards: [2] } },
    });
  });
});

describe('E-3.5 no legal play', () => {
  const stuck = () =>
    lay({ hands: ['8 1 1', '2 3 4', '1 2 3'], banks: ['9', '9', '9'], asides: ['', '5', ''] });

  it('makes the player collect the pile, unasked, and the log says so', () => {
    const table = stuck().play('8');
    expect(table.aside(1)).toBe('5 8');
    expect(table.events('collected')).toEqual([
      { type: 'collected', seat: 1, why: 'nothing-to-lay', to: 'aside', cards: [8] },
    ]);
  });

  it('lets the next player start a new pile with any card', () => {
    const table = stuck().play('8');
    expect(table.turn).toBe(2);
    expect(table.offered).toEqual(['1', '2', '3']);
  });

  it('is the only way to collect: who has a legal play is asked, for that play alone', () => {
    const table = lay({ hands: ['8 1 1', '2 3 Ghost', '1'], banks: ['9', '9', '9'] }).play('8');
    expect(table.turn).toBe(1);
    expect(table.offered).toEqual(['Ghost']);
  });
});

describe('E-3.6 collected cards', () => {
  const stuck = () =>
    lay({ hands: ['8 8 1', '2 3 4', '1 2 3'], banks: ['1 1', '9', '9'] }).play('2×8');

  it('lie aside and are not played again', () => {
    const table = stuck();
    expect(table.aside(1)).toBe('8 8');
    expect(table.hand(1)).toBe('2 3 4');
    table.play('1', '1', '2');
    expect(table.hand(1)).toBe('3 4 9');
    expect(table.aside(1)).toBe('8 8');
  });

  it('count at the end', () => {
    const table = lay({
      hands: ['7', '2 3'],
      opens: ['', ''],
      blinds: ['', '9'],
      asides: ['5 5 5 5', ''],
      table: [0],
    }).play('7');
    expect(table.events('round-ended')[0]!.cards).toEqual([4, 3]);
  });
});
