/** Tables as they are kept, followed change by change: the newest document of each, and since when somebody is away there. */

import type { Effect } from '../../application/ports/orderStore.ts';
import type { StoredTable } from '../../domain/records.ts';
import { fromStored, type SeatDoc, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { Done } from '../store/storeLine.ts';
import { isDone } from './isDone.ts';

export interface KeptTable {
  doc: TableDoc;
  changedAt: number;
  /** By player: when the stand-in got the seat that it still has. */
  readonly awaySince: Map<string, number>;
  /** By seat: when a stand-in last was to answer there. */
  readonly mindedAt: Map<number, number>;
}

/** What an operator does is looked for once a second, and nobody calls. */
const NOTICED_MS = 2500;

/** Does time pass for whoever is asked? */
export const isPressed = ({ clock, bank }: TableDoc): boolean =>
  clock !== 'none' || bank !== undefined;

export class TablesKept {
  private readonly all = new Map<string, KeptTable>();

  constructor(
    private readonly now: () => number,
    /** Is told of a change before it is taken in. */
    private readonly changing: (table: KeptTable, next: TableDoc) => void,
  ) {}

  get size(): number {
    return this.all.size;
  }

  get(id: string): KeptTable | undefined {
    return this.all.get(id);
  }

  [Symbol.iterator](): Iterator<KeptTable> {
    return this.all.values();
  }

  stored(done: Done): void {
    const { call, args, result } = done;
    if (call === 'createTable' && isDone(result)) this.put(fromStored(args[0] as StoredTable));
    if (call === 'replaceTable' && result === true) this.put(fromStored(args[0] as StoredTable));
    if (call === 'act' && result !== undefined) {
      for (const effect of args[1] as readonly Effect[]) {
        if (effect.do === 'table') this.put(fromStored(effect.table), NOTICED_MS);
      }
    }
  }

  /** Nodes may hear of it so much later. */
  private put(doc: TableDoc, later = 0): void {
    const kept: KeptTable = this.all.get(doc.id) ?? {
      ...{ doc, changedAt: this.now(), awaySince: new Map(), mindedAt: new Map() },
    };
    if (kept.doc !== doc) this.changing(kept, doc);
    for (const [seat, at] of doc.seats.entries()) this.noteSeat(kept, seat, at);
    kept.doc = doc;
    kept.changedAt = this.now() + later;
    this.all.set(doc.id, kept);
  }

  private noteSeat({ doc, awaySince, mindedAt }: KeptTable, seat: number, at: SeatDoc): void {
    const { player, isAway, late } = at;
    if (player === null) return;
    const before = doc.seats[seat]!;
    // Also when it ends now: until now it was so.
    if (isAway || late || before.isAway || before.late) mindedAt.set(seat, this.now());
    if (!isAway) awaySince.delete(player);
    else if (!awaySince.has(player)) awaySince.set(player, this.now());
  }

  /** Does a stand-in answer at this seat, or did one until a moment ago? */
  isMinded(table: string, seat: number, withinMs: number): boolean {
    const kept = this.all.get(table);
    const at = kept?.doc.seats[seat];
    if (!kept || !at) return false;
    const isNow = at.isAway || at.late !== undefined;
    return isNow || this.now() - (kept.mindedAt.get(seat) ?? -Infinity) <= withinMs;
  }
}
