/** Messages of several words mark **names of the game** that stand out: two asterisks before, two after. */

const MARK = '**';

export interface ProsePart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A message in its parts, none of them empty. */
export const proseParts = (message: string): readonly ProsePart[] =>
  message
    .split(MARK)
    // Every second part stands between two marks.
    .map((text, nth) => ({ text, isMarked: nth % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** A message where nothing can stand out. */
export const plainProse = (message: string): string => message.replaceAll(MARK, '');

/** Does every mark that begins a name have one that ends it? */
export const hasPairedMarks = (message: string): boolean => message.split(MARK).length % 2 === 1;
