/** What a connection needs of the world: a line to another thread and a clock. */

/** One end of a line between two threads. What is posted arrives as a copy, in order. */
export interface Line {
  post(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
}

/** The caller's end: the thread on the other side may break down, and can be ended by force. */
export interface Port extends Line {
  /** `broke` hears that the thread is gone, with the reason if there is one. */
  listen(hear: (message: unknown) => void, broke?: (why: string) => void): void;

  /** Ends the thread, however busy it is. Nothing is heard from it afterwards. */
  terminate(): unknown;
}

export interface Timers {
  /** Rings once, `ms` milliseconds from now. What it returns keeps it from ringing. */
  after(ms: number, ring: () => void): () => void;
}

/**
 * How batches travel. One is made for each end of each line, so that it may
 * remember what the other end has been told.
 */
export interface Codec {
  pack(batch: readonly unknown[]): unknown;
  /** What was packed last could not be posted. */
  unsent?(): void;
  unpack(message: unknown): unknown;
}

/** As they are: the line copies them. */
export const plainCodec: Codec = {
  pack: (batch) => batch,
  unpack: (message) => message,
};

/**
 * Orders as text, replies as they are: many small objects are far cheaper to
 * write and to parse than to have cloned. For arguments that are JSON values.
 */
export const textOut: Codec = { ...plainCodec, pack: (batch) => JSON.stringify(batch) };

/** The worker's end of it. */
export const textIn: Codec = { ...plainCodec, unpack: (text) => JSON.parse(text as string) };
