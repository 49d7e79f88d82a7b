/** States a view cannot tell apart from the truth. */

import type { Worlds } from '@parlor/kit';
import { NO_SEATS, seatSet } from '@parlor/kit';
import { deriveBoards } from './boards.ts';
import { StackDealer } from './dealStacks.ts';
import { handOf } from '../facts/dice/hands.ts';
import { copyInto, POSSIBLE, State, USES, useOf } from './state.ts';
import {
  ASK,
  OVER,
  CARDS,
  type Card,
  EMPTY,
  NO_CHOICE,
  PLACES,
  type TicketKind,
} from '../facts/types.ts';
import type { SeatView, View } from './view.ts';

export function worlds(view: View): Worlds<State> {
  const known = knownPart(view);
  const cards = cardsUnseen(view);
  const tickets = ticketsUnseen(view, known);
  const stacks = new StackDealer(view, cards);
  const pile: TicketKind[] = [];
  return (rng, into) => {
    const state = into ?? new State({ seats: view.seats, options: view.options });
    copyInto(known, state);
    layPiles(state, rng.shuffle(stacks.deal(state, rng)), stacks.unrestricted);
    // Always from the same order, so that the same `rng` gives the same world.
    for (let place = 0; place < tickets.length; place++) pile[place] = tickets[place]!;
    layTickets(state, rng.shuffle(pile));
    return state;
  };
}

/** Everything the view says, in a state whose hidden places are still empty. */
function knownPart(view: View): State {
  const state = new State({ seats: view.seats, options: view.options });
  state.question = view.question === null ? OVER : ASK[view.question];
  state.asked = view.asked ?? 0;
  state.turn = view.turn ?? 0;
  state.turns = view.turns;
  state.ending = view.lastTurns !== null;
  state.lastTurns = view.lastTurns ?? 0;
  state.consoled = view.consoled;
  state.bank = view.bank;
  state.pool.set(view.pool.map((card) => card ?? EMPTY));
  state.drawEnd = view.draw;
  state.discarded = view.discards;
  view.players.forEach((player, seat) => {
    knowSeat(state, seat, player);
  });
  knowTicket(state, view);
  knowRoll(state, view);
  knowAuction(state, view);
  deriveBoards(state);
  return state;
}

function knowSeat(state: State, seat: number, player: SeatView): void {
  state.cash[seat] = player.cash;
  for (const card of player.board) state.holder[card] = seat;
  player.stack.forEach((card, place) => {
    state.stacks[PLACES * seat + place] = typeof card === 'number' ? card : EMPTY;
  });
  state.since.set(player.since, PLACES * seat);
  if (player.possible) {
    state.possible.set(player.possible, POSSIBLE * seat);
    state.told |= seatSet(seat);
  }
  const first = seat * state.ticketsEach;
  state.played[seat] = player.played.length;
  state.tickets.set(player.played, first);
  for (const kind of player.kept) {
    const isFree = (played: TicketKind, place: number): boolean =>
      played === kind && state.kept[first + place] === 0;
    state.kept[first + player.played.findIndex(isFree)] = 1;
    state.keptFor[USES * seat + useOf(state.box, kind)]! += 1;
  }
}

function knowTicket(state: State, { ticket }: View): void {
  if (!ticket) return;
  state.ticketOpen = true;
  state.ticketKind = ticket.kind;
  state.choice = ticket.choice ?? NO_CHOICE;
  state.step = ticket.step;
  state.buys = ticket.buys;
}

function knowRoll(state: State, { roll }: View): void {
  if (!roll) return;
  state.rolling = true;
  state.thrown = roll.dice.length > 0;
  state.size = roll.size;
  state.dice.set(roll.dice);
  state.hand = handOf(roll.dice);
  state.charm = roll.charm ?? 0;
  state.rethrows = roll.rethrows;
  state.pays = roll.pays;
  state.spent = roll.spent;
  state.charmThrown = roll.charmThrown;
}

function knowAuction(state: State, { auction, pool }: View): void {
  if (!auction) return;
  state.auctioning = true;
  state.lotPlace = pool.indexOf(auction.card);
  state.bid = auction.bid;
  state.bidder = auction.bidder ?? 0;
  state.passed = auction.passed.length === 0 ? NO_SEATS : seatSet(...auction.passed);
}

/** Cards that may lie in the stacks of others, in the draw pile or among the discards. */
function cardsUnseen(view: View): Card[] {
  const seen = new Set<Card | string | null>(view.pool);
  for (const player of view.players)
    for (const card of [...player.board, ...player.stack]) seen.add(card);
  return Array.from({ length: CARDS }, (_, card) => card).filter((card) => !seen.has(card));
}

/** Tickets nobody has seen: in the piles and in the box. */
function ticketsUnseen(view: View, state: State): TicketKind[] {
  const unseen = [...state.box.ticketPile];
  for (const { played } of view.players)
    for (const kind of played) unseen.splice(unseen.indexOf(kind), 1);
  return unseen;
}

/** Lays shuffled cards into stacks nothing is known about, the draw pile and the discards. */
function layPiles(state: State, cards: readonly Card[], stackPlaces: readonly number[]): void {
  let next = 0;
  for (let i = 0; i < stackPlaces.length; i++) state.stacks[stackPlaces[i]!] = cards[next++]!;
  for (let i = 0; i < state.drawEnd; i++) state.draw[i] = cards[next++]!;
  for (let i = 0; i < state.discarded; i++) state.discards[i] = cards[next++]!;
}

function layTickets(state: State, tickets: readonly TicketKind[]): void {
  let next = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    for (let place = state.played[seat]!; place < state.ticketsEach; place++) {
      state.tickets[seat * state.ticketsEach + place] = tickets[next++]!;
    }
  }
  for (let place = state.seats * state.ticketsEach; next < tickets.length; place++) {
    state.tickets[place] = tickets[next++]!;
  }
}
