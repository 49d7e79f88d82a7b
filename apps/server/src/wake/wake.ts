/**
 * Tells other nodes that there is something new to read. It carries no content:
 * whoever misses a call finds out by looking, a little later.
 */

export interface Wake {
  /** `topic` names what changed: a match, a table, the lobby. */
  call(topic: Topic): void;
  /** Hears the calls of other nodes, never its own. */
  listen(hear: (topic: Topic) => void): void;
  /** Is the line up right now? */
  readonly isUp: boolean;
  close(): Promise<void>;
}

export interface Topic {
  /** `everything`: calls may have been missed. */
  readonly kind: 'match' | 'table' | 'presence' | 'chat' | 'lobby' | 'everything';
  readonly id: string;
}

/** One node alone has nobody to wake. */
export const NOBODY: Wake = {
  call() {},
  listen() {},
  isUp: true,
  async close() {},
};
