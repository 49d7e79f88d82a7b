/** A rated match changes ratings and a friendly one does not; and where it counts nobody takes back what has revealed something. */

import { isForeseenSince, type LogEntry } from '@parlor/host';
import type { MatchRecord, RecordedMove } from '@parlor/match';
import { games, isGameId } from '@parlor/registry';
import { ratedAt } from '../../domain/ratings/ratings.ts';
import { isFormer } from '../../domain/tables/former.ts';
import { isRatedAt } from '../../domain/tables/tableDoc.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import type { Mirror } from './mirror.ts';
import type { TablesKept } from './tablesKept.ts';

export class RatedOracle {
  /** By match: its table. */
  private readonly tableOf = new Map<string, string>();

  constructor(
    private readonly findings: Findings,
    private readonly tables: TablesKept,
  ) {}

  stored({ call, args, result }: Done): void {
    if (call !== 'finishMatch' || result !== 'done') return;
    const [match, , , ratings] = args as [string, number, unknown, readonly unknown[]];
    const doc = this.tables.get(this.tableOf.get(match) ?? '')?.doc;
    this.tableOf.delete(match);
    if (!doc) return;
    // Whoever was forgotten meanwhile has no rating any more.
    const isAnyRated = isRatedAt(doc) && ratedAt(doc).some((id) => !isFormer(id));
    if (ratings.length > 0 !== isAnyRated) {
      const kind = isRatedAt(doc) ? 'rated' : 'friendly';
      this.findings.add('rated', `${match} is ${kind} and changes ${ratings.length} ratings`);
    }
  }

  /** `mirror` stands where the match stood before the entry. */
  appended(mirror: Mirror, { match, n, body }: LogEntry): void {
    const { table, game, header } = mirror.stored;
    this.tableOf.set(match, table);
    const doc = this.tables.get(table)?.doc;
    if (body.type !== 'takeback' || !doc || !isRatedAt(doc) || !isGameId(game)) return;
    const moves = movesIn(mirror.entries);
    if (isForeseenSince(games[game], header as unknown as MatchRecord, moves, body.ply)) return;
    this.findings.add('rated', `entry ${n} of ${match} takes back what has revealed something`);
  }
}

function movesIn(entries: readonly LogEntry[]): RecordedMove[] {
  const moves: RecordedMove[] = [];
  for (const { seat, body } of entries) {
    if (body.type === 'takeback') moves.length = body.ply;
    else moves.push({ seat, move: body.move as unknown as RecordedMove['move'] });
  }
  return moves;
}
