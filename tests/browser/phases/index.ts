/** Every phase of every game that its table has to show. */

import { chancePhases } from './takeAChance.ts';
import { eightPhases } from './eightAndAHalf.ts';
import type { Phase } from './phase.ts';
import { profitPhases } from './pureProfit.ts';
import { trumpPhases } from './trump.ts';
import { zillionairePhases } from './zillionaire.ts';

export { findPhases, type Found, type Phase } from './phase.ts';

export const PHASES: readonly Phase[] = [
  ...zillionairePhases,
  ...trumpPhases,
  ...eightPhases,
  ...chancePhases,
  ...profitPhases,
];
