/** Deals worth proposing: what a pair of players can earn together that neither earns alone. */

import type { Seat } from '@parlor/kit';
import { type Move, trump, type View } from '@parlor/trump';
import { held, type State } from '@parlor/trump/state';
import type { Reason } from '../../brain.ts';
import { fairnessTo, type Guesses, type Manners } from './bargain.ts';
import { countSet, facesOf, isMet, lowestOf, STEP } from './faces.ts';
import {
  type Clause,
  giveCard,
  giveCash,
  giveProperty,
  giveShare,
  promisePlay,
  turnEnd,
} from './terms.ts';

export interface Proposal {
  readonly move: Extract<Move, { type: 'offer' }>;
  readonly mine: number;
  readonly theirs: number;
  /** How much it does for me, the other's gain taken into account. */
  readonly score: number;
  readonly reason: Reason;
}

/** A deal without its price yet. */
interface Sketch {
  readonly to: Seat;
  readonly code: string;
  readonly params: Reason['params'];
  /** The clauses at a share of the common gain for the other, from 0 to 1; undefined if there is no such price. */
  readonly at: (share: number) => readonly Clause[] | undefined;
}

/** A deal must bring me so much to be worth a turn. */
const LEAST_GAIN = 10;

/** What the other must see in it to be likely to agree. */
const LEAST_FOR_THEM = 10;
const FAIR_TO_THEM = 0.5;
const FAIR_TO_A_RIVAL = 0.85;

/** How much of the other's gain is my loss: the strongest rival's, anybody else's. */
const RIVALS_GAIN = 0.6;
const OTHERS_GAIN = 0.25;

const SHARES = 100;

/** Best first, all at the same share for the other. */
function proposals(view: View, guesses: Guesses, manners: Manners, share: number): Proposal[] {
  return sketches(view, guesses)
    .map((sketch) => priced(guesses, manners, sketch, share))
    .filter((proposal) => proposal !== undefined)
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

function priced(
  guesses: Guesses,
  manners: Manners,
  { to, at, code, params }: Sketch,
  share: number,
): Proposal | undefined {
  const clauses = at(share);
  if (!clauses) return undefined;
  const mine = guesses.mine(to, clauses);
  if (mine < LEAST_GAIN) return undefined;
  const theirs = guesses.theirs(to, clauses);
  if (mine < theirs * fairnessTo(guesses, to, manners)) return undefined;
  const seen = guesses.theirsAtLeast(to, clauses);
  const asked = guesses.isRivalOf(to) ? FAIR_TO_A_RIVAL : FAIR_TO_THEM;
  if (seen < LEAST_FOR_THEM || seen < asked * guesses.mineAtBest(to, clauses)) return undefined;
  const move = { type: 'offer', to, clauses } as const;
  if (trump.check(guesses.state, guesses.seat, move) !== undefined) return undefined;
  const score = mine - theirs * (to === guesses.rival ? RIVALS_GAIN : OTHERS_GAIN);
  return {
    move,
    mine,
    theirs,
    score,
    reason: { code, params: { ...params, seat: to, share: Math.round(share * SHARES) } },
  };
}

function sketches(view: View, guesses: Guesses): Sketch[] {
  const { state, seat } = guesses;
  const list: Sketch[] = [];
  for (let to = 0; to < state.seats; to++) {
    if (to === seat) continue;
    ownCards(state, seat, to, list);
    knownCards(view, state, seat, to, list);
    properties(guesses, to, list);
  }
  return list;
}

/** My cards that do not pay me: borrow what they ask for, or sell them to whom they pay. */
function ownCards(state: State, me: Seat, to: Seat, list: Sketch[]): void {
  const { rules } = state;
  const { pay } = facesOf(rules);
  const [mine, theirs] = [state.holdings[me]!, state.holdings[to]!];
  for (let card = 0; card < rules.cardCount; card++) {
    if (pay[card] === 0 || held(state, me, card) === 0 || isMet(rules, card, mine)) continue;
    const missing = missingFor(state, card, mine, theirs);
    if (missing !== 0) {
      list.push({
        to,
        code: 'offer-loan',
        params: { card, pays: pay[card]! },
        at: (share) => loan(me, to, card, missing, Math.round(share * 10) * 10),
      });
    }
    if (isMet(rules, card, theirs)) {
      list.push({
        to,
        code: 'offer-card',
        params: { card, pays: pay[card]! },
        at: (share) => [
          giveCard(me, card),
          giveCash(to, price(pay[card]! * (1 - share))),
          // Costs nothing, and the table remembers that the deal was made.
          promisePlay(to, card, 2),
        ],
      });
    }
  }
}

/** The other's properties that would make the card pay, or none. */
function missingFor(state: State, card: number, mine: number, theirs: number): number {
  const { rules } = state;
  const mustOwn = rules.mustOwn[card]!;
  if (mustOwn !== 0) {
    const missing = mustOwn & ~mine;
    return (missing & ~theirs) === 0 ? missing : 0;
  }
  let left = rules.mustCount[card]! - countSet(mine);
  let missing = 0;
  for (let rest = theirs; rest !== 0 && left > 0; rest &= rest - 1, left--) missing |= rest & -rest;
  return left > 0 ? 0 : missing;
}

const loan = (me: Seat, to: Seat, card: number, missing: number, percent: number): Clause[] => {
  const clauses: Clause[] = [];
  for (let rest = missing; rest !== 0; rest &= rest - 1)
    clauses.push(giveProperty(to, lowestOf(rest)));
  clauses.push(promisePlay(me, card, 0), giveShare(me, card, percent));
  for (let rest = missing; rest !== 0; rest &= rest - 1) {
    clauses.push(giveProperty(me, lowestOf(rest), turnEnd(me, 0)));
  }
  return clauses;
};

const price = (amount: number): number => Math.max(STEP, Math.round(amount / STEP) * STEP);

/** Cards I know in the other's hand: lend what they ask for, or buy them. */
function knownCards(view: View, state: State, me: Seat, to: Seat, list: Sketch[]): void {
  const { rules } = state;
  const { pay } = facesOf(rules);
  const [mine, theirs] = [state.holdings[me]!, state.holdings[to]!];
  for (const { card, seats } of view.known) {
    if (pay[card] === 0 || seats.length !== 1 || seats[0] !== to) continue;
    if (isMet(rules, card, theirs)) continue;
    if (isMet(rules, card, mine)) {
      list.push({
        to,
        code: 'offer-buy-card',
        params: { card, pays: pay[card]! },
        at: (share) => [
          giveCard(to, card),
          giveCash(me, price(pay[card]! * share)),
          promisePlay(me, card, 1),
        ],
      });
    }
    const missing = missingFor(state, card, theirs, mine);
    if (missing === 0) continue;
    list.push({
      to,
      code: 'offer-lend',
      params: { card, pays: pay[card]! },
      at: (share) => lend(me, to, card, missing, Math.round((1 - share) * 10) * 10),
    });
  }
}

const lend = (me: Seat, to: Seat, card: number, missing: number, percent: number): Clause[] => {
  const clauses: Clause[] = [];
  for (let rest = missing; rest !== 0; rest &= rest - 1)
    clauses.push(giveProperty(me, lowestOf(rest)));
  clauses.push(promisePlay(to, card, 1), giveShare(to, card, percent));
  for (let rest = missing; rest !== 0; rest &= rest - 1) {
    clauses.push(giveProperty(to, lowestOf(rest), turnEnd(to, 1)));
  }
  return clauses;
};

/** Properties that are worth more in the other's hands: bought, sold or swapped, with cash to even it out. */
function properties(guesses: Guesses, to: Seat, list: Sketch[]): void {
  const { state, seat: me } = guesses;
  const swap = (clauses: readonly Clause[], code: string, property: number): void => {
    const mine = guesses.mine(to, clauses);
    const theirs = guesses.theirsAtLeast(to, clauses);
    if (mine + theirs < LEAST_GAIN + LEAST_FOR_THEM) return;
    const at = (share: number): readonly Clause[] | undefined => {
      const even = (mine + theirs) * share - theirs;
      const amount = Math.round(even / STEP) * STEP;
      if (amount === 0) return clauses;
      return [...clauses, amount > 0 ? giveCash(me, amount) : giveCash(to, -amount)];
    };
    const { name } = state.rules.components.properties[property]!;
    list.push({ to, code, params: { property, thing: name }, at });
  };
  for (let theirs = state.holdings[to]!; theirs !== 0; theirs &= theirs - 1) {
    const get = lowestOf(theirs);
    swap([giveProperty(to, get)], 'offer-buy', get);
    for (let mine = state.holdings[me]!; mine !== 0; mine &= mine - 1) {
      const give = lowestOf(mine);
      swap([giveProperty(me, give), giveProperty(to, get)], 'offer-swap', get);
    }
  }
  for (let mine = state.holdings[me]!; mine !== 0; mine &= mine - 1) {
    const give = lowestOf(mine);
    swap([giveProperty(me, give)], 'offer-sell', give);
  }
}

/** Offers I have made that came to nothing, as far as the table remembers. */
function refusals(view: View, me: Seat): number {
  const made = new Set<number>();
  for (const { number, seats } of view.contracts) if (seats[0] === me) made.add(number);
  for (const { contract, seats } of view.ended) if (seats[0] === me) made.add(contract);
  return Math.max(0, view.dealsOpened[me]! - made.size);
}

/**
 * The view does not say which offers were refused, only how many. So offers
 * stand in a line: the best deal at the share best for me, then at the shares
 * better for the other, then the next best deal; each refusal takes one off it.
 */
export function nextOffer(view: View, guesses: Guesses, manners: Manners): Proposal | undefined {
  const { seat, state } = guesses;
  if (state.dealsOpened[seat]! >= state.options.deals) return undefined;
  const refused = refusals(view, seat);
  if (refused >= manners.patience) return undefined;
  const lists = manners.offers.map((share) => proposals(view, guesses, manners, share));
  // Prices are rounded: two shares can come to the same offer.
  const before = new Set<string>();
  for (let rank = 0; lists.some((list) => rank < list.length); rank++) {
    for (const list of lists) {
      const proposal = list[rank];
      if (!proposal) continue;
      before.add(JSON.stringify(proposal.move));
      if (before.size > refused) return proposal;
    }
  }
  return undefined;
}
