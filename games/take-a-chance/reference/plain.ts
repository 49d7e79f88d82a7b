/**
 * Take a Chance a second time, slow and obvious. Random matches run through
 * this and the fast implementation; a difference is a bug in one of them. It
 * shares no code with the other one and must not start to.
 */

import type { Json, Outcome, Rng, Seat, Table } from '@parlor/kit';
import { bid, passForGood } from './auction.ts';
import { buy, swap } from './buying.ts';
import { goOn, takeFirst, takeOr, turnOverTicket } from './course.ts';
import { findLegal, listMoves, type Move } from './legal.ts';
import {
  ascending,
  bySeat,
  type Options,
  type Position,
  priceOf,
  type Question,
  setUp,
} from './position.ts';
import { beginRoll, collect, keep, throwAll, useExtraDie } from './rolling.ts';
import { ORDINARY_ROLL } from './set.ts';

function carryOut(position: Position, asked: Question, move: Move, rng: Rng): void {
  const { seat } = asked;
  switch (move.type) {
    case 'buy':
      return buy(position, seat, move.card);
    case 'roll': // T-8.1: in the middle of a turn it is the consolation
      if (asked.kind === 'consolation roll') position.consoled = true;
      return beginRoll(position, ORDINARY_ROLL, rng);
    case 'chance':
      return turnOverTicket(position, seat);
    case 'first':
      return takeFirst(position);
    case 'or':
      return takeOr(position, seat);
    case 'swap':
      return swap(position, seat, move.give, move.take);
    case 'use':
      return useExtraDie(position, rng);
    case 'throw':
      return throwAll(position, rng);
    case 'keep':
      return keep(position, move.dice, move.charm, rng);
    case 'collect':
      return collect(position, move.combo);
    case 'bid':
      return bid(position, seat, move.amount);
    case 'pass': // T-7.2: of an auction, or of the roll after one
      if (position.auction !== null) passForGood(position, seat);
  }
}

/** T-6.2: cash and the price of the cards; of equals the one with more cards. */
function outcomeOf(position: Position): Outcome {
  const owned = position.boards.map((board) => board.length);
  const scores = bySeat(position.seats, (seat) =>
    position.boards[seat]!.reduce(
      (sum, card) => sum + priceOf(position, card),
      position.cash[seat]!,
    ),
  );
  const isAhead = (one: Seat, other: Seat): boolean =>
    scores[one] === scores[other] ? owned[one]! > owned[other]! : scores[one]! > scores[other]!;
  const seats = bySeat(position.seats, (seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  return { scores, places };
}

const sorted = (numbers: number[]): number[] => numbers.toSorted(ascending);

/** Everything about the position as the README's "Facts" list it. */
const factsOf = (position: Position): Json => ({
  question: position.question?.kind ?? null,
  asked: position.question?.seat ?? null,
  turn: position.turn,
  turns: position.turns,
  lastTurns: position.lastTurns,
  consoled: position.consoled,
  cash: [...position.cash],
  bank: position.bank,
  boards: position.boards.map(sorted),
  stacks: position.stacks.map((places) => [...places]),
  pool: [...position.pool],
  draw: [...position.draw],
  discards: [...position.discards],
  tickets: position.tickets.map((kinds) => [...kinds]),
  played: position.played.map((kinds) => [...kinds]),
  kept: position.kept.map((tickets) => sorted(tickets.map(({ kind }) => kind))),
  box: sorted(position.box),
  ticket: position.ticket && { ...position.ticket },
  roll: position.roll && { ...position.roll, dice: [...position.roll.dice] },
  auction: position.auction && { ...position.auction, passed: sorted(position.auction.passed) },
});

/** The match that goes on from `position`. */
export function matchFrom(position: Position) {
  return {
    toAct: (): Seat[] => (position.question === null ? [] : [position.question.seat]),
    moves: (seat: Seat): Json[] | 'wide' => listMoves(position, seat),
    isLegal: (seat: Seat, move: Json): boolean => findLegal(position, seat, move) !== undefined,
    play: (seat: Seat, json: Json, rng: Rng): void => {
      const move = findLegal(position, seat, json);
      if (move === undefined) throw new Error(`illegal for seat ${seat}: ${JSON.stringify(json)}`);
      const asked = position.question!;
      position.question = null;
      carryOut(position, asked, move, rng);
      goOn(position, rng);
    },
    outcome: (): Outcome | undefined => (position.turn === null ? outcomeOf(position) : undefined),
    facts: (): Json => factsOf(position),
  };
}

export const plainTakeAChance = (table: Table<Options>, rng: Rng) =>
  matchFrom(setUp(table.seats, table.options, rng));
