import { type AnyGame, hashJson } from '@parlor/kit';
import {
  type Finding,
  MATCH_FILE_FORMAT,
  type MatchRecord,
  parseMatchFile,
  parseRecord,
  refusal,
  replay,
  type Result,
  type Verdict,
  verdictOn,
  verifyMatch,
} from '@parlor/match';
import { editionFor } from '@parlor/registry';
import type { Command } from '../cli/command.ts';
import { EXIT, UsageError } from '../exit.ts';
import { readJsonFile } from '../files.ts';
import { houseKey } from '../houseKey.ts';
import type { Io } from '../io.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';

/** What was looked at: all that the match itself can tell, and whether the key is the one that was expected. */
interface Checked extends Omit<Finding, 'check'> {
  readonly check: Finding['check'] | 'key';
}

interface Report {
  readonly game: string;
  /** Of the rules it was played by. */
  readonly edition: number;
  /** Null for a plain record. */
  readonly match: string | null;
  readonly hash: string;
  readonly verdict: Verdict;
  readonly findings: readonly Checked[];
}

const QUESTIONS: Readonly<Record<Checked['check'], string>> = {
  commitment: 'the seed that was opened is the one that had been committed to',
  seed: 'all chance follows from that seed and from what the seats contributed',
  moves: 'every move was legal when it was made',
  ending: 'they lead to the position where the match ended',
  outcome: 'the scores and places are those of that position',
  signature: 'all of this was signed with the key in the file, and nobody changed it since',
  key: 'that key is the one of the house',
};

const HEADLINES: Readonly<Record<Verdict, string>> = {
  genuine: 'Genuine: everything is as it says, and the house has signed it.',
  'unknown-key':
    'Not signed by that house: everything fits together, but the key is another one, and anybody can make one.',
  unchecked:
    'Consistent, but whose signature it is was not checked: --key or --house tells whose it should be.',
  unsigned: 'Consistent, but not signed: anybody may have made it.',
  broken: 'This match is not what it says.',
};

export const verify: Command = {
  name: 'verify',
  takes: '<file>',
  summary: 'recompute a finished match: dice, moves, ending, signature',
  about:
    'Recomputes everything in a match file saved from a server (its address is /api/matches/ and the id of the match): that the seed was fixed before anybody contributed, that all chance follows from it, ' +
    'that every move was legal and led to this ending, and that it is signed. Anybody can make such a file with a key of their own: only with the key of the house does this tell whether the match is genuine. ' +
    'Of a plain record only the moves can be checked. Exit code 1 means that something is not as it says, or that another key has signed it.',
  options: [
    { flag: '--key <hex>', about: 'the house’s public key, as known from elsewhere' },
    { flag: '--house <address>', about: 'asks the house itself for its key' },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor verify evening.json', does: 'every check but whose signature it is' },
    {
      line: 'parlor verify evening.json --house https://parlor.example',
      does: 'also that this very house has signed it',
    },
    {
      line: 'parlor verify evening.json --json',
      does: '{ game, edition, match, hash, verdict, isGenuine, findings }',
    },
  ],

  async run(args, io) {
    const path = args.positional(0)!;
    const input = readJsonFile(path, io);
    const isFile = (input as { format?: unknown } | null)?.format === MATCH_FILE_FORMAT;
    const wanted = args.text('key') ?? args.text('house');
    if (!isFile && wanted !== undefined) {
      throw new UsageError(`${path} is no signed match file: there is no key to compare with`);
    }
    const key = await houseKey(args.text('key'), args.text('house'), io);
    const report = await (isFile ? reportOnFile(path, input, key) : reportOnRecord(path, input));
    const isGenuine = report.verdict === 'genuine';
    if (args.flag('json')) io.out.write(`${JSON.stringify({ ...report, isGenuine })}\n`);
    else print(report, io);
    return report.findings.every(({ isFine }) => isFine) ? EXIT.fine : EXIT.failed;
  },
};

async function reportOnFile(
  path: string,
  input: unknown,
  key: string | undefined,
): Promise<Report> {
  const file = expectSound(path, parseMatchFile(input));
  const rules = await rulesOf(path, file.record);
  const findings = verifyMatch(rules, file);
  const ofKey: Checked[] =
    key === undefined
      ? []
      : [{ check: 'key', isFine: file.publicKey === key, detail: file.publicKey }];
  return {
    ...named(rules),
    match: file.match,
    hash: hashJson(file),
    verdict: verdictOn(file, findings, key),
    findings: [...findings, ...ofKey],
  };
}

/** Nobody vouches for a plain record: it can only be played again. */
async function reportOnRecord(path: string, input: unknown): Promise<Report> {
  const record = expectSound(path, parseRecord(input));
  const rules = await rulesOf(path, record);
  const replayed = replay(rules, record);
  const detail = replayed.ok
    ? String(record.moves.length)
    : [replayed.why.code, ...Object.values(replayed.why.params ?? {})].join(' ');
  const findings: Checked[] = [{ check: 'moves', isFine: replayed.ok, detail }];
  if (replayed.ok) {
    const isOver = replayed.value.outcome !== undefined;
    findings.push({ check: 'ending', isFine: isOver, detail: replayed.value.stateHash() });
  }
  const verdict = findings.every(({ isFine }) => isFine) ? 'unsigned' : 'broken';
  return { ...named(rules), match: null, hash: hashJson(record), verdict, findings };
}

function expectSound<Value>(path: string, parsed: Result<Value>): Value {
  if (parsed.ok) return parsed.value;
  throw new UsageError(`${path} is not a match. ${refusal(parsed.why) ?? parsed.why.code}`);
}

/** The edition it was played by, and no other. */
async function rulesOf(path: string, record: MatchRecord): Promise<AnyGame> {
  const found = await editionFor(record);
  if (found.ok) return found.value;
  throw new UsageError(`${path} cannot be verified here. ${refusal(found.why) ?? found.why.code}`);
}

const named = ({ id, rulesVersion }: AnyGame) => ({ game: id, edition: rulesVersion });

function print({ game, edition, match, verdict, findings }: Report, io: Io): void {
  const { bold, good, bad } = paletteOf(io.out);
  const what = match === null ? 'a plain record' : `match ${match}`;
  io.out.write(`${game}, edition ${edition} of the rules, ${what}\n\n`);
  const rows = findings.map(({ check, isFine, detail }) => [
    check,
    isFine ? 'fine' : 'WRONG',
    `${QUESTIONS[check]} (${detail})`,
  ]);
  io.out.write(`${table(['check', 'result', ''], rows, io.out.columns)}\n\n`);
  const colour = verdict === 'genuine' ? good : verdict === 'unchecked' ? bold : bad;
  io.out.write(`${colour(HEADLINES[verdict])}\n`);
  if (match === null && verdict === 'unsigned') {
    io.out.write('Where its dice came from, a plain record does not tell.\n');
  }
}
