/** The file of a finished match, signed by the house: in today's format, or in the one before it. */

import type { Ending, LogEntry } from '@parlor/host';
import { sign } from '@parlor/kit';
import {
  type ChainedFile,
  type Entry,
  type Heading,
  MATCH_FILE_FORMAT,
  type MatchFile,
  type MatchRecord,
  type MoveEntry,
  writeChainedFile,
} from '@parlor/match';
import type { StoredMatch } from '../../domain/records.ts';
import { isCommitted } from '../../domain/tables/shares.ts';
import { isRatedAt, type SeatDoc, type TableDoc, tableInfo } from '../../domain/tables/tableDoc.ts';

export interface Finished {
  readonly match: StoredMatch;
  readonly doc: TableDoc;
  readonly ending: Ending;
  /** Its whole log. */
  readonly log: readonly LogEntry[];
}

export interface HouseKeys {
  readonly publicKey: string;
  readonly signingKey: string;
}

export function chainedFile(finished: Finished, keys: HouseKeys): ChainedFile {
  const { match, doc, ending, log } = finished;
  const entries: Entry[] = [
    { n: 1, at: match.startedAt, type: 'shares', shares: sharesOf(doc) },
    ...happened(log, doc.seats),
    {
      n: log.length + FIRST_AFTER_SHARES,
      at: log.at(-1)?.at ?? match.startedAt,
      type: 'ending',
      serverSeed: doc.serverSeed,
      seed: recordOf(ending).seed,
      finalHash: ending.finalHash,
      outcome: ending.outcome,
    },
  ];
  return writeChainedFile(headingOf(finished), entries, keys);
}

const FIRST_AFTER_SHARES = 2;

const recordOf = ({ record }: Ending) => record as unknown as MatchRecord;

const sharesOf = ({ seats }: TableDoc): string[] => seats.map(({ contribution }) => contribution);

function headingOf({ match, doc, ending }: Finished): Heading {
  const { game, rulesVersion, rng, table } = recordOf(ending);
  const areAllBound = isCommitted(doc);
  return {
    match: match.id,
    ...{ game, rulesVersion, rng },
    options: table.options as unknown as Heading['options'],
    seats: doc.seats.map(({ player, name, level, commitment = '' }) => ({
      name,
      kind: player === null ? 'bot' : 'person',
      level: player === null ? (level ?? '') : '',
      commitment: areAllBound ? commitment : '',
    })),
    commitment: tableInfo(doc).fairness.commitment,
    seeding: areAllBound ? 'committed/1' : 'contributed/1',
    aborts: doc.aborts ?? 0,
    isRated: isRatedAt(doc),
    startedAt: match.startedAt,
  };
}

function happened(log: readonly LogEntry[], seats: readonly SeatDoc[]): Entry[] {
  let ply = 0;
  return log.map(({ at, seat, player, body }, i): Entry => {
    const base = { n: i + FIRST_AFTER_SHARES, at, seat };
    ply = body.type === 'takeback' ? body.ply : ply + 1;
    if (body.type === 'takeback') return { ...base, type: 'take-back', ply };
    return {
      ...base,
      type: 'move',
      ply,
      by: moverOf(player, body.isLate === true, seats[seat]!),
      move: body.move as MoveEntry['move'],
      took: body.took ?? null,
    };
  });
}

function moverOf(player: string, isLate: boolean, seat: SeatDoc): MoveEntry['by'] {
  if (seat.player === null) return 'bot';
  if (!player.startsWith('bot:')) return 'person';
  return isLate ? 'time-out' : 'stand-in';
}

/** For pages and programs from before the chain. */
export function movesOnlyFile({ match, doc, ending }: Finished, keys: HouseKeys): MatchFile {
  const { names, fairness } = { names: doc.seats.map(({ name }) => name), ...tableInfo(doc) };
  const unsigned: Omit<MatchFile, 'signature'> = {
    format: MATCH_FILE_FORMAT,
    match: match.id,
    names,
    record: ending.record as unknown as MatchFile['record'],
    fairness: {
      commitment: fairness.commitment,
      serverSeed: doc.serverSeed,
      contributions: fairness.contributions,
    },
    finalHash: ending.finalHash,
    outcome: ending.outcome,
    publicKey: keys.publicKey,
  };
  return { ...unsigned, signature: sign(unsigned, keys.signingKey) };
}
