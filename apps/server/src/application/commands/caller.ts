/** A client that gives commands: what performing them needs to know of it and may do to it. */

import type { ServerMessage } from '@parlor/protocol';
import type { Client } from '../rooms/rooms.ts';

export interface Caller extends Client {
  /** As the player was called when last heard of here. */
  name: string;
  /** Can anything still be said to it? */
  readonly isOpen: boolean;
  /** From now on it acts for `owner` at `table`. */
  openSeat(table: string, owner: string): void;
  /** The address itself, for whom nobody lets in; empty when it is not known. */
  readonly ip: string;
  shun(players: ReadonlySet<string>): void;
  tell(message: ServerMessage): void;
  close(reason: string): void;
}
