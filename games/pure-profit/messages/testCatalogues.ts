/** Catalogues under observation: which entries were used. */

import type { Messages } from './en/index.ts';

type Entry =
  | string
  | readonly Entry[]
  | { readonly [key: string]: Entry }
  | ((...args: never[]) => unknown);

const isLeaf = (entry: unknown): boolean =>
  typeof entry === 'string' || typeof entry === 'function' || Array.isArray(entry);

/** Every entry by its path: 'asking.draw.title'. */
export function leavesOf(catalogue: object, path = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [key, entry] of Object.entries(catalogue)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (isLeaf(entry)) leaves.set(at, entry);
    else for (const [deeper, leaf] of leavesOf(entry as object, at)) leaves.set(deeper, leaf);
  }
  return leaves;
}

/** The same catalogue, which notes the paths of the entries that are read. */
export function watched(catalogue: Messages, used: Set<string>): Messages {
  const watch = (entry: Record<string, Entry>, path: string): object =>
    new Proxy(entry, {
      get(target, key) {
        const value = target[key as string];
        const at = path === '' ? String(key) : `${path}.${String(key)}`;
        if (value === undefined) return undefined;
        if (isLeaf(value)) used.add(at);
        return isLeaf(value) ? value : watch(value as Record<string, Entry>, at);
      },
    });
  return watch(catalogue as unknown as Record<string, Entry>, '') as Messages;
}
