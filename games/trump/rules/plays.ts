/** The cards a seat may play on a turn, and what promises say to it (D-7.2). */

import type { Seat } from '@parlor/kit';
import { isMet } from './state/conditions.ts';
import { saleForbidden, taxForbidden } from './deal/abstentions.ts';
import { isRelated, mayPlayCard, mayPutUp } from './deal/promises.ts';
import { hasPromisedPlay, Restraint } from './deal/restraint.ts';
import { CARD_WORDS, WORD_BITS } from '../facts/limits.ts';
import { forcedSaleMove, PLAYS, taxMove } from '../facts/moveTable.ts';
import { FORCE_SALE, isProfitKind, ROLL_FIVE, TAX } from '../facts/rules.ts';
import { lowestOf, RELATED, type State } from './state/state.ts';
import type { Card, Move } from '../facts/types.ts';

/** Every turn card in hand whose condition holds; in a `related` question only related ones. */
export function listPlays(state: State, seat: Seat, out: Move[], from: number): number {
  const relatedOnly = state.phase === RELATED;
  let count = from;
  for (let word = 0; word < CARD_WORDS; word++) {
    let bits = state.handCards[seat * CARD_WORDS + word]! & state.rules.turnCards[word]!;
    for (; bits !== 0; bits &= bits - 1) {
      const card = word * WORD_BITS + lowestOf(bits);
      if (relatedOnly && !isRelated(state, card)) continue;
      count = listPlay(state, seat, card, out, count);
    }
  }
  return state.contracts.length === 0 ? count : dropBound(state, seat, out, from, count);
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
      out[count++] = forcedSaleMove(card, lowestOf(rest));
    }
  }
  return count;
}

/** Takes out what is promised otherwise. */
function dropBound(state: State, seat: Seat, out: Move[], from: number, end: number): number {
  let count = from;
  for (let at = from; at < end; at++) {
    const move = out[at] as PlayMove;
    if (isFree(state, seat, move)) out[count++] = move;
  }
  return count;
}

type PlayMove = Extract<Move, { type: 'play' }>;

function isFree(state: State, seat: Seat, move: PlayMove): boolean {
  if (!mayPlayCard(state, seat, move.card, move)) return false;
  if (move.property !== undefined)
    return mayPutUp(state, seat, move.property) && !saleForbidden(state, seat, move.property);
  return move.seat === undefined || !taxForbidden(state, seat, move.seat);
}

const scratch: Move[] = [];

/** What promised plays leave open to `seat`; undefined where they forbid nothing. */
export function restraintOf(state: State, seat: Seat): Restraint | undefined {
  if (state.contracts.length === 0 || !hasPromisedPlay(state, seat)) return undefined;
  const restraint = new Restraint(state, seat);
  if (restraint.mayRest) return restraint;
  const count = listPlays(state, seat, scratch, 0);
  for (let at = 0; at < count; at++) {
    const move = scratch[at] as PlayMove;
    if (restraint.mayPlay(move.card, move)) return restraint;
  }
  return undefined;
}
