/**
 * The matches of one rules worker. Everything that runs a game's rules on
 * players' input happens here, behind a message port, so that rules that hang
 * or crash cost one decision and never the process.
 */

import {
  type AnyGame,
  hashJson,
  type Json,
  type Outcome,
  type OwnData,
  ownData,
  type Seat,
  type Viewer,
  withoutData,
} from '@parlor/kit';
import {
  lightSnapshot,
  type Match,
  type MatchRecord,
  openMatch,
  parseNewTable,
  type RecordedMove,
  type RecordHeader,
  replay,
  restore,
  type Snapshot,
  snapshot,
  type TableWish,
  type Told,
  wholeSnapshot,
} from '@parlor/match';
import { LIMITS } from '@parlor/protocol';
import { editionFor, games, isGameId } from '@parlor/registry';
import { isForeseenSince } from './takeBack.ts';
import {
  type Ending,
  type Opened,
  type Opening,
  questionAt,
  type Referee,
  type RefereeAnswer,
  type Standing,
  type TableFor,
  type TakeBackTarget,
} from '../ports/referee.ts';

/** Like `AnyGame`: the matches of every game. */
// oxlint-disable-next-line typescript/no-explicit-any
type AnyMatch = Match<any>;
// oxlint-disable-next-line typescript/no-explicit-any
type AnyTold = Told<any>;

interface Held {
  readonly game: AnyGame;
  readonly header: RecordHeader;
  /** The sets of its table: whatever leaves this thread has only their names. */
  readonly own: OwnData;
  /** All moves that count, whatever was taken back. */
  readonly moves: RecordedMove[];
  /** How often something was. */
  takeBacks: number;
  match: AnyMatch;
  /** What the newest steps showed, oldest first; kept from the moment somebody asks for it. */
  steps: AnyTold[] | undefined;
}

/** So many plies between two snapshots. */
const SNAPSHOT_EVERY = 64;

export class LocalReferee implements Referee {
  private readonly held = new Map<string, Held>();

  async open({ match: id, header, entries, saved, viewers }: Opening): Promise<Opened> {
    const record = header as unknown as RecordHeader;
    const found = await editionFor(record);
    if (!found.ok) return found;
    const game = found.value;
    const moves: RecordedMove[] = [];
    for (const { seat, body } of entries) {
      if (body.type === 'takeback') moves.length = Math.min(moves.length, body.ply);
      else moves.push({ seat, move: body.move as unknown as RecordedMove['move'] });
    }
    const own = ownData(record.table.options);
    const match = this.load(
      game,
      { ...record, moves },
      isOnTheWay(saved, entries) ? wholeSnapshot(saved.snapshot, own.byName) : undefined,
    );
    const takeBacks = entries.filter(({ body }) => body.type === 'takeback').length;
    const held: Held = { game, header: record, own, moves, takeBacks, match, steps: undefined };
    this.held.set(id, held);
    return { ok: true, standing: this.standing(held, viewers) };
  }

  private load(game: AnyGame, record: MatchRecord, saved: unknown): AnyMatch {
    const at = plySaved(saved);
    if (saved !== undefined && at !== undefined && at <= record.moves.length) {
      const restored = restore(game, saved, record.moves.slice(at));
      if (restored.ok) return restored.value;
    }
    const replayed = replay(game, record);
    if (!replayed.ok) throw new Error(`a stored match does not replay: ${replayed.why.code}`);
    return replayed.value;
  }

  answer(
    id: string,
    seat: Seat,
    question: number,
    input: unknown,
    viewers: readonly Viewer[],
  ): RefereeAnswer {
    const held = this.mustHold(id);
    const here = question - questionAt(0, held.takeBacks);
    const answered = held.match.answer(seat, here, input);
    if (!answered.ok) return answered;
    const { move } = held.match.moves.at(-1) as RecordedMove;
    held.moves.push({ seat, move });
    noteStep(held);
    return { ok: true, move: move as unknown as Json, standing: this.standing(held, viewers) };
  }

  /** A move another node has appended. */
  follow(id: string, seat: Seat, move: Json, viewers: readonly Viewer[]): Standing {
    const held = this.mustHold(id);
    const question = held.match.question(seat)?.id ?? -1;
    const answered = held.match.answer(seat, question, move);
    if (!answered.ok) throw new Error(`an appended move is refused: ${answered.why.code}`);
    held.moves.push({ seat, move: move as unknown as RecordedMove['move'] });
    noteStep(held);
    return this.standing(held, viewers);
  }

  takeBack(id: string, ply: number, viewers: readonly Viewer[]): Standing {
    const held = this.mustHold(id);
    held.moves.length = Math.min(held.moves.length, ply);
    const opened = replay(held.game, { ...held.header, moves: held.moves });
    if (!opened.ok) throw new Error(`a stored match does not replay: ${opened.why.code}`);
    held.match = opened.value;
    held.steps = undefined;
    held.takeBacks++;
    return this.standing(held, viewers, []);
  }

  /** The seat's own last move, and whether it may go without asking anybody. */
  takeBackTarget(id: string, seat: Seat): TakeBackTarget | undefined {
    const held = this.mustHold(id);
    if (held.match.outcome) return undefined;
    const ply = held.moves.findLastIndex((move) => move.seat === seat);
    if (ply < 0) return undefined;
    const isLast = ply === held.moves.length - 1;
    const isForeseen = isForeseenSince(held.game, held.header, held.moves, ply);
    return { ply, isFree: isLast && isForeseen, isForeseen };
  }

  positions(id: string, viewers: readonly Viewer[]): Standing {
    return this.standing(this.mustHold(id), viewers, []);
  }

  /** What `viewer` saw after `ply` moves. */
  positionAt(id: string, ply: number, viewer: Viewer): string {
    const held = this.mustHold(id);
    const moves = held.moves.slice(0, ply);
    const replayed = replay(held.game, { ...held.header, moves });
    if (!replayed.ok) throw new Error(`a stored match does not replay: ${replayed.why.code}`);
    const { view, ...update } = replayed.value.update(viewer);
    return JSON.stringify({ ...update, view: withoutData<unknown>(view, held.own), events: [] });
  }

  /** What `viewer` was told of the last steps up to `ply` moves. */
  history(id: string, ply: number, viewer: Viewer): string {
    const held = this.mustHold(id);
    held.steps ??= stepsOf(held);
    const later = held.match.ply - ply;
    const steps = held.steps.slice(0, Math.max(0, held.steps.length - later));
    return JSON.stringify({ ply, steps: steps.map((told) => told(viewer)) });
  }

  ending(id: string): Ending {
    const { match, header, moves } = this.mustHold(id);
    return {
      record: { ...header, moves } as unknown as Json,
      finalHash: match.stateHash(),
      outcome: match.outcome as Outcome,
    };
  }

  tableFor(game: string, seats: number, options: unknown): TableFor {
    // Nothing arrives as null.
    return tableFor(game, seats, options ?? undefined);
  }

  tableAgain(game: string, seats: number, options: unknown): TableFor {
    return triedOn(game, { seats, options });
  }

  forget(id: string): void {
    this.held.delete(id);
  }

  private standing(held: Held, viewers: readonly Viewer[], events?: readonly []): Standing {
    const { match } = held;
    const positions = viewers.map((viewer): [Viewer, string] => [
      viewer,
      JSON.stringify(events ? { ...update(held, viewer), events } : update(held, viewer)),
    ]);
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
          snapshot: lightSnapshot(snapshot(match) as Snapshot, held.own) as unknown as Json,
        }),
    };
  }

  private mustHold(id: string): Held {
    const held = this.held.get(id);
    if (!held) throw new Error('not-held');
    return held;
  }
}

/** As the match has it, with the question under the number it is asked by, and sets of one's own by name. */
function update({ match, takeBacks, own }: Held, viewer: Viewer): object {
  const whole = match.update(viewer);
  const plain = { ...whole, view: withoutData<unknown>(whole.view, own) };
  if (takeBacks === 0 || !plain.question) return plain;
  return {
    ...plain,
    question: { ...plain.question, id: questionAt(plain.question.id, takeBacks) },
  };
}

/** Once for each time a match is taken up: whoever asks again costs nothing. */
function stepsOf({ game, header, moves }: Held): AnyTold[] {
  const steps: AnyTold[] = [];
  const first = moves.length + 1 - LIMITS.history;
  const replayed = replay(game, { ...header, moves }, (match) => {
    if (match.ply >= first) steps.push(match.told());
  });
  if (!replayed.ok) throw new Error(`a stored match does not replay: ${replayed.why.code}`);
  return steps;
}

function noteStep({ steps, match }: Held): void {
  if (!steps) return;
  steps.push(match.told());
  if (steps.length > LIMITS.history) steps.shift();
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

function tableFor(game: string, seats: number, options: unknown): TableFor {
  if (!isGameId(game)) return { ok: false as const, why: { code: 'unknown-game' } };
  const { presets } = games[game];
  const isPreset = typeof options === 'string' && Object.hasOwn(presets, options);
  const preset = isPreset ? presets[options] : typeof options === 'string' ? undefined : options;
  if (preset === undefined && options !== undefined) {
    return { ok: false as const, why: { code: 'table-impossible' } };
  }
  const wish = { seats, options: preset ?? presets.standard };
  const parsed = parseNewTable(games[game], wish);
  return parsed.ok ? triedOn(game, parsed.value) : parsed;
}

function triedOn(game: string, wish: TableWish): TableFor {
  if (!isGameId(game)) return { ok: false as const, why: { code: 'unknown-game' } };
  const opened = openMatch(games[game], wish, hashJson('a table tried on for size'));
  return opened.ok ? { ok: true as const, table: opened.value.table } : opened;
}
