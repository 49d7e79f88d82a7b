/** What a seat may do. */

import type { Rng, Seat } from '@parlor/kit';
import {
  holdsPair,
  kindBit,
  KINDS,
  type Kinds,
  lowestKind,
  PAIR,
  PLACES,
  YELLOW,
} from '../facts/cards.ts';
import {
  BLIND_TURNS,
  EIGHT_AND_A_HALF,
  KEEP,
  OPEN_PLAYS,
  PLAYS,
  SWAPS,
} from '../facts/interned.ts';
import { halvesOneByOne, legalKinds } from '../facts/pile.ts';
import { GONE, type State } from './state.ts';
import { type Card, HALF, type Move } from '../facts/types.ts';

export function moves(state: State, seat: Seat, out: Move[]): number {
  switch (state.phase) {
    case 'play':
      return state.handKinds[seat] !== 0
        ? handPlays(state, seat, out)
        : state.openLeft[seat] !== 0
          ? openPlays(state, seat, out)
          : blindTurns(state, seat, out);
    case 'start':
      return startPlays(state, seat, out);
    case 'swap':
      return swaps(state, seat, out);
    case 'over':
      return 0;
  }
}

function handPlays(state: State, seat: Seat, out: Move[]): number {
  const legal = legalKinds(state.value, state.five);
  const holds = state.handKinds[seat]!;
  let count = 0;
  for (let rest = holds & legal; rest !== 0; rest &= rest - 1) {
    const card = lowestKind(rest);
    let most = state.hand[seat * KINDS + card]!;
    if (card === HALF && state.oneByOne) most = Math.min(most, halvesOneByOne(state.value));
    count = groups(card, most, out, count);
  }
  if ((legal & PAIR) !== 0 && holdsPair(holds)) out[count++] = EIGHT_AND_A_HALF;
  return count;
}

/** E-3.3: one of them, two of them … */
function groups(card: Card, most: number, out: Move[], from: number): number {
  const plays = PLAYS[card]!;
  for (let index = 0; index < most; index++) out[from + index] = plays[index]!;
  return from + most;
}

/** E-2.3: the lowest yellow card, if there is any. */
function startPlays(state: State, seat: Seat, out: Move[]): number {
  const yellow = state.handKinds[seat]! & YELLOW;
  if (yellow === 0) return handPlays(state, seat, out);
  const card = lowestKind(yellow);
  return groups(card, state.hand[seat * KINDS + card]!, out, 0);
}

/** E-6.1: one Open card a turn. */
function openPlays(state: State, seat: Seat, out: Move[]): number {
  let count = 0;
  for (
    let rest = openKinds(state, seat) & legalKinds(state.value, state.five);
    rest !== 0;
    rest &= rest - 1
  ) {
    out[count++] = OPEN_PLAYS[lowestKind(rest)]!;
  }
  return count;
}

function blindTurns(state: State, seat: Seat, out: Move[]): number {
  let count = 0;
  for (let index = 0; index < PLACES; index++) {
    if (state.blind[seat * PLACES + index] !== GONE) out[count++] = BLIND_TURNS[index]!;
  }
  return count;
}

/** E-2.2: nothing, or one of mine for a different one of theirs. */
function swaps(state: State, seat: Seat, out: Move[]): number {
  let count = 0;
  out[count++] = KEEP;
  for (let mine = openKinds(state, seat); mine !== 0; mine &= mine - 1) {
    const give = lowestKind(mine);
    for (
      let theirs = openKinds(state, state.loser) & ~kindBit(give);
      theirs !== 0;
      theirs &= theirs - 1
    ) {
      out[count++] = SWAPS[give]![lowestKind(theirs)]!;
    }
  }
  return count;
}

export function openKinds(state: State, seat: Seat): Kinds {
  let kinds = 0;
  for (let place = seat * PLACES, end = place + PLACES; place < end; place++) {
    const card = state.open[place]!;
    if (card !== GONE) kinds |= kindBit(card);
  }
  return kinds;
}

/** E-3.5: whoever cannot is not asked. A Blind card can always be turned. */
export function canPlay(state: State, seat: Seat): boolean {
  const legal = legalKinds(state.value, state.five);
  const holds = state.handKinds[seat]!;
  if (holds !== 0) return canLay(holds, legal);
  if (state.openLeft[seat] !== 0) return (openKinds(state, seat) & legal) !== 0;
  return true;
}

/** Of these kinds in hand something may be laid, alone or as a pair. */
export const canLay = (holds: Kinds, legal: Kinds): boolean =>
  (holds & legal) !== 0 || ((legal & PAIR) !== 0 && holdsPair(holds));

const listed: Move[] = [];

export const sample = (state: State, seat: Seat, rng: Rng): Move =>
  listed[rng.below(moves(state, seat, listed))]!;
