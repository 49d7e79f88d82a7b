/** What a sentence about this game needs to know beside its subject. */

import type { People } from '@parlor/kit';
import type { Components } from './components.ts';
import type { Parties } from './clauses.ts';

/** What things are called at this table, and who reads. */
export interface Telling {
  readonly components: Components;
  readonly people: People;
}

/** Between whom a clause stands. */
export interface DealTelling extends Telling {
  readonly seats: Parties;
}

export interface ClauseForm {
  /** What is given goes back to where it came from. */
  readonly isBack?: boolean;
  /** The date stands elsewhere. */
  readonly isUndated?: boolean;
}
