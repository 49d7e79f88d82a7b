/** Checks passkeys by the rules of WebAuthn. The library is loaded by the first who needs it. */

import type { Expected, PasskeyCheck } from '../../application/ports/passkeyCheck.ts';

const server = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

const expectation = ({ challenge, origin, rpId }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  // Not every device can ask for more than a touch.
  requireUserVerification: false,
});

export const passkeyCheck: PasskeyCheck = {
  async made({ id, clientDataJSON, attestationObject }, expected) {
    try {
      if (await isVouchedFor(attestationObject)) return undefined;
      const { verifyRegistrationResponse } = await server();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
          response: { clientDataJSON, attestationObject },
        },
        ...expectation(expected),
      });
      if (!verified) return undefined;
      const { credential } = registrationInfo;
      const publicKey = Buffer.from(credential.publicKey).toString('base64url');
      return { id: credential.id, publicKey, counter: credential.counter };
    } catch {
      // Whatever is wrong with it, the library throws.
      return undefined;
    }
  },

  async signed({ id, userHandle, ...response }, expected, passkey) {
    try {
      const { verifyAuthenticationResponse } = await server();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
          response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        },
        ...expectation(expected),
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  },
};

/**
 * Who made the authenticator does not matter, and pages ask for no word of its maker. One that comes all the same has
 * certificates with addresses in them that the library would look up: nobody sends us there.
 */
async function isVouchedFor(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const format = decoded.get('fmt');
  if (format === 'none') return false;
  return format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined;
}
