/** D-7.2: sound or refused. */

import type { Seat } from '@parlor/kit';
import { type Clause, type Deal, UNKNOWN } from './clauses.ts';
import { type Entry, promisersOf } from './entries.ts';
import { canBeKept } from './lines.ts';
import type { Position } from './position.ts';
import { type Sheet, sheetFor } from './sheet.ts';
import { mustStandIn, standsIn } from './standIn.ts';

/** Weight of promised plays, alternatives and options together. */
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
 * 1: places of the demands of contracts in force that can still be kept: all of them, or each together with those before
 * it. What fate has made impossible stands in nobody's way.
 */
export function whatCounts(sheet: Sheet, promisers: Seat[]): number[] {
  const isPlayPromised = waitsForOneOf(sheet.entries.map(({ clause }) => clause));
  const demands = sheet.entries.flatMap((entry, place) =>
    isDemand(entry, isPlayPromised) &&
    promisersOf(entry.clause).some((seat) => promisers.includes(seat))
      ? [place]
      : [],
  );
  if (canBeKept(sheet, { kept: demands })) return demands;
  const counts: number[] = [];
  for (const place of demands) {
    if (canBeKept(sheet, { kept: [...counts, place] })) counts.push(place);
  }
  return counts;
}

/** How much there is to test in a clause. */
export function weightOf({ clause }: Entry, parties: Seat[]): number {
  if (clause.type === 'option') return 2;
  const isPlay = clause.type === 'play' && parties.includes(clause.seat);
  return Number(isPlay || mustStandIn(clause, parties));
}

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
  const sheet = sheetFor(position, judge, deal, 'offered');
  const weight = sheet.entries.reduce((sum, entry) => sum + weightOf(entry, parties), 0);
  if (weight > MOST_TO_TEST) return false;

  // 1
  const before = sheetFor(position, judge, deal, 'not made');
  const countedBefore = whatCounts(before, parties).filter(
    (place) => before.entries[place]!.contract !== ends,
  );
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
    ({ clause, isOffered }, place) =>
      !mustStandIn(clause, parties) || standsInNow(place) || (!isOffered && !stoodInBefore(place)),
  );
}
