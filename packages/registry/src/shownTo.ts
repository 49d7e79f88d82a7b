/** A recorded match as it was shown to somebody, for the tests of tables: what they make of matches of an older edition. */

import { type AnyGame, fastRng, type Viewer } from '@parlor/kit';
import { type MatchRecord, replay } from '@parlor/match';

export interface Shown {
  readonly view: unknown;
  readonly events: readonly unknown[];
  /** What is asked of the viewer, if anything is. */
  readonly kind: string | undefined;
  /** The answers, and a position in which they are legal. */
  readonly moves: readonly { readonly type: string }[];
  readonly state: unknown;
}

/** Everything the viewer was shown, move by move. Throws if the record does not replay. */
export function shownTo(rules: AnyGame, record: MatchRecord, viewer: Viewer): Shown[] {
  const shown: Shown[] = [];
  const replayed = replay(rules, record, (match) => {
    const { view, events, question } = match.update(viewer);
    const moves: { readonly type: string }[] = [];
    let state: unknown;
    if (question && viewer !== 'public') {
      state = rules.worlds(view)(fastRng(match.ply));
      moves.length = Math.max(0, rules.moves(state, viewer, moves));
    }
    shown.push({ view, events, kind: question?.decision.kind, moves, state });
  });
  if (!replayed.ok) throw new Error(replayed.why.code);
  return shown;
}
