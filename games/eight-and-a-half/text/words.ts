/** The game in English, for whoever speaks by `Words`. */

import { wordsFrom } from '@parlor/kit';
import { messages } from '../messages/en/index.ts';
import { textOf } from './textOf.ts';

export const english = textOf(messages);

export const words = wordsFrom(english, messages.about);

/** How the bots play, a line each. */
export const { personas } = messages;
