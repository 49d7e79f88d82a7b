/** What a seat may do: listed where the list is short, sampled where it is not. */

import { type Rng, type Seat, WIDE } from '@parlor/kit';
import { STEP } from '../facts/components.ts';
import { bidLimit, knockOutForbidden } from './deal/abstentions.ts';
import { MAX_COUNTERS } from './negotiate.ts';
import { freeCopies, maySurrender } from './deal/promises.ts';
import { choosable } from './deal/schedule.ts';
import { sampleCounter, sampleOffer } from './deal/sampleOffer.ts';
import { whyNotAccept } from './deal/terms.ts';
import { checkUse } from './useOption.ts';
import {
  ACCEPT,
  BACK_IN,
  CHOICES,
  DONE,
  FILLS,
  KEEP,
  KNOCK_OUTS,
  MAX_LISTED,
  OPENINGS,
  openMove,
  PASS,
  PUT_UPS,
  REJECT,
  ROLL,
  SURRENDERS,
  TAKES,
  tradeMove,
  useMove,
} from '../facts/moveTable.ts';
import { listPlays, restraintOf } from './plays.ts';
import { canRaise, sampleRaise } from './raises.ts';
import { SPACE } from '../facts/rules.ts';
import {
  ANSWER,
  BID,
  CHOOSE,
  FILL,
  held,
  KNOCKED_OUT,
  lowestOf,
  OPEN,
  PUT_UP,
  STILL_IN,
  type State,
  SURRENDER,
  TAKE,
  TRADE,
  TURN,
  unowned,
} from './state/state.ts';
import type { Card, Move } from '../facts/types.ts';

export function moves(state: State, seat: Seat, out: Move[]): number {
  return isWide(state, seat) ? WIDE : list(state, seat, out);
}

/** Is there a move of the kind that can only be sampled? */
function isWide(state: State, seat: Seat): boolean {
  switch (state.phase) {
    case OPEN:
      return highestOpening(state, seat) / STEP >= MAX_LISTED;
    case BID:
      return canRaise(state, seat);
    case TURN:
      return mayOffer(state, seat);
    case ANSWER:
      return state.offer!.counters < MAX_COUNTERS && !state.offer!.and;
    default:
      return false;
  }
}

/** Part 2, deals left, and no promise that has to be kept right now. */
const mayOffer = (state: State, seat: Seat): boolean =>
  state.part === 2 &&
  state.dealsOpened[seat]! < state.options.deals &&
  (restraintOf(state, seat)?.mayRest ?? true);

/** All moves but those of a wide kind. */
function list(state: State, seat: Seat, out: Move[]): number {
  switch (state.phase) {
    case TURN:
      return listTurn(state, seat, out);
    case OPEN:
      return listOpenings(state, seat, out);
    case BID:
      return listBids(state, seat, out);
    case TAKE:
      return listTakes(state, seat, out);
    case FILL:
      return listProperties(unowned(state), FILLS, out);
    case PUT_UP:
      return listProperties(putUpChoice(state), PUT_UPS, out);
    case TRADE:
      return listTrades(state, seat, out);
    case SURRENDER:
      return listSurrenders(state, seat, out);
    case ANSWER:
      return listAnswers(state, seat, out);
    case CHOOSE:
      return listChoices(state, out);
    default:
      return listRelated(state, seat, out);
  }
}

function listTurn(state: State, seat: Seat, out: Move[]): number {
  const count = listRestPlays(state, seat, state.part === 1 ? ROLL : PASS, out);
  return state.contracts.length === 0 ? count : listUses(state, seat, out, count);
}

/** Cards that may be played, and first, if promises allow it, the move without one. */
function listRestPlays(state: State, seat: Seat, rest: Move, out: Move[]): number {
  if (state.contracts.length === 0) {
    out[0] = rest;
    return listPlays(state, seat, out, 1);
  }
  const restraint = restraintOf(state, seat);
  let count = 0;
  if (!restraint || restraint.mayRest) out[count++] = rest;
  // The caller's list keeps its tail, so what is forbidden must not be written there.
  const end = listPlays(state, seat, otherwiseLegal, 0);
  for (let at = 0; at < end; at++) {
    const move = otherwiseLegal[at] as Extract<Move, { type: 'play' }>;
    if (!restraint || restraint.mayPlay(move.card, move)) out[count++] = move;
  }
  return count;
}

const otherwiseLegal: Move[] = [];

/** D-7.7: options that can be used now. */
function listUses(state: State, seat: Seat, out: Move[], from: number): number {
  let count = from;
  for (const { number, open } of state.contracts) {
    for (const { index, clause } of open) {
      if (clause.type !== 'option' || clause.seat !== seat) continue;
      if (checkUse(state, seat, number, index) === undefined) out[count++] = useMove(number, index);
    }
  }
  return count;
}

function listChoices(state: State, out: Move[]): number {
  let count = 0;
  for (const card of new Set(choosable(state))) out[count++] = CHOICES[card]!;
  return count;
}

/** All the cash there is, or as much as is promised to be the most. */
const highestOpening = (state: State, seat: Seat): number =>
  Math.min(state.cash[seat]!, bidLimit(state, seat));

function listOpenings(state: State, seat: Seat, out: Move[]): number {
  const last = highestOpening(state, seat) / STEP;
  for (let steps = 0; steps <= last; steps++) out[steps] = OPENINGS[steps]!;
  return last + 1;
}

function listBids(state: State, seat: Seat, out: Move[]): number {
  const { outCard, backCard } = state.rules;
  let count = 0;
  out[count++] = PASS;
  if (state.standing[seat] === KNOCKED_OUT) {
    if (isFree(state, seat, backCard)) out[count++] = BACK_IN;
  } else if (isFree(state, seat, outCard)) {
    for (let other = 0; other < state.seats; other++) {
      if (other === seat || state.standing[other] !== STILL_IN) continue;
      if (!knockOutForbidden(state, seat, other)) out[count++] = KNOCK_OUTS[other]!;
    }
  }
  return count;
}

/** Held, and not promised away. The deck may have no such card at all. */
const isFree = (state: State, seat: Seat, card: Card): boolean =>
  card >= 0 && held(state, seat, card) !== 0 && freeCopies(state, seat, card) > 0;

function listTakes(state: State, seat: Seat, out: Move[]): number {
  let count = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.handSize[other] !== 0) out[count++] = TAKES[other]!;
  }
  return count;
}

/** D-3.7, D-3.11: what the Broker can choose from. */
export function putUpChoice(state: State): number {
  if (state.closingRound !== 0) return state.closing;
  const space = state.rules.space[state.pawns[state.turn]!];
  return space === SPACE.saleAny ? state.rules.allProperties : unowned(state);
}

function listProperties(set: number, table: readonly Move[], out: Move[]): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) out[count++] = table[lowestOf(rest)]!;
  return count;
}

/** D-3.9: each of one's own for each that is not. */
function listTrades(state: State, seat: Seat, out: Move[]): number {
  const mine = state.holdings[seat]!;
  let count = 0;
  out[count++] = KEEP;
  for (let own = mine; own !== 0; own &= own - 1) {
    for (let rest = state.rules.allProperties & ~mine; rest !== 0; rest &= rest - 1) {
      out[count++] = tradeMove(lowestOf(own), lowestOf(rest));
    }
  }
  return count;
}

function listSurrenders(state: State, seat: Seat, out: Move[]): number {
  let count = 0;
  for (let rest = state.holdings[seat]!; rest !== 0; rest &= rest - 1) {
    const property = lowestOf(rest);
    if (maySurrender(state, seat, property)) out[count++] = SURRENDERS[property]!;
  }
  return count;
}

function listAnswers(state: State, seat: Seat, out: Move[]): number {
  out[0] = REJECT;
  if (whyNotAccept(state, seat) !== undefined) return 1;
  out[1] = ACCEPT;
  return 2;
}

const listRelated = (state: State, seat: Seat, out: Move[]): number =>
  listRestPlays(state, seat, DONE, out);

const scratch: Move[] = [];

/** Out of how many tries a wide move is sampled, where short ones are possible too. */
const WIDE_WEIGHT = 2;

export function sample(state: State, seat: Seat, rng: Rng): Move {
  if (state.phase === OPEN)
    return openMove(rng.below(highestOpening(state, seat) / STEP + 1) * STEP);
  if (!isWide(state, seat)) return scratch[rng.below(list(state, seat, scratch))]!;
  const count = list(state, seat, scratch);
  const choice = rng.below(count + WIDE_WEIGHT);
  if (choice < count) return scratch[choice]!;
  if (state.phase === BID) return sampleRaise(state, seat, rng);
  return state.phase === TURN ? sampleOffer(state, seat, rng) : sampleCounter(state, seat, rng);
}
