/** Whoever runs the host wants to know how it is doing. Nothing here changes what happens. */

export interface Monitor {
  /** A match was read from its log. */
  loaded(match: string): void;
  /** A match that nobody saw to is ours now. */
  takenUp(match: string): void;
  /** How many matches are in memory, now and then. */
  holding(matches: number): void;
  /** Something failed that nobody waits for. It is tried again. */
  failed(what: 'snapshot' | 'schedule', error: unknown, match?: string): void;
}
