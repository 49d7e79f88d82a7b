/** D-7.2: lines on a sheet. Nobody deals or opens a sale, dice bring nothing; only promised plays are made. */

import type { Seat } from '@parlor/kit';
import {
  bindsCard,
  bindsProperty,
  dateOf,
  type Give,
  type PlayPromise,
  takerOf,
  UNKNOWN,
  waitsFor,
} from './clauses.ts';
import { type Entry, moveCopy, moveProperty, type Sheet, type State } from './sheet.ts';
import { type Card, faceOf, isMetBy, type Property } from './set.ts';

/** Every date is less than so many turns away. */
const ROUNDS = 11;

/** A play on a line: of the promise at this place on the sheet, or of none. */
export interface LinePlay {
  card: Card;
  place: number | null;
}

/** What a line is asked for. */
export interface Goal {
  /** Places of clauses that must be kept. */
  kept: number[];
  /** What the seat on turn does in step 0, if that is given. */
  first?: LinePlay | 'no play';
  /** One play of a card that nobody has promised; and the clause at this place kept, if there is one. */
  extra?: { seat: Seat; card: Card; place: number | null };
}

export const copyOf = (state: State): State => ({
  owners: [...state.owners],
  copies: state.copies.map((copies) => [...copies]),
  turnsEnded: [...state.turnsEnded],
  fates: [...state.fates],
  extraMade: state.extraMade,
});

const openPlaces = ({ entries }: Sheet, state: State): number[] =>
  entries.flatMap((_, place) => (state.fates[place] === 'open' ? [place] : []));

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
export function close(sheet: Sheet, state: State, place: number, fate: 'kept' | 'closed'): void {
  const alternatives = alternativesTo(sheet, state, place);
  state.fates[place] = fate;
  for (const alternative of alternatives) close(sheet, state, alternative, 'closed');
}

/** Its alternatives happen at once. */
function fail(sheet: Sheet, state: State, place: number): void {
  const alternatives = alternativesTo(sheet, state, place);
  state.fates[place] = 'not kept';
  for (const alternative of alternatives) carryOut(sheet, state, alternative);
}

function settle(sheet: Sheet, state: State, place: number, isKept: boolean): void {
  if (isKept) close(sheet, state, place, 'kept');
  else fail(sheet, state, place);
}

/** Nobody can promise what was never theirs by saying that the taker has it already. */
function giveProperty({ start }: Sheet, state: State, from: Seat, to: Seat, property: Property) {
  const isThereAlready = state.owners[property] === to && start.owners[property] === from;
  return isThereAlready || moveProperty(state, from, to, property);
}

/** Whatever is not on the sheet is there. */
function give(sheet: Sheet, state: State, gift: Give, seats: Seat[]): boolean {
  const { from, what } = gift;
  const to = takerOf(gift, seats);
  if (what.type === 'property') return giveProperty(sheet, state, from, to, what.property);
  if (what.type === 'card' && what.card !== UNKNOWN) return moveCopy(state, from, to, what.card);
  return true;
}

function carryOut(sheet: Sheet, state: State, place: number): void {
  const { clause, seats } = sheet.entries[place]!;
  if (clause.type !== 'give' || state.fates[place] !== 'open') return;
  settle(sheet, state, place, give(sheet, state, clause, seats));
}

/** D-7.7: whoever may use an option may do so now or never, so what it gives is gone and comes to nobody. */
function useOption(sheet: Sheet, state: State, place: number): void {
  const { clause } = sheet.entries[place]!;
  if (clause.type !== 'option') return;
  const gifts = clause.clauses.filter(({ from }) => from !== clause.seat);
  const after = copyOf(state);
  const isThere = gifts.every(({ from, what }) => {
    if (what.type === 'property') return state.owners[what.property] === from;
    if (what.type !== 'card' || what.card === UNKNOWN) return true;
    after.copies[from]![what.card]! -= 1;
    return after.copies[from]![what.card]! >= 0;
  });
  if (!isThere) return fail(sheet, state, place);
  state.copies = after.copies;
  for (const { what } of gifts) if (what.type === 'property') state.owners[what.property] = null;
  close(sheet, state, place, 'kept');
}

function useOptions(sheet: Sheet, state: State, seat: Seat): void {
  for (const place of openPlaces(sheet, state)) {
    const { clause } = sheet.entries[place]!;
    if (clause.type === 'option' && clause.seat === seat) useOption(sheet, state, place);
  }
}

/** Nobody else, and nobody the seat has promised to spare. */
function mayTax(sheet: Sheet, state: State, seat: Seat, target: Seat): boolean {
  const isSpared = openEntries(sheet, state).some(
    ({ clause }) =>
      clause.type === 'abstain' &&
      clause.seat === seat &&
      clause.act.type === 'tax' &&
      clause.act.seat === target,
  );
  return target !== seat && state.owners.includes(target) && !isSpared;
}

function mayForce(sheet: Sheet, state: State, seat: Seat, property: Property): boolean {
  const open = openEntries(sheet, state).map(({ clause }) => clause);
  const isBound =
    state.owners[property] === seat && open.some((clause) => bindsProperty(clause, seat, property));
  const isSpared = open.some(
    (clause) =>
      clause.type === 'abstain' &&
      clause.seat === seat &&
      clause.act.type === 'forceSale' &&
      clause.act.property === property,
  );
  return !isBound && !isSpared;
}

/** Section 4, as far as it can be seen from the sheet. */
function isPlayable(
  sheet: Sheet,
  state: State,
  { seat, card, target, property }: Omit<PlayPromise, 'type' | 'turn'>,
): boolean {
  const { set } = sheet.position;
  const face = faceOf(set, card);
  switch (face.is) {
    case 'five rolls':
      return true;
    case 'tax':
      return state.turnsEnded.some(
        (_, other) =>
          (target === undefined || target === other) && mayTax(sheet, state, seat, other),
      );
    case 'force sale':
      return state.owners.some(
        (_, other) =>
          (property === undefined || property === other) && mayForce(sheet, state, seat, other),
      );
    default:
      return isMetBy(
        face,
        state.owners.flatMap((owner, owned) => (owner === seat ? [owned] : [])),
      );
  }
}

function promisedPlays(sheet: Sheet, state: State, step: number, seat: Seat): LinePlay[] {
  return openPlaces(sheet, state).flatMap((place) => {
    const { clause } = sheet.entries[place]!;
    if (clause.type !== 'play' || clause.seat !== seat) return [];
    const { card } = clause;
    if (card === UNKNOWN) return step > 0 ? [{ card, place }] : [];
    const isAllowed =
      state.copies[seat]![card]! > 0 &&
      (step > 0 || sheet.allowedFirst(card)) &&
      isPlayable(sheet, state, clause);
    return isAllowed ? [{ card, place }] : [];
  });
}

/** The one play that nobody has promised: with a copy that no clause binds. */
function extraPlays(sheet: Sheet, state: State, step: number, seat: Seat, goal: Goal): LinePlay[] {
  if (goal.extra === undefined || state.extraMade || goal.extra.seat !== seat) return [];
  const { card } = goal.extra;
  const bound = openEntries(sheet, state).filter(({ clause }) => bindsCard(clause, seat, card));
  const isAllowed =
    state.copies[seat]![card]! > bound.length &&
    (step > 0 || sheet.allowedFirst(card)) &&
    isPlayable(sheet, state, { seat, card });
  return isAllowed ? [{ card, place: null }] : [];
}

function playOn(sheet: Sheet, state: State, seat: Seat, { card, place }: LinePlay): void {
  if (card !== UNKNOWN) state.copies[seat]![card]! -= 1;
  if (place === null) state.extraMade = true;
  else close(sheet, state, place, 'kept');
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
  if (state.fates[place] !== 'open') return;
  if (clause.type === 'play' || clause.type === 'option') return fail(sheet, state, place);
  if (clause.type !== 'give' || clause.when.type === 'bought') {
    return close(sheet, state, place, 'closed');
  }
  if (clause.when.type !== 'everyTurnEnd') return carryOut(sheet, state, place);
  const { while: property } = clause.when;
  const isOwned = property === null || state.owners[property] === clause.from;
  settle(sheet, state, place, isOwned); // one payment stands for all
}

function endTurn(sheet: Sheet, state: State, seat: Seat): void {
  state.turnsEnded[seat]! += 1;
  for (const place of openPlaces(sheet, state)) {
    const { clause, due } = sheet.entries[place]!;
    if (dateOf(clause)?.seat === seat && due === state.turnsEnded[seat]) {
      meetDate(sheet, state, place);
    }
  }
}

function movesAt(sheet: Sheet, state: State, step: number, seat: Seat, goal: Goal) {
  if (step === 0 && goal.first !== undefined) return [goal.first];
  if (!sheet.parties.includes(seat)) return ['no play' as const];
  return [
    ...promisedPlays(sheet, state, step, seat),
    ...extraPlays(sheet, state, step, seat, goal),
    'no play' as const,
  ];
}

const isReached = ({ kept, extra }: Goal, { fates, extraMade }: State): boolean =>
  kept.every((place) => fates[place] === 'kept') &&
  (extra === undefined || (extraMade && (extra.place === null || fates[extra.place] === 'kept')));

const isLost = ({ kept }: Goal, { fates }: State): boolean =>
  kept.some((place) => fates[place] === 'not kept' || fates[place] === 'closed');

/** Whether some line does what `goal` asks for. */
export function someLine(sheet: Sheet, goal: Goal): boolean {
  const { seats, turn } = sheet.position;
  /** Where it has been tried in vain: two orders of plays often come to the same. */
  const tried = new Set<string>();

  const goesOn = (step: number, state: State): boolean => {
    if (isLost(goal, state)) return false;
    if (isReached(goal, state)) return true;
    if (step === ROUNDS * seats) return false;
    const key = JSON.stringify([step, state]);
    if (tried.has(key)) return false;
    tried.add(key);
    const seat = (turn! + step) % seats;
    const begun = copyOf(state);
    if (step > 0) useOptions(sheet, begun, seat);
    return movesAt(sheet, begun, step, seat, goal).some((play) => {
      const next = copyOf(begun);
      if (play !== 'no play') playOn(sheet, next, seat, play);
      endTurn(sheet, next, seat);
      return goesOn(step + 1, next);
    });
  };
  return goesOn(0, sheet.start);
}
