import { describe, expect, it } from 'vitest';
import { TestTable } from './testTable.ts';

describe('P-3.3 the act', () => {
  it('is exactly one card to the Bank, and the turn is over', () => {
    const table = new TestTable({ hands: ['1 1 3 4 5 6', '5 5 5 5 5'] });
    table.play('bank $1M');
    expect([table.bank(0), table.hand(0)]).toEqual(['1', '1 3 4 5 6']);
    expect([table.turn, table.asked, table.state.turns]).toEqual([1, 'draw', 1]);
    expect(table.events()).toEqual([{ type: 'banked', seat: 0, card: 1 }]);
  });

  it('or exactly one discard, and the turn is over', () => {
    const table = new TestTable({ hands: ['1 1 3 4 5 6', '5 5 5 5 5'], discard: '9' });
    table.play('discard $4M');
    expect([table.bank(0), table.hand(0), table.discard]).toEqual(['', '1 1 3 5 6', '9 4']);
    expect([table.turn, table.asked]).toEqual([1, 'draw']);
    expect(table.events()).toEqual([{ type: 'discarded', seat: 0, card: 4 }]);
  });

  it('or the end of the game', () => {
    const table = new TestTable({ hands: ['4 8 9 10 10 5', '5'], banks: ['1 2 3 4 5 6 7'] });
    expect(table.legal('finish').length).toBeGreaterThan(0);
  });

  it('offers each different card once', () => {
    const table = new TestTable({ hands: ['1 1 2 2 2 9', '5'], banks: ['1'] });
    expect(table.legal()).toEqual([
      'bank $1M',
      'bank $2M',
      'discard $1M',
      'discard $2M',
      'discard $9M',
    ]);
  });

  it('asks for cards that are in the hand', () => {
    const table = new TestTable({ hands: ['1 1 3 4 5 6', '2'] });
    expect(table.refusal('discard 2')).toBe('card-not-there');
    expect(table.refusal('bank 2')).toBe('card-not-there');
    expect(table.refusal('steal one')).toBe('card-not-there');
  });

  it('is for the seat in turn alone', () => {
    const table = new TestTable({ hands: ['1 1 3 4 5 6', '2 2 2 2 2 2', '3'] });
    expect(table.refusal('discard 2', 1)).toBe('not-your-turn');
    expect(table.refusal('discard 3', 2)).toBe('not-your-turn');
    expect(table.refusal('discard 3', 7)).toBe('not-your-turn');
  });

  it.each([2, 3, 4, 5, 6])('the turn goes round %i seats', (seats) => {
    const table = new TestTable({ hands: new Array<string>(seats).fill('3 3 3 3 3 3 3') });
    const turns: number[] = [];
    for (let turn = 0; turn <= seats; turn++) {
      turns.push(table.turn);
      table.play('discard 3');
    }
    expect(turns).toEqual([...Array.from({ length: seats }, (_, seat) => seat), 0]);
  });

  it('gives way to a Bankrupt', () => {
    const table = new TestTable({ hands: ['1 3 4 5 6 BL', '2 2 2 2 2'] });
    expect([table.turn, table.bank(0), table.discard]).toEqual([1, '', 'S1 BL 1']);
  });
});

describe('P-3.4 the Bank', () => {
  const hand = '1 2 3 4 5 6 7 8 9';
  const banked = (bank: string) =>
    new TestTable({ hands: [hand, '5'], banks: [bank] }).legal('bank');

  it('starts with a $1M', () => {
    expect(banked('')).toEqual(['bank $1M']);
    const table = new TestTable({ hands: [hand, '5'] });
    expect(table.refusal('bank 2')).toBe('bank-wrong-step');
  });

  it('then takes the same value or the next', () => {
    expect(banked('1')).toEqual(['bank $1M', 'bank $2M']);
    expect(banked('1 1 2 3 3')).toEqual(['bank $3M', 'bank $4M']);
    expect(banked('1 2 3 4 5 6 7 8')).toEqual(['bank $8M', 'bank $9M']);
  });

  it('neither skips a step nor goes back', () => {
    const table = new TestTable({ hands: [hand, '5'], banks: ['1 2 3'] });
    expect(table.refusal('bank 5')).toBe('bank-wrong-step');
    expect(table.refusal('bank 2')).toBe('bank-wrong-step');
    expect(table.refusal('bank 4')).toBeUndefined();
  });

  it('repeats a value without limit', () => {
    const table = new TestTable({ hands: ['1 1 1 1 1 1 1 1 1', '3 3 3 3 3 3 3 3 3'] });
    for (let turn = 0; turn < 3; turn++) table.playAll('bank 1', 'discard 3');
    expect(table.bank(0)).toBe('1 1 1');
  });

  it('keeps what it has', () => {
    const table = new TestTable({
      hands: ['S3 3 4 5 6 7', '3 3 3 3 3 3'],
      banks: ['1 2', '1 1'],
    });
    table.play('steal three').play('rob 1', 0).play('rob 1', 0).play('rob 1', 0);
    expect([table.bank(0), table.bank(1)]).toEqual(['1 2', '1 1']);
  });
});
