// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** Every language of this catalogue, and what it is held to: for tests. */

import { writing as enWriting } from '@parlor/grammar/en';
import { messages as enMessages } from './en/index.ts';
import { shelf as enShelf } from './en/shelf.ts';
import { held as enHeld } from './en/held.ts';
import { writing as deWriting } from '@parlor/grammar/de';
import { messages as deMessages } from './de/index.ts';
import { shelf as deShelf } from './de/shelf.ts';
import { held as deHeld } from './de/held.ts';
import { writing as frWriting } from '@parlor/grammar/fr';
import { messages as frMessages } from './fr/index.ts';
import { shelf as frShelf } from './fr/shelf.ts';
import { held as frHeld } from './fr/held.ts';
import { writing as esWriting } from '@parlor/grammar/es';
import { messages as esMessages } from './es/index.ts';
import { shelf as esShelf } from './es/shelf.ts';
import { held as esHeld } from './es/held.ts';

export const catalogues = {
  en: {
    messages: enMessages,
    shelf: enShelf,
    held: enHeld,
    writing: enWriting,
  },
  de: {
    messages: deMessages,
    shelf: deShelf,
    held: deHeld,
    writing: deWriting,
  },
  fr: {
    messages: frMessages,
    shelf: frShelf,
    held: frHeld,
    writing: frWriting,
  },
  es: {
    messages: esMessages,
    shelf: esShelf,
    held: esHeld,
    writing: esWriting,
  },
};
