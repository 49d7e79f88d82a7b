import { describe, expect, it } from 'vitest';
import { type Layout, lay } from './testTable.ts';

const ALL = '0 1 2 3 4 5 6 7 8 9 ½ Ghost';

/** What may be laid of one card of each kind. */
const on = (pile: string, value: number, five = false): string[] =>
  lay({ hands: [ALL, '1'], pile, value, five }).offered;

/** How many Halves of four may go on this value. */
const halves = (value: number, options: Layout['options'] = {}): string[] =>
  lay({ hands: ['½ ½ ½ ½ 9', '1'], pile: 'Ghost', value, options }).offered.filter((move) =>
    move.includes('½'),
  );

describe('E-4.1 Ghost', () => {
  it('goes on anything', () => {
    for (let value = 0; value <= 13; value += 0.5) {
      expect(on('Ghost', value)).toContain('Ghost');
    }
    expect(on('5', 5, true)).toContain('Ghost');
  });

  it('leaves the pile exactly as it was', () => {
    const table = lay({ hands: ['Ghost 1', ALL], pile: '6', value: 6 }).play('Ghost');
    expect(table.value).toBe(6);
    expect(table.offered).toEqual(on('6', 6));
  });

  it('hands a Five’s demand on', () => {
    const table = lay({ hands: ['Ghost 1', ALL], pile: '5', value: 5, five: true }).play('Ghost');
    expect(table.state.five).toBe(true);
    expect(table.refusal('6')).toBe('five-demands-less');
  });

  it('takes over the risk on a number and a half', () => {
    const table = lay({ hands: ['Ghost 1', '4 1', '1 1'], pile: '3 ½', value: 3.5, turn: 0 });
    table.play('Ghost', '4');
    expect(table.aside(0)).toBe('3 4 ½ Ghost');
    expect(table.aside(2)).toBe('');
  });

  it('leaves 0 on an empty pile', () => {
    const table = lay({ hands: ['Ghost 1', ALL] }).play('Ghost');
    expect(table.value).toBe(0);
    expect(table.pile).toBe('Ghost');
    expect(table.offered).toEqual(on('', 0));
  });
});

describe('E-4.2 Half', () => {
  it('goes on anything but 8½ and adds a half', () => {
    for (let value = 0; value <= 12.5; value += 0.5) {
      if (value === 8.5) continue;
      const table = lay({ hands: ['½ 1', 'Ghost'], pile: 'Ghost', value }).play('½');
      expect(table.value).toBe(value + 0.5);
    }
    expect(on('8 ½', 8.5)).not.toContain('½');
    expect(lay({ hands: ['½ 9', '1'], pile: '8 ½', value: 8.5 }).refusal('½')).toBe(
      'half-on-eight-and-a-half',
    );
  });

  it('adds up in groups', () => {
    const table = lay({ hands: ['½ ½ ½ 1', 'Ghost'], pile: '4', value: 4 });
    expect(table.play('3×½').value).toBe(5.5);
    expect(table.pile).toBe('4 ½ ½ ½');
  });

  it('is judged by the pile before the play alone: any number goes on anything but 8½', () => {
    for (let value = 0; value <= 9; value += 0.5) {
      const wanted = value === 8.5 ? [] : ['½', '2×½', '3×½', '4×½'];
      expect(halves(value)).toEqual(wanted);
    }
    const table = lay({ hands: ['½ ½ 9', '1'], pile: '8 ½', value: 8.5 });
    expect(table.refusal('2×½')).toBe('half-on-eight-and-a-half');
  });

  it('passes over 8½: two on 8 make 9, four on 7 make 9, and nobody can be caught there', () => {
    for (const [pile, group, value] of [
      ['8', '2×½', 9],
      ['7', '4×½', 9],
      ['8', '3×½', 9.5],
      ['8', '4×½', 10],
    ] as const) {
      const table = lay({ hands: ['½ ½ ½ ½ 1', 'Ghost 1', '1'], pile, value: Number(pile) });
      expect(table.play(group).value).toBe(value);
    }
    const table = lay({ hands: ['½ ½ 1', ALL, 'Ghost 1'], pile: '8', value: 8 }).play('2×½');
    expect(table.offered).toEqual(on('9', 9));
    table.play('9');
    expect(table.events('caught')).toEqual([]);
    expect(table.pile).toBe('8 ½ ½ 9');
  });

  it('makes a true 8½ of 7 and three of them: what goes on it and what catches is the same', () => {
    const table = lay({ hands: ['½ ½ ½ 1', ALL, '1'], pile: '7', value: 7 }).play('3×½');
    expect(table.value).toBe(8.5);
    expect(table.offered).toEqual(['9', 'Ghost', '8+½']);
    table.play('9');
    expect(table.events('caught')).toEqual([{ type: 'caught', seat: 0, by: 1, value: 8.5 }]);
  });

  it('lifts a Five’s demand in any number, and is caught on the value at the end only', () => {
    const onFive = () =>
      lay({ hands: ['½ ½ ½ 1', ALL, '1'], pile: '5', value: 5, five: true, banks: ['1', '', ''] });
    expect(onFive().play('2×½').offered).toEqual(on('6', 6));
    const passed = onFive().play('2×½', '6');
    expect(passed.events('caught')).toEqual([]);
    const table = onFive().play('3×½');
    expect(table.value).toBe(6.5);
    expect(table.offered).toEqual(on('6 ½', 6.5));
    expect(table.play('7').events('caught')).toHaveLength(1);
  });

  it('makes ½ of an empty pile, and n halves of it in a group', () => {
    expect(lay({ hands: ['½ 1', '2'] }).play('½').value).toBe(0.5);
    expect(lay({ hands: ['½ ½ ½ 1', '2'] }).play('3×½').value).toBe(1.5);
  });

  it('keeps adding above 9, up to all eight', () => {
    const eight = '½ ½ ½ ½ ½ ½ ½ ½';
    const table = lay({ hands: [`${eight} 1`, '0'], pile: '9', value: 9 }).play('8×½');
    expect(table.value).toBe(13);
    expect(table.offered).toEqual(['0']);
  });

  it('is laid one by one if so agreed: no group passes through 8½', () => {
    const oneByOne = { halves: 'oneByOne' } as const;
    expect(halves(7, oneByOne)).toEqual(['½', '2×½', '3×½']);
    expect(halves(7.5, oneByOne)).toEqual(['½', '2×½']);
    expect(halves(8, oneByOne)).toEqual(['½']);
    expect(halves(8.5, oneByOne)).toEqual([]);
    expect(halves(9, oneByOne)).toEqual(['½', '2×½', '3×½', '4×½']);
    const table = lay({ hands: ['½ ½ 9', 'Ghost 1'], pile: '8', value: 8, options: oneByOne });
    expect(table.refusal('2×½')).toBe('too-many-halves');
    expect(table.play('½').value).toBe(8.5);
  });
});

describe('E-4.3 zero', () => {
  it('goes on any whole value and sets it to 0', () => {
    for (let value = 0; value <= 13; value++) {
      expect(lay({ hands: ['0 1', '1'], pile: 'Ghost', value }).play('0').value).toBe(0);
    }
  });

  it('does not go on a number and a half', () => {
    for (let value = 0.5; value <= 12.5; value++) expect(on('Ghost', value)).not.toContain('0');
    const table = lay({ hands: ['0 Ghost', '1'], pile: '3 ½', value: 3.5 });
    expect(table.refusal('0')).toBe('zero-on-a-half');
  });
});

describe('E-4.4 8 + Half', () => {
  it('goes down together and makes 8½', () => {
    const table = lay({ hands: ['8 ½ 1', 'Ghost 1'], pile: '4', value: 4 }).play('8+½');
    expect(table.value).toBe(8.5);
    expect(table.pile).toBe('4 8 ½');
    expect(table.hand(0)).toBe('1');
  });

  it('goes where an 8 may, and on 8½, nowhere else', () => {
    for (let value = 0; value <= 13; value += 0.5) {
      const allowed = value <= 8 || value === 8.5;
      expect(on('Ghost', value).includes('8+½')).toBe(allowed);
    }
    expect(on('5', 5, true)).not.toContain('8+½');
  });

  it('needs both cards in the hand', () => {
    expect(lay({ hands: ['8 1', '1'] }).refusal('8+½')).toBe('not-in-hand');
    expect(lay({ hands: ['½ 1', '1'] }).refusal('8+½')).toBe('not-in-hand');
  });

  it('keeps a player from collecting on 8½ who could lay neither card alone', () => {
    const table = lay({ hands: ['8 ½ 1', '8 ½ 1'], banks: ['1', '1'] }).play('8+½');
    expect(table.turn).toBe(1);
    expect(table.offered).toEqual(['8+½']);
    expect(table.play('8+½').pile).toBe('');
    expect(table.aside(0)).toBe('8 8 ½ ½');
  });

  it('puts its player at risk on 8½ too', () => {
    const table = lay({ hands: ['8 ½ 1', '9 1', '1 1'], pile: '8 ½', value: 8.5 });
    table.play('8+½', '9');
    expect(table.aside(0)).toBe('8 8 9 ½ ½');
  });
});

describe('E-4.5 on 8½', () => {
  it('only Ghost, 8 + Half and 9 are legal', () => {
    expect(on('8 ½', 8.5)).toEqual(['9', 'Ghost', '8+½']);
    expect(lay({ hands: ['8 9', '1'], pile: '8 ½', value: 8.5 }).refusal('8')).toBe(
      'eight-and-a-half-stands',
    );
  });
});

describe('E-4.6 Five', () => {
  const onFive = (hand: string) =>
    lay({ hands: ['5 1', hand, ALL], banks: ['1', '1', '1'] }).play('5');

  it('demands 5 or lower, in any order, or a wild card', () => {
    expect(onFive(ALL).offered).toEqual(['0', '1', '2', '3', '4', '5', '½', 'Ghost']);
    expect(onFive(ALL).refusal('6')).toBe('five-demands-less');
    expect(onFive(ALL).refusal('8+½')).toBe('five-demands-less');
  });

  it('may be answered with a lower number, whose value counts then', () => {
    const table = onFive('2 1').play('2');
    expect(table.value).toBe(2);
    expect(table.offered).toEqual(on('2', 2));
  });

  it('is lifted by a Half, which makes 5½', () => {
    const table = onFive('½ 1').play('½');
    expect(table.value).toBe(5.5);
    expect(table.offered).toEqual(on('5 ½', 5.5));
    expect(table.offered).toContain('6');
    expect(table.offered).not.toContain('5');
  });

  it('is answered by a 0, which makes 0', () => {
    expect(onFive('0 1').play('0').offered).toEqual(on('', 0));
  });

  it('is handed on by a Ghost, and by the next one', () => {
    const table = lay({ hands: ['5 1', 'Ghost 1', 'Ghost 1', ALL], banks: Array(4).fill('1') });
    expect(table.play('5', 'Ghost', 'Ghost').offered).toEqual(on('5', 5, true));
  });

  it('is made again by a 5 on a 5', () => {
    expect(onFive('5 1').play('5').offered).toEqual(on('5', 5, true));
  });

  it('binds only the next player', () => {
    expect(onFive('4 1').play('4').offered).toEqual(on('4', 4));
  });

  it('forces a player who has only more to collect', () => {
    const table = onFive('6 7 9');
    expect(table.aside(1)).toBe('5');
    expect(table.turn).toBe(2);
    expect(table.offered).toEqual(on('', 0));
  });

  it('comes from a 5 card, not from halves adding up to 5', () => {
    const table = lay({ hands: ['½ 1', ALL], pile: '4 ½', value: 4.5 }).play('½');
    expect(table.value).toBe(5);
    expect(table.offered).toEqual(on('Ghost', 5));
    expect(table.offered).toContain('9');
    expect(table.offered).not.toContain('4');
  });
});

describe('E-4.7 Nine', () => {
  it('is the highest number: 9, 0, Half and Ghost go on it', () => {
    expect(on('9', 9)).toEqual(['0', '9', '½', 'Ghost']);
  });

  it('can be raised, and from 9½ on nothing catches', () => {
    expect(on('9 ½', 9.5)).toEqual(['½', 'Ghost']);
    expect(on('9 ½ ½', 10)).toEqual(['0', '½', 'Ghost']);
    expect(on('9 ½ ½ ½', 10.5)).toEqual(['½', 'Ghost']);
    const table = lay({ hands: ['½ 1', '9 9', '1'], pile: '9', value: 9 }).play('½');
    expect(table.events('caught')).toEqual([]);
    expect(table.aside(1)).toBe('9 ½');
  });
});
