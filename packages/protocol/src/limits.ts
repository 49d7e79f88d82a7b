/** Sizes everybody agrees on. Whatever is larger is refused. */

export const LIMITS = {
  /** Bytes of one socket frame or request body. */
  frame: 64 * 1024,
  name: 24,
  /** Of a name as somebody types it, with blanks and letters yet to be composed. */
  wish: 200,
  chat: 200,
  /** What somebody writes to a report. */
  report: 500,
  key: 64,
  /** Steps that are told once more. */
  history: 120,
  /** Matches on a page of their list. */
  matches: 100,
} as const;

/** Added to the address of the socket, and of a list of tables, by whoever takes sets of one's own by name. */
export const DATA_BY_NAME = 'data=by-name';
