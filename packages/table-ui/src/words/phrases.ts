/** What can be said with one tap, in words. */

import { PHRASES } from '@parlor/kit';
import { t } from './words.ts';

export const phraseText = (phrase: string): string => {
  const known = PHRASES.find((one) => one === phrase);
  return known ? t(`phrase.${known}`) : '';
};
