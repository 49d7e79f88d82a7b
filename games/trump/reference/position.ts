/** Everything that is on the table, and simple questions about it. */

import type { Seat } from '@parlor/kit';
import type { Clause, Option } from './clauses.ts';
import type { Card, ComponentSet, Property } from './set.ts';

export interface Sale {
  property: Property;
  broker: Seat;
  sealed: (number | null)[];
  bids: number[];
  investors: number[];
  standing: ('in' | 'out' | 'none')[];
  investorPlayed: boolean;
  /** D-5.5: when each bid was made; lower is earlier. */
  madeAt: number[];
  /** Whose turn in the bidding it is; nobody's before the openings are shown. */
  bidder: Seat | null;
  /** D-5.6: who made the last raise, knock-out or return, and who has passed since. */
  lastActor: Seat | null;
  passed: Seat[];
}

export interface Offer {
  /** Who made it first, then who is asked, in this order. */
  parties: Seat[];
  clauses: Clause[];
  ends: number | null;
  counters: number;
  /** Who has accepted so far. */
  accepted: Seat[];
}

export interface OpenClause {
  index: number;
  due: number | null;
  clause: Clause;
  /** Payments of an `everyTurnEnd` still to come. */
  left?: number;
}

export interface Contract {
  number: number;
  seats: Seat[];
  open: OpenClause[];
}

/** A card played on a turn, with its aim. */
export type Play =
  | { type: 'play'; card: Card }
  | { type: 'play'; card: Card; seat: Seat }
  | { type: 'play'; card: Card; property: Property };

/** What still has to happen before anybody is asked again, unless a card has to be chosen in between. */
export type Task =
  /** A gift of a contract happens; `payout` is what a share is of. */
  | { is: 'gift'; contract: number; index: number; payout: number }
  | { is: 'lapse'; contract: number; index: number }
  /** The date of a clause has come. */
  | { is: 'date'; contract: number; index: number }
  | { is: 'deal made' }
  | { is: 'effect'; play: Play }
  | { is: 'effect over' }
  | { is: 'card over' }
  | { is: 'sale over' }
  | { is: 'turn over' }
  | { is: 'ask turn' };

export interface Choosing {
  contract: number;
  index: number;
  seat: Seat;
  from: Seat;
  to: Seat;
}

export interface Debt {
  from: Seat;
  to: Seat;
  amount: number;
}

/** D-6.3: what a card is looked up in to see whether it is related to the deal. */
export interface Related {
  cards: Card[];
  properties: Property[];
}

export interface Position {
  readonly seats: number;
  readonly set: ComponentSet;
  readonly investorMoney: 'kept' | 'returned';
  /** D-8.2: whether players count what others have in cash. */
  readonly othersCash: 'open' | 'memory';
  /** D-6.2: how many deals each player may open. */
  readonly deals: number;
  part: 1 | 2;
  turn: Seat | null;
  asked:
    | 'turn'
    | 'take'
    | 'fill'
    | 'put up'
    | 'trade'
    | 'surrender'
    | 'open'
    | 'bid'
    | 'answer'
    | 'choose'
    | 'related'
    | null;
  pawns: number[];
  cash: number[];
  hands: Card[][];
  owners: (Seat | null)[];
  boxes: number[];
  /** The next card first. */
  pile: Card[];
  /** The oldest first. */
  discards: Card[];
  playing: Card | null;
  /** What the card being played has brought its player. */
  payout: number;
  /** Who has to surrender a property. */
  taxed: Seat | null;
  /** What the number on the die is for. */
  rolling: 'move' | 'collect' | 'five';
  rollsLeft: number;
  /** D-3.11: 0 when there are no closing sales. */
  closingRound: 0 | 1 | 2;
  /** What can still be put up in this round. */
  closing: Property[];
  /** What nobody opened for in the first round. */
  again: Property[];
  sale: Sale | null;
  passes: number;
  turnsEnded: number[];
  dealsOpened: number[];
  offer: Offer | null;
  /** The deal whose now-clauses are happening, and what has come to the player on turn by them. */
  making: { clauses: Clause[]; got: Related } | null;
  choosing: Choosing | null;
  related: Related | null;
  contracts: Contract[];
  /** D-7.7: options that have been used, with the contract they stand in. */
  used: { contract: number; option: Option; seats: Seat[] }[];
  /** How many contracts there have been. */
  accepted: number;
  debts: Debt[];
  todo: Task[];
}

export const ascending = (a: number, b: number): number => a - b;

/** Something for each of the seats. */
export const bySeat = <A>(seats: number, make: (seat: Seat) => A): A[] =>
  Array.from({ length: seats }, (_, seat) => make(seat));

export const leftOf = (position: Position, seat: Seat): Seat => (seat + 1) % position.seats;

/** All seats clockwise, `first` first. */
export const clockwiseFrom = (position: Position, first: Seat): Seat[] =>
  bySeat(position.seats, (nth) => (first + nth) % position.seats);

/** Clockwise from the left. */
export const opponentsOf = (position: Position, seat: Seat): Seat[] =>
  clockwiseFrom(position, seat).slice(1);

export const allProperties = (position: Position): Property[] =>
  position.owners.map((_, property) => property);

export const ownedBy = (position: Position, seat: Seat | null): Property[] =>
  allProperties(position).filter((property) => position.owners[property] === seat);

export const howMany = (cards: Card[], card: Card): number =>
  cards.filter((other) => other === card).length;

/** Each of them once. */
export const distinct = (cards: Card[]): Card[] => [...new Set(cards)].toSorted(ascending);

/** One copy of `card` less. */
function loseCard(position: Position, seat: Seat, card: Card): void {
  const hand = position.hands[seat]!;
  const place = hand.indexOf(card);
  if (place < 0) throw new Error(`seat ${seat} does not hold card ${card}`);
  position.hands[seat] = hand.filter((_, at) => at !== place);
}

/** From the hand to the discards. */
export function discard(position: Position, seat: Seat, card: Card): void {
  loseCard(position, seat, card);
  position.discards.push(card);
}

/** D-3.2: whom a T can take from. */
export const opponentsWithCards = (position: Position, seat: Seat): Seat[] =>
  opponentsOf(position, seat).filter((other) => position.hands[other]!.length > 0);

export function moveCard(position: Position, from: Seat, to: Seat, card: Card): void {
  loseCard(position, from, card);
  position.hands[to]!.push(card);
}

/** The card that chance picks goes from one hand to another. */
export function moveRandomCard(
  position: Position,
  from: Seat,
  to: Seat,
  rng: { below(n: number): number },
): void {
  const hand = position.hands[from]!.toSorted(ascending);
  moveCard(position, from, to, hand[rng.below(hand.length)]!);
}

/** Who is asked now. */
export function toAct(position: Position): Seat[] {
  const { asked, turn, sale } = position;
  if (asked === null || turn === null) return [];
  if (asked === 'surrender') return [position.taxed!];
  if (asked === 'choose') return [position.choosing!.seat];
  if (asked === 'answer') {
    const { parties, accepted } = position.offer!;
    return [parties[1 + accepted.length]!];
  }
  if (asked === 'bid') return [sale!.bidder!];
  if (asked === 'open') {
    return bySeat(position.seats, (seat) => seat).filter((seat) => sale!.sealed[seat] === null);
  }
  return [turn];
}
