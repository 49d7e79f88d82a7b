/** Everything that is on the table, and how a round is dealt. */

import type { Rng, Seat } from '@parlor/kit';
import { emptyPile, type Card, type Halves, type Pile } from './pile.ts';

/** E-1.1: how often there is 0, 1, 2 … 9, Half, Ghost. */
const COPIES = [6, 4, 4, 6, 6, 6, 6, 6, 6, 6, 8, 8];

/** E-2.1: three Blind cards, three Open cards, three in hand. */
export const THREE = 3;

/** E-1.2 */
const YELLOW = [1, 2, 3, 4, 6, 7, 8];

export interface Position {
  readonly seats: number;
  readonly rounds: number;
  readonly halves: Halves;
  round: number;
  dealer: Seat;
  phase: 'swap' | 'start' | 'play' | 'over';
  turn: Seat | null;
  pile: Pile;
  /** E-5.4: who went out on a half and has not won yet. */
  pending: Seat | null;
  /** Of the round before; after the match of the last one. */
  winner: Seat | null;
  loser: Seat | null;
  points: number[];
  /** E-7.4: taken in this round, by seat. */
  turns: number[];
  hands: Card[][];
  asides: Card[][];
  opens: Card[][];
  /** By seat and place; null where a Blind card has been turned. */
  blinds: (Card | null)[][];
  /** By seat, the top first. */
  banks: Card[][];
  /** E-6.3: who has begun to play from the table, by seat. */
  table: boolean[];
}

/** Something for each of the seats. */
export const bySeat = <A>(seats: number, make: (seat: Seat) => A): A[] =>
  Array.from({ length: seats }, (_, seat) => make(seat));

export const seatAfter = (position: Position, seat: Seat): Seat => (seat + 1) % position.seats;

/** All seats clockwise, `first` first. */
export const clockwiseFrom = (seats: number, first: Seat): Seat[] =>
  bySeat(seats, (nth) => (first + nth) % seats);

const newDeck = (): Card[] =>
  COPIES.flatMap((copies, card) => Array.from({ length: copies }, () => card));

/** E-2.1: the whole deck, one card at a time, clockwise from the dealer's left. */
export function deal(position: Position, rng: Rng): void {
  const { seats } = position;
  const order = clockwiseFrom(seats, seatAfter(position, position.dealer));
  const dealt: Card[][] = bySeat(seats, () => []);
  rng.shuffle(newDeck()).forEach((card, nth) => dealt[order[nth % seats]!]!.push(card));
  position.blinds = dealt.map((cards) => cards.slice(0, THREE));
  position.opens = dealt.map((cards) => cards.slice(THREE, 2 * THREE));
  position.hands = dealt.map((cards) => cards.slice(2 * THREE, 3 * THREE));
  position.banks = dealt.map((cards) => cards.slice(3 * THREE));
  position.asides = bySeat(seats, () => []);
  position.table = bySeat(seats, () => false);
  position.turns = bySeat(seats, () => 0);
  position.pile = emptyPile();
  position.pending = null;
}

/** The lowest yellow card among these, if there is one. */
export function lowestYellow(cards: Card[]): Card | undefined {
  return YELLOW.find((yellow) => cards.includes(yellow));
}

/** E-2.3: the lowest yellow card in any hand, from the dealer's left; failing that, the dealer's left. */
export function starterOf(position: Position): Seat {
  const order = clockwiseFrom(position.seats, seatAfter(position, position.dealer));
  const lowest = lowestYellow(position.hands.flat());
  if (lowest === undefined) return order[0]!;
  return order.find((seat) => position.hands[seat]!.includes(lowest))!;
}

/** E-7.1: all the cards of a seat, those laid aside included. */
export const cardsOf = (position: Position, seat: Seat): number =>
  stillToPlay(position, seat) + position.asides[seat]!.length;

/** The cards of a seat in hand, in the Bank and on the table. */
const stillToPlay = (position: Position, seat: Seat): number =>
  position.hands[seat]!.length +
  position.banks[seat]!.length +
  position.opens[seat]!.length +
  position.blinds[seat]!.filter((card) => card !== null).length;

/** E-7.1, E-3.6: rid of all cards; those laid aside are never played again. */
export const isOut = (position: Position, seat: Seat): boolean => stillToPlay(position, seat) === 0;
