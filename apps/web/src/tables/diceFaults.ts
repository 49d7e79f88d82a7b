/** Compares the file of a match with what was noted before its first card. */

import { shareCommitment } from '@parlor/kit';
import type { ChainedFile } from '@parlor/match';
import type { DiceCheck, DiceFault } from '@parlor/table-ui';
import type { ShareNote } from '../platform/shareNotes.ts';

export interface Compared {
  readonly match: string;
  readonly seat: number;
  /** Does everything in the file fit together, whoever has signed it? */
  readonly isSound: boolean;
}

export function compareDice(
  note: ShareNote,
  { heading, entries, publicKey }: ChainedFile,
  { match, seat, isSound }: Compared,
): DiceCheck {
  const [first] = entries;
  const shares = first?.type === 'shares' ? first.shares : [];
  const { opened } = note;
  const boundTo = (i: number) => opened?.commitments[i] ?? '';
  const wasKept = (i: number) => opened?.kept?.[i] === true;
  /** Has a share, and nothing bound them to it when ours was opened: they could choose it last. */
  const isUnbound = (i: number) =>
    i !== seat && heading.seats[i]!.kind === 'person' && boundTo(i) === '' && !wasKept(i);
  const others = [...heading.seats.keys()].filter((i) => i !== seat);
  const unbound = others.filter(isUnbound);
  // Where everybody was bound the file says to what; where not, their shares are held against what this device noted.
  const isCommitted = heading.seeding === 'committed/1';
  const isKeptTo = (i: number, commitment: string, share: string) =>
    (!isCommitted || heading.seats[i]?.commitment === commitment) &&
    (commitment === '' ? share === '' : shareCommitment(share) === commitment);
  const areOthersBound = others.every(
    (i) => isUnbound(i) || isKeptTo(i, boundTo(i), shares[i] ?? ''),
  );
  const faults: Readonly<Record<DiceFault, boolean>> = {
    house: heading.commitment !== note.house,
    // Whoever was never asked to open theirs has no part in the dice.
    share: opened === undefined || !isKeptTo(seat, note.commitment, shares[seat] ?? ''),
    others: opened !== undefined && (!areOthersBound || (unbound.length === 0 && !isCommitted)),
    count: opened !== undefined && heading.aborts !== opened.aborts,
    rated: opened !== undefined && heading.isRated !== opened.isRated,
    key: note.key !== null && publicKey !== note.key,
    file: heading.match !== match || !isSound,
  };
  const found = (Object.keys(faults) as DiceFault[]).filter((fault) => faults[fault]);
  const known = opened === undefined ? [] : unbound;
  const is = found.length > 0 ? 'wrong' : known.length > 0 ? 'unbound' : 'fine';
  return { is, faults: found, unbound: known };
}
