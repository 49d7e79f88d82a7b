/** Whoever looks at the list of their tables finds every one where they sit, and is told rightly who is asked there. */

import type { OwnTable } from '@parlor/protocol';
import type { Findings } from './findings.ts';
import type { MatchOracle } from './matchOracle.ts';
import type { TablesKept } from './tablesKept.ts';

/** After that nodes have recovered from what went wrong. */
const RECOVERED_MS = 3000;
/** A call of another node, and what that takes. */
const FOLLOWED_MS = 400;

export interface ListOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly tables: TablesKept;
  readonly matches: MatchOracle;
  readonly quietSince: () => number | undefined;
}

export class ListOracle {
  constructor(private readonly parts: ListOracleParts) {}

  /** Somebody asks a node for their list; what cannot be told just now is told the next time. */
  async look(player: string, ask: () => Promise<readonly OwnTable[]>): Promise<void> {
    const { findings, matches, now, quietSince } = this.parts;
    const before = this.seatedAt(player);
    const versions = new Map([...matches.mirrors].map(([id, { version }]) => [id, version]));
    const told = await ask().catch(() => undefined);
    if (!told) return;
    const names = new Set(told.map(({ id }) => id));
    const after = this.seatedAt(player);
    for (const table of before) {
      if (after.has(table) && !names.has(table)) {
        findings.add('list', `${player} sits at ${table}, and it is not on their list`);
      }
    }
    const since = quietSince();
    const isWell = since !== undefined && now() - since > RECOVERED_MS;
    for (const { id, match, asked } of told) {
      const mirror = match === null ? undefined : matches.mirrors.get(match);
      if (!mirror || !asked || !isWell || mirror.version !== versions.get(mirror.stored.id))
        continue;
      const lately = mirror.times.at(-1) ?? 0;
      const seats = asked.map(({ seat }) => seat).join();
      const expected = mirror.asked.join();
      if (seats === expected || now() - lately <= FOLLOWED_MS) continue;
      const what = `seats ${seats} are asked at ${id}, and it is ${expected}`;
      findings.add('list', `${player} is told that ${what}`);
    }
  }

  private seatedAt(player: string): ReadonlySet<string> {
    const tables = [...this.parts.tables].flatMap(({ doc: { id, status, seats } }) => {
      const isRunning = status === 'open' || status === 'playing';
      return isRunning && seats.some((seat) => seat.player === player) ? [id] : [];
    });
    return new Set(tables);
  }
}
