/** Why a move is illegal. Total: any input, any seat, any state. */

import type { Seat } from '@parlor/kit';
import { canDoFirst } from './choices.ts';
import { poolPlace, stackPlace } from './buying.ts';
import { comboNumber } from '../facts/dice/combos.ts';
import { COUNTS, FACES, handOf } from '../facts/dice/hands.ts';
import { parseMove } from '../facts/interned.ts';
import { leavesAnother, lowestBid } from './moves.ts';
import { lookAt, NOT_FOR_SALE } from './prospect.ts';
import { collectable } from './rolling.ts';
import { type State, ticketsLeft } from './state.ts';
import { purchaseStep, swapCost } from './steps.ts';
import {
  ASK,
  OVER,
  BID_STEP,
  type Card,
  COLOURS,
  colourOf,
  type KeepMove,
  type Move,
  PLACES,
} from '../facts/types.ts';
import type { Refusal } from '../facts/refusals.ts';

/** The questions each kind of move answers. */
const ANSWERS: Readonly<Record<Move['type'], readonly number[]>> = {
  buy: [ASK.turn, ASK.buy],
  roll: [ASK.turn, ASK['consolation roll']],
  chance: [ASK.turn],
  first: [ASK.or],
  or: [ASK.or],
  swap: [ASK.swap],
  use: [ASK['extra die']],
  throw: [ASK['extra die']],
  keep: [ASK.rethrow, ASK['kept rethrow']],
  collect: [ASK.collect],
  bid: [ASK['open auction'], ASK.bid],
  pass: [ASK.bid, ASK['consolation roll']],
};

export function check(state: State, seat: Seat, input: Move): Refusal | undefined {
  if (state.question === OVER) return { code: 'match-over' };
  if (seat !== state.asked) return { code: 'not-your-turn' };
  const move = parseMove(input);
  if (!move) return { code: 'no-such-move' };
  if (!ANSWERS[move.type].includes(state.question)) return { code: 'not-asked-now' };
  switch (move.type) {
    case 'buy':
      return checkPurchase(state, seat, move.card);
    case 'chance':
      return ticketsLeft(state, seat) > 0 ? undefined : { code: 'no-tickets-left' };
    case 'first':
      return canDoFirst(state, seat) ? undefined : { code: 'first-cannot-be-done' };
    case 'swap':
      return checkSwap(state, seat, move.give, move.take);
    case 'keep':
      return checkKeep(state, move);
    case 'collect':
      return (collectable(state) >>> comboNumber(move.combo)) & 1
        ? undefined
        : { code: 'combination-does-not-pay' };
    case 'bid':
      return checkBid(state, seat, move.amount);
    default:
      return undefined;
  }
}

function checkPurchase(state: State, seat: Seat, card: Card): Refusal | undefined {
  const inPool = poolPlace(state, card);
  const inStack = stackPlace(state, seat, card);
  if (inPool === PLACES && inStack === PLACES) return { code: 'card-not-available' };
  const step = purchaseStep(state);
  if (step.do === 'buy-pool' && inPool === PLACES) return { code: 'pool-cards-only' };
  const colour = colourOf(card);
  if (step.do === 'buy-new' && state.owned[COLOURS * seat + colour]! > 0)
    return { code: 'colour-not-new' };
  const { cash, pool, byColour } = lookAt(state, seat, step, 1);
  const cost = (inPool < PLACES ? pool[inPool] : byColour[colour]) ?? NOT_FOR_SALE;
  if (cost > cash) return { code: 'not-enough-cash', params: { have: cash, need: cost } };
  if (state.question !== ASK.buy || state.buys !== 2) return undefined;
  return leavesAnother(state, seat, inPool < PLACES ? inPool : inStack, inPool < PLACES)
    ? undefined
    : { code: 'no-cash-for-second-card' };
}

function checkSwap(state: State, seat: Seat, give: Card, take: Card): Refusal | undefined {
  if (state.holder[give] !== seat) return { code: 'card-not-yours' };
  if (poolPlace(state, take) === PLACES) return { code: 'card-not-in-pool' };
  const need = swapCost(state, give, take);
  const have = state.cash[seat]!;
  return need <= have ? undefined : { code: 'not-enough-cash', params: { have, need } };
}

function checkKeep(state: State, move: KeepMove): Refusal | undefined {
  const kept = handOf(move.dice);
  for (let face = 0; face < FACES; face++) {
    if (COUNTS[FACES * kept + face]! > COUNTS[FACES * state.hand + face]!) {
      return { code: 'dice-not-there', params: { face: face + 1 } };
    }
  }
  if (!state.options.luckyCharm) return move.charm ? { code: 'no-charm-die' } : undefined;
  return state.charmThrown && !move.charm ? { code: 'charm-die-thrown-twice' } : undefined;
}

function checkBid(state: State, seat: Seat, amount: number): Refusal | undefined {
  if (amount % BID_STEP !== 0) return { code: 'bid-not-in-hundreds' };
  if (amount < lowestBid(state))
    return { code: 'bid-too-low', params: { least: lowestBid(state) } };
  const have = state.cash[seat]!;
  return amount <= have ? undefined : { code: 'bid-beyond-cash', params: { have } };
}
