/**
 * Two implementations, one rulebook: plays random matches in both at once and
 * stops at the first thing they disagree about.
 */

import {
  canonicalJson,
  type Game,
  type GameTypes,
  type Json,
  type Outcome,
  type Rng,
  type Seat,
  seatsOf,
  type Table,
} from '@parlor/kit';
import { type Change, changes, flatten } from './flatten.ts';
import { randomMove } from './matches.ts';
import type { Plain, PlainGame } from './plain.ts';
import { asJson, MovePool } from './pool.ts';
import type { PlayedMove, RandomRecord } from './record.ts';
import { playersRng, probeRng, rulesRng } from './streams.ts';

export interface RunSize {
  readonly matches: number;
  readonly seed: number;
}

/** The two implementations disagree. `record` leads to the position before the disagreement. */
export class Difference<T extends GameTypes = GameTypes> extends Error {
  override readonly name = 'Difference';

  constructor(
    readonly record: RandomRecord<T>,
    /** The number of the last move that was played or tried; 0 is the setup. */
    readonly step: number,
    readonly about: string,
    readonly ours: string,
    readonly theirs: string,
  ) {
    super(
      [
        `${record.game} and its plain twin differ in ${about}`,
        `  seed ${record.seed}, step ${step}, table ${canonicalJson(record.table)}`,
        `  game:  ${ours}`,
        `  plain: ${theirs}`,
        `  record: ${canonicalJson(record)}`,
      ].join('\n'),
    );
  }
}

/** How many candidate moves are tried on every seat at every step, near misses apart. */
const CANDIDATES = 6;

/** Throws `Difference` at the first thing `game` and `plain` disagree about. */
export function runDifferential<T extends GameTypes>(
  game: Game<T>,
  plain: PlainGame<T['Options']>,
  facts: (state: T['State']) => Json,
  table: Table<T['Options']>,
  { matches, seed }: RunSize,
): void {
  for (let match = 0; match < matches; match++) {
    new Comparison(game, plain, facts, table, seed + match).play();
  }
}

/** One match in both implementations. */
class Comparison<T extends GameTypes> {
  private readonly moves: PlayedMove<T['Move']>[] = [];
  private readonly pool: MovePool<T>;
  private readonly state: T['State'];
  private readonly plain: Plain;
  private step = 0;

  constructor(
    private readonly game: Game<T>,
    plain: PlainGame<T['Options']>,
    private readonly facts: (state: T['State']) => Json,
    private readonly table: Table<T['Options']>,
    private readonly seed: number,
  ) {
    this.pool = new MovePool(game);
    this.state = game.setup(table, rulesRng(seed, 0));
    this.plain = this.ask(
      () => 'setup',
      () => plain(table, rulesRng(seed, 0)),
    );
  }

  play(): void {
    const { game, state, seed } = this;
    const bound = game.maxMoves(this.table);
    const out: T['Move'][] = [];
    while (this.samePosition()) {
      this.step++;
      if (this.step > bound)
        throw new Error(`${game.id}, seed ${seed}: not over after ${bound} moves`);
      const probe = probeRng(seed, this.step);
      for (const seat of seatsOf(game.toAct(state))) this.sameMoves(seat, probe);
      for (let seat = 0; seat < this.table.seats; seat++) this.sameVerdicts(seat, probe);
      this.playBoth(randomMove(game, state, playersRng(seed, this.step), out));
    }
  }

  /** Facts, outcome and who is asked. False when the match is over. */
  private samePosition(): boolean {
    const { game, state, plain } = this;
    this.agree('the facts', this.facts(state), () => plain.facts());
    const outcome = (answer: Outcome | undefined) => asJson(answer ?? null);
    this.agree('the outcome', outcome(game.outcome(state)), () => outcome(plain.outcome()));
    const toAct = seatsOf(game.toAct(state));
    this.agree('who is to act', toAct, () => [...plain.toAct()].sort((a, b) => a - b));
    return toAct.length > 0;
  }

  private sameMoves(seat: Seat, probe: Rng): void {
    const { game, state, plain, pool } = this;
    const out: T['Move'][] = [];
    const count = game.moves(state, seat, out);
    const ours = count < 0 ? 'wide' : out.slice(0, count).map(canonicalJson);
    const about = () => `the moves of seat ${seat}`;
    const theirs = this.ask(about, () => {
      const moves = plain.moves(seat);
      return moves === 'wide' ? moves : moves.map(canonicalJson);
    });
    if (ours === 'wide' || theirs === 'wide') {
      if (ours !== theirs) this.differ(about(), show(ours), show(theirs));
    } else {
      const [more, less] = [without(ours, theirs), without(theirs, ours)];
      if (more.length + less.length > 0) {
        this.differ(about(), `also has ${show(more)}`, `also has ${show(less)}`);
      }
    }
    pool.remember(count > 0 ? probe.pick(out) : game.sample(state, seat, probe), probe);
  }

  private sameVerdicts(seat: Seat, probe: Rng): void {
    for (const move of this.pool.candidates(CANDIDATES, probe)) {
      const json = asJson(move);
      const about = () => `whether seat ${seat} may play ${canonicalJson(json)}`;
      const why = this.game.check(this.state, seat, move);
      const legal = this.ask(about, () => this.plain.isLegal(seat, json));
      if (legal !== (why === undefined)) {
        this.differ(about(), why ? `no: ${canonicalJson(why)}` : 'yes', legal ? 'yes' : 'no');
      }
    }
  }

  private playBoth(played: PlayedMove<T['Move']>): void {
    const { game, state, plain, seed, step } = this;
    const { seat, move } = played;
    this.pool.remember(move, probeRng(seed, step));
    game.apply(state, seat, move, rulesRng(seed, step));
    this.ask(
      () => `playing ${canonicalJson(move)} by seat ${seat}`,
      () => plain.play(seat, asJson(move), rulesRng(seed, step)),
    );
    this.moves.push(played);
  }

  private agree(about: string, ours: Json, answer: () => Json): void {
    const theirs = this.ask(() => about, answer);
    const [our, their] = [canonicalJson(ours), canonicalJson(theirs)];
    if (our === their) return;
    const found = changes(flatten(ours), flatten(theirs));
    const side = (pick: (change: Change) => string | undefined) =>
      cut(found.map((change) => `${change.path} = ${pick(change) ?? 'absent'}`).join(', '));
    this.differ(
      about,
      side(({ before }) => before),
      side(({ after }) => after),
    );
  }

  /** What the plain twin answers; if it throws, that is a difference too. */
  private ask<A>(about: () => string, ask: () => A): A {
    try {
      return ask();
    } catch (error) {
      return this.differ(about(), 'no error', String(error));
    }
  }

  private differ(about: string, ours: string, theirs: string): never {
    const { game, table, seed, moves, step } = this;
    const record = { game: game.id, rulesVersion: game.rulesVersion, table, seed, moves };
    throw new Difference<T>(record, step, about, ours, theirs);
  }
}

/** What is in `list` more often than in `other`. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((text) => {
    const place = left.indexOf(text);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const show = (moves: 'wide' | readonly string[]): string =>
  cut(moves === 'wide' ? moves : moves.length === 0 ? 'nothing' : moves.join(', '));

const LONGEST_SHOWN = 600;

const cut = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
