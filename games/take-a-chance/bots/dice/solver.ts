/**
 * The exact value of dice. For given stakes it tells what every choice of dice to keep is worth on average, if all later
 * choices are the best ones.
 *
 * The value of keeping a hand is the mean of the six hands with one die more; the value of a thrown hand is that of the
 * best hand that can be kept of it. Both run once over all hands of up to nine dice (5,005), so a re-roll costs some
 * ten thousand additions and not an enumeration of outcomes. The charm die adds a table for each charm while it may still
 * be thrown again and one for each charm when it may not (T-7.3).
 */

import { CHARMS, type Charm, type KeepMove } from '../../facts/types.ts';
import {
  FACES,
  FIRST_HAND,
  type Hand,
  handOf,
  MAX_DICE,
  NO_DICE,
  WAYS,
  WITH_DIE,
} from '../../facts/dice/hands.ts';
import { CHARM_DIE_FREE, CHARM_DIE_KEPT, keepsOf, NO_CHARM_DIE } from '../../facts/keeps.ts';
import { type Stakes, settle } from './stakes.ts';

/** A roll in the middle of it. */
export interface RollPosition {
  /** Faces, 1 to 6, in any order. */
  readonly dice: readonly number[];
  /** The charm thrown; left out where there is no charm die. */
  readonly charm?: Charm;
  /** The charm die has been thrown again already and has to stay. */
  readonly charmThrown?: boolean;
  /** Re-rolls left, without a kept ticket. */
  readonly rethrows: number;
  /** A kept re-roll ticket may be spent when the others are used up. */
  readonly kept?: boolean;
}

/** A choice and what it is worth on average. */
export interface KeepValue {
  readonly move: KeepMove;
  readonly value: number;
}

/** Which re-rolls are still to come. */
export interface Rethrows {
  readonly rethrows: number;
  readonly kept?: boolean;
}

export class DiceSolver {
  private readonly levels = new Map<number, Level>();

  /** `ticketWorth`: what spending a kept re-roll ticket costs, in dollars; 0 spends it for any gain. */
  constructor(
    private readonly stakes: Stakes,
    private readonly ticketWorth = 0,
  ) {}

  /** What a roll of so many dice brings on average, before it is thrown. */
  expected(dice: number, { rethrows, kept = false }: Rethrows): number {
    return this.level(dice, rethrows, kept).beforeThrow();
  }

  /** What every choice is worth, in the order in which the game lists them. */
  values(position: RollPosition): KeepValue[] {
    const { level, hand, charm, list } = this.read(position);
    return list.map((move) => ({ move, value: level.valueOf(move, hand, charm, position) }));
  }

  /** The choice worth most. Keeping everything wins a tie, and so does the choice listed later. */
  best(position: RollPosition): KeepValue {
    const { level, hand, charm, list } = this.read(position);
    let best = list[list.length - 1]!;
    let value = level.valueOf(best, hand, charm, position);
    for (let choice = list.length - 2; choice >= 0; choice--) {
      const other = level.valueOf(list[choice]!, hand, charm, position);
      if (other > value) {
        value = other;
        best = list[choice]!;
      }
    }
    return { move: best, value };
  }

  private read(position: RollPosition): {
    level: Level;
    hand: Hand;
    charm: Charm;
    list: readonly KeepMove[];
  } {
    const hand = handOf(position.dice);
    const level = this.level(position.dice.length, position.rethrows, position.kept ?? false);
    const free = position.charmThrown ? CHARM_DIE_KEPT : CHARM_DIE_FREE;
    const all = keepsOf(hand, this.stakes.withCharm ? free : NO_CHARM_DIE);
    // With nothing left to throw only keeping everything is a choice.
    const list = level.isLast ? all.slice(-1) : all;
    return { level, hand, charm: position.charm ?? 0, list };
  }

  private level(dice: number, rethrows: number, kept: boolean): Level {
    const key = (rethrows * 2 + (kept ? 1 : 0)) * (MAX_DICE + 1) + dice;
    let level = this.levels.get(key);
    if (!level) {
      level = new Level(
        this.stakes,
        dice,
        this.after(dice, rethrows, kept),
        this.costOf(rethrows, kept),
      );
      this.levels.set(key, level);
    }
    return level;
  }

  /** The level that one more throw leads to; none after the last. */
  private after(dice: number, rethrows: number, kept: boolean): Level | undefined {
    if (rethrows > 0) return this.level(dice, rethrows - 1, kept);
    return kept ? this.level(dice, 0, false) : undefined;
  }

  private costOf(rethrows: number, kept: boolean): number {
    return kept && rethrows === 0 ? this.ticketWorth : 0;
  }
}

/** Tables of one number of dice with so many re-rolls to come, each made when first asked for. */
class Level {
  private readonly first: Hand;
  private readonly end: Hand;
  private readonly charms: number;
  private readonly final: (Float64Array | undefined)[] = [];
  private readonly keepingFixed: (Float64Array | undefined)[] = [];
  private readonly keepingFree: (Float64Array | undefined)[] = [];
  private readonly fixed: (Float64Array | undefined)[] = [];
  private readonly free: (Float64Array | undefined)[] = [];
  private throwingCharm: Float64Array | undefined;
  private expectation: number | undefined;

  constructor(
    private readonly stakes: Stakes,
    private readonly size: number,
    /** What one more throw leads to; undefined when there is none. */
    private readonly next: Level | undefined,
    /** What that throw costs: a kept ticket. */
    private readonly cost: number,
  ) {
    this.first = FIRST_HAND[size]!;
    this.end = FIRST_HAND[size + 1]!;
    this.charms = stakes.withCharm ? CHARMS : 1;
  }

  get isLast(): boolean {
    return this.next === undefined;
  }

  /** The mean over all throws of these dice. */
  beforeThrow(): number {
    if (this.expectation !== undefined) return this.expectation;
    let sum = 0;
    for (let charm = 0; charm < this.charms; charm++) {
      const values = this.freeValues(charm);
      for (let hand = this.first; hand < this.end; hand++) {
        sum += WAYS[hand]! * values[hand - this.first]!;
      }
    }
    this.expectation = sum / (this.charms * FACES ** this.size);
    return this.expectation;
  }

  /** What a choice of dice to keep is worth. */
  valueOf(move: KeepMove, hand: Hand, charm: Charm, { charmThrown }: RollPosition): number {
    const stays = move.charm || !this.stakes.withCharm;
    const kept = handOf(move.dice);
    if (kept === hand && stays) return this.finalValues(charm)[hand - this.first]!;
    const table = stays ? this.keeping(charm, charmThrown ?? false) : this.keepingWithoutCharm();
    return table[kept]!;
  }

  /** Collected at once. */
  private finalValues(charm: Charm): Float64Array {
    return (this.final[charm] ??= this.makeFinal(charm));
  }

  private makeFinal(charm: Charm): Float64Array {
    if (this.next) return this.next.finalValues(charm);
    const values = new Float64Array(this.end - this.first);
    for (let hand = this.first; hand < this.end; hand++) {
      values[hand - this.first] = settle(this.stakes, hand, charm);
    }
    return values;
  }

  /** Values of thrown hands whose charm may not be thrown again. */
  private fixedValues(charm: Charm): Float64Array {
    return (this.fixed[charm] ??= this.next
      ? this.bestKeep(this.finalValues(charm), this.keeping(charm, true))
      : this.finalValues(charm));
  }

  /** Values of thrown hands whose charm may be thrown again. */
  private freeValues(charm: Charm): Float64Array {
    return (this.free[charm] ??= this.makeFree(charm));
  }

  private makeFree(charm: Charm): Float64Array {
    if (!this.next) return this.finalValues(charm);
    const values = this.bestKeep(this.finalValues(charm), this.keeping(charm, false));
    if (!this.stakes.withCharm) return values;
    const withoutCharm = this.keepingWithoutCharm();
    const others = this.bestKeep(withoutCharm.subarray(this.first, this.end), withoutCharm);
    for (let hand = 0; hand < values.length; hand++) {
      values[hand] = Math.max(values[hand]!, others[hand]!);
    }
    return values;
  }

  /** Values of keeping each hand of up to `size` dice together with the charm. */
  private keeping(charm: Charm, charmThrown: boolean): Float64Array {
    const next = this.next!;
    // Before the last throw it makes no difference whether the charm die could be thrown after it.
    if (charmThrown || next.isLast) {
      return (this.keepingFixed[charm] ??= this.meanOfThrows(next.fixedValues(charm)));
    }
    return (this.keepingFree[charm] ??= this.meanOfThrows(next.freeValues(charm)));
  }

  /** Values of keeping each hand while the charm die is thrown again. */
  private keepingWithoutCharm(): Float64Array {
    if (this.throwingCharm) return this.throwingCharm;
    const mean = new Float64Array(this.end - this.first);
    for (let charm = 0; charm < CHARMS; charm++) {
      const values = this.next!.fixedValues(charm);
      for (let hand = 0; hand < mean.length; hand++) mean[hand]! += values[hand]! / CHARMS;
    }
    this.throwingCharm = this.meanOfThrows(mean);
    return this.throwingCharm;
  }

  /** From values of full hands to values of all hands that may be kept of them. */
  private meanOfThrows(full: Float64Array): Float64Array {
    const mean = new Float64Array(this.end);
    for (let hand = 0; hand < full.length; hand++)
      mean[this.first + hand] = full[hand]! - this.cost;
    for (let hand = this.first - 1; hand >= NO_DICE; hand--) {
      const at = FACES * hand;
      mean[hand] =
        (mean[WITH_DIE[at]!]! +
          mean[WITH_DIE[at + 1]!]! +
          mean[WITH_DIE[at + 2]!]! +
          mean[WITH_DIE[at + 3]!]! +
          mean[WITH_DIE[at + 4]!]! +
          mean[WITH_DIE[at + 5]!]!) /
        FACES;
    }
    return mean;
  }

  /** For each full hand the best of standing (`stand`) and of keeping some of it. */
  private bestKeep(stand: Float64Array, keeping: Float64Array): Float64Array {
    const best = keeping.slice(0, this.end);
    best.set(stand, this.first);
    for (let hand = NO_DICE; hand < this.first; hand++) {
      const value = best[hand]!;
      for (let face = 0; face < FACES; face++) {
        const more = WITH_DIE[FACES * hand + face]!;
        if (best[more]! < value) best[more] = value;
      }
    }
    return best.slice(this.first);
  }
}
