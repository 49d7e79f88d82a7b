/** Moves are carried out; what follows without a question follows at once. */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { openAuction, passBid, placeBid, settleAuction } from './auction.ts';
import { gainCard, loseCard } from './boards.ts';
import { cardName } from '../facts/box.ts';
import { buyFromPool, buyFromStack, poolPlace, stackPlace } from './buying.ts';
import { NO_DICE } from '../facts/dice/hands.ts';
import { payBank } from './money.ts';
import { observe } from './possible.ts';
import { afterPoolCard, afterStackCard, lookAt } from './prospect.ts';
import {
  collect,
  collectable,
  PLAIN_ROLL,
  startRoll,
  throwAgain,
  throwAll,
  useExtraDie,
} from './rolling.ts';
import type { State } from './state.ts';
import { currentStep, purchaseStep, rollComes, swapCost } from './steps.ts';
import { choose, purchaseDone, stepDone, takeChance } from './tickets.ts';
import { endTurn } from './turn.ts';
import { ASK, type Card, colourOf, type Event, type Move, PLACES } from '../facts/types.ts';

type Told = Emit<Event> | undefined;

export function apply(state: State, seat: Seat, move: Move, rng: Rng, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'keep':
      if (throwAgain(state, move, rng, emit)) settleRoll(state, rng, emit);
      return;
    case 'buy':
      return buy(state, move.card, rng, emit);
    case 'first':
    case 'or':
      return choose(state, move.type, rng, emit);
    case 'roll':
      // T-8.1: asked on a turn, this is what the turn is spent on; asked after an auction, it is the consolation.
      if (state.question === ASK['consolation roll']) state.consoled = true;
      return startRoll(state, PLAIN_ROLL, rng, emit);
    case 'collect':
      collect(state, move.combo, emit);
      return rollDone(state, rng, emit);
    case 'chance':
      return takeChance(state, rng, emit);
    case 'use':
      return useExtraDie(state, rng, emit);
    case 'throw':
      return throwAll(state, rng, emit);
    case 'swap':
      swap(state, move.give, move.take, emit);
      return stepDone(state, rng, emit);
    case 'bid':
      return placeBid(state, seat, move.amount, emit);
    case 'pass':
      if (state.question === ASK['consolation roll']) return afterPurchase(state, rng, emit);
      if (passBid(state, seat, emit)) auctionDone(state, rng, emit);
      return;
  }
}

function buy(state: State, card: Card, rng: Rng, emit: Told): void {
  const { turn } = state;
  const step = purchaseStep(state);
  const inPool = poolPlace(state, card);
  const place = inPool < PLACES ? inPool : stackPlace(state, turn, card);
  if (state.ticketOpen && state.buys === 2) {
    // The first of two: the table sees that another one could be paid as well.
    const prospect = lookAt(state, turn, step, 2);
    const rest =
      inPool < PLACES
        ? afterPoolCard(prospect, place)
        : afterStackCard(prospect, place, colourOf(card));
    observe(state, turn, rest, true);
  }
  if (inPool < PLACES && state.options.auctions) return openAuction(state, place, emit);
  if (inPool < PLACES) buyFromPool(state, turn, place, step, emit);
  else buyFromStack(state, turn, place, emit);
  oneBought(state);
  afterPurchase(state, rng, emit);
}

function oneBought(state: State): void {
  if (state.ticketOpen) state.buys--;
}

function auctionDone(state: State, rng: Rng, emit: Told): void {
  const step = purchaseStep(state);
  settleAuction(state, step.do === 'buy-pool' ? step.less : 0, emit);
  oneBought(state);
  state.asked = state.turn;
  if (state.bidder !== state.turn && isOwedRoll(state)) state.question = ASK['consolation roll'];
  else afterPurchase(state, rng, emit);
}

/** T-7.2: whoever held the auction in vain may roll; T-8.1: once a turn, and a roll the ticket brings anyway is that one. */
function isOwedRoll(state: State): boolean {
  if (state.consoled) return false;
  state.consoled = state.ticketOpen && rollComes(state);
  return !state.consoled;
}

function afterPurchase(state: State, rng: Rng, emit: Told): void {
  if (state.ticketOpen) purchaseDone(state, rng, emit);
  else endTurn(state, emit);
}

/** T-4.1: the dice are final; one combination is decided on if any pays. */
function settleRoll(state: State, rng: Rng, emit: Told): void {
  if (collectable(state) !== 0) {
    state.question = ASK.collect;
    return;
  }
  emit?.({ type: 'nothing', seat: state.turn });
  rollDone(state, rng, emit);
}

function rollDone(state: State, rng: Rng, emit: Told): void {
  state.rolling = false;
  state.hand = NO_DICE;
  if (!state.ticketOpen) endTurn(state, emit);
  else if (currentStep(state).do === 'roll') stepDone(state, rng, emit);
  else purchaseDone(state, rng, emit);
}

/** The player settles the difference in price, whichever way it goes; the card given lies in the Pool. */
function swap(state: State, give: Card, take: Card, emit: Told): void {
  const { turn } = state;
  const paid = swapCost(state, give, take);
  payBank(state, turn, paid);
  state.pool[poolPlace(state, take)] = give;
  loseCard(state, turn, give);
  gainCard(state, turn, take);
  emit?.({
    type: 'swapped',
    seat: turn,
    gave: give,
    gaveName: cardName(state.box, give),
    took: take,
    tookName: cardName(state.box, take),
    paid,
  });
}
