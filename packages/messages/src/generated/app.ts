// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What the pages say. */

import type { Language } from '@parlor/kit';
import type { app } from '../en/app.ts';

export type App = typeof app;

export const loadApp: Readonly<Record<Language, () => Promise<App>>> = {
  en: async () => (await import('../en/app.ts')).app,
  de: async () => (await import('../de/app.ts')).app,
  fr: async () => (await import('../fr/app.ts')).app,
  es: async () => (await import('../es/app.ts')).app,
};
