/** The public key that a house signs its match files with: given, or asked for. */

import { usage } from './args.ts';
import type { Io } from '../terminal/io.ts';

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
    throw usage((say) => say.keyTwice);
  }
  if (house !== undefined) return askHouse(house, io);
  if (key === undefined || KEY.test(key.toLowerCase())) return key?.toLowerCase();
  throw usage((say) => say.notAKey);
}

async function askHouse(house: string, io: Io): Promise<string> {
  if (!/^https?:\/\/[^/]/.test(house) || !URL.canParse(house)) {
    throw usage((say) => say.notAHouse);
  }
  const told = await tell(new URL('/api/key', house), io);
  const { publicKey } = (told ?? {}) as { publicKey?: unknown };
  if (typeof publicKey === 'string' && KEY.test(publicKey)) return publicKey;
  throw usage((say) => say.silentHouse({ house }));
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
