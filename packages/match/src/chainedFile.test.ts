import { commitmentTo, fastRng, jointSeed, publicKeyOf, shareCommitment } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { chained } from './chain.ts';
import {
  type Chained,
  CHAINED_FORMAT,
  type ChainedFile,
  type Entry,
  type Heading,
  type MoveEntry,
  parseChainedFile,
  writeChainedFile,
} from './chainedFile.ts';
import type { Finding } from './matchFile.ts';
import { bazaar, JUNK, openBazaar, SEED, step } from './testing.ts';
import { recordIn, verifyChained, verifyProof } from './verifyChained.ts';

const SIGNING_KEY = 'a5'.repeat(32);
const HOUSE = { signingKey: SIGNING_KEY, publicKey: publicKeyOf(SIGNING_KEY) };
const SHARES = ['01'.repeat(16), '', '02'.repeat(16)];
const SEATS: Heading['seats'] = [
  { name: 'Ada', kind: 'person', level: '', commitment: shareCommitment(SHARES[0]!) },
  { name: 'Bea', kind: 'bot', level: 'casual', commitment: '' },
  { name: 'Cleo', kind: 'person', level: '', commitment: shareCommitment(SHARES[2]!) },
];

/** Everything that happens in a match, one move of it taken back on the way. */
function happened(): { heading: Heading; entries: Entry[] } {
  const seed = jointSeed(SEED, SHARES);
  let match = openBazaar(3, seed);
  const { table, rng, rulesVersion, game } = match.record();
  const chance = fastRng(4);
  const entries: Entry[] = [{ n: 1, at: 100, type: 'shares', shares: SHARES }];
  const note = (entry: object) => {
    const n = entries.length + 1;
    entries.push({ ...entry, n, at: 100 + n } as Entry);
  };
  let isTakenBack = false;
  while (match.questions().length > 0) {
    step(match, chance);
    const { seat, move } = match.moves.at(-1)!;
    const by = SEATS[seat]!.kind === 'bot' ? 'bot' : 'person';
    note({ type: 'move', seat, ply: match.ply, by, move, took: 5 });
    if (isTakenBack || by === 'bot' || match.ply < 3) continue;
    isTakenBack = true;
    const before = match.moves.slice(0, -1);
    match = openBazaar(3, seed);
    for (const one of before) match.answer(one.seat, match.question(one.seat)!.id, one.move);
    note({ type: 'take-back', seat, ply: match.ply });
  }
  note({
    type: 'ending',
    serverSeed: SEED,
    seed,
    finalHash: match.stateHash(),
    outcome: match.outcome!,
  });
  const heading: Heading = {
    match: 'a-match',
    ...{ game, rulesVersion, rng },
    options: table.options as unknown as Heading['options'],
    seats: SEATS,
    commitment: commitmentTo(SEED),
    seeding: 'committed/1',
    aborts: 0,
    isRated: true,
    startedAt: 100,
  };
  return { heading, entries };
}

const { heading: HEADING, entries: ENTRIES } = happened();
const LAST = ENTRIES.length - 1;
const GOOD = JSON.stringify(writeChainedFile(HEADING, ENTRIES, HOUSE));
const good = () => JSON.parse(GOOD) as ChainedFile;

const wrong = (file: ChainedFile): Finding['check'][] =>
  verifyChained(bazaar, file).flatMap(({ check, isFine }) => (isFine ? [] : [check]));

/** What is wrong with it for whoever does not know the rules. */
const unproven = (file: ChainedFile): Finding['check'][] =>
  verifyProof(file).flatMap(({ check, isFine }) => (isFine ? [] : [check]));

/** The chain made anew, but not the signature: what anybody can do who has the file. */
const rechained = (file: ChainedFile, heading: Heading, entries: readonly Entry[]) => ({
  ...file,
  heading,
  entries: chained(heading, entries),
});

const bare = ({ entries }: ChainedFile): Entry[] =>
  entries.map(({ hash: _hash, ...entry }) => entry as Entry);

const numbered = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry, i) => ({ ...entry, n: i + 1 }));

describe('a file with a chain', () => {
  it('has nothing wrong, take-backs included', () => {
    expect(ENTRIES.map(({ type }) => type)).toContain('take-back');
    expect(wrong(good())).toEqual([]);
    expect(verifyChained(bazaar, good()).map(({ check }) => check)).toEqual([
      ...['chain', 'commitment', 'shares', 'seed', 'moves', 'ending', 'outcome', 'signature'],
    ]);
  });

  it('holds the record of what stood in the end', () => {
    const moves = ENTRIES.filter(({ type }) => type === 'move').length;
    expect(recordIn(good()).moves).toHaveLength(moves - 1);
  });

  it('is read as it was written, and nothing else is', () => {
    expect(parseChainedFile(good())).toEqual({ ok: true, value: good() });
    for (const junk of JUNK) expect(parseChainedFile(junk).ok).toBe(false);
    const file = good();
    const [first, second, ...rest] = file.entries;
    for (const odd of [
      { ...file, format: 'parlor-match/3' },
      { ...file, extra: 1 },
      { ...file, heading: { ...file.heading, aborts: -1 } },
      { ...file, heading: { ...file.heading, seeding: 'chosen/1' } },
      { ...file, heading: { ...file.heading, seats: [{ name: 'Ada' }] } },
      { ...file, entries: [{ ...first, type: 'toString' }] },
      { ...file, entries: [{ ...first, note: '' }] },
      { ...file, entries: [first, { ...second, took: 'long' }, ...rest] },
    ])
      expect(parseChainedFile(odd).ok).toBe(false);
    expect(CHAINED_FORMAT).toBe('parlor-match/2');
  });
});

describe('whoever has the file but not the key', () => {
  const file = good();
  const at = (i: number, change: (entry: Chained) => object): ChainedFile => ({
    ...file,
    entries: file.entries.map((entry, k) => (k === i ? (change(entry) as Chained) : entry)),
  });
  const inner = file.entries.map((_, i) => i);

  it('cannot delete any entry', () => {
    for (const i of inner) {
      expect(unproven({ ...file, entries: file.entries.toSpliced(i, 1) })).toContain('chain');
      const again = rechained(file, file.heading, numbered(bare(file).toSpliced(i, 1)));
      expect(unproven(again)).toContain('signature');
    }
  });

  it('cannot have the signature called good over entries that it was not made for', () => {
    const cut = { ...file, entries: file.entries.toSpliced(2, 1) };
    expect(wrong(cut)).toEqual(expect.arrayContaining(['chain', 'signature']));
  });

  it('cannot swap any two neighbours', () => {
    for (const i of inner.slice(0, -1)) {
      const [a, b] = file.entries.slice(i, i + 2);
      expect(unproven({ ...file, entries: file.entries.toSpliced(i, 2, b!, a!) })).toContain(
        'chain',
      );
    }
  });

  it('cannot change anything in any entry', () => {
    let changed = 0;
    for (const i of inner)
      for (const [field, value] of Object.entries(file.entries[i]!)) {
        if (typeof value !== 'number' && typeof value !== 'string') continue;
        const other = typeof value === 'number' ? value + 1 : `${value}0`;
        expect(unproven(at(i, (entry) => ({ ...entry, [field]: other })))).not.toEqual([]);
        changed++;
      }
    expect(changed).toBeGreaterThan(4 * file.entries.length);
  });

  it('cannot cut off the end, or the beginning', () => {
    for (const i of inner.slice(1)) {
      const isCut = unproven({ ...file, entries: file.entries.slice(0, i) });
      expect(isCut).toEqual(expect.arrayContaining(['chain', 'signature']));
      expect(unproven({ ...file, entries: file.entries.slice(i) })).toContain('chain');
    }
    expect(unproven({ ...file, entries: [] })).toEqual(
      expect.arrayContaining(['chain', 'signature', 'seed', 'shares']),
    );
  });

  it('cannot put in an entry of another match', () => {
    const { heading } = file;
    const other = writeChainedFile({ ...heading, match: 'another' }, ENTRIES, HOUSE);
    for (const i of inner) {
      const entries = file.entries.toSpliced(i, 1, other.entries[i]!);
      expect(unproven({ ...file, entries })).toContain('chain');
    }
    expect(unproven({ ...file, entries: other.entries })).toContain('chain');
    expect(unproven({ ...file, heading: other.heading })).toContain('chain');
    expect(unproven({ ...file, signature: other.signature })).toEqual(['signature']);
  });

  it('cannot change anything in the heading', () => {
    for (const [field, value] of Object.entries(file.heading)) {
      const other =
        typeof value === 'number'
          ? value + 1
          : typeof value === 'boolean'
            ? !value
            : typeof value === 'string'
              ? `${value}0`
              : [];
      const heading = { ...file.heading, [field]: other } as Heading;
      const checks = unproven({ ...file, heading });
      expect([field, checks.includes('chain')]).toEqual([field, true]);
      expect([field, checks.includes('signature')]).toEqual([field, true]);
    }
  });
});

describe('the house itself, which can sign anything', () => {
  const resigned = (entries: readonly Entry[], heading: Partial<Heading> = {}) =>
    wrong(writeChainedFile({ ...HEADING, ...heading }, numbered(entries), HOUSE));
  const seat = (i: number, changes: Partial<Heading['seats'][number]>) =>
    SEATS.map((one, k) => (k === i ? { ...one, ...changes } : one));
  const shares = (...told: string[]): Entry[] => [
    { n: 1, at: 100, type: 'shares', shares: told },
    ...ENTRIES.slice(1),
  ];
  const lastMove = ENTRIES.findLastIndex(({ type }) => type === 'move');
  const firstOf = (by: MoveEntry['by']) =>
    ENTRIES.findIndex((entry) => entry.type === 'move' && entry.by === by);

  it.each<[string, readonly Entry[], Partial<Heading>, Finding['check']]>([
    ['another share', shares('03'.repeat(16), '', SHARES[2]!), {}, 'shares'],
    ['a share of a bot', shares(SHARES[0]!, '11', SHARES[2]!), {}, 'shares'],
    ['no share of somebody', shares(SHARES[0]!, '', ''), {}, 'shares'],
    ['a share too many', shares(...SHARES, ''), {}, 'shares'],
    ['a share nobody was bound to', ENTRIES, { seats: seat(0, { commitment: '' }) }, 'shares'],
    ['a bot bound to a share', ENTRIES, { seats: seat(1, { commitment: '0' }) }, 'shares'],
    ['a person for a bot', ENTRIES, { seats: seat(1, { kind: 'person', level: '' }) }, 'chain'],
    ['a seed it was not committed to', ENTRIES, { commitment: '00'.repeat(32) }, 'commitment'],
    ['a file without a last move', ENTRIES.toSpliced(lastMove, 1), {}, 'ending'],
    ['a file without its ending', ENTRIES.slice(0, -1), {}, 'chain'],
    ['two endings', [...ENTRIES, ENTRIES.at(-1)!], {}, 'chain'],
    ['a move that is not the next one', ENTRIES.toSpliced(2, 1), {}, 'chain'],
    [
      'a move of a bot as that of a person',
      ENTRIES.with(firstOf('bot'), { ...ENTRIES[firstOf('bot')], by: 'person' } as Entry),
      {},
      'chain',
    ],
    [
      'a seed of its own choice',
      ENTRIES.with(LAST, { ...ENTRIES.at(-1), seed: 'beef'.repeat(16) } as Entry),
      {},
      'seed',
    ],
    [
      'another outcome',
      ENTRIES.with(LAST, {
        ...ENTRIES.at(-1),
        outcome: { scores: [9, 9, 9], places: [1, 1, 1] },
      } as Entry),
      {},
      'outcome',
    ],
  ])('is caught with %s', (_what, entries, heading, check) => {
    const found = resigned(entries, heading);
    expect(found).toContain(check);
    expect(found).not.toContain('signature');
  });

  it('is caught with a move that was taken back and never legal', () => {
    const back = ENTRIES.findIndex(({ type }) => type === 'take-back');
    const illegal = { ...ENTRIES[back - 1], move: { type: 'none' } } as Entry;
    expect(resigned(ENTRIES.with(back - 1, illegal))).toContain('moves');
  });
});

describe('a file of a match without commitments', () => {
  const seats = SEATS.map((seat) => ({ ...seat, commitment: '' }));
  const file = writeChainedFile({ ...HEADING, seats, seeding: 'contributed/1' }, ENTRIES, HOUSE);

  it('is accepted with what people handed in, but nothing of a bot', () => {
    expect(wrong(file)).toEqual([]);
    const bound = writeChainedFile({ ...HEADING, seeding: 'contributed/1' }, ENTRIES, HOUSE);
    expect(wrong(bound)).toContain('shares');
  });
});

it('answers to numbers that are none', () => {
  const file = JSON.parse(GOOD.replace('"took":5', '"took":-0')) as ChainedFile;
  expect(wrong(file)).toContain('chain');
});
