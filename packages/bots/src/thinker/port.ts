/**
 * What a thinker needs of the world: a line to another thread and a clock. A
 * server hands in worker threads, a page Web Workers, a test whatever it likes.
 */

/** One end of a line between two threads. What is posted arrives as a copy. */
export interface Line {
  post(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
}

/** The host's end: the thread on the other side may break down, and can be ended by force. */
export interface Port extends Line {
  /** `broke` hears that the thread is gone, with the reason if there is one. */
  listen(hear: (message: unknown) => void, broke?: (why: string) => void): void;

  /** Ends the thread, however busy it is. Nothing is heard from it afterwards. */
  terminate(): void;
}

export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;

  /** Rings once, `ms` milliseconds from now. What it returns keeps it from ringing. */
  after(ms: number, ring: () => void): () => void;
}
