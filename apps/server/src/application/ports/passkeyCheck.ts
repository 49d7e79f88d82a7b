/** Whoever can tell whether a passkey was made, or has signed, what it should have. */

import type { NewPasskeyBody, SignedBody } from '@parlor/protocol';
import type { Passkey } from '../../domain/records.ts';

/** What must have been signed, and where. */
export interface Expected {
  readonly challenge: string;
  /** The page, with scheme and port. */
  readonly origin: string;
  /** The name that passkeys are bound to. */
  readonly rpId: string;
}

export interface PasskeyCheck {
  /** The key that was made; undefined when it was not made as it should have been. */
  made(
    body: NewPasskeyBody,
    expected: Expected,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | undefined>;
  /** How often the key has signed by now; undefined when this is not its signature, or one that was there before. */
  signed(body: SignedBody, expected: Expected, passkey: Passkey): Promise<number | undefined>;
}
