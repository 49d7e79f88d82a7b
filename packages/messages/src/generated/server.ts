// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What the server says by itself: it speaks to everybody, and has every language at hand. */

import type { Language } from '@parlor/kit';
import { server as en } from '../en/server.ts';
import { server as de } from '../de/server.ts';
import { server as fr } from '../fr/server.ts';
import { server as es } from '../es/server.ts';

export type Server = typeof en;

export const server: Readonly<Record<Language, Server>> = { en, de, fr, es };
