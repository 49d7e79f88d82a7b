import { describe, expect, it } from 'vitest';
import { textBoard } from './textBoard.ts';

const NAMES: readonly string[] = ['You', 'Buck', 'Buck II', 'Buck'];
const who = (seat: number): string => NAMES[seat] ?? '';

describe('a table in words, taken apart', () => {
  it('keeps what lies on the table apart from what is about a seat', () => {
    const board = [
      'Your hand: 1 and 5.',
      'The pile stands at 3.',
      '  In it, from below: 3.',
      'You: 2 cards in hand.',
      'Buck: 3 cards in hand.',
      '  In the stack: nothing.',
    ].join('\n');
    expect(textBoard(board, 4, who)).toEqual({
      table: [
        { text: 'Your hand: 1 and 5.', more: [] },
        { text: 'The pile stands at 3.', more: ['In it, from below: 3.'] },
      ],
      seats: [
        { seat: 0, text: '2 cards in hand.', more: [] },
        { seat: 1, text: '3 cards in hand.', more: ['In the stack: nothing.'] },
      ],
    });
  });

  it('tells namesakes apart, and whoever is called nearly the same', () => {
    const board = 'Buck II: one.\nBuck: two.\nBuck: no cards.';
    expect(textBoard(board, 4, who).seats).toEqual([
      { seat: 2, text: 'One.', more: [] },
      { seat: 1, text: 'Two.', more: [] },
      { seat: 3, text: 'No cards.', more: [] },
    ]);
  });
});
