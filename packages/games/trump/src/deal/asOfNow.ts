/** A clause counts turns from when its contract was made; whoever reads it later counts from now. */

import type { View } from '../types.ts';
import type { HiddenClause } from './clauses.ts';

/** The clause with its date counted from the turn in progress; `due` is the date of the open clause. */
export function asOfNow(
  clause: HiddenClause,
  due: number | null,
  { turn: onTurn, turnsEnded }: Pick<View, 'turn' | 'turnsEnded'>,
): HiddenClause {
  const left = (seat: number): number => due! - turnsEnded[seat]! - (seat === onTurn ? 1 : 0);
  if (due === null) return clause;
  if (clause.type === 'play') return { ...clause, turn: left(clause.seat) };
  const { when } = clause;
  return when.type === 'turnEnd' ? { ...clause, when: { ...when, turn: left(when.seat) } } : clause;
}
