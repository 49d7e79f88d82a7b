/** A database in memory that keeps the promises of the store; each call is done in one piece. */

import type { Core } from '../../adapters/store/sql/core.ts';
import { expectInteger, expectText } from '../../adapters/store/sql/values.ts';
import { LONGEST_LEASE_MS, type Lease } from '../../application/ports/store.ts';
import { StoreError } from '../../application/ports/storeError.ts';
import { memoryCharges } from './memoryCharges.ts';
import { memoryDepartures } from './memoryDepartures.ts';
import { memoryMatches } from './memoryMatches.ts';
import { memoryOrder } from './memoryOrder.ts';
import { memoryPasskeys } from './memoryPasskeys.ts';
import { memoryPeople } from './memoryPeople.ts';
import { memorySessions } from './memorySessions.ts';
import { memoryTables } from './memoryTables.ts';
import type { DueRow, Rows } from './rows.ts';

/** `now` is the database's own clock. */
export const memoryCore = (rows: Rows, now: () => number): Core => ({
  ...memoryPeople(rows),
  ...memorySessions(rows),
  ...memoryPasskeys(rows),
  ...memoryDepartures(rows),
  ...memoryTables(rows),
  ...memoryMatches(rows),
  ...memoryOrder(rows),
  ...memoryCharges(rows),
  ...work(rows, now),

  now: async () => now(),
  newest: async () => newest(rows),

  readSecret: async (name) => rows.secrets.get(name),
  keepSecret: async (name, value) => {
    const secret = rows.secrets.get(name) ?? expectText('value', value);
    rows.secrets.set(expectText('name', name), secret);
    return secret;
  },
  ping: async () => {},
  probe: async () => rows.noteTime(now()),
  backup: async () => {
    throw new StoreError('refused', 'There is nothing to copy to.');
  },
  close: async () => {},
});

/** Which node sees to which match. */
function work(
  { due, matches }: Rows,
  now: () => number,
): Pick<Core, 'claim' | 'release' | 'takeDue' | 'renewLeases'> {
  const isDead = ({ until }: DueRow) => until <= now() || until > now() + LONGEST_LEASE_MS;
  const hold = (row: DueRow, { node, ms }: Lease) => {
    row.node = node;
    row.until = now() + ms;
  };
  const isPlaying = (match: string) => matches.get(match)?.stored.status === 'playing';
  return {
    claim: async (match, lease) => {
      expectLease(lease);
      if (!isPlaying(match)) return false;
      const row = due.get(match) ?? { due: null, node: null, until: 0 };
      due.set(match, row);
      if (row.node !== null && row.node !== lease.node && !isDead(row)) return false;
      hold(row, lease);
      return true;
    },

    release: async (match, node, at) => {
      const then = at === null ? null : expectInteger('due', at);
      const row = due.get(match);
      if (row?.node === node) Object.assign(row, { due: then, node: null, until: 0 });
    },

    takeDue: async (lease, dueBy, limit) => {
      expectLease(lease);
      const since = (row: DueRow) => (row.node === null ? row.due! : row.until);
      const isFree = (row: DueRow) =>
        row.node === null ? row.due !== null && row.due <= dueBy : isDead(row);
      const taken = [...due]
        .filter(([match, row]) => isPlaying(match) && isFree(row))
        .sort(([a, one], [b, other]) => since(one) - since(other) || (a < b ? -1 : 1))
        .slice(0, limit);
      for (const [, row] of taken) hold(row, lease);
      return taken.map(([match]) => match);
    },

    renewLeases: async (lease) => {
      expectLease(lease);
      const mine = [...due].filter(([, { node }]) => node === lease.node);
      for (const [, row] of mine) hold(row, lease);
      return mine.map(([match]) => match);
    },
  };
}

function expectLease({ node, ms }: Lease): void {
  expectText('node', node);
  expectInteger('ms', ms, 0, LONGEST_LEASE_MS);
}

function newest(rows: Rows): number {
  const times = [rows.newest, rows.newestAttendance - LONGEST_LEASE_MS];
  for (const [match, { node, until }] of rows.due) {
    const row = rows.matches.get(match)!;
    times.push(row.stored.startedAt, row.entries.at(-1)?.at ?? 0);
    if (node !== null) times.push(until - LONGEST_LEASE_MS);
  }
  return Math.max(...times);
}
