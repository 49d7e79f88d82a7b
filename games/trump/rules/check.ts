/** Why a move is illegal. Total: any move, from any seat, in any state. */

import type { Illegal, Seat, SeatSet } from '@parlor/kit';
import { allSeats, hasSeat } from '@parlor/kit';
import { STEP } from '../facts/components.ts';
import { isMet } from './state/conditions.ts';
import { checkBid } from './checkBid.ts';
import { bidForbidden, saleForbidden, taxForbidden } from './deal/abstentions.ts';
import { MAX_COUNTERS } from './negotiate.ts';
import {
  brokenPromise,
  cardPromise,
  isRelated,
  mayPlayCard,
  maySurrender,
  mayPutUp,
  propertyPromise,
} from './deal/promises.ts';
import { choosable } from './deal/schedule.ts';
import { checkTerms, whyNotAccept } from './deal/terms.ts';
import { checkUse } from './useOption.ts';
import { putUpChoice } from './moves.ts';
import { restraintOf } from './plays.ts';
import { cardCode, propertyName } from '../facts/names.ts';
import { FORCE_SALE, isProfitKind, isTurnKind, ROLL_FIVE } from '../facts/rules.ts';
import {
  ANSWER,
  BID,
  CHOOSE,
  FILL,
  held,
  OPEN,
  OVER,
  PUT_UP,
  RELATED,
  type State,
  SURRENDER,
  TAKE,
  TRADE,
  TURN,
  unowned,
} from './state/state.ts';
import type { Card, Move, Property } from '../facts/types.ts';

/** D-5.1: openings ask everybody at once; otherwise one seat is asked. */
export function toAct(state: State): SeatSet {
  if (state.phase === OVER) return 0;
  return state.phase === OPEN ? allSeats(state.seats) & ~state.sealed : 1 << state.asked;
}

const NOT_ASKED: Illegal = { code: 'not-asked' };
const WRONG_ANSWER: Illegal = { code: 'wrong-answer' };

export function check(state: State, seat: Seat, move: Move): Illegal | undefined {
  if (!isBelow(seat, state.seats) || !hasSeat(toAct(state), seat)) return NOT_ASKED;
  switch (state.phase) {
    case TURN:
      return checkTurn(state, seat, move);
    case TAKE:
      return move.type === 'take' ? checkTake(state, seat, move.seat) : WRONG_ANSWER;
    case FILL:
      return move.type === 'fill'
        ? checkIn(state, unowned(state), move.property, 'box-owned')
        : WRONG_ANSWER;
    case PUT_UP:
      return move.type === 'putUp' ? checkPutUp(state, move.property) : WRONG_ANSWER;
    case TRADE:
      return checkTrade(state, seat, move);
    case SURRENDER:
      return move.type === 'surrender' ? checkSurrender(state, seat, move.property) : WRONG_ANSWER;
    case OPEN:
      return move.type === 'open' ? checkOpening(state, seat, move.amount) : WRONG_ANSWER;
    case BID:
      return checkBid(state, seat, move);
    case ANSWER:
      return checkAnswer(state, seat, move);
    case CHOOSE:
      return move.type === 'choose' ? checkChoice(state, move.card) : WRONG_ANSWER;
    default:
      return checkRelated(state, seat, move);
  }
}

function checkTurn(state: State, seat: Seat, move: Move): Illegal | undefined {
  switch (move.type) {
    case 'roll':
      return state.part === 1 ? undefined : WRONG_ANSWER;
    case 'play':
      return checkPlay(state, seat, move);
    case 'pass':
      return state.part === 2 ? checkNothingDue(state, seat) : WRONG_ANSWER;
    case 'offer':
      return state.part === 2 ? checkOffer(state, seat, move) : WRONG_ANSWER;
    case 'use':
      return state.part === 2 ? checkUse(state, seat, move.contract, move.clause) : WRONG_ANSWER;
    default:
      return WRONG_ANSWER;
  }
}

/** D-7.2: a promise to play a card cannot be let slip. */
function checkNothingDue(state: State, seat: Seat): Illegal | undefined {
  const restraint = restraintOf(state, seat);
  return !restraint || restraint.mayRest
    ? undefined
    : brokenPromise('promise-play', restraint.broken());
}

function checkChoice(state: State, card: Card): Illegal | undefined {
  if (!isBelow(card, state.rules.cardCount)) return { code: 'no-such-card' };
  return choosable(state).includes(card)
    ? undefined
    : { code: 'not-to-choose', params: { card: cardCode(state.rules.components, card) } };
}

function checkOffer(
  state: State,
  seat: Seat,
  move: Extract<Move, { type: 'offer' }>,
): Illegal | undefined {
  if (state.dealsOpened[seat]! >= state.options.deals) {
    return { code: 'no-deals-left', params: { deals: state.options.deals } };
  }
  return checkNothingDue(state, seat) ?? checkTerms(state, { ...move, from: seat });
}

function checkAnswer(state: State, seat: Seat, move: Move): Illegal | undefined {
  switch (move.type) {
    case 'reject':
      return undefined;
    case 'accept':
      return whyNotAccept(state, seat);
    case 'counter':
      if (state.offer!.counters >= MAX_COUNTERS) {
        return { code: 'no-counters-left', params: { counters: MAX_COUNTERS } };
      }
      if (state.offer!.and) return { code: 'no-counter-among-several' };
      return checkTerms(state, { ...move, from: seat, to: state.offer!.from });
    default:
      return WRONG_ANSWER;
  }
}

function checkRelated(state: State, seat: Seat, move: Move): Illegal | undefined {
  if (move.type === 'done') return checkNothingDue(state, seat);
  return move.type === 'play' ? checkPlay(state, seat, move) : WRONG_ANSWER;
}

type PlayMove = Extract<Move, { type: 'play' }>;

function checkPlay(state: State, seat: Seat, move: PlayMove): Illegal | undefined {
  const { rules } = state;
  const { card } = move;
  if (!isBelow(card, rules.cardCount)) return { code: 'no-such-card' };
  if (held(state, seat, card) === 0)
    return { code: 'card-not-held', params: { card: cardCode(state.rules.components, card) } };
  if (!isTurnKind(rules.kind[card]!))
    return { code: 'only-in-a-sale', params: { card: cardCode(state.rules.components, card) } };
  if (!mayPlayCard(state, seat, card, move))
    return brokenPromise('promise-card', cardPromise(state, seat, card)!);
  if (state.phase === RELATED && !isRelated(state, card))
    return { code: 'not-related', params: { card: cardCode(state.rules.components, card) } };
  const why = checkTarget(state, seat, move);
  if (why) return why;
  const restraint = restraintOf(state, seat);
  return !restraint || restraint.mayPlay(card, move)
    ? undefined
    : brokenPromise('promise-play', restraint.broken());
}

function checkTarget(state: State, seat: Seat, move: PlayMove): Illegal | undefined {
  const { rules } = state;
  const { card } = move;
  const kind = rules.kind[card]!;
  if (isProfitKind(kind) || kind === ROLL_FIVE) {
    if (move.seat !== undefined || move.property !== undefined) return { code: 'no-target-wanted' };
    const isGood = kind === ROLL_FIVE || isMet(rules, card, state.holdings[seat]!);
    return isGood
      ? undefined
      : { code: 'condition-not-met', params: { card: cardCode(state.rules.components, card) } };
  }
  if (kind === FORCE_SALE) {
    if (move.property === undefined || move.seat !== undefined) return { code: 'property-wanted' };
    const why = checkIn(state, state.rules.allProperties, move.property, 'no-such-property');
    if (why) return why;
    return mayPutUp(state, seat, move.property)
      ? saleForbidden(state, seat, move.property)
      : brokenPromise('promise-property', propertyPromise(state, move.property)!);
  }
  // D-4.2: a tax.
  if (move.seat === undefined || move.property !== undefined) return { code: 'opponent-wanted' };
  if (!isBelow(move.seat, state.seats)) return { code: 'no-such-seat' };
  if (move.seat === seat) return { code: 'not-yourself' };
  return state.holdings[move.seat] === 0
    ? { code: 'owns-nothing', params: { seat: move.seat } }
    : taxForbidden(state, seat, move.seat);
}

function checkTake(state: State, seat: Seat, from: Seat): Illegal | undefined {
  if (!isBelow(from, state.seats)) return { code: 'no-such-seat' };
  if (from === seat) return { code: 'not-yourself' };
  return state.handSize[from] === 0
    ? { code: 'no-cards-there', params: { seat: from } }
    : undefined;
}

const checkPutUp = (state: State, property: Property): Illegal | undefined =>
  checkIn(
    state,
    putUpChoice(state),
    property,
    state.closingRound !== 0 ? 'already-put-up' : 'not-unowned',
  );

function checkTrade(state: State, seat: Seat, move: Move): Illegal | undefined {
  if (move.type === 'keep') return undefined;
  if (move.type !== 'trade') return WRONG_ANSWER;
  const mine = state.holdings[seat]!;
  return (
    checkIn(state, mine, move.give, 'not-yours') ??
    checkIn(state, state.rules.allProperties & ~mine, move.take, 'already-yours')
  );
}

function checkSurrender(state: State, seat: Seat, property: Property): Illegal | undefined {
  const why = checkIn(state, state.holdings[seat]!, property, 'not-yours');
  if (why) return why;
  return maySurrender(state, seat, property)
    ? undefined
    : brokenPromise('promise-property', propertyPromise(state, property)!);
}

function checkOpening(state: State, seat: Seat, amount: number): Illegal | undefined {
  if (!Number.isInteger(amount) || amount < 0 || amount % STEP !== 0) {
    return { code: 'not-a-multiple', params: { step: STEP } };
  }
  const have = state.cash[seat]!;
  return amount <= have
    ? bidForbidden(state, seat, amount)
    : { code: 'not-enough-cash', params: { have } };
}

/** Is `property` one of `set`? If not, `code` says what is wrong with it. */
function checkIn(state: State, set: number, property: Property, code: string): Illegal | undefined {
  if (!isBelow(property, state.rules.propertyCount)) return { code: 'no-such-property' };
  return (set & (1 << property)) !== 0
    ? undefined
    : { code, params: { property: propertyName(state.rules.components, property) } };
}

const isBelow = (value: number, end: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < end;
