/** What the laws found at the tables of one game, added up. */

import { LAWS, type LawBroken, type LawReport } from '@parlor/testkit';
import { grouped } from '../text/numbers.ts';

export interface Breach {
  readonly broken: LawBroken;
  /** The command that shows it again. */
  readonly again: string;
}

export class Findings {
  readonly breaches: Breach[] = [];
  matches = 0;
  steps = 0;
  private readonly exercised = new Map<number, number>();

  add(report: LawReport, commandFor: (seed: number, matches: number) => string): void {
    this.matches += report.matches;
    this.steps += report.steps;
    for (const { number, exercised } of report.laws) {
      this.exercised.set(number, (this.exercised.get(number) ?? 0) + exercised);
    }
    for (const broken of report.breaches) {
      if (this.breaches.some((known) => known.broken.law === broken.law)) continue;
      // Where no single step shows it, it takes the whole run of matches to see it again.
      const alone = broken.step !== undefined;
      const again = alone ? commandFor(broken.seed, 1) : commandFor(report.seed, report.matches);
      this.breaches.push({ broken, again });
    }
  }

  /** A line for each law that was looked at: number, name, statement, times exercised, result. */
  rows(): string[][] {
    return LAWS.filter(({ number }) => this.exercised.has(number)).map(({ number, name, says }) => [
      String(number),
      name,
      grouped(this.exercised.get(number) ?? 0),
      this.verdict(number),
      says,
    ]);
  }

  private verdict(law: number): string {
    if (this.breaches.some(({ broken }) => broken.law === law)) return 'BROKEN';
    // A law that was never put to the test has shown nothing.
    return (this.exercised.get(law) ?? 0) > 0 ? 'holds' : 'no occasion';
  }
}
