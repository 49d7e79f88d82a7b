/** An authenticator in software, for tests: makes one passkey and signs with it, whatever it is told to sign. */

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyBody, PasskeyWish, SignedBody } from '@parlor/protocol';

/** Present, verified, and with a credential in it. */
const PRESENT = 0x05;
const WITH_CREDENTIAL = 0x40;

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** Lengths as CBOR writes them, behind its kind (in the upper three bits). */
function head(kind: number, length: number): Buffer {
  const major = kind << 5;
  if (length < 24) return Buffer.from([major | length]);
  if (length < 256) return Buffer.from([major | 24, length]);
  return Buffer.from([major | 25, length >> 8, length & 255]);
}

const cborNumber = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborMap = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

export interface Place {
  readonly origin: string;
  readonly rpId: string;
}

export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  private owner = '';

  constructor(private readonly place: Place) {
    this.key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  private clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private data(flags: number, rpId: string): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  make(
    { challenge, user }: Pick<PasskeyWish, 'challenge' | 'user'>,
    { origin, rpId }: Place = this.place,
    format = 'none',
  ): NewPasskeyBody {
    this.owner = user.id;
    const { x, y } = this.key.publicKey.export({ format: 'jwk' });
    const cose = cborMap(
      [cborNumber(1), cborNumber(2)],
      [cborNumber(3), cborNumber(-7)],
      [cborNumber(-1), cborNumber(1)],
      [cborNumber(-2), cborBytes(Buffer.from(x!, 'base64url'))],
      [cborNumber(-3), cborBytes(Buffer.from(y!, 'base64url'))],
    );
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cose]);
    const authData = Buffer.concat([this.data(PRESENT | WITH_CREDENTIAL, rpId), credential]);
    const attestation = cborMap(
      [cborText('fmt'), cborText(format)],
      [cborText('attStmt'), cborMap()],
      [cborText('authData'), cborBytes(authData)],
    );
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: this.clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    };
  }

  sign(challenge: string, { origin, rpId }: Place = this.place): SignedBody {
    this.counter++;
    const clientData = this.clientData('webauthn.get', challenge, origin);
    const data = this.data(PRESENT, rpId);
    const signature = sign(
      'sha256',
      Buffer.concat([data, sha256(clientData)]),
      this.key.privateKey,
    );
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: Buffer.from(this.owner).toString('base64url'),
    };
  }
}
