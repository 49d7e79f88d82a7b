import { collect, type Emission, fastRng, LANGUAGES, type People } from '@parlor/kit';
import { everyTable, randomMatch } from '@parlor/testkit';
import { holdCatalogues, Judge } from '@parlor/testkit/testing';
import { describe, expect, it } from 'vitest';
import { catalogues } from '../messages/catalogues.ts';
import { bazaar, type Event } from '../rules/index.ts';
import { textOf } from './textOf.ts';

const people: People = (seat) => ({ name: `Merchant ${seat + 1}`, isReader: false });

// What entries with parameters say is heard below, in matches.
holdCatalogues(catalogues, { elsewhere: /./ });

describe.each(LANGUAGES)('the game in words (%s)', (language) => {
  const { messages } = catalogues[language];
  const text = textOf(messages);
  const { assertText, assertSentence } = new Judge(catalogues, language, ['Merchant']);

  it('tells everything that happens in a match', () => {
    const types = new Set<string>();
    for (const table of everyTable(bazaar)) {
      const told: Emission<Event>[] = [];
      const { moves, state } = randomMatch(bazaar, table, 5, collect(told));
      for (const { seat, move } of moves) {
        const view = bazaar.view(state, seat);
        for (const line of text.board(view, people).split('\n')) assertText(line.trim());
        assertText(text.answer(view, move, people));
      }
      for (const { shared, secret } of told) {
        types.add(shared.type);
        assertSentence(text.happened(secret?.event ?? shared, people), shared.type);
      }
    }
    expect([...types]).toEqual(expect.arrayContaining(['bought', 'sold', 'scouted']));
  });

  it('has a sentence for every refusal, and one for those nobody knows', () => {
    const params = { have: 1, good: 'tea', most: 9 };
    for (const code of Object.keys(messages.refusals))
      assertSentence(text.refused({ code, params }, people), code);
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
