import { type AnyGame, hashJson } from '@parlor/kit';
import {
  aboutFile,
  type Finding,
  isMatchFile,
  isOnlyUnsigned,
  type MatchRecord,
  parseRecord,
  readMatchFile,
  replay,
  type Result,
  type Verdict,
  verdictOn,
  verifyFile,
} from '@parlor/match';
import { editionFor } from '@parlor/registry';
import { usage } from '../cli/args.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, UsageError } from '../terminal/exit.ts';
import { readJsonFile } from '../cli/files.ts';
import { knownKeys } from '../cli/knownKeys.ts';
import type { Io } from '../terminal/io.ts';
import { refusedByHouse } from '../text/refused.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';

/** What was looked at: all that the match itself can tell, and whether the key is that of a house that is known. */
interface Checked extends Omit<Finding, 'check'> {
  readonly check: Finding['check'] | 'key';
}

interface Report {
  readonly game: string;
  /** Of the rules it was played by. */
  readonly edition: number;
  /** Null for a plain record. */
  readonly match: string | null;
  /** As they were called; empty where somebody has had their name deleted. */
  readonly names: readonly string[];
  readonly format: string | null;
  /** It does not tell what was taken back, who stood in for whom, or when anything was. */
  readonly isMovesOnly: boolean;
  /** Seats of people whom nothing in the file binds to their share of the dice. */
  readonly unbound: readonly number[];
  readonly hash: string;
  readonly verdict: Verdict;
  /** Nothing else is wrong, but nobody has signed it. */
  readonly isOnlyUnsigned: boolean;
  readonly findings: readonly Checked[];
}

export const verify: Command = {
  name: 'verify',
  takes: '<file>',
  summary: ({ help }) => help.verify.summary,
  about: ({ help }) => help.verify.about,
  options: [
    { flag: '--key <hex>', about: ({ help }) => help.verify.key },
    { flag: '--keys <file>', about: ({ help }) => help.verify.keys },
    { flag: '--house <address>', about: ({ help }) => help.verify.house },
    { flag: '--json', about: ({ help }) => help.verify.json },
  ],
  examples: [
    { line: 'parlor verify evening.json', does: ({ help }) => help.verify.examples.plain },
    {
      line: 'parlor verify evening.json --house https://parlor.example',
      does: ({ help }) => help.verify.examples.house,
    },
    {
      line: 'parlor verify evening.json --keys houses.txt',
      does: ({ help }) => help.verify.examples.keys,
    },
    {
      line: 'parlor verify evening.json --json',
      does: '{ game, edition, match, names, format, hash, verdict, isGenuine, isOnlyUnsigned, findings }',
    },
  ],

  async run(args, io) {
    const path = args.positional(0)!;
    const input = readJsonFile(path, io);
    const isFile = isMatchFile(input);
    const known = { keys: args.texts('key'), file: args.text('keys'), house: args.text('house') };
    const isWanted = known.keys.length > 0 || (known.file ?? known.house) !== undefined;
    if (!isFile && isWanted) throw usage((say) => say.noKey({ path }));
    const keys = isWanted ? await knownKeys(known, io) : undefined;
    const report = await (isFile ? reportOnFile(path, input, keys) : reportOnRecord(path, input));
    const isGenuine = report.verdict === 'genuine';
    if (args.flag('json')) io.out.write(`${JSON.stringify({ ...report, isGenuine })}\n`);
    else print(report, io);
    return isGenuine ? EXIT.fine : EXIT.failed;
  },
};

async function reportOnFile(
  path: string,
  input: unknown,
  keys: readonly string[] | undefined,
): Promise<Report> {
  const file = expectSound(path, readMatchFile(input));
  const { match, names, record, isMovesOnly, unbound } = aboutFile(file);
  const rules = await rulesOf(path, record);
  const findings = verifyFile(rules, file);
  const ofKey: Checked[] =
    keys === undefined
      ? []
      : [{ check: 'key', isFine: keys.includes(file.publicKey), detail: file.publicKey }];
  return {
    ...named(rules),
    ...{ match, names },
    format: file.format,
    ...{ isMovesOnly, unbound },
    hash: hashJson(file),
    verdict: verdictOn(file, findings, keys ?? []),
    isOnlyUnsigned: isOnlyUnsigned(file, findings),
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
  return {
    ...named(rules),
    ...{ match: null, names: [] },
    format: null,
    ...{ isMovesOnly: true, unbound: [] },
    hash: hashJson(record),
    verdict: 'not-genuine',
    isOnlyUnsigned: findings.every(({ isFine }) => isFine),
    findings,
  };
}

function expectSound<Value>(path: string, parsed: Result<Value>): Value {
  if (parsed.ok) return parsed.value;
  throw new UsageError((reader) =>
    reader.m.usage.notAMatch({ path, why: refusedByHouse(parsed.why, reader) }),
  );
}

/** The edition it was played by, and no other. */
async function rulesOf(path: string, record: MatchRecord): Promise<AnyGame> {
  const found = await editionFor(record);
  if (found.ok) return found.value;
  throw new UsageError((reader) =>
    reader.m.usage.unverifiable({ path, why: refusedByHouse(found.why, reader) }),
  );
}

const named = ({ id, rulesVersion }: AnyGame) => ({ game: id, edition: rulesVersion });

/** A file comes from anybody: nothing in a name moves the cursor or turns the line around. */
const printable = (name: string): string => name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim() || '?';

const COLOURS = { genuine: 'good', 'unknown-key': 'bold', 'not-genuine': 'bad' } as const;

function print(report: Report, io: Io): void {
  const { game, edition, match, names, verdict, findings } = report;
  const { verify: say } = io.m;
  io.out.write(`${say.headline({ game, edition, match })}\n`);
  const shown = names.map((name) => (name === '' ? say.formerGuest : printable(name)));
  if (shown.length > 0) {
    io.out.write(`${say.seats({ names: shown })}\n`);
  }
  io.out.write(`${paletteOf(io.out)[COLOURS[verdict]](say.verdicts[verdict])}\n\n`);
  const unbound = report.unbound.length > 0 && {
    text: say.unbound({ names: report.unbound.map((seat) => shown[seat]!) }),
  };
  const rows = findings.map(({ check, isFine, detail }) =>
    check === 'shares' && isFine && unbound
      ? [check, say.open, `${unbound.text} (${detail})`]
      : [check, isFine ? say.fine : say.wrong, `${say.checks[check]} (${detail})`],
  );
  io.out.write(`${table([say.check, say.result, ''], rows, io.out.columns)}\n\n`);
  if (match !== null && report.isMovesOnly) io.out.write(`${say.older}\n`);
  if (report.isMovesOnly && unbound) io.out.write(`${say.open}: ${unbound.text}\n`);
  if (verdict !== 'not-genuine') return;
  io.out.write(`${report.isOnlyUnsigned ? say.unsigned : say.broken}\n`);
  if (match === null && report.isOnlyUnsigned) io.out.write(`${say.plain}\n`);
}
