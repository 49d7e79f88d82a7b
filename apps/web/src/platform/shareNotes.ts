/**
 * What this device has noted of the dice of its matches before the first card: its own share, what the house was bound
 * to and its key. Read and written anew each time: several tabs note here, and a page may be loaded again at any moment.
 */

import type { TableInfo } from '@parlor/protocol';
import { knownHouses } from './knownHouses.ts';

export interface ShareNote {
  readonly table: string;
  readonly share: string;
  /** What binds us to it. */
  readonly commitment: string;
  /** What the house was bound to when we were. */
  readonly house: string;
  /** What the house signed with when we first played there; null where it did not say. */
  readonly key: string | null;
  /** As it was when the shares were to be opened; missing where this device has not opened its own. */
  readonly opened?: Opened;
}

export interface Opened {
  /** What binds each seat; empty where nothing does. */
  readonly commitments: readonly string[];
  /** Whose seat was kept while they were away; missing where nobody's was. */
  readonly kept?: readonly boolean[];
  readonly aborts: number;
  readonly isRated: boolean;
}

const NAME = 'parlor.shares';
/** The oldest are forgotten first. */
const MOST_NOTED = 100;

/** Where storage is shut off it is known until the page is left. */
let inMemory: readonly ShareNote[] = [];

function noted(): readonly ShareNote[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as ShareNote[];
  } catch {
    return inMemory;
  }
}

function keep(notes: readonly ShareNote[]): void {
  inMemory = notes.slice(-MOST_NOTED);
  try {
    localStorage.setItem(NAME, JSON.stringify(inMemory));
  } catch {
    // See above.
  }
}

/** To be called before anybody is told of the commitment. */
export function noteShare(note: Omit<ShareNote, 'key'>): void {
  const house = knownHouses.peek().find(({ address }) => address === location.origin);
  keep([...noted(), { ...note, key: house?.key ?? null }]);
}

/** The note of the share that a seat of this table is bound to, if it was made here. */
export const noteOf = (table: string, commitment: string): ShareNote | undefined =>
  noted().find((note) => note.table === table && note.commitment === commitment);

/** The note of the share that was opened for the match of this table, if it was opened here. */
export const openedAt = (table: string): ShareNote | undefined =>
  noted().findLast((note) => note.table === table && note.opened !== undefined);

/** To be called before the share is opened: from then on everybody's commitments are what they are. */
export function noteOpening(
  { id, seats, aborts = 0, isRated = true }: TableInfo,
  share: string,
): void {
  const opened: Opened = {
    commitments: seats.map(({ commitment = '' }) => commitment),
    ...(seats.some(({ isKept }) => isKept) && { kept: seats.map(({ isKept = false }) => isKept) }),
    ...{ aborts, isRated },
  };
  const isIt = (note: ShareNote) => note.table === id && note.share === share;
  keep(noted().map((note) => (isIt(note) ? { ...note, opened } : note)));
}
