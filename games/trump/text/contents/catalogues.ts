/** Components are described in every language of the house at once. */

import type { Language } from '@parlor/kit';
import { messages as de } from '../../messages/de/index.ts';
import { type Messages, messages as en } from '../../messages/en/index.ts';

export type ContentsWords = Messages['contents'];

export const CATALOGUES: Readonly<Record<Language, Messages>> = { en, de };
