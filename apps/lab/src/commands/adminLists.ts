/** What `admin` shows: each list as data, and as text for whoever reads it. */

import type { Operation, Report, Sanction } from '@parlor/server/soak';
import { UsageError } from '../terminal/exit.ts';
import { table as columns } from '../text/layout.ts';

export interface Listed {
  readonly data: unknown;
  readonly text: string;
}

/** Words after the name of a list that have to be there. */
export interface AdminList {
  readonly needs: readonly string[];
  show(operation: Operation, words: readonly string[], most: number): Promise<Listed>;
}

const when = (at: number | null): string =>
  at === null ? '–' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const nothing = (text: string): string => `${text}\n`;

const inRows = (head: readonly string[], rows: readonly (readonly string[])[], none: string) =>
  rows.length === 0 ? nothing(none) : `${columns(head, rows)}\n`;

const isRunning = ({ until }: Sanction, now: number): boolean => until === null || until > now;

const inLines = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map(
      ([name, fact]) => `${name.padEnd(9)}${fact}
`,
    )
    .join('');

const aboutReport = ({ id, at, reason, about, name, by, words, settledAt }: Report): string[] => [
  ...[id, when(at), reason, `${name} (${about})`, by, words],
  settledAt === null ? 'open' : `settled ${when(settledAt)}`,
];

const REPORT_HEAD = ['report', 'when', 'reason', 'about', 'by', 'words', 'state'];

/** A line of talk as it was stored: words, a phrase or a bot's remark. */
function saidIn(text: string): string {
  const said = JSON.parse(text) as { text?: string; phrase?: string; remark?: { code: string } };
  return said.text ?? said.phrase ?? said.remark?.code ?? '';
}

const noSuch = (what: string): UsageError => new UsageError(`There is no such ${what}.`);

export const ADMIN_LISTS: Readonly<Record<string, AdminList>> = {
  reports: {
    needs: [],
    async show({ store }, [which], most) {
      const found = await store.reports(which === 'all' ? 'all' : 'open', most);
      return { data: found, text: inRows(REPORT_HEAD, found.map(aboutReport), 'No reports.') };
    },
  },
  'reports show': {
    needs: ['report'],
    async show({ store }, [id]) {
      const report = await store.report(id!);
      if (!report) throw noSuch('report');
      const facts = aboutReport(report).map((fact, i) => [REPORT_HEAD[i]!, fact] as const);
      const lines = report.lines.map(({ at, name, player, text }) => [
        ...[when(at), name, player, saidIn(text)],
      ]);
      const said = inRows(['when', 'name', 'person', 'said'], lines, 'Nobody had said anything.');
      const facts2 = [...facts, ['table', report.table], ['outcome', report.outcome]] as const;
      return { data: report, text: `${inLines(facts2)}\n${said}` };
    },
  },
  'people find': {
    needs: ['text'],
    async show({ store }, [text], most) {
      const found = await store.findPeople(text!, most);
      const rows = found.map(({ id, name, createdAt, seenAt }) => [
        ...[id, name, when(createdAt), when(seenAt)],
      ]);
      const data = found.map(({ id, name, createdAt, seenAt }) => ({
        ...{ id, name, createdAt, seenAt },
      }));
      return { data, text: inRows(['person', 'name', 'came', 'seen'], rows, 'Nobody.') };
    },
  },
  'people show': {
    needs: ['person'],
    async show({ store, now }, [id], most) {
      const [found] = await store.findPeople(id!, 1);
      if (!found || found.id !== id) throw noSuch('person');
      const { sanctions } = await store.inForce();
      const own = sanctions.filter((one) => one.target === id && isRunning(one, now));
      const tables = await store.tablesOf(id, most, ['open', 'playing']);
      const reports = await store.reportsAbout(id, most);
      const sessions = await store.sessionsOf(id);
      const { name, createdAt, seenAt } = found;
      const data = {
        ...{ id, name, createdAt, seenAt, sanctions: own, sessions: sessions.length, reports },
        tables: tables.map((one) => ({ id: one.id, game: one.game, status: one.status })),
      };
      const facts = [
        ['person', id] as const,
        ...([
          ['name', name],
          ['came', when(createdAt)],
          ['seen', when(seenAt)],
          ['devices', String(sessions.length)],
        ] as const),
        ...own.map(({ kind, until, reason, by }) => {
          const end = until === null ? 'for good' : `until ${when(until)}`;
          return [kind, `${end}, by ${by}${reason && `: ${reason}`}`] as const;
        }),
        ...tables.map((one) => ['table', `${one.id} ${one.game}, ${one.status}`] as const),
        ...reports.map((one) => ['report', aboutReport(one).join('  ')] as const),
      ];
      return { data, text: inLines(facts) };
    },
  },
  tables: {
    needs: [],
    async show({ store }, _words, most) {
      const found = await store.runningTables(most);
      const data = found.map(({ id, game, status, isPublic, host, players, updatedAt }) => ({
        ...{ id, game, status, isPublic, host, players, updatedAt },
      }));
      const rows = data.map((one) => [
        ...[one.id, one.game, one.status, one.isPublic ? 'public' : 'private', one.host],
        ...[String(one.players.length), when(one.updatedAt)],
      ]);
      const head = ['table', 'game', 'status', 'lobby', 'host', 'people', 'changed'];
      return { data, text: inRows(head, rows, 'No tables that are not over.') };
    },
  },
  'tables show': {
    needs: ['table'],
    async show({ store }, [id], most) {
      const found = await store.table(id!);
      if (!found) throw noSuch('table');
      const { game, status, isPublic, host, players, updatedAt } = found;
      const lines = await store.chat(id!, most);
      const data = { id, game, status, isPublic, host, players, updatedAt, lines };
      const facts = inLines([
        ['table', id!],
        ['game', game],
        ['status', status],
        ['host', host],
        ['people', players.join(' ')],
        ['changed', when(updatedAt)],
      ]);
      const rows = lines.map(({ at, name, player, text }) => [
        when(at),
        name,
        player,
        saidIn(text),
      ]);
      const said = inRows(['when', 'name', 'person', 'said'], rows, 'Nobody has said anything.');
      return { data, text: `${facts}\n${said}` };
    },
  },
  bans: {
    needs: [],
    async show({ store, now }, _words, most) {
      const { sanctions } = await store.inForce();
      const found = sanctions.filter((one) => isRunning(one, now)).slice(0, most);
      const rows = found.map(({ kind, target, at, until, by, reason }) => [
        ...[kind, target, when(at), until === null ? 'for good' : when(until), by, reason],
      ]);
      const head = ['what', 'whom', 'since', 'until', 'by', 'reason'];
      return { data: found, text: inRows(head, rows, 'Nobody is banned or silenced.') };
    },
  },
  words: {
    needs: [],
    async show({ store }) {
      const { words } = await store.inForce();
      const rows = words.map(({ word, at }) => [word, when(at)]);
      return { data: words, text: inRows(['word', 'since'], rows, 'The list is empty.') };
    },
  },
  log: {
    needs: [],
    async show({ store }, _words, most) {
      const found = await store.lastActs(most);
      const rows = found.map(({ n, at, operator, act, target, reason, detail }) => [
        ...[String(n), when(at), operator, act, target, detail, reason],
      ]);
      const head = ['n', 'when', 'operator', 'act', 'target', 'detail', 'reason'];
      return { data: found, text: inRows(head, rows, 'Nothing has been done yet.') };
    },
  },
};
