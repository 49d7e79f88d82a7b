import { collect, type Emission, fastRng } from '@parlor/kit';
import { everyTable, randomMatch } from '@parlor/testkit';
import { expect, test } from 'vitest';
import { bazaar, type Event } from '../rules/index.ts';
import { words } from './words.ts';

const who = (seat: number) => `Merchant ${seat + 1}`;
const SENTENCE = /^[A-Z].*\.$/;

test('everything that happens in a match can be told', () => {
  const types = new Set<string>();
  for (const table of everyTable(bazaar)) {
    const told: Emission<Event>[] = [];
    const { moves, state } = randomMatch(bazaar, table, 5, collect(told));
    for (const { seat, move } of moves) {
      const view = bazaar.view(state, seat);
      expect(words.board(view, who)).toContain(`${who(seat)}: `);
      expect(words.answer(view, move, who)).toMatch(/^(Bid|Sell|Send|Keep) /);
    }
    for (const { shared, secret } of told) {
      types.add(shared.type);
      expect(words.happened(secret?.event ?? shared, who)).toMatch(SENTENCE);
    }
  }
  expect(types).toContain('bought');
  expect(types).toContain('sold');
  expect(types).toContain('scouted');
});

test('every refusal has words of its own', () => {
  const codes = [
    'too-few-coins',
    'too-few-goods',
    'not-your-turn',
    'not-now',
    'no-scouting',
    'too-late-to-scout',
    'no-such-seat',
    'too-many-days',
  ];
  for (const code of codes) {
    const text = words.refused({ code, params: { have: 1, good: 'tea', most: 9 } }, who);
    expect(text).toMatch(SENTENCE);
    expect(text).not.toContain(code);
  }
  expect(words.refused({ code: 'something-new' }, who)).toContain('something-new');
});

test('a typed amount is a bid', () => {
  const state = bazaar.setup({ seats: 2, options: bazaar.presets.standard }, fastRng(1));
  const view = bazaar.view(state, 0);
  expect(words.typing(view, bazaar.decision(state, 0))).toBe('an amount from 0 to 12');
  expect(words.read(view, ' 7 ')).toEqual({ type: 'bid', coins: 7 });
  expect(words.read(view, 'bid 7')).toEqual({ type: 'bid', coins: 7 });
  expect(words.read(view, 'all of it')).toBeUndefined();
  expect(words.read(view, '-1')).toBeUndefined();
});
