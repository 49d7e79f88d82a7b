/** When everybody has gone home, nothing in the memory of a node speaks of tables and matches that are over. */

import type { Findings } from './findings.ts';

/** What may be remembered, because it is bounded by itself. */
const BOUNDED = /^server\.tables\.known\b/;

/** More than any collection needs when nobody is there. */
const MOST = 500;

/** Surroundings of a node, not its memory. */
const OUTSIDE: ReadonlySet<string> = new Set(['around', 'lines', 'computer', 'scheduler']);

interface Collection {
  readonly place: string;
  readonly size: number;
  readonly names: readonly string[];
}

export class GrowthOracle {
  constructor(private readonly findings: Findings) {}

  /** `over` are the names of everything that has come to its end. */
  look(name: string, node: object, over: ReadonlySet<string>): void {
    for (const { place, size, names } of collectionsIn(node)) {
      if (BOUNDED.test(place)) continue;
      const known = names.filter((one) => mentions(one, over));
      if (known.length > 0) {
        this.findings.add('growth', `${place} of ${name} remembers ${known.length} that are over`);
      } else if (size > MOST) this.findings.add('growth', `${place} of ${name} holds ${size}`);
    }
  }

  /** Timers of a process that wait for their time. */
  lookAtTimers(name: string, waiting: number, most: number): void {
    if (waiting > most) this.findings.add('growth', `${name} waits for ${waiting} timers`);
  }
}

const mentions = (text: string, over: ReadonlySet<string>): boolean =>
  over.has(text) || text.split(/[\s\n]/).some((word) => over.has(word));

/** Every map, set and list that can be reached from an object, with the place where it was first found. */
function* collectionsIn(root: object): Iterable<Collection> {
  const seen = new Set<object>([root]);
  const queue: { readonly place: string; readonly value: object }[] = [{ place: '', value: root }];
  for (const { place, value } of queue) {
    const add = (name: string, part: unknown) => {
      if (typeof part !== 'object' || part === null || seen.has(part)) return;
      seen.add(part);
      queue.push({ place: place === '' ? name : `${place}.${name}`, value: part });
    };
    if (value instanceof Map || value instanceof Set || Array.isArray(value)) {
      const keys = value instanceof Map || value instanceof Set ? [...value.keys()] : value;
      const names = keys.filter((key): key is string => typeof key === 'string');
      yield { place, size: keys.length, names };
      for (const part of value.values()) add('*', part);
      continue;
    }
    for (const [name, part] of Object.entries(value)) if (!OUTSIDE.has(name)) add(name, part);
  }
}
