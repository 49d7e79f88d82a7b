/** Plays a series as far as it is wanted, on from what was kept of it. */

import type { Io } from '../terminal/io.ts';
import type { Progress } from '../text/progress.ts';
import { playMatchRuns } from './workerPool.ts';
import { Checkpoint, type CheckpointOptions } from './checkpoint.ts';
import { rotationsOf, type Series, matchRuns } from './series.ts';
import type { Played } from './matchRun.ts';

export interface RunOptions {
  /** At most so many. */
  readonly deals: number;
  readonly jobs: number;
  readonly keep: CheckpointOptions;
}

export interface Run {
  /** All matches there are of the wanted deals, in order. */
  readonly played: readonly Played[];
  /** How many of them were there before. */
  readonly before: number;
  /** Where they are checkpoint. */
  readonly path: string;
}

/** Is told of every complete deal, in the order of their seeds whichever was ready first; false when no more are wanted. */
export type OnDeal = (deal: readonly Played[]) => boolean;

export async function playSeries(
  series: Series,
  { deals, jobs, keep }: RunOptions,
  io: Io,
  progress: Progress,
  onDeal: OnDeal,
  label: () => string,
): Promise<Run> {
  const checkpoint = Checkpoint.open(series, keep, io);
  const before = checkpoint.all().filter(({ deal }) => deal < deals);
  const inOrder = new DealsInOrder(rotationsOf(series), onDeal);
  let goOn = true;
  for (const match of before) goOn = inOrder.add(match) && goOn;
  progress.advance(before.length, label());
  if (goOn && !io.stop.aborted) {
    const missing = [...matchRuns(series, deals)].filter((run) => !checkpoint.has(run));
    await playMatchRuns(series, missing, Math.min(jobs, missing.length), io.stop, (match) => {
      checkpoint.add(match);
      const wantsMore = inOrder.add(match);
      progress.advance(1, label());
      return wantsMore;
    });
  }
  const played = checkpoint.all().filter(({ deal }) => deal < deals);
  return { played, before: before.length, path: checkpoint.path };
}

/** Matches come as they are finished; a deal counts when all before it have counted, or quick ones would count more. */
class DealsInOrder {
  private readonly waiting = new Map<number, Played[]>();
  private next = 0;
  private goesOn = true;

  constructor(
    private readonly rotations: number,
    private readonly onDeal: OnDeal,
  ) {}

  add(match: Played): boolean {
    const deal = this.waiting.get(match.deal) ?? [];
    deal.push(match);
    this.waiting.set(match.deal, deal);
    for (;;) {
      const ready = this.waiting.get(this.next);
      if (ready?.length !== this.rotations || !this.goesOn) return this.goesOn;
      this.waiting.delete(this.next++);
      this.goesOn = this.onDeal(ready);
    }
  }
}
