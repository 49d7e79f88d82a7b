/** One processor's share of a simulation: runs the houses it is told to, one at a time. */

import type { HouseReport, SimulationOptions } from '@parlor/server/simulation';

export class HouseThread {
  /** `trace` cannot cross from one thread to another. */
  async simulate(
    options: Omit<SimulationOptions, 'trace'>,
    trace?: SimulationOptions['trace'],
  ): Promise<HouseReport> {
    const { simulateHouse } = await import('@parlor/server/simulation');
    return simulateHouse({ ...options, ...(trace && { trace }) });
  }
}
