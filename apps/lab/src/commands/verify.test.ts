import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { commitmentTo, fastRng, jointSeed, publicKeyOf, sign } from '@parlor/kit';
import { MATCH_FILE_FORMAT, type MatchFile, type MatchRecord, openMatch } from '@parlor/match';
import { GAME_IDS, type GameId, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { madeFile } from '../files/madeFile.ts';
import { shortTable } from '../games/shortTables.ts';
import { inFolder, run } from '../testing/index.ts';
import { GAME, RULES } from '../testing/quick.ts';

const SECRET_KEY = '11'.repeat(32);
const SERVER_SEED = '5e'.repeat(32);

/** A whole match by players who do anything, as a server would write it down. */
function genuine(id: GameId): MatchFile {
  const game = games[id];
  const seats = game.seatCounts.find((count) => count >= 3)!;
  const contributions = Array.from({ length: seats }, (_, seat) => String(seat).repeat(32));
  const opened = openMatch(game, shortTable(id, seats), jointSeed(SERVER_SEED, contributions));
  if (!opened.ok) throw new Error(opened.why.code);
  const match = opened.value;
  const rng = fastRng(7, 1);
  const snapshotOf = () => game.decode(match.encodeState()) as unknown;
  while (!match.outcome) {
    const { seat, id: question } = match.questions()[0]!;
    match.answer(seat, question, game.sample(snapshotOf(), seat, rng));
  }
  return signed({
    format: MATCH_FILE_FORMAT,
    match: 'AAAAAAAAAAAAAAAAAAAAAA',
    names: contributions.map((_, seat) => `Player ${seat}`),
    record: match.record() as MatchRecord,
    fairness: { commitment: commitmentTo(SERVER_SEED), serverSeed: SERVER_SEED, contributions },
    finalHash: match.stateHash(),
    outcome: match.outcome,
    publicKey: publicKeyOf(SECRET_KEY),
  });
}

const signed = (file: Omit<MatchFile, 'signature'>): MatchFile => ({
  ...file,
  signature: sign(file, SECRET_KEY),
});

/** Signs again, as a dishonest server would. */
function resigned(file: MatchFile, secretKey = SECRET_KEY): MatchFile {
  const { signature: _, ...unsigned } = file;
  const own = { ...unsigned, publicKey: publicKeyOf(secretKey) };
  return { ...own, signature: sign(own, secretKey) };
}

const verified = (file: unknown, options = '') =>
  inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'm.json'), JSON.stringify(file));
    return run(`verify m.json ${options}`, { cwd });
  });

/** Something that answers like a house. */
async function aHouse(told: object): Promise<{ address: string; close(): void }> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/api/key' ? 200 : 404;
    response.end(JSON.stringify(told));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const wrongChecks = (out: string) =>
  (JSON.parse(out) as { findings: { check: string; isFine: boolean }[] }).findings
    .filter(({ isFine }) => !isFine)
    .map(({ check }) => check);

const replaced = (
  record: MatchRecord,
  at: number,
  with_: Partial<MatchRecord['moves'][number]>,
) => ({
  ...record,
  moves: record.moves.map((move, i) => (i === at ? { ...move, ...with_ } : move)),
});

describe('verify', () => {
  it('says who played, also in words when somebody has had their name deleted', async () => {
    const file = genuine(GAME);
    const emptied = resigned({
      ...file,
      names: ['Ada\u001b[2J\u202e', '', ...file.names.slice(2)],
    });
    const told = [];
    for (const language of ['en', 'de', 'fr', 'es']) {
      told.push((await verified(emptied, `--language ${language}`)).out);
    }
    expect(told[0]).toContain('Seats: Ada [2J, former guest and Player 2\n');
    const words = ['former guest', 'früherer Gast', 'ancien invité', 'antiguo invitado'];
    expect(told.map((out, i) => out.includes(words[i]!))).toEqual([true, true, true, true]);
  });

  it.each(GAME_IDS)('finds nothing wrong with a genuine match of %s', async (id) => {
    const { code, out } = await verified(genuine(id), `--key ${publicKeyOf(SECRET_KEY)}`);
    expect(out).toContain('Genuine: everything is as it says');
    expect(out.match(/ fine /g)).toHaveLength(7);
    expect(code).toBe(0);
  });

  it.each(GAME_IDS)('finds nothing wrong with a chained file of %s', async (id) => {
    const chained = madeFile(id, fastRng(7, 2), SECRET_KEY);
    const { code, out } = await verified(chained, `--key ${publicKeyOf(SECRET_KEY)}`);
    expect(out).toContain('Genuine: everything is as it says');
    expect(out).not.toContain('an older format');
    expect(out.match(/ fine /g)).toHaveLength(9);
    expect(code).toBe(0);
    const cut = { ...chained, entries: chained.entries.toSpliced(2, 1) };
    const tampered = await verified(cut, '--json');
    expect(wrongChecks(tampered.out)).toContain('chain');
    expect(tampered.code).toBe(1);
  });

  it('says of a file from before the chain what it does not tell', async () => {
    const { out } = await verified(genuine(GAME));
    expect(out).toContain('an older format: take-backs, stand-ins and times are not in it');
    expect(out).toContain('NOT BOUND: nothing binds Player 0, Player 1');
  });

  const file = genuine(GAME);
  const { record, fairness } = file;
  const half = Math.floor(record.moves.length / 2);
  const otherSeed = `f${record.seed.slice(1)}`;

  it.each<[string, MatchFile]>([
    ['another seed', { ...file, record: { ...record, seed: otherSeed } }],
    ['another server seed', { ...file, fairness: { ...fairness, serverSeed: '6e'.repeat(32) } }],
    ['another commitment', { ...file, fairness: { ...fairness, commitment: '00'.repeat(32) } }],
    [
      'another contribution',
      { ...file, fairness: { ...fairness, contributions: fairness.contributions.toReversed() } },
    ],
    ['a cut log', { ...file, record: { ...record, moves: record.moves.slice(0, -1) } }],
    ['a log cut at the start', { ...file, record: { ...record, moves: record.moves.slice(1) } }],
    ['a move left out', { ...file, record: { ...record, moves: record.moves.toSpliced(half, 1) } }],
    [
      'a changed move',
      { ...file, record: replaced(record, half, { move: record.moves[half - 1]!.move }) },
    ],
    [
      'a move of another seat',
      { ...file, record: replaced(record, half, { seat: 1 - record.moves[half]!.seat }) },
    ],
    ['another name', { ...file, names: ['Somebody else', ...file.names.slice(1)] }],
    ['another match id', { ...file, match: 'BBBBBBBBBBBBBBBBBBBBBB' }],
    ['another last hash', { ...file, finalHash: '00'.repeat(32) }],
    [
      'another outcome',
      { ...file, outcome: { ...file.outcome, scores: file.outcome.scores.toReversed() } },
    ],
    [
      'another signature',
      { ...file, signature: file.signature.replace(/^./, (c) => (c === '0' ? '1' : '0')) },
    ],
    ['another key', { ...file, publicKey: publicKeyOf('22'.repeat(32)) }],
  ])('catches %s', async (_, tampered) => {
    const { code, out } = await verified(tampered, '--json');
    expect(wrongChecks(out)).toContain('signature');
    expect(code).toBe(1);
  });

  // Whoever holds the key can sign anything: what follows must not rest on the signature.
  it.each<[string, MatchFile, string]>([
    ['a seed of its own choice', { ...file, record: { ...record, seed: otherSeed } }, 'seed'],
    [
      'a seed it was not committed to',
      { ...file, fairness: { ...fairness, serverSeed: '6e'.repeat(32) } },
      'commitment',
    ],
    ['a cut log', { ...file, record: { ...record, moves: record.moves.slice(0, -1) } }, 'ending'],
    [
      'another outcome',
      { ...file, outcome: { ...file.outcome, scores: file.outcome.scores.toReversed() } },
      'outcome',
    ],
    ['another last hash', { ...file, finalHash: '00'.repeat(32) }, 'ending'],
  ])('catches a server that signs %s', async (_, forged, check) => {
    const { code, out } = await verified(resigned(forged), '--json');
    expect(wrongChecks(out)).toContain(check);
    expect(wrongChecks(out)).not.toContain('signature');
    expect(code).toBe(1);
  });

  it('catches moves that are swapped for the one before, wherever they are', async () => {
    const STEP = 9;
    for (let at = 1; at < record.moves.length; at += STEP) {
      const { move, seat } = record.moves[at - 1]!;
      if (JSON.stringify(record.moves[at]) === JSON.stringify({ seat, move })) continue;
      const forged = resigned({ ...file, record: replaced(record, at, { move, seat }) });
      const { code, out } = await verified(forged, '--json');
      expect([at, code, wrongChecks(out).length > 0]).toEqual([at, 1, true]);
    }
  });

  describe('of a match that anybody has played with dice of their own and signed', () => {
    const forged = resigned(file, '22'.repeat(32));

    it('never says that it is genuine, whoever it may be by', async () => {
      for (const one of [file, forged]) {
        const { code, out } = await verified(one);
        expect(code).toBe(1);
        expect(out).toContain('Consistent, but signed with an unknown key');
        expect(out).not.toMatch(/genuine/i);
        expect(JSON.parse((await verified(one, '--json')).out)).toMatchObject({
          verdict: 'unknown-key',
          isGenuine: false,
        });
      }
    });

    it('says that the key is unknown, when it is told the key of the house', async () => {
      const { code, out } = await verified(forged, `--key ${file.publicKey}`);
      expect(code).toBe(1);
      expect(out).toContain('Consistent, but signed with an unknown key');
      expect(out).not.toMatch(/genuine/i);
      const pinned = await verified(forged, `--key ${file.publicKey} --json`);
      expect(wrongChecks(pinned.out)).toEqual(['key']);
      expect(JSON.parse(pinned.out)).toMatchObject({ verdict: 'unknown-key', isGenuine: false });
    });

    it('asks the house for its key', async () => {
      const house = await aHouse({ publicKey: file.publicKey });
      try {
        const own = await verified(file, `--house ${house.address} --json`);
        expect(JSON.parse(own.out)).toMatchObject({ verdict: 'genuine', isGenuine: true });
        expect((await verified(forged, `--house ${house.address}`)).code).toBe(1);
      } finally {
        house.close();
      }
    });

    it('does not take silence for an answer', async () => {
      const nobody = await aHouse({});
      try {
        const { code, out, err } = await verified(file, `--house ${nobody.address}`);
        expect([code, out]).toEqual([2, '']);
        expect(err).toContain('does not give a key');
      } finally {
        nobody.close();
      }
    });

    it('says that it is not signed where there is no signature', async () => {
      const { code, out } = await verified({ ...file, signature: '' }, `--key ${file.publicKey}`);
      expect(code).toBe(1);
      expect(out).toContain('Not genuine.');
      expect(out).toContain('nobody has signed it');
    });

    it('takes the keys of all houses that are known, from a file and one by one', async () => {
      const list = `# houses\n\n${'00'.repeat(32)} Bea\n${file.publicKey.toUpperCase()} # ours\n`;
      const listed = (one: MatchFile) =>
        inFolder(async (cwd) => {
          writeFileSync(join(cwd, 'm.json'), JSON.stringify(one));
          writeFileSync(join(cwd, 'houses.txt'), list);
          return run('verify m.json --keys houses.txt', { cwd });
        });
      expect(await listed(file)).toMatchObject({
        code: 0,
        out: expect.stringContaining('Genuine: everything is as it says') as string,
      });
      expect((await listed(forged)).code).toBe(1);
      const both = `--key ${'00'.repeat(32)} --key ${file.publicKey}`;
      expect((await verified(file, both)).code).toBe(0);
    });
  });

  it('names the edition of the rules, and takes no other in its place', async () => {
    const file = genuine(GAME);
    const edition = RULES.rulesVersion;
    expect((await verified(file)).out).toContain(`${GAME}, edition ${edition} of the rules`);
    const foreign = resigned({ ...file, record: { ...file.record, rulesVersion: 999 } });
    const { code, out, err } = await verified(foreign);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`edition 999 of the rules of ${GAME}, which is not here`);
  });

  it('plays a plain record again, and says what it cannot know', async () => {
    const fine = await verified(record);
    expect(fine.code).toBe(1);
    expect(fine.out).toContain('Not genuine.');
    expect(fine.out).toContain('Everything fits together, but nobody has signed it');
    expect(fine.out).toContain('A plain record does not tell');
    for (const moves of [record.moves.slice(0, -1), record.moves.slice(1)]) {
      const { code, out } = await verified({ ...record, moves });
      expect(code).toBe(1);
      expect(out).toContain('This match is not what it claims to be');
    }
  });

  it.each([
    ['nothing of ours', { hello: 1 }, ''],
    ['half a file', { ...file, record: undefined }, ''],
    ['a file with more in it', { ...file, extra: 1 }, ''],
    ['no game of ours', { ...file, record: { ...record, game: 'chess' } }, ''],
    ['a key that is none', file, '--key 12'],
    ['a key for a plain record', record, `--key ${file.publicKey}`],
    ['a house for a plain record', record, '--house http://localhost'],
    ['a house without an address', file, '--house parlor'],
    ['a list of keys that is none', file, '--keys m.json'],
    ['a list of keys that is not there', file, '--keys nowhere.txt'],
    ['a list of keys for a plain record', record, '--keys m.json'],
  ])('refuses %s', async (_, input, options) => {
    const { code, out, err } = await verified(input, options);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^parlor: .+\n$/);
  });
});
