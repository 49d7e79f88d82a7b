/** The whole house in simulation, for the command line. */

export { layoutOf, simulateHouse, type SimulationOptions } from './simulate.ts';
export { FAULT_KINDS, type FaultName } from './faults/tally.ts';
export type { HouseReport, Layout } from './house.ts';
export { DEFECTS } from './defects/defects.ts';
export { type Story, shorten, simulateAgain, type StoryParts } from './story.ts';
export { NO_TOTALS, plus, type Totals } from './totals.ts';
