import { describe, expect, it } from 'vitest';
import { peopleAt } from '@parlor/testkit';
import { zillionaire } from '../rules/index.ts';
import { lay, readMove } from '../rules/testTable.ts';
import { viewOf } from '../rules/view.ts';
import { announced } from '../messages/en/cards.ts';
import { messages } from '../messages/en/index.ts';
import { textOf } from './textOf.ts';

const english = textOf(messages);

const people = peopleAt(['Ann', 'Bob', 'Cid']);

describe('Z-4.10 announcements', () => {
  it('name the cards and their number in the log', () => {
    const table = lay({ hands: ['6 6 6 1', '1 1', 'Bump 2'] }).play('3×6', 'pass', 'pass');
    const log = table.emissions.map(({ shared }) => english.happened(shared, people));
    expect(log).toEqual([
      'Ann played three sixes and has one card left.',
      'Bob passed.',
      'Cid passed.',
      'Ann won the round and leads next.',
    ]);
  });

  it('are said as at a table', () => {
    expect([announced(4, 1), announced(8, 1), announced(6, 3), announced(9, 2)]).toEqual([
      'a four',
      'an eight',
      'three sixes',
      'two Bumps',
    ]);
  });

  it('say what a 5 stands for', () => {
    const table = lay({ hands: ['4 4 4 1', '5 1', '1 1'] }).play('3×4', '1×5');
    expect(english.happened(table.emissions.at(-1)!.shared, people)).toBe(
      'Bob played a five that counts as three fives and has one card left.',
    );
  });
});

describe('typed answers', () => {
  it('read what notation writes', () => {
    const view = viewOf(lay({ hands: ['1 1', '2 2', '3 3'] }).state, 0);
    for (const text of ['pass', '2×6', '1×5', '3×Bump', '1×Zillionaire']) {
      const move = readMove(text);
      expect(
        english.read(view, zillionaire.notate(lay({ hands: ['1', '2', '3'] }).state, 0, move, 0)),
      ).toBe(move);
    }
    expect(english.read(view, '2x7')).toBe(readMove('2×7'));
    expect(english.read(view, 'two 7s')).toBe(readMove('2×7'));
    expect(english.read(view, 'an 8')).toBe(readMove('1×8'));
    expect(english.read(view, 'bump')).toBe(readMove('1×Bump'));
    for (const junk of ['', 'x', '9×9', '0×3', 'bankrupted', '7×1']) {
      expect(english.read(view, junk)).toBeUndefined();
    }
  });
});

describe('refusals', () => {
  it('have words for every code', () => {
    const codes = [
      'match-over',
      'not-your-turn',
      'leader-cannot-pass',
      'one-five-only',
      'not-in-hand',
      'only-bankroll-beats-bankrupt',
      'too-low',
      'wrong-number',
      'wrong-seat-count',
    ];
    for (const code of codes) expect(english.refused({ code }, people)).not.toContain(code);
  });
});

describe('You', () => {
  const you = peopleAt(['Ann', 'Bob', 'Cid'], 1);

  it('is written small within a sentence', () => {
    const say = (event: Parameters<typeof english.happened>[0]) => english.happened(event, you);
    expect(say({ type: 'roundWon', seat: 0, leads: 1 })).toBe(
      'Ann won the round and has no cards left; you lead next.',
    );
    expect(say({ type: 'exchanged', richer: 0, poorer: 1, count: 1 })).toBe(
      'Ann and you swapped one card.',
    );
    expect(say({ type: 'scored', game: 1, points: [3, 1, 0] })).toBe(
      'Points after game 1: Ann 3, you 1, Cid 0.',
    );
    const { state } = lay({ hands: ['4 4 8', '5 1', '1 1'] });
    expect(english.board(viewOf(state, 1), you)).toMatch(/^Your hand: a 1 and a 5\.$/m);
  });
});

describe('the board in words', () => {
  it('shows seats, tray and the own hand only', () => {
    const { state } = lay({ hands: ['4 4 8', '5 1', '1 1'] }).play('2×4');
    const text = english.board(viewOf(state, 1), people);
    expect(text.split('\n')).toEqual([
      'Bob’s hand: a 1 and a 5.',
      'Game 1 of 1.',
      'On the tray: two fours, played by Ann.',
      'Cid: 2 cards in hand, 0 points.',
      'Ann: 1 card in hand, 0 points.',
      'Bob: 2 cards in hand, 0 points, next to play.',
    ]);
    expect(english.board(viewOf(state, 'public'), people)).not.toContain('hand:');
  });
});
