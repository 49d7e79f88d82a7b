/** What somebody might do to a match file, chosen by chance: with the file alone, with a key, or with the house's own. */

import { fastRng, type Json, publicKeyOf, type Rng } from '@parlor/kit';
import { type ChainedFile, type Entry, type Heading, writeChainedFile } from '@parlor/match';

export interface Tampered {
  readonly how: string;
  /** The text of the file afterwards. */
  readonly text: string;
  /** It says the same as before, or is sound by somebody else's key: nothing is to be found. */
  readonly isSound: boolean;
}

interface Victim {
  readonly file: ChainedFile;
  /** Of another match. */
  readonly other: ChainedFile;
  readonly houseKey: string;
  readonly rng: Rng;
}

type Tamper = (victim: Victim) => object | string;

/** Some place in a value of any depth, changed a little. */
function changed(value: Json, rng: Rng): Json {
  if (typeof value === 'number') return value + 1 + rng.below(3);
  if (typeof value === 'boolean') return !value;
  if (value === null) return 0;
  if (typeof value === 'string') return changedText(value, rng);
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    if (list.length === 0) return [0];
    const at = rng.below(list.length);
    return list.map((one, i) => (i === at ? changed(one, rng) : one));
  }
  const fields = value as { readonly [key: string]: Json };
  const keys = Object.keys(fields);
  if (keys.length === 0) return { more: 1 };
  const key = rng.pick(keys);
  return { ...fields, [key]: changed(fields[key]!, rng) };
}

function changedText(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1);
  const put = rng.pick(['0', 'f', 'é', '\u2028', '"', '\\', '🂡', '\ud83c']);
  const without = text.slice(0, at) + put + text.slice(at + 1);
  return without === text ? `${text}${put}` : without;
}

const bare = (file: ChainedFile): Entry[] =>
  file.entries.map(({ hash: _hash, ...entry }) => entry as Entry);

const numbered = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry, i) => ({ ...entry, n: i + 1 }));

/** A place among the entries, and one beyond the first. */
const place = ({ file: { entries }, rng }: Victim): number => rng.below(entries.length);
const inner = ({ file: { entries }, rng }: Victim): number => 1 + rng.below(entries.length - 1);

const withEntry = (file: ChainedFile, at: number, change: (entry: Json) => Json): object => ({
  ...file,
  entries: file.entries.map((entry, i) => (i === at ? change(entry as unknown as Json) : entry)),
});

const houseOf = (signingKey: string) => ({ signingKey, publicKey: publicKeyOf(signingKey) });

/** What the house would write if this were what happened. */
const rewritten = (victim: Victim, heading: unknown, entries: readonly Entry[]): ChainedFile =>
  writeChainedFile(heading as Heading, entries, houseOf(victim.houseKey));

const reSigned = (victim: Victim, entries: readonly Entry[]): ChainedFile =>
  rewritten(victim, victim.file.heading, entries);

/** A sound chain under a signature that was made for another one. */
const keepingSignature = (victim: Victim, file: ChainedFile): ChainedFile => ({
  ...file,
  signature: victim.file.signature,
});

const WITH_THE_FILE: Readonly<Record<string, Tamper>> = {
  'an entry left out': (v) => ({ ...v.file, entries: v.file.entries.toSpliced(place(v), 1) }),
  'an entry twice': (v) => {
    const at = place(v);
    return { ...v.file, entries: v.file.entries.toSpliced(at, 0, v.file.entries[at]!) };
  },
  'two entries swapped': (v) => {
    const at = inner(v);
    const [a, b] = v.file.entries.slice(at - 1, at + 1);
    return { ...v.file, entries: v.file.entries.toSpliced(at - 1, 2, b!, a!) };
  },
  'the end cut off': (v) => ({ ...v.file, entries: v.file.entries.slice(0, inner(v)) }),
  'the beginning cut off': (v) => ({ ...v.file, entries: v.file.entries.slice(inner(v)) }),
  'no entries': ({ file }) => ({ ...file, entries: [] }),
  'an entry changed': (v) => withEntry(v.file, place(v), (entry) => changed(entry, v.rng)),
  'an entry of another match': (v) => {
    const theirs = v.other.entries[v.rng.below(v.other.entries.length)]!;
    return { ...v.file, entries: v.file.entries.toSpliced(place(v), 1, theirs) };
  },
  'the entries of another match': ({ file, other }) => ({ ...file, entries: other.entries }),
  'the heading of another match': ({ file, other }) => ({ ...file, heading: other.heading }),
  'the signature of another match': ({ file, other }) => ({ ...file, signature: other.signature }),
  'the heading changed': ({ file, rng }) => ({
    ...file,
    heading: changed(file.heading as unknown as Json, rng),
  }),
  'the signature changed': ({ file, rng }) => ({
    ...file,
    signature: changedText(file.signature, rng),
  }),
  'no signature': ({ file }) => ({ ...file, signature: '' }),
  'another key named': ({ file, rng }) => ({
    ...file,
    publicKey: publicKeyOf(rng.pick(['22', '33', '44']).repeat(32)),
  }),
  'a key that is none': ({ file, rng }) => ({
    ...file,
    publicKey: rng.pick(['00', 'ff', '01']).repeat(32),
  }),
  'chained anew': (v) =>
    keepingSignature(v, reSigned(v, numbered(bare(v.file).toSpliced(inner(v), 1)))),
  'a field too many': ({ file }) => ({ ...file, note: '' }),
  'a field missing': ({ file: { signature: _signature, ...rest } }) => rest,
  'an entry of an unknown type': (v) =>
    withEntry(v.file, place(v), (entry) => ({ ...(entry as object), type: 'note' })),
  'a negative zero': (v) => JSON.stringify(v.file).replace(/"at":\d+/, '"at":-0'),
  'a number too large': (v) => JSON.stringify(v.file).replace(/"at":\d+/, '"at":1e999'),
  'half of the text': ({ file }) => {
    const text = JSON.stringify(file);
    return text.slice(0, Math.floor(text.length / 2));
  },
};

const AS_THE_HOUSE: Readonly<Record<string, Tamper>> = {
  'a share changed by the house': (v) => {
    const [first, ...rest] = bare(v.file);
    const shares = (first as { shares: readonly string[] }).shares.map((share) => `${share}0`);
    return reSigned(v, [{ ...first, shares } as unknown as Entry, ...rest]);
  },
  'a share more by the house': (v) => {
    const [first, ...rest] = bare(v.file);
    const { shares } = first as { shares: readonly string[] };
    return reSigned(v, [{ ...first, shares: [...shares, ''] } as unknown as Entry, ...rest]);
  },
  'another seed by the house': (v) => {
    const entries = bare(v.file);
    const ending = { ...entries.at(-1), seed: 'beef'.repeat(16) } as Entry;
    return reSigned(v, [...entries.slice(0, -1), ending]);
  },
  'another seed of its own by the house': (v) => {
    const entries = bare(v.file);
    const ending = { ...entries.at(-1), serverSeed: 'beef'.repeat(16) } as Entry;
    return reSigned(v, [...entries.slice(0, -1), ending]);
  },
  'no ending by the house': (v) => reSigned(v, bare(v.file).slice(0, -1)),
  'numbers with a gap by the house': (v) => {
    const at = inner(v);
    return reSigned(
      v,
      bare(v.file).map((entry, i) => (i < at ? entry : { ...entry, n: i + 2 })),
    );
  },
  'a seat that is none by the house': (v) => {
    const at = bare(v.file).findIndex(({ type }) => type === 'move');
    return reSigned(
      v,
      bare(v.file).map((entry, i) => (i === at ? ({ ...entry, seat: 99 } as Entry) : entry)),
    );
  },
  'a bot for a person by the house': (v) => {
    const seats = v.file.heading.seats.map((seat) =>
      seat.kind === 'bot'
        ? { ...seat, kind: 'person', level: '' }
        : { ...seat, kind: 'bot', level: 'casual' },
    );
    return rewritten(v, { ...v.file.heading, seats }, bare(v.file));
  },
};

const SOUND: Readonly<Record<string, Tamper>> = {
  'signed with a key of their own': (v) =>
    writeChainedFile(v.file.heading, bare(v.file), houseOf('22'.repeat(32))),
  'written in another way': ({ file, rng }) => {
    const text = JSON.stringify(file, null, rng.below(3));
    const told = rng.below(2) === 0 ? text.replace(/"n":(\s*)(\d+)/g, '"n":$1$2.0') : text;
    return told.replaceAll(
      /[^\x20-\x7e\n]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  },
  'changed by the house where only rules could tell': (v) => {
    const entries = bare(v.file).map((entry) =>
      entry.type === 'ending' ? { ...entry, finalHash: '0' } : entry,
    );
    return reSigned(v, entries);
  },
  'odd numbers by the house': (v) => {
    const numbers = [0.1, 1e21, 1e-7, 123_456_789.125, 5e-324, -2.5e-8, 2 ** 53];
    const options = {
      ...v.file.heading.options,
      odd: numbers,
      ö: '\u001f\u007f\ud800',
      ｚ: 1,
      '🂡': 2,
    };
    return rewritten(v, { ...v.file.heading, options }, bare(v.file));
  },
};

const ALL = [
  ...Object.entries(WITH_THE_FILE).map(([how, tamper]) => ({ how, tamper, isSound: false })),
  ...Object.entries(AS_THE_HOUSE).map(([how, tamper]) => ({ how, tamper, isSound: false })),
  ...Object.entries(SOUND).map(([how, tamper]) => ({ how, tamper, isSound: true })),
];

export const TAMPERINGS = ALL.length;

/** The `n`-th tampering of a run: every kind in turn. */
export function tampered(n: number, victim: Omit<Victim, 'rng'>, seed: number): Tampered {
  const { how, tamper, isSound } = ALL[n % ALL.length]!;
  const made = tamper({ ...victim, rng: fastRng(seed, n) });
  return { how, isSound, text: typeof made === 'string' ? made : JSON.stringify(made) };
}
