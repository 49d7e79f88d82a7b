/** What a party knows of the table when a contract is tested. */

import type { Seat } from '@parlor/kit';
import { ANSWER, held, RELATED, type State } from '../state/state.ts';
import type { Contract } from '../../facts/types.ts';
import type { ContractView } from '../../facts/views.ts';
import type { Parties } from '../../facts/clauses.ts';
import { hideCards } from '../../facts/deal/naming.ts';
import type { Standpoint } from './sheet.ts';

/**
 * As `judge` sees the position, who is asked in the order of `parties` if a deal is
 * tested. Nothing of it depends on what the judge must not know.
 */
export const standpointIn = (state: State, judge: Seat, parties?: Parties): Standpoint => ({
  rules: state.rules,
  seats: state.seats,
  turn: state.turn,
  turnsEnded: state.turnsEnded,
  holdings: state.holdings,
  contracts: state.contracts.map((contract) => contractFor(contract, judge)),
  judge,
  asked: parties === undefined ? NOBODY : parties.slice(parties.indexOf(judge) + 1),
  step0: state.phase === ANSWER ? 'none' : state.phase === RELATED ? 'related' : 'any',
  relatedCards: state.relatedCards,
  gotProperties: state.gotProperties,
  held: (card) => held(state, judge, card),
});

const NOBODY: readonly Seat[] = [];

/** D-7.5: card names are for the parties. */
export function contractFor(contract: Contract, judge: Seat | 'public'): ContractView {
  const { seats } = contract;
  for (let at = 0; at < seats.length; at++) if (seats[at] === judge) return contract;
  let hidden = hiddenContracts.get(contract);
  if (!hidden) {
    const open = contract.open.map((one) => ({ ...one, clause: hideCards(one.clause) }));
    hidden = { ...contract, open };
    hiddenContracts.set(contract, hidden);
  }
  return hidden;
}

/** Contracts never change, so what others see of them does not either. */
const hiddenContracts = new WeakMap<Contract, ContractView>();
