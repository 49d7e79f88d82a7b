/** Why a bid is illegal (D-5.3 to D-5.5). */

import type { Illegal, Seat } from '@parlor/kit';
import { STEP } from '../facts/components.ts';
import { bidForbidden, knockOutForbidden } from './deal/abstentions.ts';
import { brokenPromise, cardPromise, freeCopies } from './deal/promises.ts';
import { cardCode } from '../facts/names.ts';
import { INVESTOR } from '../facts/rules.ts';
import { highBid } from './sale.ts';
import { held, KNOCKED_OUT, STILL_IN, type State } from './state/state.ts';
import type { Card, Move } from '../facts/types.ts';

export function checkBid(state: State, seat: Seat, move: Move): Illegal | undefined {
  switch (move.type) {
    case 'pass':
      return undefined;
    case 'backIn':
      if (state.standing[seat] !== KNOCKED_OUT) return { code: 'not-knocked-out' };
      return checkHolds(state, seat, state.rules.backCard, 1);
    case 'knockOut':
      return checkKnockOut(state, seat, move.seat);
    case 'raise':
      return checkRaise(state, seat, move.cash, move.cards);
    default:
      return { code: 'wrong-answer' };
  }
}

function checkKnockOut(state: State, seat: Seat, target: Seat): Illegal | undefined {
  if (state.standing[seat] !== STILL_IN) return { code: 'knocked-out' };
  if (target === seat) return { code: 'not-yourself' };
  if (state.standing[target] !== STILL_IN) return { code: 'not-in-the-bidding' };
  return checkHolds(state, seat, state.rules.outCard, 1) ?? knockOutForbidden(state, seat, target);
}

function checkRaise(
  state: State,
  seat: Seat,
  cash: number,
  cards: readonly Card[],
): Illegal | undefined {
  if (state.standing[seat] !== STILL_IN) return { code: 'knocked-out' };
  if (!Number.isInteger(cash) || cash < 0 || cash % STEP !== 0) {
    return { code: 'not-a-multiple', params: { step: STEP } };
  }
  if (cash === 0 && cards.length === 0) return { code: 'nothing-added' };
  let brings = 0;
  for (const [index, card] of cards.entries()) {
    if (state.rules.kind[card] !== INVESTOR) return { code: 'not-an-investor' };
    // Sorted, so that one set of cards is one move.
    if (index > 0 && cards[index - 1]! > card) return { code: 'cards-not-sorted' };
    const copies = cards.filter((other) => other === card).length;
    const why = checkHolds(state, seat, card, copies);
    if (why) return why;
    brings += state.rules.amount[card]!;
  }
  const have = state.cash[seat]!;
  if (cash > have) return { code: 'not-enough-cash', params: { have } };
  // D-5.4: one played in this very move counts.
  if (cash > 0 && cards.length === 0 && !state.investorPlayed)
    return { code: 'cash-needs-investor' };
  const least = highBid(state) + STEP;
  const bid = state.bids[seat]! + cash + brings;
  return bid >= least
    ? bidForbidden(state, seat, bid)
    : { code: 'bid-too-low', params: { bid, least } };
}

function checkHolds(state: State, seat: Seat, card: Card, copies: number): Illegal | undefined {
  if (card < 0) return { code: 'no-such-card' };
  if (held(state, seat, card) < copies) {
    return { code: 'card-not-held', params: { card: cardCode(state.rules.components, card) } };
  }
  return freeCopies(state, seat, card) >= copies
    ? undefined
    : brokenPromise('promise-card', cardPromise(state, seat, card)!);
}
