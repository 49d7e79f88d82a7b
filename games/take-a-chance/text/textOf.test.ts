import { collect, type Emission, eventsFor, fastRng, WIDE } from '@parlor/kit';
import { everyTable, peopleAt } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { takeAChance as game } from '../rules/index.ts';
import { presets } from '../rules/options.ts';
import { fairground } from '../rules/testSet.ts';
import {
  bid,
  buy,
  chance,
  FORCED,
  first,
  keep,
  or,
  pass,
  roll,
  swap,
  TestTable,
  take,
  throwDice,
  use,
} from '../rules/testTable.ts';
import type { Event, Move } from '../facts/types.ts';
import { view } from '../rules/view.ts';
import { messages } from '../messages/en/index.ts';
import { textOf } from './textOf.ts';

const english = textOf(messages);

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const people = peopleAt(NAMES);

describe('words', () => {
  it('are there for everything in random matches, and typed answers lead back to the moves', () => {
    const tables = [
      ...everyTable(game).filter(({ options }) => options.auctions || options.luckyCharm),
      { seats: 3, options: { ...presets.advanced!, set: fairground() } },
    ];
    for (const [seed, table] of tables.entries()) {
      const rng = fastRng(seed);
      const emissions: Emission<Event>[] = [];
      const state = game.setup(table, rng, collect(emissions));
      const out: Move[] = [];
      while (game.toAct(state) !== 0) {
        const seat = state.asked;
        const seen = view(state, seat);
        const decision = game.decision(state, seat);
        expect(english.question(seen, decision, people)).toMatch(/\?/);
        expect(english.typing(seen, decision)).toMatch(/^Type /);
        const listed = game.moves(state, seat, out);
        const move = listed === WIDE ? game.sample(state, seat, rng) : out[rng.below(listed)]!;
        expect(english.read(seen, game.notate(state, seat, move, seat))).toEqual(move);
        expect(english.answer(seen, move, people)).not.toMatch(/undefined|NaN/);
        expect(english.board(seen, people)).not.toMatch(/undefined|NaN/);
        game.apply(state, seat, move, rng, collect(emissions));
      }
      for (const viewer of [0, 'public'] as const) {
        for (const event of eventsFor(emissions, viewer)) {
          const sentence = english.happened(event, people) ?? 'Nothing to read.';
          expect(sentence).toMatch(/^[A-Z].*\.$/);
          expect(sentence).not.toMatch(/undefined|NaN/);
        }
      }
    }
  });

  it('tell the table', () => {
    const table = new TestTable({
      options: { auctions: true, luckyCharm: true },
      boards: ['P0 P4 R1', 'P1', 'P2'],
      stacks: ['O0 B2', 'O1 R2 Y0', 'G0 G1 G2'],
      pool: 'Y1 B0 B1',
      draw: 'R0 R3',
      tickets: [[], [], [12]],
      played: [0, 0, 1],
    });
    table.playWithCharm(roll, [4, 4, 2, 1], [1]);
    expect(english.board(view(table.state, 0), people)).toBe(
      [
        'The dice: black 4 and 4; white 2 and 1; charm clover. One re-roll left.',
        'They pay: pair $1,000.',
        'In the Pool: Yellow clover for $4,000, Blue horseshoe for $6,000 and Blue clover for $6,000. Left to draw: 2 cards.',
        'Ann: $10,000 in cash; owned cards: Purple horseshoe, Purple penny and Red clover; 6 tickets left; their turn.',
        '  In the stack: Orange horseshoe for $2,000 and Blue rabbit’s foot for $6,000.',
        'Ben: $10,000 in cash; owned cards: Purple clover; 6 tickets left.',
        '  In the stack: 3 hidden cards.',
        'Cleo: $10,000 in cash; owned cards: Purple rabbit’s foot; 5 tickets left; kept tickets: one extra die on a later roll.',
        '  In the stack: 3 hidden cards.',
      ].join('\n'),
    );
    table.stand().play(take('pair')).play(buy('B0')).play(bid(700)).play(pass);
    expect(english.board(view(table.state, 1), people).split('\n')[0]).toBe(
      'Ben’s auction: Blue horseshoe, price $6,000. The highest bid is $700, by Ben. Passed: Cleo.',
    );
    const you = peopleAt(NAMES, 1);
    expect(english.board(view(table.state, 1), you).split('\n')[0]).toMatch(
      /^Your auction: .* by you\./,
    );
  });

  it('name answers with what they bring', () => {
    const table = new TestTable({
      options: { luckyCharm: true },
      boards: ['P0 O1', 'P1', 'P2'],
      stacks: ['R0'],
      pool: 'Y1 G0',
      tickets: [[1]],
    });
    const say = (move: Move) => english.answer(view(table.state, 0), move, people);
    expect(say(buy('R0'))).toBe('Buy Red horseshoe from your stack for $3,000');
    expect(say(buy('Y1'))).toBe('Buy Yellow clover from the Pool for $4,000');
    expect(say(swap('P0', 'Y1'))).toBe('Swap Purple horseshoe for Yellow clover and pay $3,000');
    table.play(chance);
    expect(english.board(view(table.state, 0), people)).toContain(
      'The ticket says: buy a Pool card for $500 less, then roll; or, if you prefer, collect $500.',
    );
    expect([first, or].map(say)).toEqual([
      'First: buy a Pool card for $500 less, then roll',
      'OR: collect $500',
    ]);
    table.play(first);
    expect(say(buy('Y1'))).toBe('Buy Yellow clover from the Pool for $3,500');
    table.playWithCharm(buy('Y1'), [3, 3, 6, 6, 1], [1]);
    expect(say(keep([3, 3], true))).toBe('Keep 3, 3 and the charm, throw 3 dice again');
    expect(say(keep([3, 3, 6, 6, 1]))).toBe('Keep 3, 3, 6, 6 and 1, throw the charm die again');
    expect(say(keep([1, 3, 3, 6, 6], true))).toBe('Keep everything');
    table.stand();
    expect(say(take('two-pairs'))).toBe('Two pairs: $2,500 and $2,000 for the charm');
    expect(say(take('pair'))).toBe('Pair: $500; the others get $1,000');
    expect([use, throwDice, pass, bid(300), roll, chance].map(say)).toEqual([
      'Spend the ticket and throw with an extra die',
      'Save the ticket and throw',
      'Pass',
      'Bid $300',
      'Roll the dice',
      'Take a chance',
    ]);
  });

  it('T-5.3 say whether the OR is free or only for what cannot be done', () => {
    const ticket = (options: object) =>
      english
        .board(view(new TestTable({ options, tickets: [[3]] }).play(chance).state, 1), people)
        .split('\n')
        .find((line) => line.startsWith('The ticket'));
    expect(ticket({})).toBe(
      'The ticket says: buy two cards; or, if you prefer, buy a card; if you cannot, roll.',
    );
    const forced = new TestTable({ options: FORCED, tickets: [[3]], pool: 'O0 O1' }).play(chance);
    expect(english.board(view(forced.state, 1), people)).toContain(
      'The ticket says: buy two cards; if you cannot, buy a card; if you cannot, roll.',
    );
  });

  it('read what is typed', () => {
    const seen = view(new TestTable().state, 0);
    const read = (text: string) => english.read(seen, text);
    expect(read('1200')).toEqual(bid(1_200));
    expect(read(' Bid $1,200 ')).toEqual(bid(1_200));
    expect(read('$300')).toEqual(bid(300));
    expect(read('PASS')).toEqual(pass);
    expect([read('First'), read('OR')]).toEqual([first, or]);
    expect(read("buy  red  Rabbit's foot")).toEqual(buy('R2'));
    expect(read('buy red rabbit’s foot')).toEqual(buy('R2'));
    expect(read('swap purple penny for blue clover')).toEqual(swap('P4', 'B1'));
    expect(read('keep 4 1 1')).toEqual(keep([1, 1, 4]));
    expect(read('keep 114 charm')).toEqual(keep([1, 1, 4], true));
    expect(read('keep nothing')).toEqual(keep([]));
    expect(read('collect four and three of a kind')).toEqual(take('four-and-three'));
    for (const nonsense of [
      '',
      'twelve',
      '1,20',
      '-100',
      '1e3',
      'keep 7',
      'keep x',
      'buy red',
      'collect flush',
      'swap',
      'keep 1111111111',
    ]) {
      expect(read(nonsense)).toBeUndefined();
    }
  });

  it('have a sentence for every reason, with its figures', () => {
    const table = new TestTable({ cash: [1_000], pool: 'R0' });
    const say = (move: Move) => english.refused(game.check(table.state, 0, move)!, people);
    expect(say(buy('R0'))).toBe('That costs $3,000, and you have $1,000.');
    expect(say(take('pair'))).toBe('That does not answer the question.');
    const two = { seats: 2, options: presets.auctions! };
    expect(english.refused(game.checkTable(two)!, people)).toBe(
      'Auctions need three players or more.',
    );
    expect(english.refused({ code: 'toString' }, people)).toBe('That is not possible.');
  });
});
