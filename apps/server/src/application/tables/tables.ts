/** The tables of the server: read, change under a version, tell everyone. */

import type { Illegal } from '@parlor/kit';
import type { Created, Overdrawn, SeatQuota, Store, TableQuota } from '../ports/store.ts';
import {
  type Changed,
  fromStored,
  isSeatedAt,
  noteDone,
  type TableDoc,
  toStored,
  wasDone,
} from '../../domain/tables/tableDoc.ts';

/** Two nodes may change a table at the same moment; more often than this in a row means something is wrong. */
const ATTEMPTS = 8;

export type TableChange =
  | { readonly ok: true; readonly doc: TableDoc; readonly isNew: boolean }
  | { readonly ok: false; readonly why: Illegal };

export const tooManySeats = (by: Overdrawn, { perPlayer, perPlace }: SeatQuota): Illegal =>
  by === 'person'
    ? { code: 'too-many-seats', params: { most: perPlayer } }
    : { code: 'too-many-seats-here', params: { most: perPlace } };

/** More than are ever in use at once; whatever was not needed for longest is read again when it is. */
const MOST_KNOWN = 5000;

export class Tables {
  /** The newest versions known here, the one used last at the end. */
  private readonly known = new Map<string, TableDoc>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    /** Is told of every change made here. */
    private readonly changed: (doc: TableDoc) => void,
  ) {}

  async get(id: string): Promise<TableDoc | undefined> {
    const stored = await this.store.table(id);
    return stored && fromStored(stored);
  }

  /** As far as is known here; undefined where the store would have to be asked. */
  peek(id: string): TableDoc | undefined {
    const known = this.known.get(id);
    return known && this.keep(known);
  }

  /** As far as is known here, without asking the store again. */
  async recall(id: string): Promise<TableDoc | undefined> {
    return this.peek(id) ?? this.reread(id);
  }

  /** Somebody else may have changed it. */
  async reread(id: string): Promise<TableDoc | undefined> {
    const doc = await this.get(id);
    return doc && this.learn(doc);
  }

  /** What was read a while ago must not displace what has been written since. */
  private learn(doc: TableDoc): TableDoc {
    const known = this.known.get(doc.id);
    return this.keep(known && known.version >= doc.version ? known : doc);
  }

  private keep(doc: TableDoc): TableDoc {
    this.known.delete(doc.id);
    this.known.set(doc.id, doc);
    if (this.known.size > MOST_KNOWN) this.known.delete(this.known.keys().next().value!);
    return doc;
  }

  /** The newest version known here. */
  versionOf(id: string): number {
    return this.known.get(id)?.version ?? 0;
  }

  /** Nobody needs it any more. */
  forget(id: string): void {
    this.known.delete(id);
  }

  /** Puts up a new table, unless it is there already or would be one too many. */
  async add(doc: TableDoc, quota?: TableQuota): Promise<Created> {
    const created = await this.store.createTable(toStored(doc), quota);
    if (created.is === 'done') this.changed(doc);
    return created;
  }

  /**
   * Applies `change` to the newest version, again if somebody else was faster.
   * What is done under a `name` is done once: the document itself remembers it. `seat` counts when somebody sits down by it.
   */
  async change(
    id: string,
    change: (doc: TableDoc) => Changed,
    name?: string,
    seat?: SeatQuota,
  ): Promise<TableChange> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const doc = await this.get(id);
      if (!doc) return { ok: false, why: { code: 'unknown-table' } };
      this.learn(doc);
      if (name !== undefined && wasDone(doc, name)) return { ok: true, doc, isNew: false };
      const changed = change(doc);
      if (!changed.ok) return changed;
      if (changed.doc === doc) return { ok: true, doc, isNew: false };
      const next = {
        ...(name === undefined ? changed.doc : noteDone(changed.doc, name)),
        version: doc.version + 1,
        updatedAt: this.now(),
      };
      const sitsDown = seat && !isSeatedAt(doc, seat.player) && isSeatedAt(next, seat.player);
      const replaced = await this.store.replaceTable(toStored(next), sitsDown ? seat : undefined);
      if (replaced === false) continue;
      if (replaced !== true) return { ok: false, why: tooManySeats(replaced, seat!) };
      this.learn(next);
      this.changed(next);
      return { ok: true, doc: next, isNew: true };
    }
    return { ok: false, why: { code: 'try-again' } };
  }
}
