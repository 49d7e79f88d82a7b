/**
 * Nothing acknowledged is lost or doubled, nothing is shown before it is durable, and everybody is shown exactly what the
 * rules tell them. Looks at every entry the moment it is durable and at every frame the moment it leaves a node.
 */

import type { Wish } from '@parlor/client';
import type { LogEntry } from '@parlor/host';
import { hashJson } from '@parlor/kit';
import { type History, LIMITS, type Position } from '@parlor/protocol';
import { games, isGameId } from '@parlor/registry';
import type { StoredMatch, StoredTable } from '../../domain/records.ts';
import type { SimulatedProcess } from '../engine/process.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import { isDone } from './isDone.ts';
import { Mirror, pictureOf } from './mirror.ts';

/** A match that is over is remembered for so long: somebody may still be told of it. */
const REMEMBER_MS = 60_000;

/** Clocks of computers differ; a delay is not measured by ours. */
const DELAY_TOLERANCE = 0.99;

/** A move is made before it is durable, by a clock that was set over a line that may have been slow. */
const MADE_BEFORE_MS = 800;

export class MatchOracle {
  readonly mirrors = new Map<string, Mirror>();
  acknowledged = 0;
  shown = 0;
  private readonly writers = new WeakMap<LogEntry, SimulatedProcess>();
  private readonly delays = new Map<string, number>();
  private readonly over: { readonly match: string; readonly at: number }[] = [];

  constructor(
    private readonly findings: Findings,
    private readonly now: () => number,
    /** Is told of every entry, before its match has followed it. */
    private readonly appending: (mirror: Mirror, entry: LogEntry) => void,
  ) {}

  /** The database has done something. */
  stored({ call, args, result, process }: Done): void {
    if (call === 'createTable' && isDone(result)) this.noteTable(args[0] as StoredTable);
    if (call === 'createMatch' && result === true) this.begin(args[0] as StoredMatch);
    if (call === 'append' && isDone(result)) this.append(args[0] as LogEntry, process);
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

  /** The process that has appended an entry. */
  appendedBy(entry: LogEntry): SimulatedProcess | undefined {
    return this.writers.get(entry);
  }

  private append(entry: LogEntry, process: SimulatedProcess): void {
    this.writers.set(entry, process);
    const mirror = this.mirrors.get(entry.match);
    if (mirror) this.appending(mirror, entry);
    const wrong = mirror?.follow(entry, this.now());
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
    const told = mirror.toldAt(version, viewer);
    if (pictureOf(position) !== told.picture) {
      this.findings.add('mismatch', `${where} is not what the rules tell`);
    }
    if (position.events.length > 0 && JSON.stringify(position.events) !== told.events) {
      this.findings.add('mismatch', `${where} with events of something else`);
    }
    const lastAnswer = mirror.lastAnswerAt(version, viewer);
    if (position.lastAnswer !== lastAnswer) {
      const what = `${position.lastAnswer} is told as their last answer, and not ${lastAnswer}`;
      this.findings.add('mismatch', `${where}: ${what}`);
    }
    this.lookAtDelay(mirror, where, position);
  }

  /** A node tells somebody what led to where a match stands. */
  recount(history: History): void {
    const { match, version, viewer, ply, steps } = history;
    const mirror = this.mirrors.get(match);
    if (!mirror || version > mirror.version) return;
    const where = `the history of ${match} at ${version} for ${viewer}`;
    const expected = mirror.stepsAt(version, viewer, LIMITS.history);
    // Of a match that was opened anew only the newest steps may be known.
    const isRight = hashJson(steps) === hashJson(expected.slice(-steps.length));
    if (!isRight || steps.length === 0) {
      this.findings.add('mismatch', `${where} up to move ${ply} is not what the rules tell`);
    }
    this.lookAtDelay(mirror, where, { version, viewer, outcome: undefined });
  }

  /** Whoever watches with a delay is told nothing before it has passed. */
  private lookAtDelay(
    mirror: Mirror,
    where: string,
    { version, viewer, outcome }: Pick<Position, 'version' | 'viewer' | 'outcome'>,
  ): void {
    const delay = viewer === 'public' ? this.delays.get(mirror.stored.table) : undefined;
    if (delay === undefined || version === 0 || outcome !== undefined) return;
    const passed = this.now() - mirror.times[version]!;
    if (passed < delay * DELAY_TOLERANCE - MADE_BEFORE_MS) {
      this.findings.add('early', `${where} after ${Math.round(passed)} of ${delay} ms`);
    }
  }
}
