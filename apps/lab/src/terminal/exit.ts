import type { Io } from './io.ts';

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

/** Whoever reads, and in which language. */
export type Reader = Pick<Io, 'language' | 'm'>;

/** What only developers read is English; everything else is said when it is known who reads it. */
type Why = string | ((reader: Reader) => string | Promise<string>);

/** The command line makes no sense; it says why, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(private readonly why: Why) {
    super(typeof why === 'string' ? why : 'the command line makes no sense');
  }

  /** In the reader's language. */
  async inWords(reader: Reader): Promise<string> {
    return typeof this.why === 'string' ? this.why : this.why(reader);
  }
}
