/** People of the simulated database: who they are, where they are, what they said and what they were refused. */

import type { Core } from '../../adapters/store/sql/core.ts';
import { expectInteger, expectText } from '../../adapters/store/sql/values.ts';
import { StoreError } from '../../application/ports/storeError.ts';
import type { Player } from '../../domain/records.ts';
import { appendedAs } from './memoryMatches.ts';
import { charge } from './memoryCharges.ts';
import { kept, type RefusalRow, type Rows } from './rows.ts';

type People = Pick<
  Core,
  | 'createPlayer'
  | 'player'
  | 'useRecovery'
  | 'renamePlayer'
  | 'setRecovery'
  | 'forgetArrivals'
  | 'keepRefusal'
  | 'refusal'
  | 'forgetRefusals'
  | 'attend'
  | 'attendance'
  | 'forgetAttendance'
  | 'addChat'
  | 'chat'
  | 'seePlayer'
  | 'forgetChat'
  | 'forgetGuests'
>;

/** Characters of keys that a player was renamed by: at least the last 32. */
const RENAMES_KNOWN = 32 * 66;

/** Of each player the newest refusals. */
const MOST_OF_A_PLAYER = 256;

export const memoryPeople = (rows: Rows): People => ({
  createPlayer: async (player, limit) => {
    const { id, name, recoveryHash, createdAt } = player;
    for (const text of [id, name, recoveryHash ?? '']) expectText('text', text);
    const at = expectInteger('createdAt', createdAt);
    if (limit) {
      const place = expectText('from', limit.from);
      const lately = rows.arrivals.filter((one) => one.place === place && one.at > limit.since);
      if (lately.length >= limit.most) return false;
      rows.arrivals.push({ place, at });
    }
    if (rows.players.has(id)) throw new StoreError('refused', 'That player exists.');
    rows.players.set(id, {
      ...player,
      renames: '',
      seenAt: at,
      recoveryUntil: 0,
      hasOldCookies: true,
    });
    return true;
  },

  player: async (id) => playerOf(rows.players.get(id)),

  useRecovery: async (hash, at) => {
    const row = [...rows.players.values()].find(({ recoveryHash }) => recoveryHash === hash);
    if (!row || row.recoveryUntil <= expectInteger('at', at)) return undefined;
    const used = { ...row, recoveryHash: null };
    rows.players.set(row.id, used);
    return playerOf(used);
  },

  renamePlayer: async (id, name, key = '') => {
    expectText('name', name);
    const mark = key && ` ${expectText('key', key)} `;
    const row = known(rows, id);
    if (mark !== '' && row.renames.includes(mark)) return false;
    const renames = `${mark}${row.renames}`.slice(0, RENAMES_KNOWN);
    rows.players.set(id, { ...row, name, renames });
    return true;
  },

  setRecovery: async (id, hash, until) => {
    const recoveryHash = expectText('recoveryHash', hash);
    const recoveryUntil = expectInteger('until', until);
    rows.players.set(id, { ...known(rows, id), recoveryHash, recoveryUntil });
  },

  forgetArrivals: async (before) => {
    const then = expectInteger('before', before);
    rows.arrivals = rows.arrivals.filter(({ at }) => at >= then);
    rows.uploads = rows.uploads.filter(({ at }) => at >= then);
  },

  keepRefusal: async ({ player, key, at, why, log }) => {
    expectText('player', player);
    expectText('key', key);
    const all = rows.refusals.get(player) ?? new Map<string, RefusalRow>();
    const first = all.get(key);
    if (first) return { is: 'refused', why: first.why };
    const entry = log && appendedAs(rows, log.match, log.player, key);
    if (entry) return { is: 'done', entry };
    const fresh = { at: expectInteger('at', at), why: kept(why) };
    rows.noteTime(at);
    all.set(key, fresh);
    rows.refusals.set(player, all);
    if (all.size > MOST_OF_A_PLAYER) forgetOldest(all);
    return { is: 'refused', why: fresh.why };
  },

  refusal: async ({ player, key }) => rows.refusals.get(player)?.get(key)?.why,

  forgetRefusals: async (before) => {
    const then = expectInteger('before', before);
    for (const all of rows.refusals.values()) {
      for (const [key, { at }] of all) if (at < then) all.delete(key);
    }
  },

  attend: async (node, present, until) => {
    expectText('node', node);
    expectInteger('until', until);
    for (const { table, player } of present) {
      const here = rows.attendance.get(expectText('table', table)) ?? new Map();
      here.set(`${expectText('player', player)}\n${node}`, { table, player, node, until });
      rows.attendance.set(table, here);
      rows.newestAttendance = Math.max(rows.newestAttendance, until);
    }
  },

  attendance: async (tables) =>
    [...new Set(tables)].flatMap((table) => [...(rows.attendance.get(table)?.values() ?? [])]),

  forgetAttendance: async (before) => {
    const then = expectInteger('before', before);
    for (const [table, here] of rows.attendance) {
      for (const [name, { until }] of here) if (until < then) here.delete(name);
      if (here.size === 0) rows.attendance.delete(table);
    }
  },

  addChat: async (line, cost) => {
    const { table, id, at, player, name, text } = line;
    for (const one of [table, id, player, name, text]) expectText('text', one);
    rows.noteTime(expectInteger('at', at));
    const lines = rows.chat.get(table) ?? new Map();
    const by = lines.has(id) ? undefined : charge(rows, cost);
    if (by) return by;
    if (!lines.has(id)) lines.set(id, kept(line));
    rows.chat.set(table, lines);
    return undefined;
  },

  chat: async (table, limit, part) =>
    [...(rows.chat.get(table)?.values() ?? [])]
      .filter(({ isApart = false }) => part === undefined || isApart === (part === 'apart'))
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
      .slice(-limit),

  seePlayer: async (id, at) => {
    const row = rows.players.get(id);
    if (row && row.seenAt < at) rows.players.set(id, { ...row, seenAt: at });
  },

  forgetChat: async (before) => {
    for (const [table, lines] of rows.chat) {
      for (const [id, { at }] of lines) if (at < before) lines.delete(id);
      if (lines.size === 0) rows.chat.delete(table);
    }
  },

  forgetGuests: async (before, limit) => {
    const known = new Set([
      ...[...rows.tables.values()].flatMap(({ players }) => players),
      ...[...rows.matches.values()].flatMap(({ stored }) => stored.seats),
      ...[...rows.passkeys.values()].map(({ player }) => player),
    ]);
    const idle = [...rows.players.values()]
      .filter(({ id, seenAt, recoveryHash }) => {
        return seenAt < before && recoveryHash === null && !known.has(id);
      })
      .sort((a, b) => a.seenAt - b.seenAt)
      .slice(0, limit);
    for (const { id } of idle) {
      rows.players.delete(id);
      rows.refusals.delete(id);
      rows.shunned.delete(id);
      for (const [name, { player }] of rows.sessions) if (player === id) rows.sessions.delete(name);
    }
    return idle.length;
  },
});

function known(rows: Rows, id: string) {
  const row = rows.players.get(id);
  if (!row) throw new StoreError('unknown', 'There is no such player.');
  return row;
}

function playerOf(row: Player | undefined): Player | undefined {
  if (!row) return undefined;
  const { id, name, recoveryHash, createdAt } = row;
  return { id, name, recoveryHash, createdAt };
}

function forgetOldest(all: Map<string, RefusalRow>): void {
  const times = [...all.values()].map(({ at }) => at).sort((a, b) => b - a);
  const oldest = times[MOST_OF_A_PLAYER - 1]!;
  for (const [key, { at }] of all) if (at < oldest) all.delete(key);
}
