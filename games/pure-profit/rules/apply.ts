/** Playing a legal move. */

import { type Emit, type Rng, type Seat, seatSet } from '@parlor/kit';
import { reshuffle } from './deal.ts';
import { gain, gainOpenly, loseOpenly } from './hands.ts';
import { findPair } from './pairs.ts';
import { layOrAsk, layPair, makePair, pairOrAsk } from './settling.ts';
import { BANKED, DISCARDED, pileSize, ROW, remember, type State, STOLE, STUCK } from './state.ts';
import { beginStealing, stopStealing, takeChosen, takeFrom } from './stealing.ts';
import { discardBankrupt, hasOnlyBankrupts, hasSteal, passStuck } from './stuck.ts';
import { afterDraw, endTurn, winGame } from './turn.ts';
import type { Card, Event, FinishMove, Move, Steal, Value } from '../facts/types.ts';

type Tell = Emit<Event> | undefined;

export function apply(state: State, seat: Seat, move: Move, rng: Rng, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'draw':
      if (move.from === 'pile') draw(state, seat, rng, emit);
      else takeUp(state, seat, emit);
      afterDraw(state, rng, emit);
      return;
    case 'finish':
      finish(state, seat, move, rng, emit);
      return;
    default:
      if (!goesOn(state, seat, move, rng, emit)) endTurn(state, rng, emit);
  }
}

/** Plays a move after the drawing. False if the turn is over with it. */
function goesOn(
  state: State,
  seat: Seat,
  move: Exclude<Move, { type: 'draw' | 'finish' }>,
  rng: Rng,
  emit: Tell,
): boolean {
  switch (move.type) {
    case 'settle':
      makePair(state, move.card, emit);
      return pairOrAsk(state, emit);
    case 'lay':
      layPair(state, findPair(state, move.bankrupt, move.value), emit);
      return layOrAsk(state, emit);
    case 'bank':
      loseOpenly(state, seat, move.card);
      lay(state, seat, move.card);
      remember(state, seat, BANKED, move.card);
      emit?.({ type: 'banked', seat, card: move.card as Value });
      return false;
    case 'discard':
      if (state.asked === STUCK) {
        hasOnlyBankrupts(state, seat);
        discardBankrupt(state, seat, move.card, emit);
        return false;
      }
      discard(state, seat, move.card);
      remember(state, seat, DISCARDED, move.card);
      emit?.({ type: 'discarded', seat, card: move.card as Value });
      return false;
    case 'steal':
      return playSteal(state, seat, move.card, emit);
    case 'pass':
      hasSteal(state, seat);
      passStuck(state, seat, emit);
      return false;
    case 'take':
      return takeFrom(state, seat, move.from, rng, emit);
    case 'stop':
      stopStealing(state, seat, emit);
      return false;
    case 'choose':
      return takeChosen(state, seat, move.card, emit);
  }
}

function draw(state: State, seat: Seat, rng: Rng, emit: Tell): void {
  if (pileSize(state) === 0) reshuffle(state, rng, emit);
  const card = state.pile[state.pileTop++]! as Card;
  gain(state, seat, card, state.pileSet);
  state.drawn[seat * ROW + card]!++;
  emit?.({ type: 'drew', seat }, { to: seatSet(seat), event: { type: 'drew', seat, card } });
}

function takeUp(state: State, seat: Seat, emit: Tell): void {
  const card = state.discard[--state.discardSize]! as Value;
  gainOpenly(state, seat, card);
  emit?.({ type: 'took', seat, card });
}

function discard(state: State, seat: Seat, card: number): void {
  loseOpenly(state, seat, card);
  state.discard[state.discardSize++] = card;
}

function lay(state: State, seat: Seat, card: number): void {
  state.banks[seat * ROW + card]!++;
  state.tops[seat] = card;
}

/** P-5.1: the Steal is discarded; what it takes is asked next. */
function playSteal(state: State, seat: Seat, card: Steal, emit: Tell): boolean {
  if (state.asked === STUCK) hasSteal(state, seat);
  discard(state, seat, card);
  remember(state, seat, STOLE, card);
  emit?.({ type: 'stole', seat, card });
  return beginStealing(state, seat, card);
}

/** P-6.1: all at once, in order, then a discard that has no effect any more. */
function finish(state: State, seat: Seat, move: FinishMove, rng: Rng, emit: Tell): void {
  for (const card of move.cards) {
    loseOpenly(state, seat, card);
    lay(state, seat, card);
  }
  if (move.discard !== null) discard(state, seat, move.discard);
  emit?.({ type: 'finished', seat, cards: move.cards, discard: move.discard });
  winGame(state, rng, emit);
}
