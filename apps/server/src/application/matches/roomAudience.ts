/** Those who look at a match through this node: the clients in the room of its table. */

import type { Audience } from '@parlor/host';
import type { ServerTypes } from '../ports/referee.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Tables } from '../tables/tables.ts';
import { positionMessage } from './messageText.ts';

export interface RoomAudienceParts {
  readonly rooms: Rooms;
  readonly tables: Tables;
  readonly presence: Presence;
}

export const roomAudience = ({
  rooms,
  tables,
  presence,
}: RoomAudienceParts): Audience<ServerTypes> => ({
  viewersOf: (match) => rooms.viewersOf(match),
  awaits: (match) => rooms.awaits(match),
  noteShown: (match) => rooms.noteShown(match),
  show: (shown) => rooms.tellViewers(shown.match.id, shown.viewer, positionMessage(shown)),

  showThinking({ table }) {
    // It is at hand, as who plays there has just been asked.
    void tables.recall(table).then(
      (doc) => doc && presence.show(doc),
      () => {},
    );
  },
});
