/** D-7.2: what becomes of clauses on a line. */

import type { Seat } from '@parlor/kit';
import {
  dateOf,
  type Give,
  givesCard,
  type Option,
  takerOf,
  UNKNOWN,
  waitsFor,
} from './clauses.ts';
import type { Entry } from './entries.ts';
import { moveCopy, moveGifts, moveProperty, type Sheet, type State } from './sheet.ts';
import type { Card } from './set.ts';

export const copyOf = (state: State): State => ({
  owners: [...state.owners],
  copies: state.copies.map((copies) => [...copies]),
  turnsEnded: [...state.turnsEnded],
  ends: [...state.ends],
  standings: [...state.standings],
  extraMade: state.extraMade,
});

export const openPlaces = ({ entries }: Sheet, state: State): number[] =>
  entries.flatMap((_, place) => (state.ends[place] === 'open' ? [place] : []));

export const openEntries = (sheet: Sheet, state: State): Entry[] =>
  openPlaces(sheet, state).map((place) => sheet.entries[place]!);

const alternativesTo = (sheet: Sheet, state: State, place: number): number[] => {
  const { contract, index } = sheet.entries[place]!;
  return openPlaces(sheet, state).filter((other) => {
    const { clause, contract: its } = sheet.entries[other]!;
    return (
      its === contract &&
      clause.type === 'give' &&
      clause.when.type === 'lapsed' &&
      clause.when.clause === index
    );
  });
};

/** Nothing can come of its alternatives any more. */
function close(
  sheet: Sheet,
  state: State,
  place: number,
  end: 'kept' | 'used' | 'closed' | 'not kept',
): void {
  const alternatives = alternativesTo(sheet, state, place);
  state.ends[place] = end;
  for (const alternative of alternatives) close(sheet, state, alternative, 'closed');
}

/** Its alternatives happen at once. */
function fail(sheet: Sheet, state: State, place: number): void {
  const alternatives = alternativesTo(sheet, state, place);
  state.ends[place] = 'not kept';
  for (const alternative of alternatives) carryOut(sheet, state, alternative);
}

function settle(sheet: Sheet, state: State, place: number, isKept: boolean): void {
  if (isKept) close(sheet, state, place, 'kept');
  else fail(sheet, state, place);
}

/** D-7.7: an option of the same contract has brought this card from this giver to this taker. */
function hasComeByOption(
  sheet: Sheet,
  state: State,
  contract: number,
  { from, to, card }: { from: Seat; to: Seat; card: Card },
): boolean {
  return sheet.entries.some(
    (other, place) =>
      other.contract === contract &&
      other.clause.type === 'option' &&
      state.ends[place] === 'used' &&
      other.clause.clauses.some(
        (gift) => givesCard(from, card)(gift) && takerOf(gift, other.seats) === to,
      ),
  );
}

/** Whatever is not on the sheet is there. */
function give(sheet: Sheet, state: State, gift: Give, { contract, seats }: Entry): boolean {
  const { from, what, when } = gift;
  const to = takerOf(gift, seats);
  const isAlternative = when.type === 'lapsed';
  if (what.type === 'property') {
    if (moveProperty(state, from, to, what.property)) return true;
    // Nobody can promise what was never theirs by saying that the taker has it already.
    const isThereAlready =
      state.owners[what.property] === to && sheet.firstOwners[what.property] === from;
    return isThereAlready && !isAlternative;
  }
  if (what.type === 'card' && what.card !== UNKNOWN) {
    if (moveCopy(state, from, to, what.card)) return true;
    const hasCome = hasComeByOption(sheet, state, contract, { from, to, card: what.card });
    return hasCome && !isAlternative;
  }
  return true;
}

/** 4: fate has taken what was to be given. */
function loseThing(state: State, { from, what }: Give): void {
  if (what.type === 'property') state.owners[what.property] = null;
  if (what.type === 'card' && what.card !== UNKNOWN) state.copies[from]![what.card] = 0;
}

function carryOut(sheet: Sheet, state: State, place: number): void {
  const entry = sheet.entries[place]!;
  const { clause } = entry;
  if (clause.type !== 'give' || state.ends[place] !== 'open') return;
  if (sheet.blow.failing.includes(place)) {
    loseThing(state, clause);
    return fail(sheet, state, place);
  }
  settle(sheet, state, place, give(sheet, state, clause, entry));
}

/** 4: at the beginning of a step. */
export function strike(sheet: Sheet, state: State, step: number): void {
  const { strike: blow } = sheet.blow;
  if (blow === null || blow.step !== step || state.ends[blow.place] !== 'open') return;
  const { clause } = sheet.entries[blow.place]!;
  const gifts =
    clause.type === 'option' ? clause.clauses.filter(({ from }) => from !== clause.seat) : [clause];
  for (const gift of gifts) if (gift.type === 'give') loseThing(state, gift);
  fail(sheet, state, blow.place);
}

/** D-7.7: its gifts move, and it is closed. */
export function useOption(sheet: Sheet, state: State, place: number, option: Option): void {
  moveGifts(state, option.clauses, sheet.entries[place]!.seats);
  close(sheet, state, place, 'used');
}

/** The card is played, and what waits for it happens. */
export function playOn(
  sheet: Sheet,
  state: State,
  seat: Seat,
  { card, place }: { card: Card; place: number | null },
): void {
  if (place === null) state.extraMade = true;
  else close(sheet, state, place, 'kept');
  if (card === UNKNOWN) return; // whatever waits for it, the judge does not know
  state.copies[seat]![card]! -= 1;
  for (const payout of ['before', 'after']) {
    for (const waiting of openPlaces(sheet, state)) {
      const { clause } = sheet.entries[waiting]!;
      if (!waitsFor(clause, seat, card) || clause.type !== 'give') continue;
      if (clause.when.type === 'played' && clause.when.payout === payout) {
        carryOut(sheet, state, waiting);
      }
    }
  }
}

function meetDate(sheet: Sheet, state: State, place: number): void {
  const { clause } = sheet.entries[place]!;
  if (state.ends[place] !== 'open') return;
  if (clause.type === 'play') return fail(sheet, state, place);
  if (clause.type === 'option') {
    const isKept = state.standings[place] === 'there';
    return close(sheet, state, place, isKept ? 'kept' : 'not kept');
  }
  if (clause.type !== 'give' || clause.when.type === 'bought') {
    return close(sheet, state, place, 'closed');
  }
  if (clause.when.type !== 'everyTurnEnd') return carryOut(sheet, state, place);
  const { while: property } = clause.when;
  const isOwned = property === null || state.owners[property] === clause.from;
  settle(sheet, state, place, isOwned); // one payment stands for all
}

export function endTurn(sheet: Sheet, state: State, seat: Seat): void {
  state.turnsEnded[seat]! += 1;
  for (const place of openPlaces(sheet, state)) {
    const { clause, due } = sheet.entries[place]!;
    if (dateOf(clause)?.seat === seat && due === state.turnsEnded[seat]) {
      meetDate(sheet, state, place);
    }
  }
}
