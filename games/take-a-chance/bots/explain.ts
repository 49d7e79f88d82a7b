/** The reason that fits a move best in the position it is made in. Dice to keep are explained in `hints.ts`. */

import { hasSeat, type Seat } from '@parlor/kit';
import { type Move, takeAChance } from '../rules/index.ts';
import { canDoFirst } from '../rules/choices.ts';
import { COMBOS, contains } from './dice/index.ts';
import {
  ASK,
  BID_STEP,
  CHARM_BONUS,
  CHARMS,
  COLOURS,
  type State,
  ticketsLeft,
} from '../rules/state.ts';
import type { Reason } from '@parlor/search';
import { charmBonus } from './charm.ts';
import { incomesOf } from './incomes.ts';
import { colourOf, fewestTickets, hasLaterTurn, richestRival, wealthOf } from './look.ts';
import { cardWorth, STYLE, swapWorth, turnsLeft } from './worth.ts';
import { reason } from './reasons.ts';
import { COMBO_COUNT } from './rollTable.ts';
import {
  bestCardFor,
  bestSwapFor,
  diceOf,
  FIRST_SIDE,
  isPurchase,
  OR_SIDE,
  type Side,
  stepsOf,
} from './sides.ts';

/** What adds less than this part to a roll adds little. */
const LITTLE = 1 / 20;
/** A rival to whom a card is worth so many times as much is worth a word. */
const MUCH_MORE = 2;
const LOW_BID = 0.6;

export function explain(state: State, seat: Seat, move: Move): Reason {
  switch (move.type) {
    case 'buy':
      return purchase(state, seat, move.card);
    case 'first':
    case 'or':
      return side(state, seat, move.type === 'first' ? FIRST_SIDE : OR_SIDE);
    case 'swap':
      return swap(state, seat, move);
    case 'chance':
      return chance(state, seat);
    case 'roll':
      return roll(state, seat);
    case 'use':
      return reason('use-die', { dice: state.size + 1 });
    case 'throw':
      return reason('save-die');
    case 'collect':
      return collect(state, seat, COMBOS.indexOf(move.combo));
    case 'bid':
      return bid(state, seat, move.amount);
    case 'pass':
      return pass(state, seat);
    case 'keep':
      return reason('tried');
  }
}

function purchase(state: State, seat: Seat, card: number): Reason {
  const colour = colourOf(card);
  const name = state.box.colours[colour]!;
  const incomes = incomesOf(state.box);
  const at = COLOURS * seat;
  const base = incomes.mean(state.owned, at);
  const income = Math.round(incomes.mean(state.owned, at, colour) - base);
  if (state.ending || fewestTickets(state) <= 1) return reason('keeps-its-price', { colour: name });
  // T-2.1: what lies in one's own stack nobody else can have.
  if (state.question === ASK.turn && state.pool.includes(card)) {
    const keenest = keenestRival(state, seat, colour, state.box.prices[colour]!);
    if (keenest && keenest.worth > MUCH_MORE * cardWorth(state, seat, colour, STYLE))
      return reason('denies', { colour: name, seat: keenest.seat });
  }
  const params = { colour: name, income };
  if (income < base * LITTLE) return reason('adds-little', params);
  return reason(state.owned[at + colour] === 0 ? 'new-die' : 'earns-more', params);
}

/** To whom of those who have `cash` it is worth most, if it is worth anything to them. */
function keenestRival(
  state: State,
  seat: Seat,
  colour: number,
  cash: number,
): { readonly seat: Seat; readonly worth: number } | undefined {
  let keenest: { readonly seat: Seat; readonly worth: number } | undefined;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.cash[other]! < cash) continue;
    // T-7.2: a pass is final.
    if (state.auctioning && hasSeat(state.passed, other)) continue;
    const worth = cardWorth(state, other, colour, STYLE);
    if (worth > (keenest?.worth ?? 0)) keenest = { seat: other, worth };
  }
  return keenest;
}

/** T-5.3: the side of a ticket that is taken. */
function side(state: State, seat: Seat, which: Side): Reason {
  if (which === OR_SIDE && !canDoFirst(state, seat)) return reason('first-impossible');
  if (which === OR_SIDE && isTooLate(state, seat)) return reason('too-late-to-buy');
  const [step] = stepsOf(state, seat, which);
  if (step!.do === 'roll') return reason('side-rolls', { dice: diceOf(state, seat, step!) });
  if (step!.do === 'collect') return reason('side-pays', { amount: step!.amount });
  if (step!.do === 'swap') {
    const best = bestSwapFor(state, seat, STYLE);
    const income = Math.round(best.worth / turnsLeft(state, seat, STYLE));
    const give = state.box.colours[colourOf(best.give)]!;
    const take = state.box.colours[colourOf(best.take)]!;
    return income > 0 ? reason('side-swaps', { give, take, income }) : reason('tried');
  }
  const card = isPurchase(step!) ? bestCardFor(state, seat, step) : undefined;
  if (!card) return reason('tried');
  return reason('side-buys', {
    colour: state.box.colours[card.colour]!,
    income: Math.round(card.income),
  });
}

/** Would the first side buy cards that never get a roll? */
function isTooLate(state: State, seat: Seat): boolean {
  const first = stepsOf(state, seat, FIRST_SIDE);
  return (
    !hasLaterTurn(state, seat) &&
    isPurchase(first[0]!) &&
    first.every((step) => step.do !== 'roll' && step.do !== 'ticket')
  );
}

function swap(state: State, seat: Seat, move: { give: number; take: number }): Reason {
  const worth = swapWorth(state, seat, move, STYLE);
  const income = Math.round(worth / turnsLeft(state, seat, STYLE));
  const give = state.box.colours[colourOf(move.give)]!;
  const take = state.box.colours[colourOf(move.take)]!;
  if (income > 0) return reason('swap-up', { give, take, income });
  return worth >= bestSwap(state, seat)
    ? reason('swap-least', { give, take })
    : reason('swap-down', { give, take, income });
}

const listed: Move[] = [];

/** What the best swap to be had brings. */
function bestSwap(state: State, seat: Seat): number {
  const count = takeAChance.moves(state, seat, listed);
  return Math.max(
    ...listed
      .slice(0, count)
      .map((move) =>
        move.type === 'swap' ? swapWorth(state, seat, move, STYLE) : Number.NEGATIVE_INFINITY,
      ),
  );
}

function chance(state: State, seat: Seat): Reason {
  // T-6.1: this seat's next turn would come after everybody else's.
  if (state.ending && state.lastTurns <= state.seats) return reason('last-turn-ticket');
  if (!state.ending && ticketsLeft(state, seat) === 1) {
    const isAhead = wealthOf(state, seat) > richestRival(state, seat);
    return reason(isAhead ? 'ends-while-ahead' : 'starts-the-end');
  }
  let rolls = 0;
  let tickets = 0;
  for (const { copies, choices } of state.box.tickets) {
    tickets += copies;
    if (choices[0]!.some((step) => step.do === 'roll')) rolls += copies;
  }
  return reason('tickets-roll', { rolls, tickets });
}

function roll(state: State, seat: Seat): Reason {
  if (state.question === ASK['consolation roll']) return reason('free-roll');
  const isBehind = wealthOf(state, seat) <= richestRival(state, seat);
  if (!state.ending && ticketsLeft(state, seat) === 1 && isBehind) return reason('roll-and-wait');
  const income = incomesOf(state.box).mean(state.owned, COLOURS * seat);
  return reason('roll-pays', { income: Math.round(income) });
}

function collect(state: State, seat: Seat, combo: number): Reason {
  const amount = state.worth[COMBO_COUNT * seat + combo]! * state.pays;
  const name = COMBOS[combo]!;
  if (state.options.luckyCharm && charmBonus(state, combo) > 0) {
    const bonus = CHARM_BONUS * state.charms[CHARMS * seat + state.charm]!;
    return reason('collect-charm', { combo: name, bonus });
  }
  let most = 0;
  for (let other = 0; other < COMBO_COUNT; other++)
    if (contains(state.hand, COMBOS[other]!))
      most = Math.max(most, state.worth[COMBO_COUNT * seat + other]! * state.pays);
  return amount === most ? reason('collect-most', { combo: name, amount }) : reason('tried');
}

/** What the card in the auction is worth to `seat`: its price comes back in the end, and it earns until then. */
function fairBid(state: State, seat: Seat): number {
  const colour = colourOf(state.pool[state.lotPlace]!);
  return state.box.prices[colour]! + Math.round(cardWorth(state, seat, colour, STYLE));
}

function bid(state: State, seat: Seat, amount: number): Reason {
  const worth = fairBid(state, seat);
  if (amount <= LOW_BID * worth) return reason('bid-low', { worth });
  if (amount <= worth) return reason('bid-fair', { worth });
  const colour = colourOf(state.pool[state.lotPlace]!);
  const keenest = keenestRival(state, seat, colour, amount + BID_STEP);
  return keenest && keenest.worth > cardWorth(state, seat, colour, STYLE)
    ? reason('bid-to-deny', { seat: keenest.seat, worth })
    : reason('bid-above', { worth });
}

function pass(state: State, seat: Seat): Reason {
  if (state.question === ASK['consolation roll'])
    return state.options.luckyCharm ? reason('charm-for-others') : reason('tried');
  const least = state.bid + BID_STEP;
  if (least > state.cash[seat]!) return reason('cannot-bid', { bid: state.bid });
  const worth = fairBid(state, seat);
  return least > worth
    ? reason('too-dear', { worth })
    : reason('let-go', { seat: state.bidder, bid: state.bid });
}
