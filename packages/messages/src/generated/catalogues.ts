// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** Every language of this catalogue, and what it is held to: for tests. */

import { writing as enWriting } from '@parlor/grammar/en';
import { app as enApp } from '../en/app.ts';
import { sets as enSets } from '../en/sets.ts';
import { terminal as enTerminal } from '../en/terminal.ts';
import { server as enServer } from '../en/server.ts';
import { held as enHeld } from '../en/held.ts';
import { writing as deWriting } from '@parlor/grammar/de';
import { app as deApp } from '../de/app.ts';
import { sets as deSets } from '../de/sets.ts';
import { terminal as deTerminal } from '../de/terminal.ts';
import { server as deServer } from '../de/server.ts';
import { held as deHeld } from '../de/held.ts';
import { writing as frWriting } from '@parlor/grammar/fr';
import { app as frApp } from '../fr/app.ts';
import { sets as frSets } from '../fr/sets.ts';
import { terminal as frTerminal } from '../fr/terminal.ts';
import { server as frServer } from '../fr/server.ts';
import { held as frHeld } from '../fr/held.ts';
import { writing as esWriting } from '@parlor/grammar/es';
import { app as esApp } from '../es/app.ts';
import { sets as esSets } from '../es/sets.ts';
import { terminal as esTerminal } from '../es/terminal.ts';
import { server as esServer } from '../es/server.ts';
import { held as esHeld } from '../es/held.ts';

export const catalogues = {
  en: {
    messages: { app: enApp, sets: enSets, terminal: enTerminal, server: enServer },
    held: enHeld,
    writing: enWriting,
  },
  de: {
    messages: { app: deApp, sets: deSets, terminal: deTerminal, server: deServer },
    held: deHeld,
    writing: deWriting,
  },
  fr: {
    messages: { app: frApp, sets: frSets, terminal: frTerminal, server: frServer },
    held: frHeld,
    writing: frWriting,
  },
  es: {
    messages: { app: esApp, sets: esSets, terminal: esTerminal, server: esServer },
    held: esHeld,
    writing: esWriting,
  },
};
