/**
 * What goes over the line: batches, because a message is dearer than what it
 * carries. An empty batch from the worker says that it is up.
 */

export type Order =
  | CallOrder
  /** Nobody waits for this answer any more. */
  | { readonly cancel: number };

export interface CallOrder {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
  /** Which argument is a signal: it cannot be copied, and is made anew at the other end. */
  readonly signalAt?: number;
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: Failure };

/** An error as data. */
export interface Failure {
  /** Stable: programs may depend on it. */
  readonly code: string;
  /** For the log. */
  readonly message: string;
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
