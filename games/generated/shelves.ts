// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What is said of the games before anybody sits down, loaded when somebody speaks the language. */

import type { Language, Shelf } from '@parlor/kit';
import type { GameId } from '../index.ts';

export type Shelves = Readonly<Record<GameId, Shelf>>;

export const loadShelves: Readonly<Record<Language, () => Promise<Shelves>>> = {
  en: async () => (await import('./shelf.en.ts')).shelves,
  de: async () => (await import('./shelf.de.ts')).shelves,
  fr: async () => (await import('./shelf.fr.ts')).shelves,
  es: async () => (await import('./shelf.es.ts')).shelves,
};
