/**
 * 8½ a second time, slow and obvious. Random matches run through this and the
 * fast implementation; a difference is a bug in one of them. It shares no code
 * with the other one and must not start to.
 */

import type { Json, Outcome, Rng, Seat, Table } from '@parlor/kit';
import { findLegal, legalMoves, type Move } from './legal.ts';
import { type Card, emptyPile, type Halves } from './pile.ts';
import { bySeat, type Position } from './position.ts';
import { beginRound, beginStart, swap } from './rounds.ts';
import { carryOut, takeTurn } from './turns.ts';

const ascending = (a: number, b: number): number => a - b;

function play(position: Position, seat: Seat, move: Move, rng: Rng): void {
  if (move.type === 'keep') return beginStart(position);
  if (move.type === 'swap') {
    swap(position, move);
    return beginStart(position);
  }
  position.phase = 'play';
  takeTurn(position, seat, () => carryOut(position, seat, move), rng);
}

/** E-7.3: the highest total wins, equal totals share a place. */
const placesOf = (points: number[]): number[] =>
  points.map((mine) => 1 + points.filter((theirs) => theirs > mine).length);

const sorted = (cards: Card[][]): Card[][] => cards.map((some) => some.toSorted(ascending));

/** Everything about the position as the README's "Facts" list it. */
const factsOf = (position: Position): Json => ({
  round: position.round,
  dealer: position.dealer,
  phase: position.phase,
  turn: position.turn,
  value: position.pile.value,
  five: position.pile.five,
  pile: [...position.pile.cards],
  pending: position.pending,
  winner: position.winner,
  loser: position.loser,
  points: [...position.points],
  turns: [...position.turns],
  hands: sorted(position.hands),
  asides: sorted(position.asides),
  opens: sorted(position.opens),
  blinds: position.blinds.map((cards) => [...cards]),
  banks: position.banks.map((cards) => [...cards]),
  table: [...position.table],
});

/** The match that goes on from `position`. */
export function matchFrom(position: Position) {
  return {
    toAct: (): Seat[] => (position.turn === null ? [] : [position.turn]),
    moves: (seat: Seat): Json[] | 'wide' => legalMoves(position, seat),
    isLegal: (seat: Seat, move: Json): boolean => findLegal(position, seat, move) !== undefined,
    play: (seat: Seat, json: Json, rng: Rng): void => {
      const move = findLegal(position, seat, json);
      if (move === undefined) throw new Error(`illegal for seat ${seat}: ${JSON.stringify(json)}`);
      play(position, seat, move, rng);
    },
    outcome: (): Outcome | undefined =>
      position.phase === 'over'
        ? { scores: [...position.points], places: placesOf(position.points) }
        : undefined,
    facts: (): Json => factsOf(position),
  };
}

/** Section 8: what the table shows of collected cards (`collected`, `memoryAids`) is no part of the position. */
interface Options {
  readonly rounds: number;
  readonly halves: Halves;
}

export function plainEightAndAHalf(table: Table<Options>, rng: Rng) {
  const { seats } = table;
  const position: Position = {
    seats,
    rounds: table.options.rounds,
    halves: table.options.halves,
    round: 1,
    dealer: rng.below(seats), // E-2.4
    phase: 'start',
    turn: null,
    pile: emptyPile(),
    pending: null,
    winner: null,
    loser: null,
    points: bySeat(seats, () => 0),
    turns: [],
    hands: [],
    asides: [],
    opens: [],
    blinds: [],
    banks: [],
    table: [],
  };
  beginRound(position, rng);
  return matchFrom(position);
}
