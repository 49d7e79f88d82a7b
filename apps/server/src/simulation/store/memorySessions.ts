/** Who is signed in where, in the simulated database. */

import { expectInteger, expectText } from '../../adapters/store/sql/values.ts';
import type { SessionCalls } from '../../application/ports/store.ts';
import { StoreError } from '../../application/ports/storeError.ts';
import { kept, type Rows } from './rows.ts';

export function memorySessions(rows: Rows): SessionCalls {
  const of = (player: string) =>
    [...rows.sessions.values()]
      .filter((one) => one.player === player)
      .sort((a, b) => b.seenAt - a.seenAt || (a.id < b.id ? -1 : 1));
  return {
    createSession: async (session, most) => {
      const { id, player, device, createdAt, seenAt } = session;
      for (const text of [id, player, device]) expectText('text', text);
      for (const time of [createdAt, seenAt]) expectInteger('time', time);
      if (rows.sessions.has(id) || !rows.players.has(player)) {
        throw new StoreError('refused', 'There is such a session, or no such player.');
      }
      rows.sessions.set(id, kept(session));
      for (const old of of(player).slice(most)) rows.sessions.delete(old.id);
    },
    session: async (id) => rows.sessions.get(id),
    sessionsOf: async (player) => of(player),
    seeSession: async (id, at) => {
      const session = rows.sessions.get(id);
      if (session && session.seenAt < at) rows.sessions.set(id, { ...session, seenAt: at });
    },
    endSessions: async (player, which) => {
      const ended = of(player)
        .map(({ id }) => id)
        .filter((id) => ('only' in which ? id === which.only : id !== which.allBut));
      for (const id of ended) rows.sessions.delete(id);
      const row = rows.players.get(player);
      if (row && 'allBut' in which) rows.players.set(player, { ...row, hasOldCookies: false });
      return ended;
    },
    liveSessions: async (ids) => new Set(ids.filter((id) => rows.sessions.has(id))),
    hasOldCookies: async (player) => rows.players.get(player)?.hasOldCookies ?? false,
  };
}
