/** Passkeys by the browser's own calls. Binary values go to the server as base64url. */

import type { PasskeyInfo, PasskeyWish, SignInWish } from '@parlor/protocol';
import { connect, type Me } from './connection.ts';
import { Refused, sendJson } from './http.ts';
import { wayBack } from './settings.ts';

/** Browsers have them over https and on their own machine, and for names only. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:|^\[/.test(location.hostname);

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** EdDSA, ECDSA and RSA: every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Makes a passkey for whoever one is. */
export async function addPasskey(): Promise<PasskeyInfo> {
  const wish = (await sendJson('POST', '/api/passkeys/wish')) as PasskeyWish;
  const { id, name } = wish.user;
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(wish.challenge),
      rp: { id: wish.rpId, name: 'Parlor' },
      user: { id: new TextEncoder().encode(id), name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      // It has to know by itself whose it is: whoever comes back has nothing else.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: wish.known.map((one) => ({ type: 'public-key', id: bytesOf(one) })),
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const added = (await sendJson('POST', '/api/passkeys', {
    id: textOf(made.rawId),
    clientDataJSON: textOf(clientDataJSON),
    attestationObject: textOf(attestationObject),
  })) as PasskeyInfo;
  wayBack.value = 'done';
  return added;
}

/** Becomes whoever the passkey belongs to. What the page knows of who one was is old from here on. */
export async function comeBack(): Promise<Me> {
  await connect();
  const wish = (await sendJson('POST', '/api/passkeys/sign-in/wish')) as SignInWish;
  const signed = (await navigator.credentials.get({
    publicKey: {
      challenge: bytesOf(wish.challenge),
      rpId: wish.rpId,
      userVerification: 'preferred',
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    signed.response as AuthenticatorAssertionResponse;
  const found = (await sendJson('POST', '/api/passkeys/sign-in', {
    id: textOf(signed.rawId),
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
    ...(userHandle && { userHandle: textOf(userHandle) }),
  })) as Me;
  wayBack.value = 'done';
  return found;
}

/** Why it came to nothing: a code of the server, or what the browser says. */
export function whyNot(
  error: unknown,
): 'cancelled' | 'known' | 'failed' | { readonly code: string } {
  if (error instanceof Refused) return error.why;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  // The server is known by another name than the one this page was opened by.
  return name === 'SecurityError' ? { code: 'passkeys-impossible' } : 'failed';
}
