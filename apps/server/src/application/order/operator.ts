/** What whoever runs the server can do. Everything is done on the store, with a line in the audit log, and nodes follow within a second. */

import { type Illegal } from '@parlor/kit';
import { judgeName } from '@parlor/protocol';
import { wordOf } from '../../domain/order/nameWords.ts';
import type { ActKind, NewAct, Sanction } from '../../domain/order/records.ts';
import { rangeOf } from '../../domain/order/sanctions.ts';
import { newId } from '../../domain/people/secrets.ts';
import { setAway } from '../../domain/tables/absence.ts';
import { closeByOperator } from '../../domain/tables/hosting.ts';
import {
  type Changed,
  fromStored,
  renameSeat,
  stand,
  type TableDoc,
  toStored,
} from '../../domain/tables/tableDoc.ts';
import type { Effect } from '../ports/orderStore.ts';
import type { Store } from '../ports/store.ts';
import type { World } from '../ports/world.ts';

/** Tables change while people play: more often than this in a row means something is wrong. */
const ATTEMPTS = 20;
/** Nobody sits at more tables at once that are not over. */
const MOST_TABLES = 1000;

export interface OperatorParts {
  readonly store: Store;
  readonly world: Pick<World, 'now' | 'randomBytes'>;
  /** Under which name the acts are written down. */
  readonly name: string;
  readonly botNames: readonly string[];
}

export interface Sentence {
  readonly reason: string;
  /** For so many milliseconds; null: for good. */
  readonly ms: number | null;
}

/** What was done, as the audit log has it, or why nothing was. */
export type Acted =
  | { readonly ok: true; readonly n: number; readonly detail: string }
  | { readonly ok: false; readonly why: Illegal };

const refuse = (code: string, params?: Illegal['params']): Acted => ({
  ok: false,
  why: { code, ...(params && { params }) },
});

interface Plan {
  readonly detail: string;
  readonly effects: readonly Effect[];
}

export class Operator {
  constructor(private readonly parts: OperatorParts) {}

  /** A person, or everybody from an address or a range. A person leaves the tables where they sit. */
  async ban(target: string, sentence: Sentence): Promise<Acted> {
    const range = rangeOf(target);
    if (range !== undefined) {
      return this.act('ban', range, sentence.reason, async () => ({
        detail: lasting(sentence),
        effects: [this.imposing('ban', 'range', range, sentence)],
      }));
    }
    if (!(await this.parts.store.player(target))) return refuse('unknown-person');
    return this.act('ban', target, sentence.reason, async () => ({
      detail: lasting(sentence),
      effects: [
        this.imposing('ban', 'person', target, sentence),
        ...(await this.tablesOf(target, (doc) => leave(doc, target))),
      ],
    }));
  }

  async silence(player: string, sentence: Sentence): Promise<Acted> {
    if (!(await this.parts.store.player(player))) return refuse('unknown-person');
    return this.act('silence', player, sentence.reason, async () => ({
      detail: lasting(sentence),
      effects: [this.imposing('silence', 'person', player, sentence)],
    }));
  }

  async lift(kind: Sanction['kind'], typed: string, reason: string): Promise<Acted> {
    const target = rangeOf(typed) ?? typed;
    const { sanctions } = await this.parts.store.inForce();
    const isThere = sanctions.some((one) => one.kind === kind && one.target === target);
    if (!isThere) return refuse('nothing-to-lift');
    const at = this.parts.world.now();
    return this.act('lift', target, reason, async () => ({
      detail: kind,
      effects: [{ do: 'lift', kind, target, at }],
    }));
  }

  async rename(player: string, wish: string, reason: string): Promise<Acted> {
    const known = await this.parts.store.player(player);
    if (!known) return refuse('unknown-person');
    const judged = judgeName(wish, this.parts.botNames);
    if (!judged.ok) return judged;
    const { name } = judged;
    return this.act('rename', player, reason, async () => ({
      detail: `${known.name} → ${name}`,
      effects: [
        { do: 'name', player, name },
        ...(await this.tablesOf(player, (doc) => renameSeat(doc, player, name))),
      ],
    }));
  }

  /** As they could themselves: nodes see to the tables and matches within a while. */
  async delete(player: string, reason: string): Promise<Acted> {
    if (!(await this.parts.store.player(player))) return refuse('unknown-person');
    const at = this.parts.world.now();
    return this.act('delete', player, reason, async () => ({
      detail: 'for good',
      effects: [{ do: 'forget', player, at }],
    }));
  }

  async close(table: string, reason: string): Promise<Acted> {
    const stored = await this.parts.store.table(table);
    if (!stored) return refuse('unknown-table');
    if (!closeByOperator(fromStored(stored)).ok) return refuse('not-running');
    return this.act('close', table, reason, async () => {
      const doc = fromStored((await this.parts.store.table(table))!);
      const effects = this.changing(doc, closeByOperator(doc));
      return { detail: `${doc.game}, ${doc.status}`, effects };
    });
  }

  async settle(report: string, outcome: string): Promise<Acted> {
    const known = await this.parts.store.report(report);
    if (!known) return refuse('unknown-report');
    const at = this.parts.world.now();
    return this.act('settle', report, outcome, async () => ({
      detail: `about ${known.about}`,
      effects: [{ do: 'settle', report, at, outcome }],
    }));
  }

  async addWord(typed: string, reason: string): Promise<Acted> {
    const word = wordOf(typed);
    if (word === undefined) return refuse('no-word');
    const at = this.parts.world.now();
    return this.act('word', word, reason, async () => ({
      detail: typed,
      effects: [{ do: 'word', word: { word, at } }],
    }));
  }

  async removeWord(typed: string, reason: string): Promise<Acted> {
    const word = wordOf(typed);
    const { words } = await this.parts.store.inForce();
    // It may be there as it was put on the list when fewer letters were known to look alike.
    const meant = words.filter((one) => word !== undefined && wordOf(one.word) === word);
    if (word === undefined || meant.length === 0) return refuse('no-word');
    return this.act('unword', word, reason, async () => ({
      detail: typed,
      effects: meant.map((one) => ({ do: 'unword', word: one.word })),
    }));
  }

  private imposing(
    kind: Sanction['kind'],
    on: Sanction['on'],
    target: string,
    { reason, ms }: Sentence,
  ): Effect {
    const { world, name } = this.parts;
    const at = world.now();
    const until = ms === null ? null : at + ms;
    return {
      do: 'impose',
      sanction: { id: newId(world), kind, on, target, at, until, reason, by: name },
    };
  }

  /** Plans anew as long as somebody changes the same tables meanwhile. */
  private async act(
    act: ActKind,
    target: string,
    reason: string,
    plan: () => Promise<Plan>,
  ): Promise<Acted> {
    const { store, world, name: operator } = this.parts;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { detail, effects } = await plan();
      const tables = effects.flatMap((one) => (one.do === 'table' ? [one.table.id] : []));
      const line: NewAct = { at: world.now(), operator, act, target, reason, detail, tables };
      const n = await store.act(line, effects);
      if (n !== undefined) return { ok: true, n, detail };
    }
    return refuse('try-again');
  }

  private async tablesOf(player: string, change: (doc: TableDoc) => Changed): Promise<Effect[]> {
    const found = await this.parts.store.tablesOf(player, MOST_TABLES, ['open', 'playing']);
    return found.map(fromStored).flatMap((doc) => this.changing(doc, change(doc)));
  }

  /** What becomes of a table; nothing when it stays as it is, or cannot be changed like that. */
  private changing(doc: TableDoc, changed: Changed): Effect[] {
    if (!changed.ok || changed.doc === doc) return [];
    const next = { ...changed.doc, version: doc.version + 1, updatedAt: this.parts.world.now() };
    return [{ do: 'table', table: toStored(next) }];
  }
}

/** Gets up before the match; during it the stand-in plays on. */
const leave = (doc: TableDoc, player: string): Changed =>
  doc.status === 'open' ? stand(doc, player) : setAway(doc, player);

function lasting({ ms }: Sentence): string {
  return ms === null ? 'for good' : `for ${inDays(ms)}`;
}

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
] as const;

/** In the largest unit that says it exactly; durations are typed in these. */
function inDays(ms: number): string {
  const [unit, size] = UNITS.find(([, one]) => ms % one === 0) ?? ['ms', 1];
  return `${ms / size}${unit}`;
}
