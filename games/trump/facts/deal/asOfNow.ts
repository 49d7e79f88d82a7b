/** A clause counts turns from when its contract was made; whoever reads it later counts from now. */

import type { View } from '../views.ts';
import { dateOf, type HiddenClause } from '../clauses.ts';

/** The clause with its date counted from the turn in progress; `due` and `left` are those of the open clause. */
export function asOfNow(
  clause: HiddenClause,
  due: number | null,
  { turn: onTurn, turnsEnded }: Pick<View, 'turn' | 'turnsEnded'>,
  left?: number,
): HiddenClause {
  const date = dateOf(clause);
  if (due === null || date === null) return clause;
  const { seat } = date;
  const turn = due - turnsEnded[seat]! - (seat === onTurn ? 1 : 0);
  switch (clause.type) {
    case 'play':
      return { ...clause, turn };
    case 'abstain':
    case 'option':
      return { ...clause, until: { seat, turn } };
    case 'show':
      return clause;
    case 'give': {
      const { when } = clause;
      if (when.type === 'turnEnd') return { ...clause, when: { ...when, turn } };
      if (when.type === 'bought') return { ...clause, when: { ...when, until: { seat, turn } } };
      return when.type === 'everyTurnEnd' && left !== undefined
        ? { ...clause, when: { ...when, turns: left } }
        : clause;
    }
  }
}
