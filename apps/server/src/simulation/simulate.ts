/** One house from one seed: everything about it follows from the seed. */

import type { SoakTable } from '../soak/opening.ts';
import { streamOf } from './engine/chance.ts';
import { type Fault, planFaults } from './faults/fault.ts';
import type { FaultName } from './faults/tally.ts';
import { House, type HouseReport, type Layout, LEASE_MS } from './house.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly hours: number;
  readonly tables: readonly SoakTable[];
  /** Kinds of faults that happen; all of them without it. */
  readonly kinds?: readonly FaultName[];
  /** In place of those that follow from the seed. */
  readonly faults?: readonly Fault[];
  readonly layout?: Layout;
  /** Is handed every line of the trace. */
  readonly trace?: (line: string) => void;
  /** Ends where it would be given time to come to rest. */
  readonly isBrief?: boolean;
}

export const AN_HOUR_MS = 3_600_000;

/** The longest time between two faults: from hardly any peace to hardly any trouble. */
const CALM_MS = [20, 20, 30, 40, 60, 100];

/** One house in so many has a real SQLite database. */
const ON_SQLITE = 10;

/** Houses differ in size: one node alone is as important as several. */
export function layoutOf(seed: number): Layout {
  const rng = streamOf(seed, 'layout');
  return {
    nodes: 1 + rng.below(3),
    parties: 1 + rng.below(3),
    peopleAtTable: 1 + rng.below(2),
    watchersAtTable: rng.below(2),
    calmMs: rng.pick(CALM_MS),
    hostile: rng.below(2),
    quarrels: 1,
    store: rng.below(ON_SQLITE) === 0 ? 'sqlite' : 'memory',
    visitors: rng.below(2),
  };
}

export function faultsOf({ seed, hours, layout = layoutOf(seed) }: SimulationOptions): Fault[] {
  const { nodes, parties, peopleAtTable, watchersAtTable, calmMs } = layout;
  const devices = parties * (2 * peopleAtTable + watchersAtTable);
  return planFaults({ seed, ms: hours * AN_HOUR_MS, nodes, devices, calmMs, leaseMs: LEASE_MS });
}

export function simulateHouse(options: SimulationOptions): Promise<HouseReport> {
  const { seed, hours, tables, kinds, trace, isBrief, layout = layoutOf(seed) } = options;
  const { faults = faultsOf(options) } = options;
  return new House({
    ...{ seed, tables, faults, layout, ms: hours * AN_HOUR_MS },
    ...(kinds && { kinds }),
    ...(trace && { trace }),
    ...(isBrief && { isBrief }),
  }).run();
}
