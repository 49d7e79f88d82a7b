/**
 * Whoever was signed out, or has had everything deleted, is gone: no node lets them in, no line of theirs stays open, and
 * a while later nothing that is kept speaks of them.
 */

import type { Core } from '../../adapters/store/sql/core.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import type { TablesKept } from './tablesKept.ts';
import type { WatchedLine } from './watchedLine.ts';

/** A call of another node, or the next look at the database, and what that takes. */
const FOLLOWED_MS = 3000;

const PLENTY = 1000;

/** What is open at a node. */
interface OpenLine {
  readonly player: string;
  readonly session: string | undefined;
  readonly isOpen: boolean;
}

export class IdentityOracle {
  /** By session: when it was ended. */
  private readonly ended = new Map<string, number>();
  /** By player: when they were forgotten. */
  private readonly gone = new Map<string, number>();
  /** By player: what they have called themselves. */
  private readonly names = new Map<string, Set<string>>();

  constructor(
    private readonly findings: Findings,
    private readonly tables: TablesKept,
    private readonly now: () => number,
  ) {}

  stored({ call, args, result }: Done): void {
    if (call === 'endSessions') for (const id of result as string[]) this.note(this.ended, id);
    if (call === 'forgetPlayer' && result === true) this.note(this.gone, args[0] as string);
    if (call === 'renamePlayer') this.called(...(args as [string, string]));
  }

  private called(player: string, name: string): void {
    this.names.set(player, (this.names.get(player) ?? new Set()).add(name));
  }

  private note(times: Map<string, number>, id: string): void {
    if (!times.has(id)) times.set(id, this.now());
  }

  isGone(player: string): boolean {
    return this.gone.has(player);
  }

  /** A node has let somebody in. */
  welcomed({ speaker, openedAt }: WatchedLine): void {
    const since = this.gone.get(speaker.player);
    if (since === undefined || openedAt <= since) return;
    this.findings.add('identity', `${speaker.name} was deleted and is let in again`);
  }

  /** Once a second in quiet times, at each node. */
  look(node: string, lines: Iterable<OpenLine>, quietSince: number): void {
    for (const { player, session, isOpen } of lines) {
      const since = this.gone.get(player) ?? this.ended.get(session ?? '');
      if (!isOpen || since === undefined) continue;
      const late = this.now() - Math.max(since, quietSince);
      if (late <= FOLLOWED_MS) continue;
      const what = this.gone.has(player) ? 'deleted' : 'signed out';
      const where = `has an open line at ${node} ${Math.round(late)} ms later`;
      this.findings.add('identity', `${player} was ${what} and ${where}`);
    }
  }

  /** Everybody has gone home a while ago. */
  async lookAtRest(core: Core): Promise<void> {
    for (const player of this.gone.keys()) {
      const left = {
        name: (await core.player(player)) !== undefined,
        sessions: (await core.sessionsOf(player)).length > 0,
        words: (await core.linesOf(player)).length > 0,
        ratings: (await core.ratingsOf(player)).length > 0,
        tables: (await core.tablesOf(player, PLENTY)).length > 0,
        matches: (await core.matchesOf(player, PLENTY)).length > 0,
        mentions: this.isSpokenOf(player),
        work: (await core.departures(Number.MAX_SAFE_INTEGER, PLENTY)).includes(player),
      };
      const kept = Object.entries(left).flatMap(([what, isLeft]) => (isLeft ? [what] : []));
      if (kept.length > 0) {
        this.findings.add('identity', `${player} was deleted, and there are ${kept.join(', ')}`);
      }
    }
    for (const { doc } of this.tables) {
      for (const { player, name } of doc.seats) {
        if (player?.startsWith('former:') !== true || name === '') continue;
        this.findings.add('identity', `a former guest is still called ${name} at ${doc.id}`);
      }
    }
  }

  /** Anywhere in the document of any table: by their id, or by a name that nobody else has had. */
  private isSpokenOf(player: string): boolean {
    const own = [player, ...(this.names.get(player) ?? [])];
    return [...this.tables].some(({ doc }) => {
      const text = JSON.stringify(doc);
      return own.some((one) => text.includes(one));
    });
  }
}
