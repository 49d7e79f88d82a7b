/**
 * Trump: The Game a second time, slow and obvious. Random matches run through
 * this and the fast implementation; a difference is a bug in one of them. It
 * shares no code with the other one and must not start to.
 */

import type { Json, Outcome, Rng, Seat, Table } from '@parlor/kit';
import { type Components, setOf } from './components.ts';
import { carryOut, choose, lapseNow, makeContract, meetDate, relatedTo } from './contracts.ts';
import { cardOver, draw, endTurn, finish, turnOver } from './ending.ts';
import { dealFrom, findLegal, legalMoves, type Move } from './legal.ts';
import { finalMoney } from './money.ts';
import { optionsOf, type Use, use } from './options.ts';
import {
  ascending,
  bySeat,
  distinct,
  type Position,
  type Related,
  type Task,
  toAct,
} from './position.ts';
import type { OfferMove } from './reading.ts';
import { backIn, knockOut, open, passBid, raise, saleOver } from './sale.ts';
import { type Card, deckOf, STANDARD } from './set.ts';
import { fill, playCard, putUpChosen, roll, surrender, take, takeEffect, trade } from './turns.ts';

/** D-8.2: what a seat is shown and what its view keeps (`boxes`, `memoryAids`) is no part of the position. */
interface Options {
  readonly investorMoney: 'kept' | 'returned';
  readonly cash?: 'open' | 'memory';
  readonly deals: number;
  readonly components: Components | null;
}

/** D-2.1 */
const CASH = 400;
const IN_BOX = 50;
const DEALT = 5;
const DIE_FACES = 6;

/** D-2.2: the highest begins; those who tie throw again. */
function firstPlayer(seats: Seat[], rng: Rng): Seat {
  const thrown = seats.map((seat) => ({ seat, face: rng.below(DIE_FACES) }));
  const highest = Math.max(...thrown.map(({ face }) => face));
  const best = thrown.filter(({ face }) => face === highest).map(({ seat }) => seat);
  return best.length === 1 ? best[0]! : firstPlayer(best, rng);
}

/** D-6.2: to the other parties, or back. */
function makeOffer(position: Position, seat: Seat, move: OfferMove): void {
  const counters = position.offer === null ? 0 : position.offer.counters + 1;
  position.offer = { ...dealFrom(position, seat, move), counters, accepted: [] };
  position.asked = 'answer';
}

/** D-7.7: nothing happens before the last one has accepted. */
function accept(position: Position, seat: Seat): void {
  const offer = position.offer!;
  offer.accepted.push(seat);
  if (offer.accepted.length < offer.parties.length - 1) return;
  position.offer = null;
  makeContract(position, offer);
}

/** D-6.3: a related card is asked for if there is anything a card could be related to. */
function askRelated(position: Position, related: Related): void {
  if (related.cards.length + related.properties.length === 0) return endTurn(position);
  position.related = related;
  position.asked = 'related';
}

function dealMade(position: Position): void {
  const { clauses, got } = position.making!;
  position.making = null;
  askRelated(position, relatedTo(clauses, got));
}

function useOption(position: Position, seat: Seat, { contract, clause }: Use): void {
  const used = optionsOf(position, seat).find(
    (each) => each.contract.number === contract && each.open.index === clause,
  );
  const related = use(position, used!);
  if (related !== null) askRelated(position, related);
}

function pass(position: Position, seat: Seat): void {
  if (position.asked === 'bid') return passBid(position, seat);
  position.passes += 1;
  endTurn(position);
}

function play(position: Position, seat: Seat, move: Move, rng: Rng): void {
  switch (move.type) {
    case 'roll':
      return roll(position, rng);
    case 'play':
      return playCard(position, move);
    case 'pass':
      return pass(position, seat);
    case 'take':
      return take(position, move.seat, rng);
    case 'fill':
      return fill(position, move.property);
    case 'putUp':
      return putUpChosen(position, move.property);
    case 'trade':
      return trade(position, move.give, move.take);
    case 'keep':
      return finish(position);
    case 'surrender':
      return surrender(position, move.property);
    case 'open':
      return open(position, seat, move.amount);
    case 'raise':
      return raise(position, seat, move);
    case 'knockOut':
      return knockOut(position, seat, move.seat);
    case 'backIn':
      return backIn(position, seat);
    case 'offer':
      position.passes = 0;
      position.dealsOpened[seat]! += 1;
      return makeOffer(position, seat, move);
    case 'counter':
      return makeOffer(position, seat, move);
    case 'accept':
      return accept(position, seat);
    case 'use':
      return useOption(position, seat, move);
    case 'choose':
      return choose(position, move.card);
    case 'reject':
    case 'done':
      return endTurn(position);
  }
}

function perform(position: Position, task: Task, rng: Rng): void {
  switch (task.is) {
    case 'gift':
      return carryOut(position, task, task.payout, rng);
    case 'lapse':
      return lapseNow(position, task);
    case 'date':
      return meetDate(position, task, rng);
    case 'deal made':
      return dealMade(position);
    case 'effect':
      return takeEffect(position, task.play, rng);
    case 'effect over':
      return finish(position);
    case 'card over':
      return cardOver(position);
    case 'sale over':
      return saleOver(position);
    case 'turn over':
      return turnOver(position);
    case 'ask turn':
      position.asked = 'turn';
  }
}

/** Everything that follows from a move, until somebody is asked. */
function goOn(position: Position, rng: Rng): void {
  while (position.choosing === null && position.todo.length > 0) {
    perform(position, position.todo.shift()!, rng);
  }
}

/** D-8.1: the most money wins, equal money shares a place. */
function outcomeOf(position: Position): Outcome | undefined {
  if (position.turn !== null) return undefined;
  const scores = finalMoney(position);
  const places = scores.map((mine) => 1 + scores.filter((theirs) => theirs > mine).length);
  return { scores, places };
}

const sorted = (cards: Card[]): Card[] => cards.toSorted(ascending);

function saleFacts({ sale }: Position): Json {
  if (sale === null) return null;
  const { property, broker, sealed, bids, investors, standing, investorPlayed } = sale;
  return { property, broker, sealed, bids, investors, standing, investorPlayed };
}

function offerFacts({ offer }: Position): Json {
  if (offer === null) return null;
  const { parties, clauses, ends, counters, accepted } = offer;
  const [from, to, ...and] = parties;
  const facts = {
    from,
    to,
    clauses,
    counters,
    ...(and.length > 0 ? { and, accepted } : {}),
    ...(ends === null ? {} : { ends }),
  };
  return JSON.parse(JSON.stringify(facts)) as Json;
}

/** Everything about the position as the README's "Facts" list it. */
function factsOf(position: Position): Json {
  const { related } = position;
  const facts = {
    part: position.part,
    turn: position.turn,
    asked: position.asked,
    toAct: toAct(position),
    pawns: position.pawns,
    cash: position.cash,
    hands: position.hands.map(sorted),
    owners: position.owners,
    boxes: position.boxes,
    pile: position.pile,
    discards: position.discards,
    playing: position.playing,
    rollsLeft: position.rollsLeft,
    closing: sorted(position.closing),
    again: sorted(position.again),
    closingRound: position.closingRound,
    sale: saleFacts(position),
    passes: position.passes,
    turnsEnded: position.turnsEnded,
    dealsOpened: position.dealsOpened,
    offer: offerFacts(position),
    choosing: position.choosing,
    related: related && { cards: distinct(related.cards), properties: sorted(related.properties) },
    contracts: position.contracts,
    debts: position.debts,
  };
  return JSON.parse(JSON.stringify(facts)) as Json;
}

/** The match that goes on from `position`. */
export function matchFrom(position: Position) {
  return {
    toAct: (): Seat[] => toAct(position),
    moves: (seat: Seat): Json[] | 'wide' => legalMoves(position, seat),
    isLegal: (seat: Seat, json: Json): boolean => findLegal(position, seat, json) !== undefined,
    play: (seat: Seat, json: Json, rng: Rng): void => {
      const move = findLegal(position, seat, json);
      if (move === undefined) throw new Error(`illegal for seat ${seat}: ${JSON.stringify(json)}`);
      play(position, seat, move, rng);
      goOn(position, rng);
    },
    outcome: (): Outcome | undefined => outcomeOf(position),
    facts: (): Json => factsOf(position),
  };
}

/** D-2.1: five cards each, one at a time from seat 0; pawns on START. */
export function plainTrump(table: Table<Options>, rng: Rng) {
  const { seats, options } = table;
  const set = options.components === null ? STANDARD : setOf(options.components);
  const pile = rng.shuffle(deckOf(set));
  const hands: Card[][] = bySeat(seats, () => []);
  for (let nth = 0; nth < DEALT * seats; nth++) hands[nth % seats]!.push(pile.shift()!);
  const position: Position = {
    seats,
    set,
    investorMoney: options.investorMoney,
    othersCash: options.cash ?? 'open',
    deals: options.deals,
    part: 1,
    turn: firstPlayer(
      bySeat(seats, (seat) => seat),
      rng,
    ),
    asked: 'turn',
    pawns: bySeat(seats, () => set.spaces.findIndex(({ is }) => is === 'start')),
    cash: bySeat(seats, () => CASH),
    hands,
    owners: Array.from({ length: set.properties }, () => null),
    boxes: Array.from({ length: set.properties }, () => IN_BOX),
    pile,
    discards: [],
    playing: null,
    payout: 0,
    taxed: null,
    rolling: 'move',
    rollsLeft: 0,
    closingRound: 0,
    closing: [],
    again: [],
    sale: null,
    passes: 0,
    turnsEnded: bySeat(seats, () => 0),
    dealsOpened: bySeat(seats, () => 0),
    offer: null,
    making: null,
    choosing: null,
    related: null,
    contracts: [],
    used: [],
    accepted: 0,
    debts: [],
    todo: [],
  };
  draw(position);
  return matchFrom(position);
}
