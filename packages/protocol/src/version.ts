/** Raised when an old client could no longer understand us. */
export const PROTOCOL_VERSION = 1;
