/** How the contestants of a series stand, from the matches played so far. */

import { firstShare } from '../matches/playMatch.ts';
import { contestantAt, rotationsOf, type Series } from './series.ts';
import type { Played } from './matchRun.ts';
import { type Interval, Sample } from '../measure/statistics.ts';
import { quantileMs, TimesCounter } from '../measure/times.ts';

/** How the intervals came about; stands beside them wherever they are shown. */
export const INTERVALS =
  '95 %, by Student’s t on the means of whole deals, since the matches of a deal depend on each other (Wilson’s interval where all deals came out the same)';

export interface SeriesResult {
  /** Deals played in all rotations; only these count. */
  readonly deals: number;
  readonly matches: number;
  /** By contestant, in the order they were named. */
  readonly seats: readonly SeatResult[];
  readonly meanMoves: number;
  /** The most that a thread had taken at the end of a match, with all contestants in it. */
  readonly memoryMb: number;
}

export interface SeatResult {
  readonly bot: string;
  /** Share of wins; shared ones count in parts. */
  readonly firstShare: number;
  readonly firstShareCi: Interval;
  readonly meanPoints: number;
  readonly meanPlace: number;
  readonly meanPlaceCi: Interval;
  /** How often each place was reached, from the first on. */
  readonly places: readonly number[];
  readonly decisions: number;
  readonly decisionMsP50: number;
  readonly decisionMsP99: number;
  readonly decisionMsMax: number;
  readonly illegal: number;
  readonly late: number;
  /** What was wrong with the first illegal answer. */
  readonly fault?: string;
}

/** The matches of those deals that are complete, by deal. */
export function wholeDeals(series: Series, played: readonly Played[]): Played[][] {
  const byDeal = new Map<number, Played[]>();
  for (const match of played) {
    const deal = byDeal.get(match.deal);
    if (deal) deal.push(match);
    else byDeal.set(match.deal, [match]);
  }
  const rotations = rotationsOf(series);
  return [...byDeal.values()]
    .filter((matches) => matches.length === rotations)
    .sort((a, b) => a[0]!.deal - b[0]!.deal);
}

/** What a deal brought a contestant, on average over its matches. */
export function meanOverDeal(
  series: Series,
  deal: readonly Played[],
  contestant: number,
  of: (match: Played, seat: number) => number,
): number {
  const { seats } = series.table;
  const rotations = rotationsOf(series);
  let sum = 0;
  let count = 0;
  for (const match of deal) {
    for (let seat = 0; seat < seats; seat++) {
      // Where a rotation brings back the same party, contestants stand for each other.
      const sittingThere = contestantAt(seats, match.rotation, seat);
      if (sittingThere % rotations !== contestant % rotations) continue;
      sum += of(match, seat);
      count++;
    }
  }
  return sum / count;
}

export function seriesResult(series: Series, played: readonly Played[]): SeriesResult {
  const deals = wholeDeals(series, played);
  const counted = deals.flat();
  return {
    deals: deals.length,
    matches: counted.length,
    seats: series.contestants.map((_, contestant) => seatResult(series, deals, contestant)),
    meanMoves: counted.reduce((sum, { moves }) => sum + moves, 0) / Math.max(1, counted.length),
    memoryMb: Math.max(0, ...counted.map(({ memoryMb }) => memoryMb)),
  };
}

function seatResult(
  series: Series,
  deals: readonly (readonly Played[])[],
  contestant: number,
): SeatResult {
  const { seats } = series.table;
  const firsts = new Sample();
  const points = new Sample();
  const place = new Sample();
  const places = new Array<number>(seats).fill(0);
  const times = new TimesCounter();
  let illegal = 0;
  let late = 0;
  let fault: string | undefined;
  for (const deal of deals) {
    firsts.add(meanOverDeal(series, deal, contestant, firstShare));
    points.add(meanOverDeal(series, deal, contestant, ({ scores }, seat) => scores[seat]!));
    place.add(meanOverDeal(series, deal, contestant, (match, seat) => match.places[seat]!));
    meanOverDeal(series, deal, contestant, (match, seat) => places[match.places[seat]! - 1]!++);
    for (const { answers } of deal) {
      const own = answers[contestant]!;
      times.addAll(own.times);
      illegal += own.illegal;
      late += own.late;
      fault ??= own.fault;
    }
  }
  return {
    bot: series.contestants[contestant]!,
    firstShare: firsts.mean,
    firstShareCi: firsts.interval95([0, 1]),
    meanPoints: points.mean,
    meanPlace: place.mean,
    meanPlaceCi: place.interval95([1, seats]),
    places,
    decisions: times.count,
    decisionMsP50: quantileMs(times, 0.5),
    decisionMsP99: quantileMs(times, 0.99),
    decisionMsMax: times.maxMs,
    illegal,
    late,
    ...(fault !== undefined && { fault }),
  };
}
