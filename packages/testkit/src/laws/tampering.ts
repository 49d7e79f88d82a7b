/** Chance that is watched, and chance that is changed in one place. */

import type { Rng, Shufflable } from '@parlor/kit';

/** Passes everything on and counts the shuffles. */
export class CountingRng implements Rng {
  shuffles = 0;

  constructor(protected readonly source: Rng) {}

  below(n: number): number {
    return this.source.below(n);
  }

  pick<A>(items: readonly A[]): A {
    return this.source.pick(items);
  }

  shuffle<L extends Shufflable>(items: L): L {
    this.shuffles++;
    return this.source.shuffle(items);
  }
}

/**
 * The same chance as `source`, but that two items have changed places after
 * one of the shuffles: a secret planted before anybody has seen it.
 */
export class TamperingRng extends CountingRng {
  constructor(
    source: Rng,
    /** Which shuffle, counted from 1. */
    private readonly target: number,
    private readonly hand: Rng,
  ) {
    super(source);
  }

  override shuffle<L extends Shufflable>(items: L): L {
    super.shuffle(items);
    if (this.shuffles === this.target && items.length > 1) {
      const one = this.hand.below(items.length);
      const other = this.hand.below(items.length);
      const item = items[one];
      items[one] = items[other];
      items[other] = item;
    }
    return items;
  }
}
