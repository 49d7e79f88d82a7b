/** All planted defects. To add one: an entry in one of these lists, and `node scripts/defects.mjs NAME` to see it found. */

import type { Defect } from './defect.ts';
import { OF_ACTS } from './ofActs.ts';
import { OF_BANKS } from './ofBanks.ts';
import { OF_GOING_WITHOUT } from './ofGoingWithout.ts';
import { OF_ENDING } from './ofEnding.ts';
import { OF_KEEPING } from './ofKeeping.ts';
import { OF_LISTING } from './ofListing.ts';
import { OF_NAMES } from './ofNames.ts';
import { OF_ORDER } from './ofOrder.ts';
import { OF_FAIRNESS } from './ofFairness.ts';
import { OF_FINDINGS } from './ofFindings.ts';
import { OF_LISTS } from './ofLists.ts';
import { OF_RESTING } from './ofResting.ts';
import { OF_PAUSES } from './ofPauses.ts';
import { OF_PEOPLE } from './ofPeople.ts';
import { OF_QUOTAS } from './ofQuotas.ts';
import { OF_STAND_INS } from './ofStandIns.ts';
import { OF_RETURNING } from './ofReturning.ts';
import { OF_TABLES } from './ofTables.ts';
import { OF_TELLING } from './ofTelling.ts';
import { OF_THE_LOG } from './ofTheLog.ts';
import { OF_WORK } from './ofWork.ts';

export const DEFECTS: readonly Defect[] = [
  ...OF_THE_LOG,
  ...OF_TELLING,
  ...OF_TABLES,
  ...OF_FAIRNESS,
  ...OF_PEOPLE,
  ...OF_WORK,
  ...OF_RESTING,
  ...OF_BANKS,
  ...OF_KEEPING,
  ...OF_ORDER,
  ...OF_QUOTAS,
  ...OF_FINDINGS,
  ...OF_PAUSES,
  ...OF_GOING_WITHOUT,
  ...OF_STAND_INS,
  ...OF_LISTS,
  ...OF_ENDING,
  ...OF_RETURNING,
  ...OF_NAMES,
  ...OF_ACTS,
  ...OF_LISTING,
];
