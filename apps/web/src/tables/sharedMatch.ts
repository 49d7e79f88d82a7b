/** A finished match of this device in the fragment of a link: it opens on any other, and no server learns of it. */

import { isLevel, type Json, type Level } from '@parlor/kit';
import { isGameId } from '@parlor/registry/ids';
import { pack, unpack } from '../platform/packed.ts';
import { cleanName } from '../platform/cleanName.ts';
import type { LocalRecord } from '../offline/storedMatch.ts';
import type { Played } from './played.ts';

/** Where such a link leads: what is shown comes along behind the #. */
export const SHARED = 'shared';

const KEY = '#match=';
const KIND = 'match';
const VERSION = 1;

/** Unpacked; no match of any game comes near it. */
const MOST_BYTES = 4_000_000;

/** Why a link does not lead to a match. */
export class SharedMatchError extends Error {
  constructor(readonly fault: 'damaged' | 'newer') {
    super(fault);
  }
}

export const fragmentOf = async ({
  record,
  names,
  levels,
}: Pick<Played, 'record' | 'names' | 'levels'>): Promise<string> =>
  `${KEY}${await pack(
    JSON.stringify({
      parlor: KIND,
      version: VERSION,
      names,
      levels: levels.map((level) => level ?? null),
      record,
    }),
  )}`;

/** What the link says; whether it is a match of its game is for the rules to tell. */
export async function openFragment(hash: string): Promise<Played> {
  const fields = await fieldsIn(hash);
  const { parlor, version } = fields;
  if (parlor !== KIND) throw new SharedMatchError('damaged');
  if (version !== VERSION)
    throw new SharedMatchError(Number(version) > VERSION ? 'newer' : 'damaged');
  const record = fields['record'] as LocalRecord | undefined;
  const seats = record?.table?.seats;
  const names = listOf(fields['names'], seats).map((name) => cleanName(String(name)));
  const levels = listOf(fields['levels'], seats).map(levelIn);
  if (!record || !isGameId(record.game)) throw new SharedMatchError('damaged');
  const { game } = record;
  return { id: SHARED, game, record, names, levels, isOfDevice: false, mine: undefined };
}

async function fieldsIn(hash: string): Promise<{ readonly [name: string]: Json | undefined }> {
  if (!hash.startsWith(KEY)) throw new SharedMatchError('damaged');
  let input: unknown;
  try {
    input = JSON.parse(await unpack(hash.slice(KEY.length), MOST_BYTES)) as unknown;
  } catch {
    throw new SharedMatchError('damaged');
  }
  if (typeof input !== 'object' || input === null) throw new SharedMatchError('damaged');
  return input as { readonly [name: string]: Json };
}

/** One for each seat. */
function listOf(input: unknown, seats: unknown): readonly unknown[] {
  if (!Array.isArray(input) || input.length !== seats) throw new SharedMatchError('damaged');
  return input;
}

const levelIn = (input: unknown): Level | undefined => (isLevel(input) ? input : undefined);
