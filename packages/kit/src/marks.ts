/** What the marks of a set come to: counted, summed up, compared with Parlor's own. */

import type { AnyContents, Contents, Entry, Part, Source, Value } from './contents.ts';
import { SOURCES } from './contents.ts';

export type Tally = Readonly<Record<Source, number>>;

/** An entry with all that is inside it. */
export const withInside = (entry: Entry): readonly Entry[] => [
  entry,
  ...(entry.inside ?? []).flatMap(withInside),
];

/** The same, each called by all it is inside of: 'Purple, two pairs'. */
export const spelledOut = (entry: Entry, trail: readonly string[] = []): readonly Entry[] => {
  const names = [...trail, entry.name];
  return [
    { ...entry, name: names.join(', ') },
    ...(entry.inside ?? []).flatMap((one) => spelledOut(one, names)),
  ];
};

/** How many values of these parts come from where, totals among them. */
export function tallyOf(parts: readonly Part[]): Tally {
  const tally: Record<Source, number> = { rulebook: 0, published: 0, rebuilt: 0, house: 0 };
  for (const { totals, entries } of parts) {
    for (const { source } of totals) tally[source]++;
    for (const { values } of entries.flatMap(withInside)) {
      for (const { source } of values) if (source) tally[source]++;
    }
  }
  return tally;
}

/** How much of a game is rebuilt, in one word. */
export const EXTENTS = ['none', 'published', 'house', 'few', 'partly', 'mostly'] as const;
export type Extent = (typeof EXTENTS)[number];

const FEW = 0.2;
const MOST = 0.8;

export function extentOf(tally: Tally): Extent {
  const all = SOURCES.reduce((sum, source) => sum + tally[source], 0);
  const ours = tally.rebuilt / all;
  // Never more than the marks say: what somebody entered is not the rulebook's.
  if (ours === 0 && tally.house > 0) return 'house';
  if (ours === 0) return tally.published > 0 ? 'published' : 'none';
  if (ours <= FEW) return 'few';
  return ours < MOST ? 'partly' : 'mostly';
}

/**
 * The parts of a set with marks one can trust: whatever differs from Parlor's set
 * is the table's own, whoever says it is the rulebook's.
 */
export function partsOf<Set, Words>(
  contents: Contents<Set, Words>,
  set: Set,
  words: Words,
): readonly Part[] {
  const known = new Map<string, Value>();
  for (const { entries } of contents.parts(contents.standard, words)) {
    for (const { key, values } of entries.flatMap(withInside)) {
      for (const value of values) known.set(`${key} ${value.field}`, value);
    }
  }
  const marked = (entry: Entry): Entry => ({
    ...entry,
    values: entry.values.map((value) => trusted(value, known.get(`${entry.key} ${value.field}`))),
    ...(entry.inside && { inside: entry.inside.map(marked) }),
  });
  return contents.parts(set, words).map((part) => ({
    ...part,
    totals: part.totals.map((total) =>
      total.have === total.given ? total : { ...total, source: 'house' as const },
    ),
    entries: part.entries.map(marked),
  }));
}

function trusted(value: Value, standard: Value | undefined): Value {
  if (value.source === null) return value;
  if (!standard) return { ...value, source: 'house' };
  const isSame = value.value === standard.value;
  const source = isSame && value.source !== 'house' ? standard.source : 'house';
  return {
    ...value,
    source,
    standard: { value: standard.value, shown: standard.shown, source: standard.source },
  };
}

/** One thing in which a set is not Parlor's; `shown` is missing for what it leaves out, `standard` for what it adds. */
export interface Difference {
  readonly part: string;
  readonly entry: string;
  readonly name: string;
  readonly shown?: string;
  readonly standard?: string;
}

export function differencesOf(
  contents: AnyContents,
  set: unknown,
  words: object,
): readonly Difference[] {
  const ours = listed(contents.parts(contents.standard, words));
  const theirs = listed(contents.parts(set, words));
  const changed = [...theirs].flatMap(([key, { part, entry, value }]): Difference[] => {
    const standard = ours.get(key)?.value;
    if (standard && standard.value === value.value) return [];
    const { name, shown } = value;
    return [{ part, entry, name, shown, ...(standard && { standard: standard.shown }) }];
  });
  const gone = [...ours].flatMap(([key, { part, entry, value }]): Difference[] =>
    theirs.has(key) ? [] : [{ part, entry, name: value.name, standard: value.shown }],
  );
  return [...changed, ...gone];
}

interface Listed {
  readonly part: string;
  readonly entry: string;
  readonly value: Value;
}

function listed(parts: readonly Part[]): Map<string, Listed> {
  const found = new Map<string, Listed>();
  for (const { name: part, entries } of parts) {
    for (const { key, name: entry, values } of entries.flatMap((one) => spelledOut(one))) {
      for (const value of values) {
        if (value.source) found.set(`${key} ${value.field}`, { part, entry, value });
      }
    }
  }
  return found;
}

/**
 * Which member of Parlor's list each member of another list is: the same one, best at
 * the same place; or else the one at the same place, if nobody else is that one.
 */
export function twinsOf<Item>(
  items: readonly Item[],
  standard: readonly Item[],
  identity: (item: Item) => string,
): readonly (number | undefined)[] {
  const names = standard.map(identity);
  const twins: (number | undefined)[] = items.map((item, at) =>
    identity(item) === names[at] ? at : undefined,
  );
  const free = new Set([...standard.keys()].filter((at) => !twins.includes(at)));
  const claim = (find: (item: Item, at: number) => number): void =>
    items.forEach((item, at) => {
      if (twins[at] !== undefined) return;
      const found = find(item, at);
      if (free.delete(found)) twins[at] = found;
    });
  claim((item) => names.findIndex((name, at) => name === identity(item) && free.has(at)));
  claim((_, at) => at);
  return twins;
}
