/**
 * Dice nobody controls alone. The host commits to a seed of its own before the
 * players contribute theirs; the seed of the match follows from both, and the
 * host's seed is opened at the end. Anyone with SHA-256 can check it.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, hashText } from './json.ts';

const COMMITMENT = 'parlor commitment/1 ';

/** What the host publishes first: it gives the seed away to nobody, and binds the host to it. */
export const commitmentTo = (serverSeed: string): string => hashText(COMMITMENT + serverSeed);

const SHARE = 'parlor share/1 ';

/** What a person publishes when sitting down: it binds them to a share of the dice that nobody knows yet. */
export const shareCommitment = (share: string): string => hashText(SHARE + share);

/** The seed of the match: 64 hex digits from the host's 64 and what each seat contributed, in seat order. */
export const jointSeed = (serverSeed: string, contributions: readonly string[]): string =>
  bytesToHex(
    hmac(
      sha256,
      hexToBytes(serverSeed),
      utf8ToBytes(`parlor seed/1 ${canonicalJson(contributions)}`),
    ),
  );
