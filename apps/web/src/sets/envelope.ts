/** A set on its way to somebody else: what a file and a link hold. Whatever comes in may be anything at all. */

import type { Json } from '@parlor/kit';
import { type GameId, isGameId } from '@parlor/registry/ids';
import { cleanName } from '../platform/cleanName.ts';

export interface SharedSet {
  readonly game: GameId;
  readonly name: string;
  readonly set: Json;
}

/** Why something is no set, before any game has looked at it. */
export const ENVELOPE_FAULTS = [
  'damaged',
  'not-a-set',
  'too-large',
  'newer',
  'other-game',
] as const;
export type EnvelopeFault = (typeof ENVELOPE_FAULTS)[number];

export type Opened<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: EnvelopeFault };

const KIND = 'set';
const VERSION = 1;

/** No set of any game comes near it. */
export const MOST_BYTES = 200_000;

export const envelopeOf = ({ game, name, set }: SharedSet): Json => ({
  parlor: KIND,
  version: VERSION,
  game,
  name,
  set,
});

type Fields = Readonly<Record<string, unknown>>;

/** Reads a text that should be an envelope, or the bare set of `game`. */
export function openText(text: string, game: GameId): Opened<SharedSet> {
  if (text.length > MOST_BYTES) return { ok: false, fault: 'too-large' };
  let input: unknown;
  try {
    input = JSON.parse(text) as unknown;
  } catch {
    return { ok: false, fault: 'damaged' };
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, fault: 'not-a-set' };
  const fields = input as Fields;
  // What a table's option takes, as people exchanged it before there were names.
  if (!Object.hasOwn(fields, 'parlor')) {
    return { ok: true, value: { game, name: '', set: input as Json } };
  }
  if (fields['parlor'] !== KIND) return { ok: false, fault: 'not-a-set' };
  if (fields['version'] !== VERSION) {
    const isNewer = typeof fields['version'] === 'number' && fields['version'] > VERSION;
    return { ok: false, fault: isNewer ? 'newer' : 'not-a-set' };
  }
  if (!isGameId(fields['game']) || fields['set'] === undefined)
    return { ok: false, fault: 'not-a-set' };
  if (fields['game'] !== game) return { ok: false, fault: 'other-game' };
  const name = typeof fields['name'] === 'string' ? cleanName(fields['name']) : '';
  return { ok: true, value: { game, name, set: fields['set'] as Json } };
}
