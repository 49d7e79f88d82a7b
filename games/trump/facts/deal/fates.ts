/** What became of a clause, as it is told: the end of the game breaks nothing that was kept up to it. */

import type { EndedClause } from '../types.ts';

/** How a clause can end without anybody having lost anything by it, beside the endings of the rules. */
export const QUIET_ENDS = ['kept', 'unused', 'uncalled'] as const;
export type QuietEnd = (typeof QUIET_ENDS)[number];
export type Fate = EndedClause['how'] | QuietEnd;

type Ended = Pick<EndedClause, 'clause' | 'how'>;

/** Undefined where the code of the rules says it best. */
export function quietEnd({ clause, how }: Ended): QuietEnd | undefined {
  const isOver = how === 'over' || how === 'game-over';
  if (!isOver) return undefined;
  // Nobody can break such a promise: whoever was to leave something has left it.
  if (clause.type === 'abstain') return 'kept';
  if (clause.type === 'option') return 'unused';
  // What has a date keeps the game going (D-7.4); these wait for something that did not happen.
  const waits = clause.type === 'give' && EVENTS.has(clause.when.type);
  return how === 'game-over' && waits ? 'uncalled' : undefined;
}

const EVENTS: ReadonlySet<string> = new Set(['played', 'bought', 'lapsed']);

export const fateOf = (ended: Ended): Fate => quietEnd(ended) ?? ended.how;
