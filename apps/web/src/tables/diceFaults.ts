/** Compares the file of a match with what was noted before its first card. */

import type { ChainedFile } from '@parlor/match';
import type { DiceFault } from '@parlor/table-ui';
import type { ShareNote } from '../platform/shareNotes.ts';

export interface Compared {
  readonly match: string;
  readonly seat: number;
  /** Does everything in the file fit together, whoever has signed it? */
  readonly isSound: boolean;
}

export function diceFaults(
  note: ShareNote,
  { heading, entries, publicKey }: ChainedFile,
  { match, seat, isSound }: Compared,
): readonly DiceFault[] {
  const [first] = entries;
  const shares = first?.type === 'shares' ? first.shares : [];
  const { opened } = note;
  const boundTo = (i: number) => opened?.commitments[i] ?? '';
  // Where everybody was bound, everybody must still be, to the same.
  const wasKept = (i: number) => opened?.kept?.[i] === true;
  const wereAllBound = heading.seats.every(
    ({ kind }, i) => kind === 'bot' || wasKept(i) || boundTo(i) !== '',
  );
  const areOthersBound = heading.seats.every(
    ({ commitment }, i) => i === seat || commitment === boundTo(i),
  );
  const isOwnBound = !wereAllBound || heading.seats[seat]?.commitment === note.commitment;
  const faults: Readonly<Record<DiceFault, boolean>> = {
    house: heading.commitment !== note.house,
    // Whoever was never asked to open theirs has no part in the dice.
    share: opened === undefined || shares[seat] !== note.share || !isOwnBound,
    others: wereAllBound && (heading.seeding !== 'committed/1' || !areOthersBound),
    count: opened !== undefined && heading.aborts !== opened.aborts,
    rated: opened !== undefined && heading.isRated !== opened.isRated,
    key: note.key !== null && publicKey !== note.key,
    file: heading.match !== match || !isSound,
  };
  return (Object.keys(faults) as DiceFault[]).filter((fault) => faults[fault]);
}
