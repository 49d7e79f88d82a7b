/** A set in the fragment of a link. It never reaches a server. */

import type { GameId } from '@parlor/registry/ids';
import { pack, TooLarge, unpack } from '../platform/packed.ts';
import { envelopeOf, MOST_BYTES, type Opened, openText, type SharedSet } from './envelope.ts';

const KEY = 'set=';

export async function linkTo(shared: SharedSet, base: string): Promise<string> {
  const packed = await pack(JSON.stringify(envelopeOf(shared)));
  return new URL(`/sets/${shared.game}#${KEY}${packed}`, base).href;
}

export const hasSet = (hash: string): boolean => hash.startsWith(`#${KEY}`);

export async function openLink(hash: string, game: GameId): Promise<Opened<SharedSet>> {
  try {
    return openText(await unpack(hash.slice(1 + KEY.length), MOST_BYTES), game);
  } catch (error) {
    return { ok: false, fault: error instanceof TooLarge ? 'too-large' : 'damaged' };
  }
}
