/** D-7.2, sound or refused: what the promises of a contract demand, and whether some line keeps it all. */

import type { Illegal, Seat } from '@parlor/kit';
import type { Card } from '../../facts/types.ts';
import { alternativesOf, isStandIn, standsIn } from './alternatives.ts';
import type { Give, HiddenClause } from '../../facts/clauses.ts';
import { canKeep, type Wish } from './line.ts';
import {
  binds,
  type Deal,
  type Item,
  isIn,
  type Sheet,
  type Standpoint,
  sheetOf,
} from './sheet.ts';

/** More promised plays, options and alternatives than these together are not tested, so that it takes no time. */
export const MOST_WEIGHT = 8;

/** Why the deal is not sound as `point.judge` knows the table. */
export function whyUnsound(point: Standpoint, deal: Deal): Illegal | undefined {
  if (deal.ends === undefined && deal.clauses.every(isPlainCash)) return undefined;
  const playing = setOf(deal.parties);
  const sheet = sheetOf(point, deal, playing);
  if (sheet.items.reduce((sum, item) => sum + weightOf(playing, item.clause), 0) > MOST_WEIGHT)
    return { code: 'too-complex', params: { most: MOST_WEIGHT } };
  const before = beforeDeal(point, sheet, deal);
  const demands = before.counting.slice();
  const isPromised = promisedBy(sheet, before.counting);
  for (const [at, item] of sheet.items.entries()) {
    if (item.isNew && isDemand(item, isPromised)) demands.push(at);
  }
  const why = canKeep(sheet, { demands })
    ? undefined
    : firstUnkept(sheet, before.counting, demands);
  return (
    why ??
    neverPlayed(sheet, deal, demands, isPromised) ??
    alternativeMissing(sheet, demands, before.standIns, isPromised)
  );
}

/** What can be kept as things are, by its place on the sheet with the deal. */
interface Before {
  readonly counting: readonly number[];
  /** Older alternatives that are there when they are needed. */
  readonly standIns: ReadonlySet<number>;
}

function beforeDeal(point: Standpoint, sheet: Sheet, deal: Deal): Before {
  const { playing } = sheet;
  const isBound = sheet.items.some((item) => !item.isNew && binds(playing, item.clause));
  if (!isBound) return { counting: [], standIns: new Set() };
  const old = sheetOf(point, undefined, playing);
  // A contract that the deal ends still counts as what stands, though nothing of it has to be kept.
  const counting = whatCounts(old, playing).filter((at) => old.items[at]!.contract !== deal.ends);
  const isPromised = promisedBy(old, counting);
  const standIns = alternativesOf(old).filter(
    (at) => old.items[at]!.contract !== deal.ends && standsIn(old, at, counting, isPromised),
  );
  const placeOf = (at: number): number => {
    const { contract, index } = old.items[at]!;
    return sheet.items.findIndex((item) => item.contract === contract && item.index === index);
  };
  return { counting: counting.map(placeOf), standIns: new Set(standIns.map(placeOf)) };
}

export const isPlainCash = (clause: HiddenClause): boolean =>
  clause.type === 'give' &&
  clause.what.type === 'cash' &&
  (clause.when.type === 'now' || clause.when.type === 'turnEnd');

export const setOf = (seats: readonly Seat[]): number =>
  seats.reduce((set, seat) => set | (1 << seat), 0);

/** How much a clause on the sheet adds to the lines there are: an option can be used or not on every turn. */
const OPTION_WEIGHT = 2;

export function weightOf(playing: number, clause: HiddenClause): number {
  if (clause.type === 'option') return OPTION_WEIGHT;
  if (clause.type === 'play') return isIn(playing, clause.seat) ? 1 : 0;
  return isStandIn(playing, clause) ? 1 : 0;
}

type IsPromised = (play: { readonly seat: Seat; readonly card: Card | null }) => boolean;

/** Does anything have to come of this item for a line to keep it? */
function isDemand({ clause }: Item, isPromised: IsPromised): boolean {
  if (clause.type === 'play' || clause.type === 'option') return true;
  if (clause.type !== 'give') return false;
  const { when } = clause;
  if (when.type === 'everyTurnEnd') return true;
  if (!movesThing(clause)) return false;
  return when.type === 'turnEnd' || (when.type === 'played' && isPromised(when));
}

const movesThing = (clause: HiddenClause): boolean =>
  clause.type === 'give' && (clause.what.type === 'property' || clause.what.type === 'card');

/** Is there a promise to play this card, of the deal or an older one that counts? Others bring nothing about. */
const promisedBy =
  ({ items }: Sheet, counting: readonly number[]): IsPromised =>
  ({ seat, card }) =>
    card !== null &&
    items.some(
      ({ clause, isNew }, at) =>
        clause.type === 'play' &&
        clause.seat === seat &&
        clause.card === card &&
        (isNew || counting.includes(at)),
    );

/** Older demands on `seats` that can still be kept, as far as they can be kept together, oldest first. */
export function whatCounts(sheet: Sheet, seats: number): readonly number[] {
  const all: number[] = [];
  const isPromised = promisedBy(sheet, [...sheet.items.keys()]);
  for (const [at, item] of sheet.items.entries()) {
    if (isDemand(item, isPromised) && binds(seats, item.clause)) all.push(at);
  }
  if (all.length === 0 || canKeep(sheet, { demands: all })) return all;
  const counting: number[] = [];
  for (const at of all) {
    if (canKeep(sheet, { demands: [...counting, at] })) counting.push(at);
  }
  return counting;
}

/**
 * The line of a promise that cannot be kept, neither as the only one nor beside all
 * others, old and new (a promised play may keep an option from being used in between):
 * there must be none in what is agreed to.
 */
export function voidLine(point: Standpoint, deal: Deal): number | undefined {
  const sheet = sheetOf(point, deal, setOf(deal.parties));
  const { counting } = beforeDeal(point, sheet, deal);
  const isPromised = promisedBy(sheet, counting);
  const fresh = [...sheet.items.keys()].filter(
    (at) => sheet.items[at]!.isNew && isDemand(sheet.items[at]!, isPromised),
  );
  const isEmpty = (at: number): boolean => !canKeep(sheet, { demands: [at] });
  const first = fresh.find(isEmpty);
  if (first === undefined || canKeep(sheet, { demands: [...counting, ...fresh] })) return undefined;
  return sheet.items[first]!.index + 1;
}

/** The first demand that cannot be kept together with those before it. */
function firstUnkept(sheet: Sheet, old: readonly number[], demands: readonly number[]): Illegal {
  let count = 1;
  // All together cannot be kept, so the last one need not be tried.
  while (count < demands.length && canKeep(sheet, { demands: demands.slice(0, count) })) count++;
  const at = demands[count - 1]!;
  const { contract, index } = sheet.items[at]!;
  if (count <= old.length) {
    return { code: 'unsound-old', params: { contract, clause: index + 1 } };
  }
  return { code: codeFor(sheet, at), params: { line: index + 1 } };
}

export type UnsoundCode =
  | 'unsound-not-held'
  | 'unsound-not-playable'
  | 'unsound-turn-taken'
  | 'unsound-not-owned'
  | 'unsound-never-played'
  | 'unsound-option'
  | 'unsound-while';

function codeFor(sheet: Sheet, at: number): UnsoundCode {
  const { clause } = sheet.items[at]!;
  if (clause.type === 'option') return 'unsound-option';
  if (clause.type === 'play') {
    if (canKeep(sheet, { demands: [at] })) return 'unsound-turn-taken';
    return isEverHeld(sheet, clause.seat, clause.card)
      ? 'unsound-not-playable'
      : 'unsound-not-held';
  }
  const { when } = clause as Give;
  if (when.type === 'everyTurnEnd') return 'unsound-while';
  if (when.type === 'played') {
    const plays = [...sheet.items.keys()].filter((one) => {
      const other = sheet.items[one]!.clause;
      return other.type === 'play' && other.seat === when.seat && other.card === when.card;
    });
    if (!plays.some((one) => canKeep(sheet, { demands: [one] }))) return 'unsound-never-played';
  }
  return whyMissing(clause as Give);
}

const whyMissing = ({ what }: Give): UnsoundCode =>
  what.type === 'property' ? 'unsound-not-owned' : 'unsound-not-held';

/** Is the card there at first, or does it come? */
function isEverHeld(sheet: Sheet, seat: Seat, card: Card | null): boolean {
  if (card === null) return true;
  const slot = sheet.slotOf(seat, card);
  if (slot !== undefined && sheet.start.copies[slot]! > 0) return true;
  return sheet.items.some(
    ({ clause }) =>
      clause.type === 'give' &&
      clause.from !== seat &&
      clause.what.type === 'card' &&
      clause.what.card === card,
  );
}

/** D-7.7: an alternative is there whenever it is needed, and its giver may not give it away meanwhile. */
function alternativeMissing(
  sheet: Sheet,
  demands: readonly number[],
  standIns: ReadonlySet<number>,
  isPromised: IsPromised,
): Illegal | undefined {
  for (const at of alternativesOf(sheet)) {
    const { isNew, clause, contract, index } = sheet.items[at]!;
    if (!isNew && !standIns.has(at)) continue;
    if (standsIn(sheet, at, demands, isPromised)) continue;
    return isNew
      ? { code: whyMissing(clause as Give), params: { line: index + 1 } }
      : { code: 'unsound-old', params: { contract, clause: index + 1 } };
  }
  return undefined;
}

/** What is tied to a card that nobody has promised to play must at least be able to happen. */
function neverPlayed(
  sheet: Sheet,
  { clauses }: Deal,
  demands: readonly number[],
  isPromised: IsPromised,
): Illegal | undefined {
  if (!clauses.some(isTiedToPlay)) return undefined;
  const played = new Map<string, boolean>();
  for (const [index, clause] of clauses.entries()) {
    if (clause.type !== 'give' || clause.when.type !== 'played') continue;
    const { seat, card } = clause.when;
    if (card === null || isPromised(clause.when)) continue;
    const wish: Wish = { demands, extra: { seat, card } };
    const key = `${seat} ${card}`;
    const canPlay = played.get(key) ?? canKeep(sheet, wish);
    played.set(key, canPlay);
    if (!canPlay) return { code: 'unsound-never-played', params: { line: index + 1 } };
    if (!movesThing(clause)) continue;
    const at = sheet.items.findIndex((item) => item.isNew && item.index === index);
    if (!canKeep(sheet, { ...wish, demands: [...demands, at] }))
      return { code: whyMissing(clause as Give), params: { line: index + 1 } };
  }
  return undefined;
}

const isTiedToPlay = (clause: HiddenClause): boolean =>
  clause.type === 'give' && clause.when.type === 'played';
