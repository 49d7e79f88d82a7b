/**
 * Nothing acknowledged is lost or doubled, nothing is shown before it is durable, and everybody is shown exactly what the
 * rules tell them. Looks at every entry the moment it is durable and at every frame the moment it leaves a node.
 */

import type { Wish } from '@parlor/client';
import type { LogEntry } from '@parlor/host';
import { hashJson } from '@parlor/kit';
import type { Position } from '@parlor/protocol';
import { games, isGameId } from '@parlor/registry';
import type { StoredMatch, StoredTable } from '../../domain/records.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import { Mirror, pictureOf } from './mirror.ts';

/** A match that is over is remembered for so long: somebody may still be told of it. */
const REMEMBER_MS = 60_000;

/** Clocks of computers differ; a delay is not measured by ours. */
const DELAY_TOLERANCE = 0.99;

export class MatchOracle {
  readonly mirrors = new Map<string, Mirror>();
  acknowledged = 0;
  shown = 0;
  private readonly delays = new Map<string, number>();
  private readonly over: { readonly match: string; readonly at: number }[] = [];

  constructor(
    private readonly findings: Findings,
    private readonly now: () => number,
  ) {}

  /** The database has done something. */
  stored({ call, args, result }: Done): void {
    const isDone = (result as { readonly is?: string } | undefined)?.is === 'done';
    if (call === 'createTable' && isDone) this.noteTable(args[0] as StoredTable);
    if (call === 'createMatch' && result === true) this.begin(args[0] as StoredMatch);
    if (call === 'append' && isDone) this.append(args[0] as LogEntry);
    if (call === 'finishMatch' && result === 'done') this.finish(args[0] as string, args[2]);
  }

  private noteTable({ id, doc }: StoredTable): void {
    const { watchDelay } = doc as { readonly watchDelay: number };
    if (watchDelay > 0) this.delays.set(id, 1000 * watchDelay);
  }

  private begin(stored: StoredMatch): void {
    if (!isGameId(stored.game)) throw new Error(`no such game: ${stored.game}`);
    this.mirrors.set(stored.id, new Mirror(stored, games[stored.game], this.now()));
  }

  private append(entry: LogEntry): void {
    const wrong = this.mirrors.get(entry.match)?.follow(entry, this.now());
    if (wrong !== undefined) this.findings.add('doubled', `${entry.match}: ${wrong}`);
  }

  private finish(match: string, outcome: unknown): void {
    const mirror = this.mirrors.get(match);
    if (!mirror) return;
    if (hashJson(outcome) !== hashJson(mirror.outcome ?? null)) {
      this.findings.add('mismatch', `${match} was booked with another outcome`);
    }
    if (!mirror.isSound) this.findings.add('mismatch', `${match} replays to two hashes`);
    this.over.push({ match, at: this.now() });
    while (this.over.length > 0 && this.over[0]!.at < this.now() - REMEMBER_MS) {
      this.mirrors.delete(this.over.shift()!.match);
    }
  }

  /** A node says that it has done what `player` said. */
  acknowledge(player: string, key: string, ply: number, wish: Wish & { type: 'answer' }): void {
    this.acknowledged++;
    const mirror = this.mirrors.get(wish.match);
    // It was over long ago.
    if (!mirror) return;
    const entry = mirror.entries.findLast((one) => one.player === player && one.key === key);
    const isThere =
      entry?.body.type === 'move' &&
      entry.body.ply === ply &&
      hashJson(entry.body.move) === hashJson(wish.move);
    if (!isThere) {
      this.findings.add(
        'lost',
        `move ${ply} of ${player} in ${wish.match} is acknowledged, but not kept`,
      );
    }
  }

  /** A node shows somebody where a match stands. */
  show(position: Position): void {
    this.shown++;
    const { match, version, viewer } = position;
    const mirror = this.mirrors.get(match);
    if (!mirror) return;
    const where = `${match} at ${version} for ${viewer}`;
    if (version > mirror.version) {
      return this.findings.add('early', `${where}: only ${mirror.version} are durable`);
    }
    if (pictureOf(position) !== mirror.pictureAt(version, viewer)) {
      this.findings.add('mismatch', `${where} is not what the rules tell`);
    }
    const delay = viewer === 'public' ? this.delays.get(mirror.stored.table) : undefined;
    const isOver = position.outcome !== undefined;
    if (delay === undefined || version === 0 || isOver) return;
    const passed = this.now() - mirror.times[version]!;
    if (passed < delay * DELAY_TOLERANCE) {
      this.findings.add('early', `${where} after ${Math.round(passed)} of ${delay} ms`);
    }
  }
}
