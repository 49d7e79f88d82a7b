/** One processor's share of a simulation: runs the houses it is told to, one at a time. */

import type { HouseReport, SimulationOptions } from '@parlor/server/simulation';

export class HouseThread {
  async simulate(options: Omit<SimulationOptions, 'trace'>): Promise<HouseReport> {
    const { simulateHouse } = await import('@parlor/server/simulation');
    return simulateHouse(options);
  }
}
