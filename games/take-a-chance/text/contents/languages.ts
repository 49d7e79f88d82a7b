/** The messages of the components, by language. Only lists of components and forms for sets read more than one. */

import type { Language } from '@parlor/kit';
import { messages as de } from '../../messages/de/index.ts';
import { messages as en } from '../../messages/en/index.ts';
import type { Messages } from '../../messages/en/index.ts';

export const languages: Readonly<Record<Language, Messages>> = { en, de };
