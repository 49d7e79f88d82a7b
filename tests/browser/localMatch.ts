/** Puts a match of this device where the page keeps them, and sits down to it. */

import { randomBytes } from 'node:crypto';
import { MATCH_RNG } from '@parlor/kit';
import { type GameId, games } from '@parlor/registry';
import type { Page } from 'playwright-core';

export interface Short {
  readonly game: GameId;
  readonly seats: number;
  /** On top of the standard preset: as short as the game allows. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly people?: readonly string[];
}

/** The address of the match. */
export async function putMatch(
  page: Page,
  { game, seats, options = {}, seed, people = ['Ines'] }: Short,
): Promise<string> {
  const id = `local-${randomBytes(8).toString('hex')}`;
  const match = {
    id,
    game,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat < people.length ? { name: people[seat]! } : { name: `Bot ${seat}`, level: 'beginner' },
    ),
    record: {
      format: 1,
      game,
      rulesVersion: games[game].rulesVersion,
      rng: MATCH_RNG,
      table: { seats, options: { ...games[game].presets.standard, ...options } },
      seed: seed ?? randomBytes(32).toString('hex'),
      moves: [],
    },
    isOver: false,
    updatedAt: Date.now(),
  };
  await page.goto('/');
  await page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('parlor', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' });
    request.onerror = () => reject(new Error('no database'));
    request.onsuccess = () => {
      const transaction = request.result.transaction('matches', 'readwrite');
      transaction.objectStore('matches').put(${JSON.stringify(match)});
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  })`);
  return `/local/${id}`;
}
