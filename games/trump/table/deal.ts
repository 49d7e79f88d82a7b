/** A deal in the making: its parties, its lines, and the move that comes of it. */

import type { Seat } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import { asOfNow } from '../facts/deal/asOfNow.ts';
import {
  type Clause,
  type Give,
  giftsOf,
  MAX_CLAUSES,
  type What,
  type When,
} from '../facts/clauses.ts';
import type { Slot } from '../facts/deal/slots.ts';
import type { Card } from './printed.ts';
import { others } from './reading.ts';

export type Line = Clause;
export type { Give, What, When };
export type Gift = What;

export interface Deal {
  readonly to: Seat;
  /** Further parties, clockwise after `to`. */
  readonly and: readonly Seat[];
  readonly lines: readonly Line[];
  /** An answer to an offer, not a first word. */
  readonly isCounter: boolean;
  /** The contract that this one takes the place of. */
  readonly ends: number | undefined;
}

export interface Picking {
  readonly at: number;
  /** The place of a gift inside an option. */
  readonly sub?: number;
  readonly slot: Slot;
}

export const NO_DEAL = { and: [], lines: [], isCounter: false, ends: undefined } as const;

export function dealMove({ to, and, lines, isCounter, ends }: Deal): Move {
  const rest = { ...(ends !== undefined && { ends }), clauses: lines };
  if (isCounter) return { type: 'counter', ...rest };
  return { type: 'offer', to, ...(and.length > 0 && { and }), ...rest };
}

/** Something to offer: without any line it can only end a contract. */
export const isSaying = ({ lines, ends }: Deal): boolean => lines.length > 0 || ends !== undefined;

/** The offer on the table as lines of my own. Seats are absolute, so the sides turn by themselves. */
export const counterTo = ({ offer }: View): Deal => ({
  ...NO_DEAL,
  to: offer!.from,
  // An offer to me names all its cards.
  lines: offer!.clauses as readonly Clause[],
  isCounter: true,
  ends: offer!.ends,
});

type Contract = View['contracts'][number];

/** What is still open of a contract, to be changed: it ends, and this stands in its place. */
export function changeOf(view: View, { number, seats, open }: Contract): Deal {
  const [to, ...and] = others(view).filter((seat) => seats.includes(seat));
  const places = new Map(open.map(({ index }, place) => [index, place]));
  return {
    ...NO_DEAL,
    to: to!,
    and,
    ends: number,
    // The parties know every card in it.
    lines: open.map(({ clause, due, left }) =>
      renumbered(asOfNow(clause, due, view, left) as Clause, places),
    ),
  };
}

/** Other lines are named by where they stand now. */
const renumbered = (clause: Clause, places: ReadonlyMap<number, number>): Clause =>
  clause.type === 'give' && clause.when.type === 'lapsed'
    ? { ...clause, when: { type: 'lapsed', clause: places.get(clause.when.clause) ?? 0 } }
    : clause;

/** The table as it is for this deal: the contract that it ends is gone (README, "What an offer may say", 4). */
export const tableFor = (view: View, { ends }: Deal): View =>
  ends === undefined
    ? view
    : { ...view, contracts: view.contracts.filter(({ number }) => number !== ends) };

/** Everybody in it, I first, then as they are asked. */
export const partiesOf = ({ viewer }: View, { to, and }: Deal): readonly [Seat, Seat, ...Seat[]] =>
  [viewer as Seat, to, ...and] as const;

/** Who gets what `seat` gives. */
export const takerIn = (view: View, deal: Deal, seat: Seat, to: Seat | undefined): Seat =>
  to ?? (seat === deal.to ? (view.viewer as Seat) : deal.to);

export const replaced = (deal: Deal, at: number, line: Line): Deal => ({
  ...deal,
  lines: deal.lines.map((old, i) => (i === at ? line : old)),
});

/** What stands in for a line goes with it, and later lines move up. */
export function removed(deal: Deal, at: number): Deal {
  const gone = new Set([at]);
  const hangs = (line: Line): boolean =>
    line.type === 'give' && line.when.type === 'lapsed' && gone.has(line.when.clause);
  for (let size = 0; size !== gone.size; ) {
    size = gone.size;
    for (const [i, line] of deal.lines.entries()) if (hangs(line)) gone.add(i);
  }
  const moved = (place: number): number => place - [...gone].filter((one) => one < place).length;
  return {
    ...deal,
    lines: deal.lines.flatMap((line, i) => {
      if (gone.has(i)) return [];
      if (line.type !== 'give' || line.when.type !== 'lapsed') return [line];
      return [{ ...line, when: { type: 'lapsed', clause: moved(line.when.clause) } as const }];
    }),
  };
}

/** A card of mine tapped: one more line that gives it now, or one less. */
export function withCard(deal: Deal, me: Seat, card: Card): Deal | undefined {
  const at = deal.lines.findIndex(
    (line) =>
      line.type === 'give' &&
      line.from === me &&
      line.when.type === 'now' &&
      line.what.type === 'card' &&
      line.what.card === card,
  );
  if (at >= 0) return removed(deal, at);
  if (deal.lines.length >= MAX_CLAUSES) return undefined;
  const line: Line = {
    type: 'give',
    from: me,
    ...(deal.and.length > 0 && { to: deal.to }),
    what: { type: 'card', card },
    when: { type: 'now' },
  };
  return { ...deal, lines: [...deal.lines, line] };
}

/** Cards of mine that the other parties get to know by the offer (D-7.5). */
export function shownBy(view: View, lines: readonly Line[]): readonly Card[] {
  const { viewer: me, hand } = view;
  const shown = new Set<Card>();
  for (const line of lines) {
    if (line.type === 'play' && line.seat === me) shown.add(line.card);
    if (line.type === 'show' && line.seat === me)
      for (const card of line.card === null ? (hand ?? []) : [line.card]) shown.add(card);
    for (const { from, what, when } of giftsOf(line)) {
      if (from === me && what.type === 'card') shown.add(what.card);
      if (when.type === 'played' && when.seat === me) shown.add(when.card);
    }
  }
  // Of what comes to me first and goes back, the other knows anyway.
  return [...shown].filter((card) => hand?.includes(card));
}
