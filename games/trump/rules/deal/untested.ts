/** Deals that are sound whatever the hands: all that could fail on a line is neither in them nor touched by them. */

import type { Contract } from '../../facts/types.ts';
import type { Clause, Parties } from '../../facts/clauses.ts';
import { binds, mattersInForce } from './sheet.ts';
import { isPlainCash, setOf, weightOf } from './sound.ts';

/**
 * Most deals are such, so this is looked at before a sheet is made. True only
 * if `whyUnsound` has nothing to say, whoever judges.
 */
export function needsNoTest(
  contracts: readonly Contract[],
  {
    parties,
    clauses,
    ends,
  }: {
    readonly parties: Parties;
    readonly clauses: readonly Clause[];
    readonly ends?: number | undefined;
  },
): boolean {
  // What goes with a contract may be needed for another one.
  let isTouching = ends !== undefined;
  let isPlain = ends === undefined;
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at]!;
    const effect = effectOf(clause);
    if (effect === 'demands') return false;
    if (effect === 'moves') isTouching = true;
    if (!isPlainCash(clause)) isPlain = false;
  }
  return isPlain || contracts.length === 0 || isSafeBeside(contracts, parties, ends, isTouching);
}

/** Is there nothing in force that a deal without demands could hinder, or that is too much to test? */
function isSafeBeside(
  contracts: readonly Contract[],
  parties: Parties,
  ends: number | undefined,
  isTouching: boolean,
): boolean {
  const playing = setOf(parties);
  for (let at = 0; at < contracts.length; at++) {
    const { number, open } = contracts[at]!;
    if (number === ends) continue;
    for (let place = 0; place < open.length; place++) {
      const { clause } = open[place]!;
      if (!mattersInForce(clause, playing)) continue;
      // Without plays, options and alternatives there is one line only, and what moves nothing leaves it as it is.
      if (weightOf(playing, clause) > 0) return false;
      if (isTouching && binds(playing, clause)) return false;
    }
  }
  return true;
}

/** What a clause of the deal does on a line: it may fail, moves something at once that others may need, or neither. */
function effectOf(clause: Clause): 'demands' | 'moves' | 'nothing' {
  switch (clause.type) {
    case 'play':
    case 'option':
      return 'demands';
    case 'abstain':
      return 'nothing';
    case 'show':
      return clause.card === null ? 'nothing' : 'moves';
    case 'give': {
      const { what, when } = clause;
      const isThing = what.type === 'property' || what.type === 'card';
      switch (when.type) {
        case 'now':
          return isThing ? 'moves' : 'nothing';
        case 'turnEnd':
        case 'lapsed':
          return isThing ? 'demands' : 'nothing';
        case 'everyTurnEnd':
          return when.while === null ? 'nothing' : 'demands';
        case 'bought':
          return 'nothing';
        case 'played':
          return 'demands';
      }
    }
  }
}
