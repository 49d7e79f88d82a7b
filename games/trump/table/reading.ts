/** What a view says, put the way the table shows it. */

import type { Seat } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import { STARTING_BOX } from '../facts/components.ts';
import { leastInBox } from '../facts/firstEdition.ts';
import { type Card, type Components, kindOf, type Property } from './printed.ts';

export type Question = NonNullable<View['asked']>;
export type Sale = NonNullable<View['sale']>;

/** Cards with the same face lie on one another. */
export interface Group {
  readonly card: Card;
  readonly count: number;
}

export function groupsOf(hand: readonly Card[]): readonly Group[] {
  const counts = new Map<Card, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export const ownedBy = (view: View, seat: Seat | null): readonly Property[] =>
  [...view.owners.keys()].filter((property) => view.owners[property] === seat);

export interface BoxSeen {
  readonly amount: number;
  /** There may be more in it: the box is shut. */
  readonly isLeast: boolean;
}

export const boxOf = (view: View, property: Property): BoxSeen => {
  const amount = view.boxes[property];
  return typeof amount === 'number'
    ? { amount, isLeast: false }
    : { amount: leastInBox(view, property) ?? STARTING_BOX, isLeast: true };
};

export interface Worth {
  readonly seat: Seat;
  /** Null where it is to be remembered. */
  readonly cash: number | null;
  readonly boxes: number;
  /** Debts to others, as a negative number, and of others. */
  readonly debts: number;
  readonly sum: number | null;
  readonly isLeast: boolean;
}

/** Everybody's money, the richest first; in the order of seats where not all of it lies open. */
export function worths(view: View): readonly Worth[] {
  const all = view.cash.map((cash, seat): Worth => {
    const seen = ownedBy(view, seat).map((property) => boxOf(view, property));
    const boxes = seen.reduce((sum, { amount }) => sum + amount, 0);
    const bid = view.sale?.bids[seat] ?? 0;
    const sum = view.totals?.[seat] ?? (cash === null ? null : cash + boxes + bid);
    const debts = view.totals ? sum! - cash! - boxes : owedTo(view, seat);
    return {
      seat,
      cash: cash === null ? null : cash + bid,
      boxes,
      debts,
      sum,
      isLeast: seen.some(({ isLeast }) => isLeast),
    };
  });
  return view.cash.includes(null) ? all : all.sort((a, b) => b.sum! - a.sum! || a.seat - b.seat);
}

const owedTo = ({ debts }: View, seat: Seat): number =>
  debts.reduce(
    (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
    0,
  );

/** The least a raise must come to. */
export const leastBid = ({ bids, leader }: Sale, step: number): number =>
  leader === null ? step : bids[leader]! + step;

/** The moves that play this card, whatever they are aimed at. */
export function playsOf(view: View, set: Components, card: Card): readonly Move[] {
  switch (kindOf(set, card)) {
    case 'tax':
      return others(view).map((seat) => ({ type: 'play', card, seat }));
    case 'forceSale':
      return [...view.owners.keys()].map((property) => ({ type: 'play', card, property }));
    default:
      return [{ type: 'play', card }];
  }
}

/** Clockwise from me. */
export const others = ({ seats, viewer }: View): readonly Seat[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (viewer === 'public') return all;
  return [...all.slice(viewer + 1), ...all.slice(0, viewer)];
};

/** The order of columns: mine first, then clockwise. */
export const seatsFromMe = (view: View): readonly Seat[] =>
  view.viewer === 'public' ? others(view) : [view.viewer, ...others(view)];

export const moveKey = (move: unknown): string =>
  JSON.stringify(move, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** What I could want to do where the rules do not list it: each is looked up by itself. */
export function candidates(view: View, set: Components): readonly Move[] {
  const { asked, viewer, hand } = view;
  if (viewer === 'public') return [];
  const playsIn = (cards: readonly Card[] | null): readonly Move[] =>
    groupsOf(cards ?? []).flatMap(({ card }) => playsOf(view, set, card));
  switch (asked) {
    case 'turn':
      return [...playsIn(hand), ...usesOf(view)];
    case 'related':
      return playsIn(hand);
    case 'bid':
      return [
        ...others(view).map((seat): Move => ({ type: 'knockOut', seat })),
        { type: 'backIn' },
        { type: 'pass' },
      ];
    case 'answer':
      return [{ type: 'accept' }];
    default:
      return [];
  }
}

/** The options of the view's owner, as moves. */
export const usesOf = ({ contracts, viewer }: View): readonly Move[] =>
  contracts.flatMap(({ number, open }) =>
    open.flatMap(({ index, clause }): Move[] =>
      clause.type === 'option' && clause.seat === viewer
        ? [{ type: 'use', contract: number, clause: index }]
        : [],
    ),
  );
