/** Pure Profit in English words, for callers that do not choose a language yet. */

import { type Words, wordsFrom } from '@parlor/kit';
import type { Types } from '../facts/types.ts';
import { messages } from '../messages/en/index.ts';
import { textOf } from './textOf.ts';

export const english = textOf(messages);

export const { styles } = messages;

export const words: Words<Types> = wordsFrom(english, messages);
