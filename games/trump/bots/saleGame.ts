/**
 * A sale as a game of sealed bids. A deal is one way the hands may be; what an
 * ending is worth to each seat comes from what was learned about positions, and
 * the bidding that follows the openings goes by a short version of its rules.
 */

import type { Seat } from '@parlor/kit';
import { softmax } from '@parlor/search';
import { held, type State, UNOWNED } from '../rules/state/state.ts';
import { facesOf, STEP } from './faces.ts';
import { expected } from './outlook.ts';
import type { SealedGame } from './sealed.ts';

const MOST_SEATS = 4;

/** Nobody has it. */
const NOBODY = MOST_SEATS;

/** What a bidding card is worth kept, and what an action must gain. */
const OUT_KEPT = 10;
const BACK_KEPT = 6;
const INVESTOR_KEPT = 0.5;
const LEAST_GAIN = 4;

/** Bidding goes round at most so many times. */
const MOST_ROUNDS = 6;

/** Values are told apart in so many classes, You're Out cards up to so many. */
const CLASSES = 4;
const MOST_OUTS = 2;

/** One way the hands may be, with all that the sale needs to know of it. */
export interface Hands {
  /** By winner and price in strides: the worth of that ending to each seat, in money. */
  readonly endings: Float64Array;
  readonly outs: Int32Array;
  readonly backs: Int32Array;
  /** The largest Outside Investor of each seat. */
  readonly investors: Int32Array;
}

export interface Grid {
  readonly seats: number;
  readonly stride: number;
  /** By seat: how many amounts from 0 it can pay. */
  readonly counts: readonly number[];
  /** The largest of them. */
  readonly most: number;
}

/** Amounts up to `limit`, and for nobody more than its cash. */
export function gridOf(state: State, limit: number, options: number): Grid {
  const stride = Math.max(STEP, Math.ceil(limit / options / STEP) * STEP);
  const counts = Array.from(
    { length: state.seats },
    (_, seat) => 1 + Math.floor(Math.min(limit, state.cash[seat]!) / stride),
  );
  return { seats: state.seats, stride, counts, most: Math.max(...counts) };
}

const sums = new Float64Array(MOST_SEATS);
const chances = new Float64Array(MOST_SEATS);

/** Everything the sale of `world.lot` may come to in this world, which is changed and put right again. */
export function handsOf(world: State, grid: Grid): Hands {
  const { seats, rules } = world;
  const { out, back } = facesOf(rules);
  const endings = new Float64Array((seats + 1) * grid.most * MOST_SEATS);
  const write = (at: number): void => {
    expected(world, sums);
    let common = 0;
    for (let seat = 0; seat < seats; seat++) common += chances[seat]! * sums[seat]!;
    // Money of others counts against me by their chance to win.
    for (let seat = 0; seat < seats; seat++) endings[at + seat] = sums[seat]! - common;
  };
  setChances(world);
  write(seats * grid.most * MOST_SEATS);
  for (let winner = 0; winner < seats; winner++) {
    for (let price = 0; price < grid.counts[winner]!; price++) {
      const undo = sell(world, winner, price * grid.stride);
      write((winner * grid.most + price) * MOST_SEATS);
      undo();
    }
  }
  const count = (card: number): Int32Array =>
    Int32Array.from({ length: seats }, (_, seat) => (card < 0 ? 0 : held(world, seat, card)));
  const investors = Int32Array.from({ length: seats }, (_, seat) =>
    rules.investors.reduce(
      (most, card) => (held(world, seat, card) > 0 ? Math.max(most, rules.amount[card]!) : most),
      0,
    ),
  );
  return { endings, outs: count(out), backs: count(back), investors };
}

/** How likely each seat is to win as things stand. */
function setChances(world: State): void {
  softmax(chances, world.seats, expected(world, chances));
}

/** D-5.7: money to the bank, to the owner, or into the owner's own box. */
function sell(world: State, winner: Seat, price: number): () => void {
  const { lot } = world;
  const bit = 1 << lot;
  const owner = world.owner[lot]!;
  const box = world.box[lot]!;
  world.cash[winner]! -= price;
  if (owner === winner) world.box[lot]! += price;
  else {
    if (owner !== UNOWNED) {
      world.cash[owner]! += price;
      world.holdings[owner]! &= ~bit;
    }
    world.owner[lot] = winner;
    world.holdings[winner]! |= bit;
  }
  return () => {
    world.cash[winner]! += price;
    world.box[lot] = box;
    if (owner === winner) return;
    world.owner[lot] = owner;
    world.holdings[winner]! &= ~bit;
    if (owner === UNOWNED) return;
    world.cash[owner]! -= price;
    world.holdings[owner]! |= bit;
  };
}

/** The openings of everybody, by what they know. The first `real` deals are those that `me` thinks possible; in the rest others wonder what `me` holds. */
export function saleGame(
  all: readonly Hands[],
  real: number,
  grid: Grid,
  me: Seat,
  broker: Seat,
): SealedGame {
  const { seats } = grid;
  const kinds = Array.from({ length: seats }, (_, seat) => kindsIn(all, real, grid, me, seat));
  return {
    bidders: seats,
    deals: all.length,
    kinds: kinds.map((list) => Math.max(...list) + 1),
    kindOf: (deal, bidder) => kinds[bidder]![deal]!,
    bidsOf: (bidder) => grid.counts[bidder]!,
    // Without deals of their own the others learn from mine.
    learns: (deal, bidder) => deal >= real || bidder === me || real === all.length,
    outcome: (deal, bids, into) => settle(all[deal]!, grid, broker, bids, into),
  };
}

/** By deal: what the seat knows there. Its own hand, told apart by what the property is worth to it and by its You're Out cards. */
function kindsIn(
  all: readonly Hands[],
  real: number,
  grid: Grid,
  me: Seat,
  seat: Seat,
): readonly number[] {
  const values = all.map((hands) => valueTo(hands, grid, seat));
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value, deal) => {
    if (seat === me && deal < real) return 0;
    const place = sorted.findIndex((other) => other >= value) / sorted.length;
    const outs = Math.min(MOST_OUTS, all[deal]!.outs[seat]!);
    return 1 + outs * CLASSES + Math.floor(place * CLASSES);
  });
}

/** What it is worth to the seat to have it for nothing, beside somebody else having it. */
function valueTo({ endings }: Hands, grid: Grid, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < grid.seats; other++) {
    if (other !== seat) others += endings[other * grid.most * MOST_SEATS + seat]!;
  }
  return endings[seat * grid.most * MOST_SEATS + seat]! - others / (grid.seats - 1);
}

const bid = new Int32Array(MOST_SEATS);
const own = new Int32Array(MOST_SEATS);
const isOut = new Uint8Array(MOST_SEATS);
const outsLeft = new Int32Array(MOST_SEATS);
const backsLeft = new Int32Array(MOST_SEATS);
const investorLeft = new Int32Array(MOST_SEATS);
const spent = new Float64Array(MOST_SEATS);

/** The bidding after the openings, everybody doing what pays at the moment; writes what it comes to. */
export function settle(
  hands: Hands,
  grid: Grid,
  broker: Seat,
  openings: Int32Array,
  into: Float64Array,
): void {
  const { seats, most } = grid;
  const { endings } = hands;
  for (let seat = 0; seat < seats; seat++) {
    bid[seat] = openings[seat]! * grid.stride;
    own[seat] = openings[seat]!;
    isOut[seat] = openings[seat] === 0 ? 1 : 0;
    outsLeft[seat] = hands.outs[seat]!;
    backsLeft[seat] = hands.backs[seat]!;
    investorLeft[seat] = hands.investors[seat]!;
    spent[seat] = 0;
  }
  let leader = leading(seats, broker);
  let quiet = 0;
  for (let turn = 0; leader !== NOBODY && quiet < seats && turn < MOST_ROUNDS * seats; turn++) {
    const seat = (broker + turn) % seats;
    quiet++;
    if (seat === leader || openings[seat] === 0) continue;
    const lost = endings[(leader * most + own[leader]!) * MOST_SEATS + seat]!;
    if (act(hands, grid, broker, seat, leader, lost)) {
      quiet = 0;
      leader = leading(seats, broker);
    }
  }
  const at = (leader === NOBODY ? seats * most : leader * most + own[leader]!) * MOST_SEATS;
  for (let seat = 0; seat < seats; seat++) into[seat] = endings[at + seat]! - spent[seat]!;
}

/** What one who does not lead does about it, if anything. `lost`: what it has if it lets it go. */
function act(
  { endings }: Hands,
  grid: Grid,
  broker: Seat,
  seat: Seat,
  leader: Seat,
  lost: number,
): boolean {
  const { seats, most, stride } = grid;
  const ahead = aheadOf(seats, broker, seat);
  const gain = endings[(seat * most + own[seat]!) * MOST_SEATS + seat]! - lost;
  const knocking = gain - ahead * OUT_KEPT;
  if (isOut[seat] === 1) {
    if (backsLeft[seat]! === 0 || ahead > outsLeft[seat]!) return false;
    if (knocking - BACK_KEPT <= LEAST_GAIN) return false;
    backsLeft[seat]!--;
    spent[seat]! += BACK_KEPT;
    isOut[seat] = 0;
    return true;
  }
  const investor = investorLeft[seat]!;
  if (investor > 0) {
    const raised = Math.max(bid[leader]! + STEP, bid[seat]! + investor);
    const paid = Math.ceil((raised - investor) / stride);
    if (paid < grid.counts[seat]!) {
      const raising = endings[(seat * most + paid) * MOST_SEATS + seat]! - lost;
      if (raising - investor * INVESTOR_KEPT > Math.max(LEAST_GAIN, knocking)) {
        bid[seat] = raised;
        own[seat] = paid;
        investorLeft[seat] = 0;
        spent[seat]! += investor * INVESTOR_KEPT;
        return true;
      }
    }
  }
  if (ahead > outsLeft[seat]! || knocking <= LEAST_GAIN) return false;
  outsLeft[seat]!--;
  spent[seat]! += OUT_KEPT;
  isOut[leader] = 1;
  return true;
}

/** The highest bid of those still in; of equal ones the first from the Broker on. */
function leading(seats: number, broker: Seat): Seat {
  let best = NOBODY;
  for (let step = 0; step < seats; step++) {
    const seat = (broker + step) % seats;
    if (isOut[seat] === 0 && (best === NOBODY || bid[seat]! > bid[best]!)) best = seat;
  }
  return best;
}

function aheadOf(seats: number, broker: Seat, seat: Seat): number {
  let ahead = 0;
  const mine = (seat - broker + seats) % seats;
  for (let other = 0; other < seats; other++) {
    if (other === seat || isOut[other] === 1) continue;
    const lead = bid[other]! - bid[seat]!;
    if (lead > 0 || (lead === 0 && (other - broker + seats) % seats < mine)) ahead++;
  }
  return ahead;
}
