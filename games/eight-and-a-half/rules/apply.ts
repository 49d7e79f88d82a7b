/** Playing a move: the card goes down, somebody may be caught, the turn goes on. */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { EIGHT, kindBit, PLACES } from '../facts/cards.ts';
import { collect } from './collect.ts';
import {
  drawFromBank,
  forgetPair,
  forgetPlayed,
  isHandPublic,
  isOut,
  learnLack,
  takeFromHand,
} from './hands.ts';
import { canPlay } from './moves.ts';
import {
  catches,
  demandAfter,
  EIGHT_AND_A_HALF_VALUE,
  isHalf,
  legalKinds,
  valueAfter,
} from '../facts/pile.ts';
import { endRound } from './scoring.ts';
import { lackAtStart, nameStarter, seatAfter } from './setup.ts';
import { BY_SHIFT, GONE, NOBODY, type State, TURN_CAP } from './state.ts';
import { type Card, type Event, type From, HALF, type Move, type Swap } from '../facts/types.ts';

type Tell = Emit<Event> | undefined;

export function apply(state: State, seat: Seat, move: Move, rng: Rng, emit?: Emit<Event>): void {
  if (state.unaided) forgetTurned(state);
  switch (move.type) {
    case 'play':
      return playFromHand(state, seat, move.card, move.count, rng, emit);
    case 'eight-and-a-half':
      return playPair(state, seat, rng, emit);
    case 'open':
      return playOpen(state, seat, move.card, rng, emit);
    case 'blind':
      return turnBlind(state, seat, move.place, rng, emit);
    case 'swap':
      return swapOpen(state, seat, move, emit);
    case 'keep':
      emit?.({ type: 'kept', seat });
      return nameStarter(state, emit);
  }
}

// Before the round

function swapOpen(state: State, seat: Seat, { give, take }: Swap, emit: Tell): void {
  const mine = cellOf(state, seat, give);
  const theirs = cellOf(state, state.loser, take);
  state.open[mine] = take;
  state.open[theirs] = give;
  emit?.({ type: 'swapped', seat, other: state.loser, give, take });
  nameStarter(state, emit);
}

/** Where that Open card lies; of equal ones the first. */
function cellOf(state: State, seat: Seat, card: Card): number {
  let cell = seat * PLACES;
  while (state.open[cell] !== card) cell++;
  return cell;
}

function learnFromStart(state: State, starter: Seat, card: Card): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const kinds = lackAtStart(state, seat, starter, card);
    if (kinds !== 0) learnLack(state, seat, kinds);
  }
}

// Laying cards

function playFromHand(
  state: State,
  seat: Seat,
  card: Card,
  count: number,
  rng: Rng,
  emit: Tell,
): void {
  if (state.phase === 'start') {
    learnFromStart(state, seat, card);
    state.phase = 'play';
  }
  takeFromHand(state, seat, card, count);
  if (state.lackCount[seat] !== 0) forgetPlayed(state, seat, card, count);
  for (let n = 0; n < count; n++) putOnPile(state, seat, card);
  lay(state, seat, card, count, 'hand', rng, emit);
}

/** E-4.4; it is never a catch (E-5.2), nor a start: an 8 is yellow (E-2.3). */
function playPair(state: State, seat: Seat, rng: Rng, emit: Tell): void {
  takeFromHand(state, seat, EIGHT, 1);
  takeFromHand(state, seat, HALF, 1);
  if (state.lackCount[seat] !== 0) forgetPair(state, seat);
  putOnPile(state, seat, EIGHT);
  putOnPile(state, seat, HALF);
  state.value = EIGHT_AND_A_HALF_VALUE; // Never on a Five, so there is no demand to end (E-4.6).
  emit?.({ type: 'laid', seat, from: 'hand', cards: [EIGHT, HALF], value: state.value / 2 });
  goOn(state, seat, rng, emit);
}

function playOpen(state: State, seat: Seat, card: Card, rng: Rng, emit: Tell): void {
  state.open[cellOf(state, seat, card)] = GONE;
  state.openLeft[seat]!--;
  putOnPile(state, seat, card);
  lay(state, seat, card, 1, 'open', rng, emit);
}

/** E-6.2: a card that does not fit is collected with the pile. */
function turnBlind(state: State, seat: Seat, place: number, rng: Rng, emit: Tell): void {
  const cell = seat * PLACES + place - 1;
  const card = state.blind[cell]!;
  state.blind[cell] = GONE;
  state.blindLeft[seat]!--;
  state.turnedSeat = seat;
  state.turnedPlace = place;
  state.turnedCard = card;
  putOnPile(state, seat, card);
  emit?.({ type: 'turned', seat, place, card });
  if ((legalKinds(state.value, state.five) & kindBit(card)) !== 0) {
    lay(state, seat, card, 1, 'blind', rng, emit);
  } else {
    collect(state, seat, 'blind', emit);
    goOn(state, seat, rng, emit);
  }
}

/** E-8: without aids a Blind card is seen when it is turned, and after the next move nobody is reminded of it. */
function forgetTurned(state: State): void {
  state.turnedSeat = NOBODY;
  state.turnedPlace = 0;
  state.turnedCard = GONE;
}

function putOnPile(state: State, seat: Seat, card: Card): void {
  state.pile[state.pileSize++] = card | (seat << BY_SHIFT);
}

/** What cards that already lie on the pile do to it and to whoever left it at a half. */
function lay(
  state: State,
  seat: Seat,
  card: Card,
  count: number,
  from: From,
  rng: Rng,
  emit: Tell,
): void {
  const before = state.value;
  state.value = valueAfter(before, card, count);
  state.five = demandAfter(state.five, card);
  emit?.({
    type: 'laid',
    seat,
    from,
    cards: Array<Card>(count).fill(card),
    value: state.value / 2,
  });
  if (catches(before, card)) {
    catchOut(state, seat, count, rng, emit);
  } else {
    goOn(state, seat, rng, emit);
  }
}

/** E-3.4, once it is settled that the round goes on. */
function draw(state: State, seat: Seat, emit: Tell): void {
  const before = state.bankSize[seat]!;
  const count = drawFromBank(state, seat);
  if (count === 0 || !emit) return;
  const top = seat * state.bankRoom + before;
  const cards = Array.from(state.bank.subarray(top - count, top)).sort((a, b) => a - b);
  const drew = { type: 'drew', seat, count, bank: before - count } as const;
  emit(drew, { to: 1 << seat, event: { ...drew, cards } });
}

// Turns

/** E-5.1: the pile goes to whoever left it at the half, and the catcher starts a new one. */
function catchOut(state: State, catcher: Seat, count: number, rng: Rng, emit: Tell): void {
  const caught = state.pile[state.pileSize - count - 1]! >> BY_SHIFT;
  emit?.({ type: 'caught', seat: caught, by: catcher, value: (state.value - 1) / 2 });
  collect(state, caught, 'caught', emit);
  state.pending = NOBODY; // E-5.4
  const stopped = countTurn(state, catcher);
  if (isOut(state, catcher)) {
    endRound(state, catcher, rng, emit);
  } else if (stopped) {
    endRound(state, NOBODY, rng, emit);
  } else {
    draw(state, catcher, emit);
    beginTurn(state, catcher, rng, emit);
  }
}

/** The turn of `seat` is over, and nobody was caught by it. */
function goOn(state: State, seat: Seat, rng: Rng, emit: Tell): void {
  const stopped = countTurn(state, seat);
  if (state.pending !== NOBODY) return endRound(state, state.pending, rng, emit); // E-5.4
  if (isOut(state, seat)) {
    if (!isHalf(state.value)) return endRound(state, seat, rng, emit); // E-7.1
    state.pending = seat;
    emit?.({ type: 'out', seat });
  }
  if (stopped) return endRound(state, NOBODY, rng, emit);
  draw(state, seat, emit);
  beginTurn(state, seatAfter(state, seat), rng, emit);
}

/** E-7.4: true when nobody is below the cap any more. */
function countTurn(state: State, seat: Seat): boolean {
  return ++state.turns[seat]! === TURN_CAP && --state.belowCap === 0;
}

function beginTurn(state: State, seat: Seat, rng: Rng, emit: Tell): void {
  state.turn = seat;
  if (state.handSize[seat] === 0 && state.table[seat] === 0) {
    state.table[seat] = 1; // E-6.3
    emit?.({ type: 'table', seat });
  }
  if (canPlay(state, seat)) return;
  if (!isHandPublic(state, seat)) learnLack(state, seat, legalKinds(state.value, state.five));
  collect(state, seat, 'nothing-to-lay', emit); // E-3.5
  goOn(state, seat, rng, emit);
}
