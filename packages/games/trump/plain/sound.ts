/** D-7.2: sound or refused. */

import type { Seat } from '@parlor/kit';
import { type Clause, type Deal, giftsOf } from './clauses.ts';
import { openEntries, someLine } from './lines.ts';
import type { Position } from './position.ts';
import { type Entry, type Sheet, sheetOf } from './sheet.ts';

export const MOST_PLAYS = 8;

/** Somebody who breaks the clause if it is not kept. */
function promisersOf(clause: Clause): Seat[] {
  if (clause.type === 'play') return [clause.seat];
  return giftsOf(clause)
    .map(({ from }) => from)
    .filter((from) => clause.type !== 'option' || from !== clause.seat);
}

/** The play that a `played` clause waits for is promised. */
function isPlayPromised(sheet: Sheet, clause: Clause): boolean {
  if (clause.type !== 'give' || clause.when.type !== 'played') return false;
  const { seat, card } = clause.when;
  return openEntries(sheet, sheet.start).some(
    ({ clause: other }) => other.type === 'play' && other.seat === seat && other.card === card,
  );
}

/** What can fail at all: cash never does, nor what hangs on chance or on a sale. */
function isDemand(sheet: Sheet, { clause, isOffered }: Entry): boolean {
  if (clause.type === 'play' || clause.type === 'option') return true;
  if (clause.type !== 'give') return false;
  const { what, when } = clause;
  const isThing = what.type === 'property' || what.type === 'card';
  switch (when.type) {
    case 'turnEnd':
      return isThing;
    case 'everyTurnEnd':
      return isOffered && when.while !== null;
    case 'played':
      return isThing && isPlayPromised(sheet, clause);
    default:
      return false;
  }
}

/**
 * Places of the demands of contracts in force that can still be kept, each together with those before it. What fate has
 * made impossible stands in nobody's way.
 */
export function whatCounts(sheet: Sheet, promisers: Seat[]): number[] {
  const counts: number[] = [];
  for (const [place, entry] of sheet.entries.entries()) {
    if (entry.isOffered || !isDemand(sheet, entry)) continue;
    if (!promisersOf(entry.clause).some((seat) => promisers.includes(seat))) continue;
    if (someLine(sheet, { kept: [...counts, place] })) counts.push(place);
  }
  return counts;
}

/** Promises of these seats to play a card. */
export const playsOf = (sheet: Sheet, seats: Seat[]): Entry[] =>
  sheet.entries.filter(({ clause }) => clause.type === 'play' && seats.includes(clause.seat));

const onlyGivesCash = (clause: Clause): boolean =>
  clause.type === 'give' &&
  clause.what.type === 'cash' &&
  (clause.when.type === 'now' || clause.when.type === 'turnEnd');

/** 3: an alternative has its thing at the beginning. */
function hasItsThing(sheet: Sheet, { clause }: Entry): boolean {
  if (clause.type !== 'give' || clause.when.type !== 'lapsed') return true;
  const { from, what } = clause;
  if (what.type === 'property') return sheet.start.owners[what.property] === from;
  return what.type !== 'card' || sheet.start.copies[from]![what.card]! > 0;
}

/** 4: what waits for a play that nobody has promised must be able to come about. */
function canComeAbout(sheet: Sheet, kept: number[], place: number): boolean {
  const { clause } = sheet.entries[place]!;
  if (clause.type !== 'give' || clause.when.type !== 'played') return true;
  if (isPlayPromised(sheet, clause)) return true;
  const { seat, card } = clause.when;
  const isThing = clause.what.type === 'property' || clause.what.type === 'card';
  return someLine(sheet, { kept, extra: { seat, card, place: isThing ? place : null } });
}

/** As `judge` knows the table. */
export function isSound(position: Position, judge: Seat, deal: Deal): boolean {
  const { parties, clauses, ends } = deal;
  if (clauses.every(onlyGivesCash)) return true;
  const sheet = sheetOf(position, judge, parties, { ends, offer: deal });
  if (playsOf(sheet, parties).length > MOST_PLAYS) return false;
  const counts = whatCounts(sheetOf(position, judge, parties, { ends, offer: null }), parties);
  const offered = sheet.entries.flatMap((entry, place) => (entry.isOffered ? [place] : []));
  const demanded = offered.filter((place) => isDemand(sheet, sheet.entries[place]!));
  const kept = [...counts, ...demanded];
  return (
    someLine(sheet, { kept }) &&
    sheet.entries.every((entry) => !entry.isOffered || hasItsThing(sheet, entry)) &&
    offered.every((place) => canComeAbout(sheet, kept, place))
  );
}
