/**
 * Sets of one's own (a deck, a board): large, the same from a table's opening to its end, and known to everybody there.
 * Wherever something that carries a table's options is written down or sent, they stand in it by name; whoever reads it
 * was given them once. In memory everything stays whole: `worlds` is handed a view and nothing else.
 *
 * Flags, counts and choices are never objects: what is one among the options is a set of one's own. So this needs no
 * game, and holds for editions that are frozen or not on board, too.
 */

import { hashJson } from './json.ts';

/** `sha256:` and the hash of the canonical text: the same set has the same name everywhere. */
export type DataName = string;

/** By name. */
export type DataByName = ReadonlyMap<DataName, object>;

export interface Options {
  readonly [option: string]: unknown;
}

/** A view, a table, a state: whatever carries options. */
interface Bearer {
  readonly options: Options;
}

const NAME = /^sha256:[0-9a-f]{64}$/;

export const isDataName = (value: unknown): value is DataName =>
  typeof value === 'string' && NAME.test(value);

/** Of what JSON makes of it: in the page a set may still hold what no text does, such as a minus before a zero. */
export const dataName = (value: object): DataName =>
  `sha256:${hashJson(JSON.parse(JSON.stringify(value)))}`;

export interface OwnData {
  /** By option. */
  readonly names: ReadonlyMap<string, DataName>;
  readonly byName: DataByName;
}

export const NO_DATA: OwnData = { names: new Map(), byName: new Map() };

/** A set is never changed, and asked for its name with every move. */
const known = new WeakMap<object, DataName>();

function nameOf(set: object): DataName {
  const name = known.get(set) ?? dataName(set);
  known.set(set, name);
  return name;
}

/** The sets of one's own among the options of a table. Most tables have none. */
export function ownData(options: unknown): OwnData {
  if (!isObject(options)) return NO_DATA;
  const own = Object.entries(options).filter((entry): entry is [string, object] => isSet(entry[1]));
  if (own.length === 0) return NO_DATA;
  const named = own.map(([option, value]) => ({ option, name: nameOf(value), value }));
  return {
    names: new Map(named.map(({ option, name }) => [option, name])),
    byName: new Map(named.map(({ name, value }) => [name, value])),
  };
}

/** `bearer` with names in place of the sets of its table; itself where there are none. */
export function withoutData<A>(bearer: A, { names }: OwnData): A {
  if (names.size === 0 || !hasOptions(bearer)) return bearer;
  const options: Record<string, unknown> = { ...bearer.options };
  for (const [option, name] of names) if (isSet(options[option])) options[option] = name;
  return { ...bearer, options };
}

/** `bearer` with the sets that its names stand for; a name that is not known here stays one. */
export function withData<A>(bearer: A, byName: Pick<DataByName, 'get'>): A {
  if (!hasOptions(bearer)) return bearer;
  let options: Record<string, unknown> | undefined;
  for (const [option, value] of Object.entries(bearer.options)) {
    const set = isDataName(value) ? byName.get(value) : undefined;
    if (set !== undefined) (options ??= { ...bearer.options })[option] = set;
  }
  return options ? { ...bearer, options } : bearer;
}

/** So many sets are remembered on a line; then the one that was told longest ago is forgotten at both its ends. */
export const DATA_REMEMBERED = 64;

/** The end of a line that tells: each set once. */
export class DataTold {
  private readonly told = new Set<DataName>();

  /** What has to be told before something that names these. */
  news({ byName }: OwnData): [DataName, object][] {
    const news = [...byName].filter(([name]) => !this.told.has(name));
    for (const [name] of news) {
      this.told.add(name);
      if (this.told.size > DATA_REMEMBERED) this.told.delete(this.told.values().next().value!);
    }
    return news;
  }
}

/** The end of a line that is told. After a break it knows what it knew, and may be told again. */
export class DataHeard {
  private readonly heard = new Map<DataName, object>();

  hear(name: DataName, value: object): void {
    // The first copy stays: whoever compares by identity goes on finding it.
    const known = this.heard.get(name) ?? value;
    this.heard.delete(name);
    this.heard.set(name, known);
    if (this.heard.size > DATA_REMEMBERED) this.heard.delete(this.heard.keys().next().value!);
  }

  get(name: DataName): object | undefined {
    return this.heard.get(name);
  }
}

const isObject = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSet = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasOptions = (value: unknown): value is Bearer =>
  isObject(value) && isObject(value['options']);
