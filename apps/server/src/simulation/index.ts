/** The whole house in simulation, for the command line. */

export { simulateHouse, type SimulationOptions } from './simulate.ts';
export type { HouseReport } from './house.ts';
export { DEFECTS } from './defects/defects.ts';
