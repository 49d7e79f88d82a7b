/** Sets of this device: several for each game, each with a name, playable already or not. */

import type { Json } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import { shelfIn } from '../offline/database.ts';

export interface KeptSet {
  readonly id: string;
  readonly game: GameId;
  readonly name: string;
  /** As the game's option takes it; somebody may be in the middle of entering it. */
  readonly set: Json;
  readonly updatedAt: number;
}

/** A database of its own: the one of the matches is read by the service worker, too. */
const shelf = shelfIn<KeptSet>('parlor-sets', 'sets');

export const keepSet = (set: KeptSet): Promise<unknown> => shelf.put(set);

export const keptSet = (id: string): Promise<KeptSet | undefined> => shelf.get(id);

export const forgetSet = (id: string): Promise<unknown> => shelf.delete(id);

export const forgetSets = (): Promise<unknown> => shelf.clear();

/** Of one game, newest first. */
export const keptSets = async (game: GameId): Promise<KeptSet[]> =>
  (await shelf.all())
    .filter((one) => one.game === game)
    .toSorted((a, b) => b.updatedAt - a.updatedAt);

const ID_BYTES = 9;

/** A set that is kept from now on, under a name of its own. */
export async function keepAsNew(game: GameId, name: string, set: Json): Promise<KeptSet> {
  const names = new Set((await keptSets(game)).map((one) => one.name));
  const kept: KeptSet = {
    id: newId(),
    game,
    name: freeName(name, names),
    set,
    updatedAt: Date.now(),
  };
  await keepSet(kept);
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
