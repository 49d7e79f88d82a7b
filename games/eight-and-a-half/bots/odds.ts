/**
 * Card counting: what the cards nobody has seen make likely. Counted once for
 * a view and then used in every world that fits it, so that a player in a
 * playout knows the odds but never the cards.
 */

import type { Seat } from '@parlor/kit';
import {
  type Card,
  COPIES,
  type Doubled,
  GONE,
  HAND_SIZE,
  holdsPair,
  isHalf,
  type Kinds,
  KINDS,
  kindBit,
  legalKinds,
  PAIR,
  PLACES,
  type State,
} from '../rules/state.ts';
import { handSeen, type View } from '../rules/index.ts';

const HIGHEST_VALUE: Doubled = 26;
const HIGHEST_NUMBER: Card = 9;
/** Where a Five's demand has its row, behind those of the values. */
const ON_FIVE = HIGHEST_VALUE + 1;
const ROW = HAND_SIZE + 1;

export class Odds {
  /** How many cards of each kind are out of sight. */
  readonly unseen = new Float64Array(KINDS);
  hidden = 0;

  /** By value (or demand) and number of hidden cards: can none of them be laid? */
  private readonly stuck = new Float64Array((ON_FIVE + 1) * ROW);
  /** By number and number of hidden cards: is one of them that number? */
  private readonly among = new Float64Array((HIGHEST_NUMBER + 1) * ROW);

  /** The odds of a whole deck, for whoever does not count. */
  static ofTheDeck(): Odds {
    const odds = new Odds();
    odds.unseen.set(COPIES);
    odds.work();
    return odds;
  }

  count(view: View): this {
    this.unseen.set(COPIES);
    for (const { card } of view.pile) this.unseen[card]!--;
    for (const player of view.players) {
      for (const card of player.open) if (card !== null) this.unseen[card]!--;
      for (const card of player.aside) this.unseen[card]!--;
      for (const card of handSeen(player) ?? []) this.unseen[card]!--;
    }
    this.work();
    return this;
  }

  private work(): void {
    this.hidden = this.unseen.reduce((sum, count) => sum + count, 0);
    const all = Math.max(1, this.hidden);
    for (let row = 0; row <= ON_FIVE; row++) {
      const legal = row === ON_FIVE ? legalKinds(0, true) : legalKinds(row, false);
      let fits = 0;
      for (let card = 0; card < KINDS; card++) {
        if ((legal & kindBit(card)) !== 0) fits += this.unseen[card]!;
      }
      for (let cards = 0; cards < ROW; cards++)
        this.stuck[row * ROW + cards] = (1 - fits / all) ** cards;
    }
    for (let number = 0; number <= HIGHEST_NUMBER; number++) {
      for (let cards = 0; cards < ROW; cards++)
        this.among[number * ROW + cards] = 1 - (1 - this.unseen[number]! / all) ** cards;
    }
  }

  /** How likely `seat`, on turn before a pile like this, has to collect it. */
  stuckOn(state: State, seat: Seat, value: Doubled, five: boolean): number {
    const size = state.handSize[seat]!;
    const row = (five ? ON_FIVE : value) * ROW;
    if (size !== 0) {
      if (!isHandKnown(state, seat))
        return size < ROW ? this.stuck[row + size]! : this.stuck[row + 1]! ** size;
      return canLay(state.handKinds[seat]!, legalKinds(value, five)) ? 0 : 1;
    }
    if (state.openLeft[seat] !== 0)
      return (openKinds(state, seat) & legalKinds(value, five)) !== 0 ? 0 : 1;
    return this.stuck[row + 1]!;
  }

  /** How likely `seat`, on turn next, catches whoever leaves the pile at this value. */
  catchOn(state: State, seat: Seat, value: Doubled): number {
    const number = (value + 1) >> 1;
    if (!isHalf(value) || number > HIGHEST_NUMBER) return 0;
    const size = state.handSize[seat]!;
    if (size !== 0) {
      if (!isHandKnown(state, seat)) {
        const row = number * ROW;
        return size < ROW ? this.among[row + size]! : 1 - (1 - this.among[row + 1]!) ** size;
      }
      return (state.handKinds[seat]! & kindBit(number)) !== 0 ? 1 : 0;
    }
    if (state.openLeft[seat] !== 0) return (openKinds(state, seat) & kindBit(number)) !== 0 ? 1 : 0;
    return this.among[number * ROW + 1]!;
  }
}

/** E-8: collected in everybody's sight, and still there to be looked up. Otherwise a world's guess must not pass for the truth. */
export const isHandKnown = (state: State, seat: Seat): boolean =>
  state.table[seat] === 1 && !state.unaided;

const canLay = (holds: Kinds, legal: Kinds): boolean =>
  (holds & legal) !== 0 || ((legal & PAIR) !== 0 && holdsPair(holds));

export function openKinds(state: State, seat: Seat): Kinds {
  let kinds = 0;
  for (let place = seat * PLACES, end = place + PLACES; place < end; place++) {
    const card = state.open[place]!;
    if (card !== GONE) kinds |= kindBit(card);
  }
  return kinds;
}
