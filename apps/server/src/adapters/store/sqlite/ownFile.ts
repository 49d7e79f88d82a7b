/**
 * Whether the file at a path is still the one that was opened there. Whoever
 * replaces or deletes it leaves the program with a file that nobody will ever
 * find again: what is written there is lost when the program ends.
 */

import { statSync } from 'node:fs';
import { StoreError } from '../../../application/ports/storeError.ts';

/** What tells a file from all others; undefined where there is none. */
export function fileAt(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

export function expectFile(path: string, opened: string | undefined): void {
  if (fileAt(path) !== opened) throw replaced(path);
}

const replaced = (path: string): StoreError =>
  new StoreError('replaced', `${path} is not the file that was opened: start again.`);

/** The file of a database, and the log that holds its newest part. */
export class OwnFile {
  readonly #opened: readonly (readonly [path: string, file: string | undefined])[];
  #gone: StoreError | undefined;

  /** To be made when the database has been opened and read. */
  constructor(path: string) {
    this.#opened = [path, `${path}-wal`].map((one) => [one, fileAt(one)]);
  }

  /** Throws from the first time on that it is gone, whatever lies there later. */
  expect(): void {
    if (this.#gone) throw this.#gone;
    for (const [path, file] of this.#opened) {
      if (fileAt(path) !== file) throw (this.#gone = replaced(path));
    }
  }
}
