/** Sets of this device: several for each game, each with a name, playable already or not. */

import type { Json } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import { recordStore } from '../platform/recordStore.ts';

export interface StoredSet {
  readonly id: string;
  readonly game: GameId;
  readonly name: string;
  /** As the game's option takes it; somebody may be in the middle of entering it. */
  readonly set: Json;
  readonly updatedAt: number;
}

/** A database of its own: the one of the matches is read by the service worker, too. */
const store = recordStore<StoredSet>('parlor-sets', 'sets');

export const storeSet = (set: StoredSet): Promise<unknown> => store.put(set);

export const storedSet = (id: string): Promise<StoredSet | undefined> => store.get(id);

export const deleteSet = (id: string): Promise<unknown> => store.delete(id);

export const deleteSets = (): Promise<unknown> => store.clear();

/** Of one game, newest first. */
export const storedSets = async (game: GameId): Promise<StoredSet[]> =>
  (await store.all())
    .filter((one) => one.game === game)
    .toSorted((a, b) => b.updatedAt - a.updatedAt);

const ID_BYTES = 9;

/** A set that is kept from now on, under a name of its own. */
export async function storeAsNew(game: GameId, name: string, set: Json): Promise<StoredSet> {
  const names = new Set((await storedSets(game)).map((one) => one.name));
  const kept: StoredSet = {
    id: newId(),
    game,
    name: freeName(name, names),
    set,
    updatedAt: Date.now(),
  };
  await storeSet(kept);
  return kept;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 'My box', 'My box 2', 'My box 3'. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const base = name.replace(/ \d+$/, '');
  let number = 2;
  while (taken.has(`${base} ${number}`)) number++;
  return `${base} ${number}`;
}
