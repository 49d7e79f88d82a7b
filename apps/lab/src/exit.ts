/** What the program tells the shell. */
export const EXIT = {
  fine: 0,
  /** A check failed: a law is broken, a transcript differs, a record does not replay. */
  failed: 1,
  /** The command line, or a file named in it, makes no sense. */
  usage: 2,
  /** A defect of the program itself. */
  defect: 70,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The command line makes no sense; the message says why, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
