/** A match as the rules have it, followed entry by entry as they become durable: what every viewer may be shown at every version. */

import type { AnyGame, Json, Viewer } from '@parlor/kit';
import type { Ending, LogEntry } from '@parlor/host';
import { type Match, openMatch, type MatchRecord, type RecordedMove, replay } from '@parlor/match';
import type { StoredMatch } from '../../domain/records.ts';

/** Like `AnyGame`: of every game. */
// oxlint-disable-next-line typescript/no-explicit-any
type AnyMatch = Match<any>;

/** Whoever is shown an older version than these is a rare guest. */
const PICTURES_KEPT = 64;

/** A question that is asked once more after a take-back has another number, by so much. */
const QUESTION_ROUND = 2 ** 20;

/** What a viewer may be told at a version. */
export interface Told {
  readonly picture: string;
  /** Of the step that led there; whoever has just come gets none. */
  readonly events: string;
}

export class Mirror {
  readonly entries: LogEntry[] = [];
  /** When each entry became durable. */
  readonly times: number[] = [];
  /** When each ply was reached that still counts. */
  private readonly reachedAt: number[] = [];
  private readonly moves: RecordedMove[] = [];
  private match: AnyMatch;
  /** Who has looked at it so far: they will want to see the next version, too. */
  private readonly viewers = new Set<Viewer>();
  /** Pictures of the last versions, by version: the match itself only knows where it stands now. */
  private readonly pictures = new Map<number, Map<Viewer, Told>>();

  constructor(
    readonly stored: StoredMatch,
    private readonly game: AnyGame,
    startedAt: number,
  ) {
    const { table, seed } = this.header;
    const opened = openMatch(game, table, seed);
    if (!opened.ok) throw new Error(`does not open: ${opened.why.code}`);
    this.match = opened.value;
    this.times.push(startedAt);
    this.reachedAt.push(startedAt);
  }

  private get header(): MatchRecord {
    return this.stored.header as unknown as MatchRecord;
  }

  get version(): number {
    return this.entries.length;
  }

  get outcome(): unknown {
    return this.match.outcome;
  }

  /** What a referee tells of a match that is over. */
  get ending(): Ending {
    const record = { ...this.header, moves: [...this.moves] };
    return {
      record: record as unknown as Json,
      finalHash: this.match.stateHash(),
      outcome: this.match.outcome!,
    };
  }

  get takeBacks(): number {
    return this.takeBacksAt(this.version);
  }

  private takeBacksAt(version: number): number {
    return this.entries.filter(({ n, body }) => n <= version && body.type === 'takeback').length;
  }

  /** Who is asked now. */
  get asked(): readonly number[] {
    return this.match.outcome ? [] : this.match.questions().map(({ seat }) => seat);
  }

  /** The number of the question to this seat. */
  questionTo(seat: number): number | undefined {
    const question = this.match.outcome ? undefined : this.match.question(seat);
    return question && question.id + QUESTION_ROUND * this.takeBacks;
  }

  /** The ply at which the question to this seat was put. */
  plyAskedAt(seat: number): number | undefined {
    return this.match.outcome ? undefined : this.match.question(seat)?.id;
  }

  /** Since when the question to this seat is open. */
  askedAt(seat: number): number | undefined {
    const question = this.match.question(seat);
    return question && this.reachedAt[question.id];
  }

  /** Says what is wrong with an entry that has just become durable. */
  follow(entry: LogEntry, at: number): string | undefined {
    const { n, body } = entry;
    const isNext =
      body.type === 'move' ? body.ply === this.moves.length + 1 : body.ply <= this.moves.length;
    if (n !== this.entries.length + 1 || !isNext) return `entry ${n} is out of turn`;
    const twin = this.entries.find((one) => one.player === entry.player && one.key === entry.key);
    if (twin) return `entry ${n} repeats entry ${twin.n}`;
    this.entries.push(entry);
    this.times.push(at);
    const wrong = this.play(entry);
    this.reachedAt.length = Math.min(this.reachedAt.length, this.moves.length + 1);
    while (this.reachedAt.length <= this.moves.length) this.reachedAt.push(at);
    for (const viewer of this.viewers) this.toldAt(this.version, viewer);
    this.pictures.delete(this.version - PICTURES_KEPT);
    return wrong;
  }

  private play({ n, seat, body }: LogEntry): string | undefined {
    if (body.type === 'takeback') {
      this.moves.length = body.ply;
      this.match = this.replayed(this.moves);
      return undefined;
    }
    const move = body.move as unknown as RecordedMove['move'];
    const answered = this.match.answer(seat, this.match.question(seat)?.id ?? -1, move);
    if (!answered.ok) return `entry ${n} is against the rules: ${answered.why.code}`;
    this.moves.push({ seat, move });
    return undefined;
  }

  /** What `viewer` may be told at a version. */
  toldAt(version: number, viewer: Viewer): Told {
    this.viewers.add(viewer);
    const known = this.pictures.get(version) ?? new Map<Viewer, Told>();
    const before = known.get(viewer);
    if (before !== undefined) return before;
    const match = version === this.version ? this.match : this.replayed(this.movesAt(version));
    const { question, ...update } = match.update(viewer);
    const id = (question?.id ?? 0) + QUESTION_ROUND * this.takeBacksAt(version);
    const told = {
      picture: pictureOf({ ...update, question: question && { ...question, id } }),
      events: JSON.stringify(update.events),
    };
    known.set(viewer, told);
    if (version > this.version - PICTURES_KEPT) this.pictures.set(version, known);
    return told;
  }

  /** The events of the newest steps up to a version, as `viewer` was told of them. */
  stepsAt(version: number, viewer: Viewer, most: number): readonly unknown[] {
    const steps: unknown[] = [];
    const record = { ...this.header, moves: this.movesAt(version) };
    const watch = (match: AnyMatch) => steps.push(match.told()(viewer));
    const result = replay(this.game, record, watch);
    if (!result.ok) throw new Error(`does not replay: ${result.why.code}`);
    return steps.slice(-most);
  }

  private movesAt(version: number): RecordedMove[] {
    const moves: RecordedMove[] = [];
    for (const { seat, body } of this.entries.slice(0, version)) {
      if (body.type === 'takeback') moves.length = body.ply;
      else moves.push({ seat, move: body.move as unknown as RecordedMove['move'] });
    }
    return moves;
  }

  /** The ply that the last answer led to which somebody has given in person, of those that counted at a version. */
  lastAnswerAt(version: number, viewer: Viewer): number | undefined {
    const answers: boolean[] = [];
    for (const { seat, player, body } of this.entries.slice(0, version)) {
      if (body.type === 'takeback') answers.length = body.ply;
      else answers.push(seat === viewer && !player.startsWith('bot:'));
    }
    const before = answers.lastIndexOf(true);
    return before < 0 ? undefined : before + 1;
  }

  private replayed(moves: readonly RecordedMove[]): AnyMatch {
    const result = replay(this.game, { ...this.header, moves: [...moves] });
    if (!result.ok) throw new Error(`does not replay: ${result.why.code}`);
    return result.value;
  }

  /** The same hash, played step by step and replayed as a whole. */
  get isSound(): boolean {
    return this.replayed(this.moves).stateHash() === this.match.stateHash();
  }
}

interface Picture {
  readonly ply: number;
  readonly view?: unknown;
  readonly questions?: unknown;
  readonly question?:
    | { readonly id: number; readonly seat: number; readonly decision: unknown }
    | undefined;
  readonly outcome?: unknown;
}

/** All of a position that follows from the rules alone. */
export const pictureOf = ({ ply, view, questions, question, outcome }: Picture): string =>
  JSON.stringify([ply, view, questions, question?.id, question?.seat, question?.decision, outcome]);
