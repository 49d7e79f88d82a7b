/** What people are called and say: nothing that cannot be seen, and at a table nobody who looks like somebody else. */

import { looksOf } from '@parlor/protocol';
import type { Effect } from '../../application/ports/orderStore.ts';
import type { ChatLine, Player, StoredTable } from '../../domain/records.ts';
import { fromStored, seatOf, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Done } from '../store/storeLine.ts';
import type { Findings } from './findings.ts';
import { isDone } from './isDone.ts';
import type { KeptTable, TablesKept } from './tablesKept.ts';

/** Turns text around, or takes no room. */
const HIDDEN = /[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff\u00ad\p{Cs}]/u;
/** More marks on a letter than any language has. */
const STACKED = /[\p{Mn}\p{Me}]{3,}/u;

/** Whoever runs the house is called so. */
const OFFICIAL: ReadonlySet<string> = new Set(['admin', 'moderator', 'parlor'].map(looksOf));

/** When nothing goes wrong every node knows a table by then. */
const KNOWN_MS = 4000;

export interface NameOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly tables: TablesKept;
  readonly quietSince: () => number | undefined;
}

export class NameOracle {
  /** What bots are called that have been seen. */
  private readonly bots = new Set<string>();

  constructor(private readonly parts: NameOracleParts) {}

  private find(what: string): void {
    this.parts.findings.add('named', what);
  }

  stored({ call, args, result }: Done): void {
    if (call === 'createPlayer' && result === true) this.named((args[0] as Player).name);
    if (call === 'renamePlayer' && result === true) this.named(args[1] as string);
    if (call === 'createTable' && isDone(result)) {
      this.seated(undefined, fromStored(args[0] as StoredTable));
    }
    if (call === 'act' && result !== undefined) {
      for (const effect of args[1] as readonly Effect[]) {
        if (effect.do === 'name') this.named(effect.name);
      }
    }
    if (call === 'addChat' && result === undefined) this.said(args[0] as ChatLine);
  }

  private named(name: string): void {
    if (HIDDEN.test(name) || STACKED.test(name)) {
      this.find(`somebody is called ${JSON.stringify(name)}`);
    }
    const looks = looksOf(name);
    // Numbers behind a name are how namesakes are told apart.
    if (OFFICIAL.has(looks.replace(/\p{N}+$/u, ''))) this.find(`somebody is called ${name}`);
    if (this.bots.has(looks)) this.find(`somebody is called ${name}, as a bot is`);
  }

  private said({ player, name, text, table }: ChatLine): void {
    // Of bots there are codes only.
    if (player.startsWith('seat:')) return;
    const { text: words = '' } = JSON.parse(text) as { readonly text?: string };
    if (HIDDEN.test(words) || STACKED.test(words)) {
      this.find(`${player} says ${JSON.stringify(words)}`);
    }
    const kept = this.parts.tables.get(table);
    if (!kept || !this.isKnown(kept) || seatOf(kept.doc, player) !== undefined) return;
    const looks = looksOf(name);
    if (kept.doc.seats.some((seat) => seat.name !== '' && looksOf(seat.name) === looks)) {
      this.find(`${player} watches ${table} and talks as ${name}, who sits there`);
    }
  }

  private isKnown({ changedAt }: KeptTable): boolean {
    const { now, quietSince } = this.parts;
    const quiet = quietSince();
    return quiet !== undefined && now() - Math.max(quiet, changedAt) > KNOWN_MS;
  }

  /** A table is about to change. */
  changing({ doc }: KeptTable, next: TableDoc): void {
    this.seated(doc, next);
  }

  private seated(before: TableDoc | undefined, { id, seats }: TableDoc): void {
    const isNew = seats.some(({ name }, i) => name !== '' && name !== before?.seats[i]?.name);
    if (!isNew) return;
    const taken = new Set<string>();
    const levels = new Set<string>();
    for (const { name, level } of seats) {
      if (name === '') continue;
      const looks = looksOf(name);
      // The first of a level has its own name; others are called like somebody whom people may be called, too.
      if (level !== null && !levels.has(level)) this.bots.add(looks);
      if (level !== null) levels.add(level);
      if (taken.has(looks)) this.find(`two at ${id} look like ${name}`);
      taken.add(looks);
    }
  }
}
