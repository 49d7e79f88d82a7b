/** One house from one seed: everything about it follows from the seed. */

import type { SoakTable } from '../soak/opening.ts';
import type { Rng } from '@parlor/kit';
import { streamOf } from './engine/chance.ts';
import { type Fault, planFaults } from './faults/fault.ts';
import type { FaultName } from './faults/tally.ts';
import { GROUP_NAMES } from './players/groups.ts';
import { House, type HouseReport, type Layout } from './house.ts';
import { LEASE_MS } from './houseConfig.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly hours: number;
  readonly tables: readonly SoakTable[];
  /** Kinds of faults that happen; all of them without it. */
  readonly kinds?: readonly FaultName[];
  /** In place of those that follow from the seed. */
  readonly faults?: readonly Fault[];
  readonly layout?: Layout;
  /** As many crashes as possible in a second of real time. */
  readonly isDense?: boolean;
  /** Is handed every line of the trace. */
  readonly trace?: (line: string) => void;
  /** Ends where it would be given time to come to rest. */
  readonly isBrief?: boolean;
}

export const AN_HOUR_MS = 3_600_000;

/** The longest time between two faults: from hardly any peace to hardly any trouble. */
const CALM_MS = [20, 20, 30, 40, 60, 100];

/** Where crashes are what counts. */
const DENSE_CALM_MS = [20, 20, 30, 40];

/** One dense house in so many has somebody who means no good, or visitors: what they do takes more time than all crashes. */
const OTHERS_IN_DENSE = 10;

/** One house in so many has people who take all that there is. */
const GREEDY = 3;

/** One house in so many has people of whom one is away when it begins. */
const ABSENTEES = 2;

/** One house in so many has people of whom one keeps the others waiting. */
const STALLERS = 3;
/** One house in so many has each of these groups. */
const GROUPS = 3;

/** One house in so many has a real SQLite database. */
const ON_SQLITE = 10;

/** Houses differ in size: one node alone is as important as several. */
export function layoutOf(seed: number, isDense = false): Layout {
  const rng = streamOf(seed, 'layout');
  const layout = usualLayout(rng);
  // Chance of its own: the same seed has the same house, and in some there is more.
  const greedy = streamOf(seed, 'greedy').below(GREEDY) === 0 ? 1 : 0;
  const absentees = streamOf(seed, 'absentees').below(ABSENTEES) === 0 ? 1 : 0;
  const stallers = streamOf(seed, 'stallers').below(STALLERS) === 0 ? 1 : 0;
  const groups = Object.fromEntries(
    GROUP_NAMES.map((name) => [name, streamOf(seed, name).below(GROUPS) === 0 ? 1 : 0]),
  );
  if (!isDense) return { ...layout, greedy, absentees, stallers, ...groups };
  const rarely = () => (rng.below(OTHERS_IN_DENSE) === 0 ? 1 : 0);
  const others = { hostile: rarely(), visitors: rarely() };
  // Every line that breaks with its node has to be opened again.
  return { ...layout, ...others, parties: 1, calmMs: rng.pick(DENSE_CALM_MS) };
}

function usualLayout(rng: Rng): Layout {
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

export function faultsOf(options: SimulationOptions): Fault[] {
  const { seed, hours, isDense = false, layout = layoutOf(seed, isDense) } = options;
  const { nodes, parties, peopleAtTable, watchersAtTable, calmMs } = layout;
  const devices = parties * (2 * peopleAtTable + watchersAtTable);
  return planFaults({
    ...{ seed, ms: hours * AN_HOUR_MS, nodes, devices, calmMs, leaseMs: LEASE_MS, isDense },
  });
}

export function simulateHouse(options: SimulationOptions): Promise<HouseReport> {
  const { seed, hours, tables, kinds, trace, isBrief, isDense } = options;
  const { layout = layoutOf(seed, isDense), faults = faultsOf(options) } = options;
  return new House({
    ...{ seed, tables, faults, layout, ms: hours * AN_HOUR_MS },
    ...(kinds && { kinds }),
    ...(trace && { trace }),
    ...(isBrief && { isBrief }),
  }).run();
}
