/** How order is kept, in the simulated database. */

import { expectInteger, expectText } from '../../adapters/store/sql/values.ts';
import type { Effect, OrderStore } from '../../application/ports/orderStore.ts';
import type { StoredTable } from '../../domain/records.ts';
import { charge } from './memoryCharges.ts';
import { memoryDepartures } from './memoryDepartures.ts';
import { put } from './memoryTables.ts';
import { kept, type Rows } from './rows.ts';

const newestFirst = (a: { readonly at: number; readonly id: string }, b: typeof a): number =>
  b.at - a.at || (a.id < b.id ? -1 : 1);

export const memoryOrder = (rows: Rows): OrderStore => ({
  shun: async (player, whom, { most, charge: cost }) => {
    for (const text of [player, whom.player, whom.name]) expectText('text', text);
    expectInteger('at', whom.at);
    const all = rows.shunned.get(player) ?? new Map();
    if (!all.has(whom.player)) {
      if (all.size >= most) return 'too-many';
      const by = charge(rows, cost);
      if (by) return by;
    }
    rows.shunned.set(player, all.set(whom.player, kept(whom)));
    return 'noted';
  },
  unshun: async (player, whom) => void rows.shunned.get(player)?.delete(whom),
  shunnedBy: async (player) =>
    [...(rows.shunned.get(player)?.values() ?? [])].sort(
      (a, b) => b.at - a.at || (a.player < b.player ? -1 : 1),
    ),
  blocksBetween: async (these, those) => {
    const blocks = (one: string, other: string) =>
      rows.shunned.get(one)?.get(other)?.how === 'block';
    return these.flatMap((one) =>
      those
        .filter((other) => blocks(one, other) || blocks(other, one))
        .map((other) => [one, other] as const),
    );
  },

  addReport: async (report, { since, most, charge: cost }) => {
    const { id, by, about, name, table, reason, words, at } = report;
    for (const text of [id, by, about, name, table, reason, words]) expectText('text', text);
    expectInteger('at', at);
    if (rows.reports.has(id)) return 'noted';
    const lately = [...rows.reports.values()].filter((one) => one.by === by && one.at > since);
    if (lately.length >= most) return 'too-many';
    const overdrawn = charge(rows, cost);
    if (overdrawn) return overdrawn;
    rows.reports.set(id, kept({ ...report, settledAt: null, outcome: '' }));
    return 'noted';
  },
  reports: async (which, limit) =>
    [...rows.reports.values()]
      .filter(({ settledAt }) => which === 'all' || settledAt === null)
      .sort(newestFirst)
      .slice(0, limit),
  report: async (id) => rows.reports.get(id),
  reportsAbout: async (player, limit) =>
    [...rows.reports.values()]
      .filter(({ about }) => about === player)
      .sort(newestFirst)
      .slice(0, limit),
  forgetReports: async (before) => {
    expectInteger('before', before);
    for (const [id, { at }] of rows.reports) if (at < before) rows.reports.delete(id);
  },

  act: async (act, effects) => {
    for (const text of [act.operator, act.act, act.target, act.reason, act.detail])
      expectText('text', text);
    expectInteger('at', act.at);
    const isOutrun = ({ id, version }: StoredTable) => rows.tables.get(id)?.version !== version - 1;
    if (effects.some((effect) => effect.do === 'table' && isOutrun(effect.table))) return undefined;
    for (const effect of effects) perform(rows, effect);
    const n = ++rows.actCount;
    rows.acts.push(kept({ n, ...act }));
    return n;
  },
  actCount: async () => rows.actCount,
  actsAfter: async (n, limit) => rows.acts.filter((act) => act.n > n).slice(0, limit),
  lastActs: async (limit) => rows.acts.slice(-limit).reverse(),
  inForce: async () => ({
    acts: rows.actCount,
    sanctions: rows.sanctions
      .filter(({ liftedAt }) => liftedAt === null)
      .map(({ liftedAt: _none, ...sanction }) => sanction)
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
    words: [...rows.nameWords.values()].sort((a, b) => (a.word < b.word ? -1 : 1)),
  }),
  forgetActs: async (before) => {
    expectInteger('before', before);
    rows.acts = rows.acts.filter(({ at }) => at >= before);
    rows.sanctions = rows.sanctions.filter(
      ({ liftedAt, until }) => !((liftedAt ?? before) < before || (until ?? before) < before),
    );
  },

  findPeople: async (text, limit) => {
    const sought = expectText('text', text).toLowerCase();
    return [...rows.players.values()]
      .filter(({ id, name }) => id === text || (sought && name.toLowerCase().includes(sought)))
      .sort((a, b) => b.seenAt - a.seenAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id, name, recoveryHash, createdAt, seenAt }) => ({
        ...{ id, name, recoveryHash, createdAt, seenAt },
      }));
  },
  runningTables: async (limit) =>
    [...rows.running]
      .map((id) => rows.tables.get(id)!)
      .sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit),
});

function perform(rows: Rows, effect: Effect): void {
  switch (effect.do) {
    case 'impose':
      rows.sanctions.push({ ...kept(effect.sanction), liftedAt: null });
      return;
    case 'lift':
      rows.sanctions = rows.sanctions.map((one) => {
        const isMeant = one.kind === effect.kind && one.target === effect.target;
        return isMeant && one.liftedAt === null ? { ...one, liftedAt: effect.at } : one;
      });
      return;
    case 'settle': {
      const report = rows.reports.get(effect.report);
      const settled = { settledAt: effect.at, outcome: effect.outcome };
      if (report) rows.reports.set(report.id, { ...report, ...settled });
      return;
    }
    case 'word':
      rows.nameWords.set(effect.word.word, rows.nameWords.get(effect.word.word) ?? effect.word);
      return;
    case 'unword':
      rows.nameWords.delete(effect.word);
      return;
    case 'name': {
      const player = rows.players.get(effect.player);
      if (player) rows.players.set(player.id, { ...player, name: effect.name });
      return;
    }
    case 'forget':
      void memoryDepartures(rows).forgetPlayer(effect.player, effect.at);
      return;
    case 'table':
      put(rows, kept(effect.table));
  }
}
