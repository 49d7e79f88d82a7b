/** What can go wrong with a store, said without any secret: no password, no row, no driver's own error inside. */

export type StoreErrorCode =
  /** Nobody answers at the moment; the same call may work later. What it wrote is in doubt. */
  | 'unavailable'
  /** The thread of the database ended; a new one starts with the next call. What it wrote is in doubt. */
  | 'crashed'
  /** The disk is full. What was being written is not there. */
  | 'full'
  /** Nothing may be written there: a disk that was mounted so after an error, a replica of a database. */
  | 'read-only'
  /** The file was replaced or deleted while it was open: nothing can be kept until the program is started again. */
  | 'replaced'
  | 'closed'
  /** The data were written by a newer version of this program. */
  | 'newer-schema'
  /** The file is no database of ours, or no longer a whole one. */
  | 'damaged'
  | 'not-empty'
  | 'not-found'
  | 'exists'
  /** The match or player does not exist. */
  | 'unknown'
  /** A value that no store can keep: a defect of the caller. */
  | 'bad-value'
  /** Somebody else was faster: read again and reckon anew. */
  | 'stale'
  | 'bad-address'
  /** Anything else the database refused. */
  | 'refused';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
