/** JSON as lines of `path = value`, which compare and read better than one long text. */

import { canonicalJson, type Json } from '@parlor/kit';

/** Every leaf of `json` with the path that leads to it, in canonical order. */
export function flatten(json: Json): Map<string, string> {
  const lines = new Map<string, string>();
  visit(json, '', lines);
  return lines;
}

function visit(json: Json, path: string, lines: Map<string, string>): void {
  if (typeof json !== 'object' || json === null) {
    lines.set(path, canonicalJson(json));
    return;
  }
  if (Array.isArray(json)) {
    if (isShort(json)) lines.set(path, canonicalJson(json));
    else json.forEach((item: Json, index) => visit(item, `${path}[${index}]`, lines));
    return;
  }
  const keys = Object.keys(json).sort();
  if (keys.length === 0) lines.set(path, '{}');
  for (const key of keys) {
    const field = (json as Readonly<Record<string, Json>>)[key];
    if (field !== undefined) visit(field, path === '' ? key : `${path}.${key}`, lines);
  }
}

/** Lists of plain values stay on one line: a hand of cards is one thing to read. */
const isShort = (list: readonly Json[]): boolean =>
  list.every((item) => typeof item !== 'object' || item === null);

export interface Change {
  readonly path: string;
  /** Undefined where the path is not there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What changed from one flat form to the other, in the order of the later one. */
export function changes(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] {
  const found: Change[] = [];
  for (const [path, value] of after) {
    const old = before.get(path);
    if (old !== value) found.push({ path, before: old, after: value });
  }
  for (const [path, value] of before) {
    if (!after.has(path)) found.push({ path, before: value, after: undefined });
  }
  return found;
}

const SHOWN = 6;

/** The first few differences between two JSON texts, in words. */
export function describeDifference(one: string, other: string): string {
  const found = changes(flatten(JSON.parse(one) as Json), flatten(JSON.parse(other) as Json));
  if (found.length === 0) return 'the same values in another order of keys';
  const shown = found
    .slice(0, SHOWN)
    .map(
      ({ path, before, after }) =>
        `${path || 'the whole'}: ${before ?? 'absent'} ≠ ${after ?? 'absent'}`,
    );
  if (found.length > SHOWN) shown.push(`and ${found.length - SHOWN} more`);
  return shown.join('; ');
}
