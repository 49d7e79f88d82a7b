/** Soak tests of the whole server, for the command line: real processes, real sockets, real stores. */

export { chaos, type ChaosReport } from './chaos.ts';
export { dropouts, type DropoutsReport } from './dropouts.ts';
export { fuzz, type FuzzReport } from './fuzz.ts';
export { load, type LoadReport } from './load.ts';
export { backUp, bringBack, KeepingFailed } from './keeping.ts';
export { checkStoredEditions } from './storedEditions.ts';
export type { SoakTable } from './opening.ts';
export { siege, type SiegeReport } from './siege.ts';
export { diskUse, type DiskUseReport } from './diskUse.ts';
