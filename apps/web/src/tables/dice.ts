/** The dice of a match as this device sees to them: opens its share, and compares everything when the match is over. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Client, openingWish } from '@parlor/client';
import type { ChainedFile } from '@parlor/match';
import type { TableInfo } from '@parlor/protocol';
import type { DiceCheck } from '@parlor/table-ui';
import { engine } from '../engine/engine.ts';
import { getJson } from '../platform/http.ts';
import { noteOf, noteOpening, openedAt, type ShareNote } from '../platform/shareNotes.ts';
import { compareDice } from './diceFaults.ts';

/** The table is over a moment before its match is written up; and a line may be down. */
const TRIES = 5;
const TRY_AGAIN_MS = 1500;

export interface Dice {
  readonly check: ReadonlySignal<DiceCheck | undefined>;
  /** The table as it stands now, and who looks at it. */
  see(table: TableInfo, me: string): void;
}

export function followDice(say: Client['say']): Dice {
  const check = signal<DiceCheck | undefined>(undefined);
  const opened = new Set<string>();
  /** What this device bound its person to, and saw stand at the table until the match began. */
  let bound: ShareNote | undefined;
  let isComparing = false;

  const open = (table: TableInfo, me: string): void => {
    const wish = openingWish(table, me, (commitment) => {
      const note = noteOf(table.id, commitment);
      // A house that has changed its mind since gets nothing: it would know our share, and we not its own.
      return note?.house === table.fairness.commitment ? note.share : undefined;
    });
    if (!wish || opened.has(wish.share)) return;
    opened.add(wish.share);
    noteOpening(table, wish.share);
    void say(wish);
  };

  const compare = async (table: TableInfo, seat: number, first: ShareNote): Promise<void> => {
    // Noted since, perhaps by another tab.
    const note = noteOf(table.id, first.commitment) ?? first;
    const match = table.match ?? '';
    const file = await fetched(match);
    if (!file) {
      check.value = { is: 'unread', faults: [], unbound: [] };
      return;
    }
    const result = await engine.verify(file, note.key === null ? [] : [note.key]);
    const isSound = 'verdict' in result && result.verdict !== 'not-genuine';
    check.value = compareDice(note, file, { match, seat, isSound });
  };

  return {
    check,
    see(table, me) {
      const seat = table.seats.findIndex(({ player }) => player === me);
      if (seat < 0) return;
      if (table.status === 'open') {
        bound = noteOf(table.id, table.seats[seat]!.commitment ?? '');
        open(table, me);
        return;
      }
      if (table.status !== 'finished' || isComparing) return;
      const note = bound ?? openedAt(table.id);
      // Away when it began: the house says so, and whoever was not knows better.
      if (table.seats[seat]!.isKept && !isOpenedFor(note, table)) {
        check.value = { is: 'apart', faults: [], unbound: [] };
        return;
      }
      if (!note) return;
      isComparing = true;
      void compare(table, seat, note);
    },
  };
}

/** Did this device open its share for the match of this table, and not for a start that was called off? */
const isOpenedFor = (note: ShareNote | undefined, { aborts = 0 }: TableInfo): boolean =>
  note?.opened !== undefined && note.opened.aborts === aborts;

async function fetched(match: string): Promise<ChainedFile | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    try {
      return (await getJson(`/api/matches/${match}?format=2`)) as ChainedFile;
    } catch {
      // Tried again.
    }
  }
  return undefined;
}
