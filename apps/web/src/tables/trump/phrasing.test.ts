import { describe, expect, it } from 'vitest';
import type { TableModel } from '../../table/model.ts';
import type { Line } from './deal.ts';
import { lineText } from './phrasing.ts';
import { STANDARD } from './printed.ts';
import type { Turn } from './turn.ts';
import { stepsOf } from './testMatches.ts';

const names = ['You', 'Nadia', 'Otto', 'Boris'];
const boxes = [80, 50, 50, 50, 50, 50, 50, 50];
const view = { ...stepsOf(4, 1, 0).next().value!.view, boxes };
const turn = {
  me: 0,
  set: STANDARD,
  view,
  model: { who: (seat: number) => names[seat] ?? '' } as unknown as TableModel,
} as Turn;

const text = (line: Line, other: number): string => lineText(turn, line, other);
const now = { type: 'now' } as const;

describe('lines as sentences of whoever writes them', () => {
  it('give and get', () => {
    expect(text({ line: 'give', seat: 0, what: { type: 'cash', amount: 100 }, when: now }, 1)).toBe(
      'I give Nadia $100M now',
    );
    expect(
      text({ line: 'give', seat: 1, what: { type: 'property', property: 0 }, when: now }, 0),
    ).toBe('Nadia gives me Hotel, box $80M now');
    expect(text({ line: 'give', seat: 1, what: { type: 'random', count: 2 }, when: now }, 0)).toBe(
      'Nadia gives me 2 random cards now',
    );
  });

  it('say when, from the seat of the writer', () => {
    const cash = { line: 'give', seat: 0, what: { type: 'cash', amount: 10 } } as const;
    expect(text({ ...cash, when: { type: 'turnEnd', seat: 0, turn: 0 } }, 1)).toBe(
      'I give Nadia $10M at the end of this turn',
    );
    expect(text({ ...cash, when: { type: 'turnEnd', seat: 0, turn: 1 } }, 1)).toBe(
      'I give Nadia $10M at the end of my next turn',
    );
    expect(text({ ...cash, when: { type: 'turnEnd', seat: 3, turn: 2 } }, 1)).toBe(
      'I give Nadia $10M at the end of Boris’ 2nd next turn',
    );
    const card = { type: 'played', card: 16 } as const;
    expect(text({ ...cash, when: { ...card, seat: 0, payout: 'before' } }, 1)).toBe(
      'I give Nadia $10M when I play Hotel + Casino Profit 120, before it pays',
    );
    expect(text({ ...cash, when: { ...card, seat: 1, payout: 'after' } }, 1)).toBe(
      'I give Nadia $10M when Nadia plays Hotel + Casino Profit 120',
    );
  });

  it('share, promise and give back', () => {
    expect(text({ line: 'share', seat: 0, percent: 50, card: 16 }, 1)).toBe(
      'When I play Hotel + Casino Profit 120 then Nadia gets half of what it pays, $60M',
    );
    expect(text({ line: 'share', seat: 1, percent: 30, card: 8 }, 0)).toBe(
      'When Nadia plays Hotel Die Profit then I get 30 % of what it pays',
    );
    expect(text({ line: 'promise', seat: 1, card: 28, turn: 1 }, 0)).toBe(
      'Nadia plays Tax by the end of Nadia’s next turn',
    );
    expect(
      text(
        {
          line: 'return',
          seat: 0,
          what: { type: 'property', property: 0 },
          when: { type: 'turnEnd', seat: 0, turn: 1 },
        },
        1,
      ),
    ).toBe('I give back Hotel and box at the end of my next turn');
  });
});
