import { collect, type Emission, fastRng, type Illegal } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { peopleAt } from '@parlor/testkit';
import { eightAndAHalf } from '../rules/index.ts';
import { allMoves, moveText } from '../facts/notation.ts';
import { agreed, lay } from '../rules/testTable.ts';
import type { Event, Move } from '../facts/types.ts';
import { view } from '../rules/view.ts';
import { messages } from '../messages/en/index.ts';
import { textOf } from './textOf.ts';

const english = textOf(messages);

const NAMES = ['Ann', 'Bob', 'Cid'];
const people = peopleAt(NAMES);

describe('the board', () => {
  it('shows pile, hands, table and points as the viewer sees them', () => {
    const { state } = lay({
      hands: ['2 ½ Ghost', '1 1', '4 4'],
      banks: ['1 1', '1', ''],
      opens: ['3 7 Ghost', '1', ''],
      asides: ['', '5 5 5', ''],
      table: [2],
      pile: '3 ½',
      value: 3.5,
    });
    expect(english.board(view(state, 0), people)).toBe(
      [
        'Ann’s hand: 2, Half and Ghost.',
        'Round 1 of 1, dealt by Cid.',
        'The pile is at 3½, left by Cid.',
        '  From bottom to top: 3 and Half.',
        'Ann: 3 cards in hand; 2 in the Bank; Open cards: 3, 7 and Ghost; Blind cards in places 1, 2 and 3; 0 set aside; 0 points; next to play.',
        'Bob: 2 cards in hand, hidden; 1 in the Bank; Open cards: 1; Blind cards in places 1, 2 and 3; 3 set aside; 0 points.',
        'Cid: 2 cards in hand, known to all: 4 and 4; 0 in the Bank; no Open cards; Blind cards in places 1, 2 and 3; 0 set aside; 0 points.',
      ].join('\n'),
    );
  });
});

describe('the board from memory', () => {
  it.each([true, false])('names no card of a collected hand, with aids: %s', (memoryAids) => {
    const { state } = lay({
      hands: ['2', '1 1', '4 4'],
      table: [2],
      options: { collected: 'memory', memoryAids },
    });
    const lines = english.board(view(state, 0), people).split('\n');
    expect(lines.find((line) => line.startsWith('Cid: '))).toContain(
      'Cid: 2 cards in hand, which everyone saw being picked up; 0 in the Bank',
    );
    expect(lines.find((line) => line.startsWith('Bob: '))).toContain('2 cards in hand, hidden');
  });
});

describe('the log', () => {
  it('writes you small within a sentence', () => {
    const you = peopleAt(NAMES, 1);
    expect(english.happened({ type: 'starts', seat: 1 }, you)).toBe('You start the round.');
    expect(english.happened({ type: 'caught', seat: 1, by: 0, value: 3.5 }, you)).toBe(
      'Ann caught you on 3½.',
    );
    expect(english.happened({ type: 'caught', seat: 0, by: 1, value: 3.5 }, you)).toBe(
      'You caught Ann on 3½.',
    );
    expect(english.happened({ type: 'swapped', seat: 0, other: 1, give: 3, take: 7 }, you)).toBe(
      'Ann gave you an Open 3 for an Open 7.',
    );
  });

  it('tells a catch and a forced collection', () => {
    const table = lay({
      hands: ['4 8 8', '1 1 1', '1 1 1'],
      banks: ['9', '9', '9'],
      pile: '3 ½',
      value: 3.5,
    }).play('4', '8');
    expect(table.emissions.map(({ shared }) => english.happened(shared, people))).toEqual([
      'Ann played a 4.',
      'Ann caught Cid on 3½.',
      'Cid set the pile of 3 cards aside.',
      'Ann drew a card.',
      'Ann played an 8.',
      'Bob could not play and set the pile of 1 card aside.',
    ]);
  });

  it('has a sentence for everything that happens, and for every question and answer', () => {
    const rng = fastRng(4);
    const told: Emission<Event>[] = [];
    const table = { seats: 3, options: agreed({ rounds: 4 }) };
    const state = eightAndAHalf.setup(table, rng, collect(told));
    const out: Move[] = [];
    while (state.phase !== 'over') {
      const seat = state.turn;
      const seen = view(state, seat);
      const question = english.question(seen, eightAndAHalf.decision(state, seat), people);
      expect(question).toMatch(/\?$/);
      const count = eightAndAHalf.moves(state, seat, out);
      for (const move of out.slice(0, count)) {
        expect(english.answer(seen, move, people)).toMatch(/^[A-Z]/);
        expect(english.read(seen, moveText(move))).toBe(move);
      }
      eightAndAHalf.apply(state, seat, out[rng.below(count)]!, rng, collect(told));
    }
    const types = new Set(told.map(({ shared }) => shared.type));
    expect(types.size).toBeGreaterThanOrEqual(11);
    for (const { shared, secret } of told) {
      expect(english.happened(shared, people)).toMatch(/\.$/);
      expect(english.happened(secret?.event ?? shared, people)).toMatch(/\.$/);
    }
  });
});

describe('typed answers', () => {
  it('are read as they are written, and as a keyboard can', () => {
    const { state } = lay({ hands: ['1', '1'] });
    const read = (text: string) => {
      const move = english.read(view(state, 0), text);
      return move && moveText(move);
    };
    for (const move of allMoves()) expect(read(moveText(move))).toBe(moveText(move));
    expect(read('2x7')).toBe('2×7');
    expect(read(' 2 X 7 ')).toBe('2×7');
    expect(read('half')).toBe('½');
    expect(read('2x1/2')).toBe('2×½');
    expect(read('3 x ghosts')).toBe('3×Ghost');
    expect(read('8 + half')).toBe('8+½');
    expect(read('Swap  ghost for 1/2')).toBe('swap Ghost for ½');
    expect(read('1x7')).toBe('7');
    for (const nonsense of ['', 'seven', '9x7', 'blind 4', 'constructor']) {
      expect(read(nonsense)).toBeUndefined();
    }
  });
});

describe('refusals', () => {
  const codes: readonly Illegal[] = [
    { code: 'match-over' },
    { code: 'not-your-turn' },
    { code: 'not-a-move' },
    { code: 'no-swap-now' },
    { code: 'swap-first' },
    { code: 'not-your-open-card', params: { card: 7 } },
    { code: 'not-their-open-card', params: { card: 7 } },
    { code: 'swap-of-equals', params: { card: 7 } },
    { code: 'hand-empty' },
    { code: 'not-in-hand', params: { card: 7, have: 1, need: 2 } },
    { code: 'must-start-with', params: { card: 7 } },
    { code: 'hand-first' },
    { code: 'open-cards-first' },
    { code: 'no-blind-card', params: { place: 2 } },
    { code: 'half-on-eight-and-a-half' },
    { code: 'too-many-halves', params: { most: 2 } },
    { code: 'zero-on-a-half', params: { value: 3.5 } },
    { code: 'five-demands-less', params: { card: 7 } },
    { code: 'eight-and-a-half-stands', params: { card: 7 } },
    { code: 'too-low', params: { card: 7, value: 7.5 } },
    { code: 'seats-out-of-range', params: { min: 2, max: 6, seats: 7 } },
  ];

  it('have a sentence of their own each', () => {
    const sentences = codes.map((why) => english.refused(why, people));
    expect(new Set(sentences).size).toBe(codes.length);
    expect(sentences).not.toContain(english.refused({ code: 'unheard-of' }, people));
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN/);
  });
});
