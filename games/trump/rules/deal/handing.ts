/** What a clause brings from one player to another: money, a card, a property; and who is told of it. */

import { type Emit, type Seat, seatSet } from '@parlor/kit';
import { moveCard } from '../state/hands.ts';
import { giveProperty, payOrOwe } from '../state/money.ts';
import { AFTER_DEAL, type State } from '../state/state.ts';
import type { Card, Contract } from '../../facts/types.ts';
import type { Event, Gift } from '../../facts/events.ts';
import { type Give, takerOf } from '../../facts/clauses.ts';

export function pay(
  state: State,
  contract: Contract,
  from: Seat,
  to: Seat,
  amount: number,
  emit?: Emit<Event>,
): void {
  if (amount === 0) return;
  const paid = Math.min(amount, state.cash[from]!);
  if (paid > 0) emit?.(gave(contract, from, to, { type: 'cash', amount: paid }));
  payOrOwe(state, from, to, amount, emit);
}

/** Giver, taker and other parties see the card, the others only that one moved. */
export function handOver(
  state: State,
  contract: Contract,
  from: Seat,
  to: Seat,
  card: Card,
  emit?: Emit<Event>,
): void {
  moveCard(state, from, to, card);
  emit?.(gave(contract, from, to, { type: 'card', card: null }), {
    to: seatSet(from, to),
    event: gave(contract, from, to, { type: 'card', card }),
  });
  const cameByDeal = state.next === AFTER_DEAL && to === state.turn;
  if (cameByDeal && !state.relatedCards.includes(card))
    state.relatedCards = [...state.relatedCards, card].sort((a, b) => a - b);
}

export const gave = (contract: Contract, from: Seat, to: Seat, gift: Gift): Event => ({
  type: 'gave',
  contract: contract.number,
  from,
  to,
  gift,
});

/** The gifts of an option happen, whatever they were part of. */
export function carryOutGift(
  state: State,
  contract: Contract,
  give: Give,
  emit?: Emit<Event>,
): void {
  const { from, what } = give;
  const to = takerOf(give, from, contract.seats);
  if (what.type === 'cash') pay(state, contract, from, to, what.amount, emit);
  else if (what.type === 'card') handOver(state, contract, from, to, what.card, emit);
  else if (what.type === 'property') {
    giveProperty(state, what.property, to);
    emit?.(gave(contract, from, to, what));
  }
}
