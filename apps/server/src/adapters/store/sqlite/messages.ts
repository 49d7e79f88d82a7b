/** What the server's thread and the database's thread say to each other. */

import type { CoreCall } from '../core.ts';
import type { StoreErrorCode } from '../../../application/ports/storeError.ts';

/** Calls that were made together travel together. */
export type Request = readonly {
  readonly id: number;
  readonly name: CoreCall;
  readonly args: readonly unknown[];
}[];

export type Reply = readonly Answer[];

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: Failure };

export interface Failure {
  readonly code: StoreErrorCode;
  readonly message: string;
}

/** What a thread is started for. */
export type Duty =
  | { readonly is: 'serve'; readonly path: string }
  /** Ends when the copy is there; says so if it cannot be made. */
  | { readonly is: 'copy'; readonly from: string; readonly to: string };
