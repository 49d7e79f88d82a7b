import { describe, expect, it } from 'vitest';
import { WIDE } from '@parlor/kit';
import { moves } from './moves.ts';
import { sampleFinish } from './finish.ts';
import { check } from './check.ts';
import { fastRng } from '@parlor/kit';
import { deckWith, stacked, TestTable } from './testTable.ts';
import type { Move } from '../facts/types.ts';

const TO_SIX = '1 2 3 4 5 6';

describe('P-6.1 ending the game', () => {
  it('lays all missing steps at once and discards one card of the rest', () => {
    // The rulebook's first example.
    const table = new TestTable({ hands: ['4 7 7 8 9 10', '5'], banks: [TO_SIX] });
    table.play('finish 7 7 8 9 10 discard 4');
    expect([table.bank(0), table.hand(0), table.discard]).toEqual([
      '1 2 3 4 5 6 7 7 8 9 10',
      '',
      'S1 4',
    ]);
    expect(table.asked).toBe('over');
    expect(table.events()[0]).toEqual({
      type: 'finished',
      seat: 0,
      cards: [7, 7, 8, 9, 10],
      discard: 4,
    });
  });

  it('takes duplicates along as wanted, those of the Bank’s top included', () => {
    // The rulebook's second example, with one more $7M.
    const table = new TestTable({ hands: ['5 7 8 8 9 10', '5'], banks: ['1 2 3 4 5 6 7'] });
    expect(table.legal('finish')).toEqual([
      'finish $8M $9M $10M discard $5M',
      'finish $8M $9M $10M discard $7M',
      'finish $8M $9M $10M discard $8M',
      'finish $8M $8M $9M $10M discard $5M',
      'finish $8M $8M $9M $10M discard $7M',
      'finish $7M $8M $9M $10M discard $5M',
      'finish $7M $8M $9M $10M discard $8M',
      'finish $7M $8M $8M $9M $10M discard $5M',
    ]);
  });

  it('discards nothing only when nothing is left', () => {
    const table = new TestTable({ hands: ['7 8 9 10 10 10', '5'], banks: [TO_SIX] });
    expect(table.legal('finish')).toEqual([
      'finish $7M $8M $9M $10M discard $10M',
      'finish $7M $8M $9M $10M $10M discard $10M',
      'finish $7M $8M $9M $10M $10M $10M',
    ]);
    expect(table.refusal('finish 7 8 9 10')).toBe('finish-needs-discard');
    expect(table.refusal('finish 7 8 9 10 10 10 discard 10')).toBe('card-not-there');
  });

  it('is open to any hand that completes the Bank, with one card or with ten', () => {
    const one = new TestTable({
      hands: ['10', '5'],
      banks: ['1 2 3 4 5 6 7 8 9'],
      pile: '',
    });
    expect(one.legal('finish')).toEqual(['finish $10M']);
    const ten = new TestTable({ hands: ['1 2 3 4 5 6 7 8 9 10', '5'] });
    expect(ten.legal('finish')).toEqual(['finish $1M $2M $3M $4M $5M $6M $7M $8M $9M $10M']);
  });

  it('is the only way to lay a $10M', () => {
    const table = new TestTable({ hands: ['4 5 6 7 9 10', '5'], banks: ['1 2 3 4 5 6 7 8 9'] });
    expect(table.refusal('bank 10')).toBe('bank-by-finishing');
    expect(table.legal('bank')).toEqual(['bank $9M']);
    expect(table.refusal('finish 10 discard 4')).toBeUndefined();
  });

  it.each([
    ['finish 7 9 10 discard 4', 'bank-wrong-step'],
    ['finish 7 8 9 discard 10', 'finish-incomplete'],
    ['finish 4 7 8 9 10 discard 7', 'bank-wrong-step'],
    ['finish 7 8 8 9 10 discard 4', 'card-not-there'],
    ['finish 7 8 9 10 discard 5', 'card-not-there'],
    ['finish 8 9 10 discard 4', 'bank-wrong-step'],
  ])('refuses %s', (finish, code) => {
    const table = new TestTable({ hands: ['4 7 7 8 9 10', '5'], banks: [TO_SIX] });
    expect(table.refusal(finish)).toBe(code);
  });

  it('is not offered while a step is missing', () => {
    const table = new TestTable({ hands: ['4 7 7 8 9 9', '5'], banks: [TO_SIX] });
    expect(table.legal('finish')).toEqual([]);
  });

  it('may discard a Steal, which then takes nothing', () => {
    const table = new TestTable({ hands: ['S3 7 7 8 9 10', '5 5 5 5'], banks: [TO_SIX] });
    table.play('finish 7 7 8 9 10 discard Steal Three');
    expect([table.hand(1), table.discard, table.asked]).toEqual(['5 5 5 5', 'S1 S3', 'over']);
  });

  it('is sampled where there are too many ways to list', () => {
    const deck = deckWith({ '8': 20, '9': 20, '10': 20 });
    const copies = (card: number, count: number) => new Array<number>(count).fill(card).join(' ');
    const wide = (most: number) =>
      new TestTable({
        hands: [`${copies(8, most)} ${copies(9, most)} ${copies(10, most)}`, '5'],
        banks: ['1 2 3 4 5 6 7'],
        options: { deck },
      });
    const out: Move[] = [];
    // Of 8 × 8 × 8 ways to lay most leave three kinds to discard; of 5 × 5 × 5 there are 1 + 3 · 4 · 25.
    const { state } = wide(8);
    expect(moves(state, 0, out)).toBe(WIDE);
    expect(out).toHaveLength(0);
    expect(wide(5).legal('finish')).toHaveLength(1 + 3 * 4 * 25);
    const rng = fastRng(6);
    const seen = new Set<string>();
    for (let sample = 0; sample < 200; sample++) {
      const finish = sampleFinish(state, 0, rng);
      expect(check(state, 0, finish)).toBeUndefined();
      seen.add(JSON.stringify(finish));
    }
    expect(seen.size).toBeGreaterThan(100);
    // Sixteen equal cards have no place in a list, however few the ways.
    const many = new TestTable({
      hands: [copies(10, 16), '5'],
      banks: ['1 2 3 4 5 6 7 8 9'],
      options: { deck },
    });
    expect(moves(many.state, 0, out)).toBe(WIDE);
  });
});

describe('P-6.1 with the option finish: discard', () => {
  const options = { finish: 'discard' } as const;

  it('a finish of two or more cards must leave one to discard', () => {
    const table = new TestTable({ hands: ['7 8 9 10 10 10', '5'], banks: [TO_SIX], options });
    expect(table.legal('finish')).toEqual([
      'finish $7M $8M $9M $10M discard $10M',
      'finish $7M $8M $9M $10M $10M discard $10M',
    ]);
    expect(table.refusal('finish 7 8 9 10 10 10')).toBe('finish-leaves-none');
  });

  it('a hand of nothing but the missing steps cannot finish yet', () => {
    const layout = { hands: ['9 10', '5'], banks: ['1 2 3 4 5 6 7 8'], pile: '', discard: 'S1' };
    const table = new TestTable({ ...layout, options });
    expect(table.legal()).toEqual(['bank $9M', 'discard $9M', 'discard $10M']);
    expect(table.refusal('finish 9 10')).toBe('finish-leaves-none');
    expect(new TestTable(layout).legal('finish')).toEqual(['finish $9M $10M']);
  });

  it('a single card may be the last one', () => {
    const table = new TestTable({
      hands: ['10', '5'],
      banks: ['1 2 3 4 5 6 7 8 9'],
      pile: '',
      options,
    });
    expect(table.legal('finish')).toEqual(['finish $10M']);
  });

  it('is sampled and counted by the same rule', () => {
    const copies = (card: number, count: number) => new Array<number>(count).fill(card).join(' ');
    const deck = deckWith({ '8': 20, '9': 20, '10': 20 });
    const wide = (most: number) =>
      new TestTable({
        hands: [`${copies(8, most)} ${copies(9, most)} ${copies(10, most)}`, '5'],
        banks: ['1 2 3 4 5 6 7'],
        options: { deck, ...options },
      });
    expect(wide(5).legal('finish')).toHaveLength(3 * 4 * 25);
    const { state } = wide(2);
    const rng = fastRng(9);
    const seen = new Set<string>();
    for (let sample = 0; sample < 200; sample++) {
      const finish = sampleFinish(state, 0, rng);
      expect(check(state, 0, finish)).toBeUndefined();
      seen.add(JSON.stringify(finish));
    }
    expect(seen.size).toBe(wide(2).legal('finish').length);
  });
});

describe('P-6.2 the first Bank to reach $10M', () => {
  it('ends the game at once and wins it', () => {
    const table = new TestTable({
      hands: ['4 7 7 8 9 10', '5', '6'],
      banks: [TO_SIX, '1 2 3 4 5 6 7 8 9', '1'],
    });
    table.play('finish 7 8 9 10 discard 4');
    expect(table.outcome).toEqual({ scores: [10, 9, 1], places: [1, 2, 3] });
    expect(table.state.turns).toBe(1);
  });

  it('nothing can be played after it', () => {
    const table = new TestTable({ hands: ['4 7 7 8 9 10', '5'], banks: [TO_SIX] });
    expect(table.outcome).toBeUndefined();
    table.play('finish 7 8 9 10 discard 4');
    expect(table.legal()).toEqual([]);
    for (const seat of [0, 1]) expect(table.refusal('draw', seat)).toBe('match-over');
  });
});

describe('P-6.3 a series of three', () => {
  const series = { games: '3' } as const;

  it('notes every top Bank value, 0 for none, and deals the next game with the next dealer', () => {
    const table = new TestTable({
      hands: ['4 7 7 8 9 10', '5', '6'],
      banks: [TO_SIX, '1 2 3', ''],
      dealer: 2,
      options: series,
    });
    table.play('finish 7 8 9 10 discard 4', { deck: stacked('2 3 4 2 3 4 2 3 4 2 3 4 2 3 4 9') });
    expect(table.events().slice(0, 2)).toEqual([
      { type: 'finished', seat: 0, cards: [7, 8, 9, 10], discard: 4 },
      { type: 'scored', game: 1, tops: [10, 3, 0] },
    ]);
    const { state } = table;
    expect([state.game, state.dealer, table.turn, state.turns]).toEqual([1, 0, 1, 0]);
    expect([0, 1, 2].map((seat) => table.hand(seat))).toEqual([
      '4 4 4 4 4',
      '2 2 2 2 2',
      '3 3 3 3 3',
    ]);
    expect([table.bank(0), table.bank(1), table.discard]).toEqual(['', '', '9']);
    expect(table.outcome).toBeUndefined();
  });

  it('the highest sum wins after the third', () => {
    const table = new TestTable({
      hands: ['4 7 7 8 9 10', '5', '6'],
      banks: [TO_SIX, '1 2 3', '1'],
      finished: [
        [0, 10, 9],
        [2, 8, 10],
      ],
      options: series,
    });
    table.play('finish 7 8 9 10 discard 4');
    expect(table.outcome).toEqual({ scores: [12, 21, 20], places: [3, 1, 2] });
  });

  it('equal sums share the win', () => {
    const table = new TestTable({
      hands: ['4 7 7 8 9 10', '5', '6'],
      banks: [TO_SIX, '1 2 3', '1'],
      finished: [
        [0, 10, 9],
        [3, 0, 1],
      ],
      options: series,
    });
    table.play('finish 7 8 9 10 discard 4');
    expect(table.outcome).toEqual({ scores: [13, 13, 11], places: [1, 1, 3] });
  });
});

describe('P-6.4 the turn cap', () => {
  const last = (seats: number) => ({
    hands: new Array<string>(seats).fill('3 3 3 3 3 3'),
    turns: 200 * seats - 1,
    turn: seats - 1,
  });

  it.each([2, 3, 4, 5, 6])('stops a game of %i seats when all have taken 200 turns', (seats) => {
    const banks = ['1 2 3', '1 2', '1 2 3', '', '1', '1 2 3 4'].slice(0, seats);
    const early = new TestTable({ ...last(seats), banks, turns: 200 * seats - 2, turn: seats - 2 });
    early.play('discard 3');
    expect(early.outcome).toBeUndefined();
    const table = new TestTable({ ...last(seats), banks });
    table.play('discard 3');
    const tops = [3, 2, 3, 0, 1, 4].slice(0, seats);
    expect(table.outcome?.scores).toEqual(tops);
    expect(table.events()).toContainEqual({ type: 'stopped', turns: 200 });
  });

  it('the highest Bank wins, equal Banks share', () => {
    const table = new TestTable({ ...last(3), banks: ['1 2 3', '1 2', '1 2 3'] });
    table.play('discard 3');
    expect(table.outcome).toEqual({ scores: [3, 2, 3], places: [1, 3, 1] });
  });

  it('in a series, the next game follows', () => {
    const table = new TestTable({ ...last(2), banks: ['1', ''], options: { games: '3' } });
    table.play('discard 3', { deck: stacked('') });
    expect([table.state.game, table.state.turns, table.outcome]).toEqual([1, 0, undefined]);
  });

  it('also comes where nobody can move any more', () => {
    const table = new TestTable({
      hands: ['BL BL BL', 'BH BH BH'],
      banks: ['1', '1 2'],
      pile: '',
    });
    expect(table.state.turns).toBe(400);
    expect(table.outcome).toEqual({ scores: [1, 2], places: [2, 1] });
  });
});
