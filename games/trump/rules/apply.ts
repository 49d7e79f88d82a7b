/** Plays a legal move. */

import type { Emit, Rng, Seat } from '@parlor/kit';
import {
  accept,
  endDeal,
  forgetDeal,
  goOnAfterDeal,
  makeCounter,
  makeOffer,
  reject,
} from './negotiate.ts';
import { choose } from './deal/schedule.ts';
import { useOption } from './useOption.ts';
import { takeCard, throwFor } from './dice.ts';
import { drawCard } from './state/hands.ts';
import { fillBox, giveProperty } from './state/money.ts';
import { playCard, surrender, takeEffect } from './play.ts';
import { comeBack, knockOut, leaveSale, letGo, putUp, raise, seal } from './sale.ts';
import {
  AFTER_BEFORE,
  AFTER_CARD,
  AFTER_DEAL,
  AFTER_NOTHING,
  AFTER_SALE,
  AFTER_TAX,
  AFTER_TURN,
  AFTER_USE,
  BID,
  FOR_MOVE,
  NO_PROPERTY,
  pileSize,
  RELATED,
  type State,
  TURN,
  UNOWNED,
} from './state/state.ts';
import { endTurn, finishTurn, layAside, passOn } from './turn.ts';
import type { Move, Property } from '../facts/types.ts';
import type { Event } from '../facts/events.ts';

export function apply(state: State, seat: Seat, move: Move, rng: Rng, emit?: Emit<Event>): void {
  state.shown = NO_PROPERTY;
  switch (move.type) {
    case 'roll':
      throwFor(state, FOR_MOVE, rng, emit);
      return;
    case 'open':
      seal(state, seat, move.amount, rng, emit);
      return;
    case 'pass':
      if (state.phase === BID) letGo(state, seat, rng, emit);
      else pass(state, seat, rng, emit);
      return;
    case 'raise':
      raise(state, seat, move.cash, move.cards, emit);
      return;
    case 'play':
      if (state.phase === RELATED) forgetDeal(state);
      playCard(state, move, rng, emit);
      return;
    case 'take':
      takeCard(state, move.seat, rng, emit);
      return;
    case 'putUp':
      putUp(state, move.property, emit);
      return;
    case 'fill':
      fill(state, seat, move.property, rng, emit);
      return;
    case 'knockOut':
      knockOut(state, seat, move.seat, emit);
      return;
    case 'backIn':
      comeBack(state, seat, emit);
      return;
    case 'trade':
      trade(state, seat, move.give, move.take, rng, emit);
      return;
    case 'keep':
      emit?.({ type: 'kept', seat });
      finishTurn(state, rng, emit);
      return;
    case 'surrender':
      surrender(state, seat, move.property, rng, emit);
      return;
    case 'offer':
      makeOffer(state, seat, move, emit);
      return;
    case 'counter':
      makeCounter(state, seat, move, emit);
      return;
    case 'accept':
      accept(state, seat, rng, emit);
      return;
    case 'reject':
      reject(state, seat, rng, emit);
      return;
    case 'done':
      endDeal(state, rng, emit);
      return;
    case 'use':
      useOption(state, seat, move.contract, move.clause, rng, emit);
      return;
    case 'choose':
      if (choose(state, move.card, rng, emit)) goOn(state, rng, emit);
  }
}

/** A card of choice was all that had to be waited for. */
function goOn(state: State, rng: Rng, emit?: Emit<Event>): void {
  const { next } = state;
  state.next = AFTER_NOTHING;
  switch (next) {
    case AFTER_DEAL:
      goOnAfterDeal(state, rng, emit);
      return;
    case AFTER_BEFORE:
      takeEffect(state, rng, emit);
      return;
    case AFTER_CARD:
      layAside(state);
      endTurn(state, rng, emit);
      return;
    case AFTER_TURN:
      passOn(state, emit);
      return;
    case AFTER_SALE:
      state.payout = 0;
      leaveSale(state, rng, emit);
      return;
    case AFTER_TAX:
      finishTurn(state, rng, emit);
      return;
    case AFTER_USE:
      state.phase = TURN;
      state.asked = state.turn;
  }
}

/** D-6.1 */
function pass(state: State, seat: Seat, rng: Rng, emit?: Emit<Event>): void {
  state.passes++;
  emit?.({ type: 'passed', seat });
  finishTurn(state, rng, emit);
}

/** D-3.6: into an unowned box, then a card, if there still is one. */
function fill(state: State, seat: Seat, property: Property, rng: Rng, emit?: Emit<Event>): void {
  fillBox(state, seat, property, state.rules.spaceValue[state.pawns[seat]!]!, emit);
  if (pileSize(state) > 0) drawCard(state, seat, emit);
  finishTurn(state, rng, emit);
}

/** D-3.9: boxes go with their money; one swapped in from the board leaves the other unowned. */
function trade(
  state: State,
  seat: Seat,
  give: Property,
  take: Property,
  rng: Rng,
  emit?: Emit<Event>,
): void {
  const owner = state.owner[take]!;
  giveProperty(state, give, owner);
  giveProperty(state, take, seat);
  emit?.({ type: 'traded', seat, give, take, with: owner === UNOWNED ? null : owner });
  finishTurn(state, rng, emit);
}
