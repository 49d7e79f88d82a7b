/** What can be neither made nor destroyed, and secrets to plant. */

import type { Audit, Json, Rng, Viewer } from '@parlor/kit';
import { hasSeat } from '@parlor/kit';
import { mayHold } from './possible.ts';
import { POSSIBLE, type State } from './state.ts';
import { CARDS, type Card, colourOf, EMPTY, NOBODY, PLACES } from '../facts/types.ts';

const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);

function inventory(state: State): Json {
  const lying = [
    ...state.stacks,
    ...state.pool,
    ...state.draw.subarray(state.drawNext, state.drawEnd),
    ...state.discards.subarray(0, state.discarded),
  ].filter((card) => card !== EMPTY);
  const owned = Array.from({ length: CARDS }, (_, card) => card).filter(
    (card) => state.holder[card] !== NOBODY,
  );
  return {
    cards: ascending([...lying, ...owned]),
    tickets: ascending([...state.tickets]),
    money: state.cash.reduce((sum, cash) => sum + cash, state.bank),
  };
}

/** A place somewhere in one of the state's lists. */
interface Spot {
  readonly list: { [index: number]: number };
  readonly index: number;
}

/** Places of cards that `viewer` has not seen. */
function cardSpots(state: State, viewer: Viewer): Spot[] {
  const spots: Spot[] = [];
  for (let index = 0; index < state.stacks.length; index++) {
    if (Math.trunc(index / PLACES) !== viewer && state.stacks[index] !== EMPTY)
      spots.push({ list: state.stacks, index });
  }
  for (let index = state.drawNext; index < state.drawEnd; index++)
    spots.push({ list: state.draw, index });
  for (let index = 0; index < state.discarded; index++) spots.push({ list: state.discards, index });
  return spots;
}

/** Places of tickets, which nobody has seen. */
function ticketSpots(state: State): Spot[] {
  const spots: Spot[] = [];
  for (let index = 0; index < state.tickets.length; index++) {
    const seat = Math.trunc(index / state.ticketsEach);
    const turnedOver = seat < state.seats && index % state.ticketsEach < state.played[seat]!;
    if (!turnedOver) spots.push({ list: state.tickets, index });
  }
  return spots;
}

const TRIES = 20;

function plant(state: State, viewer: Viewer, rng: Rng): boolean {
  const swapped = rng.below(2) === 0 ? swapSome(state, cardSpots(state, viewer), rng) : false;
  return (
    swapSome(state, ticketSpots(state), rng) ||
    swapped ||
    swapSome(state, cardSpots(state, viewer), rng)
  );
}

/** Exchanges the contents of two places, if that leaves a position that can have come about. */
function swapSome(state: State, spots: readonly Spot[], rng: Rng): boolean {
  if (spots.length < 2) return false;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const one = rng.pick(spots);
    const other = rng.pick(spots);
    if (one.list[one.index] === other.list[other.index]) continue;
    exchange(one, other);
    if (stacksFit(state)) return true;
    exchange(one, other);
  }
  return false;
}

function exchange(one: Spot, other: Spot): void {
  const content = one.list[one.index]!;
  one.list[one.index] = other.list[other.index]!;
  other.list[other.index] = content;
}

/** T-5.3: what a forced OR has told about a stack must stay true. */
function stacksFit(state: State): boolean {
  const colour = (card: Card): number => (card === EMPTY ? 0 : colourOf(card));
  for (let seat = 0; seat < state.seats; seat++) {
    const [a, b, c] = state.stacks.subarray(PLACES * seat, PLACES * (seat + 1));
    if (!hasSeat(state.told, seat)) continue;
    if (!mayHold(state.possible, POSSIBLE * seat, colour(a!), colour(b!), colour(c!))) return false;
  }
  return true;
}

export const audit: Audit<State> = { inventory, plant };
