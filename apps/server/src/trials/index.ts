/** Trials of the whole server, for the command line: real processes, real sockets, real stores. */

export { chaos, type ChaosReport } from './chaos.ts';
export { evenings, type EveningsReport } from './evenings.ts';
export { fuzz, type FuzzReport } from './fuzz.ts';
export { load, type LoadReport } from './load.ts';
export { backUp, bringBack, KeepingFailed } from './keeping.ts';
export { checkStoredEditions } from './storedEditions.ts';
export type { TrialTable } from './opening.ts';
