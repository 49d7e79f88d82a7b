/** One processor's share of the arena: plays the matches it is told to, one at a time. */

import { MatchRunner, type Played } from './matchRun.ts';
import type { MatchRun, Series } from './series.ts';

export class ArenaThread {
  private runner: MatchRunner | undefined;

  async open(series: Series): Promise<void> {
    this.runner = await MatchRunner.open(series);
  }

  play(match: MatchRun): Promise<Played> {
    return this.runner!.play(match);
  }

  close(): Promise<void> {
    return this.runner!.close();
  }
}
