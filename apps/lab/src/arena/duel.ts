/** Is one contestant better than another? One of the first against a table full of the second, deal by deal, until the evidence suffices. */

import type { Table } from '@parlor/kit';
import type { GameId } from '@parlor/registry';
import { boundFor, Evidence } from '../measure/evidence.ts';
import { firstShare } from '../matches/playMatch.ts';
import type { Series } from './series.ts';
import type { Played } from './matchRun.ts';
import { meanOverDeal } from './seriesResult.ts';
import { type Interval, Sample } from '../measure/statistics.ts';

/** What counts: wins alone, or how many of the others one leaves behind. */
export const MEASURES = ['firsts', 'places'] as const;
export type Measure = (typeof MEASURES)[number];

export interface DuelRules {
  readonly by: Measure;
  /** The chance to call the first one better though it is not. */
  readonly alpha: number;
  /** The chance to call it not better though it is so by `margin`. */
  readonly beta: number;
  /** What would be worth mentioning, as a share. */
  readonly margin: number;
}

export const VERDICTS = ['better', 'not-better', 'undecided'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface DuelResult {
  readonly by: Measure;
  readonly fair: number;
  readonly share: number;
  readonly shareCi: Interval;
  readonly deals: number;
  /** The logarithm of the evidence that the first is better, and the bound where that is believed. */
  readonly better: number;
  readonly betterBound: number;
  /** The same for its not being better by the margin. */
  readonly notBetter: number;
  readonly notBetterBound: number;
  readonly verdict: Verdict;
}

export const duelSeries = (
  game: GameId,
  table: Table<object>,
  one: string,
  other: string,
  seed: number,
): Series => ({
  game,
  table,
  contestants: [one, ...new Array<string>(table.seats - 1).fill(other)],
  seed,
});

/** What an even contestant gets. */
const fairShare = (by: Measure, seats: number): number => (by === 'firsts' ? 1 / seats : 1 / 2);

/** The share of the others that `seat` left behind; half an opponent for sharing a place with one. */
export function beatenShare({ places }: Played, seat: number): number {
  const own = places[seat]!;
  let beaten = 0;
  for (let other = 0; other < places.length; other++) {
    if (other === seat) continue;
    if (places[other]! > own) beaten += 1;
    else if (places[other] === own) beaten += 1 / 2;
  }
  return beaten / (places.length - 1);
}

export class Duel {
  private readonly fair: number;
  private readonly sample = new Sample();
  private readonly isBetter: Evidence;
  private readonly isNotBetter: Evidence;
  private decided: Verdict = 'undecided';

  constructor(
    private readonly series: Series,
    private readonly rules: DuelRules,
  ) {
    this.fair = fairShare(rules.by, series.table.seats);
    this.isBetter = new Evidence(this.fair);
    // The same bet from the other side: the share the others have left.
    this.isNotBetter = new Evidence(1 - this.fair - rules.margin);
  }

  /** Whether more deals are wanted. */
  add(deal: readonly Played[]): boolean {
    if (this.decided !== 'undecided') return false;
    const of = this.rules.by === 'firsts' ? firstShare : beatenShare;
    const share = meanOverDeal(this.series, deal, 0, of);
    this.sample.add(share);
    this.isBetter.add(share);
    this.isNotBetter.add(1 - share);
    if (this.isBetter.log >= boundFor(this.rules.alpha)) this.decided = 'better';
    else if (this.isNotBetter.log >= boundFor(this.rules.beta)) this.decided = 'not-better';
    return this.decided === 'undecided';
  }

  result(): DuelResult {
    const { fair, sample, rules } = this;
    return {
      by: rules.by,
      fair,
      share: sample.mean,
      shareCi: sample.interval95([0, 1]),
      deals: sample.count,
      better: this.isBetter.log,
      betterBound: boundFor(rules.alpha),
      notBetter: this.isNotBetter.log,
      notBetterBound: boundFor(rules.beta),
      verdict: this.decided,
    };
  }
}
