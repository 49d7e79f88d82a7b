/** Every phase of every game that its table has to show. */

import { screens } from '@parlor/games/testing';
import { GAME_IDS } from '@parlor/registry';
import type { Phase } from './phase.ts';

export { findPhases, type Found, type Phase } from './phase.ts';

export const PHASES: readonly Phase[] = GAME_IDS.flatMap((game) =>
  (screens[game]?.phases ?? []).map((phase) => ({ ...phase, game })),
);
