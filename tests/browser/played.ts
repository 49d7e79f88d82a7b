/** A match that is over, as its house tells it to anybody: fetched, recomputed, played once more. */

import type { Outcome, Seat } from '@parlor/kit';
import {
  type Finding,
  parseMatchFile,
  replay,
  type Verdict,
  verdictOn,
  verifyMatch,
} from '@parlor/match';
import { editionFor } from '@parlor/registry';
import type { Page } from 'playwright-core';

export interface Played<Move, Event, View> {
  /** Who sat where. */
  readonly names: readonly string[];
  readonly outcome: Outcome;
  /** What is wrong with it: nothing, if all is well. */
  readonly wrong: readonly Finding[];
  readonly verdict: Verdict;
  readonly steps: readonly Step<Move, Event>[];
  /** What every seat saw in the end. */
  readonly views: readonly View[];
}

export interface Step<Move, Event> {
  readonly seat: Seat;
  readonly move: Move;
  /** As each seat was told of it. */
  readonly told: readonly (readonly Event[])[];
}

async function fetched(page: Page, path: string): Promise<unknown> {
  const answer = await page.request.get(path);
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
  return answer.json();
}

/** Where a house tells of it. */
const matchPath = (match: string): string => `/api/matches/${match}`;

/** Whose moves, events and views these are, the one who asks has to know. */
export async function playedMatch<Move, Event, View>(
  page: Page,
  match: string,
): Promise<Played<Move, Event, View>> {
  const file = parseMatchFile(await fetched(page, matchPath(match)));
  if (!file.ok) throw new Error(file.why.code);
  const { record, names, outcome } = file.value;
  const rules = await editionFor(record);
  if (!rules.ok) throw new Error(rules.why.code);
  const { publicKey } = (await fetched(page, '/api/key')) as { publicKey: string };
  const findings = verifyMatch(rules.value, file.value);
  const seats = Array.from({ length: record.table.seats }, (_, seat) => seat);
  const steps: Step<Move, Event>[] = [];
  const replayed = replay(rules.value, record, (at) => {
    const last = at.moves.at(-1);
    if (!last) return;
    const told = seats.map((seat) => at.update(seat).events as readonly Event[]);
    steps.push({ seat: last.seat, move: last.move as Move, told });
  });
  if (!replayed.ok) throw new Error(replayed.why.code);
  return {
    ...{ names, outcome, steps },
    wrong: findings.filter(({ isFine }) => !isFine),
    verdict: verdictOn(file.value, findings, [publicKey]),
    views: seats.map((seat) => replayed.value.update(seat).view as View),
  };
}
