/** Who comes back: by a link once, in time and by the newest one alone; and nobody by a session that was ended. */

import type { Player, Session } from '../../domain/records.ts';
import type { WhichSessions } from '../../application/ports/store.ts';
import { BEGINNING } from '../engine/machine.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import type { WatchedLine } from './watchedLine.ts';

/** As the page says it: a link is good for a week. */
const LINK_MS = 7 * 86_400_000;

/** A node knows the time as well as an answer tells it. */
const UNSURE_MS = 60_000;

interface Link {
  readonly player: string;
  readonly until: number;
}

export class ReturnOracle {
  /** By hash: those that are good unless it is too late. */
  private readonly links = new Map<string, Link>();
  /** By player: the newest one. */
  private readonly newest = new Map<string, string>();
  /** By player. */
  private readonly sessions = new Map<string, Set<string>>();
  /** By session: when it was ended. */
  private readonly ended = new Map<string, number>();

  constructor(
    private readonly findings: Findings,
    private readonly now: () => number,
  ) {}

  private find(what: string): void {
    this.findings.add('identity', what);
  }

  stored({ call, args, result }: Done): void {
    switch (call) {
      case 'setRecovery':
        return this.made(...(args as [string, string, number]));
      case 'useRecovery':
        return this.used(args[0] as string, (result as Player | undefined)?.id);
      case 'createSession': {
        const { player, id } = args[0] as Session;
        const own = this.sessions.get(player) ?? new Set();
        this.sessions.set(player, own.add(id));
        return;
      }
      case 'endSessions':
        return this.end(...(args as [string, WhichSessions]), result as readonly string[]);
      case 'forgetPlayer':
        return this.forget(args[0] as string);
      case 'act':
        for (const effect of args[1] as readonly { do: string; player?: string }[]) {
          if (result !== undefined && effect.do === 'forget') this.forget(effect.player!);
        }
        return;
      default:
    }
  }

  private forget(player: string): void {
    this.sessions.delete(player);
    this.links.delete(this.newest.get(player) ?? '');
    this.newest.delete(player);
  }

  private made(player: string, hash: string, until: number): void {
    const now = BEGINNING + this.now();
    if (until > now + LINK_MS + UNSURE_MS) this.find(`a link of ${player} is good for too long`);
    this.links.delete(this.newest.get(player) ?? '');
    this.newest.set(player, hash);
    this.links.set(hash, { player, until: Math.min(until, now + LINK_MS) });
  }

  private used(hash: string, player: string | undefined): void {
    const link = this.links.get(hash);
    const left = link === undefined ? 0 : link.until - BEGINNING - this.now();
    if (player !== undefined && link === undefined) {
      this.find(`${player} comes back by a link that is worth nothing any more`);
    } else if (player !== undefined && left < -UNSURE_MS) {
      this.find(`${player} comes back by a link that is too old`);
    } else if (player === undefined && left > UNSURE_MS) {
      this.find(`a good link of ${link!.player} is refused`);
    }
    if (player !== undefined && link !== undefined && link.player !== player) {
      this.find(`a link of ${link.player} lets ${player} in`);
    }
    if (player !== undefined) this.links.delete(hash);
  }

  private end(player: string, which: WhichSessions, ended: readonly string[]): void {
    const own = this.sessions.get(player) ?? new Set();
    for (const id of ended) {
      own.delete(id);
      this.ended.set(id, this.now());
    }
    if ('only' in which) return;
    const left = [...own].filter((id) => id !== which.allBut);
    if (left.length > 0) this.find(`${left.length} sessions of ${player} are not ended`);
  }

  /** A node has let somebody in. */
  welcomed({ speaker, openedAt }: WatchedLine): void {
    const since = this.ended.get(speaker.session ?? '');
    if (since === undefined || openedAt <= since) return;
    this.find(`${speaker.name} is let in by a session that was ended`);
  }
}
