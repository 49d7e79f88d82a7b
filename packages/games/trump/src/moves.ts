/** What a seat may do: listed where the list is short, sampled where it is not. */

import { type Rng, type Seat, WIDE } from '@parlor/kit';
import { STEP } from './components.ts';
import { isMet } from './conditions.ts';
import { MAX_COUNTERS } from './deal/negotiate.ts';
import {
  duePlays,
  freeCopies,
  isRelated,
  mayPlayCard,
  mayPutUp,
  maySurrender,
} from './deal/promises.ts';
import { sampleCounter, sampleOffer } from './deal/sampleOffer.ts';
import { whyNotAccept } from './deal/terms.ts';
import { CARD_WORDS, WORD_BITS } from './limits.ts';
import {
  ACCEPT,
  BACK_IN,
  DONE,
  FILLS,
  forcedSaleMove,
  KEEP,
  KNOCK_OUTS,
  MAX_LISTED,
  OPENINGS,
  openMove,
  PASS,
  PLAYS,
  PUT_UPS,
  REJECT,
  ROLL,
  SURRENDERS,
  TAKES,
  taxMove,
  tradeMove,
} from './moveTable.ts';
import { canRaise, sampleRaise } from './raises.ts';
import { FORCE_SALE, isProfitKind, ROLL_FIVE, SPACE, TAX } from './rules.ts';
import {
  ANSWER,
  BID,
  FILL,
  held,
  KNOCKED_OUT,
  lowestOf,
  OPEN,
  PUT_UP,
  RELATED,
  STILL_IN,
  type State,
  SURRENDER,
  TAKE,
  TRADE,
  TURN,
  unowned,
} from './state.ts';
import type { Card, Move } from './types.ts';

export function moves(state: State, seat: Seat, out: Move[]): number {
  return isWide(state, seat) ? WIDE : list(state, seat, out);
}

/** Is there a move of the kind that can only be sampled? */
function isWide(state: State, seat: Seat): boolean {
  switch (state.phase) {
    case OPEN:
      return state.cash[seat]! / STEP >= MAX_LISTED;
    case BID:
      return canRaise(state, seat);
    case TURN:
      return mayOffer(state, seat);
    case ANSWER:
      return state.offer!.counters < MAX_COUNTERS;
    default:
      return false;
  }
}

/** Part 2, deals left, and no promise that has to be kept right now. */
const mayOffer = (state: State, seat: Seat): boolean =>
  state.part === 2 &&
  state.dealsOpened[seat]! < state.options.deals &&
  duePlays(state, seat).length === 0;

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
    default:
      return listRelated(state, seat, out);
  }
}

function listTurn(state: State, seat: Seat, out: Move[]): number {
  const due = duePlays(state, seat);
  if (due.length !== 0) return listDue(state, seat, due, out);
  out[0] = state.part === 1 ? ROLL : PASS;
  return listPlays(state, seat, out, 1);
}

/** D-7.2: only what has been promised for now. */
function listDue(
  state: State,
  seat: Seat,
  due: readonly { readonly card: Card }[],
  out: Move[],
): number {
  let count = 0;
  for (let card = 0; card < state.rules.cardCount; card++) {
    if (due.some((play) => play.card === card)) count = listPlay(state, seat, card, out, count);
  }
  return count;
}

/** Every turn card in hand whose condition holds; in a `related` question only related ones. */
function listPlays(state: State, seat: Seat, out: Move[], from: number): number {
  const isBound = state.contracts.length !== 0;
  const relatedOnly = state.phase === RELATED;
  let count = from;
  for (let word = 0; word < CARD_WORDS; word++) {
    let bits = state.handCards[seat * CARD_WORDS + word]! & state.rules.turnCards[word]!;
    for (; bits !== 0; bits &= bits - 1) {
      const card = word * WORD_BITS + lowestOf(bits);
      if (isBound && !mayPlayCard(state, seat, card)) continue;
      if (relatedOnly && !isRelated(state, card)) continue;
      count = listPlay(state, seat, card, out, count);
    }
  }
  return count;
}

/** The ways to play one card in hand. */
function listPlay(state: State, seat: Seat, card: Card, out: Move[], from: number): number {
  let count = from;
  const kind = state.rules.kind[card]!;
  if (isProfitKind(kind)) {
    if (isMet(state.rules, card, state.holdings[seat]!)) out[count++] = PLAYS[card]!;
  } else if (kind === ROLL_FIVE) {
    out[count++] = PLAYS[card]!;
  } else if (kind === TAX) {
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat && state.holdings[other] !== 0) out[count++] = taxMove(card, other);
    }
  } else if (kind === FORCE_SALE) {
    for (let rest = state.rules.allProperties; rest !== 0; rest &= rest - 1) {
      const property = lowestOf(rest);
      if (mayPutUp(state, seat, property)) out[count++] = forcedSaleMove(card, property);
    }
  }
  return count;
}

function listOpenings(state: State, seat: Seat, out: Move[]): number {
  const last = state.cash[seat]! / STEP;
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
      if (other !== seat && state.standing[other] === STILL_IN) out[count++] = KNOCK_OUTS[other]!;
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

function listRelated(state: State, seat: Seat, out: Move[]): number {
  const due = duePlays(state, seat);
  if (due.length !== 0) return listDue(state, seat, due, out);
  out[0] = DONE;
  return listPlays(state, seat, out, 1);
}

const scratch: Move[] = [];

/** Out of how many tries a wide move is sampled, where short ones are possible too. */
const WIDE_WEIGHT = 2;

export function sample(state: State, seat: Seat, rng: Rng): Move {
  if (state.phase === OPEN) return openMove(rng.below(state.cash[seat]! / STEP + 1) * STEP);
  if (!isWide(state, seat)) return scratch[rng.below(list(state, seat, scratch))]!;
  const count = list(state, seat, scratch);
  const choice = rng.below(count + WIDE_WEIGHT);
  if (choice < count) return scratch[choice]!;
  if (state.phase === BID) return sampleRaise(state, seat, rng);
  return state.phase === TURN ? sampleOffer(state, seat, rng) : sampleCounter(state, seat, rng);
}
