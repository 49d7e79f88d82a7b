/** What the database's thread is started for. */

export type Duty =
  /** Exposes the store in this file. */
  | { readonly is: 'serve'; readonly path: string }
  /** Exposes a `Copier`. */
  | { readonly is: 'copy' };

export interface Copier {
  copy(from: string, to: string): void;
}
