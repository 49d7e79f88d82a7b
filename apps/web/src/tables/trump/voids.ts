/** What in an offer cannot happen, or need not, in words for whoever reads or writes it. */

import type { Seat } from '@parlor/kit';
import type { View } from '@parlor/trump';
import { type HiddenClause, type VoidReason, voidPromises } from '@parlor/trump/words';
import { D } from './dealStrings.ts';

interface Terms {
  readonly from: Seat;
  readonly to: Seat;
  readonly clauses: readonly HiddenClause[];
}

/** A warning for each line that needs one, by its place. */
export function warningsOn(
  view: View,
  who: (seat: Seat) => string,
  terms: Terms,
): ReadonlyMap<number, string> {
  return new Map(
    voidPromises(view, terms).map(({ clause: place, why }) => {
      const clause = terms.clauses[place]!;
      const end = isForMe(view, terms, clause) ? whatThen(why, terms, clause) : '';
      return [place, `${D.void[why](whoIn(why, terms, clause, who))}${end}`];
    }),
  );
}

/** Who is named in a warning: whose word ends the turn, or who plays the card. */
function whoIn(
  why: VoidReason,
  { to }: Terms,
  clause: HiddenClause,
  who: (seat: Seat) => string,
): string {
  if (why === 'turn-over') return who(to);
  if (clause.type === 'play') return who(clause.seat);
  return who(clause.when.type === 'played' ? clause.when.seat : clause.from);
}

/** What it comes to for whoever it was promised to. */
function whatThen(why: VoidReason, { clauses }: Terms, clause: HiddenClause): string {
  if (clause.type === 'give') return why === 'unbound' ? D.voidMay : D.voidNothing;
  const hangs = clauses.some(
    (other) =>
      other.type === 'give' &&
      other.when.type === 'played' &&
      other.when.seat === clause.seat &&
      other.when.card === clause.card,
  );
  return hangs ? D.voidHangs : '';
}

/** Is it the viewer who would go without? */
function isForMe({ viewer }: View, { from, to }: Terms, clause: HiddenClause): boolean {
  const giver = clause.type === 'play' ? clause.seat : clause.from;
  return viewer !== 'public' && viewer === (giver === from ? to : from);
}
