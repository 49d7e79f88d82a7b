/** For page and bots: what the rules say to an offer as far as a view shows it, and what fate can still spoil. */

import { fastRng, type Illegal, type Seat } from '@parlor/kit';
import type { View } from '../../facts/types.ts';
import { worlds } from '../worlds.ts';
import { type Clause, isNow } from '../../facts/deal/clauses.ts';
import { checkTerms, partiesOf, type Terms, whyNotTaken } from './terms.ts';

export type Verdict =
  /** It cannot be offered, or not be accepted by the viewer. */
  | { readonly refusal: Illegal }
  /** It can; each risk names its line and what it would mean. */
  | { readonly refusal: null; readonly risks: readonly Illegal[] };

/**
 * `terms` as their offerer would make them, or as the view's owner would accept
 * them. Nothing in it depends on what the viewer does not know, so any world
 * that fits the view gives the same answer.
 */
export function verdictOn(view: View, terms: Terms): Verdict {
  const { viewer } = view;
  const isParty = viewer !== 'public' && partiesOf(terms).includes(viewer);
  if (!isParty || view.turn === null) return { refusal: { code: 'not-asked' } };
  const state = worlds(view)(fastRng(1));
  const refusal =
    viewer === terms.from ? checkTerms(state, terms) : whyNotTaken(state, viewer, terms);
  return refusal ? { refusal } : { refusal: null, risks: risksOf(terms.clauses) };
}

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
