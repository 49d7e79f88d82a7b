import type { People } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { textBoard } from './textBoard.ts';

const at =
  (...names: readonly string[]): People =>
  (seat) => ({ name: names[seat] ?? '', isReader: seat === 0 });

const name = (people: People, seat: number): string =>
  people(seat).isReader ? 'You' : people(seat).name;

const taken = (names: readonly string[], write: (people: People) => readonly string[]) =>
  textBoard({
    write: (people) => write(people).join('\n'),
    people: at(...names),
    seats: names.length,
    you: 'You',
  });

describe('a table in words, taken apart', () => {
  it('keeps what lies on the table apart from what is about a seat', () => {
    const board = taken(['Ann', 'Buck'], (people) => [
      'Your hand: 1 and 5.',
      `The pile stands at 3, laid by ${name(people, 1)}.`,
      '  In it, from below: 3.',
      'You: 2 cards in hand.',
      `${name(people, 1)}: 3 cards in hand.`,
      `  In ${name(people, 1)}’s stack: nothing.`,
    ]);
    expect(board).toEqual({
      table: [
        { text: 'Your hand: 1 and 5.', more: [] },
        { text: 'The pile stands at 3, laid by Buck.', more: ['In it, from below: 3.'] },
      ],
      seats: [
        { seat: 0, text: '2 cards in hand.', more: [] },
        { seat: 1, text: '3 cards in hand.', more: ['In Buck’s stack: nothing.'] },
      ],
    });
  });

  it('tells namesakes apart, whoever is called nearly the same, and whoever is called like the reader', () => {
    const board = taken(['You', 'Buck', 'Buck II', 'Buck', 'You'], (people) => [
      `${name(people, 2)}: one.`,
      `${name(people, 3)}: two.`,
      `${name(people, 4)}: no cards.`,
      `${name(people, 1)}: four.`,
      `${name(people, 0)}: five.`,
    ]);
    expect(board.seats.map(({ seat, text }) => [seat, text])).toEqual([
      [2, 'One.'],
      [3, 'Two.'],
      [4, 'No cards.'],
      [1, 'Four.'],
      [0, 'Five.'],
    ]);
  });

  it.each(['\u00a0', '\u202f'])('knows a colon with a space before it', (space) => {
    const board = taken(['Ann', 'Buck'], (people) => [
      `You${space}: one.`,
      `${name(people, 1)}${space}: two.`,
    ]);
    expect(board).toEqual({
      table: [],
      seats: [
        { seat: 0, text: 'One.', more: [] },
        { seat: 1, text: 'Two.', more: [] },
      ],
    });
  });
});
