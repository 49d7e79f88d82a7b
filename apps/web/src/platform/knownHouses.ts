/**
 * The keys of the houses this device has played at, noted before the first card. What a house says about its key
 * afterwards is compared with them: one that signs with another key by then is not the one we played with.
 */

import { getJson } from './http.ts';
import { kept } from './settings.ts';

export interface KnownHouse {
  readonly key: string;
  readonly address: string;
  /** By this device's clock. */
  readonly since: number;
}

export const knownHouses = kept<readonly KnownHouse[]>('houses', []);

/** Nobody plays at so many; a house that made up a key for every visit would be forgotten first. */
const MOST_KNOWN = 50;

const KEY = /^[0-9a-f]{64}$/;

/** What this house says it signs with; undefined where it cannot be asked. */
export async function askForKey(): Promise<string | undefined> {
  try {
    const { publicKey } = (await getJson('/api/key')) as { readonly publicKey?: unknown };
    return typeof publicKey === 'string' && KEY.test(publicKey) ? publicKey : undefined;
  } catch {
    return undefined;
  }
}

/** Notes the key of this house, unless one of it is known already: the first one counts. */
export async function noteHouse(): Promise<void> {
  const address = location.origin;
  const isKnown = () => knownHouses.peek().some((house) => house.address === address);
  if (isKnown()) return;
  const key = await askForKey();
  if (key === undefined || isKnown()) return;
  knownHouses.value = [
    ...knownHouses.peek().slice(1 - MOST_KNOWN),
    { key, address, since: Date.now() },
  ];
}
