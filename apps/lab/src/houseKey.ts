/** The public key that a house signs its match files with: given, or asked for. */

import { UsageError } from './exit.ts';
import type { Io } from './io.ts';

const KEY = /^[0-9a-f]{64}$/;

/** A house that says nothing for so long will not. */
const PATIENCE_MS = 10_000;

/** Undefined when nobody says whose it should be. */
export async function houseKey(
  key: string | undefined,
  house: string | undefined,
  io: Io,
): Promise<string | undefined> {
  if (key !== undefined && house !== undefined) {
    throw new UsageError('--key and --house both say what the key is: one of them is enough');
  }
  if (house !== undefined) return askHouse(house, io);
  if (key === undefined || KEY.test(key.toLowerCase())) return key?.toLowerCase();
  throw new UsageError('--key takes 64 hex digits');
}

async function askHouse(house: string, io: Io): Promise<string> {
  if (!/^https?:\/\/[^/]/.test(house) || !URL.canParse(house)) {
    throw new UsageError('--house takes an address such as https://parlor.example');
  }
  const told = await tell(new URL('/api/key', house), io);
  const { publicKey } = (told ?? {}) as { publicKey?: unknown };
  if (typeof publicKey === 'string' && KEY.test(publicKey)) return publicKey;
  throw new UsageError(`${house} does not tell a key: is there a house of Parlor?`);
}

/** What is told at that address; undefined when it is no JSON, or nothing. */
async function tell(address: URL, io: Io): Promise<unknown> {
  try {
    const signal = AbortSignal.any([io.stop, AbortSignal.timeout(PATIENCE_MS)]);
    const answer = await fetch(address, { signal });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
