/** Recomputes a chained file. The proof needs no rules: any language with SHA-256 and Ed25519 can check it. */

import {
  commitmentTo,
  type Game,
  type GameTypes,
  hashJson,
  isSignedBy,
  jointSeed,
  type Illegal,
  shareCommitment,
} from '@parlor/kit';
import { brokenAt } from './chain.ts';
import {
  type ChainedFile,
  type Entry,
  type EndingEntry,
  type Heading,
  type MoveEntry,
  signedPart,
} from './chainedFile.ts';
import type { Finding } from './matchFile.ts';
import { openMatch, type Match } from './match.ts';
import { type MatchRecord, RECORD_FORMAT, type RecordedMove, type RecordHeader } from './record.ts';
import { checkSameRules, playOn, replay } from './replay.ts';
import { isSeed } from './seed.ts';

/** The record of what stood in the end. */
export function recordIn({ heading, entries }: ChainedFile): MatchRecord {
  const moves: RecordedMove[] = [];
  for (const entry of entries) {
    if (entry.type === 'move') moves.push(moveIn(entry));
    if (entry.type === 'take-back') moves.length = Math.min(moves.length, entry.ply);
  }
  return { ...headerIn(heading, endingIn(entries)?.seed ?? ''), moves };
}

const headerIn = (
  { game, rulesVersion, rng, options, seats }: Heading,
  seed: string,
): RecordHeader => ({
  format: RECORD_FORMAT,
  game,
  rulesVersion,
  rng,
  table: { seats: seats.length, options },
  seed,
});

const moveIn = ({ seat, move }: MoveEntry): RecordedMove => ({
  seat,
  move: move as unknown as RecordedMove['move'],
});

const endingIn = (entries: readonly Entry[]): EndingEntry | undefined => {
  const last = entries.at(-1);
  return last?.type === 'ending' ? last : undefined;
};

export const sharesIn = ([first]: readonly Entry[]): readonly string[] | undefined =>
  first?.type === 'shares' ? first.shares : undefined;

/** Chain, shares, seed and signature: all that can be known without the rules. */
export function verifyProof(file: ChainedFile): Finding[] {
  const { heading, entries, signature, publicKey } = file;
  const ending = endingIn(entries);
  const shares = sharesIn(entries);
  const serverSeed = ending?.serverSeed ?? '';
  const seed = isSeed(serverSeed) ? jointSeed(serverSeed, shares ?? []) : '';
  return [
    chainFinding(file),
    finding(
      'commitment',
      isSeed(serverSeed) && commitmentTo(serverSeed) === heading.commitment,
      heading.commitment,
    ),
    finding(
      'shares',
      areBound(heading, shares),
      (shares ?? []).map((share) => share || '-').join(' '),
    ),
    finding('seed', seed !== '' && seed === ending?.seed, ending?.seed ?? ''),
    finding('signature', isSignedBy(signedPart(file), signature, publicKey), publicKey),
  ];
}

const finding = (check: Finding['check'], isFine: boolean, detail: string): Finding => ({
  check,
  isFine,
  detail,
});

function isUnbroken({ heading, entries }: ChainedFile): boolean {
  try {
    return brokenAt(heading, entries) === 0;
  } catch {
    return false;
  }
}

function chainFinding({ heading, entries }: ChainedFile): Finding {
  try {
    const at = brokenAt(heading, entries) || outOfOrder(heading, entries);
    return finding('chain', at === 0, at === 0 ? (entries.at(-1)?.hash ?? '') : String(at));
  } catch {
    // A number that JSON can write and nobody can read back, such as -0.
    return finding('chain', false, '0');
  }
}

/** The number of the first entry that cannot stand where it stands; 0 when all can. */
function outOfOrder({ seats }: Heading, entries: readonly Entry[]): number {
  let ply = 0;
  for (const [i, entry] of entries.entries()) {
    const isFirst = i === 0;
    const isLast = i === entries.length - 1;
    const isInPlace =
      entry.n === i + 1 &&
      (entry.type === 'shares') === isFirst &&
      (entry.type === 'ending') === isLast &&
      canStand(entry, ply, seats);
    if (!isInPlace) return i + 1;
    if (entry.type === 'move' || entry.type === 'take-back') ply = entry.ply;
  }
  return entries.length < 2 ? Math.max(1, entries.length) : 0;
}

function canStand(entry: Entry, ply: number, seats: Heading['seats']): boolean {
  if (entry.type !== 'move' && entry.type !== 'take-back') return true;
  const seat = seats[entry.seat];
  if (!seat) return false;
  if (entry.type === 'take-back') return seat.kind === 'person' && entry.ply < ply;
  return entry.ply === ply + 1 && (entry.by === 'bot') === (seat.kind === 'bot');
}

/** One share for each seat: of bots none, of whoever was bound to one exactly that, of everybody else none that counts. */
const areBound = ({ seats, seeding }: Heading, shares: readonly string[] | undefined): boolean =>
  shares?.length === seats.length &&
  seats.every(({ kind, level, commitment }, i) => {
    const share = shares[i]!;
    if ((kind === 'bot') !== (level !== '')) return false;
    if (kind === 'bot') return share === '' && commitment === '';
    if (seeding === 'contributed/1') return commitment === '';
    return commitment === '' ? share === '' : commitment === shareCommitment(share);
  });

/** Every move, those that were taken back too, and what they led to. */
function verifyPlay<T extends GameTypes>(game: Game<T>, file: ChainedFile): Finding[] {
  const { heading, entries } = file;
  const ending = endingIn(entries);
  const played = playAgain(game, heading, ending?.seed ?? '', entries);
  if ('code' in played)
    return [
      finding('moves', false, [played.code, ...Object.values(played.params ?? {})].join(' ')),
    ];
  const hash = played.stateHash();
  const { outcome } = played;
  const moves = entries.filter(({ type }) => type === 'move').length;
  return [
    finding('moves', true, String(moves)),
    finding('ending', outcome !== undefined && hash === ending?.finalHash, hash),
    finding(
      'outcome',
      outcome !== undefined && hashJson(outcome) === hashOf(ending?.outcome),
      JSON.stringify(outcome ?? null),
    ),
  ];
}

function hashOf(value: unknown): string | undefined {
  try {
    return hashJson(value);
  } catch {
    return undefined;
  }
}

function playAgain<T extends GameTypes>(
  game: Game<T>,
  heading: Heading,
  seed: string,
  entries: readonly Entry[],
): Match<T> | Illegal {
  const header = headerIn(heading, seed);
  const why = checkSameRules(game, header);
  if (why) return why;
  const opened = openMatch(game, header.table, seed);
  if (!opened.ok) return opened.why;
  let match = opened.value;
  const moves: RecordedMove[] = [];
  for (const entry of entries) {
    if (entry.type === 'move') {
      const stopped = playOn(match, [moveIn(entry)]);
      if (stopped) return stopped;
      moves.push(moveIn(entry));
    }
    if (entry.type === 'take-back') {
      moves.length = Math.min(moves.length, entry.ply);
      const back = replay(game, { ...header, moves });
      if (!back.ok) return back.why;
      match = back.value;
    }
  }
  return match;
}

export const verifyChained = <T extends GameTypes>(game: Game<T>, file: ChainedFile): Finding[] => {
  const [chain, commitment, shares, seed, signature] = verifyProof(file);
  // It covers the entries by the last hash alone: where that does not follow from them, they are not what was signed.
  const isFine = signature!.isFine && isUnbroken(file);
  return [
    ...[chain!, commitment!, shares!, seed!],
    ...verifyPlay(game, file),
    { ...signature!, isFine },
  ];
};
