/** Matches of the first edition, as this house still shows and speaks them: nobody could choose an OR then. */

import { readFileSync } from 'node:fs';
import { frozenRules } from '@parlor/registry';
import { peopleAt } from '@parlor/testkit';
import type { Event, Move, View } from '../rules/index.ts';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';
import { describe, expect, it } from 'vitest';
import type { Moment } from '@parlor/table-ui';
import { type Shown, shownTo } from '@parlor/registry/testing';
import { askedOf } from './asking.ts';
import { after, NOTHING_YET } from './last.ts';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { notesOf } from './notes.ts';
import { openBox } from '../facts/box.ts';
import { moveKey } from './reading.ts';
import { tagOf } from './tags.ts';
import { NO_DRAFT, type Turn } from './turn.ts';

const english = textOf(messages);

catalogue.use(messages);

type Recorded = Parameters<typeof shownTo>[1];

interface Step extends Shown {
  readonly view: View;
  readonly events: readonly Event[];
  readonly moves: readonly Move[];
}

const matches = JSON.parse(
  readFileSync(new URL('../editions/take-a-chance-1.matches.json', import.meta.url), 'utf8'),
) as { readonly preset: string; readonly record: Recorded }[];

const people = peopleAt(['Me', 'Ann', 'Bob', 'Cy', 'Di'], 0);

/** A sentence, with nothing missing in it. */
function expectWords(text: string | undefined, what: string): void {
  expect(text, what).toMatch(/\S/);
  expect(text, what).not.toMatch(/undefined|NaN|null|\[object/);
}

const turnOf = ({ view, kind, moves }: Step, me: number | 'public'): Turn => {
  const legal = new Set(moves.map(moveKey));
  return {
    view,
    box: openBox(view.options.set),
    me: me === 'public' ? undefined : me,
    asked: kind === undefined ? undefined : (view.question ?? undefined),
    draft: NO_DRAFT,
    last: NOTHING_YET,
    canBid: kind !== undefined && moves.length === 0,
    bidTrouble: undefined,
    values: undefined,
    look: undefined,
    model: { people } as Turn['model'],
    allows: (move) => legal.has(moveKey(move)),
    change: () => undefined,
    setLook: () => undefined,
    explain: () => undefined,
  };
};

const momentOf = ({ view, events, kind }: Step): Moment =>
  ({
    ...{ viewer: 0, view, events },
    question: kind === undefined ? undefined : { id: 1, kind, sealed: false, optional: false },
  }) as unknown as Moment;

describe.each(matches)(
  'a match of the first edition: $preset, $record.table.seats seats',
  ({ record }) => {
    it.each([0, 'public'] as const)('is told and asked without a gap, to %s', async (viewer) => {
      const rules = (await frozenRules('take-a-chance', 1))!;
      const kinds = new Set<string>();
      let last = NOTHING_YET;
      for (const step of shownTo(rules, record, viewer) as Step[]) {
        const { view, events, kind, moves, state } = step;
        expectWords(english.board(view, people), 'the board');
        for (const event of events) {
          const line = english.happened(event, people, view);
          if (line !== undefined) expectWords(line, event.type);
          last = after(last, event, 1);
        }
        for (const { caption } of notesOf(events)) expectWords(caption, 'a note');
        for (const tag of last.tags.values()) expectWords(tagOf(tag, view), 'a tag');
        const turn = turnOf(step, viewer);
        if (kind === undefined) {
          expect(askedOf(turn)).toBeUndefined();
          continue;
        }
        kinds.add(kind);
        const decision = { kind, sealed: false, optional: false };
        expectWords(english.question(view, decision, people), kind);
        expectWords(english.typing(view, decision), kind);
        for (const move of moves) {
          expectWords(english.answer(view, move, people), kind);
          // What the table and the text view send is a move of that edition.
          expect(english.read(view, rules.notate(state, viewer as number, move, viewer))).toEqual(
            move,
          );
        }
        const { title, line, actions } = askedOf(turn)!;
        for (const text of [title, line, ...actions.map(({ label }) => label)])
          expectWords(text, kind);
      }
      expect(kinds).not.toContain('or');
      if (viewer === 0) expect([...kinds]).toEqual(expect.arrayContaining(['turn', 'rethrow']));
    });

    it('says of a ticket’s OR that it is for what cannot be done', async () => {
      const rules = (await frozenRules('take-a-chance', 1))!;
      const taught = new Set<string>();
      for (const step of shownTo(rules, record, 0) as Step[]) {
        expect(english.board(step.view, people)).not.toContain('if you prefer');
        for (const lesson of lessons)
          if (lesson.isNow(momentOf(step))) {
            expectWords(`${lesson.title} ${lesson.text}`, lesson.id);
            taught.add(lesson.id);
          }
      }
      expect([...taught]).toEqual(
        expect.arrayContaining([
          record.table.options['auctions'] ? 'turn-auctions' : 'turn',
          'last-turns',
        ]),
      );
      for (const id of ['or', 'last-turns-even']) expect(taught).not.toContain(id);
    });
  },
);
