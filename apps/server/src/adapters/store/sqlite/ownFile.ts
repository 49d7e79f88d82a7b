/**
 * Whether the file at a path is still the one that was opened there. Whoever
 * replaces or deletes it leaves the program with a file that nobody will ever
 * find again: what is written there is lost when the program ends. The same goes
 * for one that somebody has written into: SQLite goes on with what it remembers
 * of it, and nobody can open it afterwards.
 */

import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
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

/** Every database begins like this, and goes on with what does not change: the size of a page, and whose it is. */
const MAGIC = Buffer.from('SQLite format 3\0');
const HEADER_BYTES = 100;
const APPLICATION_AT = 68;

/** The file of a database, and the log that holds its newest part. */
export class OwnFile {
  readonly #path: string;
  readonly #opened: readonly (readonly [path: string, file: string | undefined])[];
  /** Kept open for as long as the database is: to close it would undo every lock that SQLite has on the file. */
  readonly #file: number;
  readonly #header = Buffer.alloc(HEADER_BYTES);
  readonly #mark: string;
  #size = 0;
  #lost: StoreError | undefined;

  /** To be made when the database has been opened and read. */
  constructor(path: string) {
    this.#path = path;
    this.#opened = [path, `${path}-wal`].map((one) => [one, fileAt(one)]);
    this.#file = openSync(path, 'r');
    this.#mark = this.#readMark();
  }

  /** Throws from the first time on that it is gone or damaged, whatever lies there later. */
  expect(): void {
    if (this.#lost) throw this.#lost;
    for (const [path, file] of this.#opened) {
      if (fileAt(path) !== file) throw (this.#lost = replaced(path));
    }
    const { size } = fstatSync(this.#file);
    // We never ask SQLite to make it smaller.
    if (size < this.#size) this.#damaged('it has become shorter');
    this.#size = size;
    if (this.#readMark() !== this.#mark) this.#damaged('its beginning was overwritten');
  }

  /** Something went wrong: damage is not forgotten until somebody has looked after it. */
  note(error: StoreError): void {
    if (error.code === 'damaged') this.#lost ??= error;
  }

  /** After the database. */
  close(): void {
    closeSync(this.#file);
  }

  #damaged(how: string): never {
    throw (this.#lost = new StoreError('damaged', `${this.#path} is damaged: ${how}.`));
  }

  #readMark(): string {
    const read = readSync(this.#file, this.#header, 0, HEADER_BYTES, 0);
    // SQLite has not written anything there yet.
    if (read === 0) return '';
    const isOne = this.#header.subarray(0, MAGIC.length).equals(MAGIC);
    return isOne ? this.#header.toString('hex', APPLICATION_AT, APPLICATION_AT + 4) : 'none';
  }
}
