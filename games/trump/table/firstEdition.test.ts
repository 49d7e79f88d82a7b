/** Matches of the first edition, as this house still shows, speaks and asks them. */

import { readFileSync } from 'node:fs';
import type { AnyGame, Viewer } from '@parlor/kit';
import { frozenRules } from '@parlor/registry';
import { peopleAt } from '@parlor/testkit';
import type { Event, Move, View } from '../rules/index.ts';
import { isFirstEdition } from '../facts/firstEdition.ts';
import { voidPromises } from '../text/judging.ts';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';
import { describe, expect, it } from 'vitest';
import { taughtIn } from '@parlor/table-ui/testing';
import { type Shown, shownTo } from '@parlor/registry/testing';
import { askedOf } from './asking.ts';
import { NO_DRAFT, opening } from './draft.ts';
import { NOTHING_YET } from './last.ts';
import { catalogue } from './messages.ts';
import { lessons } from './lessons.ts';
import { moveOf } from './moving.ts';
import { setOf } from './printed.ts';
import { type Question, boxOf, groupsOf, moveKey, worths } from './reading.ts';
import { lastOf } from './testMatches.ts';
import type { Turn } from './turn.ts';

const english = textOf(messages);

type Recorded = Parameters<typeof shownTo>[1];

const matches = JSON.parse(
  readFileSync(new URL('../editions/trump-1.matches.json', import.meta.url), 'utf8'),
) as { readonly preset: string; readonly record: Recorded }[];

const people = peopleAt(['Me', 'Ann', 'Bob', 'Cy'], 0);

/** Something to read, with nothing missing in it. */
function expectWords(text: string | undefined, what: string): void {
  expect(text, what).toMatch(/\S/);
  expect(text, what).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
}

interface Step extends Shown {
  readonly view: View;
  readonly events: readonly Event[];
  readonly moves: readonly Move[];
}

const stepsOf = (rules: AnyGame, record: Recorded, viewer: Viewer): Step[] =>
  shownTo(rules, record, viewer) as Step[];

/** The table as it opens a question, with the moves of that edition. */
function turnOf({ view, kind, moves, state }: Step, rules: AnyGame, me: Viewer): Turn {
  const set = setOf(view);
  const isWide = kind !== undefined && moves.length === 0;
  const listed = new Set(moves.map(moveKey));
  const allows = (move: Move): boolean =>
    isWide ? rules.check(state, me as number, move) === undefined : listed.has(moveKey(move));
  const draft = kind === undefined ? NO_DRAFT : opening(view, set, isWide ? null : moves);
  return {
    ...{ view, set, draft, last: NOTHING_YET, groups: groupsOf(view.hand ?? []) },
    me: me === 'public' ? undefined : me,
    asked: kind as Question | undefined,
    model: {
      people,
      legal: { value: isWide ? null : moves },
    } as unknown as Turn['model'],
    move: kind === undefined ? undefined : moveOf(view, set, kind as Question, draft),
    promised: new Set(),
    aside: undefined,
    allows,
    verdict: (move) => (allows(move) ? undefined : 'no'),
    change: () => undefined,
    setAside: () => undefined,
    explain: () => undefined,
  };
}

catalogue.use(messages);

describe.each(matches)(
  'a match of the first edition: $preset, $record.table.seats seats',
  ({ record }) => {
    it.each([0, 'public'] as const)('is told and asked without a gap, to %s', async (viewer) => {
      const rules = (await frozenRules('trump', 1))!;
      const kinds = new Set<string>();
      let last = NOTHING_YET;
      for (const step of stepsOf(rules, record, viewer)) {
        const { view, events, kind, moves, state } = step;
        expect(isFirstEdition(view)).toBe(true);
        expectWords(english.board(view, people), 'the board');
        last = lastOf(last, events, view.seats);
        for (const event of events) {
          const line = english.happened(event, people, view);
          if (line !== undefined) expectWords(line, event.type);
          for (const more of english.details?.(event, people, view) ?? [])
            expectWords(more, event.type);
        }
        // Cash always lay open, and a shut box says what was last seen in it.
        for (const { cash, sum } of worths(view))
          expect([typeof cash, typeof sum]).toEqual(['number', 'number']);
        for (const property of view.owners.keys())
          expect(boxOf(view, property).amount).toBeGreaterThanOrEqual(50);
        if (view.offer) voidPromises(view, view.offer);
        const turn = turnOf(step, rules, viewer);
        if (kind === undefined) {
          expect(askedOf(turn)).toBeUndefined();
          continue;
        }
        kinds.add(kind);
        const decision = { kind, sealed: kind === 'open', optional: false };
        expectWords(english.question(view, decision, people), kind);
        expectWords(english.typing(view, decision), kind);
        for (const move of moves) expectWords(english.answer(view, move, people), kind);
        const { title, line, actions } = askedOf(turn)!;
        for (const text of [title, ...actions.map(({ label }) => label)]) expectWords(text, kind);
        expect(line).not.toMatch(/undefined|once more|that it names/);
        for (const { move, whyNot } of actions) {
          if (move !== undefined && whyNot === undefined)
            expect(rules.check(state, viewer as number, move as Move)).toBeUndefined();
        }
      }
      expect(last.story.length + last.told.length).toBeGreaterThan(0);
      if (viewer === 0) expect([...kinds]).toEqual(expect.arrayContaining(['turn', 'open']));
    });

    it('is taught by lessons that fit', async () => {
      const rules = (await frozenRules('trump', 1))!;
      const taught = taughtIn(lessons, stepsOf(rules, record, 0));
      expect([...taught]).toEqual(expect.arrayContaining(['turn', 'open']));
      for (const id of ['closing-again', 'memory']) expect(taught).not.toContain(id);
    });
  },
);
