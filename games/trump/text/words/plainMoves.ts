/** The plain ones among the moves that are too many to list: no contracts, and raises by round sums. */

import type { Seat } from '@parlor/kit';
import { type Components, STANDARD_COMPONENTS, STEP } from '../../facts/components.ts';
import {
  ACCEPT,
  BACK_IN,
  forcedSaleMove,
  KNOCK_OUTS,
  openMove,
  PASS,
  PLAYS,
  REJECT,
  taxMove,
  useMove,
} from '../../facts/moveTable.ts';
import type { Card, Move } from '../../facts/types.ts';
import type { SaleView, View } from '../../facts/views.ts';

/** What is bid above the least that leads. */
const ABOVE = [0, 20, 50, 100];

/** Between openings. */
const OPENINGS_APART = 100;

export function plainMoves(view: View): readonly Move[] {
  const { viewer: seat, hand, sale, asked } = view;
  if (seat === 'public' || hand === null) return [];
  switch (asked) {
    case 'open':
      return openings(view.cash[seat] ?? 0);
    case 'bid':
      return sale ? bids(view, seat, hand, sale) : [];
    case 'turn':
      return [PASS, ...plays(view, hand), ...uses(view, seat)];
    case 'answer':
      return [ACCEPT, REJECT];
    default:
      return [];
  }
}

const componentsOf = ({ options }: View): Components => options.components ?? STANDARD_COMPONENTS;

const openings = (cash: number): Move[] =>
  Array.from({ length: Math.floor(cash / OPENINGS_APART) + 1 }, (_, nth) =>
    openMove(nth * OPENINGS_APART),
  );

function bids(view: View, seat: Seat, hand: readonly Card[], sale: SaleView): Move[] {
  const { cards } = componentsOf(view);
  const brings = (card: Card): number => {
    const data = cards[card];
    return data?.kind === 'investor' ? data.brings : 0;
  };
  const standing = (other: number): boolean => sale.standing[other] === 'in';
  const highest = Math.max(0, ...sale.bids.filter((_, other) => standing(other)));
  const missing = highest + STEP - sale.bids[seat]!;
  const investors = hand.filter((card) => brings(card) > 0);
  return [
    PASS,
    BACK_IN,
    ...sale.bids.flatMap((_, other) =>
      other !== seat && standing(other) ? [KNOCK_OUTS[other]!] : [],
    ),
    ...[...new Set(investors)].map((card) => raise(Math.max(0, missing - brings(card)), [card])),
    ...(investors.length > 1 ? [raise(0, investors)] : []),
    ...ABOVE.map((more) => raise(missing + more, [])),
  ];
}

const raise = (cash: number, cards: readonly Card[]): Move => ({ type: 'raise', cash, cards });

function plays(view: View, hand: readonly Card[]): Move[] {
  const { cards, properties } = componentsOf(view);
  return [...new Set(hand)].flatMap((card) => {
    switch (cards[card]?.kind) {
      case 'tax':
        return Array.from({ length: view.seats }, (_, seat) => taxMove(card, seat));
      case 'forceSale':
        return properties.map((_, property) => forcedSaleMove(card, property));
      default:
        return [PLAYS[card]!];
    }
  });
}

/** D-7.7: options of contracts in force. */
const uses = ({ contracts }: View, seat: Seat): Move[] =>
  contracts.flatMap(({ number, open }) =>
    open.flatMap(({ index, clause }) =>
      clause.type === 'option' && clause.seat === seat ? [useMove(number, index)] : [],
    ),
  );
