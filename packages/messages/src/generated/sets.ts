// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What the pages say about values and sets of one’s own: whoever only plays never needs it. */

import type { Language } from '@parlor/kit';
import type { sets } from '../en/sets.ts';

export type Sets = typeof sets;

export const loadSets: Readonly<Record<Language, () => Promise<Sets>>> = {
  en: async () => (await import('../en/sets.ts')).sets,
  de: async () => (await import('../de/sets.ts')).sets,
  fr: async () => (await import('../fr/sets.ts')).sets,
  es: async () => (await import('../es/sets.ts')).sets,
};
