/** The books of contracts in force: clauses are entered, found, closed, and lapse (D-7.3). */

import { type Emit, type Seat, seatSet } from '@parlor/kit';
import type { State } from '../state/state.ts';
import {
  type Contract,
  type EndedClause,
  HAND_LAPSES,
  HIDDEN_LAPSE,
  type Lapse,
  type OpenClause,
} from '../../facts/types.ts';
import type { Event } from '../../facts/events.ts';
import type { Due } from '../../facts/views.ts';
import {
  type Clause,
  dateOf,
  type HiddenClause,
  isNow,
  isTimed,
  type Parties,
} from '../../facts/clauses.ts';
import { hideCards } from '../../facts/deal/naming.ts';

/** A clause with the contract it stands in. */
export interface Entry {
  readonly contract: Contract;
  readonly open: OpenClause;
}

/** Puts clauses in force as the next contract. */
export function enter(state: State, seats: Parties, clauses: readonly Clause[]): Contract {
  const contract: Contract = {
    number: ++state.contractsMade,
    seats,
    open: clauses.map((clause, index) => openClause(state, clause, index)),
  };
  if (contract.open.length !== 0) state.contracts = [...state.contracts, contract];
  return contract;
}

function openClause(state: State, clause: Clause, index: number): OpenClause {
  const due = dueTurn(state, clause);
  return clause.type === 'give' && clause.when.type === 'everyTurnEnd'
    ? { index, due, left: clause.when.turns, clause }
    : { index, due, clause };
}

/** The turn in progress is nobody's next one, so the player on turn has one more to end. */
function dueTurn(state: State, clause: Clause): number | null {
  const date = dateOf(clause);
  if (date === null) return null;
  return state.turnsEnded[date.seat]! + date.turn + (date.seat === state.turn ? 1 : 0);
}

export function entryAt(state: State, number: number, index: number): Entry | undefined {
  for (let at = 0; at < state.contracts.length; at++) {
    const contract = state.contracts[at]!;
    if (contract.number !== number) continue;
    for (let place = 0; place < contract.open.length; place++) {
      const open = contract.open[place]!;
      if (open.index === index) return { contract, open };
    }
  }
  return undefined;
}

const NOTHING_DUE: readonly Due[] = [];

/** Clauses whose moment has come, by contract number, then by place. Contracts are kept in that order. */
export function dueClauses(
  state: State,
  howOf: (open: OpenClause, contract: Contract) => Due['how'] | undefined,
): readonly Due[] {
  if (state.contracts.length === 0) return NOTHING_DUE;
  const due: Due[] = [];
  for (const contract of state.contracts) {
    for (const open of contract.open) {
      const how = howOf(open, contract);
      if (how !== undefined) due.push({ contract: contract.number, index: open.index, how });
    }
  }
  return due;
}

/** A clause ends well, and with it whatever stood in for it. What was done on the spot needs no record. */
export function close(state: State, entry: Entry, how: EndedClause['how']): void {
  strike(state, entry, how);
  for (const other of alternatives(state, entry)) close(state, other, 'not-needed');
}

/** A clause comes to nothing; what stands in for it is due before anything else. */
export function lapse(state: State, entry: Entry, why: Lapse, emit?: Emit<Event>): void {
  const { contract, open } = entry;
  strike(state, entry, why);
  const { number, seats } = contract;
  emit?.(
    {
      type: 'lapsed',
      contract: number,
      seats,
      clause: hideCards(open.clause),
      why: tableReason(why) as Lapse,
    },
    {
      to: seatSet(...seats),
      event: { type: 'lapsed', contract: number, seats, clause: open.clause, why },
    },
  );
  if (why === 'game-over') return;
  const next = alternatives(state, entry).map(
    (other): Due => ({ contract: number, index: other.open.index, how: 'happens' }),
  );
  if (next.length !== 0) state.due = [...next, ...state.due];
}

/** What is to happen if this clause lapses, as far as it is still open. */
function alternatives(
  state: State,
  { contract: { number }, open: { index } }: Entry,
): readonly Entry[] {
  const contract = state.contracts.find((one) => one.number === number);
  if (!contract) return [];
  let found = NO_ENTRIES;
  for (const open of contract.open) {
    const { clause } = open;
    if (clause.type !== 'give' || clause.when.type !== 'lapsed' || clause.when.clause !== index)
      continue;
    found = [...found, { contract, open }];
  }
  return found;
}

const NO_ENTRIES: readonly Entry[] = [];

function strike(state: State, { contract, open }: Entry, how: EndedClause['how']): void {
  const { number, seats } = contract;
  const { index, clause } = open;
  replaceOpen(state, number, index, undefined);
  if (!isNow(clause))
    state.ended = [...state.ended, { contract: number, seats, index, clause, how }];
}

/** A payment of several has been made: the next one. */
export function moveOn(state: State, { contract, open }: Entry): void {
  const { index, due, left, clause } = open;
  const next = { index, due: due! + 1, left: left! - 1, clause };
  replaceOpen(state, contract.number, index, next);
}

/** An open clause makes way for another, or is gone. Contracts without open clauses are gone, too. */
function replaceOpen(
  state: State,
  number: number,
  index: number,
  next: OpenClause | undefined,
): void {
  const contracts: Contract[] = [];
  for (const contract of state.contracts) {
    if (contract.number !== number) contracts.push(contract);
    else {
      const { seats } = contract;
      const open: OpenClause[] = [];
      for (const one of contract.open) {
        if (one.index !== index) open.push(one);
        else if (next) open.push(next);
      }
      if (open.length !== 0) contracts.push({ number, seats, open });
    }
  }
  state.contracts = contracts;
}

/** D-7.7: all its parties have ended a contract. */
export function endContract(state: State, number: number, emit?: Emit<Event>): void {
  const contract = state.contracts.find((one) => one.number === number)!;
  const { seats, open } = contract;
  state.contracts = state.contracts.filter((one) => one !== contract);
  state.ended = [
    ...state.ended,
    ...open.map(({ index, clause }) => ({
      contract: number,
      seats,
      index,
      clause,
      how: 'ended' as const,
    })),
  ];
  emit?.({ type: 'contractEnded', contract: number, seats });
}

/** The game is over with these clauses open. */
export function lapseAll(state: State, emit?: Emit<Event>): void {
  for (const contract of state.contracts) {
    for (const open of contract.open) lapse(state, { contract, open }, 'game-over', emit);
  }
}

/** What the table hears of how a clause ended: nothing of anybody's hand. */
export const tableReason = (how: EndedClause['how']): EndedClause['how'] =>
  HAND_LAPSES.some((why) => why === how) ? HIDDEN_LAPSE : how;

/** A promised card that was played lies open on the table, so its name is no secret any more. */
export const tableClause = (clause: HiddenClause, how: EndedClause['how']): HiddenClause =>
  how === 'played' ? clause : hideCards(clause);

export const hasTimedClauses = (state: State): boolean =>
  state.contracts.some(({ open }) => open.some(({ clause }) => isTimed(clause)));

/** Is `seat` a party of this contract? */
export const isPartyOf = ({ seats }: { readonly seats: Parties }, seat: Seat | 'public'): boolean =>
  seats.some((one) => one === seat);
