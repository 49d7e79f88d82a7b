import { describe, expect, it } from 'vitest';
import { lay } from './testTable.ts';

describe('Z-4.1 leading', () => {
  it('takes one or more cards of one rank', () => {
    expect(lay({ hands: ['3 3 3 8', '1 1', '2 2'] }).offered).toEqual(['1×3', '2×3', '3×3', '1×8']);
  });

  it('is not a choice: a leader cannot pass', () => {
    expect(lay({ hands: ['3 3', '1 1', '2 2'] }).refusal('pass')).toBe('leader-cannot-pass');
  });

  it('needs the cards in hand', () => {
    expect(lay({ hands: ['3 3', '1 1', '2 2'] }).refusal('3×3')).toBe('not-in-hand');
  });
});

describe('Z-4.2 following', () => {
  const table = () => lay({ hands: ['4 4 1', '3 6 6 6 7 7', '8 8 1'] }).play('2×4');

  it('takes the same number of a higher rank, or a pass', () => {
    expect(table().offered).toEqual(['pass', '2×6', '2×7']);
    expect(table().refusal('3×6')).toBe('wrong-number');
    expect(table().refusal('1×6')).toBe('wrong-number');
    expect(
      lay({ hands: ['4 4 1', '4 4 3 3', '8'] })
        .play('2×4')
        .refusal('2×4'),
    ).toBe('too-low');
    expect(
      lay({ hands: ['4 4 1', '4 4 3 3', '8'] })
        .play('2×4')
        .refusal('2×3'),
    ).toBe('too-low');
  });

  it('allows a pass with playable cards, and a play later in the same round', () => {
    const later = table().play('pass', '2×8').state;
    expect(later.turn).toBe(0);
    const again = lay({ hands: ['4 4 1', '6 6 Bump Bump', '7 7 1'] }).play('2×4', 'pass', '2×7');
    expect(again.play('pass').turn).toBe(1);
    expect(again.refusal('2×Bump')).toBeUndefined();
  });

  it('goes clockwise', () => {
    const table = lay({ hands: ['1 1', '2 2', '3 3', '4 4'] }).play('1×1');
    expect([table.turn, table.play('pass').turn, table.play('pass').turn]).toEqual([1, 2, 3]);
  });
});

describe('Z-4.3 the end of a round', () => {
  it('comes when everyone else has passed in a row since the last play', () => {
    const table = lay({ hands: ['1 8', '2 7', '3 6'] }).play('1×1', '1×2', 'pass');
    expect(table.leading).toBe(false);
    table.play('pass');
    expect([table.leading, table.turn]).toEqual([true, 1]);
    expect(table.offered).toEqual(['1×7']);
  });

  it('starts the count anew with every play', () => {
    const table = lay({ hands: ['1 8', '2 7', '3 6'] }).play('1×1', 'pass', '1×3', 'pass');
    expect([table.leading, table.turn]).toEqual([false, 1]);
    expect(table.play('pass').turn).toBe(2);
    expect(table.leading).toBe(true);
  });

  it('asks only players who still have cards', () => {
    const table = lay({ hands: ['1 8', '', '3 6', '4 4'] }).play('1×1', 'pass', 'pass');
    expect([table.leading, table.turn]).toEqual([true, 0]);
  });
});

describe('Z-4.4 five', () => {
  it('is one card for any number asked for, and counts as that many fives', () => {
    const table = lay({ hands: ['4 4 4 1', '5 5 1', '6 6 6 7'] }).play('3×4');
    expect(table.offered).toEqual(['pass', '1×5']);
    table.play('1×5');
    expect(table.hand(1)).toBe('1 5');
    expect(table.offered).toEqual(['pass', '3×6']);
    expect(table.refusal('1×7')).toBe('wrong-number');
  });

  it('is never played twice at once, not even to lead', () => {
    expect(lay({ hands: ['5 5', '1 1', '2 2'] }).offered).toEqual(['1×5']);
    expect(lay({ hands: ['5 5', '1 1', '2 2'] }).refusal('2×5')).toBe('one-five-only');
    expect(
      lay({ hands: ['4 4 1', '5 5', '2 2'] })
        .play('2×4')
        .refusal('2×5'),
    ).toBe('one-five-only');
  });

  it('beats only 1 to 4', () => {
    expect(
      lay({ hands: ['5 1', '5 1', '2 2'] })
        .play('1×5')
        .refusal('1×5'),
    ).toBe('too-low');
    expect(
      lay({ hands: ['6 1', '5 1', '2 2'] })
        .play('1×6')
        .refusal('1×5'),
    ).toBe('too-low');
    expect(
      lay({ hands: ['4 1', '5 1', '2 2'] })
        .play('1×4')
        .refusal('1×5'),
    ).toBeUndefined();
  });
});

describe('Z-4.5 a five that leads', () => {
  const table = () => lay({ hands: ['5 1 1', '4 4 6 6 7', '8 8 8', '7 7 1'] }).play('1×5');

  it('leaves the number to the first play on it', () => {
    expect(table().offered).toEqual(['pass', '1×6', '2×6', '1×7']);
    expect(table().play('2×6').offered).toEqual(['pass', '2×8']);
  });

  it('stays open through a pass', () => {
    expect(table().play('pass').offered).toEqual(['pass', '1×8', '2×8', '3×8']);
  });

  it('fixes the number for the rest of the round', () => {
    expect(table().play('1×6', 'pass').refusal('2×7')).toBe('wrong-number');
  });

  it('wins the round when nobody plays on it', () => {
    const won = table().play('pass', 'pass', 'pass');
    expect([won.leading, won.turn]).toEqual([true, 0]);
  });
});

describe('Z-4.6 Bump', () => {
  it('skips the next player', () => {
    const table = lay({ hands: ['Bump 1', '8 8', '7 7', '6 6'] }).play('1×Bump');
    expect(table.turn).toBe(2);
    expect(table.events('bumped')).toEqual([{ type: 'bumped', seat: 1 }]);
  });

  it('skips the next one who still has cards', () => {
    expect(lay({ hands: ['Bump 1', '', '7 7', '6 6'] }).play('1×Bump').turn).toBe(3);
  });

  it('counts as a pass of the skipped player', () => {
    const table = lay({ hands: ['Bump 1', '8 8', '7 7'] }).play('1×Bump', 'pass');
    expect([table.leading, table.turn]).toEqual([true, 0]);
  });

  it('skips one player however many are laid', () => {
    expect(lay({ hands: ['Bump Bump 1', '8 8', '7 7', '6 6'] }).play('2×Bump').turn).toBe(2);
  });

  it('wins the round at once when two players are left', () => {
    const table = lay({ hands: ['Bump 1', 'Zillionaire 8', ''] }).play('1×Bump');
    expect([table.leading, table.turn]).toEqual([true, 0]);
  });

  it('is an ordinary card otherwise: beats 8, is beaten by Bankrupt and better', () => {
    const table = lay({ hands: ['8 1', 'Bump 1', '2 2', 'Bankrupt 1'] }).play('1×8', '1×Bump');
    expect(table.offered).toEqual(['pass', '1×Bankrupt']);
  });
});

describe('Z-4.7 Bankrupt', () => {
  it('is beaten only by the same number of Bankrolls', () => {
    const hands = [
      'Bankrupt Bankrupt 1',
      'Bankroll Millionaire Millionaire Zillionaire Zillionaire 1',
      '2 2',
    ];
    const table = lay({ hands }).play('2×Bankrupt');
    expect(table.offered).toEqual(['pass']);
    expect(table.refusal('2×Zillionaire')).toBe('only-bankroll-beats-bankrupt');
    expect(table.refusal('2×Millionaire')).toBe('only-bankroll-beats-bankrupt');
    expect(table.refusal('1×Bankroll')).toBe('wrong-number');
    const single = lay({ hands }).play('1×Bankrupt');
    expect(single.offered).toEqual(['pass', '1×Bankroll']);
  });

  it('wins the round as usual when everyone passes', () => {
    const table = lay({ hands: ['Bankrupt 1', '2 2', '3 3'] }).play('1×Bankrupt', 'pass', 'pass');
    expect([table.leading, table.turn]).toEqual([true, 0]);
  });
});

describe('Z-4.8 Bankroll', () => {
  it('on a Bankrupt ends the round at once', () => {
    const hands = ['Bankrupt 1', 'Bankroll 1', 'Zillionaire 1'];
    const table = lay({ hands }).play('1×Bankrupt', '1×Bankroll');
    expect([table.leading, table.turn]).toEqual([true, 1]);
  });

  it('on anything else is beaten by Millionaire and Zillionaire', () => {
    const hands = ['Bump 1', 'Bankroll 1 1', 'Millionaire Zillionaire 1', 'Bankroll 2'];
    const table = lay({ hands, turn: 3 }).play('1×2', 'pass', '1×Bankroll');
    expect(table.offered).toEqual(['pass', '1×Millionaire', '1×Zillionaire']);
  });

  it('led is an ordinary card', () => {
    const table = lay({ hands: ['Bankroll 1', 'Millionaire 1', '2 2'] }).play('1×Bankroll');
    expect(table.offered).toEqual(['pass', '1×Millionaire']);
  });
});

describe('Z-4.9 Zillionaire', () => {
  it('ends the round at once', () => {
    const table = lay({ hands: ['1 8', 'Zillionaire 1', '2 2'] }).play('1×1', '1×Zillionaire');
    expect([table.leading, table.turn]).toEqual([true, 1]);
  });

  it('ends it also when led', () => {
    const table = lay({ hands: ['Zillionaire Zillionaire 1', '8', '2 2'] }).play('2×Zillionaire');
    expect([table.leading, table.turn]).toEqual([true, 0]);
  });
});

describe('the sample round of the rulebook', () => {
  it('plays as told: A three 4s, B three 6s, C passes with four 7s, D three 8s, A three Millionaires', () => {
    const hands = [
      '4 4 4 Millionaire Millionaire Millionaire 1',
      '6 6 6 2',
      '7 7 7 7 3',
      '8 8 8 2',
    ];
    const table = lay({ hands }).play('3×4', '3×6');
    expect(table.offered).toEqual(['pass', '3×7']);
    table.play('pass', '3×8', '3×Millionaire', 'pass', 'pass', 'pass');
    expect([table.leading, table.turn]).toEqual([true, 0]);
    expect(table.events('roundWon')).toEqual([{ type: 'roundWon', seat: 0, leads: 0 }]);
    expect(table.hand(2)).toBe('3 7 7 7 7');
  });
});
