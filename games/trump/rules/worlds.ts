/** Complete states that a view cannot tell apart from the truth. */

import { type Guess, hasSeat, type Rng, type Seat, seatSet, type Worlds } from '@parlor/kit';
import { setNotes } from './codec.ts';
import { STARTING_BOX, STARTING_CASH, STEP } from '../facts/components.ts';
import { cashNow } from '../facts/clauses.ts';
import { nameHiddenCards } from './deal/hiddenCards.ts';
import { cardAt } from './state/hands.ts';
import { learnHeld, learnLack, NO_HOME, noteOf } from './state/knowledge.ts';
import { giveProperty } from './state/money.ts';
import { sample } from './moves.ts';
import { NO_CARD, rulesOf } from '../facts/rules.ts';
import {
  copyInto,
  KNOCKED_OUT,
  NO_PROPERTY,
  NOBODY,
  NOT_IN_SALE,
  OVER,
  State,
  STILL_IN,
} from './state/state.ts';
import type { Trump } from './trump.ts';
import { type Move, type Property, QUESTIONS, THROWING } from '../facts/types.ts';
import type { SaleView, View } from '../facts/views.ts';
import { unseenCards } from './unseen.ts';
import { boxSeen, cashSeen } from './view.ts';

/** How much fuller than at the start a box may be thought to be that nobody has kept count of. */
const BOX_STEPS = 14;

/** Cash that nobody has kept count of: twice as much as dealt out at most, the middle most likely. */
const CASH_STEPS = STARTING_CASH / STEP;

export function worlds(view: View, guess?: Guess<Trump>): Worlds<State> {
  const base = publicState(view);
  const dealUnseen = unseenCards(view, rulesOf(view.options.components));
  const closedBoxes = [...view.boxes.keys()].filter((property) => boxSeen(view, property) === null);
  const hiddenCash = [...view.cash.keys()].filter((seat) => mayHaveAnyCash(view, seat));
  const least = leastCash(view);
  const sealed = view.sale ? seatSet(...view.sale.sealed) : 0;

  return (rng, into) => {
    const state = into ?? new State(view.seats, view.options);
    copyInto(base, state);
    dealUnseen(state, rng);
    for (const property of closedBoxes) state.box[property]! += STEP * rng.below(BOX_STEPS);
    for (const seat of hiddenCash) {
      const cash = STEP * (rng.below(CASH_STEPS + 1) + rng.below(CASH_STEPS + 1));
      state.cash[seat] = Math.max(cash, least[seat]!);
    }
    state.bank = -moneyAround(state);
    nameHiddenCards(state, view, rng);
    imagineKnowledge(state, view.viewer, rng);
    guessOpenings(state, view, sealed, rng, guess);
    return state;
  };
}

/** Everything that the view shows, in place; hidden things are still empty. */
function publicState(view: View): State {
  const state = new State(view.seats, view.options);
  state.part = view.part;
  state.phase = view.asked === null ? OVER : QUESTIONS.indexOf(view.asked);
  state.asked = view.toAct[0] ?? 0;
  // A finished game has nobody on turn; who it was last does not matter any more.
  state.turn = view.turn ?? 0;
  state.pawns.set(view.pawns);
  state.cash.set(view.cash.map((_, seat) => cashSeen(view, seat) ?? 0));
  for (const [property, owner] of view.owners.entries())
    if (owner !== null) giveProperty(state, property, owner);
  state.box.set(view.boxes.map((_, property) => boxSeen(view, property) ?? STARTING_BOX));
  state.shown = boxShown(view);
  state.drawn = state.deck.length - view.pileSize;
  state.deck.set(view.discards);
  state.discardCount = view.discards.length;
  if (view.throwing !== null) state.throwing = THROWING.indexOf(view.throwing);
  state.rollsLeft = view.rollsLeft;
  state.playing = view.playing ?? NO_CARD;
  state.payout = view.payout;
  state.closingRound = view.closingRound;
  state.closing = setOf(view.closing ?? []);
  state.again = setOf(view.again);
  state.lot = NO_PROPERTY;
  if (view.sale) setSale(state, view.sale, view.viewer);
  state.passes = view.passes;
  state.turnsEnded.set(view.turnsEnded);
  state.dealsOpened.set(view.dealsOpened);
  state.contractsMade = view.contractsMade;
  state.ended = view.ended;
  state.debts = view.debts;
  state.gotProperties = setOf(view.related?.properties ?? []);
  state.partner = view.related?.with ?? 0;
  if (view.related) state.partners = seatSet(view.related.with, ...(view.related.and ?? []));
  setChoosing(state, view);
  if (view.viewer !== 'public') setKnowledge(state, view, view.viewer);
  return state;
}

/** A card of choice is due, and the rest waits for it. */
function setChoosing(state: State, view: View): void {
  if (!view.choosing) return;
  const { contract, index, seat, from, to, waiting, next, aim } = view.choosing;
  state.due = waiting;
  state.next = next;
  state.aim = aim;
  state.choosing = { contract, index, seat, from, to };
}

/** D-5.8: a closed box of somebody else that can be seen has just been opened to all. */
const boxShown = ({ boxes, options, owners, viewer }: View): Property =>
  options.boxes === 'open'
    ? NO_PROPERTY
    : boxes.findIndex((amount, property) => amount !== null && owners[property] !== viewer);

/** Is this cash unseen? Whoever owes money or could not pay a tax has shown to have none left. */
const mayHaveAnyCash = (view: View, seat: Seat): boolean =>
  cashSeen(view, seat) === null &&
  view.taxed !== seat &&
  !view.debts.some(({ from }) => from === seat);

/** By seat: whoever has made the offer on the table has what it says for now. */
function leastCash({ seats, offer }: View): readonly number[] {
  const least = Array<number>(seats).fill(0);
  if (offer) least[offer.from] = cashNow(offer.clauses, offer.from);
  return least;
}

const setOf = (members: readonly number[]): number =>
  members.reduce((set, member) => set | (1 << member), 0);

function setSale(state: State, sale: SaleView, viewer: View['viewer']): void {
  state.lot = sale.property;
  state.broker = sale.broker;
  state.bids.set(sale.bids);
  state.investors.set(sale.investors);
  for (const [seat, standing] of sale.standing.entries()) {
    if (standing === 'none') state.standing[seat] = NOT_IN_SALE;
    else state.standing[seat] = standing === 'in' ? STILL_IN : KNOCKED_OUT;
  }
  state.madeAt.set(sale.made);
  // The first bid is number 0, and so is that of whoever has made none.
  const noneMade = sale.standing.every((standing) => standing === 'none');
  state.bidsMade = noneMade ? 0 : Math.max(...sale.made) + 1;
  state.investorPlayed = sale.investorPlayed;
  state.quiet = sale.quiet;
  state.maker = sale.maker ?? NOBODY;
  if (sale.mine !== null && viewer !== 'public') {
    state.sealed = seatSet(viewer);
    state.bids[viewer] = sale.mine;
  }
}

function setKnowledge(state: State, view: View, viewer: Seat): void {
  setNotes(
    state,
    viewer,
    view.known.map(({ card, seats, seenIn }) => noteOf(card, seatSet(...seats), seenIn ?? NO_HOME)),
  );
  state.lostUnseen.set(view.lostUnseen, viewer * view.seats);
  for (const { seat, card } of view.lacks) learnLack(state, viewer, card, seat);
}

/** Others may have seen a card or two of each other's. */
const IMAGINED_NOTES = 3;

function imagineKnowledge(state: State, viewer: View['viewer'], rng: Rng): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    for (let notes = rng.below(IMAGINED_NOTES); notes > 0; notes--) {
      const holder = rng.below(state.seats);
      if (holder === seat || state.handSize[holder] === 0) continue;
      learnHeld(state, seat, cardAt(state, holder, rng.below(state.handSize[holder]!)), holder, 1);
    }
  }
}

function moneyAround(state: State): number {
  let money = 0;
  for (const cash of state.cash) money += cash;
  for (const amount of state.box) money += amount;
  // While openings are sealed the money is still in the players' hands.
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.standing[seat] !== NOT_IN_SALE) money += state.bids[seat]!;
  }
  return money;
}

/** Openings that others have sealed: by `guess`, or anything they could have sealed. */
function guessOpenings(
  state: State,
  view: View,
  sealed: number,
  rng: Rng,
  guess: Guess<Trump> | undefined,
): void {
  if (sealed === 0) return;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === view.viewer || !hasSeat(sealed, seat)) continue;
    const guessed = guess?.(state, seat, rng);
    const move = guessed?.type === 'open' ? guessed : sample(state, seat, rng);
    state.bids[seat] = (move as Extract<Move, { type: 'open' }>).amount;
  }
  state.sealed = sealed;
}
