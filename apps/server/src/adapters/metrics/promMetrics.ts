/** What the server counts, for Prometheus. */

import type { Metrics } from '../../application/ports/metrics.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export class PromMetrics implements Metrics {
  readonly registry = new Registry();

  readonly sockets = this.gauge('parlor_sockets', 'Open sockets.');
  readonly liveMatches = this.gauge('parlor_matches_hot', 'Matches in memory.');
  readonly moves = this.counter('parlor_moves_total', 'Entries made durable.');
  readonly commands = this.counter('parlor_commands_total', 'Commands read.');
  readonly refusals = this.counter('parlor_refusals_total', 'Commands refused.');
  readonly loads = this.counter('parlor_match_loads_total', 'Matches loaded from the store.');
  readonly thoughts = this.counter('parlor_bot_thoughts_total', 'Moves thought out by bots.');
  readonly botTroubles = this.counter(
    'parlor_bot_troubles_total',
    'Thoughts that ended in a fallback.',
  );
  readonly unhandled = this.counter('parlor_unhandled_total', 'Errors nobody expected.');
  readonly workersLost = this.counter('parlor_workers_lost_total', 'Worker threads replaced.');
  readonly appendSeconds = new Histogram({
    name: 'parlor_append_seconds',
    help: 'Time until an entry is durable.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }
}
