/** The move that decided a match: where the winner's chance rose most. */

import type { Seat } from '@parlor/kit';

/** Everybody's chance to win at a moment; undefined when that could not be told. */
export type ChancesAt = (at: number) => Promise<readonly number[] | undefined>;

export interface Turn {
  /** The moment after the move, counted from the opening. */
  readonly at: number;
  /** The winner's chance before and after it. */
  readonly before: number;
  readonly after: number;
}

/** So many looks along the whole match, then as many again where it rose most. */
const LOOKS = 20;

interface Look {
  readonly at: number;
  readonly chance: number;
}

/** Undefined when chances could not be told, or nothing ever turned. */
export async function turningPoint(
  last: number,
  winner: Seat,
  chancesAt: ChancesAt,
): Promise<Turn | undefined> {
  const look = async (from: number, to: number): Promise<Look[]> => {
    const step = Math.max(1, Math.ceil((to - from) / LOOKS));
    const looks: Look[] = [];
    for (let at = from; ; at = Math.min(to, at + step)) {
      const chance = (await chancesAt(at))?.[winner];
      if (chance !== undefined) looks.push({ at, chance });
      if (at >= to) return looks;
    }
  };
  let rise = biggest(await look(0, last));
  while (rise && rise.to.at - rise.from.at > 1) {
    const closer = biggest(await look(rise.from.at, rise.to.at));
    // Nearer by nothing: the looks between could not be had.
    if (!closer || closer.to.at - closer.from.at >= rise.to.at - rise.from.at) break;
    rise = closer;
  }
  return rise && { at: rise.to.at, before: rise.from.chance, after: rise.to.chance };
}

function biggest(looks: readonly Look[]): { readonly from: Look; readonly to: Look } | undefined {
  let found: { readonly from: Look; readonly to: Look } | undefined;
  for (const [i, to] of looks.entries()) {
    const from = looks[i - 1];
    if (!from || to.chance <= from.chance) continue;
    if (!found || to.chance - from.chance > found.to.chance - found.from.chance) {
      found = { from, to };
    }
  }
  return found;
}
