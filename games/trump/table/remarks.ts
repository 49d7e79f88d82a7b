/**
 * What fate can make of an offer, in words for whoever reads or writes it; of one of the
 * first edition, where anything could be promised, also what cannot happen at all.
 */

import type { Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import {
  type Clause,
  type HiddenClause,
  isFirstEdition,
  promiser,
  risksOf,
  type VoidReason,
  voidPromises,
} from '../text/words.ts';
import { C } from './composerStrings.ts';
import { D } from './dealStrings.ts';
import type { Remark } from './LineNotes.tsx';

interface Terms {
  readonly from: Seat;
  readonly to: Seat;
  readonly and?: readonly Seat[];
  readonly ends?: number;
  readonly clauses: readonly HiddenClause[];
}

type Remarks = ReadonlyMap<number, readonly Remark[]>;

const NONE: Remarks = new Map();

/** What is to be said of each line, by its place; to the parties. */
export function remarksOn(view: View, who: (seat: Seat) => string, terms: Terms): Remarks {
  if (isFirstEdition(view)) return voidsOn(view, who, terms);
  const { viewer } = view;
  const parties = [terms.from, terms.to, ...(terms.and ?? [])];
  if (viewer === 'public' || !parties.includes(viewer)) return NONE;
  const remarks = new Map<number, Remark[]>();
  // Its parties know every card in it.
  for (const risk of risksOf(terms.clauses as readonly Clause[])) {
    const place = (risk.params!['line'] as number) - 1;
    const remark = remarkOn(risk.code, terms, place, who);
    const before = remarks.get(place) ?? [];
    if (remark && !before.some(({ text }) => text === remark.text))
      remarks.set(place, [...before, remark]);
  }
  return remarks;
}

function remarkOn(
  code: string,
  { clauses }: Terms,
  place: number,
  who: (seat: Seat) => string,
): Remark | undefined {
  const clause = clauses[place]!;
  const instead = clauses.findIndex(
    (other) => other.type === 'give' && other.when.type === 'lapsed' && other.when.clause === place,
  );
  const then = instead < 0 ? C.lapses : C.lapsesInto(instead + 1);
  const player = clause.type === 'give' && clause.when.type === 'played' ? clause.when.seat : 0;
  if (code === 'risk-unplayed') return { kind: 'void', text: D.void.unbound(who(player)) };
  const text = C.risks[code]?.(then);
  return text === undefined ? undefined : { kind: 'risk', text };
}

function voidsOn(view: View, who: (seat: Seat) => string, terms: Terms): Remarks {
  return new Map(
    voidPromises(view, terms).map(({ clause: place, why }) => {
      const clause = terms.clauses[place]!;
      const end = isForMe(view, terms, clause) ? whatThen(why, terms, clause) : '';
      return [
        place,
        [{ kind: 'void', text: `${D.void[why](whoIn(why, terms, clause, who))}${end}` }],
      ];
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
  if (clause.type !== 'give') return who(clause.seat);
  return who(clause.when.type === 'played' ? clause.when.seat : clause.from);
}

/** What it comes to for whoever it was promised to. */
function whatThen(why: VoidReason, { clauses }: Terms, clause: HiddenClause): string {
  if (clause.type === 'give') return why === 'unbound' ? D.voidMay : D.voidNothing;
  if (clause.type !== 'play') return '';
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
  const giver = promiser(clause);
  return viewer !== 'public' && viewer === (giver === from ? to : from);
}
