/** What the server counts while it works. */

export interface Metrics {
  /** Open connections. */
  readonly sockets: Gauge;
  /** Matches in memory. */
  readonly liveMatches: Gauge;
  /** Entries made durable. */
  readonly moves: Counter;
  readonly commands: Counter;
  readonly refusals: Counter;
  /** Matches loaded from the store. */
  readonly loads: Counter;
  /** Moves thought out by bots. */
  readonly thoughts: Counter;
  /** Thoughts that ended in a fallback. */
  readonly botTroubles: Counter;
  /** Errors nobody expected. */
  readonly unhandled: Counter;
  /** Worker threads replaced. */
  readonly workersLost: Counter;
  /** Time until an entry is durable. */
  readonly appendSeconds: Stopwatch;
}

interface Counter {
  inc(): void;
}

interface Gauge {
  set(value: number): void;
  inc(): void;
  dec(): void;
}

interface Stopwatch {
  /** What it returns ends the measurement. */
  startTimer(): () => void;
}
