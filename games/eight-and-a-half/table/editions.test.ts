/** Matches of the first edition at today's table: its views lack what has come since, and everything is still told. */

import { readFileSync } from 'node:fs';
import type { Event, Move, View } from '../rules/index.ts';
import { words } from '../text/words.ts';
import type { Seat, Viewer } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { type Seen, stepsSeen } from '@parlor/web/testing';
import { isFromMemory, isOneByOne } from './agreed.ts';
import { consequenceOf } from './consequences.ts';
import * as say from './strings.ts';
import { type Lying, track } from './tracking.ts';

const FILE = '../editions/eight-and-a-half-1.matches.json';

const matches = JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8')) as {
  readonly record: Parameters<typeof stepsSeen>[0];
}[];

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Ed', 'Fay'];

type Step = Seen<View, Event, Move>;

/** Everything the words and the table say of one step. */
function* told({ view, events, question, legal }: Step, viewer: Viewer): Generator<unknown> {
  const me = typeof viewer === 'number' ? viewer : undefined;
  const who = (seat: Seat): string => (seat === me ? 'You' : NAMES[seat]);
  const names: say.Names = { me, who };
  yield words.board(view, who);
  yield say.whereText(view);
  yield say.dialSpoken(view, names);
  yield* say.pileNote(view, names);
  for (const event of events) {
    yield words.happened(event, who, view);
    yield* words.details?.(event, who, view) ?? [];
    yield say.tagOf(event) ?? 'nothing';
  }
  yield say.captionOf(events, view, names) ?? 'nothing';
  if (!question) return;
  yield words.question(view, question, who);
  if (question.kind !== 'swap') {
    const { title, line } = say.askedToPlay(view, names, legal);
    yield* [title, line];
  }
  for (const move of legal) {
    yield words.answer(view, move, who);
    yield say.playLabel(view, names, move);
    yield say.playResult(view, names, move, consequenceOf(view, me!, move));
  }
}

describe('matches of the first edition', () => {
  it.each(matches)('are told without a gap', async ({ record }) => {
    for (const viewer of [0, 'public'] as const) {
      const steps: readonly Step[] = await stepsSeen(record, viewer);
      expect(steps.length).toBeGreaterThan(20);
      let lying: Lying | undefined;
      for (const step of steps) {
        lying = track(lying, step.view, step.events);
        expect(lying.pile).toHaveLength(step.view.pile.length);
        for (const text of told(step, viewer)) {
          expect(text).toBeTypeOf('string');
          expect(text).not.toMatch(/^$|undefined|NaN|null/);
        }
      }
    }
  });

  it('count as Halves one by one and hands shown', async () => {
    const [first]: readonly Step[] = await stepsSeen(matches[0].record, 0);
    expect(first.view.options).toEqual({ rounds: first.view.options.rounds });
    expect(isOneByOne(first.view)).toBe(true);
    expect(isFromMemory(first.view)).toBe(false);
  });
});
