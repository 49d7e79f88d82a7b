/** Who is in a deal: one party more or less, and what that makes of its lines. */

import type { Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { giftsOf } from '../facts/clauses.ts';
import { type Deal, type Give, type Line, partiesOf, removed, takerIn } from './deal.ts';
import { others } from './reading.ts';

/** With one party more or less; lines of who leaves go too, and gifts say whose they are, or need not. */
export function withParty(view: View, deal: Deal, seat: Seat): Deal {
  const inside = new Set([deal.to, ...deal.and]);
  if (!inside.delete(seat)) inside.add(seat);
  const [to, ...and] = others(view).filter((one) => inside.has(one));
  if (to === undefined) return deal;
  const parties = new Set([view.viewer as Seat, to, ...and]);
  let left: Deal = deal;
  for (let at = deal.lines.length - 1; at >= 0; at--)
    if (at < left.lines.length && !isAmong(left.lines[at]!, parties)) left = removed(left, at);
  const named = { ...left, to, and };
  // Whose each gift was stays as it was before.
  return { ...named, lines: left.lines.map((line) => addressed(view, deal, line, and.length > 0)) };
}

function isAmong(line: Line, parties: ReadonlySet<Seat>): boolean {
  const isIn = (seat: Seat | undefined): boolean => seat === undefined || parties.has(seat);
  if (line.type === 'give') {
    const { when } = line;
    const hangs = when.type === 'played' || when.type === 'bought' ? when.seat : undefined;
    return isIn(line.from) && isIn(line.to) && isIn(hangs);
  }
  if (line.type === 'show') return isIn(line.seat) && isIn(line.to);
  return isIn(line.seat) && giftsOf(line).every((gift) => isAmong(gift, parties));
}

function addressed(view: View, deal: Deal, line: Line, isSeveral: boolean): Line {
  const give = (gift: Give): Give => {
    const { to, ...rest } = gift;
    return isSeveral ? { ...rest, to: takerIn(view, deal, gift.from, to) } : rest;
  };
  switch (line.type) {
    case 'give':
      return give(line);
    case 'option':
      return { ...line, clauses: line.clauses.map(give) };
    case 'show': {
      const { to, ...rest } = line;
      return isSeveral ? { ...rest, to: takerIn(view, deal, line.seat, to) } : rest;
    }
    default:
      return line;
  }
}

/** Contracts in force that these parties, and only they, have made: a deal can end one of them. */
export const endable = (view: View, deal: Deal): readonly number[] => {
  const parties = partiesOf(view, deal);
  return view.contracts.flatMap(({ number, seats }) =>
    seats.length === parties.length && parties.every((seat) => seats.includes(seat))
      ? [number]
      : [],
  );
};
