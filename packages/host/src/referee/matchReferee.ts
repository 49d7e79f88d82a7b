/**
 * The referee over the rules themselves. On the server it runs behind a message port, so that rules that hang or
 * crash cost one decision and never the process; elsewhere it is called directly.
 */

import {
  type AnyGame,
  type Illegal,
  type Json,
  type Outcome,
  type OwnData,
  ownData,
  type Seat,
  type Viewer,
} from '@parlor/kit';
import {
  lightSnapshot,
  type Match,
  type MatchRecord,
  playOn,
  type RecordedMove,
  type RecordHeader,
  replay,
  restore,
  type Snapshot,
  snapshot,
  type Told,
  type Update,
  wholeSnapshot,
} from '@parlor/match';
import { questionAt } from '../live/questionNumbers.ts';
import type { HostTypes } from '../ports/hostTypes.ts';
import type {
  Ending,
  Opened,
  Opening,
  Referee,
  RefereeAnswer,
  Standing,
  TakeBackTarget,
} from '../ports/referee.ts';
import { isForeseenSince } from './foreseen.ts';

/** Like `AnyGame`: of every game. */
// oxlint-disable-next-line typescript/no-explicit-any
type AnyMatch = Match<any>;
// oxlint-disable-next-line typescript/no-explicit-any
type AnyTold = Told<any>;
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyUpdate = Update<any>;

export interface MatchRefereeParts<T extends HostTypes> {
  /** The rules a match began with; refused where they are not at hand. */
  edition(
    rules: Pick<RecordHeader, 'game' | 'rulesVersion'>,
  ): Promise<
    { readonly ok: true; readonly value: AnyGame } | { readonly ok: false; readonly why: Illegal }
  >;

  /** What a viewer is shown. `own` are the sets of one's own at the table: wherever they are known they need not be sent. */
  position(update: AnyUpdate, own: OwnData): T['Position'];

  /** What a viewer was told: the events of each of the last steps up to `ply`, oldest first. */
  history(ply: number, steps: readonly (readonly unknown[])[]): T['History'];

  /** So many steps does a history go back. */
  readonly historySteps: number;
}

interface Held {
  readonly game: AnyGame;
  readonly header: RecordHeader;
  readonly own: OwnData;
  /** All moves that count, whatever was taken back. */
  readonly moves: RecordedMove[];
  /** What each entry of the log has done, oldest first: whoever watches late is shown what was taken back since. */
  readonly log: Step[];
  /** How often something was taken back. */
  takeBacks: number;
  match: AnyMatch;
  /** What the newest steps showed, oldest first; kept from the moment somebody asks for it. */
  steps: AnyTold[] | undefined;
  /** The match as those see it who are shown it later: it follows the moves, and is not played anew for each of them. */
  late: { readonly match: AnyMatch; version: number } | undefined;
  /** What they were last told of the steps before, and when the log had how many entries. */
  lateSteps: { readonly version: number; readonly steps: readonly AnyTold[] } | undefined;
}

/** A move, or the ply that moves were taken back to. */
type Step = RecordedMove | number;

/** So many plies between two snapshots. */
const SNAPSHOT_EVERY = 64;

export class MatchReferee<T extends HostTypes> implements Referee<T> {
  private readonly held = new Map<string, Held>();

  constructor(private readonly parts: MatchRefereeParts<T>) {}

  async open({ match: id, header, entries, saved, viewers }: Opening): Promise<Opened<T>> {
    const record = header as unknown as RecordHeader;
    const found = await this.parts.edition(record);
    if (!found.ok) return found;
    const game = found.value;
    const log = entries.map(({ seat, body }): Step => {
      if (body.type === 'takeback') return body.ply;
      return { seat, move: body.move as unknown as RecordedMove['move'] };
    });
    const moves = movesAfter(log);
    const own = ownData(record.table.options);
    const match = load(
      game,
      { ...record, moves },
      isOnTheWay(saved, entries) ? wholeSnapshot(saved.snapshot, own.byName) : undefined,
    );
    const takeBacks = entries.filter(({ body }) => body.type === 'takeback').length;
    const held: Held = {
      ...{ game, header: record, own, moves, log, takeBacks, match },
      ...{ steps: undefined, late: undefined, lateSteps: undefined },
    };
    this.held.set(id, held);
    return { ok: true, standing: this.standing(held, viewers) };
  }

  answer(
    id: string,
    seat: Seat,
    question: number,
    input: unknown,
    viewers: readonly Viewer[],
  ): RefereeAnswer<T> {
    const held = this.mustHold(id);
    const here = question - questionAt(0, held.takeBacks);
    const answered = held.match.answer(seat, here, input);
    if (!answered.ok) return answered;
    const { move } = held.match.moves.at(-1) as RecordedMove;
    this.noteMove(held, { seat, move });
    return { ok: true, move: move as unknown as Json, standing: this.standing(held, viewers) };
  }

  follow(id: string, seat: Seat, move: Json, viewers: readonly Viewer[]): Standing<T> {
    const held = this.mustHold(id);
    const question = held.match.question(seat)?.id ?? -1;
    const answered = held.match.answer(seat, question, move);
    if (!answered.ok) throw new Error(`an appended move is refused: ${answered.why.code}`);
    this.noteMove(held, { seat, move: move as unknown as RecordedMove['move'] });
    return this.standing(held, viewers);
  }

  takeBack(id: string, ply: number, viewers: readonly Viewer[]): Standing<T> {
    const held = this.mustHold(id);
    held.moves.length = Math.min(held.moves.length, ply);
    held.match = replayed(held, held.moves);
    held.steps = undefined;
    held.log.push(ply);
    held.takeBacks++;
    return this.standing(held, viewers, []);
  }

  takeBackTarget(id: string, seat: Seat): TakeBackTarget | undefined {
    const held = this.mustHold(id);
    if (held.match.outcome) return undefined;
    const ply = held.moves.findLastIndex((move) => move.seat === seat);
    if (ply < 0) return undefined;
    const isLast = ply === held.moves.length - 1;
    const isForeseen = isForeseenSince(held.game, held.header, held.moves, ply);
    return { ply, isFree: isLast && isForeseen, isForeseen };
  }

  positions(id: string, viewers: readonly Viewer[]): Standing<T> {
    return this.standing(this.mustHold(id), viewers, []);
  }

  positionAt(id: string, version: number, viewer: Viewer): T['Position'] {
    const held = this.mustHold(id);
    const late = lateMatch(held, version);
    return this.parts.position({ ...late.update(viewer), events: [] }, held.own);
  }

  history(id: string, version: number, viewer: Viewer): T['History'] {
    const held = this.mustHold(id);
    const isNow = version >= held.log.length;
    const moves = isNow ? held.moves : movesAfter(held.log.slice(0, version));
    const steps = isNow
      ? (held.steps ??= this.stepsOf(held, moves))
      : this.lateStepsOf(held, moves, version);
    return this.parts.history(
      moves.length,
      steps.map((told) => told(viewer) as readonly unknown[]),
    );
  }

  /** All who watch late are told the same: whoever asks again, or after another, costs nothing. */
  private lateStepsOf(
    held: Held,
    moves: readonly RecordedMove[],
    version: number,
  ): readonly AnyTold[] {
    if (held.lateSteps?.version !== version) {
      held.lateSteps = { version, steps: this.stepsOf(held, moves) };
    }
    return held.lateSteps.steps;
  }

  ending(id: string): Ending {
    const { match, header, moves } = this.mustHold(id);
    return {
      record: { ...header, moves } as unknown as Json,
      finalHash: match.stateHash(),
      outcome: match.outcome as Outcome,
    };
  }

  forget(id: string): void {
    this.held.delete(id);
  }

  private standing(held: Held, viewers: readonly Viewer[], events?: readonly []): Standing<T> {
    const { match, own } = held;
    const positions = viewers.map((viewer): [Viewer, T['Position']] => {
      const whole = numbered(match.update(viewer), held.takeBacks);
      return [viewer, this.parts.position(events ? { ...whole, events } : whole, own)];
    });
    const { outcome } = match;
    return {
      ply: match.ply,
      asked: match
        .questions()
        .map(({ seat, id }) => ({ seat, question: questionAt(id, held.takeBacks) })),
      positions,
      ...(outcome && { outcome }),
      ...(match.ply > 0 &&
        match.ply % SNAPSHOT_EVERY === 0 && {
          snapshot: lightSnapshot(snapshot(match) as Snapshot, own) as unknown as Json,
        }),
    };
  }

  /** Of the newest moves, once for each time a match is taken up: whoever asks again costs nothing. */
  private stepsOf(held: Held, moves: readonly RecordedMove[]): AnyTold[] {
    const steps: AnyTold[] = [];
    const first = moves.length + 1 - this.parts.historySteps;
    replayed(held, moves, (match) => {
      if (match.ply >= first) steps.push(match.told());
    });
    return steps;
  }

  private noteMove({ moves, log, steps, match }: Held, move: RecordedMove): void {
    moves.push(move);
    log.push(move);
    if (!steps) return;
    steps.push(match.told());
    if (steps.length > this.parts.historySteps) steps.shift();
  }

  private mustHold(id: string): Held {
    const held = this.held.get(id);
    if (!held) throw new Error('not-held');
    return held;
  }
}

/** The moves that count after these entries. */
function movesAfter(log: readonly Step[]): RecordedMove[] {
  const moves: RecordedMove[] = [];
  for (const step of log) {
    if (typeof step === 'number') moves.length = Math.min(moves.length, step);
    else moves.push(step);
  }
  return moves;
}

/** As the match has it, with the question under the number it is asked by. */
function numbered(update: AnyUpdate, takeBacks: number): AnyUpdate {
  const { question } = update;
  if (takeBacks === 0 || !question) return update;
  return { ...update, question: { ...question, id: questionAt(question.id, takeBacks) } };
}

function load(game: AnyGame, record: MatchRecord, saved: unknown): AnyMatch {
  const at = plySaved(saved);
  if (saved !== undefined && at !== undefined && at <= record.moves.length) {
    const restored = restore(game, saved, record.moves.slice(at));
    if (restored.ok) return restored.value;
  }
  return replayed({ game, header: record }, record.moves);
}

function replayed(
  { game, header }: Pick<Held, 'game' | 'header'>,
  moves: readonly RecordedMove[],
  watch?: (match: AnyMatch) => void,
): AnyMatch {
  const match = replay(game, { ...header, moves }, watch);
  if (!match.ok) throw new Error(`a stored match does not replay: ${match.why.code}`);
  return match.value;
}

/** The match as it was after so many entries of its log. Whoever watches late asks for later and later ones. */
function lateMatch(held: Held, version: number): AnyMatch {
  const { late, log } = held;
  const since = late && version >= late.version ? log.slice(late.version, version) : undefined;
  const isOnlyMoves = (steps: readonly Step[]): steps is RecordedMove[] =>
    steps.every((step) => typeof step !== 'number');
  if (late === undefined || since === undefined || !isOnlyMoves(since)) {
    const match = replayed(held, movesAfter(log.slice(0, version)));
    held.late = { match, version };
    return match;
  }
  const refused = playOn(late.match, since);
  if (refused) throw new Error(`a stored match does not replay: ${refused.code}`);
  late.version = version;
  return late.match;
}

/** Does a snapshot lie on the way from the start to where the log stands? Not if moves were taken back across it. */
function isOnTheWay(
  saved: Opening['saved'],
  entries: Opening['entries'],
): saved is NonNullable<Opening['saved']> {
  const ply = plySaved(saved?.snapshot);
  return (
    saved !== undefined &&
    ply !== undefined &&
    !entries.some(({ n, body }) => n > saved.n && body.type === 'takeback' && body.ply < ply)
  );
}

const plySaved = (saved: unknown): number | undefined => {
  const ply = (saved as { readonly ply?: unknown } | undefined)?.ply;
  return typeof ply === 'number' ? ply : undefined;
};
