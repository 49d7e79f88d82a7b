/**
 * Pure Profit a second time, slow and obvious. Random matches run through this
 * and the fast implementation; a difference is a bug in one of them. It shares
 * no code with the other one and must not start to.
 */

import type { Json, Outcome, Rng, Seat, Table } from '@parlor/kit';
import { ascending, cardsOf, type Deck } from './cards.ts';
import { isLegal } from './legal.ts';
import { legalMoves } from './listing.ts';
import { readMove } from './moves.ts';
import { beginGame, bySeat, type Position } from './position.ts';
import { play, untilSomebodyIsAsked } from './turns.ts';

interface Options {
  readonly games: '1' | '3';
  readonly openSteal: boolean;
  readonly steals: 'once' | 'reshuffled';
  readonly finish: 'free' | 'discard';
  readonly deck: Deck | null;
}

/** P-6.3: the sum over all games. */
const scoresOf = ({ seats, finished }: Position): number[] =>
  bySeat(seats, (seat) => finished.reduce((sum, tops) => sum + tops[seat]!, 0));

/** P-6.3, P-6.4: the highest wins, equal scores share a place. */
const placesOf = (scores: number[]): number[] =>
  scores.map((mine) => 1 + scores.filter((theirs) => theirs > mine).length);

function outcomeOf(position: Position): Outcome | undefined {
  if (position.turn !== null) return undefined;
  const scores = scoresOf(position);
  return { scores, places: placesOf(scores) };
}

/** Everything about the position as the README's "Facts" list it. */
const factsOf = (position: Position): Json => ({
  game: position.game,
  dealer: position.dealer,
  turn: position.turn,
  asked: position.asked,
  turns: position.turns,
  hands: position.hands.map((hand) => hand.toSorted(ascending)),
  banks: position.banks.map((bank) => [...bank]),
  pile: [...position.pile],
  discard: [...position.discard],
  gone: position.gone.toSorted(ascending),
  pairs: position.pairs.map((pair) => [...pair]),
  stealing: position.stealing === null ? null : { ...position.stealing },
  finished: position.finished.map((tops) => [...tops]),
});

/** The match that goes on from `position`. */
export function matchFrom(position: Position, rng: Rng) {
  untilSomebodyIsAsked(position, rng);
  return {
    toAct: (): Seat[] => (position.turn === null ? [] : [position.turn]),
    moves: (seat: Seat): Json[] | 'wide' => legalMoves(position, seat),
    isLegal: (seat: Seat, json: Json): boolean => {
      const move = readMove(json);
      return move !== undefined && isLegal(position, seat, move);
    },
    play: (seat: Seat, json: Json, stepRng: Rng): void => {
      const move = readMove(json);
      if (move === undefined || !isLegal(position, seat, move)) {
        throw new Error(`illegal for seat ${seat}: ${JSON.stringify(json)}`);
      }
      play(position, seat, move, stepRng);
    },
    outcome: (): Outcome | undefined => outcomeOf(position),
    facts: (): Json => factsOf(position),
  };
}

export function plainPureProfit(table: Table<Options>, rng: Rng) {
  const { seats, options } = table;
  const position: Position = {
    seats,
    games: Number(options.games),
    openSteal: options.openSteal,
    steals: options.steals,
    finish: options.finish,
    deck: cardsOf(options.deck),
    game: 1,
    dealer: rng.below(seats), // P-2.2
    turn: null,
    asked: null,
    turns: 0,
    hands: [],
    banks: [],
    pile: [],
    discard: [],
    gone: [],
    pairs: [],
    stealing: null,
    finished: [],
  };
  beginGame(position, rng);
  return matchFrom(position, rng);
}
