/** A game's table in words, taken apart again: what lies on it, and what there is about each seat. */

import type { Seat, Who } from '@parlor/kit';

export interface Passage {
  /** Without the name it begins with, where it is about a seat. */
  readonly text: string;
  /** What belongs to it, line by line. */
  readonly more: readonly string[];
}

export interface TextBoard {
  readonly table: readonly Passage[];
  readonly seats: readonly (Passage & { readonly seat: Seat })[];
}

/** Lines about a seat begin with its name and a colon; those that belong to another are indented. */
export function textBoard(board: string, seats: number, who: Who): TextBoard {
  const table: { text: string; more: string[] }[] = [];
  const about = new Map<Seat, { text: string; more: string[] }>();
  let last: { more: string[] } | undefined;
  for (const line of board.split('\n')) {
    if (line.startsWith(' ') && last) {
      last.more.push(line.trim());
      continue;
    }
    const seat = Array.from({ length: seats }, (_, one) => one).find(
      // Two may have the same name: they come one after the other.
      (one) => !about.has(one) && line.startsWith(`${who(one)}: `),
    );
    const text = seat === undefined ? line : capital(line.slice(who(seat).length + 2));
    const passage = { text, more: [] };
    last = passage;
    if (seat === undefined) table.push(passage);
    else about.set(seat, passage);
  }
  return { table, seats: [...about].map(([seat, passage]) => ({ seat, ...passage })) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
