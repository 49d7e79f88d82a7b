/**
 * Hands of which the table knows more than one set of cards for each card can say.
 * One left after a Bankrupt was settled has no Bankrupt or no value card, but the table
 * does not know which. One that is asked what to do without value cards (P-4.3) has a
 * Steal, or it is full of both kinds of Bankrupt.
 */

import type { Rng, Seat } from '@parlor/kit';
import { HAND_FILLED } from '../facts/cards.ts';
import { BANKRUPT_SET, type CardSet, STEAL_SET, setOf, VALUE_SET } from './sets.ts';
import { BANKRUPT_HIGHEST, BANKRUPT_LOWEST, CARDS, type View } from '../facts/types.ts';

interface Hand {
  readonly places: readonly { set: CardSet }[];
  readonly sets: readonly CardSet[];
  /** What the viewer knows to be there. */
  readonly known: CardSet;
  readonly isStuck: boolean;
}

/** One way to read a hand: what each of its cards can be then. */
type Reading = readonly CardSet[];

export class UnclearHands {
  private readonly hands: readonly Hand[];

  constructor(
    view: View,
    hidden: readonly Seat[],
    places: readonly { readonly seat: Seat; set: CardSet }[],
  ) {
    const hands: Hand[] = [];
    for (const seat of hidden) {
      const { known, couldBe, unclear, cards } = view.players[seat]!;
      // A hand that is not full is asked for the sake of a Steal only; its sets say so.
      const isStuck = view.asked === 'stuck' && seat === view.turn && cards >= HAND_FILLED;
      const count = isStuck ? cards : unclear;
      if (count === 0) continue;
      hands.push({
        places: places.filter((place) => place.seat === seat).slice(0, count),
        sets: couldBe.slice(0, count),
        known: setOf(known),
        isStuck,
      });
    }
    this.hands = hands;
  }

  /** Decides for each hand how it is to be read, until `fit` says that the cards allow it. */
  decide(unseen: Uint8Array, rng: Rng, fit: (rng: Rng) => boolean): void {
    const { hands } = this;
    const readings = hands.map((hand) =>
      hand.isStuck ? stuckReadings(hand, unseen, rng) : settledReadings(hand, unseen, rng),
    );
    const combinations = readings.reduce((product, { length }) => product * length, 1);
    for (let tries = 0; tries < combinations; tries++) {
      let left = tries;
      hands.forEach(({ places }, hand) => {
        const reading = readings[hand]![left % readings[hand]!.length]!;
        left = Math.floor(left / readings[hand]!.length);
        places.forEach((place, at) => {
          place.set = reading[at]!;
        });
      });
      if (fit(rng)) return;
    }
    throw new Error('no deal fits this view');
  }
}

const without = (sets: readonly CardSet[], out: CardSet): Reading => sets.map((set) => set & ~out);

/** No value cards or no Bankrupts: first the one that the lot prefers. */
function settledReadings(hand: Hand, unseen: Uint8Array, rng: Rng): readonly Reading[] {
  const readings = [without(hand.sets, VALUE_SET), without(hand.sets, BANKRUPT_SET)];
  return prefersNoValue(hand, unseen, rng) ? readings : readings.reverse();
}

/** By lot, weighed by the ways in which unseen cards can make up the hand without and with values. */
function prefersNoValue({ sets, known }: Hand, unseen: Uint8Array, rng: Rng): boolean {
  if ((known & VALUE_SET) !== 0) return false;
  if ((known & BANKRUPT_SET) !== 0) return true;
  const [none, some] = [VALUE_SET, BANKRUPT_SET].map((out) => ways(sets, out, unseen));
  return draws(none! / (none! + some!), rng);
}

/** Every card in turn may be the Steal; or there is none, and any two are Bankrupts of both kinds. */
function stuckReadings({ sets }: Hand, unseen: Uint8Array, rng: Rng): readonly Reading[] {
  const withSteal = sets.flatMap((set, at) =>
    (set & STEAL_SET) === 0 ? [] : [sets.with(at, set & STEAL_SET)],
  );
  const full = without(sets, STEAL_SET);
  const withNone = full.flatMap((low, one) =>
    full.flatMap((high, other) =>
      one !== other && (low & LOWEST) !== 0 && (high & HIGHEST) !== 0
        ? [full.with(one, low & LOWEST).with(other, high & HIGHEST)]
        : [],
    ),
  );
  const none = ways(sets, STEAL_SET, unseen) / ways(sets, 0, unseen);
  const both = [rng.shuffle(withSteal), rng.shuffle(withNone)];
  return (draws(none, rng) ? both.reverse() : both).flat();
}

const LOWEST: CardSet = 1 << BANKRUPT_LOWEST;
const HIGHEST: CardSet = 1 << BANKRUPT_HIGHEST;

const PRECISION = 2 ** 16;

const draws = (odds: number, rng: Rng): boolean => rng.below(PRECISION) < odds * PRECISION;

function ways(sets: readonly CardSet[], out: CardSet, unseen: Uint8Array): number {
  let product = 1;
  sets.forEach((set, laid) => {
    const cards = CARDS.reduce(
      (sum, card) => sum + (((set & ~out) >> card) & 1) * unseen[card]!,
      0,
    );
    product *= Math.max(0, cards - laid);
  });
  return product;
}
