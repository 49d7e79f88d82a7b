/** One match of a series, and what is kept of it. */

import { labs } from '@parlor/games/lab';
import { memoryUsage } from 'node:process';
import type { Outcome } from '@parlor/kit';
import { games } from '@parlor/registry';
import { readContestant } from './contestants.ts';
import { type Contestant, playMatch } from '../matches/playMatch.ts';
import { contestantAt, type Series, type MatchRun } from './series.ts';
import { Course, type CourseFacts } from '../matches/course.ts';
import { type Times, TimesCounter } from '../measure/times.ts';

/** What is kept of a match; places and scores are by seat. */
export interface Played extends MatchRun, Outcome {
  readonly moves: number;
  /** How each contestant answered, in the order they were named. */
  readonly answers: readonly Answers[];
  readonly course: CourseFacts;
  /** Megabytes that the thread had taken by then, for everything in it: games, brains, the match itself. */
  readonly memoryMb: number;
}

export interface Answers {
  readonly times: Times;
  readonly illegal: number;
  readonly late: number;
  /** What was wrong with the first illegal answer. */
  readonly fault?: string;
}

const MEGABYTE = 2 ** 20;

function memoryMb(): number {
  // What lies outside the heap is counted in `external`.
  const { heapTotal, external } = memoryUsage();
  return Math.round((heapTotal + external) / MEGABYTE);
}

/** The contestants of a series, ready to play any of its matches. */
export class MatchRunner {
  private constructor(
    private readonly series: Series,
    private readonly contestants: readonly Contestant[],
  ) {}

  static async open(series: Series): Promise<MatchRunner> {
    const contestants: Contestant[] = [];
    // One after the other: what is wrong with the first one named is said first.
    for (const name of series.contestants)
      contestants.push(await readContestant(name, series.game));
    return new MatchRunner(series, contestants);
  }

  async play({ deal, rotation }: MatchRun): Promise<Played> {
    const { game, table, seed } = this.series;
    const { seats } = table;
    const seated = this.contestants.map(
      (_, seat) => this.contestants[contestantAt(seats, rotation, seat)]!,
    );
    const answers = this.contestants.map(() => ({
      times: new TimesCounter(),
      illegal: 0,
      late: 0,
      fault: undefined as string | undefined,
    }));
    const course = new Course(games[game], labs[game].scoreNow);
    const { places, scores, moves, decided } = await playMatch(
      games[game],
      table,
      seated,
      seed + deal,
      course,
    );
    for (const { seat, ms, late, illegal, fault } of decided) {
      const own = answers[contestantAt(seats, rotation, seat)]!;
      own.times.add(ms);
      if (late) own.late++;
      if (illegal) own.illegal++;
      own.fault ??= fault;
    }
    return {
      deal,
      rotation,
      places,
      scores,
      moves,
      answers: answers.map(({ fault, times, ...counts }) => ({
        ...counts,
        times: times.plain(),
        ...(fault !== undefined && { fault }),
      })),
      course: course.facts({ places }),
      memoryMb: memoryMb(),
    };
  }

  async close(): Promise<void> {
    for (const contestant of this.contestants) await contestant.close?.();
  }
}
