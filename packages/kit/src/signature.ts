/** Ed25519 signatures over JSON: who wrote a text, and that nobody changed it since. */

import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './json.ts';

const KEY = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;

/** By the letter of RFC 8032, so that whoever checks it with another program comes to the same answer. */
const STRICT = { zip215: false };

export const publicKeyOf = (secretKey: string): string =>
  bytesToHex(ed25519.getPublicKey(hexToBytes(secretKey)));

export const sign = (value: unknown, secretKey: string): string =>
  bytesToHex(ed25519.sign(utf8ToBytes(canonicalJson(value)), hexToBytes(secretKey)));

/** Total: whatever is not a signature of `value` by that key is false. */
export function isSignedBy(value: unknown, signature: string, publicKey: string): boolean {
  if (!KEY.test(publicKey) || !SIGNATURE.test(signature)) return false;
  try {
    return ed25519.verify(
      hexToBytes(signature),
      utf8ToBytes(canonicalJson(value)),
      hexToBytes(publicKey),
      STRICT,
    );
  } catch {
    return false;
  }
}
