/** What `admin` shows: each list as data, and as text for whoever reads it. */

import type { Terminal } from '@parlor/messages/terminal';
import type { Operation, Report, Sanction } from '@parlor/server/soak';
import { UsageError } from '../terminal/exit.ts';
import { table } from '../text/layout.ts';
import type { AdminWord } from './adminActs.ts';

export interface Listed {
  readonly data: unknown;
  readonly text: string;
}

type Say = Terminal['admin'];
type Column = keyof Say['columns'];

export interface Showing {
  readonly most: number;
  readonly say: Say;
}

/** Words after the name of a list that have to be there. */
export interface AdminList {
  readonly needs: readonly AdminWord[];
  show(operation: Operation, words: readonly string[], how: Showing): Promise<Listed>;
}

const when = (at: number | null): string =>
  at === null ? '–' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** The number of an act has no heading that would be a word. */
const headed = (say: Say, columns: readonly (Column | 'n')[]): string[] =>
  columns.map((column) => (column === 'n' ? column : say.columns[column]));

const inRows = (head: readonly string[], rows: readonly (readonly string[])[], none: string) =>
  rows.length === 0 ? `${none}\n` : `${table(head, rows)}\n`;

const isRunning = ({ until }: Sanction, now: number): boolean => until === null || until > now;

const inLines = (pairs: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...pairs.map(([name]) => name.length)) + 2;
  return pairs.map(([name, fact]) => `${name.padEnd(width)}${fact}\n`).join('');
};

const aboutReport = (
  { id, at, reason, about, name, by, words, settledAt }: Report,
  say: Say,
): string[] => [
  ...[id, when(at), say.reasons[reason], `${name} (${about})`, by, words],
  settledAt === null ? say.unsettled : say.settled({ at: when(settledAt) }),
];

const REPORT_HEAD = ['report', 'when', 'reason', 'about', 'by', 'words', 'state'] as const;
const SAID_HEAD = ['when', 'name', 'person', 'said'] as const;

/** A line of talk as it was stored: words, a phrase or a bot's remark. */
function saidIn(text: string): string {
  const said = JSON.parse(text) as { text?: string; phrase?: string; remark?: { code: string } };
  return said.text ?? said.phrase ?? said.remark?.code ?? '';
}

const noSuch = (what: keyof Say['noSuch']): UsageError =>
  new UsageError(({ m }) => m.admin.noSuch[what]);

export const ADMIN_LISTS: Readonly<Record<string, AdminList>> = {
  reports: {
    needs: [],
    async show({ store }, [which], { most, say }) {
      const found = await store.reports(which === 'all' ? 'all' : 'open', most);
      const rows = found.map((report) => aboutReport(report, say));
      return { data: found, text: inRows(headed(say, REPORT_HEAD), rows, say.none.reports) };
    },
  },
  'reports show': {
    needs: ['report'],
    async show({ store }, [id], { say }) {
      const report = await store.report(id!);
      if (!report) throw noSuch('report');
      const head = headed(say, REPORT_HEAD);
      const facts = aboutReport(report, say).map((fact, i) => [head[i]!, fact] as const);
      const lines = report.lines.map(({ at, name, player, text }) => [
        ...[when(at), name, player, saidIn(text)],
      ]);
      const said = inRows(headed(say, SAID_HEAD), lines, say.none.saidThen);
      const { table: where, outcome } = say.columns;
      const all = [...facts, [where, report.table], [outcome, report.outcome]] as const;
      return { data: report, text: `${inLines(all)}\n${said}` };
    },
  },
  'people find': {
    needs: ['text'],
    async show({ store }, [text], { most, say }) {
      const found = await store.findPeople(text!, most);
      const rows = found.map(({ id, name, createdAt, seenAt }) => [
        ...[id, name, when(createdAt), when(seenAt)],
      ]);
      const data = found.map(({ id, name, createdAt, seenAt }) => ({
        ...{ id, name, createdAt, seenAt },
      }));
      const head = headed(say, ['person', 'name', 'came', 'seen']);
      return { data, text: inRows(head, rows, say.none.people) };
    },
  },
  'people show': {
    needs: ['person'],
    async show({ store, now }, [id], { most, say }) {
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
        [say.columns.person, id] as const,
        ...([
          [say.columns.name, name],
          [say.columns.came, when(createdAt)],
          [say.columns.seen, when(seenAt)],
          [say.columns.devices, String(sessions.length)],
        ] as const),
        ...own.map(({ kind, until, reason, by }) => {
          const end = until === null ? undefined : when(until);
          return [kind, say.lasting({ until: end, by, reason })] as const;
        }),
        ...tables.map(({ id: at, game, status }) => {
          return [say.columns.table, `${at} ${game}, ${say.statuses[status]}`] as const;
        }),
        ...reports.map((one) => [say.columns.report, aboutReport(one, say).join('  ')] as const),
      ];
      return { data, text: inLines(facts) };
    },
  },
  tables: {
    needs: [],
    async show({ store }, _words, { most, say }) {
      const found = await store.runningTables(most);
      const data = found.map(({ id, game, status, isPublic, host, players, updatedAt }) => ({
        ...{ id, game, status, isPublic, host, players, updatedAt },
      }));
      const rows = data.map((one) => [
        ...[one.id, one.game, say.statuses[one.status]],
        ...[one.isPublic ? say.isPublic : say.isPrivate, one.host],
        ...[String(one.players.length), when(one.updatedAt)],
      ]);
      const head = ['table', 'game', 'status', 'lobby', 'host', 'people', 'changed'] as const;
      return { data, text: inRows(headed(say, head), rows, say.none.tables) };
    },
  },
  'tables show': {
    needs: ['table'],
    async show({ store }, [id], { most, say }) {
      const found = await store.table(id!);
      if (!found) throw noSuch('table');
      const { game, status, isPublic, host, players, updatedAt } = found;
      const lines = await store.chat(id!, most);
      const data = { id, game, status, isPublic, host, players, updatedAt, lines };
      const facts = inLines([
        [say.columns.table, id!],
        [say.columns.game, game],
        [say.columns.status, say.statuses[status]],
        [say.columns.host, host],
        [say.columns.people, players.join(' ')],
        [say.columns.changed, when(updatedAt)],
      ]);
      const rows = lines.map(({ at, name, player, text }) => [
        when(at),
        name,
        player,
        saidIn(text),
      ]);
      const said = inRows(headed(say, SAID_HEAD), rows, say.none.said);
      return { data, text: `${facts}\n${said}` };
    },
  },
  bans: {
    needs: [],
    async show({ store, now }, _words, { most, say }) {
      const { sanctions } = await store.inForce();
      const found = sanctions.filter((one) => isRunning(one, now)).slice(0, most);
      const rows = found.map(({ kind, target, at, until, by, reason }) => [
        ...[kind, target, when(at), until === null ? say.forGood : when(until), by, reason],
      ]);
      const head = headed(say, ['what', 'whom', 'since', 'until', 'by', 'reason']);
      return { data: found, text: inRows(head, rows, say.none.bans) };
    },
  },
  words: {
    needs: [],
    async show({ store }, _words, { say }) {
      const { words } = await store.inForce();
      const rows = words.map(({ word, at }) => [word, when(at)]);
      return { data: words, text: inRows(headed(say, ['word', 'since']), rows, say.none.words) };
    },
  },
  log: {
    needs: [],
    async show({ store }, _words, { most, say }) {
      const found = await store.lastActs(most);
      const rows = found.map(({ n, at, operator, act, target, reason, detail }) => [
        ...[String(n), when(at), operator, act, target, detail, reason],
      ]);
      const head = ['n', 'when', 'operator', 'act', 'target', 'detail', 'reason'] as const;
      return { data: found, text: inRows(headed(say, head), rows, say.none.log) };
    },
  },
};
