/** Why a move is refused. The authority at the border: total, and told in codes. */

import type { Seat } from '@parlor/kit';
import { mustLeaveOne } from './finish.ts';
import { findPair } from './pairs.ts';
import { parseMove } from '../facts/parse.ts';
import type { Refusal } from '../facts/refusals.ts';
import { STEAL_SET } from './sets.ts';
import { OVER, ROW, STUCK, type State, topDiscard } from './state.ts';
import { canDrawFromPile } from './turn.ts';
import {
  type FinishMove,
  GOAL,
  type LayMove,
  type Move,
  type Pile,
  QUESTIONS,
  type Question,
} from '../facts/types.ts';

/** The questions that each type of move answers. */
const ANSWERS: Readonly<Record<Move['type'], readonly Question[]>> = {
  draw: ['draw'],
  settle: ['settle'],
  lay: ['lay'],
  bank: ['act'],
  discard: ['act', 'stuck'],
  steal: ['act', 'stuck'],
  pass: ['stuck'],
  finish: ['act'],
  take: ['take'],
  stop: ['take'],
  choose: ['choose'],
};

export function check(state: State, seat: Seat, move: Move): Refusal | undefined {
  const read = parseMove(move);
  if (!read) return { code: 'malformed' };
  if (state.asked === OVER) return { code: 'match-over' };
  if (seat !== state.turn) return { code: 'not-your-turn' };
  const asked = QUESTIONS[state.asked]!;
  if (!ANSWERS[read.type].includes(asked)) return { code: 'not-asked', params: { asked } };
  switch (read.type) {
    case 'draw':
      return checkDraw(state, read.from);
    case 'settle':
      return checkHeld(state, seat, read.card);
    case 'lay':
      return checkLay(state, read);
    case 'discard':
      return checkHeld(state, seat, read.card) ?? checkDiscard(state, seat, read.card);
    case 'bank':
      return checkHeld(state, seat, read.card) ?? checkBank(state.tops[seat]!, read.card);
    case 'steal':
      return checkHeld(state, seat, read.card);
    case 'pass':
      return holdsSteal(state, seat) ? undefined : { code: 'stuck-must-discard' };
    case 'take':
      return checkVictim(state, seat, read.from);
    case 'stop':
      return undefined;
    case 'finish':
      return checkFinish(state, seat, read);
    case 'choose':
      return checkHeld(state, state.stealFrom, read.card);
  }
}

const checkHeld = (state: State, seat: Seat, card: number): Refusal | undefined =>
  state.hands[seat * ROW + card] === 0 ? { code: 'card-not-there', params: { card } } : undefined;

function checkDraw(state: State, from: Pile): Refusal | undefined {
  if (from === 'pile') return canDrawFromPile(state) ? undefined : { code: 'no-card-to-draw' };
  const top = topDiscard(state);
  if (top === 0) return { code: 'discard-pile-empty' };
  // P-3.2
  return top > GOAL ? { code: 'discard-out-of-reach', params: { card: top } } : undefined;
}

const holdsSteal = (state: State, seat: Seat): boolean => (state.holds[seat]! & STEAL_SET) !== 0;

function checkDiscard(state: State, seat: Seat, card: number): Refusal | undefined {
  // P-5.4: a Steal is discarded by using it.
  if ((STEAL_SET & (1 << card)) !== 0) return { code: 'steal-to-be-used', params: { card } };
  // P-4.3: a Bankrupt goes alone only where there is not even a Steal.
  return state.asked === STUCK && holdsSteal(state, seat)
    ? { code: 'stuck-with-steal' }
    : undefined;
}

/** P-4.2 */
const checkLay = (state: State, { bankrupt, value }: LayMove): Refusal | undefined =>
  findPair(state, bankrupt, value) < 0
    ? { code: 'pair-not-there', params: { bankrupt, value } }
    : undefined;

function checkBank(top: number, card: number): Refusal | undefined {
  // P-5.4
  if (card > GOAL) return { code: 'bank-not-a-value', params: { card } };
  const wrong = checkStep(top, card);
  // P-6.1: the $10M ends the game, and is laid by finishing.
  return wrong ?? (card === GOAL ? { code: 'bank-by-finishing' } : undefined);
}

/** P-3.4: the first card is a $1M, then each repeats the top or is one higher. */
const checkStep = (top: number, card: number): Refusal | undefined =>
  (card === top && top > 0) || card === top + 1
    ? undefined
    : { code: 'bank-wrong-step', params: { card, top } };

/** P-5.2 */
function checkVictim(state: State, seat: Seat, victim: Seat): Refusal | undefined {
  if (victim >= state.seats) return { code: 'no-such-seat', params: { seat: victim } };
  if (victim === seat) return { code: 'steal-from-yourself' };
  const cards = state.sizes[victim]!;
  return cards < 2 ? { code: 'steal-last-card', params: { seat: victim, cards } } : undefined;
}

/** P-6.1 */
function checkFinish(
  state: State,
  seat: Seat,
  { cards, discard }: FinishMove,
): Refusal | undefined {
  let top = state.tops[seat]!;
  for (const card of cards) {
    const held = state.hands[seat * ROW + card]!;
    const need = cards.filter((other) => other === card).length;
    if (need > held) return { code: 'card-not-there', params: { card } };
    const wrong = checkStep(top, card);
    if (wrong) return wrong;
    top = card;
  }
  if (top < GOAL) return { code: 'finish-incomplete', params: { top } };
  const left = state.sizes[seat]! - cards.length;
  if (discard === null) {
    if (left > 0) return { code: 'finish-needs-discard' };
    return mustLeaveOne(state, cards.length) ? { code: 'finish-leaves-none' } : undefined;
  }
  const laid = cards.filter((card) => card === discard).length;
  return state.hands[seat * ROW + discard]! > laid
    ? undefined
    : { code: 'card-not-there', params: { card: discard } };
}
