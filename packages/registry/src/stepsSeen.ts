/** Matches of earlier editions step by step, for the tests of tables that must still draw and tell them. */

import { type Decision, fastRng, type Viewer } from '@parlor/kit';
import { type MatchRecord, replay } from '@parlor/match';
import { frozenRules } from './index.ts';

/** One step as somebody gets it, with the moves open to a seat that is asked. */
export interface Seen<View, Event, Move> {
  readonly view: View;
  readonly events: readonly Event[];
  readonly question: Decision | undefined;
  readonly legal: readonly Move[];
}

/** A match by the rules of its own edition, step by step. */
export async function stepsSeen<View, Event, Move>(
  record: MatchRecord,
  viewer: Viewer,
): Promise<Seen<View, Event, Move>[]> {
  const rules = (await frozenRules(record.game, record.rulesVersion))!;
  const seen: Seen<View, Event, Move>[] = [];
  const replayed = replay(rules, record, (match) => {
    const { view, events, questions } = match.update(viewer);
    const question = questions.find(({ seat }) => seat === viewer);
    const legal: Move[] = [];
    if (question) {
      const world: unknown = rules.worlds(view)(fastRng(1));
      legal.length = rules.moves(world, question.seat, legal);
    }
    seen.push({ view: view as View, events: events as Event[], question, legal });
  });
  if (!replayed.ok) throw new Error(`the match does not replay: ${replayed.why.code}`);
  return seen;
}
