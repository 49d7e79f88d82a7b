/** What tables are told about their game. */

import type { GameId } from '@parlor/registry/ids';
import type { GameInfo } from '@parlor/table-ui';
import { gameName, manifests } from './games.ts';

export const gameInfo = (id: GameId): GameInfo => ({
  id,
  get title() {
    return gameName(id);
  },
  get score() {
    return manifests[id].score;
  },
});
