/** What a final roll is worth to the roller. */

import { openBox } from '../../facts/box.ts';
import type { ComponentSet } from '../../facts/set.ts';
import {
  type Card,
  CHARM_BONUS,
  CHARMS,
  type Charm,
  charmOf,
  colourOf,
} from '../../facts/types.ts';
import { COMBOS, type ComboSet, combosIn } from '../../facts/dice/combos.ts';
import type { Hand } from '../../facts/dice/hands.ts';

export interface StakesInput {
  /** The component set of the table; null is the standard one. */
  readonly set: ComponentSet | null;
  /** The cards the roller owns. */
  readonly cards: readonly Card[];
  /** A ticket's factor: 1, or 2 for a roll that collects double. */
  readonly pays?: number;
  /** With the charm die (T-7.3); leave it out where there is none. */
  readonly luckyCharm?: {
    /** All cards the opponents own. */
    readonly others: readonly Card[];
    /**
     * What a dollar that goes to an opponent counts for the roller: 0 looks at one's own income only, 1 takes every
     * dollar paid to them off it.
     */
    readonly othersWeight: number;
  };
}

export interface Stakes {
  /** The combinations that pay. */
  readonly paid: ComboSet;
  /** Whether there is a charm die. */
  readonly withCharm: boolean;
  /** `worth[CHARMS * combo + charm]`: collecting for a combination, bonus included; without a charm die, charm 0 holds it. */
  readonly worth: Float64Array;
}

export function stakesOf(input: StakesInput): Stakes {
  const { pays } = openBox(input.set);
  const worth = new Float64Array(COMBOS.length * CHARMS);
  let paid: ComboSet = 0;
  for (let combo = 0; combo < COMBOS.length; combo++) {
    const paying = input.cards.filter((card) => pays[COMBOS.length * colourOf(card) + combo]! > 0);
    if (paying.length === 0) continue;
    paid |= 1 << combo;
    let amount = 0;
    for (const card of paying) amount += pays[COMBOS.length * colourOf(card) + combo]!;
    for (let charm = 0; charm < CHARMS; charm++) {
      worth[CHARMS * combo + charm] = amount * (input.pays ?? 1) + bonus(input, paying, charm);
    }
  }
  return { paid, withCharm: input.luckyCharm !== undefined, worth };
}

/** T-7.3: the roller's bonus, or what the opponents' bonus counts. */
function bonus({ cards, luckyCharm }: StakesInput, paying: readonly Card[], charm: Charm): number {
  if (!luckyCharm) return 0;
  const showing = (among: readonly Card[]): number =>
    among.filter((card) => charmOf(card) === charm).length;
  if (showing(paying) > 0) return CHARM_BONUS * showing(cards);
  const toOthers = CHARM_BONUS * showing(luckyCharm.others);
  return toOthers === 0 ? 0 : -luckyCharm.othersWeight * toOthers;
}

/** The best combination to collect for (T-4.1): one must be, if any pays. */
export function settle(stakes: Stakes, hand: Hand, charm: Charm): number {
  let combos = combosIn(hand) & stakes.paid;
  if (combos === 0) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (; combos !== 0; combos &= combos - 1) {
    const combo = 31 - Math.clz32(combos & -combos);
    best = Math.max(best, stakes.worth[CHARMS * combo + charm]!);
  }
  return best;
}
