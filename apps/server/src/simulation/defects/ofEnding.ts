/** Defects of what ends: too early, never, or what should stay. */

import type { Defect } from './defect.ts';

const SERVER = 'apps/server/src/application';
const UPKEEP = `${SERVER}/matches/upkeep.ts`;
const RETENTION = 'apps/server/src/adapters/store/sql/retention.ts';
const SEEDS = 12;

export const OF_ENDING: readonly Defect[] = [
  {
    name: 'empty-tables-never-close',
    breaks: 'a table that nobody is at closes before its match',
    file: `${SERVER}/serverNode.ts`,
    find: '    this.emptyTables.start();\n',
    replace: '',
    seeds: SEEDS,
    houses: { with: 'leavers' },
    foundBy: ['ending'],
  },
  {
    name: 'empty-tables-close-too-early',
    breaks: 'a public table waits for half an hour',
    file: `${SERVER}/serverNode.ts`,
    find: 'publicMs: config.EMPTY_PUBLIC_MINUTES * 60_000',
    replace: 'publicMs: config.EMPTY_PUBLIC_MINUTES * 600',
    seeds: SEEDS,
    houses: { with: 'leavers' },
    foundBy: ['ending'],
  },
  {
    name: 'closed-tables-kept-for-good',
    breaks: 'closed tables where nothing was played are deleted',
    file: UPKEEP,
    find: 'await store.forgetTables(daysAgo(config.CLOSED_TABLE_DAYS), DELETED_AT_ONCE),',
    replace: '0,',
    seeds: SEEDS,
    houses: { with: 'leavers' },
    foundBy: ['ending'],
  },
  {
    name: 'talk-deleted-with-the-tables',
    breaks: 'what was said is kept for a year',
    file: UPKEEP,
    find: 'await store.forgetChat(daysAgo(config.CHAT_DAYS));',
    replace: 'await store.forgetChat(daysAgo(config.CLOSED_TABLE_DAYS));',
    seeds: SEEDS,
    houses: { with: 'leavers' },
    foundBy: ['ending'],
  },
  {
    name: 'reports-kept-for-good',
    breaks: 'reports are deleted after half a year',
    file: UPKEEP,
    find: '    await store.forgetReports(daysAgo(config.REPORT_DAYS));\n',
    replace: '',
    seeds: SEEDS,
    houses: { with: 'leavers' },
    foundBy: ['ending'],
  },
  {
    name: 'idle-guests-kept-for-good',
    breaks: 'guests who never sat down are deleted',
    file: UPKEEP,
    find: 'await store.forgetGuests(daysAgo(config.IDLE_GUEST_DAYS), DELETED_AT_ONCE),',
    replace: '0,',
    seeds: SEEDS,
    houses: { with: 'leavers' },
    foundBy: ['ending'],
  },
  {
    name: 'guest-with-a-way-back-deleted',
    breaks: 'whoever has a way back is known for good',
    file: RETENTION,
    find: "        .where('recovery_hash', 'is', null)\n",
    replace: '',
    seeds: SEEDS,
    houses: { store: 'sqlite', with: 'leavers' },
    foundBy: ['ending'],
  },
  {
    name: 'tables-of-finished-matches-deleted',
    breaks: 'finished matches of people stay, with their tables',
    file: RETENTION,
    find: `.where(sql<boolean>\`status = 'closed'\`)
        .where('updated_at', '<', expectInteger('before', before))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('matches').select('id').whereRef('matches.table_id', '=', 'tables.id'),
            ),
          ),
        )`,
    replace: `.where(sql<boolean>\`status in ('closed', 'finished')\`)
        .where('updated_at', '<', expectInteger('before', before))`,
    seeds: SEEDS,
    houses: { store: 'sqlite', with: 'leavers' },
    foundBy: ['ending'],
  },
];
