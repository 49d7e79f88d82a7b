/** How typed answers are understood. The reader's own words are English, so here there is nothing to change. */

/** What was typed, in the reader's own words. */
export const canonical = (typed: string): string => typed;
