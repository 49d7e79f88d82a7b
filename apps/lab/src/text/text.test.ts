import { describe, expect, it } from 'vitest';
import type { Screen } from '../terminal/io.ts';
import { columns, hang, table, wrap } from './layout.ts';
import { change, grouped, plural } from './numbers.ts';
import { Progress } from './progress.ts';
import { didYouMean, nearest } from './suggest.ts';

const lines = (...all: readonly string[]) => all.join('\n');

describe('table', () => {
  it('puts numbers to the right and words to the left', () => {
    const rows = [
      ['8½', 7, '1,234'],
      ['Backgammons', 10, '–'],
    ];
    expect(table(['game', 'n', 'rate'], rows)).toBe(
      lines(
        'game          n   rate',
        '───────────  ──  ─────',
        '8½            7  1,234',
        'Backgammons  10      –',
      ),
    );
  });

  it('continues a long last column below itself', () => {
    const rows = [['a', 'one two three four five six seven eight']];
    expect(table(['', ''], rows, 20)).toBe(
      lines('', `─  ${'─'.repeat(30)}`, 'a  one two three four five six', '   seven eight'),
    );
  });

  it('can be empty', () => {
    expect(table(['a', 'b'], [])).toBe(lines('a  b', '─  ─'));
  });
});

describe('columns', () => {
  it('reads downwards, in as many columns as fit', () => {
    const items = ['one', 'two', 'three', 'four', 'five'];
    expect(columns(items, 15)).toBe(lines('one    four', 'two    five', 'three'));
    expect(columns(items, 0)).toBe(items.join('\n'));
    expect(columns([], 20)).toBe('');
  });
});

describe('wrap', () => {
  it('breaks between words and keeps lines of its own', () => {
    expect(wrap('one two three\nfour', 8, '  ')).toBe(lines('  one', '  two', '  three', '  four'));
    expect(wrap('incomprehensibilities here', 5)).toBe(lines('incomprehensibilities', 'here'));
  });
});

describe('hang', () => {
  it('lets every line begin where it stands and go on further in', () => {
    expect(hang('one two three\n  four five', 11)).toBe(
      lines('one two', '  three', '  four', '    five'),
    );
    expect(hang('#1  draw a card', 12, '    ')).toBe(lines('#1  draw', '    a card'));
  });
});

describe('numbers', () => {
  it('are grouped, compared and counted', () => {
    expect([0, 999, 1000, 1234567].map(grouped)).toEqual(['0', '999', '1,000', '1,234,567']);
    expect([1, 1.031, 0.85].map(change)).toEqual(['+0.0 %', '+3.1 %', '−15.0 %']);
    expect([plural(1, 'match', 'matches'), plural(2000, 'move')]).toEqual([
      '1 match',
      '2,000 moves',
    ]);
  });
});

describe('suggestions', () => {
  it('are near what was typed, or not made', () => {
    expect(nearest('backgamon', ['chess', 'backgammon'])).toBe('backgammon');
    expect(nearest('bac', ['chess', 'backgammon'])).toBe('backgammon');
    expect(nearest('whist', ['chess', 'backgammon'])).toBeUndefined();
    expect(didYouMean('Chses', ['chess'])).toBe(' Did you mean chess?');
    expect(didYouMean('x', ['chess'])).toBe('');
  });
});

describe('Progress', () => {
  const screen = (isTTY: boolean) => {
    const written: string[] = [];
    const on: Screen = { write: (text) => written.push(text), isTTY, colour: false, columns: 40 };
    return { on, written };
  };

  it('draws nothing before it is worth it, and leaves nothing behind', () => {
    for (const isTTY of [true, false]) {
      const { on, written } = screen(isTTY);
      const progress = new Progress(on, 10, 'matches');
      progress.advance(1, 'here');
      progress.clear();
      expect(written).toEqual([]);
    }
  });
});
