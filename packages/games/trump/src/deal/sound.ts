/** D-7.2, sound or refused: what the promises of a contract demand, and whether some line keeps it all. */

import type { Illegal, Seat } from '@parlor/kit';
import type { Card } from '../types.ts';
import { boundGifts, type Give, type HiddenClause, promiser } from './clauses.ts';
import { canKeep, type Wish } from './line.ts';
import { type Deal, type Item, type Sheet, type Standpoint, sheetOf } from './sheet.ts';

/** More promised plays than these are not tested. */
export const MOST_PLAYS = 8;

/** Why the deal is not sound as `point.judge` knows the table. */
export function whyUnsound(point: Standpoint, deal: Deal): Illegal | undefined {
  if (deal.clauses.every(isPlainCash)) return undefined;
  const playing = setOf(deal.parties);
  const sheet = sheetOf(point, deal, playing);
  if (playsOf(sheet, playing) > MOST_PLAYS)
    return { code: 'too-complex', params: { most: MOST_PLAYS } };
  const isBound = sheet.items.some((item) => !item.isNew && binds(playing, item));
  const old = isBound ? whatCounts(sheetOf(point, undefined, playing), playing) : [];
  const demands = [...old];
  for (const [at, item] of sheet.items.entries()) {
    if (item.isNew && isDemand(sheet, item)) demands.push(at);
  }
  const why = canKeep(sheet, { demands }) ? undefined : firstUnkept(sheet, old, demands);
  return why ?? alternativeMissing(sheet) ?? neverPlayed(sheet, deal, demands);
}

const isPlainCash = (clause: HiddenClause): boolean =>
  clause.type === 'give' &&
  clause.what.type === 'cash' &&
  (clause.when.type === 'now' || clause.when.type === 'turnEnd');

export const setOf = (seats: readonly Seat[]): number =>
  seats.reduce((set, seat) => set | (1 << seat), 0);

const isIn = (set: number, seat: Seat): boolean => ((set >> seat) & 1) === 1;

const playsOf = ({ items }: Sheet, playing: number): number =>
  items.filter(({ clause }) => clause.type === 'play' && isIn(playing, clause.seat)).length;

/** Does anything have to come of this item for a line to keep it? */
function isDemand(sheet: Sheet, { clause }: Item): boolean {
  if (clause.type === 'play' || clause.type === 'option') return true;
  if (clause.type !== 'give') return false;
  const { when } = clause;
  if (when.type === 'everyTurnEnd') return true;
  if (!movesThing(clause)) return false;
  if (when.type === 'turnEnd') return true;
  return when.type === 'played' && isPromised(sheet, when.seat, when.card);
}

const movesThing = (clause: HiddenClause): boolean =>
  clause.type === 'give' && (clause.what.type === 'property' || clause.what.type === 'card');

/** Is there a promise to play this card? */
const isPromised = ({ items }: Sheet, seat: Seat, card: Card | null): boolean =>
  card !== null &&
  items.some(
    ({ clause }) => clause.type === 'play' && clause.seat === seat && clause.card === card,
  );

/** Is somebody of `seats` held to this item? */
function binds(seats: number, { clause }: Item): boolean {
  return clause.type === 'option'
    ? boundGifts(clause).some(({ from }) => isIn(seats, from))
    : isIn(seats, promiser(clause));
}

/** Older demands on `seats` that can still be kept, as far as they can be kept together, oldest first. */
export function whatCounts(sheet: Sheet, seats: number): readonly number[] {
  const all: number[] = [];
  for (const [at, item] of sheet.items.entries()) {
    if (isDemand(sheet, item) && binds(seats, item)) all.push(at);
  }
  if (all.length === 0 || canKeep(sheet, { demands: all })) return all;
  const counting: number[] = [];
  for (const at of all) {
    if (canKeep(sheet, { demands: [...counting, at] })) counting.push(at);
  }
  return counting;
}

/** The line of a promise that cannot be kept even if it is the only one: there must be none in what is agreed to. */
export function voidLine(point: Standpoint, deal: Deal): number | undefined {
  const sheet = sheetOf(point, deal, setOf(deal.parties));
  for (const [at, item] of sheet.items.entries()) {
    if (item.isNew && isDemand(sheet, item) && !canKeep(sheet, { demands: [at] }))
      return item.index + 1;
  }
  return undefined;
}

/** The first demand that cannot be kept together with those before it. */
function firstUnkept(sheet: Sheet, old: readonly number[], demands: readonly number[]): Illegal {
  let count = 1;
  while (canKeep(sheet, { demands: demands.slice(0, count) })) count++;
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

/** D-7.7: the giver of an alternative has it, and may not give it away meanwhile. */
function alternativeMissing(sheet: Sheet): Illegal | undefined {
  const { holdings, copies } = sheet.start;
  for (const { clause, index, isNew } of sheet.items) {
    if (!isNew || clause.type !== 'give' || clause.when.type !== 'lapsed') continue;
    const { from, what } = clause;
    const isThere =
      what.type === 'property'
        ? (holdings[from]! & (1 << what.property)) !== 0
        : what.type !== 'card' || copies[sheet.slotOf(from, what.card!)!]! > 0;
    if (!isThere) return { code: whyMissing(clause as Give), params: { line: index + 1 } };
  }
  return undefined;
}

/** What is tied to a card that nobody has promised to play must at least be able to happen. */
function neverPlayed(
  sheet: Sheet,
  { clauses }: Deal,
  demands: readonly number[],
): Illegal | undefined {
  const played = new Map<string, boolean>();
  for (const [index, clause] of clauses.entries()) {
    if (clause.type !== 'give' || clause.when.type !== 'played') continue;
    const { seat, card } = clause.when;
    if (card === null || isPromised(sheet, seat, card)) continue;
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
