/** Deals the cards a viewer cannot see to the places where they can be, in every way that fits what is known. */

import type { Rng, Seat } from '@parlor/kit';
import type { Rules } from './rules.ts';
import { addCard, type State } from './state.ts';
import type { Card, View } from './types.ts';

/** One unseen card and the places it can be in: bit n for the hand of seat n, one more for the pile. */
interface Unseen {
  readonly card: Card;
  readonly places: number;
}

type Place = number;

const NOWHERE = -1;

/** Swaps tried for each card that cannot be just anywhere, to forget how the first fit was found. */
const SWAPS = 6;

export function unseenCards(view: View, rules: Rules): (state: State, rng: Rng) => void {
  const pile: Place = view.seats;
  const room = [...view.handSizes, view.pileSize];
  if (view.viewer !== 'public') room[view.viewer] = 0;
  const cards = listUnseen(view, rules, room);
  // Cards that can be in every place with room are dealt freely; the others take care.
  const anywhere = placesWithRoom(room);
  const bound = cards.filter(({ places }) => (places & anywhere) !== anywhere);
  const free = cards.filter(({ places }) => (places & anywhere) === anywhere);
  const ordered = [...bound, ...free];
  const fit = firstFit(ordered, room);

  const placed = fit.slice();
  const hand = view.hand ?? [];

  return (state, rng) => {
    for (let index = 0; index < fit.length; index++) placed[index] = fit[index]!;
    mixBound(ordered, placed, bound.length, rng);
    shuffleTail(placed, bound.length, rng);
    let next = state.drawn;
    for (let index = 0; index < ordered.length; index++) {
      const place = placed[index]!;
      const { card } = ordered[index]!;
      if (place === pile) {
        state.deck[next++] = card;
      } else {
        addCard(state, place, card);
      }
    }
    shuffleDeck(state, rng);
    for (const card of hand) addCard(state, view.viewer as Seat, card);
  };
}

/** Every copy that is neither played nor in the viewer's hand, with where it can be. */
function listUnseen(view: View, rules: Rules, room: readonly number[]): Unseen[] {
  const copies = Array.from(rules.copies);
  for (const card of view.discards) copies[card]!--;
  for (const card of view.hand ?? []) copies[card]!--;
  const cards: Unseen[] = [];
  for (const { card, seats } of view.known) {
    copies[card]!--;
    cards.push({ card, places: seats.reduce((set, seat) => set | (1 << seat), 0) });
  }
  const anywhere = placesWithRoom(room);
  for (const [card, count] of copies.entries()) {
    let places = anywhere;
    for (const lack of view.lacks) if (lack.card === card) places &= ~(1 << lack.seat);
    for (let copy = 0; copy < count; copy++) cards.push({ card, places });
  }
  return cards;
}

const placesWithRoom = (room: readonly number[]): number =>
  room.reduce((set, free, place) => (free > 0 ? set | (1 << place) : set), 0);

/** Some fit, found by letting cards make way for each other. The truth is one, so there always is one. */
function firstFit(cards: readonly Unseen[], room: readonly number[]): Place[] {
  const left = room.slice();
  const placed: Place[] = cards.map(() => NOWHERE);

  const find = (index: number, tried: Set<Place>): boolean => {
    for (let place = 0; place < left.length; place++) {
      if ((cards[index]!.places & (1 << place)) === 0 || tried.has(place)) continue;
      tried.add(place);
      if (left[place]! > 0) {
        left[place]!--;
        placed[index] = place;
        return true;
      }
      for (let other = 0; other < cards.length; other++) {
        if (placed[other] === place && find(other, tried)) {
          placed[index] = place;
          return true;
        }
      }
    }
    return false;
  };

  for (let index = 0; index < cards.length; index++) find(index, new Set());
  return placed;
}

/** Swaps cards that are tied to some places with any others, as far as both may be there. */
function mixBound(cards: readonly Unseen[], placed: Place[], boundCount: number, rng: Rng): void {
  if (boundCount === 0) return;
  for (let swap = boundCount * SWAPS; swap > 0; swap--) {
    const one = rng.below(boundCount);
    const other = rng.below(placed.length);
    const to = placed[other]!;
    const from = placed[one]!;
    if ((cards[one]!.places & (1 << to)) === 0 || (cards[other]!.places & (1 << from)) === 0)
      continue;
    placed[one] = to;
    placed[other] = from;
  }
}

function shuffleTail(placed: Place[], from: number, rng: Rng): void {
  for (let last = placed.length - 1; last > from; last--) {
    const other = from + rng.below(last - from + 1);
    const place = placed[last]!;
    placed[last] = placed[other]!;
    placed[other] = place;
  }
}

function shuffleDeck(state: State, rng: Rng): void {
  const { deck, drawn } = state;
  for (let last = deck.length - 1; last > drawn; last--) {
    const other = drawn + rng.below(last - drawn + 1);
    const card = deck[last]!;
    deck[last] = deck[other]!;
    deck[other] = card;
  }
}
