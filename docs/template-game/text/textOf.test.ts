import { collect, type Emission, fastRng, type People } from '@parlor/kit';
import { everyTable, randomMatch } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { messages as de } from '../messages/de/index.ts';
import { messages as en } from '../messages/en/index.ts';
import { bazaar, type Event } from '../rules/index.ts';
import { textOf } from './textOf.ts';

const people: People = (seat) => ({ name: `Merchant ${seat + 1}`, isReader: false });
const SENTENCE = /^\p{Lu}.*\.$/u;
const WRONG = /undefined|NaN|\[object|\.\./;

describe.each([
  ['en', en],
  ['de', de],
])('the game in words (%s)', (_, messages) => {
  const text = textOf(messages);

  it('tells everything that happens in a match', () => {
    const types = new Set<string>();
    for (const table of everyTable(bazaar)) {
      const told: Emission<Event>[] = [];
      const { moves, state } = randomMatch(bazaar, table, 5, collect(told));
      for (const { seat, move } of moves) {
        const view = bazaar.view(state, seat);
        expect(text.board(view, people)).toContain(`${people(seat).name}: `);
        expect(text.board(view, people)).not.toMatch(WRONG);
        expect(text.answer(view, move, people)).not.toMatch(WRONG);
      }
      for (const { shared, secret } of told) {
        types.add(shared.type);
        const line = text.happened(secret?.event ?? shared, people);
        expect(line).toMatch(SENTENCE);
        expect(line).not.toMatch(WRONG);
      }
    }
    expect([...types]).toEqual(expect.arrayContaining(['bought', 'sold', 'scouted']));
  });

  it('has a sentence for every refusal, and one for those nobody knows', () => {
    const params = { have: 1, good: 'tea', most: 9 };
    for (const code of Object.keys(messages.refusals))
      expect(text.refused({ code, params }, people)).toMatch(SENTENCE);
    expect(text.refused({ code: 'something-new' }, people)).toContain('something-new');
  });

  it('takes a typed number for a bid', () => {
    const state = bazaar.setup({ seats: 2, options: bazaar.presets.standard }, fastRng(1));
    const view = bazaar.view(state, 0);
    expect(text.typing(view, bazaar.decision(state, 0))).toContain('12');
    for (const typed of [' 7 ', text.answer(view, { type: 'bid', coins: 7 }, people)])
      expect(text.read(view, typed)).toEqual({ type: 'bid', coins: 7 });
    for (const junk of ['all of it', '7 or 8', '']) expect(text.read(view, junk)).toBeUndefined();
  });

  it('explains how to play and every good', () => {
    const state = bazaar.setup({ seats: 2, options: bazaar.presets.standard }, fastRng(1));
    expect(text.howTo().length).toBeGreaterThan(0);
    expect(text.glossary(bazaar.view(state, 0))).toHaveLength(4);
  });
});
