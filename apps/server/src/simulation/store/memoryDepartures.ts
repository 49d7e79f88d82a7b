/** What the simulated database keeps about one person, and how it is forgotten. */

import { HOUR_MS } from '../../adapters/store/sql/charges.ts';
import { expectInteger, expectText } from '../../adapters/store/sql/values.ts';
import type { DepartureCalls } from '../../application/ports/store.ts';
import { nameOf } from './memoryMatches.ts';
import type { Rows } from './rows.ts';

export const memoryDepartures = (rows: Rows): DepartureCalls => ({
  linesOf: async (player) =>
    [...rows.chat.values()]
      .flatMap((lines) => [...lines.values()].filter((line) => line.player === player))
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),

  ratingsOf: async (player) =>
    [...rows.ratings.values()]
      .filter(({ id }) => id === player)
      .sort((a, b) => (a.game < b.game ? -1 : 1)),

  keptAbout: async (player) => {
    const hours = new Map<number, number>();
    for (const { account, hour, bytes } of rows.charges) {
      if (account === player) hours.set(hour, (hours.get(hour) ?? 0) + bytes);
    }
    return {
      reports: [...rows.reports.values()]
        .filter(({ by }) => by === player)
        .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
        .map(({ at, table, name, reason, words, settledAt }) => ({
          ...{ at, table, name, reason, words, settledAt },
        })),
      sanctions: rows.sanctions
        .filter(({ on, target }) => on === 'person' && target === player)
        .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
        .map(({ kind, at, until, liftedAt }) => ({ kind, at, until, liftedAt })),
      charges: [...hours]
        .sort(([a], [b]) => b - a)
        .map(([hour, bytes]) => ({ at: hour * HOUR_MS, bytes })),
      refusals: [...(rows.refusals.get(player) ?? [])]
        .sort(([a, one], [b, other]) => other.at - one.at || (a < b ? -1 : 1))
        .map(([, { at, why }]) => ({ at, code: why.code })),
    };
  },

  forgetPlayer: async (id, at) => {
    expectText('id', id);
    if (!rows.players.has(id) && !rows.departures.has(id)) return false;
    if (!rows.departures.has(id)) rows.departures.set(id, expectInteger('at', at));
    rows.players.delete(id);
    rows.refusals.delete(id);
    rows.shunned.delete(id);
    rows.charges = rows.charges.filter(({ account }) => account !== id);
    for (const others of rows.shunned.values()) others.delete(id);
    for (const [name, report] of rows.reports) {
      if (report.about === id) rows.reports.delete(name);
      else if (report.by === id) rows.reports.set(name, { ...report, by: '' });
    }
    for (const [name, { player }] of rows.sessions) if (player === id) rows.sessions.delete(name);
    for (const [name, { player }] of rows.passkeys) if (player === id) rows.passkeys.delete(name);
    for (const [name, rating] of rows.ratings) if (rating.id === id) rows.ratings.delete(name);
    for (const lines of rows.chat.values()) {
      for (const [name, { player }] of lines) if (player === id) lines.delete(name);
    }
    for (const here of rows.attendance.values()) {
      for (const [name, { player }] of here) if (player === id) here.delete(name);
    }
    return true;
  },

  departures: async (before, limit) =>
    [...rows.departures]
      .filter(([, at]) => at < before)
      .sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1))
      .slice(0, limit)
      .map(([player]) => player),

  endDeparture: async (id, as) => {
    expectText('as', as);
    for (const row of rows.matches.values()) {
      const { seats } = row.stored;
      if (!seats.includes(id)) continue;
      row.stored = Object.freeze({
        ...row.stored,
        seats: Object.freeze(seats.map((seat) => (seat === id ? as : seat))),
      });
      for (const [i, entry] of row.entries.entries()) {
        if (entry.player !== id) continue;
        const renamed = Object.freeze({ ...entry, player: as });
        row.entries[i] = renamed;
        row.byCommand.delete(nameOf(id, entry.key));
        row.byCommand.set(nameOf(as, entry.key), renamed);
      }
    }
    rows.departures.delete(id);
  },
});
