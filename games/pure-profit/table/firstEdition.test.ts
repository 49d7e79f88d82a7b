/** Matches of the first edition, as this house still shows, speaks and plays them. */

import { readFileSync } from 'node:fs';
import { type AnyGame, peopleOf, type Viewer } from '@parlor/kit';
import type { Event, Move, View } from '../rules/index.ts';
import { asToday, isFirst } from '../facts/first.ts';
import { words } from '../text/words.ts';
import { frozenRules } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import type { Moment } from '@parlor/web/table-ui';
import { type Shown, shownTo } from '@parlor/web/testing';
import { messages } from '../messages/en/index.ts';
import { askedOf } from './asking.ts';
import { moveKey, NO_DRAFT } from './draft.ts';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { motionOf } from './motion.ts';
import type { Turn } from './turn.ts';

catalogue.use(messages);

type Recorded = Parameters<typeof shownTo>[1];

const matches = JSON.parse(
  readFileSync(new URL('../editions/pure-profit-1.matches.json', import.meta.url), 'utf8'),
) as { readonly preset: string; readonly record: Recorded }[];

const who = (seat: number): string => ['You', 'Ann', 'Bob', 'Cy', 'Di', 'Ed'][seat] ?? '';

/** A sentence, with nothing missing in it. */
function expectWords(text: string | undefined, what: string): void {
  expect(text, what).toMatch(/\S/);
  expect(text, what).not.toMatch(/undefined|NaN|null|\[object/);
}

interface Step extends Shown {
  readonly view: View;
  readonly events: readonly Event[];
  readonly moves: readonly Move[];
}

const stepsOf = (rules: AnyGame, record: Recorded, viewer: Viewer): Step[] =>
  shownTo(rules, record, viewer) as Step[];

const turnOf = ({ view, kind, moves, events }: Step, me: Viewer): Turn => {
  const legal = new Set(moves.map(moveKey));
  return {
    view: asToday(view),
    isFirst: isFirst(view),
    me: me === 'public' ? undefined : me,
    asked: kind === undefined ? undefined : view.asked,
    draft: { ...NO_DRAFT, first: kind === 'settle' ? 11 : undefined },
    motion: motionOf(events, asToday(view)),
    model: {} as Turn['model'],
    people: peopleOf(who),
    isOpen: true,
    allows: (move) => legal.has(moveKey(move)),
    set: () => undefined,
    explain: () => undefined,
  };
};

describe.each(matches)(
  'a match of the first edition: $preset, $record.table.seats seats',
  ({ record }) => {
    it.each([0, 'public'] as const)('is told and asked without a gap, to %s', async (viewer) => {
      const rules = (await frozenRules('pure-profit', 1))!;
      const kinds = new Set<string>();
      for (const step of stepsOf(rules, record, viewer)) {
        const { view, events, kind, moves, state } = step;
        expect(isFirst(view)).toBe(true);
        expectWords(words.board(view, who), 'the board');
        for (const event of events) {
          const line = words.happened(event, who, view);
          if (line !== undefined || event.type !== 'dealt') expectWords(line, event.type);
          for (const more of words.details?.(event, who, view) ?? []) expectWords(more, event.type);
        }
        const turn = turnOf(step, viewer);
        if (kind === undefined) {
          expect(askedOf(turn)).toBeUndefined();
          continue;
        }
        kinds.add(kind);
        const decision = { kind, sealed: false, optional: false };
        expectWords(words.question(view, decision, who), kind);
        expectWords(words.typing(view, decision), kind);
        const answers = moves.map((move) => words.answer(view, move, who));
        for (const answer of answers) expectWords(answer, kind);
        expect(new Set(answers).size).toBe(moves.length);
        // What the table and the text view send is a move of that edition.
        for (const move of moves) {
          expect(words.read(view, rules.notate(state, viewer as number, move, viewer))).toEqual(
            move,
          );
        }
        const { title, line, actions } = askedOf(turn)!;
        for (const text of [title, line, ...actions.map(({ label }) => label)])
          expectWords(text, kind);
        for (const { move } of actions) {
          if (move !== undefined)
            expect(rules.check(state, viewer as number, move as Move)).toBeUndefined();
        }
      }
      if (viewer === 0) expect([...kinds]).toEqual(expect.arrayContaining(['draw', 'act']));
    });

    it('is taught by lessons that fit', async () => {
      const rules = (await frozenRules('pure-profit', 1))!;
      const taught = new Set<string>();
      for (const { view, events, kind } of stepsOf(rules, record, 0)) {
        const question =
          kind === undefined ? undefined : { id: 1, kind, sealed: false, optional: false };
        const moment = { viewer: 0, view, events, question } as unknown as Moment;
        for (const { id, isNow } of lessons) if (isNow(moment)) taught.add(id);
      }
      expect([...taught]).toEqual(expect.arrayContaining(['draw', 'bank']));
      for (const id of ['settle', 'lay', 'stuck', 'take', 'take-open', 'steals-gone'])
        expect(taught).not.toContain(id);
    });
  },
);
