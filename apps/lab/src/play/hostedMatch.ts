/** A match hosted for this terminal alone: the same host as everywhere, with a log that lives as long as the program. */

import {
  type AnyUpdate,
  type Audience,
  type Bots,
  type Done,
  MatchHost,
  MatchReferee,
  MemoryLeases,
  MemoryLog,
  NO_BUS,
  type Players,
  type Seating,
  type StoredMatch,
} from '@parlor/host';
import type { AnyGame, Json, Seat, Viewer } from '@parlor/kit';
import type { MatchRecord } from '@parlor/match';
import type { BotAnswer, Party } from './party.ts';
import { world } from './world.ts';

interface Types {
  Position: AnyUpdate;
  /** Nobody comes late to a terminal. */
  History: undefined;
  Stored: StoredMatch;
}

const MATCH = 'match';
const LEASE_MS = 60_000;

interface Wait {
  done(): void;
  failed(error: unknown): void;
}

interface HostedParts {
  readonly game: AnyGame;
  /** Where the match begins, or goes on. */
  readonly record: MatchRecord;
  readonly party: Party;
  /** A bot has answered, and nobody has been told yet. */
  readonly played: (seat: Seat, answer: BotAnswer) => void;
}

export class HostedMatch {
  readonly game: AnyGame;
  private readonly viewer: Viewer;
  private readonly log = new MemoryLog<Types>();
  private readonly host: MatchHost<Types>;
  private shown: AnyUpdate | undefined;
  /** The bot whose turn it is to answer: where several are asked, they speak one after the other. */
  private turn: Seat | undefined;
  /** Whoever waits for that bot. */
  private wait: Wait | undefined;

  private constructor(private readonly parts: HostedParts) {
    const { game, party } = parts;
    this.game = game;
    this.viewer = party.human ?? 'public';
    this.host = new MatchHost<Types>({
      world,
      log: this.log,
      referee: new MatchReferee<Types>({
        edition: async () => ({ ok: true, value: game }),
        position: (update) => update,
        history: () => undefined,
        historySteps: 0,
      }),
      bots: this.bots(),
      audience: this.audience(),
      seating: this.seating(),
      bus: NO_BUS,
      lease: new MemoryLeases(world).of('terminal', LEASE_MS),
      monitor: {
        loaded() {},
        takenUp() {},
        holding() {},
        failed: (_, error) => this.wait?.failed(error),
      },
    });
  }

  static async open(parts: HostedParts): Promise<HostedMatch> {
    const hosted = new HostedMatch(parts);
    const { moves, ...header } = parts.record;
    const startedAt = world.now();
    hosted.log.put({
      ...{ id: MATCH, status: 'playing', startedAt },
      header: header as unknown as Json,
    });
    for (const [i, { seat, move }] of moves.entries()) {
      const n = i + 1;
      const body = { type: 'move', ply: n, move: move as unknown as Json } as const;
      const entry = { match: MATCH, n, at: startedAt, seat, player: 'record', key: `${n}`, body };
      await hosted.log.append(entry);
    }
    await hosted.host.matches.showFirst(MATCH);
    return hosted;
  }

  /** Where the match stands, as whoever sits at this terminal sees it; with what the last step has shown. */
  get update(): AnyUpdate {
    return this.shown!;
  }

  /** The answer of the person here. */
  async answer(input: unknown): Promise<Done> {
    const { ply, question } = this.update;
    const { seat, id } = question!;
    const doer = { seat, player: 'human', key: `${ply}` };
    let done: Done | undefined;
    await this.host.matches.answer(MATCH, doer, id, input, (answer) => {
      done = answer;
    });
    return done!;
  }

  /** Resolves when the bot at this seat has answered. */
  letBotAnswer(seat: Seat): Promise<void> {
    return new Promise((done, failed) => {
      this.wait = { done, failed };
      this.turn = seat;
      this.host.replan(MATCH);
    });
  }

  async record(): Promise<MatchRecord> {
    const moves = (await this.log.entries(MATCH, 0)).flatMap(({ seat, body }) =>
      body.type === 'move' ? [{ seat, move: body.move as never }] : [],
    );
    return { ...this.parts.record, moves };
  }

  close(): Promise<void> {
    return this.host.stop();
  }

  private bots(): Bots<Types> {
    const { party, played } = this.parts;
    return {
      think: async ({ position, seat, ply }) => {
        const view = position.view as { readonly viewer: unknown };
        const answer = await party.answer(this.game, view, seat, ply);
        return { move: answer.move, remark: answer };
      },
      pace: () => 0,
      played: ({ seat }, { remark }) => played(seat, remark as BotAnswer),
    };
  }

  private audience(): Audience<Types> {
    return {
      viewersOf: () => [this.viewer],
      awaits: () => false,
      noteShown() {},
      show: ({ position }) => {
        this.shown = position;
        this.turn = undefined;
        this.wait?.done();
      },
      showThinking() {},
    };
  }

  private seating(): Seating<Types> {
    const players: Players = {
      isPlaying: true,
      at: (seat) =>
        seat === this.turn ? { kind: 'bot', level: 'bot', isLate: false } : { kind: 'person' },
    };
    return {
      terms: async () => ({ time: undefined, watchDelay: 0, absence: undefined }),
      players: async () => players,
      presenceOf: async () => ({ isHere: true }),
      restsUntil: async () => undefined,
      passOver: async () => {},
      setAway: async () => {},
      finish: async () => {},
      forget() {},
    };
  }
}
