/** The list of tables: whatever is open to all and has somebody there is on it, and nobody fills it alone. */

import type { ServerMessage } from '@parlor/protocol';
import type { ShunnedPerson } from '../../domain/order/records.ts';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import type { Presence } from './restOracle.ts';
import { BEGINNING } from '../engine/machine.ts';
import type { TablesKept } from './tablesKept.ts';
import type { WatchedLine } from './watchedLine.ts';

type Lobby = Extract<ServerMessage, { type: 'lobby' }>;

/** As many of one host as may be listed, and in all. */
const MOST_OF_ONE_HOST = 3;
const MOST_SHOWN = 100;

/** Whoever looks is told so soon of what has changed. */
const TOLD_MS = 2500;

/** A table stays on it for that long after a change; later somebody has to be there, and that is noticed now and then. */
const STAYS_MS = 100_000;
const LOOKED_MS = 15_000;

export interface LobbyOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly tables: TablesKept;
  readonly presence: (table: string) => Presence;
}

export class LobbyOracle {
  /** What was listed last on a line, by table; and since when it is listened to. */
  private readonly heard = new WeakMap<
    WatchedLine,
    { listed: ReadonlySet<string>; since: number }
  >();

  /** Whoever has blocked somebody or is blocked by somebody: they do not see everything. */
  private readonly atOdds = new Set<string>();

  constructor(private readonly parts: LobbyOracleParts) {}

  stored({ call, args }: Done): void {
    if (call !== 'shun') return;
    const [player, whom] = args as [string, ShunnedPerson];
    if (whom.how === 'block') this.atOdds.add(player).add(whom.player);
  }

  /** A node shows somebody the list. */
  tell(line: WatchedLine, { tables }: Lobby): void {
    const { findings, now, tables: kept } = this.parts;
    const since = this.heard.get(line)?.since ?? now();
    this.heard.set(line, { listed: new Set(tables.map(({ id }) => id)), since });
    const hosts = new Map<string, number>();
    for (const { id } of tables) {
      const doc = kept.get(id)?.doc;
      if (!doc) continue;
      const count = (hosts.get(doc.host) ?? 0) + 1;
      hosts.set(doc.host, count);
      // Hosting may just have passed to somebody who has others.
      if (count > MOST_OF_ONE_HOST && doc.passed === undefined) {
        findings.add('lobby', `${line.speaker.name} sees ${count} tables of ${doc.host}`);
      }
    }
  }

  /** Once a second, while nothing goes wrong. */
  look(lines: Iterable<WatchedLine>, quietSince: number): void {
    const { findings, now } = this.parts;
    let due: readonly TableDoc[] | undefined;
    for (const line of lines) {
      const heard = this.heard.get(line);
      if (!heard || now() - Math.max(heard.since, quietSince) <= TOLD_MS) continue;
      if (line.speaker.isHostile || this.atOdds.has(line.speaker.player)) continue;
      due ??= this.due(quietSince);
      for (const { id, host } of due) {
        if (heard.listed.has(id)) continue;
        findings.add('lobby', `${line.speaker.name} does not see ${id} of ${host} on the list`);
      }
    }
  }

  /** Tables that everybody must see by now who looks. */
  private due(quietSince: number): readonly TableDoc[] {
    const { tables, now, presence } = this.parts;
    const running: TableDoc[] = [];
    const changed = new Map<string, number>();
    const counts = new Map<string, number>();
    for (const { doc, changedAt } of tables) {
      const { host, status } = doc;
      changed.set(host, Math.max(changedAt, changed.get(host) ?? 0));
      if (doc.isPublic && (status === 'open' || status === 'playing')) running.push(doc);
    }
    if (running.length > MOST_SHOWN) return [];
    const isSince = (since: number, ms: number) => now() - Math.max(since, quietSince) > ms;
    return running
      .sort((a, b) => b.updatedAt - a.updatedAt)
      .filter(({ id, host, updatedAt }) => {
        const place = (counts.get(host) ?? 0) + 1;
        counts.set(host, place);
        const { isEmpty, since } = presence(id);
        const isOld = now() + BEGINNING - updatedAt > STAYS_MS;
        // One of a host's tables may be listed because another one is not any more.
        const isTold = isSince(changed.get(host)!, TOLD_MS);
        return (
          place <= MOST_OF_ONE_HOST &&
          isTold &&
          !isEmpty &&
          isSince(since, isOld ? LOOKED_MS : TOLD_MS)
        );
      });
  }
}
