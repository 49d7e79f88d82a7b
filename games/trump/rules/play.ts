/** Cards played on a turn (section 4 of the rules). */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { FIVE_ROLLS, TAX_PER_PROPERTY } from '../facts/components.ts';
import { dueOnLoss, dueOnPlay } from './deal/fallingDue.ts';
import { carryOutAll, keepPlayPromise } from './deal/schedule.ts';
import { throwFor } from './dice.ts';
import { discardCard } from './state/hands.ts';
import { collect, giveProperty, moveCash } from './state/money.ts';
import { DIE_PROFIT, FORCE_SALE, ROLL_FIVE, TAX } from '../facts/rules.ts';
import { putUp } from './sale.ts';
import {
  AFTER_BEFORE,
  AFTER_TAX,
  countSet,
  FOR_FIVE,
  FOR_PROFIT,
  NO_AIM,
  type State,
  SURRENDER,
} from './state/state.ts';
import { finishTurn } from './turn.ts';
import type { Move, Property } from '../facts/types.ts';
import type { Event } from '../facts/events.ts';

type PlayMove = Extract<Move, { type: 'play' }>;

export function playCard(state: State, move: PlayMove, rng: Rng, emit?: Emit<Event>): void {
  const seat = state.turn;
  const { card } = move;
  state.passes = 0;
  state.playing = card;
  state.aim = move.seat ?? move.property ?? NO_AIM;
  discardCard(state, seat, card);
  emit?.({
    type: 'played',
    seat,
    card,
    target: move.seat ?? null,
    property: move.property ?? null,
  });
  if (state.contracts.length !== 0) {
    keepPlayPromise(state, seat, card, move, emit);
    const due = dueOnPlay(state, card, 'before');
    if (!carryOutAll(state, due, AFTER_BEFORE, rng, emit)) return;
  }
  takeEffect(state, rng, emit);
}

/** Everything that was to happen before it has: the card does what it says. */
export function takeEffect(state: State, rng: Rng, emit?: Emit<Event>): void {
  const { turn: seat, playing: card, aim } = state;
  switch (state.rules.kind[card]) {
    case DIE_PROFIT:
      throwFor(state, FOR_PROFIT, rng, emit);
      return;
    case TAX:
      tax(state, aim, rng, emit);
      return;
    case FORCE_SALE:
      putUp(state, aim, emit);
      return;
    case ROLL_FIVE:
      state.rollsLeft = FIVE_ROLLS;
      throwFor(state, FOR_FIVE, rng, emit);
      return;
    default:
      state.payout = state.rules.amount[card]!;
      collect(state, seat, state.payout, emit);
      finishTurn(state, rng, emit);
  }
}

/** D-4.2: all the cash there is, and if that is too little, a property of the target's choice. */
function tax(state: State, target: Seat, rng: Rng, emit?: Emit<Event>): void {
  const owed = countSet(state.holdings[target]!) * TAX_PER_PROPERTY;
  const amount = Math.min(owed, state.cash[target]!);
  state.payout = amount;
  emit?.({ type: 'taxed', seat: state.turn, target, amount });
  moveCash(state, target, state.turn, amount, emit);
  // A `before` clause may have taken the last property: then there is nothing to give up.
  if (amount === owed) {
    finishTurn(state, rng, emit);
  } else {
    state.phase = SURRENDER;
    state.asked = target;
  }
}

export function surrender(
  state: State,
  seat: Seat,
  property: Property,
  rng: Rng,
  emit?: Emit<Event>,
): void {
  giveProperty(state, property, state.turn);
  emit?.({ type: 'surrendered', seat, to: state.turn, property });
  if (state.contracts.length !== 0) {
    const due = dueOnLoss(state, property, 'taxed');
    if (!carryOutAll(state, due, AFTER_TAX, rng, emit)) return;
  }
  finishTurn(state, rng, emit);
}
