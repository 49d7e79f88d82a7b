/** A new name, and the seats where it is shown. */

import { judgeName, type Judged } from '@parlor/protocol';
import type { Store } from '../ports/store.ts';
import { renameSeat } from '../../domain/tables/tableDoc.ts';
import type { Tables } from './tables.ts';

/** Nobody sits at more tables at once that are not over. */
const MOST_TABLES = 1000;

export type Renamed =
  | Extract<Judged, { ok: false }>
  | (Extract<Judged, { ok: true }> & { readonly isNew: boolean });

export class Renaming {
  constructor(
    private readonly store: Store,
    private readonly tables: Tables,
    private readonly botNames: readonly string[],
  ) {}

  /** By a command with that key, if it was one; what is not new is a repeat, and the name another one by now. */
  async rename(player: string, wish: string, key?: string): Promise<Renamed> {
    const judged = judgeName(wish, this.botNames);
    if (!judged.ok) return judged;
    const { name } = judged;
    const isNew = await this.store.renamePlayer(player, name, key);
    // Whoever repeats it may have been cut off before the tables heard of it.
    for (const { id } of await this.store.tablesOf(player, MOST_TABLES, ['open', 'playing'])) {
      await this.showAt(id, player);
    }
    return { ...judged, isNew };
  }

  /** Shows somebody at a table under the name they have now. */
  private async showAt(table: string, player: string): Promise<void> {
    const known = await this.store.player(player);
    if (known) await this.tables.change(table, (doc) => renameSeat(doc, player, known.name));
  }
}
