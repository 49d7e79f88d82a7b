/** Alles, was die Seiten auf Deutsch sagen, außer den Texten der Spiele. */

import type { App } from '../en/app.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { opening } from './opening.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const app: App = {
  texts: { ...frame, ...home, ...opening, ...settings, ...table },
  refusals,
};
