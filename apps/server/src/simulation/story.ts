/**
 * The shortest story of a finding: whatever can be left out while the same promise is still broken, is. Everything that
 * draws has chance of its own, so that leaving out one fault does not change the dice of all others.
 */

import { type Fault, nameOf, storyOf } from './faults/fault.ts';
import { GROUP_NAMES } from './players/groups.ts';
import { FAULT_KINDS } from './faults/tally.ts';
import type { HouseReport, Layout } from './house.ts';
import type { Finding } from './oracles/findings.ts';
import {
  AN_HOUR_MS,
  faultsOf,
  layoutOf,
  simulateHouse,
  type SimulationOptions,
} from './simulate.ts';

/** A house that breaks a promise, or did before it was mended. */
export interface Story {
  readonly seed: number;
  readonly layout: Layout;
  readonly ms: number;
  readonly faults: readonly Fault[];
  readonly finding: Finding;
  /** The same in words. */
  readonly told: readonly string[];
}

export interface StoryParts {
  readonly options: SimulationOptions;
  /** What was found. */
  readonly report: HouseReport;
  /** There is no time left: what has been left out so far must do. */
  readonly isTimeUp: () => boolean;
}

interface Candidate {
  readonly layout: Layout;
  readonly faults: readonly Fault[];
}

/** After the last fault so long is waited for the finding. */
const WAITED_MS = 5000;

export async function shorten({ options, report, isTimeUp }: StoryParts): Promise<Story> {
  const { seed, tables, kinds = FAULT_KINDS } = options;
  const wholeMs = options.hours * AN_HOUR_MS;
  let { findings, tail } = report;
  const { kind, at } = findings[0]!;
  // What shows only when everything comes to rest needs all of that.
  const isBrief = at < wholeMs;
  const ms = isBrief ? Math.min(wholeMs, at + WAITED_MS) : wholeMs;
  const all = options.faults ?? faultsOf(options);
  let kept: Candidate = {
    layout: options.layout ?? layoutOf(seed, options.isDense),
    faults: all.filter((fault) => fault.at <= at && kinds.includes(nameOf(fault))),
  };
  let tried = 0;
  const take = async (candidate: Candidate): Promise<boolean> => {
    tried++;
    const again = await simulateHouse({
      ...{ ...candidate, seed, tables, kinds, isBrief, hours: ms / AN_HOUR_MS },
    });
    if (again.findings[0]?.kind !== kind) return false;
    ({ findings, tail } = again);
    kept = candidate;
    return true;
  };
  // What happened last is most often to blame.
  for (let few = 0; few < kept.faults.length && !isTimeUp(); few = 2 * few + 1) {
    if (await take({ ...kept, faults: kept.faults.slice(kept.faults.length - few) })) break;
  }
  for (const layout of smallerThan(kept.layout)) {
    if (!isTimeUp()) await take({ ...kept, layout: { ...kept.layout, ...layout } });
  }
  for (let size = Math.ceil(kept.faults.length / 2); size > 0; size = size >> 1) {
    for (let from = 0; from < kept.faults.length && !isTimeUp(); ) {
      const faults = [...kept.faults.slice(0, from), ...kept.faults.slice(from + size)];
      if (!(await take({ ...kept, faults }))) from += size;
    }
  }
  const finding = findings[0]!;
  return {
    ...{ seed, ms, finding, ...kept },
    told: told({ ...kept, finding, tail, tried, left: all.length - kept.faults.length }),
  };
}

/** What was wrong once must not be wrong again. What showed before the end needs no end. */
export const simulateAgain = (
  { seed, layout, ms, faults, finding }: Omit<Story, 'told'>,
  tables: SimulationOptions['tables'],
): Promise<HouseReport> =>
  simulateHouse({
    ...{ seed, layout, faults, tables, hours: ms / AN_HOUR_MS, isBrief: finding.at < ms },
  });

function smallerThan(layout: Layout) {
  const { nodes, parties, peopleAtTable, watchersAtTable, hostile } = layout;
  const { visitors = 0, greedy = 0, absentees = 0, stallers = 0 } = layout;
  return [
    ...GROUP_NAMES.flatMap((name) => ((layout[name] ?? 0) > 0 ? [{ [name]: 0 }] : [])),
    ...(visitors > 0 ? [{ visitors: 0 }] : []),
    ...(greedy > 0 ? [{ greedy: 0 }] : []),
    ...(absentees > 0 ? [{ absentees: 0 }] : []),
    ...(stallers > 0 ? [{ stallers: 0 }] : []),
    ...(hostile > 0 ? [{ hostile: 0 }] : []),
    ...(watchersAtTable > 0 ? [{ watchersAtTable: 0 }] : []),
    ...(parties > 1 ? [{ parties: 1 }] : []),
    ...(peopleAtTable > 1 ? [{ peopleAtTable: 1 }] : []),
    ...Array.from({ length: nodes - 1 }, (_, i) => ({ nodes: nodes - 1 - i })),
  ] satisfies Partial<Layout>[];
}

/** Lines of the trace that belong to the story. */
const TAIL = 40;

interface ToldParts extends Candidate {
  readonly finding: Finding;
  readonly tail: readonly string[];
  readonly tried: number;
  readonly left: number;
}

function told({ layout, faults, finding, tail, tried, left }: ToldParts): string[] {
  const { nodes, parties, peopleAtTable, watchersAtTable, hostile, store } = layout;
  const { visitors = 0, greedy = 0, absentees = 0, stallers = 0 } = layout;
  const groups = GROUP_NAMES.map((name) => `, ${layout[name] ?? 0} ${name}`).join('');
  const others = `${watchersAtTable} who watch, ${hostile} who mean no good, ${visitors} who have themselves deleted, ${greedy} who take all there is, ${absentees} of whom one is away, ${stallers} of whom one keeps the others waiting${groups}`;
  const people = `${parties} × ${peopleAtTable} at a table, ${others}`;
  const seconds = (at: number) => `${(at / 1000).toFixed(6)} s`;
  return [
    `${nodes} nodes, ${store === 'sqlite' ? 'SQLite' : 'a database in memory'}, ${people}`,
    `${faults.length} faults; ${left} others left out in ${tried} tries`,
    ...faults.map((fault) => `${seconds(fault.at)}: ${storyOf(fault)}`),
    ...tail.slice(-TAIL),
    `${seconds(finding.at)}: ${finding.kind}: ${finding.what}`,
  ];
}
