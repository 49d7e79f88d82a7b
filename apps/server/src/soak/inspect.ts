/** Compares what the server told people with what is really in the store. */

import { type AnyGame, hashJson } from '@parlor/kit';
import { type MatchRecord, openMatch, type RecordedMove, replay } from '@parlor/match';
import { editionFor } from '@parlor/registry';
import type { LogEntry } from '@parlor/host';
import type { StoredMatch } from '../domain/records.ts';
import type { Store } from '../application/ports/store.ts';
import type { Acknowledged } from './simulatedPlayer.ts';

export interface Evidence {
  readonly acknowledged: readonly Acknowledged[];
  /** Hashes of views, by match, entry and viewer. */
  readonly shown: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The hash of the last state, as the server told it, by finished match. */
  readonly endings: ReadonlyMap<string, string>;
}

export interface Inspection {
  /** Acknowledged moves that are not in the log where they should be. */
  lost: number;
  /** Moves that are in the log more than once. */
  doubled: number;
  /** Matches that do not replay to what the server said or showed. */
  mismatched: number;
  readonly findings: string[];
}

export async function inspect(store: Store, evidence: Evidence): Promise<Inspection> {
  const inspection: Inspection = { lost: 0, doubled: 0, mismatched: 0, findings: [] };
  const byMatch = new Map<string, Acknowledged[]>();
  for (const move of evidence.acknowledged) {
    const moves = byMatch.get(move.match);
    if (moves) moves.push(move);
    else byMatch.set(move.match, [move]);
  }
  const matches = new Set([
    ...byMatch.keys(),
    ...evidence.shown.keys(),
    ...evidence.endings.keys(),
  ]);
  for (const id of matches) {
    const stored = await store.match(id);
    const entries = stored ? await store.log(id, 0) : [];
    compareMoves(entries, byMatch.get(id) ?? [], inspection);
    const problem = stored ? await compareStates(stored, entries, evidence) : 'is not in the store';
    if (problem === undefined) continue;
    inspection.mismatched++;
    inspection.findings.push(`match ${id} ${problem}`);
  }
  return inspection;
}

function compareMoves(
  entries: readonly LogEntry[],
  acknowledged: readonly Acknowledged[],
  inspection: Inspection,
): void {
  const byKey = new Map<string, LogEntry>();
  let ply = 0;
  entries.forEach((entry, i) => {
    const name = `${entry.player} ${entry.key}`;
    const isNext = entry.body.type === 'move' ? entry.body.ply === ply + 1 : entry.body.ply <= ply;
    if (byKey.has(name) || entry.n !== i + 1 || !isNext) {
      inspection.doubled++;
      inspection.findings.push(`entry ${entry.n} of ${entry.match} is there twice or out of turn`);
    }
    byKey.set(name, entry);
    ply = entry.body.ply;
  });
  for (const { match, player, key, seat, ply: at, move } of acknowledged) {
    const entry = byKey.get(`${player} ${key}`);
    const isThere =
      entry?.body.type === 'move' &&
      entry.seat === seat &&
      entry.body.ply === at &&
      hashJson(entry.body.move) === hashJson(move);
    if (isThere) continue;
    inspection.lost++;
    inspection.findings.push(`the acknowledged move ${at} of seat ${seat} in ${match} is lost`);
  }
}

/** What is wrong with the match as a whole. */
async function compareStates(
  stored: StoredMatch,
  entries: readonly LogEntry[],
  { shown, endings }: Evidence,
): Promise<string | undefined> {
  const header = stored.header as unknown as MatchRecord;
  const rules = await editionFor(header);
  if (!rules.ok) return `cannot be played: ${rules.why.code}`;
  const game = rules.value;
  const views = shown.get(stored.id) ?? new Map<string, string>();
  const moves: RecordedMove[] = [];
  const opened = openMatch(game, header.table, header.seed);
  if (!opened.ok) return `does not open: ${opened.why.code}`;
  let match = opened.value;
  const seats = [...Array.from({ length: header.table.seats }, (_, seat) => seat)];
  const differs = (version: number) =>
    seats.find((seat) => {
      const hash = views.get(`${version} ${seat}`);
      return hash !== undefined && hash !== hashJson(match.update(seat).view);
    });
  for (const { n, seat, body } of entries) {
    if (body.type === 'takeback') {
      moves.length = body.ply;
      const again = replayed(game, { ...header, moves });
      if (!again) return `does not replay at entry ${n}`;
      match = again;
    } else {
      const move = body.move as unknown as RecordedMove['move'];
      const answered = match.answer(seat, match.question(seat)?.id ?? -1, move);
      if (!answered.ok) return `does not replay at entry ${n}: ${answered.why.code}`;
      moves.push({ seat, move });
    }
    const wrong = differs(n);
    if (wrong !== undefined) return `was shown differently to seat ${wrong} at entry ${n}`;
  }
  const last = [...views.keys()].find((name) => Number(name.split(' ')[0]) > entries.length);
  if (last !== undefined) return `was shown further than it ever got`;
  const whole = replayed(game, { ...header, moves });
  const hash = match.stateHash();
  if (whole?.stateHash() !== hash) return 'replays to two hashes';
  const ending = endings.get(stored.id);
  if (ending !== undefined && ending !== hash) return 'ended otherwise than the server says';
  if (stored.outcome && hashJson(stored.outcome) !== hashJson(match.outcome ?? null)) {
    return 'has another outcome than was booked';
  }
  return undefined;
}

function replayed(game: AnyGame, record: MatchRecord) {
  const result = replay(game, record);
  return result.ok ? result.value : undefined;
}
