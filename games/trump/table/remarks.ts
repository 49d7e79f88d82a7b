/**
 * What fate can make of an offer, in words for whoever reads or writes it; of one of the
 * first edition, where anything could be promised, also what cannot happen at all.
 */

import type { People, Person, Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { type Clause, type HiddenClause, promiser } from '../facts/clauses.ts';
import { isFirstEdition } from '../facts/firstEdition.ts';
import { risksOf, type VoidReason, voidPromises } from '../text/judging.ts';
import type { Remark } from './LineNotes.tsx';
import { m } from './messages.ts';

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
export function remarksOn(view: View, people: People, terms: Terms): Remarks {
  if (isFirstEdition(view)) return voidsOn(view, people, terms);
  const { viewer } = view;
  const parties = [terms.from, terms.to, ...(terms.and ?? [])];
  if (viewer === 'public' || !parties.includes(viewer)) return NONE;
  const remarks = new Map<number, Remark[]>();
  // Its parties know every card in it.
  for (const risk of risksOf(terms.clauses as readonly Clause[])) {
    const place = (risk.params!['line'] as number) - 1;
    const remark = remarkOn(risk.code, terms, place, people);
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
  people: People,
): Remark | undefined {
  const clause = clauses[place]!;
  const instead = clauses.findIndex(
    (other) => other.type === 'give' && other.when.type === 'lapsed' && other.when.clause === place,
  );
  const player = clause.type === 'give' && clause.when.type === 'played' ? clause.when.seat : 0;
  const { voids, risks } = m().deals;
  if (code === 'risk-unplayed')
    return { kind: 'void', text: voids.unbound(people(player), 'none') };
  if (!Object.hasOwn(risks, code)) return undefined;
  const text = risks[code as keyof typeof risks](instead < 0 ? undefined : instead + 1);
  return { kind: 'risk', text };
}

function voidsOn(view: View, people: People, terms: Terms): Remarks {
  return new Map(
    voidPromises(view, terms).map(({ clause: place, why }) => {
      const clause = terms.clauses[place]!;
      const then = isForMe(view, terms, clause) ? whatThen(why, terms, clause) : 'none';
      const text = m().deals.voids[why](whoIn(why, terms, clause, people), then);
      return [place, [{ kind: 'void', text }]];
    }),
  );
}

/** Who is named in a warning: whose word ends the turn, or who plays the card. */
function whoIn(why: VoidReason, { to }: Terms, clause: HiddenClause, people: People): Person {
  if (why === 'turn-over') return people(to);
  if (clause.type !== 'give') return people(clause.seat);
  return people(clause.when.type === 'played' ? clause.when.seat : clause.from);
}

/** What it comes to for whoever it was promised to. */
function whatThen(
  why: VoidReason,
  { clauses }: Terms,
  clause: HiddenClause,
): 'none' | 'hangs' | 'may' | 'nothing' {
  if (clause.type === 'give') return why === 'unbound' ? 'may' : 'nothing';
  if (clause.type !== 'play') return 'none';
  const hangs = clauses.some(
    (other) =>
      other.type === 'give' &&
      other.when.type === 'played' &&
      other.when.seat === clause.seat &&
      other.when.card === clause.card,
  );
  return hangs ? 'hangs' : 'none';
}

/** Is it the viewer who would go without? */
function isForMe({ viewer }: View, { from, to }: Terms, clause: HiddenClause): boolean {
  const giver = promiser(clause);
  return viewer !== 'public' && viewer === (giver === from ? to : from);
}
