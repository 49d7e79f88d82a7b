/** What a line of a deal is, among the others: how it is put, what it can give back or stand in for. */

import type { Seat } from '@parlor/kit';
import type { Deal, Gift, Give, Line } from './deal.ts';

/** How a line is put: what is given back, and what is shared, have sentences of their own. */
export type Form = 'give' | 'return' | 'share' | 'promise' | 'abstain' | 'option' | 'show';

export function formOf(line: Line, lines: readonly Line[]): Form {
  switch (line.type) {
    case 'play':
      return 'promise';
    case 'give':
      if (line.what.type === 'share') return 'share';
      return isBack(line, lines) ? 'return' : 'give';
    default:
      return line.type;
  }
}

const isBack = (line: Give, lines: readonly Line[]): boolean =>
  line.when.type !== 'now' &&
  returnable(lines, line.from).some((what) => JSON.stringify(what) === JSON.stringify(line.what));

/** Things others give now: only they can come back. */
export const returnable = (
  lines: readonly Line[],
  seat: Seat,
): readonly Extract<Gift, { type: 'property' | 'card' }>[] =>
  lines.flatMap((line) =>
    line.type === 'give' &&
    line.from !== seat &&
    (line.to ?? seat) === seat &&
    line.when.type === 'now' &&
    (line.what.type === 'property' || line.what.type === 'card')
      ? [line.what]
      : [],
  );

/** Lines that can lapse: only for them something can stand in (D-7.7). */
export const canLapse = (line: Line): boolean =>
  line.type === 'play' ||
  line.type === 'option' ||
  (line.type === 'give' &&
    line.when.type !== 'now' &&
    (line.what.type === 'property' ||
      line.what.type === 'card' ||
      line.what.type === 'random' ||
      line.what.type === 'choice'));

/** The lines that something at `at` can stand in for: not itself, nor what stands in for it. */
export function standsInFor({ lines }: Deal, at: number): readonly number[] {
  const comesFrom = (place: number, seen: number): boolean => {
    const line = lines[place];
    if (place === at) return true;
    return (
      seen < lines.length &&
      line?.type === 'give' &&
      line.when.type === 'lapsed' &&
      comesFrom(line.when.clause, seen + 1)
    );
  };
  return [...lines.keys()].filter((place) => canLapse(lines[place]!) && !comesFrom(place, 0));
}
