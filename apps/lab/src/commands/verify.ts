import { hashJson } from '@parlor/kit';
import {
  type Finding,
  MATCH_FILE_FORMAT,
  type MatchRecord,
  parseMatchFile,
  parseRecord,
  refusal,
  replay,
  type Result,
  verifyMatch,
} from '@parlor/match';
import { type GameId, games, isGameId } from '@parlor/registry';
import type { Args } from '../cli/args.ts';
import type { Command } from '../cli/command.ts';
import { EXIT, UsageError } from '../exit.ts';
import { readJsonFile } from '../files.ts';
import type { Io } from '../io.ts';
import { paletteOf } from '../text/colour.ts';
import { table } from '../text/layout.ts';

/** What was looked at: all that the match itself can tell, and whether the key is the one that was expected. */
interface Checked extends Omit<Finding, 'check'> {
  readonly check: Finding['check'] | 'key';
}

interface Verdict {
  readonly game: GameId;
  /** Null for a plain record. */
  readonly match: string | null;
  readonly hash: string;
  readonly findings: readonly Checked[];
}

const QUESTIONS: Readonly<Record<Checked['check'], string>> = {
  commitment: 'the server’s seed is the one it was committed to before anybody contributed',
  seed: 'all chance follows from that seed and from what the seats contributed',
  moves: 'every move was legal when it was made',
  ending: 'they lead to the position where the match ended',
  outcome: 'the scores and places are those of that position',
  signature: 'the server signed all of this, and nobody changed it since',
  key: 'it was signed with the key that was expected',
};

export const verify: Command = {
  name: 'verify',
  takes: '<file>',
  summary: 'recompute a finished match: dice, moves, ending, signature',
  about:
    'Recomputes everything in a match file saved from a server (its address is /api/matches/ and the id of the match): that the seed was fixed before anybody contributed, that all chance follows from it, ' +
    'that every move was legal and led to this ending, and that the server signed it. Of a plain record only the moves can be checked. Exit code 1 means that something is not as it says.',
  options: [
    {
      flag: '--key <hex>',
      about: 'the server’s public key as known from elsewhere (its address is /api/key)',
    },
    { flag: '--json', about: 'as one JSON object' },
  ],
  examples: [
    { line: 'parlor verify evening.json', does: 'every check with its result' },
    {
      line: 'parlor verify evening.json --key 5f…',
      does: 'also that this very server has signed it',
    },
    {
      line: 'parlor verify evening.json --json',
      does: '{ game, match, hash, isGenuine, findings }',
    },
  ],

  async run(args, io) {
    const path = args.positional(0)!;
    const key = readKey(args);
    const input = readJsonFile(path, io);
    const isFile = (input as { format?: unknown } | null)?.format === MATCH_FILE_FORMAT;
    if (!isFile && key !== undefined) {
      throw new UsageError(`${path} is no signed match file: --key has nothing to compare with`);
    }
    const verdict = isFile ? verdictOnFile(path, input, key) : verdictOnRecord(path, input);
    const isGenuine = verdict.findings.every(({ isFine }) => isFine);
    if (args.flag('json')) io.out.write(`${JSON.stringify({ ...verdict, isGenuine })}\n`);
    else print(verdict, isGenuine, io);
    return isGenuine ? EXIT.fine : EXIT.failed;
  },
};

function readKey(args: Args): string | undefined {
  const key = args.text('key')?.toLowerCase();
  if (key === undefined || /^[0-9a-f]{64}$/.test(key)) return key;
  throw new UsageError('--key takes 64 hex digits');
}

function verdictOnFile(path: string, input: unknown, key: string | undefined): Verdict {
  const file = expectSound(path, parseMatchFile(input));
  const game = gameOf(path, file.record);
  const findings: Checked[] = verifyMatch(games[game], file);
  if (key !== undefined) {
    findings.push({ check: 'key', isFine: file.publicKey === key, detail: file.publicKey });
  }
  return { game, match: file.match, hash: hashJson(file), findings };
}

/** Nobody vouches for a plain record: it can only be played again. */
function verdictOnRecord(path: string, input: unknown): Verdict {
  const record = expectSound(path, parseRecord(input));
  const game = gameOf(path, record);
  const replayed = replay(games[game], record);
  const detail = replayed.ok
    ? String(record.moves.length)
    : [replayed.why.code, ...Object.values(replayed.why.params ?? {})].join(' ');
  const findings: Checked[] = [{ check: 'moves', isFine: replayed.ok, detail }];
  if (replayed.ok) {
    const isOver = replayed.value.outcome !== undefined;
    findings.push({ check: 'ending', isFine: isOver, detail: replayed.value.stateHash() });
  }
  return { game, match: null, hash: hashJson(record), findings };
}

function expectSound<Value>(path: string, parsed: Result<Value>): Value {
  if (parsed.ok) return parsed.value;
  throw new UsageError(`${path} is not a match. ${refusal(parsed.why) ?? parsed.why.code}`);
}

function gameOf(path: string, { game }: MatchRecord): GameId {
  if (isGameId(game)) return game;
  throw new UsageError(`${path} is a match of “${game}”, which is not played here`);
}

function print({ game, match, findings }: Verdict, isGenuine: boolean, io: Io): void {
  const { good, bad } = paletteOf(io.out);
  io.out.write(`${game}${match === null ? ', a plain record' : `, match ${match}`}\n\n`);
  const rows = findings.map(({ check, isFine, detail }) => [
    check,
    isFine ? 'fine' : 'WRONG',
    `${QUESTIONS[check]} (${detail})`,
  ]);
  io.out.write(`${table(['check', 'result', ''], rows, io.out.columns)}\n\n`);
  const verdict = isGenuine ? 'Everything is as it says.' : 'This match is not what it says.';
  io.out.write(`${isGenuine ? good(verdict) : bad(verdict)}\n`);
  if (match === null && isGenuine) {
    io.out.write('Where its dice came from, a plain record does not tell.\n');
  }
}
