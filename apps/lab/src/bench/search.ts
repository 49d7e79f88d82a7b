/** How fast the plain search is: a tree over sampled worlds, every iteration played at random to the end of the match. */

import { plainGuide, treeSearch } from '@parlor/bots';
import { type AnyGame, fastRng, firstSeat, type Rng, type Seat, WIDE } from '@parlor/kit';
import { type GameId, games } from '@parlor/registry';
import { CHECKSUM_START, mix } from '../measure/checksum.ts';
import { shortOptions, shortTable } from '../games/shortTables.ts';
import { Timed } from './timed.ts';

export const ITERATIONS = 1000;

/** How the time of a row is shared out. */
const SHARE = { search: 0.8, worlds: 0.2 };

const MATCHES = 3;

/** Decisions to search, evenly over each match from its first to its last. */
const DECISIONS_PER_MATCH = 6;

/** The checksum is that of the first so many, however fast the machine is. */
const CHECKED_DECISIONS = 6;

const ROUNDS_OF_WORLDS = 32;

export interface SearchResult {
  readonly game: GameId;
  readonly seats: number;
  /** Options other than standard: the matches are the shortest there are. */
  readonly options: object;
  readonly iterationsPerSecond: number;
  readonly worldsPerSecond: number;
  /** Of the visits of every move at the first decisions: equal exactly when the same was searched. */
  readonly checksum: number;
}

interface Decision {
  readonly view: unknown;
  readonly seat: Seat;
}

export class SearchRow {
  readonly name: string;
  private readonly decisions: readonly Decision[];
  private readonly search: Timed;
  private readonly worlds: Timed;

  constructor(
    private readonly id: GameId,
    private readonly seats: number,
  ) {
    const game = games[id];
    this.name = `${id}-${seats}p`;
    this.decisions = choicesOf(game, id, seats);
    let next = 0;
    this.search = new Timed(() => {
      const { iterations } = searchOnce(game, this.decisions[next]!, next);
      next = (next + 1) % this.decisions.length;
      return iterations;
    });
    this.worlds = new Timed(dealing(game, this.decisions));
  }

  warmUp(milliseconds: number): void {
    this.search.warmUp(milliseconds * SHARE.search);
    this.worlds.warmUp(milliseconds * SHARE.worlds);
  }

  slice(milliseconds: number): void {
    this.search.slice(milliseconds * SHARE.search);
    this.worlds.slice(milliseconds * SHARE.worlds);
  }

  private checksum(): number {
    let checksum = CHECKSUM_START;
    this.decisions.slice(0, CHECKED_DECISIONS).forEach((decision, index) => {
      const { visits } = searchOnce(games[this.id], decision, index);
      for (const count of visits) checksum = mix(checksum, count);
    });
    return checksum;
  }

  result(): SearchResult {
    return {
      game: this.id,
      seats: this.seats,
      options: shortOptions(this.id),
      iterationsPerSecond: Math.round(this.search.unitsPerSecond),
      worldsPerSecond: Math.round(this.worlds.unitsPerSecond),
      checksum: this.checksum(),
    };
  }
}

/** An iteration visits exactly one of the moves; a search that is decided early does fewer. */
function searchOnce(game: AnyGame, { view, seat }: Decision, index: number) {
  const rng = fastRng(index, seat);
  const ranking = treeSearch(game, plainGuide(game), view, seat, rng, { iterations: ITERATIONS });
  const visits = ranking.map((ranked) => ranked.visits);
  return { visits, iterations: visits.reduce((sum, count) => sum + count, 0) };
}

/** Real choices out of whole random matches, always the same ones. */
function choicesOf(game: AnyGame, id: GameId, seats: number): Decision[] {
  const chosen: Decision[] = [];
  for (let seed = 0; seed < MATCHES; seed++) {
    const all = choicesInMatch(game, id, seats, fastRng(seed, seats));
    for (let i = 0; i < DECISIONS_PER_MATCH; i++) {
      chosen.push(all[Math.floor((i * all.length) / DECISIONS_PER_MATCH)]!);
    }
  }
  return chosen;
}

function choicesInMatch(game: AnyGame, id: GameId, seats: number, rng: Rng): Decision[] {
  const state: unknown = game.setup(shortTable(id, seats), rng);
  const listed: unknown[] = [];
  const found: Decision[] = [];
  while (game.toAct(state) !== 0) {
    const seat = firstSeat(game.toAct(state));
    const many = game.moves(state, seat, listed);
    if (many !== 1) found.push({ view: game.view(state, seat), seat });
    const move: unknown = many === WIDE ? game.sample(state, seat, rng) : listed[rng.below(many)];
    game.apply(state, seat, move, rng);
  }
  return found;
}

/** Worlds alone, each view prepared once, dealt into the same state. */
function dealing(game: AnyGame, decisions: readonly Decision[]): () => number {
  const rng = fastRng(0, decisions.length);
  const samplers = decisions.map(({ view }) => game.worlds(view));
  const into: unknown = samplers[0]!(rng);
  return () => {
    for (let round = 0; round < ROUNDS_OF_WORLDS; round++) {
      for (const sample of samplers) sample(rng, into);
    }
    return ROUNDS_OF_WORLDS * samplers.length;
  };
}
