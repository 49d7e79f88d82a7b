/** What a card, a ticket or a swap is worth by one look, in dollars. */

import type { Seat } from '@parlor/kit';
import { BID_STEP, COLOURS, type State, ticketsLeft } from '../rules/state.ts';
import { incomesOf } from './incomes.ts';
import { colourOf, fewestTickets, lastTurnsOf, richestRival, wealthOf } from './look.ts';
import { ticketWorth } from './tickets.ts';

export interface Style {
  /** How many tickets a player is expected to turn over in a turn. */
  readonly pace: number;
  /** What one more die promises beyond what it brings at once, as a share of the board's income. */
  readonly die: number;
  /** What a ticket saved for later is worth, as a share of the board's income. */
  readonly patience: number;
  /** The same for the last ticket of the pile if somebody else is richer. */
  readonly fear: number;
  /** What a dollar spent early costs, as tickets want money too. */
  readonly thrift: number;
  /** Turns everybody has besides those that take a ticket. */
  readonly slow: number;
  /** How much more or less a ticket is taken to be worth than its parts. */
  readonly luck: number;
  /** How much of a card's future income is bid for it. */
  readonly greed: number;
}

/** Found by play against itself: tickets are worth more than turns, so matches are short and early cards count. */
export const STYLE: Style = {
  pace: 1.3,
  die: 0,
  patience: 0,
  fear: 0,
  thrift: 0,
  slow: 0,
  luck: 1.2,
  greed: 1.2,
};

/** How many turns `seat` has left, this one included. */
export function turnsLeft(state: State, seat: Seat, { pace, slow }: Style): number {
  if (state.ending) return 1 + lastTurnsOf(state, seat);
  return 1 + Math.max(1, slow + fewestTickets(state) / pace);
}

/** What one more card of `colour` brings `seat` in all its turns after this one. */
export const cardWorth = (state: State, seat: Seat, colour: number, style: Style): number =>
  worthOver(incomesOf(state.box).mean(state.owned, COLOURS * seat), state, seat, colour, style);

/** The same over `base`, what a roll brings without it. */
export function worthOver(
  base: number,
  state: State,
  seat: Seat,
  colour: number,
  style: Style,
): number {
  const at = COLOURS * seat;
  const incomes = incomesOf(state.box);
  let more = incomes.mean(state.owned, at, colour) - base;
  if (state.owned[at + colour] === 0) more += style.die * base;
  return more * (turnsLeft(state, seat, style) - 1) - style.thrift * state.box.prices[colour]!;
}

/** What a ticket brings `seat`, if a roll brings `base` and the best purchase `best`. */
export function chanceWorth(
  state: State,
  seat: Seat,
  { base, best, style }: { base: number; best: number; style: Style },
): number {
  const worth = ticketWorth(state.box);
  const chance = style.luck * (worth.rolls * base + worth.purchases * best + worth.cash);
  if (state.ending) return chance;
  const left = ticketsLeft(state, seat);
  let cost = 0;
  // A ticket that will find its turn anyway may wait for a better board.
  if (left < turnsLeft(state, seat, style) - 1) cost += style.patience * base;
  if (left === 1 && wealthOf(state, seat) <= richestRival(state, seat)) cost += style.fear * base;
  return chance - cost;
}

const swapped = new Uint8Array(COLOURS);

/** What a swap brings in all turns after this one. */
export function swapWorth(
  state: State,
  seat: Seat,
  { give, take }: { readonly give: number; readonly take: number },
  style: Style,
): number {
  const at = COLOURS * seat;
  const incomes = incomesOf(state.box);
  for (let colour = 0; colour < COLOURS; colour++) swapped[colour] = state.owned[at + colour]!;
  swapped[colourOf(give)]! -= 1;
  const more = incomes.mean(swapped, 0, colourOf(take)) - incomes.mean(state.owned, at);
  // The ticket goes on with a roll, so that it matters even in the last turn.
  return more * turnsLeft(state, seat, style);
}

/** The most a seat pays for the card in the auction: its price comes back in the end, and it earns until then. */
export function bidLimit(state: State, seat: Seat, style: Style): number {
  const colour = colourOf(state.pool[state.lotPlace]!);
  const limit = state.box.prices[colour]! + style.greed * cardWorth(state, seat, colour, style);
  return BID_STEP * Math.floor(Math.min(state.cash[seat]!, limit) / BID_STEP);
}
