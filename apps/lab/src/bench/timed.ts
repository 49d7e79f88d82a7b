/**
 * Work measured in short slices, so that many kinds of work can take turns.
 *
 * Seconds are those of the processor, not of the clock on the wall: what else
 * the machine is doing does not count.
 */

import { cpuUsage } from 'node:process';

export class Timed {
  private readonly unitRates: number[] = [];
  private readonly callRates: number[] = [];

  /** `work` does a piece that takes far longer than reading the time, and says how many units that was. */
  constructor(private readonly work: () => number) {}

  /** Works for about so long, at least once, and does not count it. */
  warmUp(milliseconds: number): void {
    this.run(milliseconds);
  }

  slice(milliseconds: number): void {
    const { units, calls, seconds } = this.run(milliseconds);
    this.unitRates.push(units / seconds);
    this.callRates.push(calls / seconds);
  }

  private run(milliseconds: number) {
    const start = processorTime();
    let units = 0;
    let calls = 0;
    let elapsed = 0;
    do {
      units += this.work();
      calls++;
      elapsed = processorTime() - start;
    } while (elapsed < milliseconds);
    return { units, calls, seconds: elapsed / 1000 };
  }

  /** Units a second in the best slice: neighbours on the machine only ever make work slower. */
  get unitsPerSecond(): number {
    return Math.max(0, ...this.unitRates);
  }

  get callsPerSecond(): number {
    return Math.max(0, ...this.callRates);
  }
}

/** Milliseconds this process has kept a processor busy. */
function processorTime(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}
