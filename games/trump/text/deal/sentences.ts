/** The clauses of a contract as sentences, each with an eye on the others. */

import type { HiddenClause, WhatOf } from '../../facts/clauses.ts';
import type { DealTelling } from '../../facts/telling.ts';
import type { Messages } from '../../messages/en/index.ts';

type Hidden = number | null;

export interface SentencesForm {
  /** The dates stand elsewhere. */
  readonly isUndated?: boolean;
}

/** The clauses of a contract, one sentence each. What goes back to where it came from is "given back". */
export const contractSentences = (
  { contract }: Messages,
  clauses: readonly HiddenClause[],
  telling: DealTelling,
  form: SentencesForm = {},
): string[] =>
  clauses.map((clause) =>
    contract.clause(clause, telling, { ...form, isBack: isReturn(clause, clauses) }),
  );

/** Does a clause give back what another clause of the same contract gives now? */
export function isReturn(clause: HiddenClause, clauses: readonly HiddenClause[]): boolean {
  if (clause.type !== 'give' || clause.when.type === 'now') return false;
  const { from, what } = clause;
  return clauses.some(
    (other) =>
      other.type === 'give' &&
      other.when.type === 'now' &&
      other.from !== from &&
      isSameThing(other.what, what),
  );
}

function isSameThing(one: WhatOf<Hidden>, other: WhatOf<Hidden>): boolean {
  if (one.type === 'property') return other.type === 'property' && one.property === other.property;
  return (
    one.type === 'card' && other.type === 'card' && one.card === other.card && one.card !== null
  );
}
