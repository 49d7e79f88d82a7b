/** Raised when an old client could no longer understand us. */
export const PROTOCOL_VERSION = 1;

/** Raised when we could no longer understand an old client; those below it are told to renew themselves. */
export const OLDEST_PROTOCOL = 1;

/** In the address of the socket: the version that the client speaks. The first one did not say so. */
export const PROTOCOL_FIELD = 'protocol';

/** Whether a server and a client of this version understand each other; `said` is what the address says. */
export function isSpoken(said: unknown, oldest = OLDEST_PROTOCOL): boolean {
  const version = said === undefined ? 1 : Number(said);
  return Number.isInteger(version) && version >= oldest && version <= PROTOCOL_VERSION;
}
