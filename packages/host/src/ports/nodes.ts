/** Several hosts of the same matches: nodes of a cluster, tabs of a browser. */

/** Carries no content: whoever misses a call finds out by reading the log, a little later. */
export interface Bus {
  /** Tells all other hosts that there is something new to read in the log of a match. */
  moved(match: string): void;

  /** Hears the calls of other hosts, never its own. Called once, by the host; rejects when the log could not be read. */
  listen(hear: (match: string) => Promise<void>): void;
}

/**
 * Who sees to the bots and clocks of a match: whoever holds it. A host that dies lets go of everything, after a while.
 * That two hold a match for a moment must do no harm, and does not: see `MatchLog`.
 */
export interface Lease {
  /** For so many milliseconds a match is held without being renewed. */
  readonly ms: number;

  /** Takes a running match unless a living host holds it; true when it is ours now. */
  claim(match: string): Promise<boolean>;

  /** All that we hold, from now on for another `ms`. */
  renew(): Promise<readonly string[]>;

  /** Lets go of a match that we hold; whoever is around at `due` takes it up. Null: it waits for people only. */
  release(match: string, due: number | null): Promise<void>;

  /** Takes up to `limit` running matches: those whose host has died, and those nobody holds that are due by then. */
  takeDue(dueBy: number, limit: number): Promise<readonly string[]>;
}
