/**
 * Worlds by how well they explain what the others did. From a world that fits
 * the view, hidden cards change places two at a time; a change that explains
 * the game less well is taken the more seldom, the worse it does (Metropolis).
 */

import type { Rng } from '@parlor/kit';
import { type View, zillionaire } from '../rules/index.ts';
import {
  addCard,
  COUPLES,
  HAND_ROW,
  HIGHEST_RANK,
  LEFT_OUT,
  removeCards,
  type State,
  turnCount,
  turnRank,
  turnSeat,
} from '../rules/state.ts';
import type { LearnedPolicy } from './learnedPolicy.ts';
import { Replay } from './replay.ts';

/** The two cards left out, as if they were a hand. */
const NOBODY = -1;

const FINE = 2 ** 21;

interface Watched {
  readonly richer: number;
  readonly poorer: number;
  readonly count: number;
}

export class Beliefs {
  readonly world: State;
  private readonly replay: Replay;
  /** Every hidden card that may change places, and who has it. */
  private readonly ranks: number[] = [];
  private readonly owners: number[] = [];
  private readonly likelihoods: number[] = [];
  private readonly couples: readonly Watched[];
  private readonly played: Uint8Array;
  private exchanges = 0;
  private readonly partner: number;
  private readonly lowest: number;
  private readonly highest: number;

  constructor(
    view: View,
    policy: LearnedPolicy,
    private readonly rng: Rng,
  ) {
    this.world = zillionaire.worlds(view)(rng);
    this.replay = new Replay(this.world, policy);
    this.played = playedIn(this.world);
    const couples = couplesOf(view);
    this.couples = couples.filter(
      ({ richer, poorer }) => richer !== view.viewer && poorer !== view.viewer,
    );
    const got = view.exchange?.got ?? [];
    this.partner = view.exchange?.with ?? NOBODY;
    const partnerIsPoorer = couples.some(({ poorer }) => poorer === this.partner);
    this.lowest = partnerIsPoorer ? 1 : Math.max(1, ...got);
    this.highest = partnerIsPoorer ? Math.min(HIGHEST_RANK, ...got) : HIGHEST_RANK;
    this.layOut(view);
    for (let seat = 0; seat < view.seats; seat++) {
      const isHidden = seat !== view.viewer;
      this.likelihoods.push(isHidden ? this.replay.likelihood(seat, this.world.hands) : 0);
    }
    this.exchanges = this.waysToExchange();
  }

  private layOut(view: View): void {
    const { owners, played, ranks, world } = this;
    for (let seat = 0; seat < view.seats; seat++) {
      if (seat === view.viewer) continue;
      const known = new Uint8Array(HAND_ROW);
      if (seat === this.partner) for (const rank of view.exchange!.gave) known[rank]! += 1;
      for (let rank = 1; rank <= HIGHEST_RANK; rank++) {
        const here = seat * HAND_ROW + rank;
        // What was given to the partner counts as played first.
        const fixed = Math.max(0, known[rank]! - played[here]!);
        for (let n = world.hands[here]! - fixed; n > 0; n--) {
          ranks.push(rank);
          owners.push(seat);
        }
      }
    }
    for (let card = 0; card < LEFT_OUT; card++) {
      ranks.push(world.leftOut[card]!);
      owners.push(NOBODY);
    }
  }

  /** So many attempts to change two cards. */
  step(attempts: number): void {
    const cards = this.ranks.length;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const one = this.rng.below(cards);
      const other = this.rng.below(cards);
      if (this.owners[one] !== this.owners[other] && this.ranks[one] !== this.ranks[other]) {
        this.tryToChange(one, other);
      }
    }
  }

  private tryToChange(one: number, other: number): void {
    const { likelihoods, owners, replay, rng, world } = this;
    const a = owners[one]!;
    const b = owners[other]!;
    if (!this.mayHave(a, this.ranks[other]!) || !this.mayHave(b, this.ranks[one]!)) return;
    this.change(one, other);
    const newA = a === NOBODY ? 0 : replay.likelihood(a, world.hands);
    const newB = b === NOBODY ? 0 : replay.likelihood(b, world.hands);
    const oldA = a === NOBODY ? 0 : likelihoods[a]!;
    const oldB = b === NOBODY ? 0 : likelihoods[b]!;
    const exchanges = this.couples.length === 0 ? 0 : this.waysToExchange();
    const gain = newA + newB + exchanges - oldA - oldB - this.exchanges;
    if (gain >= 0 || rng.below(FINE) < FINE * Math.exp(gain)) {
      if (a !== NOBODY) likelihoods[a] = newA;
      if (b !== NOBODY) likelihoods[b] = newB;
      this.exchanges = exchanges;
    } else this.change(one, other);
  }

  /** What the forced exchange with the viewer says of the partner's other cards. */
  private mayHave(seat: number, rank: number): boolean {
    return (
      seat !== this.partner || seat === NOBODY || (rank >= this.lowest && rank <= this.highest)
    );
  }

  private change(one: number, other: number): void {
    const { owners, ranks, world } = this;
    const rankOne = ranks[one]!;
    const rankOther = ranks[other]!;
    put(world, owners[one]!, rankOne, rankOther);
    put(world, owners[other]!, rankOther, rankOne);
    ranks[one] = rankOther;
    ranks[other] = rankOne;
  }

  /** The logarithm of the number of exchanges that lead to these hands, for the couples the viewer watched. */
  private waysToExchange(): number {
    let ways = 0;
    for (const { richer, poorer, count } of this.couples) {
      let highestKept = HIGHEST_RANK;
      while (this.had(poorer, highestKept) === 0) highestKept--;
      let lowestKept = 1;
      while (this.had(richer, lowestKept) === 0) lowestKept++;
      let up = 0;
      let down = 0;
      for (let rank = highestKept; rank <= HIGHEST_RANK; rank++) up += this.had(richer, rank);
      for (let rank = 1; rank <= lowestKept; rank++) down += this.had(poorer, rank);
      ways += logChoices(up, count) + logChoices(down, count);
    }
    return ways;
  }

  /** Cards of a rank that a seat held after the exchange. */
  private had(seat: number, rank: number): number {
    const here = seat * HAND_ROW + rank;
    return this.world.hands[here]! + this.played[here]!;
  }
}

/** Stands for "cannot be", but lets a chain that starts there get away. */
const IMPOSSIBLE = -20;

/** The logarithm of the number of ways to take one or two of `n`. */
function logChoices(n: number, take: number): number {
  if (n < take) return IMPOSSIBLE;
  return Math.log(take === 1 ? n : (n * (n - 1)) / 2);
}

function put(world: State, owner: number, gone: number, come: number): void {
  if (owner === NOBODY) {
    world.leftOut[world.leftOut[0] === gone ? 0 : 1] = come;
  } else {
    removeCards(world, owner, gone, 1);
    addCard(world, owner, come);
  }
}

function playedIn(world: State): Uint8Array {
  const played = new Uint8Array(world.seats * HAND_ROW);
  for (let turn = 0; turn < world.turns; turn++) {
    const taken = world.history[turn]!;
    played[turnSeat(taken) * HAND_ROW + turnRank(taken)]! += turnCount(taken);
  }
  return played;
}

function couplesOf(view: View): Watched[] {
  const last = view.finished[view.game - 2];
  if (!last) return [];
  return COUPLES[view.seats]!.map(({ richer, poorer, count }) => ({
    richer: last[richer]!,
    poorer: last[poorer]!,
    count,
  }));
}
