/** What can be said with one tap. */

import { t } from './words.ts';

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'thinking',
  'hurry',
  'good-game',
] as const;

export const phraseText = (phrase: string): string => {
  const known = PHRASES.find((one) => one === phrase);
  return known ? t(`phrase.${known}`) : '';
};
