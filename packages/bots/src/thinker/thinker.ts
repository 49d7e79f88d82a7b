/**
 * Thinks elsewhere, so that a table goes on whatever happens: in threads that
 * are stopped when they do not hear the clock and replaced when they break. A
 * question for a move always gets a legal one; trouble costs that one decision.
 */

import { type AnyGame, fastRng, type Seat } from '@parlor/kit';
import type { Level, Reason } from '@parlor/search';
import type { Port } from '@parlor/rpc';
import { randomBot } from '../randomBot.ts';
import type { Clock } from './clock.ts';
import { type Answer, CLOSED, Lane, type Unanswered } from './lane.ts';
import { CHANCES_LIMIT_MS, HINTS_LIMIT_MS, LIMITS_MS } from './limits.ts';
import type { Question, RawHint, RawThought, Seed } from './thinking.ts';
import { type Turn, Turns } from './turns.ts';

export interface ThinkerSetting {
  /** Starts a thread that runs `serve`. */
  readonly open: () => Port;
  readonly clock: Clock;
  /** How many threads there may be; one, unless said otherwise. They start when needed. */
  readonly threads?: number;
}

/** A position as somebody sees it, and the seed to think about it with. */
export interface Matter {
  readonly game: AnyGame;
  readonly view: { readonly viewer: unknown };
  readonly seed: Seed;
  /** In place of the usual limit. */
  readonly limitMs?: number;
}

interface Took {
  /** Milliseconds from the start of the thinking; the wait for a free thread does not count. */
  readonly ms: number;
  /** What went wrong, if anything did. */
  readonly trouble?: Unanswered;
}

export interface Considered extends Took {
  /** Legal, whatever went wrong. */
  readonly move: { readonly type: string };
  readonly remark?: Reason;
}

export interface Hinted extends Took {
  readonly hints: readonly ThoughtOut[];
}

export interface ThoughtOut {
  readonly move: { readonly type: string };
  /** The chance to win with it, where one was worked out. */
  readonly value: number | undefined;
  readonly reason: Reason;
}

export interface Estimated extends Took {
  /** By seat; undefined when there was trouble. */
  readonly chances: readonly number[] | undefined;
}

interface Waiting {
  readonly question: Question;
  readonly settle: (answer: Answer, ms: number) => void;
}

export class Thinker {
  private readonly lanes: readonly Lane[];
  /** The table waits for moves; hints and chances come after them. */
  private readonly moves = new Turns<Waiting>();
  private readonly others: Waiting[] = [];
  private isClosed = false;

  constructor({ open, clock, threads = 1 }: ThinkerSetting) {
    this.lanes = Array.from({ length: threads }, () => new Lane(open, clock, () => this.goOn()));
  }

  /** The move of a player of `level` who sits at `seat` and sees `view`. */
  async think(
    matter: Matter & { readonly level: Level; readonly seat: Seat },
    turn: Turn = IN_ORDER,
  ): Promise<Considered> {
    const { level, seat } = matter;
    const question: Question = { ask: 'think', level, seat, ...asked(matter, LIMITS_MS[level]) };
    const { ms, ...answer } = await this.ask((waiting) =>
      this.moves.add({ question, ...waiting }, turn, question.limitMs),
    );
    if ('trouble' in answer) return { ...fallback(matter), ms, trouble: answer };
    const { move: raw, remark } = (answer.answer ?? {}) as RawThought;
    const move = legalMove(matter, raw);
    if (move) return { move, ms, ...(remark && { remark }) };
    const why = `${JSON.stringify(raw)} is no legal move`;
    return { ...fallback(matter), ms, trouble: { trouble: 'senseless', why } };
  }

  /** The moves worth a look, best first; none when there was trouble. */
  async hints(matter: Matter & { readonly seat: Seat }): Promise<Hinted> {
    const { game, seat } = matter;
    const question: Question = { ask: 'hints', seat, ...asked(matter, HINTS_LIMIT_MS) };
    const { ms, ...answer } = await this.ask((waiting) =>
      this.others.push({ question, ...waiting }),
    );
    if ('trouble' in answer) return { hints: [], ms, trouble: answer };
    const hints = (answer.answer as readonly RawHint[]).flatMap(({ move, value, reason }) => {
      const parsed: ThoughtOut['move'] | undefined = game.parseMove(move);
      return parsed ? [{ move: parsed, value, reason }] : [];
    });
    return { hints, ms };
  }

  /** Everybody's chance to win, as far as `view` tells. */
  async chances(matter: Matter): Promise<Estimated> {
    const question: Question = { ask: 'chances', ...asked(matter, CHANCES_LIMIT_MS) };
    const { ms, ...answer } = await this.ask((waiting) =>
      this.others.push({ question, ...waiting }),
    );
    if ('trouble' in answer) return { chances: undefined, ms, trouble: answer };
    return { chances: answer.answer as readonly number[], ms };
  }

  /** Ends all threads. Whoever still waits gets the fallback, and so does whoever asks later. */
  close(): void {
    this.isClosed = true;
    for (const lane of this.lanes) lane.close();
    this.goOn();
  }

  private ask(
    queue: (waiting: Pick<Waiting, 'settle'>) => void,
  ): Promise<Answer & { readonly ms: number }> {
    return new Promise((resolve) => {
      queue({ settle: (answer, ms) => resolve({ ...answer, ms }) });
      this.goOn();
    });
  }

  private goOn(): void {
    while (this.isClosed) {
      const next = this.next();
      if (!next) return;
      next.settle(CLOSED, 0);
    }
    for (const lane of this.lanes) {
      if (!lane.isFree) continue;
      const next = this.next();
      if (!next) return;
      void lane.run(next.question, next.settle);
    }
  }

  private next(): Waiting | undefined {
    return this.moves.take() ?? this.others.shift();
  }
}

/** Where one person plays nobody has to be told apart. */
const IN_ORDER: Turn = { isAwaited: () => true, account: ['', ''] };

const asked = ({ game, view, seed, limitMs }: Matter, usual: number) => ({
  game: game.id,
  edition: game.rulesVersion,
  view,
  seed,
  limitMs: limitMs ?? usual,
});

type Asked = Matter & { readonly seat: Seat };

/** Any legal move, with the same seed: nobody has to wait for a better one. */
const fallback = ({ game, view, seat, seed }: Asked): { move: Considered['move'] } => ({
  move: randomBot.choose(game, view, seat, fastRng(...seed)),
});

/** What came over the line as a move of the game, if it is one and may be played here. */
function legalMove(
  { game, view, seat, seed }: Asked,
  raw: unknown,
): Considered['move'] | undefined {
  const move: Considered['move'] | undefined = game.parseMove(raw);
  if (!move) return undefined;
  // What is legal for a seat is the same in every world that fits its view.
  const world = game.worlds(view)(fastRng(...seed));
  return game.check(world, seat, move) === undefined ? move : undefined;
}
