/**
 * The lines of the table as text by their numbers. All numbers of a list have
 * the same length, so that none is the beginning of another: whoever has typed
 * one has said which line is meant, and it is played at once.
 */

/** What stands before a line: 3, or 03 in a list of more than nine. */
export const lineNumber = (at: number, count: number): string =>
  String(at + 1).padStart(String(count).length, '0');

/** The line of a number, with or without its leading noughts; undefined where there is none. */
export function lineOf(typed: string, count: number): number | undefined {
  const at = Number(typed) - 1;
  return typed !== '' && at >= 0 && at < count ? at : undefined;
}
