/** What many houses come to, in whatever order they are finished. */

import { fnv } from './engine/chance.ts';
import type { Counts } from './faults/tally.ts';
import type { HouseReport } from './house.ts';

export type Totals = Pick<
  HouseReport,
  | 'hash'
  | 'simulatedMs'
  | 'steps'
  | 'crashes'
  | 'killedWhile'
  | 'faults'
  | 'matches'
  | 'acknowledged'
  | 'shown'
> & { readonly houses: number };

export const NO_TOTALS: Totals = {
  ...{ houses: 0, hash: 0, simulatedMs: 0, steps: 0, crashes: 0, killedWhile: {}, faults: {} },
  ...{ matches: 0, acknowledged: 0, shown: 0 },
};

export const plus = (totals: Totals, report: HouseReport): Totals => ({
  houses: totals.houses + 1,
  // A sum: the order in which threads finish is nobody's business.
  hash: (totals.hash + fnv(`${report.seed} ${report.hash}`)) >>> 0,
  simulatedMs: totals.simulatedMs + report.simulatedMs,
  steps: totals.steps + report.steps,
  crashes: totals.crashes + report.crashes,
  killedWhile: sumOf(totals.killedWhile, report.killedWhile),
  faults: sumOf(totals.faults, report.faults),
  matches: totals.matches + report.matches,
  acknowledged: totals.acknowledged + report.acknowledged,
  shown: totals.shown + report.shown,
});

function sumOf(a: Counts, b: Counts): Counts {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return Object.fromEntries(names.map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]));
}
