/** Everything the pages say in English, but for the games' own messages. */

import { frame } from './frame.ts';
import { home } from './home.ts';
import { opening } from './opening.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const app = {
  texts: { ...frame, ...home, ...opening, ...settings, ...table },
  refusals,
};

export type App = typeof app;
