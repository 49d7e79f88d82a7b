/** Matches of the first edition at today's table: its views lack what has come since, and everything is still told. */

import { readFileSync } from 'node:fs';
import type { Event, Move, View } from '../rules/index.ts';
import { messages } from '../messages/en/index.ts';
import { textOf } from '../text/textOf.ts';
import type { People, Viewer } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { type Seen, stepsSeen } from '@parlor/registry/testing';
import { isFromMemory, isOneByOne } from '../facts/agreed.ts';
import { askedWords } from './askedWords.ts';
import { whereOf } from './where.ts';
import { consequenceOf } from './consequences.ts';
import { captionOf, tagOf } from './happening.ts';
import { catalogue } from './messages.ts';
import { pileNote, pileSpoken } from './pile.ts';
import { playLabel, playResult, playTitle } from './playing.ts';
import { type Lying, track } from './tracking.ts';

const FILE = '../editions/eight-and-a-half-1.matches.json';

const matches = JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8')) as {
  readonly record: Parameters<typeof stepsSeen>[0];
}[];

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Ed', 'Fay'];

catalogue.use(messages);
const text = textOf(messages);

type Step = Seen<View, Event, Move>;

/** Everything the words and the table say of one step. */
function* told({ view, events, question, legal }: Step, viewer: Viewer): Generator<unknown> {
  const me = typeof viewer === 'number' ? viewer : undefined;
  const people: People = (seat) => ({ name: NAMES[seat], isReader: seat === me });
  yield text.board(view, people);
  yield whereOf(view);
  yield pileSpoken(view, people);
  yield* pileNote(view, people);
  for (const event of events) {
    yield text.happened(event, people, view);
    yield* text.details?.(event, people, view) ?? [];
    yield tagOf(event, people) ?? 'nothing';
  }
  yield captionOf(events, view, people) ?? 'nothing';
  if (!question) return;
  yield text.question(view, question, people);
  const { title, line } = askedWords(view, people, legal);
  yield* [title, line];
  for (const move of legal) {
    yield text.answer(view, move, people);
    const consequence = consequenceOf(view, me!, move);
    yield playLabel(move, consequence);
    yield playTitle(move, consequence);
    yield playResult(view, people, move, consequence);
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
        for (const said of told(step, viewer)) {
          expect(said).toBeTypeOf('string');
          expect(said).not.toMatch(/^$|undefined|NaN|null/);
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
