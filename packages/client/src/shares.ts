/** The client's side of the dice: being bound to a share before anybody's is known, and opening it when all do. */

import { shareCommitment } from '@parlor/kit';
import type { TableInfo } from '@parlor/protocol';
import type { Wish } from './client.ts';

/** Ready, and bound to this share. Keep the share before this is said: nobody else knows it. */
export const commitWish = (table: string, share: string): Extract<Wish, { type: 'commit' }> => ({
  type: 'commit',
  table,
  commitment: shareCommitment(share),
});

/**
 * What is to be said when a table is shown: shares are being opened, and mine is not. `shareOf` finds the share that a
 * commitment binds to, if this device has it.
 */
export function openingWish(
  { id, seats, opening }: TableInfo,
  player: string,
  shareOf: (commitment: string) => string | undefined,
): Extract<Wish, { type: 'open-share' }> | undefined {
  const mine = seats.find((seat) => seat.player === player);
  if (!opening || mine?.commitment === undefined || mine.hasOpened) return undefined;
  const share = shareOf(mine.commitment);
  return share === undefined ? undefined : { type: 'open-share', table: id, share };
}
