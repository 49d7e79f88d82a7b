/**
 * The file of a match of this device, signed with a key of this device. The key vouches for nothing but that nobody
 * has changed the file since: it is not that of a house.
 */

import { engine } from '../engine/engine.ts';
import { kept } from '../platform/settings.ts';

interface KeyPair {
  readonly signingKey: string;
  readonly publicKey: string;
}

/** Made when the first file is. */
const keys = kept<KeyPair | null>('deviceKeys', null);

export const isOwnKey = (publicKey: string): boolean => keys.peek()?.publicKey === publicKey;

/** Null where the match has none. */
export async function deviceMatchFile(id: string): Promise<unknown> {
  keys.value ??= await engine.newKeys();
  return engine.matchFile(id, keys.value.signingKey);
}
