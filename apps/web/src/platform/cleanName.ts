/** Names that come from elsewhere. */

export const LONGEST_NAME = 60;

/** One line of visible characters. */
export const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
