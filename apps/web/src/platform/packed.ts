/** A text in letters that survive any messenger: compressed, for the fragment of a link. */

const FORMAT = 'deflate-raw';

export const pack = async (text: string): Promise<string> =>
  lettersOf(await through(new TextEncoder().encode(text), new CompressionStream(FORMAT), Infinity));

/** What was packed holds more than anybody asked for. */
export class TooLarge extends Error {}

/** The text again; rejects what is damaged, and with `TooLarge` what has more than `most` bytes. */
export async function unpack(letters: string, most: number): Promise<string> {
  if (letters.length > most) throw new TooLarge();
  const bytes = await through(bytesOf(letters), new DecompressionStream(FORMAT), most);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** All that comes out at the other end, as long as it is not too much: a few bytes can be packed thousands. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
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
