/** The public keys of the houses somebody knows: given, listed in a file, or asked for. */

import { usage } from './args.ts';
import { readTextFile } from './files.ts';
import type { Io } from '../terminal/io.ts';

const KEY = /^[0-9a-f]{64}$/;

/** A house that says nothing for so long will not. */
const PATIENCE_MS = 10_000;

export interface KnownHouses {
  readonly keys: readonly string[];
  /** A file of them: a key at the beginning of each line, and whatever one wants to note behind it. */
  readonly file: string | undefined;
  /** The address of one that can be asked. */
  readonly house: string | undefined;
}

export async function knownKeys({ keys, file, house }: KnownHouses, io: Io): Promise<string[]> {
  const given = keys.map((key) => {
    if (KEY.test(key.toLowerCase())) return key.toLowerCase();
    throw usage((say) => say.notAKey);
  });
  const listed = file === undefined ? [] : keysIn(file, io);
  const asked = house === undefined ? [] : [await askHouse(house, io)];
  return [...given, ...listed, ...asked];
}

function keysIn(path: string, io: Io): string[] {
  return readTextFile(path, io)
    .split('\n')
    .flatMap((text, i) => {
      const [key = ''] = text.replace(/#.*/, '').trim().toLowerCase().split(/\s/, 1);
      if (key === '') return [];
      if (KEY.test(key)) return [key];
      throw usage((say) => say.notKeys({ path, line: i + 1 }));
    });
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
