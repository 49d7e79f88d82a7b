import { describe, expect, it } from 'vitest';
import { lay } from './testTable.ts';

describe('E-5.1 catching', () => {
  it.each([
    ['½', 0.5, '1'],
    ['1 ½', 1.5, '2'],
    ['2 ½', 2.5, '3'],
    ['3 ½', 3.5, '4'],
    ['4 ½', 4.5, '5'],
    ['5 ½', 5.5, '6'],
    ['6 ½', 6.5, '7'],
    ['7 ½', 7.5, '8'],
    ['8 ½', 8.5, '9'],
  ])('on %s (%d) is done with a %s', (pile, value, card) => {
    const table = lay({ hands: [`${card} Ghost`, '1', '1'], pile, value }).play(card);
    expect(table.events('caught')).toEqual([{ type: 'caught', seat: 2, by: 0, value }]);
    expect(table.events('collected')[0]).toMatchObject({ seat: 2, why: 'caught' });
  });

  const caught = () =>
    lay({ hands: ['4 6', '1', '1 1'], banks: ['8', '8', '8'], pile: '3 ½', value: 3.5 }).play('4');

  it('gives the pile, the catching card included, to whoever left it at the half', () => {
    expect(caught().aside(2)).toBe('3 4 ½');
    expect(caught().pile).toBe('');
  });

  it('lets the catcher start a new pile with any card', () => {
    const table = caught();
    expect(table.turn).toBe(0);
    expect(table.value).toBe(0);
    expect(table.offered).toEqual(['6', '8']);
  });

  it('ends a Five’s demand and makes none, as the pile is gone', () => {
    const table = lay({ hands: ['5 6', '1', '1'], pile: '4 ½', value: 4.5 }).play('5');
    expect(table.state.five).toBe(false);
    expect(table.offered).toEqual(['6']);
  });

  it('is not done by any other legal play, which lets the half pass', () => {
    const table = lay({ hands: ['5 1', '6 1', '1 1'], pile: '3 ½', value: 3.5 }).play('5');
    expect(table.events('caught')).toEqual([]);
    expect(table.value).toBe(5);
    expect(table.aside(2)).toBe('');
  });

  it('is for the next player only: later the same card catches nobody', () => {
    const table = lay({ hands: ['½ 1', '4 1', '9 1'], pile: '3 ½', value: 3.5 }).play('½', '4');
    expect(table.events('caught')).toEqual([]);
    expect(table.value).toBe(4);
  });

  it('needs a number and a half', () => {
    const table = lay({ hands: ['4 1', '9 1'], pile: '3', value: 3 }).play('4');
    expect(table.events('caught')).toEqual([]);
    expect(table.pile).toBe('3 4');
  });

  it('is no duty', () => {
    const table = lay({ hands: ['4 7', '1', '1'], pile: '3 ½', value: 3.5 });
    expect(table.offered).toEqual(['4', '7']);
  });
});

describe('E-5.2 several at once', () => {
  it('identical catch cards catch once and go with the pile', () => {
    const table = lay({ hands: ['4 4 6', '1', '1 1'], pile: '3 ½', value: 3.5 }).play('2×4');
    expect(table.events('caught')).toHaveLength(1);
    expect(table.aside(2)).toBe('3 4 4 ½');
    expect(table.turn).toBe(0);
  });

  it('8 + Half on 7½ is an ordinary play', () => {
    const table = lay({ hands: ['8 ½ 1', '9 1', '1'], pile: '7 ½', value: 7.5 }).play('8+½');
    expect(table.events('caught')).toEqual([]);
    expect(table.value).toBe(8.5);
    expect(table.turn).toBe(1);
    expect(table.play('9').aside(0)).toBe('7 8 9 ½ ½');
  });
});

describe('E-5.3 whole numbers made with a Half', () => {
  it('catch nobody', () => {
    const table = lay({ hands: ['½ 1', '4 1', '1'], pile: '3 ½', value: 3.5 }).play('½');
    expect(table.events('caught')).toEqual([]);
    expect(table.value).toBe(4);
    expect(table.turn).toBe(1);
  });

  it('cannot be caught', () => {
    const table = lay({ hands: ['½ ½ 1', '5 1', '1'], pile: '3', value: 3 }).play('2×½', '5');
    expect(table.events('caught')).toEqual([]);
    expect(table.value).toBe(5);
  });
});

describe('E-5.4 going out on a half', () => {
  const goingOut = (nextHand: string, pile = '6', value = 6) =>
    lay({
      hands: ['½', nextHand, '1 1'],
      opens: ['', '9', '9'],
      blinds: ['', '9', '9'],
      table: [0, 1, 2],
      pile,
      value,
    }).play('½');

  it('is no win yet', () => {
    const table = goingOut('7 8');
    expect(table.state.phase).toBe('play');
    expect(table.state.pending).toBe(0);
    expect(table.events('out')).toEqual([{ type: 'out', seat: 0 }]);
    expect(table.turn).toBe(1);
  });

  it('fails when the next player catches: the pile goes into the hand and play goes on', () => {
    const table = goingOut('7 8').play('7');
    expect(table.hand(0)).toBe('6 7 ½');
    expect(table.aside(0)).toBe('');
    expect(table.state.pending).toBe(-1);
    expect(table.turn).toBe(1);
    expect(table.play('8').state.phase).toBe('play');
  });

  it('is a win when the next player plays anything else', () => {
    const table = goingOut('7 8').play('8');
    expect(table.state.phase).toBe('over');
    expect(table.events('round-ended')[0]).toMatchObject({ winner: 0 });
  });

  it('is a win when the next player takes the risk over with a Ghost', () => {
    const table = goingOut('Ghost 8').play('Ghost');
    expect(table.events('round-ended')[0]).toMatchObject({ winner: 0 });
  });

  it('is a win when the next player must collect, and those cards count', () => {
    const table = goingOut('1 2');
    expect(table.state.phase).toBe('over');
    expect(table.events('round-ended')[0]).toMatchObject({ winner: 0, cards: [0, 6, 4] });
  });

  it('is a win even if the next player goes out as well', () => {
    const table = lay({
      hands: ['½', '8', '1 1'],
      opens: ['', '', '9'],
      blinds: ['', '', '9'],
      table: [0, 1, 2],
      pile: '6',
      value: 6,
    }).play('½', '8');
    expect(table.events('round-ended')[0]).toMatchObject({ winner: 0, scored: [3, 1, 0] });
  });

  it('fails against a catch with the last card, which wins for the catcher', () => {
    const table = lay({
      hands: ['½', '7', '1 1'],
      opens: ['', '', '9'],
      blinds: ['', '', '9'],
      table: [0, 1, 2],
      pile: '6',
      value: 6,
    }).play('½', '7');
    expect(table.events('round-ended')[0]).toMatchObject({ winner: 1, cards: [3, 0, 4] });
  });

  it('waits on 9½ too, though nothing can catch there', () => {
    const table = goingOut('½ 1', '9', 9);
    expect(table.state.pending).toBe(0);
    expect(table.play('½').events('round-ended')[0]).toMatchObject({ winner: 0 });
  });

  it('waits for a Blind card: it may catch, fit or fail', () => {
    const blind = (card: string) =>
      lay({
        hands: ['½', '', '1 1'],
        opens: ['', '', '9'],
        blinds: ['', `${card} 9 9`, '9'],
        table: [0, 1, 2],
        pile: '6',
        value: 6,
      }).play('½', 'blind 1');
    expect(blind('7').hand(0)).toBe('6 7 ½');
    expect(blind('8').events('round-ended')[0]).toMatchObject({ winner: 0 });
    expect(blind('2').events('round-ended')[0]).toMatchObject({ winner: 0, cards: [0, 5, 4] });
  });

  it('leaves nothing to wait for on a whole number', () => {
    const table = lay({
      hands: ['½', '7 8'],
      opens: ['', '9'],
      blinds: ['', '9'],
      table: [0, 1],
      pile: '6 ½',
      value: 6.5,
    }).play('½');
    expect(table.events('round-ended')[0]).toMatchObject({ winner: 0 });
  });
});
