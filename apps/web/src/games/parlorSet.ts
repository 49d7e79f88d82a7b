/** What the set of values is called that a game comes with: it says how much of it is rebuilt. */

import type { GameId } from '@parlor/registry/ids';
import { st } from '../words/sets.ts';
import { manifests } from './games.ts';

export const parlorSet = (game: GameId): string =>
  st('set.parlor', { extent: st(`set.parlor.${manifests[game].rebuilt}`) });
