/** Changing a set by path, and finding everything that is wrong with it by the game's own check. */

import type { AnyContents, Entry, Part, SetEdit } from './contents.ts';
import type { Illegal } from './game.ts';
import type { Json } from './json.ts';
import { partsOf, withInside } from './marks.ts';

type Fields = { readonly [key: string]: Json };

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stepsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('/'));

/** What lies at a path, or undefined. */
export function valueAt(data: Json, path: string): Json | undefined {
  let here: Json | undefined = data;
  for (const step of stepsOf(path)) {
    if (Array.isArray(here)) here = (here as readonly Json[])[Number(step)];
    else if (isFields(here) && Object.hasOwn(here, step)) here = here[step];
    else return undefined;
  }
  return here;
}

/** A copy in which something else lies at a path; what is not there is not made. */
export const withValueAt = (data: Json, path: string, value: Json): Json =>
  replaced(data, stepsOf(path), () => value);

function replaced(
  data: Json,
  [step, ...deeper]: readonly string[],
  change: (old: Json) => Json,
): Json {
  if (step === undefined) return change(data);
  if (Array.isArray(data)) {
    return (data as readonly Json[]).map((item, at) =>
      at === Number(step) ? replaced(item, deeper, change) : item,
    );
  }
  if (!isFields(data)) return data;
  return { ...data, [step]: replaced(data[step] ?? null, deeper, change) };
}

const changedList = (data: Json, path: string, change: (list: Json[]) => void): Json =>
  replaced(data, stepsOf(path), (old) => {
    if (!Array.isArray(old)) return old;
    const list = [...(old as readonly Json[])];
    change(list);
    return list;
  });

/** An edit as far as it is the same for all games: values and lists, without marks. */
export function edited(data: Json, edit: SetEdit): Json {
  switch (edit.type) {
    case 'put':
      return withValueAt(data, edit.path, edit.value);
    case 'mark':
      return data;
    case 'add':
      return changedList(data, edit.path, (list) => list.push(edit.item));
    case 'remove':
      return changedList(data, edit.path, (list) => list.splice(edit.at, 1));
    case 'move':
      return changedList(data, edit.path, (list) => {
        const [item] = list.splice(edit.at, 1);
        if (item !== undefined) list.splice(edit.to, 0, item);
      });
  }
}

/** What is wrong, and with what. */
export interface SetProblem {
  readonly path: string;
  readonly code: string;
  readonly text: string;
}

/** Nobody reads more at once. */
const MOST_PROBLEMS = 20;

/**
 * Everything that is wrong with a set that somebody is entering. The game's check
 * names one thing at a time; what it names is put back to Parlor's value in a copy, and the
 * check is asked again.
 */
export function problemsOf(contents: AnyContents, set: Json, words: object): readonly SetProblem[] {
  const { editing } = contents;
  if (!editing) return [];
  const found: SetProblem[] = [];
  let copy = set;
  while (found.length < MOST_PROBLEMS) {
    const why = editing.check(copy);
    if (!why) break;
    const parts = partsOf(contents, copy, words);
    const path = narrowed(contents, copy, parts, why);
    if (found.some((one) => path === one.path || path.startsWith(`${one.path}/`))) break;
    found.push({ path, code: why.code, text: editing.refused(why, words) });
    const standard = standardAt(contents, parts, path);
    if (standard === undefined) break;
    copy = withValueAt(copy, path, standard);
  }
  return found;
}

/** Where a refusal names a whole card, the value of it that is to blame. */
function narrowed(contents: AnyContents, set: Json, parts: readonly Part[], why: Illegal): string {
  const { check, where } = contents.editing!;
  const path = where(why, set);
  const blamed = JSON.stringify(why);
  const entry = entriesOf(parts).find((one) => one.path === path);
  const value = entry?.values.find(({ path: at, standard, input }) => {
    if (!standard || !input) return false;
    return JSON.stringify(check(withValueAt(set, at, standard.value))) !== blamed;
  });
  return value?.path ?? path;
}

const entriesOf = (parts: readonly Part[]): readonly Entry[] =>
  parts.flatMap(({ entries }) => entries.flatMap(withInside));

/** What Parlor's set has in place of what lies at a path. */
function standardAt(contents: AnyContents, parts: readonly Part[], path: string): Json | undefined {
  for (const { values } of entriesOf(parts)) {
    const value = values.find((one) => one.path === path);
    if (value?.standard && value.input) return value.standard.value;
  }
  return valueAt(contents.standard as Json, path);
}
