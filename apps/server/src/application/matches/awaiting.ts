/** Whether anybody waits for the bots of a table, and on whose account they think. */

import type { Turn } from '@parlor/bots';
import type { Rooms } from '../rooms/rooms.ts';
import type { Presence } from '../rooms/presence.ts';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';

/**
 * Somebody waits who plays here and is at the table, on whichever node. For as
 * long as nobody is at the table on this node, it is as it was when first asked.
 */
export async function awaiting(doc: TableDoc, rooms: Rooms, presence: Presence): Promise<Turn> {
  const isAwaitedElsewhere = !rooms.isLookedAt(doc.id) && (await presence.isAnyoneAt(doc));
  return {
    isAwaited: () => (rooms.isLookedAt(doc.id) ? rooms.isPlayedAt(doc.id) : isAwaitedElsewhere),
    account: [doc.openedFrom ?? '', doc.host],
  };
}
