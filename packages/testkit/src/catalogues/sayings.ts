/** The texts of a catalogue, by where they stand. */

export interface Saying {
  /** The path of an entry, or what kind of text it is. */
  readonly of: string;
  readonly text: string;
}

type Say = (...params: readonly unknown[]) => unknown;

/** By path, `*` at the end for all that lies beside it; each list is the parameters of one call. */
export type Samples = Readonly<Record<string, readonly (readonly unknown[])[]>>;

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Texts that need no parameters. */
export function* textsIn(entry: unknown, path = ''): Generator<Saying> {
  if (typeof entry === 'string') yield { of: path, text: entry };
  else if (typeof entry === 'object' && entry !== null)
    for (const [key, inner] of Object.entries(entry)) yield* textsIn(inner, below(path, key));
}

/** Entries with parameters. */
function* functionsIn(entry: unknown, path = ''): Generator<readonly [string, Say]> {
  if (typeof entry === 'function') yield [path, entry as Say];
  else if (typeof entry === 'object' && entry !== null)
    for (const [key, inner] of Object.entries(entry)) yield* functionsIn(inner, below(path, key));
}

/** What entries with parameters say of their samples. One without any is for `elsewhere`. */
export function* sampledIn(
  catalogue: object,
  samples: Samples,
  elsewhere?: RegExp,
): Generator<Saying> {
  for (const [path, say] of functionsIn(catalogue)) {
    if (elsewhere?.test(path)) continue;
    const calls = samples[path] ?? samples[path.replace(/[^.]+$/, '*')];
    if (!calls) throw new Error(`No samples for ${path}`);
    for (const params of calls)
      for (const { text } of textsIn(say(...params))) yield { of: path, text };
  }
}
