import type { Metrics } from '../../application/ports/metrics.ts';

const NOTHING = { inc() {}, dec() {}, set() {}, startTimer: () => () => {} };

/** Nobody reads them in a simulation. */
export const NO_METRICS: Metrics = {
  sockets: NOTHING,
  liveMatches: NOTHING,
  moves: NOTHING,
  commands: NOTHING,
  refusals: NOTHING,
  loads: NOTHING,
  thoughts: NOTHING,
  botTroubles: NOTHING,
  unhandled: NOTHING,
  workersLost: NOTHING,
  appendSeconds: NOTHING,
};
