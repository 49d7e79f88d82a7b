/** Defects of keeping order: hosts, mutes and blocks, operators. */

import type { Defect } from './defect.ts';

const SERVER = 'apps/server/src/application';
const HOSTING = 'apps/server/src/domain/tables/hosting.ts';
const TABLE_DOC = 'apps/server/src/domain/tables/tableDoc.ts';
const ORDER = `${SERVER}/order/order.ts`;
const OPERATOR = `${SERVER}/order/operator.ts`;
const SEEDS = 60;

export const OF_ORDER: readonly Defect[] = [
  {
    name: 'removed-person-seated-again',
    breaks: 'whoever was sent away cannot sit down again',
    file: TABLE_DOC,
    find: "if (doc.removed?.some((one) => one.player === player)) return refuse('removed');",
    replace: '',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'removed-person-keeps-the-seat',
    breaks: 'whoever is sent away gets up',
    file: HOSTING,
    find: 'return become(left.doc, {\n      removed:',
    replace: 'return become(doc, {\n      removed:',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'removed-person-talks',
    breaks: 'whoever was sent away does not talk there',
    file: `${SERVER}/commands/talk.ts`,
    find: "if (isRemoved(doc, who.player)) return refuse('removed');",
    replace: '',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'host-gone-and-nobody-host',
    breaks: 'when the host is gone somebody who is there is host',
    file: `${SERVER}/tables/hostPassing.ts`,
    find: 'if (here.size > 0) await tables.change',
    replace: 'if (here.size > 99) await tables.change',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'host-passed-to-the-one-who-is-gone',
    breaks: 'it is somebody who is there who becomes host',
    file: HOSTING,
    find: 'return become(doc, { host: heir, passed:',
    replace: 'return become(doc, { host: from, passed:',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'ready-at-a-closed-table',
    breaks: 'what is closed stays as it is',
    file: 'apps/server/src/domain/tables/shares.ts',
    find: "contribution: string): Changed {\n  if (!isGathering(doc)) return refuse('not-open');",
    replace: 'contribution: string): Changed {',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'seat-at-a-closed-table',
    breaks: 'nobody sits down at a table that is closed',
    file: TABLE_DOC,
    find: "if (!isGathering(doc)) return refuse('not-open');\n  const before = seatOf(doc, player);\n  if (before === seat) return refuse('already-seated');",
    replace:
      'const before = seatOf(doc, player);\n  if (before !== undefined) return { ok: true, doc: { ...doc } };',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'blocked-person-sits-down',
    breaks: 'whoever is blocked by the host does not sit down there',
    file: `${SERVER}/commands/tableCommands.ts`,
    find: "if (blocks.by.some((one) => here.has(one))) return refuseChange('not-welcome');",
    replace: '',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'muted-person-heard',
    breaks: 'whoever is muted is not heard',
    file: `${SERVER}/commands/connection.ts`,
    find: 'return this.muted.has(player);',
    replace: 'return false;',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'silenced-person-heard',
    breaks: 'whoever is silenced is not heard',
    file: `${SERVER}/commands/talk.ts`,
    find: "if (this.order.isSilenced(who.player)) return refuse('silenced');",
    replace: '',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'acts-read-once',
    breaks: 'what an operator does reaches a node that runs',
    file: ORDER,
    find: 'if ((await store.actCount()) !== this.acts) {',
    replace: 'if (this.acts === undefined) {',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'banned-person-goes-on',
    breaks: 'for whoever is banned nothing is done',
    file: ORDER,
    find: 'return this.inForce.isBanned(player, this.parts.world.now()) || this.isBarred(ip);',
    replace: 'return this.isBarred(ip);',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'audit-line-without-reason',
    breaks: 'every act has its line in the audit log, with its reason',
    file: OPERATOR,
    find: 'const line: NewAct = { at: world.now(), operator, act, target, reason, detail, tables };',
    replace:
      "const line: NewAct = { at: world.now(), operator, act, target, reason: '', detail, tables };",
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
  {
    name: 'audit-line-missing',
    breaks: 'no act is done without its line in the audit log',
    file: 'apps/server/src/simulation/store/memoryOrder.ts',
    find: 'rows.acts.push(kept({ n, ...act }));',
    replace: '',
    seeds: SEEDS,
    foundBy: ['unruly'],
  },
];
