/**
 * Information-set Monte-Carlo tree search with a single observer: every
 * iteration deals a new world that fits the view, walks down the tree by what
 * the searching seat would perceive, adds one node, plays on by the policy and
 * writes the result into every node it passed.
 *
 * Chance is not in the tree: a node stands for what was done, whatever the
 * dice said, and offers what is possible in the world at hand.
 */

import {
  firstSeat,
  type Game,
  type GameTypes,
  hasSeat,
  NO_SEATS,
  type Rng,
  type Seat,
} from '@parlor/kit';
import type { Budget } from './budget.ts';
import type { Guide } from './guide.ts';
import { playOn } from './playOn.ts';
import { meanOf, type Ranked, type Ranking } from './ranking.ts';
import { NO_NODE, ROOT, Tree } from './tree.ts';

const MOST_NODES = 1 << 17;
const MOST_SEATS = 8;

/** The clock is looked at, and the lead weighed, every so many iterations. */
const LOOK_UP = 16;

export function treeSearch<T extends GameTypes>(
  game: Game<T>,
  guide: Guide<T>,
  view: T['View'],
  seat: Seat,
  rng: Rng,
  budget: Budget,
): Ranking<T['Move']> {
  return new TreeSearch(game, guide, view, seat, rng, budget.iterations).run(budget);
}

class TreeSearch<T extends GameTypes> {
  private readonly tree: Tree<T['Move']>;
  private readonly sample: (rng: Rng, into?: T['State']) => T['State'];
  private readonly world: T['State'];
  /** What the searcher may do, the same in every world, looked up once. */
  private readonly own: T['Move'][] = [];
  private readonly moves: T['Move'][] = [];
  private readonly pathNodes: number[] = [];
  private readonly pathSeats: Seat[] = [];
  private readonly results = new Float64Array(MOST_SEATS);

  constructor(
    private readonly game: Game<T>,
    private readonly guide: Guide<T>,
    view: T['View'],
    private readonly seat: Seat,
    private readonly rng: Rng,
    iterations: number,
  ) {
    this.sample = guide.worlds(view);
    this.world = this.sample(rng);
    this.own.length = guide.candidates(this.world, seat, rng, this.own);
    // Each iteration adds at most one node to the root and its children.
    this.tree = new Tree(Math.min(iterations, MOST_NODES) + this.own.length + 1);
    for (const move of this.own) this.tree.add(ROOT, game.edge(this.world, seat, move, seat), move);
  }

  run({ iterations, expired }: Budget): Ranking<T['Move']> {
    if (this.own.length === 1) return this.ranking();
    for (let i = 0; i < iterations; i++) {
      if (i > 0) this.sample(this.rng, this.world);
      this.iterate(i);
      if (i % LOOK_UP === LOOK_UP - 1 && (expired?.() || this.isDecided(iterations - i))) break;
    }
    return this.ranking();
  }

  private iterate(iteration: number): void {
    const { game, guide, rng, results, tree, world } = this;
    const depth = this.descend(iteration);
    playOn(game, guide, world, rng);
    guide.value(world, results);
    for (let d = 0; d < depth; d++) {
      const node = this.pathNodes[d]!;
      tree.visits[node]! += 1;
      tree.utility[node]! += results[this.pathSeats[d]!]!;
    }
  }

  /** Plays down the tree until a node is new; returns how many nodes were passed. */
  private descend(iteration: number): number {
    const { game, guide, rng, tree, world } = this;
    for (let node = ROOT, depth = 0; ; ) {
      const asked = game.toAct(world);
      if (asked === NO_SEATS || (depth > 0 && guide.settled(world))) return depth;
      // Of several who are asked at once the searcher goes first: nobody sees the others' answers.
      const mover = hasSeat(asked, this.seat) ? this.seat : firstSeat(asked);
      const child =
        mover === this.seat || guide.rivals === 'search'
          ? this.select(node, mover, iteration)
          : this.follow(node, mover);
      if (child === NO_NODE) return depth;
      const isNew = tree.visits[child] === 0;
      this.pathNodes[depth] = child;
      this.pathSeats[depth] = mover;
      depth++;
      game.apply(world, mover, tree.moves[child]!, rng);
      if (isNew) return depth;
      node = child;
    }
  }

  /** The child worth another look: one never tried, or the best of what came of it and curiosity. */
  private select(node: number, mover: Seat, iteration: number): number {
    const { game, guide, rng, tree, world } = this;
    const moves = node === ROOT ? this.own : this.moves;
    const count = node === ROOT ? moves.length : guide.candidates(world, mover, rng, moves);
    let fresh = 0;
    let newMove: T['Move'] | undefined;
    let best = NO_NODE;
    let bestScore = -Infinity;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      // The searcher's own moves were added in this order, right after the root.
      const child =
        node === ROOT ? ROOT + 1 + i : tree.child(node, game.edge(world, mover, move, this.seat));
      if (child === NO_NODE || tree.visits[child] === 0) {
        fresh++;
        if (fresh === 1 || rng.below(fresh) === 0) newMove = move;
        continue;
      }
      // Hidden moves share a node: any of them may stand for it in this world.
      if (tree.offered[child] === iteration) {
        if (rng.below(2) === 0) tree.moves[child] = move;
        continue;
      }
      tree.offered[child] = iteration;
      tree.moves[child] = move;
      const chances = (tree.chances[child]! += 1);
      if (fresh > 0) continue;
      const visits = tree.visits[child]!;
      const score =
        tree.utility[child]! / visits + guide.exploration * Math.sqrt(Math.log(chances) / visits);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    return newMove === undefined ? best : this.enter(node, mover, newMove);
  }

  /** The child the policy leads into. */
  private follow(node: number, mover: Seat): number {
    return this.enter(node, mover, this.guide.policy(this.world, mover, this.rng));
  }

  /** The node behind `move`, added if need be; none when there is no room left. */
  private enter(node: number, mover: Seat, move: T['Move']): number {
    const { game, tree } = this;
    const edge = game.edge(this.world, mover, move, this.seat);
    const known = tree.child(node, edge);
    if (known !== NO_NODE) {
      tree.moves[known] = move;
      if (tree.visits[known] === 0) tree.chances[known] = 1;
      return known;
    }
    if (tree.isFull) return NO_NODE;
    const child = tree.add(node, edge, move);
    tree.chances[child] = 1;
    return child;
  }

  /** Could the second still overtake the first if all that is left went to it? */
  private isDecided(left: number): boolean {
    const { tree } = this;
    let first = 0;
    let second = 0;
    for (let node = tree.firstChild[ROOT]!; node !== NO_NODE; node = tree.sibling[node]!) {
      const visits = tree.visits[node]!;
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return first - second > left;
  }

  private ranking(): Ranking<T['Move']> {
    const { tree } = this;
    const ranked: Ranked<T['Move']>[] = [];
    for (let node = tree.firstChild[ROOT]!; node !== NO_NODE; node = tree.sibling[node]!) {
      const visits = tree.visits[node]!;
      const value = meanOf(tree.utility[node]!, visits);
      ranked.push({ move: tree.moves[node]!, value, visits });
    }
    return ranked.toSorted((a, b) => b.visits - a.visits || (b.value ?? 0) - (a.value ?? 0));
  }
}
