import { resolve } from 'node:path';
import { fastRng } from '@parlor/kit';
import { type ChainedFile, readMatchFile, type Result, verifyProof } from '@parlor/match';
import { GAME_IDS } from '@parlor/registry';
import type { Command } from '../cli/command.ts';
import { readRunSeed } from '../cli/seeds.ts';
import { madeFile } from '../files/madeFile.ts';
import { PythonVerifier, type Verified } from '../files/pythonVerifier.ts';
import { tampered, TAMPERINGS } from '../files/tampering.ts';
import { EXIT } from '../terminal/exit.ts';
import { paletteOf } from '../text/colour.ts';
import { grouped, plural } from '../text/numbers.ts';
import { Progress } from '../text/progress.ts';

const COUNT = 10_000;
const VERIFIER = 'docs/match-file/verify.py';
const HOUSE_KEY = '11'.repeat(32);
const BATCH = 50;
const MOST_TOLD = 20;

interface Case {
  readonly name: string;
  readonly text: string;
  readonly isSound: boolean;
}

export const verifiers: Command = {
  name: 'verifiers',
  takes: '',
  summary: 'compare two verifiers of match files that share no code',
  about:
    'Has random players play matches of every game, writes their files, tampers with as many in every way it knows, and asks both verifiers: this program, and the one in Python that was written from ' +
    `docs/match-file.md. They must agree on every check of every file, call every match sound, and find every tampering. Needs python3. Exit code 1 when they do not. There are ${TAMPERINGS} kinds of tampering; a few say the same in other words, and must be called sound.`,
  options: [
    {
      flag: '--count <n>',
      about: `so many matches, and as many tamperings (default: ${grouped(COUNT)})`,
    },
    { flag: '--seed <n>', about: 'the same seed makes the same files (default: 1)' },
    { flag: '--verifier <file>', about: `the other verifier (default: ${VERIFIER})` },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor verifiers', does: 'all of it' },
    {
      line: 'parlor verifiers --count 100 --json',
      does: '{ matches, tamperings, found, sound, findings }',
    },
  ],

  async run(args, io) {
    const count = args.whole('count', { min: 1, max: 1_000_000 }) ?? COUNT;
    const seed = readRunSeed(args);
    const python = new PythonVerifier(resolve(io.cwd, args.text('verifier') ?? VERIFIER));
    const progress = new Progress(io.err, count, 'matches');
    const report = { matches: 0, tamperings: 0, found: 0, sound: 0, findings: [] as string[] };
    try {
      for (let from = 0; from < count && !io.stop.aborted; from += BATCH) {
        const cases = casesFrom(from, Math.min(count, from + BATCH), seed);
        const theirs = await python.verify(cases.map(({ text }) => text));
        for (const [i, one] of cases.entries()) note(report, one, theirs[i]!);
        progress.advance(BATCH, 'playing');
      }
    } finally {
      python.close();
      progress.clear();
    }
    if (args.flag('json')) io.out.write(`${JSON.stringify(report)}\n`);
    else {
      const { good, bad } = paletteOf(io.out);
      const told = `${plural(report.matches, 'match', 'matches')} sound, ${plural(report.tamperings, 'tampering')}: ${grouped(report.found)} found, ${grouped(report.sound)} that say the same; ${plural(report.findings.length, 'finding')}`;
      io.out.write(`${report.findings.length === 0 ? good(told) : bad(told)}\n`);
      for (const finding of report.findings.slice(0, MOST_TOLD)) io.out.write(`  ${finding}\n`);
    }
    if (io.stop.aborted) return EXIT.interrupted;
    return report.findings.length === 0 ? EXIT.fine : EXIT.failed;
  },
};

/** Each match, and each of them tampered with in one way. */
function casesFrom(from: number, to: number, seed: number): Case[] {
  const made = (n: number): ChainedFile =>
    madeFile(GAME_IDS[n % GAME_IDS.length]!, fastRng(seed, n), HOUSE_KEY);
  const files = Array.from({ length: to - from + 1 }, (_, i) => made(from + i));
  return files.slice(0, -1).flatMap((file, i): Case[] => {
    const n = from + i;
    const victim = { file, other: files[i + 1]!, houseKey: HOUSE_KEY };
    const { how, text, isSound } = tampered(n, victim, seed);
    return [
      { name: `match ${n}`, text: JSON.stringify(file), isSound: true },
      { name: `match ${n}, ${how}`, text, isSound },
    ];
  });
}

interface Report {
  matches: number;
  tamperings: number;
  found: number;
  sound: number;
  findings: string[];
}

function note(report: Report, { name, text, isSound }: Case, theirs: Verified): void {
  const ours = verified(text);
  const isFine = ours !== null && Object.values(ours).every(Boolean);
  const isMatch = !name.includes(',');
  if (isMatch) report.matches++;
  else report.tamperings++;
  if (!isMatch && isFine) report.sound++;
  if (!isMatch && !isFine) report.found++;
  if (JSON.stringify(ours) !== JSON.stringify(theirs))
    report.findings.push(`${name}: ${JSON.stringify(ours)} here, ${JSON.stringify(theirs)} there`);
  if (isFine !== isSound) report.findings.push(`${name}: ${isFine ? 'not found' : 'not sound'}`);
}

function verified(text: string): Verified {
  const file = parsed(text);
  if (!file.ok) return null;
  return Object.fromEntries(verifyProof(file.value).map(({ check, isFine }) => [check, isFine]));
}

function parsed(text: string): Result<ChainedFile> {
  try {
    return readMatchFile(JSON.parse(text)) as Result<ChainedFile>;
  } catch {
    return { ok: false, why: { code: 'record-malformed' } };
  }
}
