/** A match seed is 32 bytes, written as 64 hex digits in lower case. */

const SEED = /^[0-9a-f]{64}$/;

export const isSeed = (input: unknown): input is string =>
  typeof input === 'string' && SEED.test(input);

export const seedBytes = (seed: string): Uint8Array =>
  Uint8Array.from(seed.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
