/** A new name, and the seats where it is shown. */

import { judgeName, type Judged } from '@parlor/protocol';
import type { Order } from '../order/order.ts';
import type { Store } from '../ports/store.ts';
import { renameSeat } from '../../domain/tables/tableDoc.ts';
import type { Tables } from './tables.ts';

/** Nobody sits at more tables at once that are not over. */
const MOST_TABLES = 1000;

export type Renamed =
  | Extract<Judged, { ok: false }>
  | (Extract<Judged, { ok: true }> & { readonly isNew: boolean });

const refused = (code: string): Renamed => ({ ok: false, why: { code } });

export class Renaming {
  constructor(
    private readonly store: Store,
    private readonly tables: Tables,
    private readonly botNames: readonly string[],
    private readonly order: Pick<Order, 'isSilenced' | 'isForbiddenName'>,
  ) {}

  /** By a command with that key, if it was one; what is not new is a repeat, and the name another one by now. */
  async rename(player: string, wish: string, key?: string): Promise<Renamed> {
    const judged = judgeName(wish, this.botNames);
    if (!judged.ok) return judged;
    const { name } = judged;
    // A name can be read like anything that is said.
    if (this.order.isSilenced(player)) return refused('silenced');
    if (this.order.isForbiddenName(name)) return refused('name-forbidden');
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
