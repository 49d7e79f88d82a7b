/**
 * A defect that is planted on purpose, to see whether the simulation finds it. `scripts/defects.mjs` puts it into the
 * sources while it bundles them: production code knows nothing of it.
 */

import type { FaultName } from '../faults/tally.ts';
import type { GroupName } from '../players/groups.ts';
import type { FindingKind } from '../oracles/findings.ts';

export interface Defect {
  readonly name: string;
  /** The promise that it breaks. */
  readonly breaks: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file; the harness fails otherwise. */
  readonly find: string;
  readonly replace: string;
  /** A second place, where a promise is kept twice: with one of them alone nothing is broken. */
  readonly also?: Pick<Defect, 'file' | 'find' | 'replace'>;
  /** So many houses, from seed 1 on, are enough to find it. */
  readonly seeds: number;
  /** Where it is sought, if it would take too many of the usual houses: one in ten of them has SQLite, and few matches end in their one minute. */
  readonly houses?: {
    readonly store?: 'sqlite';
    readonly kinds?: readonly FaultName[];
    /** A group that comes to some houses only. */
    readonly with?: GroupName;
    readonly isDense?: true;
    readonly minutes?: number;
  };
  /** By one of these oracles. */
  readonly foundBy: readonly FindingKind[];
}
