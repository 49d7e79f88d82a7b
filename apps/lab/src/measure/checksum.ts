/** A running 32-bit checksum (FNV-1a over small numbers): proof that two runs did the same work. */
export const CHECKSUM_START = 0x811c9dc5;

export const mix = (checksum: number, value: number): number =>
  Math.imul(checksum ^ value, 0x01000193) >>> 0;
