/** What a law is, and what the examination of a match shows it. */

import type { Emission, Game, GameTypes, Rng, Seat, Table } from '@parlor/kit';
import type { RandomRecord } from '../record.ts';
import type { Position } from './position.ts';

export interface Law {
  readonly number: number;
  readonly name: string;

  /** The law in one line. */
  readonly says: string;

  /** Begins the examination of a game at a table. */
  inspect<T extends GameTypes>(trial: Trial<T>): Inspector<T>;
}

/** What a law is given to work with. */
export interface Trial<T extends GameTypes> {
  readonly game: Game<T>;
  readonly table: Table<T['Options']>;

  /** Counts that the law was really put to the test. */
  exercised(): void;

  /** The law is broken. */
  broken(message: string): never;

  /** The law's own stream of chance, to choose what to look at. */
  probe(seed: number, step: number): Rng;
}

/** Looks on while matches are played. What a law keeps from one call to the next lives here. */
export interface Inspector<T extends GameTypes> {
  /** A match has been set up; nothing kept from the last one may matter now. */
  begin?(start: Start<T>): void;

  /** A cheap look before every move, and once more when the match is over. */
  glance?(state: T['State'], step: number): void;

  /** The match is looked at closely again after moves that were not; nothing plays along any more. */
  resume?(): void;

  /** Before every move that is looked at closely, and once more when the match is over. */
  position?(at: Position<T>): void;

  /** After every move that is looked at closely. */
  step?(step: Step<T>): void;

  /** When a match has come to its end. */
  end?(at: Position<T>): void;

  /** When all matches have been played. */
  close?(): void;
}

/** A match, just set up. */
export interface Start<T extends GameTypes> {
  readonly seed: number;

  /** To be cloned, not to be played on. */
  readonly state: T['State'];

  readonly emissions: readonly Emission<T['Event']>[];
}

/** One move of a match, just played. */
export interface Step<T extends GameTypes> {
  /** The position as it was: what was asked of it then is remembered there. */
  readonly at: Position<T>;

  /** A copy of the state before the move. To be cloned, not to be played on. */
  readonly before: T['State'];

  readonly seat: Seat;
  readonly move: T['Move'];

  /** The text of the move before it was played. */
  readonly moveText: string;

  /** The state after the move. To be cloned, not to be played on. */
  readonly after: T['State'];

  /** The text of the encoded state after the move. */
  readonly afterText: string;

  readonly emissions: readonly Emission<T['Event']>[];

  /** How often the rules shuffled. */
  readonly shuffles: number;

  /** The stream the rules drew from, from its beginning. */
  rng(): Rng;
}

/** A law is broken: which, where, and how to see it again. */
export class LawBroken<T extends GameTypes = GameTypes> extends Error {
  override readonly name = 'LawBroken';

  constructor(
    readonly law: number,
    readonly lawName: string,
    readonly record: RandomRecord<T>,
    /** Undefined where only the whole run shows it. */
    readonly step: number | undefined,
    readonly what: string,
    options?: ErrorOptions,
  ) {
    const { seed } = record;
    const where = step === undefined ? `matches from seed ${seed}` : `seed ${seed}, step ${step}`;
    const again =
      step === undefined ? '' : `\n  to see it again: { matches: 1, seed: ${seed} } at this table`;
    super(
      `law ${law} (${lawName}) is broken: ${what}\n  ${record.game}, ${where}, table ${JSON.stringify(record.table)}${again}`,
      options,
    );
  }

  get seed(): number {
    return this.record.seed;
  }

  get table(): Table<T['Options']> {
    return this.record.table;
  }
}
