import { collect, type Emission, fastRng } from '@parlor/kit';
import { everyTable, randomMatch } from '@parlor/testkit';
import { expect, test } from 'vitest';
import { bazaar, type Event } from './index.ts';
import { words } from './words.ts';

const who = (seat: number) => `Merchant ${seat + 1}`;

test('everything that happens in a match can be told', () => {
  for (const table of everyTable(bazaar)) {
    const { moves, record } = randomMatch(bazaar, table, 5);
    const told: Emission<Event>[] = [];
    const state = bazaar.setup(table, fastRng(record.seed), collect(told));
    expect(words.board(bazaar.view(state, 0), who)).toContain('Merchant 2');
    expect(moves.map(({ move }) => words.answer(bazaar.view(state, 0), move, who))).not.toContain(
      '',
    );
    for (const { shared, secret } of told) {
      expect(words.happened(secret?.event ?? shared, who)).toMatch(/^[A-Z].*\.$/);
    }
  }
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
