/** Everything that is on the table, and how it gets there. */

import type { Rng, Seat } from '@parlor/kit';
import { allCards, type Card, colourOf, type ComponentSet, readSet, type Step } from './set.ts';

/** T-2.1 */
const CASH = 10_000;
const PLACES = 3;

/** T-2.2, T-7.1 */
const TICKETS_OF_TWO_PLAYERS = 7;

/** T-5.3: does the player choose between a ticket's first action and its OR, or is the first done whenever it can be? */
type Or = 'free' | 'forced';

/** T-6.1: does every player have one last turn, or is the round finished first, so that all have equally many? */
type Ending = 'rulebook' | 'evenTurns';

export interface Options {
  readonly tickets: number;
  readonly auctions: boolean;
  readonly luckyCharm: boolean;
  /** Free unless named. */
  readonly or?: Or;
  /** The rulebook's unless named. */
  readonly ending?: Ending;
  readonly set: unknown;
}

type QuestionKind =
  | 'turn'
  | 'or'
  | 'buy'
  | 'swap'
  | 'open auction'
  | 'bid'
  | 'consolation roll'
  | 'extra die'
  | 'rethrow'
  | 'kept rethrow'
  | 'collect';

export interface Question {
  kind: QuestionKind;
  seat: Seat;
}

/** A ticket that is being carried out. */
interface Ticket {
  kind: number;
  /** Null while the player is asked for it (T-5.3). */
  choice: number | null;
  /** −1 between choosing and the first step. */
  step: number;
  /** Purchases that the step still owes. */
  buys: number;
}

/** T-5.1: what it is kept for is settled when it is turned over; a set may let the player choose (T-5.3). */
export interface KeptTicket {
  kind: number;
  what: 'die' | 'rethrow';
}

export interface Roll {
  size: number;
  /** Faces by number of the die; none before the throw. */
  dice: number[];
  charm: number | null;
  /** Re-rolls left, a kept ticket not counted. */
  rethrows: number;
  /** What the ticket multiplies the pay with. */
  pays: number;
  /** T-8.1: a kept ticket has been used. */
  spent: boolean;
  /** T-7.3: the charm die has been thrown again. */
  charmThrown: boolean;
}

export interface Auction {
  card: Card;
  auctioneer: Seat;
  bid: number;
  bidder: Seat | null;
  passed: Seat[];
}

export type Place = Card | null;

export interface Position {
  readonly seats: number;
  readonly auctions: boolean;
  readonly luckyCharm: boolean;
  readonly or: Or;
  readonly ending: Ending;
  readonly set: ComponentSet;
  /** Null while nobody has been asked yet, and when the match is over. */
  question: Question | null;
  /** Whose turn it is; null when the match is over. */
  turn: Seat | null;
  turns: number;
  lastTurns: number | null;
  /** T-8.1: this turn's consolation roll has been taken, or is a roll of the ticket that is still to come. */
  consoled: boolean;
  cash: number[];
  bank: number;
  boards: Card[][];
  stacks: Place[][];
  pool: Place[];
  draw: Card[];
  discards: Card[];
  /** Kinds of ticket, by seat. */
  tickets: number[][];
  played: number[][];
  kept: KeptTicket[][];
  box: number[];
  ticket: Ticket | null;
  roll: Roll | null;
  auction: Auction | null;
}

/** Something for each of the seats. */
export const bySeat = <A>(seats: number, make: (seat: Seat) => A): A[] =>
  Array.from({ length: seats }, (_, seat) => make(seat));

export const ascending = (a: number, b: number): number => a - b;

export const cardsIn = (places: Place[]): Card[] => places.filter((card) => card !== null);

export const priceOf = (position: Position, card: Card): number =>
  position.set.colours[colourOf(card)]!.price;

export const coloursOwned = (position: Position, seat: Seat): number[] => [
  ...new Set(position.boards[seat]!.map(colourOf)),
];

export function ask(position: Position, kind: QuestionKind, seat: Seat): void {
  position.question = { kind, seat };
}

/** From the bank to `seat`; less than nothing is from the seat to the bank. */
export function pay(position: Position, seat: Seat, amount: number): void {
  position.cash[seat]! += amount;
  position.bank -= amount;
}

/** The steps of the choice that is being carried out; none if no ticket is. */
function stepsOfChoice({ ticket, set }: Position): Step[] {
  if (ticket === null || ticket.choice === null) return [];
  return set.tickets[ticket.kind]!.choices[ticket.choice]!;
}

/** The step of the ticket that is being carried out, if one is. */
export const currentStep = (position: Position): Step | undefined =>
  stepsOfChoice(position)[position.ticket?.step ?? 0];

/** T-8.1: does what is left of the ticket's choice give a roll anyway? */
export const hasRollToCome = (position: Position): boolean =>
  stepsOfChoice(position).some((step, nth) => step.do === 'roll' && nth > position.ticket!.step);

/** Section 2. */
export function setUp(seats: number, options: Options, rng: Rng): Position {
  const set = readSet(options.set);
  const starter = rng.below(seats); // T-2.3
  const isFirstColour = (card: Card): boolean => colourOf(card) === 0;
  const firstColour = rng.shuffle(allCards().filter(isFirstColour));
  const given = firstColour.slice(0, seats);
  const deck = rng.shuffle(allCards().filter((card) => !given.includes(card)));
  const kinds = rng.shuffle(
    set.tickets.flatMap(({ copies }, kind) => Array.from({ length: copies }, () => kind)),
  );
  const each = seats === 2 ? TICKETS_OF_TWO_PLAYERS : options.tickets; // T-2.2
  const stackCards = seats * PLACES;
  return {
    seats,
    auctions: options.auctions,
    luckyCharm: options.luckyCharm,
    or: options.or ?? 'free',
    ending: options.ending ?? 'rulebook',
    set,
    question: { kind: 'turn', seat: starter },
    turn: starter,
    turns: 0,
    lastTurns: null,
    consoled: false,
    cash: bySeat(seats, () => CASH),
    bank: -CASH * seats,
    boards: bySeat(seats, (seat) => [given[seat]!]),
    stacks: bySeat(seats, (seat) => deck.slice(seat * PLACES, (seat + 1) * PLACES)),
    pool: deck.slice(stackCards, stackCards + PLACES),
    draw: deck.slice(stackCards + PLACES),
    discards: [],
    tickets: bySeat(seats, (seat) => kinds.slice(seat * each, (seat + 1) * each)),
    played: bySeat(seats, () => []),
    kept: bySeat(seats, () => []),
    box: kinds.slice(seats * each),
    ticket: null,
    roll: null,
    auction: null,
  };
}
