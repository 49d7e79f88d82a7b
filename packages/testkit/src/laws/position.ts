/** A position of a match under examination. Answers are remembered, since many laws ask the same. */

import {
  type Decision,
  type Game,
  type GameTypes,
  type Illegal,
  type Json,
  type Rng,
  type Seat,
  type SeatSet,
  seatsOf,
  type Table,
  type Viewer,
  type Worlds,
} from '@parlor/kit';
import type { MovePool } from '../pool.ts';
import { probeRng } from '../streams.ts';

/** Where all viewers at every step would cost too much: how often all of them get their turn. */
const ALL_VIEWERS_EVERY = 8;

/** Moves tried against `check` at every step, near misses apart. */
const CANDIDATES = 5;

export class Position<T extends GameTypes> {
  readonly encoded: Json;

  /** The text of `encoded`; the measure of whether two states are the same. */
  readonly text: string;

  readonly toAct: SeatSet;
  readonly asked: readonly Seat[];

  private readonly lists = new Map<Seat, readonly T['Move'][] | undefined>();
  private readonly views = new Map<Viewer, { view: T['View']; text: string }>();
  private readonly samplers = new Map<Viewer, Worlds<T['State']>>();
  private tried: readonly T['Move'][] | undefined;

  constructor(
    readonly game: Game<T>,
    readonly table: Table<T['Options']>,
    readonly seed: number,
    /** The number of the move that comes next. */
    readonly step: number,
    /** The true state. To be cloned, not to be played on. */
    readonly state: T['State'],
    private readonly pool: MovePool<T>,
  ) {
    this.encoded = game.encode(state);
    this.text = JSON.stringify(this.encoded);
    this.toAct = game.toAct(state);
    this.asked = seatsOf(this.toAct);
  }

  /** Everybody who may look. */
  viewers(): Viewer[] {
    const viewers: Viewer[] = ['public'];
    for (let seat = 0; seat < this.table.seats; seat++) viewers.push(seat);
    return viewers;
  }

  /** Some of the viewers: one that is asked and one other at most steps, all of them at some. */
  someViewers(rng: Rng): Viewer[] {
    const viewers = this.viewers();
    if (this.step === 1 || rng.below(ALL_VIEWERS_EVERY) === 0) return viewers;
    const some: Viewer[] = [rng.pick(viewers)];
    if (this.asked.length > 0) some.push(rng.pick(this.asked));
    return [...new Set(some)];
  }

  /** What `seat`, which is asked, may do; undefined where that is too much to list. */
  moves(seat: Seat): readonly T['Move'][] | undefined {
    if (!this.lists.has(seat)) this.lists.set(seat, listMoves(this.game, this.state, seat));
    return this.lists.get(seat);
  }

  view(viewer: Viewer): T['View'] {
    return this.viewed(viewer).view;
  }

  viewText(viewer: Viewer): string {
    return this.viewed(viewer).text;
  }

  private viewed(viewer: Viewer): { view: T['View']; text: string } {
    let viewed = this.views.get(viewer);
    if (!viewed) {
      const view = this.game.view(this.state, viewer);
      viewed = { view, text: JSON.stringify(view) };
      this.views.set(viewer, viewed);
    }
    return viewed;
  }

  /** The view as it arrives at the viewer's: nothing but its contents gets there. */
  sentView(viewer: Viewer): T['View'] {
    return JSON.parse(this.viewText(viewer)) as T['View'];
  }

  /** The views anybody has asked for, with their texts at the time. */
  viewsShown(): IterableIterator<{ view: T['View']; text: string }> {
    return this.views.values();
  }

  /** The sampler of worlds that look like this position to `viewer`. */
  worlds(viewer: Viewer): Worlds<T['State']> {
    let worlds = this.samplers.get(viewer);
    if (!worlds) {
      worlds = this.game.worlds(this.sentView(viewer));
      this.samplers.set(viewer, worlds);
    }
    return worlds;
  }

  /** Remembers one of the moves of everybody that is asked. */
  fillPool(): void {
    const rng = probeRng(this.seed, this.step);
    for (const seat of this.asked) {
      const list = this.moves(seat);
      if (list && list.length > 0) this.pool.remember(rng.pick(list), rng);
    }
  }

  /** Legal and illegal moves to try on `check`, the same for all laws. */
  candidates(): readonly T['Move'][] {
    if (!this.tried) {
      const rng = probeRng(this.seed, this.step);
      const tried = new Set(this.pool.candidates(CANDIDATES, rng));
      for (const seat of this.asked) {
        const list = this.moves(seat);
        if (list && list.length > 0) tried.add(rng.pick(list));
        else if (!list) tried.add(this.game.sample(this.state, seat, rng));
      }
      this.tried = [...tried];
    }
    return this.tried;
  }
}

export function listMoves<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
): readonly T['Move'][] | undefined {
  const out: T['Move'][] = [];
  const count = game.moves(state, seat, out);
  return count < 0 ? undefined : out.slice(0, count);
}

/** What `seats` are asked, as a text to compare. */
export function questions<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seats: readonly Seat[],
): string {
  return seats
    .map((seat) => {
      const { kind, sealed, optional }: Decision = game.decision(state, seat);
      return `seat ${seat}: ${kind}${sealed ? ', sealed' : ''}${optional ? ', optional' : ''}`;
    })
    .join('; ');
}

/** An answer of `check`, as a text to compare. */
export const verdict = (why: Illegal | undefined): string =>
  why === undefined ? 'legal' : JSON.stringify(why);

export const who = (viewer: Viewer): string =>
  viewer === 'public' ? 'the public' : `seat ${viewer}`;

/** Two JSON texts with the same meaning, though perhaps their keys in another order. */
export function sameText(one: string, other: string): boolean {
  return one === other || sorted(one) === sorted(other);
}

const sorted = (text: string): string =>
  JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
