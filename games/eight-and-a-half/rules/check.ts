/** Why a move is refused. For the border: search only plays what `moves` offers. */

import type { Seat } from '@parlor/kit';
import { EIGHT, kindBit, KINDS, lowestKind, PAIR, PLACES, YELLOW } from '../facts/cards.ts';
import { openKinds } from './moves.ts';
import { parseMove } from '../facts/notation.ts';
import { EIGHT_AND_A_HALF_VALUE, halvesOneByOne, legalKinds } from '../facts/pile.ts';
import type { Refusal } from '../facts/refusals.ts';
import { GONE, type State } from './state.ts';
import { type Card, HALF, type Move, type Swap } from '../facts/types.ts';

export function check(state: State, seat: Seat, input: Move): Refusal | undefined {
  if (state.phase === 'over') return { code: 'match-over' };
  if (seat !== state.turn) return { code: 'not-your-turn' };
  const move = parseMove(input);
  if (!move) return { code: 'not-a-move' };
  if (move.type === 'swap' || move.type === 'keep') {
    if (state.phase !== 'swap') return { code: 'no-swap-now' };
    return move.type === 'swap' ? checkSwap(state, seat, move) : undefined;
  }
  if (state.phase === 'swap') return { code: 'swap-first' };
  switch (move.type) {
    case 'play':
      return checkPlay(state, seat, move.card, move.count);
    case 'eight-and-a-half':
      return checkPair(state, seat);
    case 'open':
      return checkOpen(state, seat, move.card);
    case 'blind':
      return checkBlind(state, seat, move.place);
  }
}

function checkSwap(state: State, seat: Seat, { give, take }: Swap): Refusal | undefined {
  if (!has(openKinds(state, seat), give))
    return { code: 'not-your-open-card', params: { card: give } };
  if (!has(openKinds(state, state.loser), take))
    return { code: 'not-their-open-card', params: { card: take } };
  if (give === take) return { code: 'swap-of-equals', params: { card: give } };
  return undefined;
}

const has = (kinds: number, card: Card): boolean => (kinds & kindBit(card)) !== 0;

const inHand = (state: State, seat: Seat, card: Card): number => state.hand[seat * KINDS + card]!;

function checkPlay(state: State, seat: Seat, card: Card, count: number): Refusal | undefined {
  if (state.handSize[seat] === 0) return { code: 'hand-empty' };
  const have = inHand(state, seat, card);
  if (have < count) return { code: 'not-in-hand', params: { card, have, need: count } };
  return checkStart(state, seat, card) ?? checkOnPile(state, card, count);
}

function checkPair(state: State, seat: Seat): Refusal | undefined {
  if (state.handSize[seat] === 0) return { code: 'hand-empty' };
  for (const card of [EIGHT, HALF]) {
    if (inHand(state, seat, card) === 0)
      return { code: 'not-in-hand', params: { card, have: 0, need: 1 } };
  }
  const why = checkStart(state, seat, HALF);
  if (why) return why;
  if ((legalKinds(state.value, state.five) & PAIR) !== 0) return undefined;
  return refusedNumber(state, EIGHT);
}

/** E-2.3 */
function checkStart(state: State, seat: Seat, card: Card): Refusal | undefined {
  const yellow = state.handKinds[seat]! & YELLOW;
  if (state.phase !== 'start' || yellow === 0 || card === lowestKind(yellow)) return undefined;
  return { code: 'must-start-with', params: { card: lowestKind(yellow) } };
}

function checkOpen(state: State, seat: Seat, card: Card): Refusal | undefined {
  if (state.handSize[seat] !== 0) return { code: 'hand-first' };
  if (!has(openKinds(state, seat), card)) return { code: 'not-your-open-card', params: { card } };
  return checkOnPile(state, card, 1);
}

function checkBlind(state: State, seat: Seat, place: number): Refusal | undefined {
  if (state.handSize[seat] !== 0) return { code: 'hand-first' };
  if (state.openLeft[seat] !== 0) return { code: 'open-cards-first' };
  if (state.blind[seat * PLACES + place - 1] === GONE)
    return { code: 'no-blind-card', params: { place } };
  return undefined;
}

function checkOnPile(state: State, card: Card, count: number): Refusal | undefined {
  if (!has(legalKinds(state.value, state.five), card)) {
    if (card === HALF) return { code: 'half-on-eight-and-a-half' };
    if (card === 0) return { code: 'zero-on-a-half', params: { value: state.value / 2 } };
    return refusedNumber(state, card);
  }
  // E-4.2: one by one, a group may be too long where a single Half is not.
  if (card === HALF && state.oneByOne && count > halvesOneByOne(state.value)) {
    return { code: 'too-many-halves', params: { most: halvesOneByOne(state.value) } };
  }
  return undefined;
}

function refusedNumber(state: State, card: Card): Refusal {
  if (state.five) return { code: 'five-demands-less', params: { card } };
  if (state.value === EIGHT_AND_A_HALF_VALUE)
    return { code: 'eight-and-a-half-stands', params: { card } };
  return { code: 'too-low', params: { card, value: state.value / 2 } };
}
