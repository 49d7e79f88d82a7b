/**
 * Tells other nodes that there is something new to read. A message carries no
 * content: a node that misses one finds out a little later, by reading the store.
 */

export interface ClusterBus {
  /** `topic` names what changed: a match, a table, the lobby, where a player is signed in. */
  publish(topic: Topic): void;
  /** Hears the messages of other nodes, never its own. */
  subscribe(hear: (topic: Topic) => void): void;
  /** Is the line up right now? */
  readonly isUp: boolean;
  close(): Promise<void>;
}

export interface Topic {
  /** `sessions`: a player was signed out somewhere. `shunned`: somebody hears somebody else no more, or again. `everything`: messages may have been missed. */
  readonly kind:
    | 'match'
    | 'table'
    | 'presence'
    | 'chat'
    | 'lobby'
    | 'sessions'
    | 'shunned'
    | 'everything';
  readonly id: string;
}

/** Others may share the store, but nobody can call them: all of them look for themselves. */
export const NO_CALLS: ClusterBus = {
  publish() {},
  subscribe() {},
  isUp: false,
  async close() {},
};

/** A node without others has nobody to tell. */
export const SINGLE_NODE: ClusterBus = { ...NO_CALLS, isUp: true };
