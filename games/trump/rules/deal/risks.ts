/** What fate can still spoil of an offer that the rules allow. */

import type { Illegal, Seat } from '@parlor/kit';
import { type Clause, isNow } from '../../facts/clauses.ts';

/** What fate alone can make of sound clauses (D-7.3, D-7.4). */
export const risksOf = (clauses: readonly Clause[]): readonly Illegal[] =>
  clauses.flatMap((clause, index) =>
    risksIn(clause, clauses).map(({ code, params }) => ({
      code,
      params: { ...params, line: index + 1 },
    })),
  );

function risksIn(clause: Clause, clauses: readonly Clause[]): Illegal[] {
  if (isNow(clause)) return [];
  switch (clause.type) {
    case 'play':
      return [{ code: 'risk-card' }];
    case 'option':
      return clause.clauses.flatMap((gift) => (gift.from === clause.seat ? [] : riskOf(gift)));
    case 'give': {
      const { when } = clause;
      const risks = riskOf(clause);
      if (when.type === 'bought') risks.push({ code: 'risk-no-sale' });
      if (when.type === 'played' && !isPromised(clauses, when.seat, when.card))
        risks.push({ code: 'risk-unplayed' });
      return risks;
    }
    default:
      return [];
  }
}

function riskOf({ what }: Extract<Clause, { type: 'give' }>): Illegal[] {
  switch (what.type) {
    case 'cash':
      return [{ code: 'risk-debt' }];
    case 'share':
      return what.atLeast === undefined ? [] : [{ code: 'risk-debt' }];
    case 'property':
      return [{ code: 'risk-property' }];
    case 'card':
      return [{ code: 'risk-card' }];
    case 'random':
    case 'choice':
      return [{ code: 'risk-hand' }];
  }
}

const isPromised = (clauses: readonly Clause[], seat: Seat, card: number): boolean =>
  clauses.some((clause) => clause.type === 'play' && clause.seat === seat && clause.card === card);
