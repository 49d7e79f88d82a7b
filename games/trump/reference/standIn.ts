/** D-7.2, D-7.7: an alternative must stand in whenever fate takes the first thing. */

import type { Seat } from '@parlor/kit';
import { type Clause, UNKNOWN } from './clauses.ts';
import { stepOf } from './entries.ts';
import { canBeKept, type Goal } from './lines.ts';
import type { Blow, Sheet } from './sheet.ts';

/** It gives something that could be missing, and one of the parties gives it. */
export function mustStandIn(clause: Clause, parties: Seat[]): boolean {
  if (clause.type !== 'give' || clause.when.type !== 'lapsed') return false;
  const { from, what } = clause;
  const isThing = what.type === 'property' || (what.type === 'card' && what.card !== UNKNOWN);
  return isThing && parties.includes(from);
}

/** What is lost before it falls due: from the clause that it names to the first one. Empty if that is not on the sheet. */
function lostBefore(sheet: Sheet, place: number): number[] {
  const { clause, contract } = sheet.entries[place]!;
  if (clause.type !== 'give' || clause.when.type !== 'lapsed') return [];
  const { clause: named } = clause.when;
  const before = sheet.entries.findIndex(
    (entry) => entry.contract === contract && entry.index === named,
  );
  return before < 0 ? [] : [before, ...lostBefore(sheet, before)];
}

const takesProperties = (clause: Clause): boolean =>
  clause.type === 'option' || (clause.type === 'give' && clause.what.type === 'property');

function blowsTo(sheet: Sheet, lost: number[]): Blow[] {
  const first = lost.at(-1);
  if (first === undefined) return [];
  const entry = sheet.entries[first]!;
  if (!takesProperties(entry.clause)) return [{ failing: lost, strike: null }];
  const last = stepOf(sheet.position, entry) ?? sheet.lastStep;
  return Array.from({ length: last + 1 }, (_, step) => ({
    failing: lost,
    strike: { place: first, step },
  }));
}

/** As many of the demands as fate leaves, in order. */
function whatIsLeft(sheet: Sheet, demands: number[], extra: Pick<Goal, 'extra'>): number[] {
  const left: number[] = [];
  for (const place of demands) {
    if (canBeKept(sheet, { kept: [...left, place], ...extra })) left.push(place);
  }
  return left;
}

/** Whatever fate does to the first thing, with the demands that are left. */
export function standsIn(
  sheet: Sheet,
  demands: number[],
  place: number,
  isPlayPromised: (clause: Clause) => boolean,
): boolean {
  const lost = lostBefore(sheet, place);
  const others = demands.filter((demand) => !lost.includes(demand));
  return blowsTo(sheet, lost).every((blow) => {
    const struck = { ...sheet, blow };
    const { clause } = sheet.entries[lost.at(-1)!]!;
    const isPlayMade =
      blow.strike === null &&
      clause.type === 'give' &&
      clause.when.type === 'played' &&
      !isPlayPromised(clause);
    const extra: Pick<Goal, 'extra'> =
      isPlayMade && clause.when.type === 'played'
        ? { extra: { seat: clause.when.seat, card: clause.when.card, place: null } }
        : {};
    const isKeptWith = (kept: number[]): boolean =>
      canBeKept(struck, { kept: [...kept, place], ...extra });
    return isKeptWith(others) || isKeptWith(whatIsLeft(struck, others, extra));
  });
}
