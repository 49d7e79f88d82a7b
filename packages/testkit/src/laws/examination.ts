/** Plays random matches of a game at a table under the eyes of the laws. */

import { collect, type Emission, type Game, type GameTypes, type Table } from '@parlor/kit';
import { describeDifference } from '../flatten.ts';
import { randomMove } from '../matches.ts';
import { MovePool } from '../pool.ts';
import type { PlayedMove, RandomRecord } from '../record.ts';
import { closeLookRng, playersRng, probeRng, rulesRng } from '../streams.ts';
import type { LawReport, LawRun } from './check.ts';
import { type Inspector, type Law, LawBroken, type Step } from './law.ts';
import { EXAMINED, LAWS } from './laws.ts';
import { Position, sameText } from './position.ts';
import { CountingRng } from './tampering.ts';

/** The laws look closely at so many steps from the beginning of a match. */
const FIRST_STEPS = 16;

/** Of every later stretch of this length they look closely at a few steps in a row. */
const STRETCH = 40;
const CLOSE_LOOK = 4;

/** A law at work. */
interface Bench<T extends GameTypes> {
  readonly law: Law;
  inspector: Inspector<T>;
  exercised: number;
  breach: LawBroken<T> | undefined;
}

const numbered = (number: number): Law => LAWS.find((law) => law.number === number)!;

/** Where faults go that stop a match altogether. */
const ENDINGS = numbered(4);
const CLONES = numbered(2);

/** Carries a breach out of an inspector, which does not know where in the match it is. */
class Broken extends Error {}

/** `apply` threw an error. */
class PlayThrew extends Error {}

/** The game, with errors of `apply` set apart from those of a law or of other questions. */
function guarded<T extends GameTypes>(game: Game<T>): Game<T> {
  const apply: Game<T>['apply'] = (state, seat, move, rng, emit) => {
    try {
      game.apply(state, seat, move, rng, emit);
    } catch (error) {
      // The chance that a law hands in may be what throws.
      if (error instanceof Broken) throw error;
      const what = `apply throws for seat ${seat} and ${JSON.stringify(move)}`;
      throw new PlayThrew(what, { cause: error });
    }
  };
  return Object.assign(Object.create(game) as Game<T>, { apply });
}

export class Examination<T extends GameTypes> {
  readonly breaches: LawBroken<T>[] = [];
  /** By round: each round plays the same match, for laws that rest on those of the round before. */
  private readonly rounds: readonly (readonly Bench<T>[])[];
  private steps = 0;
  private matches = 0;
  private moves: PlayedMove<T['Move']>[] = [];
  private at = { seed: 0, step: 0 };

  constructor(
    private readonly game: Game<T>,
    private readonly table: Table<T['Options']>,
    private readonly run: LawRun,
  ) {
    const wanted = ({ number }: Law): boolean => run.laws?.includes(number) ?? true;
    this.rounds = EXAMINED.map((laws) => laws.filter(wanted).map((law) => this.bench(law)));
  }

  private bench(law: Law): Bench<T> {
    const bench: Bench<T> = { law, inspector: {}, exercised: 0, breach: undefined };
    bench.inspector = law.inspect<T>({
      game: guarded(this.game),
      table: this.table,
      exercised: () => {
        bench.exercised++;
      },
      broken: (message) => {
        throw new Broken(message);
      },
      probe: (seed, step) => probeRng(seed, step, law.number),
    });
    return bench;
  }

  /** Plays one match in every round, up to its end or its first breach. */
  match(seed: number): void {
    this.matches++;
    try {
      for (const round of this.rounds) {
        const benches = round.filter(({ breach }) => breach === undefined);
        if (benches.length > 0) this.play(seed, benches);
      }
    } catch (error) {
      if (error instanceof LawBroken) return;
      this.note(this.breach(ENDINGS, `the match cannot go on: ${reason(error)}`, error));
    }
    this.steps += this.moves.length;
  }

  private play(seed: number, benches: readonly Bench<T>[]): void {
    const { game, table } = this;
    const bound = game.maxMoves(table);
    const pool = new MovePool(game);
    const out: T['Move'][] = [];
    const told: Emission<T['Event']>[] = [];
    this.moves = [];
    this.at = { seed, step: 0 };
    const state = game.setup(table, rulesRng(seed, 0), collect(told));
    this.each(benches, (inspector) => inspector.begin?.({ seed, state, emissions: told }));
    let wasClose = true;
    for (let step = 1; ; step++) {
      this.at = { seed, step };
      this.each(benches, (inspector) => inspector.glance?.(state, step));
      // A match past its bound has been reported by the law about endings.
      const over = game.toAct(state) === 0 || step > bound;
      const close = over || this.looksClosely(seed, step);
      if (close && !wasClose) this.each(benches, (inspector) => inspector.resume?.());
      wasClose = close;
      const at = close ? new Position(game, table, seed, step, state, pool) : undefined;
      if (at) {
        this.each(benches, (inspector) => inspector.position?.(at));
        this.unharmed(at);
        if (over) {
          this.each(benches, (inspector) => inspector.end?.(at));
          return;
        }
        at.fillPool();
      }
      const played = randomMove(game, state, playersRng(seed, step), out);
      pool.remember(played.move, probeRng(seed, step));
      if (at) {
        const taken = this.take(at, played);
        this.each(benches, (inspector) => inspector.step?.(taken));
      } else {
        game.apply(state, played.seat, played.move, rulesRng(seed, step));
        this.moves.push(played);
      }
    }
  }

  /** Plays a move that the laws look at. */
  private take(at: Position<T>, { seat, move }: PlayedMove<T['Move']>): Step<T> {
    const { game } = this;
    const { state, seed, step } = at;
    const moveText = JSON.stringify(move);
    const before = game.clone(state);
    const emissions: Emission<T['Event']>[] = [];
    const rng = new CountingRng(rulesRng(seed, step));
    game.apply(state, seat, move, rng, collect(emissions));
    this.moves.push({ seat, move });
    return {
      at,
      before,
      seat,
      move,
      moveText,
      after: state,
      afterText: JSON.stringify(game.encode(state)),
      emissions,
      shuffles: rng.shuffles,
      rng: () => rulesRng(seed, step),
    };
  }

  private looksClosely(seed: number, step: number): boolean {
    if (this.run.thorough || step <= FIRST_STEPS) return true;
    const stretch = Math.floor(step / STRETCH);
    const from = closeLookRng(seed, stretch).below(STRETCH - CLOSE_LOOK + 1);
    const within = step % STRETCH;
    return within >= from && within < from + CLOSE_LOOK;
  }

  /** All laws have only asked, or played on copies of their own. */
  private unharmed(at: Position<T>): void {
    const now = JSON.stringify(this.game.encode(at.state));
    if (!sameText(at.text, now)) {
      throw this.note(
        this.breach(
          CLONES,
          `play on copies changed the original: ${describeDifference(at.text, now)}`,
        ),
      );
    }
  }

  close(): void {
    this.moves = [];
    this.at = { seed: this.run.seed, step: -1 };
    for (const bench of this.rounds.flat()) {
      try {
        if (!bench.breach) bench.inspector.close?.();
      } catch (error) {
        this.note(this.breach(bench.law, reason(error), error), bench);
      }
    }
  }

  private each(
    benches: readonly Bench<T>[],
    act: (inspector: Inspector<T>, law: Law) => void,
  ): void {
    for (const bench of benches) {
      try {
        act(bench.inspector, bench.law);
      } catch (error) {
        // In the first round all moves are legal and all copies true, so the play itself is at fault.
        if (error instanceof PlayThrew && this.rounds[0]!.includes(bench)) throw error;
        throw this.note(this.breach(bench.law, reason(error), error), bench);
      }
    }
  }

  private breach(law: Law, what: string, cause?: unknown): LawBroken<T> {
    const { seed, step } = this.at;
    const { game, table } = this;
    const record: RandomRecord<T> = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      table,
      seed,
      moves: this.moves,
    };
    const options = cause instanceof Error && !(cause instanceof Broken) ? { cause } : undefined;
    return new LawBroken<T>(
      law.number,
      law.name,
      record,
      step < 0 ? undefined : step,
      what,
      options,
    );
  }

  private note(breach: LawBroken<T>, bench?: Bench<T>): LawBroken<T> {
    const broken = bench ?? this.rounds.flat().find(({ law }) => law.number === breach.law);
    if (broken) broken.breach ??= breach;
    if (!this.breaches.some(({ law }) => law === breach.law)) this.breaches.push(breach);
    return breach;
  }

  report(): LawReport<T> {
    const { game, table, run, matches, steps, breaches } = this;
    const laws = this.rounds
      .flat()
      .map(({ law: { number, name, says }, exercised, breach }) => ({
        number,
        name,
        says,
        exercised,
        breach,
      }))
      .sort((a, b) => a.number - b.number);
    return { game: game.id, table, seed: run.seed, matches, steps, laws, breaches };
  }
}

function reason(error: unknown): string {
  if (error instanceof Broken) return error.message;
  if (error instanceof PlayThrew) return `${error.message}: ${reason(error.cause)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
