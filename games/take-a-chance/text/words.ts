/** The game in English, where callers do not choose a language yet. */

import { peopleOf, type Who, type Words, wordsFrom } from '@parlor/kit';
import type { Illegal } from '@parlor/kit';
import { messages } from '../messages/en/index.ts';
import type { ChanceTypes } from '../rules/contract.ts';
import { textOf } from './textOf.ts';

const text = textOf(messages);

export const words: Words<ChanceTypes> = wordsFrom(text, {
  name: 'Take a Chance',
  tagline: messages.tagline,
});

export const say = (reason: Illegal, who: Who): string => text.reason(reason, peopleOf(who));

export const { players, onAverage } = messages;
