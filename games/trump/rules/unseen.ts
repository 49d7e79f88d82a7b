/** Deals the cards a viewer cannot see to the places where they can be, in every way that fits what is known. */

import type { Rng, Seat } from '@parlor/kit';
import type { Rules } from '../facts/rules.ts';
import { addCard, type State } from './state/state.ts';
import type { Card } from '../facts/types.ts';
import type { View } from '../facts/views.ts';
import { guessNames, openedHand } from './withheld.ts';

/** One unseen card and the places it can be in: bit n for the hand of seat n, one more for the pile. */
interface Unseen {
  readonly card: Card;
  readonly places: number;
  /** The hand it was last seen in, or NOWHERE. */
  readonly home: Place;
}

type Place = number;

const NOWHERE = -1;

/** Swaps tried for each card that cannot be just anywhere, to forget how the first fit was found. */
const SWAPS = 6;

export type DealUnseen = (state: State, rng: Rng) => void;

/** How to deal them. */
export function unseenCards(view: View, rules: Rules): DealUnseen {
  const opened = openedHand(view, rules);
  if (!opened) return dealingOf(view, rules).deal;
  const dealFor = (guessed: View): Dealing | undefined => {
    const dealing = dealingOf(guessed, rules);
    return dealing.fits ? dealing : undefined;
  };
  return (state, rng) => {
    const { deal } = guessNames(view, rules, opened, rng, dealFor) ?? dealingOf(view, rules);
    deal(state, rng);
  };
}

interface Dealing {
  /** Is there a place for every card? */
  readonly fits: boolean;
  readonly deal: DealUnseen;
}

function dealingOf(view: View, rules: Rules): Dealing {
  const pile: Place = view.seats;
  const room = [...view.handSizes, view.pileSize];
  if (view.viewer !== 'public') room[view.viewer] = 0;
  const anywhere = placesWithRoom(room);
  const cards = listUnseen(view, rules, anywhere);
  // Cards that can be in every place with room are dealt freely; the others take care.
  const bound = cards.filter(({ places }) => (places & anywhere) !== anywhere);
  const free = cards.filter(({ places }) => (places & anywhere) === anywhere);
  const deal = new Deal([...bound, ...free], bound.length, view.lostUnseen);
  const fits = deal.fit(room);
  const hand = view.hand ?? [];

  const dealAll: DealUnseen = (state, rng) => {
    const placed = deal.sample(rng);
    let next = state.drawn;
    for (let index = 0; index < placed.length; index++) {
      const { card } = deal.cards[index]!;
      if (placed[index] === pile) state.deck[next++] = card;
      else addCard(state, placed[index]!, card);
    }
    shuffleDeck(state, rng);
    for (const card of hand) addCard(state, view.viewer as Seat, card);
  };
  return { fits, deal: dealAll };
}

/** Every copy that is neither played nor in the viewer's hand, with where it can be. */
function listUnseen(view: View, rules: Rules, anywhere: number): Unseen[] {
  const copies = Array.from(rules.copies);
  for (const card of view.discards) copies[card]!--;
  for (const card of view.hand ?? []) copies[card]!--;
  const cards: Unseen[] = [];
  for (const { card, seats, seenIn } of view.known) {
    copies[card]!--;
    const places = seats.reduce((set, seat) => set | (1 << seat), 0);
    cards.push({ card, places, home: seenIn ?? NOWHERE });
  }
  for (const [card, count] of copies.entries()) {
    let places = anywhere;
    for (const lack of view.lacks) if (lack.card === card) places &= ~(1 << lack.seat);
    for (let copy = 0; copy < count; copy++) cards.push({ card, places, home: NOWHERE });
  }
  return cards;
}

const placesWithRoom = (room: readonly number[]): number =>
  room.reduce((set, free, place) => (free > 0 ? set | (1 << place) : set), 0);

/** Cards in places. The first `boundCount` cards are tied to some places, the rest can be anywhere. */
class Deal {
  /** The first fit, and the one being sampled. */
  private readonly fitted: Place[];
  private readonly placed: Place[];
  /** By hand: cards last seen there that lie elsewhere now. */
  private readonly away: number[];
  private readonly awayAtFirst: number[];

  constructor(
    readonly cards: readonly Unseen[],
    private readonly boundCount: number,
    /** By hand: how many can have left it. */
    private readonly lost: readonly number[],
  ) {
    this.fitted = cards.map(() => NOWHERE);
    this.placed = cards.map(() => NOWHERE);
    this.away = lost.map(() => 0);
    this.awayAtFirst = lost.map(() => 0);
  }

  /** Some fit, found by letting cards make way for each other. The truth is one; of what is guessed there may be none. */
  fit(room: readonly number[]): boolean {
    const left = room.slice();
    let isAllPlaced = true;
    for (let index = 0; index < this.cards.length; index++) {
      if (!this.place(index, left, new Set())) isAllPlaced = false;
    }
    for (const [index, place] of this.fitted.entries())
      this.count(this.awayAtFirst, index, place, 1);
    this.callHome();
    return isAllPlaced && this.awayAtFirst.every((away, home) => away <= this.lost[home]!);
  }

  /** Home first, then wherever there is room, then wherever another card can make room. */
  private place(index: number, left: number[], tried: Set<Place>): boolean {
    const { places, home } = this.cards[index]!;
    const order = left.map((_, place) => place);
    if (home !== NOWHERE) order.unshift(home);
    for (const place of order) {
      if ((places & (1 << place)) === 0 || tried.has(place)) continue;
      tried.add(place);
      if (left[place]! > 0) {
        left[place]!--;
        this.fitted[index] = place;
        return true;
      }
      for (let other = 0; other < index; other++) {
        if (this.fitted[other] === place && this.place(other, left, tried)) {
          this.fitted[index] = place;
          return true;
        }
      }
    }
    return false;
  }

  private count(away: number[], index: number, place: Place, by: number): void {
    const { home } = this.cards[index]!;
    if (home !== NOWHERE && place !== home) away[home]! += by;
  }

  /** Where more cards are away from a hand than have left it, some change places with others that can go. */
  private callHome(): void {
    const { cards, fitted, awayAtFirst, lost } = this;
    for (let one = 0; one < this.boundCount; one++) {
      const { home } = cards[one]!;
      if (home === NOWHERE || fitted[one] === home || awayAtFirst[home]! <= lost[home]!) continue;
      for (let other = 0; other < cards.length; other++) {
        if (fitted[other] === home && this.swap(fitted, awayAtFirst, one, other)) break;
      }
    }
  }

  /** Two cards change places if both can be where the other is, and no hand has lost more than it did. */
  private swap(placed: Place[], away: number[], one: number, other: number): boolean {
    const [from, to] = [placed[one]!, placed[other]!];
    const { cards, lost } = this;
    if ((cards[one]!.places & (1 << to)) === 0 || (cards[other]!.places & (1 << from)) === 0) {
      return false;
    }
    this.move(placed, away, one, to);
    this.move(placed, away, other, from);
    const isTooMany = (index: number): boolean => {
      const { home } = cards[index]!;
      return home !== NOWHERE && placed[index] !== home && away[home]! > lost[home]!;
    };
    if (!isTooMany(one) && !isTooMany(other)) return true;
    this.move(placed, away, one, from);
    this.move(placed, away, other, to);
    return false;
  }

  private move(placed: Place[], away: number[], index: number, to: Place): void {
    this.count(away, index, placed[index]!, -1);
    placed[index] = to;
    this.count(away, index, to, 1);
  }

  /** Any way to place the cards: tied ones swapped about, the others dealt freely among what is left. */
  sample(rng: Rng): readonly Place[] {
    const { placed, fitted, away, awayAtFirst, boundCount } = this;
    for (let index = 0; index < placed.length; index++) placed[index] = fitted[index]!;
    for (let seat = 0; seat < away.length; seat++) away[seat] = awayAtFirst[seat]!;
    for (let swap = boundCount * SWAPS; swap > 0; swap--) {
      this.swap(placed, away, rng.below(boundCount), rng.below(placed.length));
    }
    for (let last = placed.length - 1; last > boundCount; last--) {
      const other = boundCount + rng.below(last - boundCount + 1);
      const place = placed[last]!;
      placed[last] = placed[other]!;
      placed[other] = place;
    }
    return placed;
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
