/**
 * Dealing hidden cards to places that do not take every card.
 *
 * Places are the cards of hidden hands, each with the set of cards it can be.
 * Every card takes a random place among those open to it, or every place a random
 * card; where that leads to a dead end, cards already laid make room by moving on, as
 * in the textbook search for a perfect matching. So a deal is found whenever there is one.
 */

import type { Rng, Seat } from '@parlor/kit';
import { type CardSet, FRESH } from './sets.ts';
import { CARDS } from '../facts/types.ts';

/** No card lies here yet. */
const OPEN = 0;

/** Of a card that may lie in any hand. */
const ANY_HAND = -1;

const NOTHING: CardSet = 0;

interface Place {
  readonly seat: Seat;
  readonly number: number;
  set: CardSet;
  card: number;
  /** The hand in which `card` has to stay. */
  bound: Seat | typeof ANY_HAND;
  visited: boolean;
}

const accepts = (set: CardSet, card: number): boolean => (set & (1 << card)) !== 0;

const countBits = (set: CardSet): number => {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
};

export class Fitting {
  readonly places: readonly Place[];
  /** Cards that may still be laid, by number. */
  readonly left = new Uint8Array(CARDS.length + 1);
  private readonly tightestFirst: Place[];
  private readonly found: Place[] = [];

  constructor(hands: readonly { readonly seat: Seat; readonly sets: readonly CardSet[] }[]) {
    const places: Place[] = [];
    for (const { seat, sets } of hands) {
      for (const set of sets) {
        const number = places.length;
        places.push({ seat, number, set, card: OPEN, bound: ANY_HAND, visited: false });
      }
    }
    this.places = places;
    this.tightestFirst = [...this.places];
  }

  /** Takes up all cards. The sets of the places may have changed since the last time. */
  begin(left: Uint8Array): void {
    this.left.set(left);
    for (const place of this.places) place.card = OPEN;
    this.tightestFirst.sort((a, b) => countBits(a.set) - countBits(b.set) || a.number - b.number);
  }

  /** Lays a card that is known to be in this hand, where it leaves most room for others. */
  layKnown(card: number, seat: Seat): boolean {
    this.left[card]!--;
    const place = this.tightestFirst.find(
      (one) => one.card === OPEN && one.seat === seat && accepts(one.set, card),
    );
    if (!place) return this.makeRoom(card, seat, NOTHING);
    place.card = card;
    place.bound = seat;
    return true;
  }

  /**
   * Lays a card that is in some hand because it cannot be in the draw pile. It
   * does not come from there either, so it lies on a place that is not fresh if it can.
   */
  layInAnyHand(card: number, rng: Rng): boolean {
    this.left[card]!--;
    return this.layRandomly(card, FRESH, rng) || this.layRandomly(card, NOTHING, rng);
  }

  private layRandomly(card: number, without: CardSet, rng: Rng): boolean {
    const place = this.randomOpen(card, without, rng);
    if (!place) return this.makeRoom(card, ANY_HAND, without);
    place.card = card;
    place.bound = ANY_HAND;
    return true;
  }

  /** Fills all open places. */
  fill(rng: Rng): boolean {
    for (const place of this.tightestFirst) {
      if (place.card !== OPEN) continue;
      const card = this.randomLeft(place.set, rng);
      if (card !== OPEN) this.layLeft(place, card);
      else if (!this.findCardFor(place, rng)) return false;
    }
    return true;
  }

  private layLeft(place: Place, card: number): void {
    this.left[card]!--;
    place.card = card;
    place.bound = ANY_HAND;
  }

  private randomOpen(card: number, without: CardSet, rng: Rng): Place | undefined {
    const { found } = this;
    found.length = 0;
    for (const place of this.places) {
      if (place.card === OPEN && accepts(place.set, card) && (place.set & without) === 0) {
        found.push(place);
      }
    }
    return found.length > 0 ? rng.pick(found) : undefined;
  }

  /** Some card of `set` that is left, each copy as likely; `OPEN` if there is none. */
  private randomLeft(set: CardSet, rng: Rng): number {
    let total = 0;
    for (const card of CARDS) if (accepts(set, card)) total += this.left[card]!;
    if (total === 0) return OPEN;
    let at = rng.below(total);
    for (const card of CARDS) {
      if (!accepts(set, card)) continue;
      at -= this.left[card]!;
      if (at < 0) return card;
    }
    return OPEN;
  }

  /** Lays a card for which no place is open, by moving others on. */
  private makeRoom(card: number, bound: Seat, without: CardSet): boolean {
    this.forgetVisits();
    return this.push(card, bound, without);
  }

  private push(card: number, bound: Seat, without: CardSet): boolean {
    for (const place of this.places) {
      if (place.visited || !accepts(place.set, card) || (place.set & without) !== 0) continue;
      if (bound !== ANY_HAND && bound !== place.seat) continue;
      place.visited = true;
      if (place.card === OPEN || this.push(place.card, place.bound, without)) {
        place.card = card;
        place.bound = bound;
        return true;
      }
    }
    return false;
  }

  /** Fills a place for which no card is left, with one from another place that can be refilled. */
  private findCardFor(place: Place, rng: Rng): boolean {
    this.forgetVisits();
    return this.pull(place, rng);
  }

  private pull(place: Place, rng: Rng): boolean {
    place.visited = true;
    for (const other of this.places) {
      const { card, bound } = other;
      if (other.visited || card === OPEN || !accepts(place.set, card)) continue;
      if (bound !== ANY_HAND && bound !== place.seat) continue;
      const instead = this.randomLeft(other.set, rng);
      if (instead !== OPEN) this.layLeft(other, instead);
      else if (!this.pull(other, rng)) continue;
      place.card = card;
      place.bound = bound;
      return true;
    }
    return false;
  }

  private forgetVisits(): void {
    for (const place of this.places) place.visited = false;
  }
}
