/** A game's table in words, taken apart again: what lies on it, and what there is about each seat. */

import type { People, Seat } from '@parlor/kit';

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

interface Wish {
  /** Writes the table with these people at it. */
  readonly write: (people: People) => string;
  readonly people: People;
  readonly seats: number;
  /** What the reader is called where a line about them begins. */
  readonly you: string;
}

/** In front of every name, so that nobody is taken for a namesake, or for the reader: signs that no name has. */
const MARKS = 0xe000;

const markOf = (seat: Seat): string => String.fromCharCode(MARKS + seat);

const ANY_MARK = /[\ue000-\ue0ff]/g;

/** Lines about a seat begin with its name and a colon; those that belong to another are indented. */
export function textBoard({ write, people, seats, you }: Wish): TextBoard {
  const marked: People = (seat) => {
    const { name, isReader } = people(seat);
    return { name: `${markOf(seat)}${name}`, isReader };
  };
  const names = Array.from({ length: seats }, (_, seat) => {
    const { name, isReader } = marked(seat);
    return isReader ? you : name;
  });
  const table: { text: string; more: string[] }[] = [];
  const about = new Map<Seat, { text: string; more: string[] }>();
  let last: { more: string[] } | undefined;
  for (const line of write(marked).split('\n')) {
    if (line.startsWith(' ') && last) {
      last.more.push(plain(line.trim()));
      continue;
    }
    const seat = names.findIndex((name) => afterName(line, name) !== undefined);
    const text = seat < 0 ? plain(line) : capital(plain(afterName(line, names[seat]!)!));
    const passage = { text, more: [] };
    last = passage;
    if (seat < 0) table.push(passage);
    else about.set(seat, passage);
  }
  return { table, seats: [...about].map(([seat, passage]) => ({ seat, ...passage })) };
}

/** A colon, in some languages with a space before it that does not break. */
const COLON = /^[\u00a0\u202f]?: /;

/** What a line says about whom it begins with; undefined where that is somebody else. */
function afterName(line: string, name: string): string | undefined {
  const rest = line.startsWith(name) ? line.slice(name.length) : '';
  return COLON.test(rest) ? rest.replace(COLON, '') : undefined;
}

const plain = (text: string): string => text.replaceAll(ANY_MARK, '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
