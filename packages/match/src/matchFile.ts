/**
 * A finished match as a file: its record, how its dice came about, how it
 * ended, and the host's signature under all of it.
 */

import {
  commitmentTo,
  hashJson,
  isSignedBy,
  jointSeed,
  type Game,
  type GameTypes,
  type Json,
  type Outcome,
} from '@parlor/kit';
import { type MatchRecord, parseRecord } from './record.ts';
import { replay } from './replay.ts';
import { accepted, type Result, refused } from './result.ts';
import { checkFields, isObject, type Place } from './shape.ts';

export const MATCH_FILE_FORMAT = 'parlor-match/1';

export interface MatchFile {
  readonly format: typeof MATCH_FILE_FORMAT;
  readonly match: string;
  /** Who sat where. */
  readonly names: readonly string[];
  readonly record: MatchRecord;
  readonly fairness: {
    /** Published before anybody contributed. */
    readonly commitment: string;
    readonly serverSeed: string;
    /** By seat; empty for a seat that contributed nothing. */
    readonly contributions: readonly string[];
  };
  /** Of the state a replay has to arrive at. */
  readonly finalHash: string;
  readonly outcome: Outcome;
  readonly publicKey: string;
  /** By the host, over everything above. */
  readonly signature: string;
}

const FILE: Place = { code: 'record-malformed', at: '' };
const FIELDS = [
  'format',
  'match',
  'names',
  'record',
  'fairness',
  'finalHash',
  'outcome',
  'publicKey',
  'signature',
];
const FAIRNESS_FIELDS = ['commitment', 'serverSeed', 'contributions'];

/** Reads a match file from untrusted input: its shape, not its truth. */
export function parseMatchFile(input: unknown): Result<MatchFile> {
  const why = checkFields(input, FIELDS, FILE);
  if (why) return { ok: false, why };
  const file = input as Record<keyof MatchFile, unknown>;
  if (file.format !== MATCH_FILE_FORMAT)
    return refused('record-format-unknown', {
      format: String(file.format).slice(0, 40),
      known: MATCH_FILE_FORMAT,
    });
  const record = parseRecord(file.record);
  if (!record.ok) return record;
  const unfair = checkFields(file.fairness, FAIRNESS_FIELDS, { ...FILE, at: 'fairness' });
  if (unfair) return { ok: false, why: unfair };
  const { commitment, serverSeed, contributions } = file.fairness as Record<string, unknown>;
  const texts = [
    file.match,
    file.finalHash,
    file.publicKey,
    file.signature,
    commitment,
    serverSeed,
  ];
  const lists = [file.names, contributions];
  const isSound =
    texts.every((text) => typeof text === 'string') &&
    lists.every((list) => Array.isArray(list) && list.every((item) => typeof item === 'string')) &&
    isObject(file.outcome);
  return isSound
    ? accepted(input as MatchFile)
    : refused('record-malformed', { at: '', problem: 'not-a-match-file' });
}

/** One thing that was looked at, and what came of it. */
export interface Finding {
  readonly check:
    | 'chain'
    | 'shares'
    | 'commitment'
    | 'seed'
    | 'moves'
    | 'ending'
    | 'outcome'
    | 'signature';
  readonly isFine: boolean;
  /** What is wrong, or what may be compared with a key known from elsewhere. */
  readonly detail: string;
}

/** Recomputes everything. Whose match it is, only the key can tell: see `verdictOn`. */
export function verifyMatch<T extends GameTypes>(game: Game<T>, file: MatchFile): Finding[] {
  const { fairness, record, signature, ...rest } = file;
  const findings: Finding[] = [];
  const find = (check: Finding['check'], isFine: boolean, detail: string) =>
    void findings.push({ check, isFine, detail });

  find(
    'commitment',
    commitmentTo(fairness.serverSeed) === fairness.commitment,
    fairness.commitment,
  );
  find('seed', seedOf(fairness) === record.seed, record.seed);
  const replayed = replay(game, record);
  if (replayed.ok) {
    const hash = replayed.value.stateHash();
    const { outcome } = replayed.value;
    find('moves', true, String(record.moves.length));
    find('ending', outcome !== undefined && hash === file.finalHash, hash);
    find(
      'outcome',
      outcome !== undefined && hashJson(outcome) === hashJson(file.outcome),
      JSON.stringify(outcome ?? null),
    );
  } else {
    find(
      'moves',
      false,
      [replayed.why.code, ...Object.values(replayed.why.params ?? {})].join(' '),
    );
  }
  const signed = { ...rest, fairness, record } as unknown as Json;
  find('signature', isSignedBy(signed, signature, file.publicKey), file.publicKey);
  return findings;
}

function seedOf({ serverSeed, contributions }: MatchFile['fairness']): string | undefined {
  return /^[0-9a-f]{64}$/.test(serverSeed) ? jointSeed(serverSeed, contributions) : undefined;
}
