/** Trump: The Game in English, for whoever has not learned other languages yet. */

import { type Words, wordsFrom } from '@parlor/kit';
import { messages } from '../messages/en/index.ts';
import type { Trump } from '../rules/trump.ts';
import { textOf } from './textOf.ts';

export const english = textOf(messages);

export const words: Words<Trump> = wordsFrom(english, {
  name: 'Trump: The Game',
  tagline: 'Bid for eight properties, then deal for everything they can earn.',
});
