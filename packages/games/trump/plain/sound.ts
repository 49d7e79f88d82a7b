/** D-7.2: sound or refused. */

import type { Seat } from '@parlor/kit';
import { type Clause, type Deal, UNKNOWN } from './clauses.ts';
import { canBeKept } from './lines.ts';
import type { Position } from './position.ts';
import type { Entry } from './entry.ts';
import { promisersOf, type Sheet, sheetOf } from './sheet.ts';
import { mustStandIn, standsIn } from './standIn.ts';

/** Of promised plays and options together. */
export const MOST_TO_TEST = 8;

/** The play that a `played` clause waits for is one of these. */
const waitsForOneOf =
  (plays: Clause[]) =>
  (clause: Clause): boolean => {
    if (clause.type !== 'give' || clause.when.type !== 'played') return false;
    const { seat, card } = clause.when;
    return plays.some(
      (other) =>
        other.type === 'play' && other.seat === seat && other.card === card && card !== UNKNOWN, // two cards that the judge does not know need not be the same
    );
  };

/** What can fail at all: cash never does, nor what hangs on chance or on a sale. */
function isDemand(
  { clause, isOffered }: Entry,
  isPlayPromised: (clause: Clause) => boolean,
): boolean {
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
      return isThing && isPlayPromised(clause);
    default:
      return false;
  }
}

/**
 * 1: places of the demands of contracts in force that can still be kept, each together with those before it. What fate
 * has made impossible stands in nobody's way.
 */
export function whatCounts(sheet: Sheet, promisers: Seat[], ends: number | null): number[] {
  const isPlayPromised = waitsForOneOf(sheet.entries.map(({ clause }) => clause));
  const counts: number[] = [];
  for (const [place, entry] of sheet.entries.entries()) {
    if (entry.contract === ends || !isDemand(entry, isPlayPromised)) continue;
    if (!promisersOf(entry.clause).some((seat) => promisers.includes(seat))) continue;
    if (canBeKept(sheet, { kept: [...counts, place] })) counts.push(place);
  }
  return counts;
}

/** Promises of these seats to play a card, and options. */
export const hardToTest = (entries: Entry[], seats: Seat[]): Entry[] =>
  entries.filter(
    ({ clause }) =>
      clause.type === 'option' || (clause.type === 'play' && seats.includes(clause.seat)),
  );

const onlyGivesCash = (clause: Clause): boolean =>
  clause.type === 'give' &&
  clause.what.type === 'cash' &&
  (clause.when.type === 'now' || clause.when.type === 'turnEnd');

/** 3: what waits for a play that nobody has promised must be able to come about. */
function canComeAbout(sheet: Sheet, kept: number[], place: number): boolean {
  const { clause } = sheet.entries[place]!;
  if (clause.type !== 'give' || clause.when.type !== 'played') return true;
  const { seat, card } = clause.when;
  const isThing = clause.what.type === 'property' || clause.what.type === 'card';
  return canBeKept(sheet, { kept, extra: { seat, card, place: isThing ? place : null } });
}

/** Where a clause on one sheet is on another; -1 if it is not there. */
const samePlace = (from: Sheet, place: number, to: Sheet): number =>
  to.entries.findIndex(
    ({ contract, index }) =>
      contract === from.entries[place]!.contract && index === from.entries[place]!.index,
  );

/** As `judge` knows the table. */
export function isSound(position: Position, judge: Seat, deal: Deal): boolean {
  const { parties, clauses, ends } = deal;
  if (ends === null && clauses.every(onlyGivesCash)) return true;
  const sheet = sheetOf(position, judge, parties, { ends, offer: deal });
  if (hardToTest(sheet.entries, parties).length > MOST_TO_TEST) return false;

  // 1
  const before = sheetOf(position, judge, parties, { ends: null, offer: null });
  const countedBefore = whatCounts(before, parties, ends);
  const counts = countedBefore.map((place) => samePlace(before, place, sheet));

  // 2
  const clausesAt = (places: number[]): Clause[] =>
    places.map((place) => sheet.entries[place]!.clause);
  const isPlayPromised = waitsForOneOf([...clausesAt(counts), ...clauses]);
  const offered = sheet.entries.flatMap((entry, place) => (entry.isOffered ? [place] : []));
  const demands = [
    ...counts,
    ...offered.filter((place) => isDemand(sheet.entries[place]!, isPlayPromised)),
  ];
  if (!canBeKept(sheet, { kept: demands })) return false;

  // 3
  const waiting = offered.filter((place) => !isPlayPromised(sheet.entries[place]!.clause));
  if (!waiting.every((place) => canComeAbout(sheet, demands, place))) return false;

  // 4
  const standsInNow = (place: number): boolean => standsIn(sheet, demands, place, isPlayPromised);
  const stoodInBefore = (place: number): boolean =>
    standsIn(
      before,
      countedBefore,
      samePlace(sheet, place, before),
      waitsForOneOf(clausesAt(counts)),
    );
  return sheet.entries.every(
    ({ isOffered }, place) =>
      !mustStandIn(sheet, place) || standsInNow(place) || (!isOffered && !stoodInBefore(place)),
  );
}
