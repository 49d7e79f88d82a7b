/**
 * The referee: holds the true state, asks the seats, takes their answers and
 * tells every viewer what that viewer may know. No clock, no I/O, no players.
 */

import type { Emission, Game, GameTypes, Illegal, Outcome, Seat, Table, Viewer } from '@parlor/kit';
import { collect, eventsFor, hashJson, matchRng } from '@parlor/kit';
import { firstQuestions, nextQuestions, type Question, type Questions } from './questions.ts';
import { type MatchRecord, type RecordedMove, type RecordHeader, recordHeader } from './record.ts';
import { type Result, refused } from './result.ts';
import { isSeed, seedBytes } from './seed.ts';
import { parseTable, type TableWish } from './table.ts';

/** What a viewer is told after the opening and after every step. */
export interface Update<T extends GameTypes> {
  /** How many moves have been played. */
  readonly ply: number;

  /** What the last step showed this viewer; nothing just after a restore. */
  readonly events: readonly T['Event'][];

  readonly view: T['View'];

  /** Who is asked, and what kind of question: known to all. */
  readonly questions: readonly OpenQuestion[];

  /** The viewer's own question. */
  readonly question?: Question;

  readonly outcome?: Outcome;
}

export interface OpenQuestion {
  readonly seat: Seat;
  readonly kind: string;
  readonly sealed: boolean;
  readonly optional: boolean;
}

/** What one step showed each viewer. */
export type Told<T extends GameTypes> = (viewer: Viewer) => readonly T['Event'][];

export type Answered =
  | { readonly ok: true; readonly ply: number }
  | { readonly ok: false; readonly why: Illegal };

/** All that a match consists of at one moment. */
export interface Position<T extends GameTypes> {
  readonly table: Table<T['Options']>;
  readonly seed: string;
  readonly ply: number;
  readonly state: T['State'];
  readonly questions: Questions;
  readonly emissions: readonly Emission<T['Event']>[];
}

export class Match<T extends GameTypes> {
  readonly table: Table<T['Options']>;

  /** The ply this match was restored at; 0 if it was opened or replayed here. */
  readonly firstPly: number;

  private readonly seed: string;
  private readonly seedBytes: Uint8Array;
  private readonly state: T['State'];
  private readonly played: RecordedMove<T>[] = [];
  private asked: Questions;
  private lastStep: readonly Emission<T['Event']>[];

  /** For `openMatch` and `restore`, which see to it that the position is sound. */
  constructor(
    readonly game: Game<T>,
    position: Position<T>,
  ) {
    this.table = position.table;
    this.seed = position.seed;
    this.seedBytes = seedBytes(position.seed);
    this.firstPly = position.ply;
    this.state = position.state;
    this.asked = position.questions;
    this.lastStep = position.emissions;
  }

  /** How many moves have been played. */
  get ply(): number {
    return this.firstPly + this.played.length;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** The moves since `firstPly`. */
  get moves(): readonly RecordedMove<T>[] {
    return this.played;
  }

  /** What `seat` is asked now. */
  question(seat: Seat): Question | undefined {
    return this.asked.get(seat);
  }

  /** The open questions of all seats, in seat order. */
  questions(): Question[] {
    return [...this.asked.values()];
  }

  /** Takes an answer from anybody, saying anything. On refusal nothing has changed. */
  answer(seat: Seat, questionId: number, input: unknown): Answered {
    if (this.asked.size === 0) return refused('match-over');
    const question = this.asked.get(seat);
    if (!question) return refused('not-asked');
    if (question.id !== questionId) return refused('stale-question');
    const move = this.game.parseMove(input);
    if (!move) return refused('malformed-move');
    const why = this.game.check(this.state, seat, move);
    if (why) return { ok: false, why };
    this.play(question, move);
    return { ok: true, ply: this.ply };
  }

  private play(question: Question, move: T['Move']): void {
    const { seat } = question;
    this.played.push({ seat, move });
    const step = this.ply;
    const emissions: Emission<T['Event']>[] = [];
    const rng = matchRng(this.seedBytes, step, 'rules');
    this.game.apply(this.state, seat, move, rng, collect(emissions));
    this.asked = nextQuestions(this.game, this.state, step, this.asked, question);
    this.lastStep = emissions;
  }

  /** What `viewer` may know, and nothing that depends on more. */
  update(viewer: Viewer): Update<T> {
    this.mustBeHere(viewer);
    const question = viewer === 'public' ? undefined : this.asked.get(viewer);
    const outcome = this.outcome;
    return {
      ply: this.ply,
      events: eventsFor(this.lastStep, viewer),
      view: this.game.view(this.state, viewer),
      questions: this.questions().map(({ seat, decision: { kind, sealed, optional } }) => ({
        seat,
        kind,
        sealed,
        optional,
      })),
      ...(question && { question }),
      ...(outcome && { outcome }),
    };
  }

  /** What the last step showed, for whoever is to be told of it later. */
  told(): Told<T> {
    const step = this.lastStep;
    return (viewer) => {
      this.mustBeHere(viewer);
      return eventsFor(step, viewer);
    };
  }

  private mustBeHere(viewer: Viewer): void {
    if (viewer === 'public') return;
    if (Number.isInteger(viewer) && viewer >= 0 && viewer < this.table.seats) return;
    throw new RangeError(`nobody sits at ${viewer}`);
  }

  /** Equal exactly when the states are equal. Secret while the match lasts. */
  stateHash(): string {
    return hashJson(this.encodeState());
  }

  /** The state as JSON: for snapshots and audits, never for a player. */
  encodeState() {
    return this.game.encode(this.state);
  }

  /** The record without its moves. Holds the seed: secret while the match lasts. */
  header(): RecordHeader<T> {
    return recordHeader(this.game, this.table, this.seed);
  }

  /** The whole record. A restored match has to be handed the moves it never saw. */
  record(head: readonly RecordedMove<T>[] = []): MatchRecord<T> {
    if (head.length !== this.firstPly) {
      throw new RangeError(`the first ${this.firstPly} moves are needed, not ${head.length}`);
    }
    return { ...this.header(), moves: [...head, ...this.played] };
  }
}

/** Sets up a match, or says why there can be no such table. */
export function openMatch<T extends GameTypes>(
  game: Game<T>,
  wish: TableWish,
  seed: string,
): Result<Match<T>> {
  if (!isSeed(seed)) return refused('seed-malformed');
  const parsed = parseTable(game, wish);
  if (!parsed.ok) return parsed;
  const table = parsed.value;
  const emissions: Emission<T['Event']>[] = [];
  const state = game.setup(table, matchRng(seedBytes(seed), 0, 'rules'), collect(emissions));
  const questions = firstQuestions(game, state);
  const position = { table, seed, ply: 0, state, questions, emissions };
  return { ok: true, value: new Match(game, position) };
}
