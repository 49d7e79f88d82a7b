import { commitmentTo, fastRng, jointSeed, publicKeyOf, sign } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import {
  type Finding,
  MATCH_FILE_FORMAT,
  type MatchFile,
  parseMatchFile,
  verifyMatch,
} from './matchFile.ts';
import { bazaar, JUNK, openBazaar, SEED, step } from './testing.ts';

const KEY = 'a5'.repeat(32);
const CONTRIBUTIONS = ['01'.repeat(16), '', '02'.repeat(16)];

/** A file as a server would write it. */
function file(): MatchFile {
  const match = openBazaar(3, jointSeed(SEED, CONTRIBUTIONS));
  const rng = fastRng(4);
  while (match.questions().length > 0) step(match, rng);
  return signed({
    format: MATCH_FILE_FORMAT,
    match: 'a-match',
    names: ['Ada', 'Bea', 'Cleo'],
    record: match.record(),
    fairness: { commitment: commitmentTo(SEED), serverSeed: SEED, contributions: CONTRIBUTIONS },
    finalHash: match.stateHash(),
    outcome: match.outcome!,
    publicKey: publicKeyOf(KEY),
  });
}

const signed = (unsigned: Omit<MatchFile, 'signature'>, key = KEY): MatchFile => {
  const { signature: _old, ...rest } = unsigned as MatchFile;
  const written = { ...rest, publicKey: publicKeyOf(key) };
  return { ...written, signature: sign(written, key) };
};

const GOOD = JSON.stringify(file());
const good = () => JSON.parse(GOOD) as MatchFile;
const wrong = (one: MatchFile): Finding['check'][] =>
  verifyMatch(bazaar, one).flatMap(({ check, isFine }) => (isFine ? [] : [check]));

const OTHER_SEED = 'beef'.repeat(16);

/** Everything a cheat might change, and what gives it away beside the signature. */
const TAMPERED: readonly [string, (one: MatchFile) => MatchFile, readonly Finding['check'][]][] = [
  ['the id', (one) => ({ ...one, match: 'another' }), []],
  ['a name', (one) => ({ ...one, names: ['Ada', 'Bea', 'Mallory'] }), []],
  [
    'the outcome',
    (one) => ({ ...one, outcome: { ...one.outcome, scores: [99, 0, 0] } }),
    ['outcome'],
  ],
  [
    'the places',
    (one) => ({ ...one, outcome: { ...one.outcome, places: [1, 1, 1] } }),
    ['outcome'],
  ],
  ['the final hash', (one) => ({ ...one, finalHash: '0'.repeat(64) }), ['ending']],
  [
    'the seed of the server',
    (one) => ({ ...one, fairness: { ...one.fairness, serverSeed: OTHER_SEED } }),
    ['commitment', 'seed'],
  ],
  [
    'the seed of the server and its commitment',
    (one) => ({
      ...one,
      fairness: { ...one.fairness, serverSeed: OTHER_SEED, commitment: commitmentTo(OTHER_SEED) },
    }),
    ['seed'],
  ],
  [
    'a contribution',
    (one) => ({ ...one, fairness: { ...one.fairness, contributions: ['03'.repeat(16), '', ''] } }),
    ['seed'],
  ],
  [
    'the seed of the match',
    (one) => ({ ...one, record: { ...one.record, seed: OTHER_SEED } }),
    ['seed'],
  ],
  [
    'the last move, cut off',
    (one) => ({ ...one, record: { ...one.record, moves: one.record.moves.slice(0, -1) } }),
    ['ending', 'outcome'],
  ],
  [
    'all moves, cut off',
    (one) => ({ ...one, record: { ...one.record, moves: [] } }),
    ['ending', 'outcome'],
  ],
  [
    'a move too many',
    (one) => ({
      ...one,
      record: { ...one.record, moves: [...one.record.moves, one.record.moves[0]!] },
    }),
    ['moves'],
  ],
  [
    'two moves, swapped',
    (one) => {
      const [first, second, ...rest] = one.record.moves;
      return {
        ...one,
        record: { ...one.record, moves: [second!, { ...first!, seat: 0 }, ...rest] },
      };
    },
    [],
  ],
];

describe('verifyMatch', () => {
  it('finds nothing wrong with a genuine match', () => {
    const findings = verifyMatch(bazaar, good());
    expect(findings.map(({ check }) => check)).toEqual([
      ...['commitment', 'seed', 'moves', 'ending', 'outcome', 'signature'],
    ]);
    expect(wrong(good())).toEqual([]);
  });

  it.each(TAMPERED)('notices that somebody has changed %s', (_what, tamper, telltale) => {
    const found = wrong(tamper(good()));
    expect(found).toContain('signature');
    expect(found).toEqual(expect.arrayContaining([...telltale]));
  });

  it.each(TAMPERED.filter(([, , telltale]) => telltale.length > 0))(
    'notices it even if the host itself has changed %s and signed it again',
    (_what, tamper, telltale) => {
      const found = wrong(signed(tamper(good())));
      expect(found).not.toContain('signature');
      expect(found).toEqual(expect.arrayContaining([...telltale]));
    },
  );

  it('notices every single bid or pick that was changed', () => {
    const { record } = good();
    let noticed = 0;
    record.moves.forEach((entry, i) => {
      const move = entry.move as unknown as Record<string, unknown>;
      for (const [field, value] of Object.entries(move)) {
        if (typeof value !== 'number') continue;
        const moves = record.moves.map((old, at) =>
          at === i ? { ...old, move: { ...move, [field]: value + 1 } } : old,
        ) as unknown as MatchFile['record']['moves'];
        expect(wrong({ ...good(), record: { ...record, moves } })).toContain('signature');
        noticed++;
      }
    });
    expect(noticed).toBeGreaterThan(3);
  });

  it('shows whose key it is when somebody else has signed it', () => {
    const theirs = verifyMatch(bazaar, signed(good(), 'b6'.repeat(32)));
    expect(theirs.find(({ check }) => check === 'signature')).toEqual({
      check: 'signature',
      isFine: true,
      detail: publicKeyOf('b6'.repeat(32)),
    });
    expect(publicKeyOf('b6'.repeat(32))).not.toBe(good().publicKey);
  });

  it('answers to seeds that are none', () => {
    const one = { ...good(), fairness: { ...good().fairness, serverSeed: 'no seed' } };
    expect(wrong(one)).toEqual(expect.arrayContaining(['commitment', 'seed', 'signature']));
  });
});

describe('parseMatchFile', () => {
  it('reads what was written', () => {
    expect(parseMatchFile(good())).toEqual({ ok: true, value: good() });
  });

  it('refuses junk, as a whole and as any field', () => {
    for (const junk of JUNK) expect(parseMatchFile(junk).ok).toBe(false);
    for (const field of Object.keys(good())) {
      for (const junk of [undefined, null, 3, true, [[]]]) {
        expect(parseMatchFile({ ...good(), [field]: junk }).ok, field).toBe(false);
      }
      const { [field as keyof MatchFile]: _gone, ...rest } = good();
      expect(parseMatchFile(rest).ok, field).toBe(false);
    }
    expect(parseMatchFile({ ...good(), more: 1 }).ok).toBe(false);
    expect(parseMatchFile({ ...good(), format: 'parlor-match/9' })).toMatchObject({
      why: { code: 'record-format-unknown' },
    });
  });
});
