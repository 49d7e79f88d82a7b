/**
 * How far long work has come: a bar that redraws itself on a terminal, an
 * occasional plain line elsewhere. Goes to standard error, so that results can
 * be piped.
 */

import type { Screen } from '../terminal/io.ts';
import { grouped } from './numbers.ts';

const BAR_WIDTH = 24;
const REDRAW_MS = 100;
const PLAIN_LINE_MS = 15_000;
const ERASE_LINE = '\r\u001b[K';

export class Progress {
  private done = 0;
  private lastShown: number;
  private shown = false;

  constructor(
    private readonly screen: Screen,
    private readonly total: number,
    private readonly unit: string,
  ) {
    this.lastShown = performance.now();
  }

  /** So much more has been done, and this is what is being worked on. */
  advance(by: number, label: string): void {
    this.done += by;
    const now = performance.now();
    if (now - this.lastShown < (this.screen.isTTY ? REDRAW_MS : PLAIN_LINE_MS)) return;
    this.lastShown = now;
    if (this.screen.isTTY) this.draw(label);
    else this.screen.write(`${this.count()} ${this.unit}: ${label}\n`);
  }

  private draw(label: string): void {
    const filled = Math.round((BAR_WIDTH * this.done) / Math.max(1, this.total));
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    const line = `${bar} ${this.count()} ${this.unit}  ${label}`;
    this.screen.write(ERASE_LINE + line.slice(0, Math.max(1, this.screen.columns - 1)));
    this.shown = true;
  }

  private count(): string {
    return `${grouped(this.done)}/${grouped(this.total)}`;
  }

  /** Takes the bar off the screen: before anything else is printed there. */
  clear(): void {
    if (this.shown) this.screen.write(ERASE_LINE);
    this.shown = false;
  }
}
