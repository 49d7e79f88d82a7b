/** For tests that hold what a how-to page says against the rules. */

import { type AnyText, plainProse } from '@parlor/kit';

/** All chapters as one text, without the marks of what stands out. */
export const howToProse = (text: Pick<AnyText, 'howTo'>): string =>
  text
    .howTo()
    .flatMap(({ paragraphs }) => paragraphs)
    .map(plainProse)
    .join(' ');
