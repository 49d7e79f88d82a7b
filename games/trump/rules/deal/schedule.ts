/** Contracts in force: every due clause happens by itself, at its moment and in a fixed order (D-7.2). */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { seatSet } from '@parlor/kit';
import { STEP } from '../../facts/components.ts';
import { learnHeld, learnLack } from '../state/knowledge.ts';
import { giveProperty } from '../state/money.ts';
import { AFTER_NOTHING, CHOOSE, held, type State } from '../state/state.ts';
import type { Card, Contract, Property } from '../../facts/types.ts';
import type { Event } from '../../facts/events.ts';
import type { Due } from '../../facts/views.ts';
import { close, type Entry, entryAt, lapse, moveOn } from './books.ts';
import {
  boundGifts,
  FULL_SHARE,
  type Give,
  type Play,
  takerOf,
  type What,
} from '../../facts/clauses.ts';
import { freeCards } from './freeCards.ts';
import { gave, handOver, pay } from './handing.ts';
import { type Aim, canPlayNow, fitsAim } from './promises.ts';

/**
 * Everything in `due` happens, then whatever that leads to. False if somebody
 * has to choose a card first: then the rest waits, and `next` says what comes after it.
 */
export function carryOutAll(
  state: State,
  due: readonly Due[],
  next: number,
  rng: Rng,
  emit?: Emit<Event>,
): boolean {
  state.due = due;
  state.next = next;
  return goOn(state, rng, emit);
}

const NOTHING_DUE: readonly Due[] = [];

/** Goes on with what is due. */
function goOn(state: State, rng: Rng, emit?: Emit<Event>): boolean {
  while (state.due.length !== 0) {
    const first = state.due[0]!;
    state.due = state.due.length === 1 ? NOTHING_DUE : state.due.slice(1);
    const entry = entryAt(state, first.contract, first.index);
    if (entry && !happen(state, entry, first.how, rng, emit)) return false;
  }
  state.next = AFTER_NOTHING;
  return true;
}

function happen(
  state: State,
  entry: Entry,
  how: Due['how'],
  rng: Rng,
  emit?: Emit<Event>,
): boolean {
  if (how === 'over') close(state, entry, 'over');
  else if (how !== 'happens') lapse(state, entry, how, emit);
  else if (entry.open.clause.type === 'play') missPlay(state, entry, emit);
  else if (entry.open.clause.type === 'show') show(state, entry, emit);
  else return carryOut(state, entry, rng, emit);
  return true;
}

/** `seat` has laid down `card`: of the promises to play it so, the one due first is kept. */
export function keepPlayPromise(
  state: State,
  seat: Seat,
  card: Card,
  aim: Aim,
  emit?: Emit<Event>,
): void {
  let kept: Entry | undefined;
  for (const contract of state.contracts) {
    for (const open of contract.open) {
      const { clause, due } = open;
      if (clause.type !== 'play' || clause.seat !== seat || clause.card !== card) continue;
      if (fitsAim(clause, aim) && (!kept || due! < kept.open.due!)) kept = { contract, open };
    }
  }
  if (!kept) return;
  close(state, kept, 'played');
  emit?.({ type: 'promiseKept', contract: kept.contract.number, clause: kept.open.clause });
}

/** A promise to play ran out. The other parties learn whether the card was there. */
function missPlay(state: State, entry: Entry, emit?: Emit<Event>): void {
  const { seat, card } = entry.open.clause as Play;
  const isHeld = held(state, seat, card) > 0;
  for (const other of entry.contract.seats) {
    if (other === seat) continue;
    if (isHeld) learnHeld(state, other, card, seat, 1);
    else learnLack(state, other, card, seat);
  }
  const reason = canPlayNow(state, seat, card) ? 'no-turn-left' : 'not-playable';
  lapse(state, entry, isHeld ? reason : 'not-held', emit);
}

/** D-7.7: to that party only. */
function show(state: State, entry: Entry, emit?: Emit<Event>): void {
  const { contract, open } = entry;
  if (open.clause.type !== 'show') return;
  const { seat, card } = open.clause;
  const to = takerOf(open.clause, seat, contract.seats);
  const isHand = card === null;
  const cards: Card[] = [];
  for (let one = 0; one < state.rules.cardCount; one++) {
    const copies = isHand ? held(state, seat, one) : one === card ? 1 : 0;
    if (copies > 0) learnHeld(state, to, one, seat, copies);
    for (let copy = 0; copy < copies; copy++) cards.push(one);
  }
  close(state, entry, 'done');
  emit?.(
    { type: 'showed', from: seat, to, isHand, cards: cards.map(() => null) },
    { to: seatSet(seat, to), event: { type: 'showed', from: seat, to, isHand, cards } },
  );
}

/** One clause happens, as far as it still can, and is closed. False if a card has to be chosen. */
function carryOut(state: State, entry: Entry, rng: Rng, emit?: Emit<Event>): boolean {
  const { contract, open } = entry;
  const give = open.clause as Give;
  const { from, what, when } = give;
  const to = takerOf(give, from, contract.seats);
  switch (what.type) {
    case 'cash':
    case 'share':
      if (when.type === 'everyTurnEnd') payInstalment(state, entry, to, emit);
      else {
        close(state, entry, 'done');
        pay(state, contract, from, to, amountOf(what, state.payout), emit);
      }
      return true;
    case 'property':
      giveThing(state, entry, to, what.property, emit);
      return true;
    case 'card':
      if (held(state, from, what.card) === 0 && !wasTaken(state, contract, give)) {
        learnLack(state, to, what.card, from);
        lapse(state, entry, 'not-held', emit);
      } else {
        close(state, entry, 'done');
        if (held(state, from, what.card) > 0) handOver(state, contract, from, to, what.card, emit);
      }
      return true;
    case 'random':
      drawCards(state, entry, to, what.count, rng, emit);
      return true;
    case 'choice':
      return askForCard(state, entry, what.by === 'giver' ? from : to, to, emit);
  }
}

/** Has the taker of a card got it already, by an option of the same contract (an early recall)? */
const wasTaken = (state: State, { number, seats }: Contract, give: Give): boolean =>
  state.ended.some(
    ({ contract, how, clause }) =>
      contract === number &&
      how === 'used' &&
      clause.type === 'option' &&
      boundGifts(clause).some(
        (gift) =>
          gift.from === give.from &&
          gift.what.type === 'card' &&
          give.what.type === 'card' &&
          gift.what.card === give.what.card &&
          takerOf(gift, gift.from, seats) === takerOf(give, give.from, seats),
      ),
  );

/** Percent of the payout, rounded down to the smallest note, but no less than was guaranteed. */
function amountOf(what: Extract<What, { type: 'cash' | 'share' }>, payout: number): number {
  if (what.type === 'cash') return what.amount;
  const share = Math.floor((payout * what.percent) / FULL_SHARE / STEP) * STEP;
  return Math.max(share, what.atLeast ?? 0);
}

/** One of several payments; the rest ends with the property it is tied to. */
function payInstalment(state: State, entry: Entry, to: Seat, emit?: Emit<Event>): void {
  const { contract, open } = entry;
  const { from, what, when } = open.clause as Give;
  const owned = when.type === 'everyTurnEnd' ? when.while : null;
  if (owned !== null && state.owner[owned] !== from) {
    close(state, entry, 'over');
    return;
  }
  if (open.left === 1) close(state, entry, 'done');
  else moveOn(state, entry);
  pay(state, contract, from, to, (what as { amount: number }).amount, emit);
}

function giveThing(
  state: State,
  entry: Entry,
  to: Seat,
  property: Property,
  emit?: Emit<Event>,
): void {
  const { contract, open } = entry;
  const { from } = open.clause as Give;
  const owner = state.owner[property];
  if (owner !== from && owner !== to) {
    lapse(state, entry, 'not-owned', emit);
    return;
  }
  close(state, entry, 'done');
  // Another clause may have brought it already.
  if (owner === to) return;
  giveProperty(state, property, to);
  emit?.(gave(contract, from, to, { type: 'property', property }));
}

/** D-7.8: never one that a clause names. */
function drawCards(
  state: State,
  entry: Entry,
  to: Seat,
  count: number,
  rng: Rng,
  emit?: Emit<Event>,
): void {
  const { contract, open } = entry;
  const { from } = open.clause as Give;
  const free = freeWithout(state, entry, from);
  if (free.length === 0) {
    lapse(state, entry, 'no-cards', emit);
    return;
  }
  close(state, entry, 'done');
  for (let left = Math.min(count, free.length); left > 0; left--) {
    const [card] = free.splice(rng.below(free.length), 1);
    handOver(state, contract, from, to, card!, emit);
  }
}

/** Cards that may be drawn or chosen for a clause; what it says itself does not count any more. */
const freeWithout = (state: State, { contract, open }: Entry, from: Seat): Card[] =>
  freeCards(
    state,
    from,
    state.contracts.map((one) =>
      one.number === contract.number
        ? { ...one, open: one.open.filter(({ index }) => index !== open.index) }
        : one,
    ),
  );

/** D-7.7: the taker who chooses sees the cards. */
function askForCard(
  state: State,
  entry: Entry,
  chooser: Seat,
  to: Seat,
  emit?: Emit<Event>,
): boolean {
  const { contract, open } = entry;
  const { from } = open.clause as Give;
  const free = freeWithout(state, entry, from);
  if (free.length === 0) {
    lapse(state, entry, 'no-cards', emit);
    return true;
  }
  if (chooser !== from) {
    for (const card of new Set(free)) {
      learnHeld(state, chooser, card, from, free.filter((one) => one === card).length);
    }
  }
  state.choosing = { contract: contract.number, index: open.index, seat: chooser, from, to };
  state.phase = CHOOSE;
  state.asked = chooser;
  return false;
}

/** The cards there are to choose from. Were there none, any card would do. */
export function choosable(state: State): Card[] {
  const { contract, index, from } = state.choosing!;
  const entry = entryAt(state, contract, index);
  const free = entry ? freeWithout(state, entry, from) : [];
  return free.length > 0 ? free : freeCards(state, from, []);
}

/** A card has been chosen: it goes over, and the rest goes on. False if another one has to be chosen. */
export function choose(state: State, card: Card, rng: Rng, emit?: Emit<Event>): boolean {
  const { contract: number, index, from, to } = state.choosing!;
  state.choosing = null;
  const entry = entryAt(state, number, index);
  if (entry) {
    close(state, entry, 'done');
    handOver(state, entry.contract, from, to, card, emit);
  }
  const { next } = state;
  const isDone = goOn(state, rng, emit);
  // What comes after it is for the caller to know.
  state.next = next;
  return isDone;
}
