/** The position as plain JSON, for comparing two implementations (README, "Facts"). */

import { type Json, seatsOf } from '@parlor/kit';
import { toAct } from './check.ts';
import { NO_CARD } from '../facts/rules.ts';
import {
  discardsOf,
  FOR_FIVE,
  handOf,
  membersOf,
  NO_PROPERTY,
  NOT_IN_SALE,
  OPEN,
  OVER,
  pileOf,
  RELATED,
  STILL_IN,
  type State,
  TAKE,
  UNOWNED,
} from './state/state.ts';
import { QUESTIONS } from '../facts/types.ts';

export function facts(state: State): Json {
  const isOver = state.phase === OVER;
  const json = {
    part: state.part,
    turn: isOver ? null : state.turn,
    asked: QUESTIONS[state.phase] ?? null,
    toAct: seatsOf(toAct(state)),
    pawns: Array.from(state.pawns),
    cash: Array.from(state.cash),
    hands: Array.from({ length: state.seats }, (_, seat) => handOf(state, seat)),
    owners: Array.from(state.owner, (owner) => (owner === UNOWNED ? null : owner)),
    boxes: Array.from(state.box),
    pile: pileOf(state),
    discards: discardsOf(state),
    playing: state.playing === NO_CARD ? null : state.playing,
    rollsLeft: state.phase === TAKE && state.throwing === FOR_FIVE ? state.rollsLeft : 0,
    closing: membersOf(state.closing),
    again: membersOf(state.again),
    closingRound: state.closingRound,
    sale: state.lot === NO_PROPERTY ? null : saleFacts(state),
    passes: state.passes,
    turnsEnded: Array.from(state.turnsEnded),
    dealsOpened: Array.from(state.dealsOpened),
    offer: state.offer,
    related:
      state.phase === RELATED
        ? {
            cards: state.relatedCards,
            properties: membersOf(state.gotProperties),
          }
        : null,
    choosing: state.choosing,
    contracts: state.contracts,
    debts: state.debts,
  };
  return json as unknown as Json;
}

function saleFacts(state: State): Json {
  const isSealing = state.phase === OPEN;
  return {
    property: state.lot,
    broker: state.broker,
    sealed: Array.from(state.bids, (bid, seat) => ((state.sealed >>> seat) & 1 ? bid : null)),
    bids: Array.from(state.bids, (bid) => (isSealing ? 0 : bid)),
    investors: Array.from(state.investors),
    standing: Array.from(state.standing, (standing) => {
      if (standing === NOT_IN_SALE) return 'none';
      return standing === STILL_IN ? 'in' : 'out';
    }),
    investorPlayed: state.investorPlayed,
  };
}
