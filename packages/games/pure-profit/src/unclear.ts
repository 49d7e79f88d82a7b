/**
 * Hands of which the table knows that they have no Bankrupt or no value card,
 * but not which: those left after a Bankrupt was settled.
 */

import type { Rng, Seat } from '@parlor/kit';
import { BANKRUPT_SET, type CardSet, setOf, VALUE_SET } from './sets.ts';
import { CARDS, type View } from './types.ts';

interface Hand {
  readonly places: readonly { set: CardSet }[];
  readonly sets: readonly CardSet[];
  /** What the viewer knows to be there. */
  readonly known: CardSet;
}

export class UnclearHands {
  private readonly hands: readonly Hand[];

  constructor(
    view: View,
    hidden: readonly Seat[],
    places: readonly { readonly seat: Seat; set: CardSet }[],
  ) {
    this.hands = hidden
      .filter((seat) => view.players[seat]!.unclear > 0)
      .map((seat) => {
        const { known, couldBe, unclear } = view.players[seat]!;
        return {
          places: places.filter((place) => place.seat === seat).slice(0, unclear),
          sets: couldBe.slice(0, unclear),
          known: setOf(known),
        };
      });
  }

  /** Decides for each hand which it is, until `fit` says that the cards allow it. */
  decide(unseen: Uint8Array, rng: Rng, fit: (rng: Rng) => boolean): void {
    const { hands } = this;
    // Bit n: the nth hand has no value card.
    let choice = 0;
    hands.forEach((hand, place) => {
      if (prefersNoValue(hand, unseen, rng)) choice |= 1 << place;
    });
    for (let tries = 0; tries < 1 << hands.length; tries++) {
      hands.forEach(({ places, sets }, hand) => {
        const out = ((choice ^ tries) & (1 << hand)) !== 0 ? VALUE_SET : BANKRUPT_SET;
        places.forEach((place, at) => {
          place.set = sets[at]! & ~out;
        });
      });
      if (fit(rng)) return;
    }
    throw new Error('no deal fits this view');
  }
}

/** By lot, weighed by the ways in which unseen cards can make up the hand without and with values. */
function prefersNoValue({ sets, known }: Hand, unseen: Uint8Array, rng: Rng): boolean {
  if ((known & VALUE_SET) !== 0) return false;
  if ((known & BANKRUPT_SET) !== 0) return true;
  const [without, withThem] = [VALUE_SET, BANKRUPT_SET].map((out) => ways(sets, out, unseen));
  const odds = without! / (without! + withThem!);
  return rng.below(PRECISION) < odds * PRECISION;
}

const PRECISION = 2 ** 16;

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
