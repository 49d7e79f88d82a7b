import { type AnyGame, hashJson } from '@parlor/kit';
import {
  type Finding,
  MATCH_FILE_FORMAT,
  type MatchRecord,
  parseMatchFile,
  parseRecord,
  replay,
  type Result,
  type Verdict,
  verdictOn,
  verifyMatch,
} from '@parlor/match';
import { editionFor } from '@parlor/registry';
import { usage } from '../cli/args.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, UsageError } from '../terminal/exit.ts';
import { readJsonFile } from '../cli/files.ts';
import { houseKey } from '../cli/houseKey.ts';
import type { Io } from '../terminal/io.ts';
import { refusedByHouse } from '../text/refused.ts';
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

export const verify: Command = {
  name: 'verify',
  takes: '<file>',
  summary: ({ help }) => help.verify.summary,
  about: ({ help }) => help.verify.about,
  options: [
    { flag: '--key <hex>', about: ({ help }) => help.verify.key },
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
      throw usage((say) => say.noKey({ path }));
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

function print({ game, edition, match, verdict, findings }: Report, io: Io): void {
  const { bold, good, bad } = paletteOf(io.out);
  const { verify: say } = io.m;
  io.out.write(`${say.headline({ game, edition, match })}\n\n`);
  const rows = findings.map(({ check, isFine, detail }) => [
    check,
    isFine ? say.fine : say.wrong,
    `${say.checks[check]} (${detail})`,
  ]);
  io.out.write(`${table([say.check, say.result, ''], rows, io.out.columns)}\n\n`);
  const colour = verdict === 'genuine' ? good : verdict === 'unchecked' ? bold : bad;
  io.out.write(`${colour(say.verdicts[verdict])}\n`);
  if (match === null && verdict === 'unsigned') {
    io.out.write(`${say.plain}\n`);
  }
}
