/** Everything that is on the table, how a game is dealt and how it ends. */

import type { Rng, Seat } from '@parlor/kit';
import type { Card } from './cards.ts';

/** P-2.1 */
const DEALT = 5;

/** P-4.1: a Bankrupt and the value card it takes along. */
export type Pair = [bankrupt: Card, value: Card];

export interface Stealing {
  /** How many more cards may be taken; the one that is being chosen is still among them. */
  left: number;
  /** P-5.3: whose hand the thief is looking at. */
  from: Seat | null;
}

export interface Position {
  readonly seats: number;
  readonly games: number;
  readonly openSteal: boolean;
  /** P-3.2 */
  readonly steals: 'once' | 'reshuffled';
  /** P-6.1 */
  readonly finish: 'free' | 'discard';
  /** Before the shuffle. */
  readonly deck: Card[];
  /** 1 for the first. */
  game: number;
  dealer: Seat;
  /** Nobody's when the match is over. */
  turn: Seat | null;
  /** Nothing as long as the turn has not begun, and when the match is over. */
  asked: 'draw' | 'settle' | 'lay' | 'act' | 'stuck' | 'take' | 'choose' | null;
  /** P-6.4: completed in this game by all seats together. */
  turns: number;
  hands: Card[][];
  banks: Card[][];
  /** The top first. */
  pile: Card[];
  /** The top last. */
  discard: Card[];
  /** P-3.2: out of the game for good. */
  gone: Card[];
  /** P-4.2: made this turn and not laid yet, in the order they were made. */
  pairs: Pair[];
  /** P-5.2: of the Steal that is being used. */
  stealing: Stealing | null;
  /** P-6.3: the top Bank values by seat, for each game that is over. */
  finished: number[][];
}

/** Something for each of the seats. */
export const bySeat = <A>(seats: number, make: (seat: Seat) => A): A[] =>
  Array.from({ length: seats }, (_, seat) => make(seat));

export const seatAfter = (position: Position, seat: Seat): Seat => (seat + 1) % position.seats;

/** P-6.3: 0 for an empty Bank. */
export const topOf = (bank: Card[]): number => bank.at(-1) ?? 0;

/** P-2.1, P-2.2: from the dealer's left, one card at a time. */
export function beginGame(position: Position, rng: Rng): void {
  const { seats } = position;
  const cards = rng.shuffle([...position.deck]);
  const first = seatAfter(position, position.dealer);
  position.hands = bySeat(seats, () => []);
  for (let nth = 0; nth < DEALT * seats; nth++) {
    position.hands[(first + nth) % seats]!.push(cards.shift()!);
  }
  position.banks = bySeat(seats, () => []);
  position.discard = [cards.shift()!];
  position.pile = cards;
  position.gone = [];
  position.pairs = [];
  position.stealing = null;
  position.turns = 0;
  position.turn = first;
  position.asked = null;
}

/** P-6.3: the top values are noted; P-2.2: the next dealer deals the next game, if there is one. */
export function endGame(position: Position, rng: Rng): void {
  position.finished.push(position.banks.map(topOf));
  if (position.game === position.games) {
    position.turn = null;
    position.asked = null;
    return;
  }
  position.game += 1;
  position.dealer = seatAfter(position, position.dealer);
  beginGame(position, rng);
}
