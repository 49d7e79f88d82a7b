/**
 * Does a bot know more than its view? Pairs of worlds that look the same from
 * its seat must get the same answer with the same seed. Each pair is asked
 * about with others in between, and the second worlds in another order than the
 * first, so that whatever a bot remembers from one question to the next shows.
 */

import {
  type AnyGame,
  canonicalJson,
  fastRng,
  type Rng,
  type Seat,
  seatsOf,
  type Table,
  WIDE,
} from '@parlor/kit';

/** A bot as it is asked here; `rng` is its chance. */
export type Choose = (view: unknown, seat: Seat, rng: Rng) => unknown;

/** Two worlds that `seat`, which is asked in both, cannot tell apart. */
export interface Pair {
  readonly seat: Seat;
  readonly worlds: readonly [unknown, unknown];
  /** Of the chance that the bot draws from. */
  readonly seed: number;
}

export interface Unfair {
  readonly pair: Pair;
  readonly answers: readonly [string, string];
}

/** So many pairs are under way at the same time. */
const IN_BETWEEN = 16;

/** Of the questions of a match, about one in so many gets a pair. */
const EVERY = 3;

/** Tries to find a second world that differs from the first one. */
const TRIES = 8;

/** Endless pairs from random matches, always the same for the same seed. */
export function* pairsOf(
  game: AnyGame,
  tables: readonly Table<object>[],
  seed: number,
): Generator<Pair> {
  for (let match = 0; ; match++) {
    const rng = fastRng(seed, match);
    const state: unknown = game.setup(tables[match % tables.length]!, rng);
    while (game.toAct(state) !== 0) {
      const seat = rng.pick(seatsOf(game.toAct(state)));
      if (rng.below(EVERY) === 0) {
        const worlds = twoWorlds(game, state, seat, rng);
        if (worlds) yield { seat, worlds, seed: rng.below(2 ** 20) };
      }
      game.apply(state, seat, randomMove(game, state, seat, rng), rng);
    }
  }
}

function randomMove(game: AnyGame, state: unknown, seat: Seat, rng: Rng): unknown {
  const listed: unknown[] = [];
  const count = game.moves(state, seat, listed);
  return count === WIDE ? (game.sample(state, seat, rng) as unknown) : listed[rng.below(count)];
}

/**
 * The truth and the truth with a secret changed, which knows nothing of
 * sampling; or two samples, which differ in everything that can differ. None
 * where nothing is hidden.
 */
function twoWorlds(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  rng: Rng,
): Pair['worlds'] | undefined {
  const first: unknown = game.clone(state);
  const second: unknown = game.clone(state);
  const view: unknown = game.view(state, seat);
  if (rng.below(2) === 0) {
    if (!game.audit.plant(second, seat, rng)) return undefined;
  } else {
    const sample = game.worlds(view);
    sample(rng, first);
    const text = canonicalJson(game.encode(first));
    let tries = 0;
    do sample(rng, second);
    while (++tries < TRIES && canonicalJson(game.encode(second)) === text);
  }
  const [one, other] = [game.encode(first), game.encode(second)].map(canonicalJson);
  return one === other ? undefined : [first, second];
}

/** What `choose` answered differently though it should not have been able to. `onTable` is told what world it is asked in. */
export function findUnfair(
  game: AnyGame,
  choose: Choose,
  pairs: readonly Pair[],
  onTable?: (world: unknown) => void,
): Unfair[] {
  const ask = (pair: Pair, which: 0 | 1): string => {
    const world = pair.worlds[which];
    const view: unknown = game.view(world, pair.seat);
    onTable?.(world);
    return canonicalJson(choose(view, pair.seat, fastRng(pair.seed, pair.seat)));
  };
  const unfair: Unfair[] = [];
  for (let from = 0; from < pairs.length; from += IN_BETWEEN) {
    const some = pairs.slice(from, from + IN_BETWEEN);
    const firsts = some.map((pair) => ask(pair, 0));
    const seconds = some.map(() => '');
    for (let i = some.length - 1; i >= 0; i--) seconds[i] = ask(some[i]!, 1);
    some.forEach((pair, i) => {
      if (firsts[i] !== seconds[i]) unfair.push({ pair, answers: [firsts[i]!, seconds[i]!] });
    });
  }
  return unfair;
}

/** The first pairs of `pairsOf` that are wanted, each checked to look the same from its seat. */
export function takePairs(source: Generator<Pair>, game: AnyGame, count: number): Pair[] {
  const taken: Pair[] = [];
  while (taken.length < count) {
    const pair = source.next().value as Pair;
    const [one, other] = pair.worlds.map((world) => canonicalJson(game.view(world, pair.seat)));
    if (one !== other)
      throw new Error(`${game.id}: a pair of worlds looks different from its seat`);
    taken.push(pair);
  }
  return taken;
}
