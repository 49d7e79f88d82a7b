import type { Log } from '../application/ports/log.ts';

/** For tests that do not care what is logged. */
export const SILENT_LOG: Log = { info() {}, warn() {}, error() {} };
