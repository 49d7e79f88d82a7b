/** A set in the fragment of a link: compressed, in letters that survive any messenger. It never reaches a server. */

import type { GameId } from '@parlor/registry/ids';
import { envelopeOf, MOST_BYTES, type Opened, openText, type SharedSet } from './envelope.ts';

const KEY = 'set=';
const FORMAT = 'deflate-raw';

export async function linkTo(shared: SharedSet, base: string): Promise<string> {
  const text = JSON.stringify(envelopeOf(shared));
  const packed = await through(new TextEncoder().encode(text), new CompressionStream(FORMAT));
  return new URL(`/sets/${shared.game}#${KEY}${lettersOf(packed)}`, base).href;
}

export const hasSet = (hash: string): boolean => hash.startsWith(`#${KEY}`);

export async function openLink(hash: string, game: GameId): Promise<Opened<SharedSet>> {
  const letters = hash.slice(1 + KEY.length);
  if (letters.length > MOST_BYTES) return { ok: false, fault: 'too-large' };
  try {
    const unpacked = await through(bytesOf(letters), new DecompressionStream(FORMAT));
    return openText(new TextDecoder('utf-8', { fatal: true }).decode(unpacked), game);
  } catch (error) {
    return { ok: false, fault: error instanceof TooLarge ? 'too-large' : 'damaged' };
  }
}

class TooLarge extends Error {}

/** All that comes out at the other end, as long as it is not too much: a few bytes can be packed thousands. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new TooLarge();
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
