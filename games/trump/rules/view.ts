/** What each seat knows (D-8.2, D-8.3): built up from nothing, field by field. */

import { allSeats, hasSeat, type Seat, seatsOf, type Viewer } from '@parlor/kit';
import { toAct } from './check.ts';
import { isPartyOf, tableClause, tableReason } from './deal/books.ts';
import { hideAllCards } from '../facts/deal/naming.ts';
import { choosable } from './deal/schedule.ts';
import { contractFor } from './deal/standpoint.ts';
import { partiesOf } from './deal/terms.ts';
import { cardOfNote, handsOfNote, homeOfNote, NO_HOME, notesOf } from './state/knowledge.ts';
import { NO_CARD } from '../facts/rules.ts';
import { leader, passesToEnd } from './sale.ts';
import { finalMoney } from './scoring.ts';
import {
  AFTER_DEAL,
  CHOOSE,
  discardsOf,
  FOR_FIVE,
  handOf,
  leftOf,
  membersOf,
  NO_PROPERTY,
  NOBODY,
  NOT_IN_SALE,
  OPEN,
  OVER,
  pileSize,
  RELATED,
  STILL_IN,
  type State,
  SURRENDER,
  TAKE,
  UNOWNED,
} from './state/state.ts';
import {
  type EndedClause,
  type Offer,
  type Property,
  QUESTIONS,
  THROWING,
} from '../facts/types.ts';
import type {
  ChoosingView,
  KnownCard,
  OfferView,
  Remembered,
  SaleView,
  View,
} from '../facts/views.ts';

export function view(state: State, viewer: Viewer): View {
  const isOver = state.phase === OVER;
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    part: state.part,
    turn: isOver ? null : state.turn,
    asked: QUESTIONS[state.phase] ?? null,
    toAct: seatsOf(toAct(state)),
    pawns: Array.from(state.pawns),
    cash: Array.from(state.cash, (amount, seat) => (seesCash(state, viewer, seat) ? amount : null)),
    handSizes: Array.from(state.handSize),
    owners: Array.from(state.owner, (owner) => (owner === UNOWNED ? null : owner)),
    boxes: Array.from(state.box, (amount, property) =>
      seesBox(state, viewer, property) ? amount : null,
    ),
    remembered: isRemembered(state) ? whatIsRemembered(state) : null,
    pileSize: pileSize(state),
    discards: discardsOf(state),
    hand: viewer === 'public' ? null : handOf(state, viewer),
    known: viewer === 'public' ? [] : knownCards(state, viewer),
    lostUnseen: viewer === 'public' ? [] : lostUnseen(state, viewer),
    lacks: viewer === 'public' ? [] : lackingCards(state, viewer),
    throwing: state.phase === TAKE ? THROWING[state.throwing]! : null,
    rollsLeft: state.phase === TAKE && state.throwing === FOR_FIVE ? state.rollsLeft : 0,
    playing: state.playing === NO_CARD ? null : state.playing,
    payout: state.payout,
    taxed: state.phase === SURRENDER ? state.asked : null,
    closing: state.closingRound === 0 ? null : membersOf(state.closing),
    again: membersOf(state.again),
    closingRound: state.closingRound,
    sale: state.lot === NO_PROPERTY ? null : saleView(state, viewer),
    passes: state.passes,
    turnsEnded: Array.from(state.turnsEnded),
    dealsOpened: Array.from(state.dealsOpened),
    offer: state.offer && offerView(state.offer, viewer),
    related: isAboutDeal(state) ? relatedView(state, viewer) : null,
    contractsMade: state.contractsMade,
    choosing: choosingView(state, viewer),
    contracts: state.contracts.map((contract) => contractFor(contract, viewer)),
    ended: state.ended.map((ended) => endedView(ended, viewer)),
    debts: state.debts.map(({ from, to, amount }) => ({ from, to, amount })),
    totals: isOver ? finalMoney(state) : null,
  };
}

/** D-8.2: with `memory`, a box is shown to its owner, to all just after its sale, and at the end. */
const seesBox = (state: State, viewer: Viewer, property: number): boolean =>
  state.options.boxes === 'open' ||
  state.owner[property] === viewer ||
  state.shown === property ||
  state.phase === OVER;

/** D-8.2: with `memory`, everybody has their own cash before them; when the game is over, all is counted. */
const seesCash = (state: State, viewer: Viewer, seat: Seat): boolean =>
  state.options.cash === 'open' || seat === viewer || state.phase === OVER;

const isRemembered = ({ options, phase }: State): boolean =>
  options.memoryAids && (options.cash === 'memory' || options.boxes === 'memory') && phase !== OVER;

/** Every payment is seen by all, so that whoever kept count has it all. */
const whatIsRemembered = (state: State): Remembered => ({
  cash: Array.from(state.cash),
  boxes: Array.from(state.box),
});

/** Somebody's cash as far as the viewer can look it up, on the table or among the aids. */
export const cashSeen = ({ cash, remembered }: View, seat: Seat): number | null =>
  cash[seat] ?? remembered?.cash[seat] ?? null;

/** The same for what lies in a box. */
export const boxSeen = ({ boxes, remembered }: View, property: Property): number | null =>
  boxes[property] ?? remembered?.boxes[property] ?? null;

/** Sorted, so that the order in which things were learned does not matter. */
function knownCards(state: State, viewer: Seat): KnownCard[] {
  return notesOf(state, viewer)
    .sort((a, b) => cardOfNote(a) - cardOfNote(b) || a - b)
    .map((note) => ({
      card: cardOfNote(note),
      seats: seatsOf(handsOfNote(note)),
      seenIn: homeOfNote(note) === NO_HOME ? null : homeOfNote(note),
    }));
}

/** Only where something was seen: what left other hands tells nothing. */
function lostUnseen(state: State, viewer: Seat): number[] {
  const homes = notesOf(state, viewer).map(homeOfNote);
  return Array.from({ length: state.seats }, (_, seat) =>
    homes.includes(seat) ? state.lostUnseen[viewer * state.seats + seat]! : 0,
  );
}

const lackingCards = (state: State, viewer: Seat): View['lacks'] =>
  state.lacks
    .filter((lack) => lack.viewer === viewer)
    .map(({ seat, card }) => ({ seat, card }))
    .sort((a, b) => a.seat - b.seat || a.card - b.card);

function saleView(state: State, viewer: Viewer): SaleView {
  const isSealing = state.phase === OPEN;
  const seats = seatsOf(allSeats(state.seats));
  const winner = isSealing ? NOBODY : leader(state);
  const hasSealed = viewer !== 'public' && hasSeat(state.sealed, viewer);
  return {
    property: state.lot,
    broker: state.broker,
    sealed: seatsOf(state.sealed),
    mine: hasSealed ? state.bids[viewer]! : null,
    bids: isSealing ? seats.map(() => 0) : Array.from(state.bids),
    investors: Array.from(state.investors),
    standing: Array.from(state.standing, (standing) => {
      if (standing === NOT_IN_SALE) return 'none';
      return standing === STILL_IN ? 'in' : 'out';
    }),
    made: Array.from(state.madeAt),
    investorPlayed: state.investorPlayed,
    leader: winner === NOBODY ? null : winner,
    toAsk: isSealing ? [] : stillToAsk(state),
    quiet: state.quiet,
    maker: state.maker === NOBODY ? null : state.maker,
  };
}

/** D-5.6: who has to let it go for the sale to end, in the order they are asked. */
function stillToAsk(state: State): Seat[] {
  const asked: Seat[] = [];
  let seat = state.asked;
  for (let left = passesToEnd(state) - state.quiet; left > 0; seat = leftOf(state, seat)) {
    if (state.standing[seat] === NOT_IN_SALE) continue;
    asked.push(seat);
    left--;
  }
  return asked;
}

/** D-7.5: the parties know the cards by name, the table sees that there is one. */
function offerView(offer: Offer, viewer: Viewer): OfferView {
  const { from, to, and, accepted, ends, clauses, counters } = offer;
  const isParty = partiesOf(offer).some((seat) => seat === viewer);
  return {
    from,
    to,
    ...(and ? { and } : {}),
    ...(accepted ? { accepted } : {}),
    ...(ends === undefined ? {} : { ends }),
    clauses: isParty ? clauses : hideAllCards(clauses),
    counters,
  };
}

/** D-7.7: giver and chooser see the cards, the table only who is to choose. */
function choosingView(state: State, viewer: Viewer): ChoosingView | null {
  if (state.choosing === null) return null;
  const { contract, index, seat, from, to } = state.choosing;
  const cards = viewer === seat || viewer === from ? choosable(state) : null;
  return {
    contract,
    index,
    seat,
    from,
    to,
    cards,
    waiting: state.due,
    next: state.next,
    aim: state.aim,
  };
}

function endedView(ended: EndedClause, viewer: Viewer): EndedClause {
  if (isPartyOf(ended, viewer)) return ended;
  return { ...ended, clause: tableClause(ended.clause, ended.how), how: tableReason(ended.how) };
}

/** Something related may be played, or what the deal brings is still on its way. */
const isAboutDeal = ({ phase, next }: State): boolean =>
  phase === RELATED || (phase === CHOOSE && next === AFTER_DEAL);

const HIDDEN_CARDS = [null];

function relatedView(state: State, viewer: Viewer): NonNullable<View['related']> {
  const isParty = viewer !== 'public' && (viewer === state.turn || hasSeat(state.partners, viewer));
  const others = seatsOf(state.partners).filter((seat) => seat !== state.partner);
  const cards = state.relatedCards;
  return {
    // Each number stands once, so how many there are would tell something of the cards.
    cards: isParty || cards.length === 0 ? cards : HIDDEN_CARDS,
    properties: membersOf(state.gotProperties),
    with: state.partner,
    ...(others.length === 0 ? {} : { and: others }),
  };
}
