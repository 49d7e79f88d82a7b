/**
 * A game of sealed bids, solved. Every bidder knows its own kind and not the
 * others'; all bid at once, and what comes of the bids, later bidding included,
 * is the game's business. Regret matching: in deal after deal every bidder sees
 * what each other bid would have brought, and leans to those it regrets. What
 * all of them did on the average is close to a balance in which nobody gains by
 * bidding otherwise.
 */

import { fastRng, type Rng } from '@parlor/kit';

export interface SealedGame {
  readonly bidders: number;

  /** Ways in which kinds may be dealt out; all are equally likely. */
  readonly deals: number;

  /** By bidder: how many kinds there are. */
  readonly kinds: readonly number[];

  kindOf(deal: number, bidder: number): number;

  /** How many bids, counted from 0, a bidder of that kind may choose from. Money it has not got it cannot bid. */
  bidsOf(bidder: number, kind: number): number;

  /** Does this deal teach that bidder anything? Some deals exist only in another's mind. */
  learns(deal: number, bidder: number): boolean;

  /** Writes what the bids bring to each bidder. */
  outcome(deal: number, bids: Int32Array, into: Float64Array): void;
}

export interface Solution {
  /** How often each bid is made, adding up to 1. */
  plan(bidder: number, kind: number): Float64Array;

  /** What each bid brought on the average, against what the others did. */
  worth(bidder: number, kind: number): Float64Array;
}

/** What one kind of bidder has learned. */
interface Student {
  readonly regrets: Float64Array;
  readonly now: Float64Array;
  readonly sum: Float64Array;
  readonly brought: Float64Array;
  weight: number;
}

/** The solver's own chance: the same game is always solved the same way. */
const SEED = 17;

/** Fine enough to draw a bid by its chance. */
const DRAWS = 1 << 16;

export function solve(game: SealedGame, rounds: number): Solution {
  const rng = fastRng(SEED, game.bidders);
  const students = game.kinds.map((kinds, bidder) =>
    Array.from({ length: kinds }, (_, kind) => newStudent(game.bidsOf(bidder, kind))),
  );
  const bids = new Int32Array(game.bidders);
  const brought = new Float64Array(game.bidders);
  for (let round = 0; round < rounds; round++) {
    const deal = round % game.deals;
    for (let bidder = 0; bidder < game.bidders; bidder++) {
      bids[bidder] = draw(students[bidder]![game.kindOf(deal, bidder)]!.now, rng);
    }
    for (let bidder = 0; bidder < game.bidders; bidder++) {
      if (!game.learns(deal, bidder)) continue;
      const student = students[bidder]![game.kindOf(deal, bidder)]!;
      // Later rounds count for more: early ones are mostly mistakes.
      learn(game, deal, bidder, student, bids, brought, round + 1);
    }
  }
  return {
    plan: (bidder, kind) => shares(students[bidder]![kind]!.sum),
    worth: (bidder, kind) => {
      const student = students[bidder]![kind]!;
      return student.brought.map((sum) => sum / Math.max(1, student.weight));
    },
  };
}

const newStudent = (count: number): Student => ({
  regrets: new Float64Array(count),
  now: new Float64Array(count).fill(1 / count),
  sum: new Float64Array(count),
  brought: new Float64Array(count),
  weight: 0,
});

function draw(chances: Float64Array, rng: Rng): number {
  let left = rng.below(DRAWS) / DRAWS;
  for (let bid = 0; bid < chances.length; bid++) {
    left -= chances[bid]!;
    if (left < 0) return bid;
  }
  return chances.length - 1;
}

const perBid = new Float64Array(1024);

function learn(
  game: SealedGame,
  deal: number,
  bidder: number,
  student: Student,
  bids: Int32Array,
  brought: Float64Array,
  weight: number,
): void {
  const { regrets, now, sum } = student;
  const made = bids[bidder]!;
  let mean = 0;
  for (let bid = 0; bid < now.length; bid++) {
    bids[bidder] = bid;
    game.outcome(deal, bids, brought);
    perBid[bid] = brought[bidder]!;
    mean += now[bid]! * brought[bidder]!;
    student.brought[bid]! += weight * brought[bidder]!;
  }
  bids[bidder] = made;
  student.weight += weight;
  let total = 0;
  for (let bid = 0; bid < now.length; bid++) {
    sum[bid]! += weight * now[bid]!;
    regrets[bid] = Math.max(0, regrets[bid]! + perBid[bid]! - mean);
    total += regrets[bid]!;
  }
  for (let bid = 0; bid < now.length; bid++) {
    now[bid] = total > 0 ? regrets[bid]! / total : 1 / now.length;
  }
}

function shares(sum: Float64Array): Float64Array {
  const total = sum.reduce((all, one) => all + one, 0);
  return sum.map((one) => (total > 0 ? one / total : 1 / sum.length));
}
