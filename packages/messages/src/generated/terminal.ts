// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What the terminal says. */

import type { Language } from '@parlor/kit';
import type { terminal } from '../en/terminal.ts';

export type Terminal = typeof terminal;

export const loadTerminal: Readonly<Record<Language, () => Promise<Terminal>>> = {
  en: async () => (await import('../en/terminal.ts')).terminal,
  de: async () => (await import('../de/terminal.ts')).terminal,
  fr: async () => (await import('../fr/terminal.ts')).terminal,
  es: async () => (await import('../es/terminal.ts')).terminal,
};
