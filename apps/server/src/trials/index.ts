/** Trials of the whole server, for the command line: real processes, real sockets, real stores. */

export { chaos, type ChaosReport } from './chaos.ts';
export { backUp, bringBack, KeepingFailed } from './keeping.ts';
export type { TrialTable } from './party.ts';
