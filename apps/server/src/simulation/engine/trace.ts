/** Everything that happens, line by line: two runs whose traces have the same hash were the same, byte for byte. */

import { fnv } from './chance.ts';

/** So many of the newest lines are kept: what led to a finding stands in them. */
const KEPT = 400;

export class Trace {
  /** Of every line so far. */
  hash = 0;
  private readonly newest: string[] = [];
  private count = 0;

  /** `write` is handed every line. */
  constructor(private readonly write?: (line: string) => void) {}

  note(at: number, who: string, what: string): void {
    const line = `${at.toFixed(3)} ${who}: ${what}`;
    this.hash = fnv(line, this.hash);
    this.newest[this.count++ % KEPT] = line;
    this.write?.(line);
  }

  /** The newest lines, oldest first. */
  get tail(): string[] {
    const from = this.count % KEPT;
    return this.count <= KEPT
      ? [...this.newest]
      : [...this.newest.slice(from), ...this.newest.slice(0, from)];
  }
}
