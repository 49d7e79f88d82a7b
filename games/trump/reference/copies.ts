/** D-7.2: how many copies of a card somebody else has on the sheet. */

import type { Seat } from '@parlor/kit';
import { givesCard, takerOf, waitsFor } from './clauses.ts';
import { type Entry, stepOf } from './entries.ts';
import type { Position } from './position.ts';
import type { Card } from './set.ts';

/** Before step 0. */
const GIVEN_NOW = -2;
const COMES_NOW = -1;
const LAST = Number.POSITIVE_INFINITY;

const isPlayOf = ({ clause }: Entry, seat: Seat, card: Card): boolean =>
  clause.type === 'play' && clause.seat === seat && clause.card === card;

/** When the giver needs the card for this clause. */
function timeOf(position: Position, entries: Entry[], entry: Entry): number {
  const { clause } = entry;
  if (clause.type !== 'give') return stepOf(position, entry) ?? LAST;
  if (clause.when.type === 'now') return GIVEN_NOW;
  if (clause.when.type !== 'played') return stepOf(position, entry) ?? LAST;
  const { seat, card } = clause.when;
  const plays = entries.filter((other) => isPlayOf(other, seat, card));
  return plays.length === 0 ? LAST : Math.max(...plays.map((play) => stepOf(position, play)!));
}

/** So often the same time. */
const times = (count: number, time: number): number[] => Array.from({ length: count }, () => time);

/** By the option of the seat's own that takes most, of equal ones the one whose term comes first. */
function usesByOwnOption(position: Position, entries: Entry[], seat: Seat, card: Card): number[] {
  const own = entries.flatMap((entry) => {
    const { clause } = entry;
    if (clause.type !== 'option' || clause.seat !== seat) return [];
    const count = clause.clauses.filter(givesCard(seat, card)).length;
    return [{ count, time: timeOf(position, entries, entry) }];
  });
  const most = Math.max(0, ...own.map(({ count }) => count));
  const first = Math.min(...own.filter(({ count }) => count === most).map(({ time }) => time));
  return times(most, first);
}

/** The times at which the seat needs a copy, one each. */
function usesOf(position: Position, entries: Entry[], seat: Seat, card: Card): number[] {
  const uses = entries.flatMap((entry) => {
    const { clause } = entry;
    const time = timeOf(position, entries, entry);
    if (isPlayOf(entry, seat, card)) return [time];
    if (clause.type === 'give') return times(Number(givesCard(seat, card)(clause)), time);
    if (clause.type !== 'option' || clause.seat === seat) return [];
    return times(clause.clauses.filter(givesCard(seat, card)).length, time);
  });
  const isWaitedFor =
    entries.some(({ clause }) => waitsFor(clause, seat, card)) &&
    !entries.some((entry) => isPlayOf(entry, seat, card));
  return [
    ...uses,
    ...usesByOwnOption(position, entries, seat, card),
    ...times(Number(isWaitedFor), LAST),
  ];
}

/** The times at which a copy comes to the seat, one each. */
function comingsOf(position: Position, entries: Entry[], seat: Seat, card: Card): number[] {
  return entries.flatMap((entry) => {
    const { clause, seats } = entry;
    if (clause.type !== 'give' || takerOf(clause, seats) !== seat) return [];
    if (!givesCard(clause.from, card)(clause) || waitsFor(clause, seat, card)) return [];
    if (clause.when.type === 'now') return [COMES_NOW];
    if (clause.when.type === 'turnEnd') return [stepOf(position, entry)!];
    return clause.when.type === 'played' ? [0] : [];
  });
}

/** The fewest copies to begin with that will do. */
function fewest(uses: number[], comings: number[]): number {
  const changes = [
    ...comings.map((time) => ({ time, change: -1 })),
    ...uses.map((time) => ({ time, change: 1 })),
  ].toSorted((a, b) => (a.time === b.time ? a.change - b.change : a.time - b.time));
  let sum = 0;
  let highest = 0;
  for (const { change } of changes) {
    sum += change;
    highest = Math.max(highest, sum);
  }
  return highest;
}

/** Who has accepted is taken at their word; of who is still to be asked, nobody counts on more than the deal needs. */
export function copiesOf(
  position: Position,
  entries: Entry[],
  { seat, card, isAskedLater }: { seat: Seat; card: Card; isAskedLater: boolean },
): number {
  const uses = usesOf(position, entries, seat, card);
  const isShown = entries.some(
    ({ clause }) => clause.type === 'show' && clause.seat === seat && clause.card === card,
  );
  const copies = isAskedLater
    ? fewest(uses, comingsOf(position, entries, seat, card))
    : uses.length;
  return Math.max(copies, Number(isShown));
}
