/** Matches of the first edition, as this house still shows, speaks and plays them. */

import { readFileSync } from 'node:fs';
import type { AnyGame, People, Viewer } from '@parlor/kit';
import type { Event, Move, View } from '../rules/index.ts';
import { asToday, isFirst } from '../facts/first.ts';
import { textOf } from '../text/textOf.ts';
import { frozenRules } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { taughtIn } from '@parlor/table-ui/testing';
import { type Shown, shownTo } from '@parlor/registry/testing';
import { catalogues } from '../messages/catalogues.ts';
import { messages as english, type Messages } from '../messages/en/index.ts';
import { askedOf } from './asking.ts';
import { moveKey, NO_DRAFT } from './draft.ts';
import { lessons } from './lessons.ts';
import { catalogue } from './messages.ts';
import { motionOf } from './motion.ts';
import type { Turn } from './turn.ts';

catalogue.use(english);

type Recorded = Parameters<typeof shownTo>[1];

const matches = JSON.parse(
  readFileSync(new URL('../editions/pure-profit-1.matches.json', import.meta.url), 'utf8'),
) as { readonly preset: string; readonly record: Recorded }[];

const EVERY: readonly Messages[] = Object.values(catalogues).map(({ messages }) => messages);

const people: People = (seat) => ({
  name: ['Flo', 'Ann', 'Bob', 'Cy', 'Di', 'Ed'][seat] ?? '',
  isReader: seat === 0,
});

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
    people,
    isOpen: true,
    allows: (move) => legal.has(moveKey(move)),
    change: () => undefined,
    explain: () => undefined,
  };
};

/** All that a language says of one step, and that what it offers are moves of that edition. */
function expectStep(step: Step, messages: Messages, viewer: Viewer, rules: AnyGame): void {
  const { view, events, kind, moves, state } = step;
  const text = textOf(messages);
  catalogue.use(messages);
  expectWords(text.board(view, people), 'the board');
  for (const event of events) {
    const line = text.happened(event, people, view);
    if (line !== undefined || event.type !== 'dealt') expectWords(line, event.type);
  }
  const turn = turnOf(step, viewer);
  if (kind === undefined) {
    expect(askedOf(turn)).toBeUndefined();
    return;
  }
  const decision = { kind, sealed: false, optional: false };
  expectWords(text.question(view, decision, people), kind);
  expectWords(text.typing(view, decision), kind);
  const answers = moves.map((move) => text.answer(view, move, people));
  for (const answer of answers) expectWords(answer, kind);
  expect(new Set(answers).size).toBe(moves.length);
  // What the table and the text view send is a move of that edition.
  for (const move of moves) {
    expect(text.read(view, rules.notate(state, viewer as number, move, viewer))).toEqual(move);
  }
  const { title, line, actions } = askedOf(turn)!;
  for (const said of [title, line, ...actions.map(({ label }) => label)]) expectWords(said, kind);
  for (const { move } of actions) {
    if (move !== undefined)
      expect(rules.check(state, viewer as number, move as Move)).toBeUndefined();
  }
}

describe.each(matches)(
  'a match of the first edition: $preset, $record.table.seats seats',
  ({ record }) => {
    it.each([0, 'public'] as const)('is told and asked without a gap, to %s', async (viewer) => {
      const rules = (await frozenRules('pure-profit', 1))!;
      const kinds = new Set<string>();
      for (const step of stepsOf(rules, record, viewer)) {
        expect(isFirst(step.view)).toBe(true);
        for (const language of EVERY) expectStep(step, language, viewer, rules);
        if (step.kind !== undefined) kinds.add(step.kind);
      }
      if (viewer === 0) expect([...kinds]).toEqual(expect.arrayContaining(['draw', 'act']));
    });

    it('is taught by lessons that fit', async () => {
      const rules = (await frozenRules('pure-profit', 1))!;
      const taught = taughtIn(lessons, stepsOf(rules, record, 0));
      expect([...taught]).toEqual(expect.arrayContaining(['draw', 'bank']));
      for (const id of ['settle', 'lay', 'stuck', 'take', 'take-open', 'steals-gone'])
        expect(taught).not.toContain(id);
    });
  },
);
