/** What the matches at one table add up to. */

import type { Seat } from '@parlor/kit';
import { firstShare } from '../matches/playMatch.ts';
import type { Played } from '../arena/matchRun.ts';
import { type Interval, Sample } from '../measure/statistics.ts';
import type { Cell } from './plan.ts';
import { seatAt } from '../matches/turnOrder.ts';

/** A number that differs from match to match. */
export interface Spread {
  readonly mean: number;
  /** Of the mean, with 95 % confidence. */
  readonly meanCi: Interval;
  readonly min: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly max: number;
}

/** How it went for whoever sat in one seat, or had one place in turn order. */
export interface Results {
  /** Share of wins; shared ones count in parts. */
  readonly firstShare: number;
  readonly firstShareCi: Interval;
  readonly meanPlace: number;
}

export interface SeatResults extends Results {
  readonly seat: Seat;
}

export interface TurnResults extends Results {
  /** Counted from 0, which is whoever started. */
  readonly turn: number;
}

export interface CellFacts {
  readonly level: string;
  readonly seats: number;
  readonly variant: string;
  readonly options: object;
  readonly matches: number;
  /** Moves in a match, all seats together. */
  readonly moves: Spread;
  /** Questions with more than one answer, for each player in a match. */
  readonly choices: Spread;
  /** The same by kind of question, means only. */
  readonly choicesByKind: Readonly<Record<string, number>>;
  /** The share of questions that had only one answer. */
  readonly forcedShare: number;
  /** Points of the first less those of the last. */
  readonly scoreSpread: Spread;
  /** Points of the first less those of the second. */
  readonly margin: Spread;
  /** Only where there is a score during the match, as `scoreNow` tells. */
  readonly leadChanges?: Spread;
  /** The part of the match after which nobody but a winner was alone in front; likewise. */
  readonly decidedAt?: Spread;
  /** In turn order, as `turnOrder` defines it for each match by itself. */
  readonly byTurn: readonly TurnResults[];
  readonly bySeat: readonly SeatResults[];
  readonly illegal: number;
  readonly late: number;
}

/** Undefined before the first match. */
export function factsOf(cell: Cell, played: readonly Played[]): CellFacts | undefined {
  if (played.length === 0) return undefined;
  const { level, seats, variant, series } = cell;
  const all = (of: (match: Played) => number) => spreadOf(played.map(of));
  const ranked = played.map(({ scores }) => scores.toSorted((a, b) => b - a));
  const answers = played.flatMap((match) => match.answers);
  const places = Array.from({ length: seats }, (_, place) => place);
  return {
    level,
    seats,
    variant,
    options: series.table.options,
    matches: played.length,
    moves: all(({ moves }) => moves),
    choices: all(({ course }) => choicesIn(course.choices) / seats),
    choicesByKind: kindsOf(played, seats),
    forcedShare: sum(played, ({ course }) => course.forced) / sum(played, ({ moves }) => moves),
    scoreSpread: spreadOf(ranked.map((scores) => scores[0]! - scores.at(-1)!)),
    margin: spreadOf(ranked.map((scores) => scores[0]! - scores[1]!)),
    ...leadsOf(played),
    byTurn: places.map((turn) => ({
      turn,
      ...resultsOf(played, ({ course }) => seatAt(turn, course.starter, seats)),
    })),
    bySeat: places.map((seat) => ({ seat, ...resultsOf(played, () => seat) })),
    illegal: sum(answers, ({ illegal }) => illegal),
    late: sum(answers, ({ late }) => late),
  };
}

function leadsOf(played: readonly Played[]): Pick<CellFacts, 'leadChanges' | 'decidedAt'> {
  const changes = played.flatMap(({ course }) => course.leadChanges ?? []);
  const decided = played.flatMap(({ course }) => course.decidedAt ?? []);
  if (changes.length === 0) return {};
  return { leadChanges: spreadOf(changes), decidedAt: spreadOf(decided) };
}

const sum = <A>(items: readonly A[], of: (item: A) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const choicesIn = (choices: Readonly<Record<string, number>>): number =>
  sum(Object.values(choices), (many) => many);

/** What is asked most comes first. */
function kindsOf(played: readonly Played[], seats: number): Record<string, number> {
  const totals = new Map<string, number>();
  for (const { course } of played) {
    for (const [kind, many] of Object.entries(course.choices)) {
      totals.set(kind, (totals.get(kind) ?? 0) + many);
    }
  }
  return Object.fromEntries(
    [...totals]
      .sort(([, a], [, b]) => b - a)
      .map(([kind, total]) => [kind, total / seats / played.length]),
  );
}

/** Of the seat that is meant in each match. */
function resultsOf(played: readonly Played[], seatIn: (match: Played) => Seat): Results {
  const firsts = new Sample();
  const places = new Sample();
  for (const match of played) {
    const seat = seatIn(match);
    firsts.add(firstShare(match, seat));
    places.add(match.places[seat]!);
  }
  return {
    firstShare: firsts.mean,
    firstShareCi: wilson95(firsts.mean, firsts.count),
    meanPlace: places.mean,
  };
}

const NORMAL_95 = 1.96;

/**
 * Wilson's interval of a share: sound for few matches and for shares near 0
 * too. Where wins are shared it is rather too wide than too narrow.
 */
function wilson95(share: number, count: number): Interval {
  const z2 = NORMAL_95 ** 2 / count;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = Math.sqrt(z2 * (share * (1 - share) + z2 / 4)) / (1 + z2);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const sample = new Sample();
  for (const value of sorted) sample.add(value);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  return {
    mean: sample.mean,
    meanCi: sample.interval95([at(0), at(1)]),
    min: at(0),
    p10: at(0.1),
    p50: at(0.5),
    p90: at(0.9),
    max: at(1),
  };
}
