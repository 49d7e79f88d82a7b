/** One client's connection: reads frames, keeps to the limits, answers every command exactly once. */

import { DataTold } from '@parlor/kit';
import {
  type Code,
  type Command,
  LIMITS,
  PROTOCOL_VERSION,
  readCommand,
  type ServerMessage,
} from '@parlor/protocol';
import { type Log, reasonOf } from '../ports/log.ts';
import type { Player } from '../../domain/records.ts';
import type { Allowance } from './allowance.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import type { Commands } from './commands.ts';
import { isNoAnswer } from './idempotency.ts';
import { type Shown, wholeText } from '../rooms/shown.ts';

/** Whoever reads so slowly has long been lost: they get everything again when they come back. */
const MOST_UNSENT = 1 << 20;

const POLICY = 1008;
const TOO_BIG = 1009;

const SIGNED_OUT = 'signed-out' satisfies Code;
const BANNED = 'banned' satisfies Code;

/** The key of a command that is not worth reading: whoever waits for its answer must get one. */
const KEY = /"key":\s*"([A-Za-z0-9_-]{8,64})"/;

/** What is answered with a hundred times as many bytes as were asked with, and counts for so many commands. */
const LONG_ANSWERS: ReadonlySet<Command['type']> = new Set([
  ...(['resync', 'history', 'lobby'] as const),
]);
const LONG_ANSWER_COST = 5;

/** So many refused frames and we stop talking. */
const PATIENCE = 200;

/** What carries frames to the client: a socket, or a simulated one. */
export interface Line {
  readonly isOpen: boolean;
  /** Bytes that were sent and have not left yet. */
  readonly unsent: number;
  send(text: string): void;
  ping(): void;
  /** Says goodbye with a code of the WebSocket protocol. */
  close(code: number, reason: string): void;
  /** Without a goodbye. */
  terminate(): void;
}

export interface ConnectionParts {
  readonly commands: Commands;
  readonly log: Log;
  readonly now: () => number;
  /** What each person, and everybody at one address, may ask of this node. */
  readonly allowance: Allowance;
  readonly address: string;
  /** The address itself; empty when it is not known. */
  readonly ip: string;
  /** Where its player is signed in; undefined with a cookie from before there were sessions. */
  readonly session: string | undefined;
  /** Does whoever is at the other end take sets of one's own by name? Clients from before that do not. */
  readonly isDataByName: boolean;
}

export class Connection implements Caller {
  readonly player: string;
  name: string;
  private readonly dataTold = new DataTold();
  /** Whom its person does not hear. */
  private muted: ReadonlySet<string> = new Set();
  /** Tables where this connection has shown the token of somebody's seat. */
  private readonly seatsOpened = new Map<string, string>();
  /** Commands under way or just done, by key: a repeat waits for the same answer. */
  private readonly answers = new Map<string, Promise<Answer>>();
  /** Commands are done in the order in which they came: entering comes before what is said at the table. */
  private last: Promise<unknown> = Promise.resolve();
  private refusals = 0;
  /** Nothing is said or done on this line any more. */
  private isShut = false;
  /** Has anything been heard since the last ping? */
  private isAlive = true;

  constructor(
    private readonly line: Line,
    player: Player,
    private readonly parts: ConnectionParts,
  ) {
    this.player = player.id;
    this.name = player.name;
    this.tell({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      player: { id: player.id, name: player.name },
      now: parts.now(),
    });
  }

  actsFor(table: string): string {
    return this.seatsOpened.get(table) ?? this.player;
  }

  openSeat(table: string, owner: string): void {
    this.seatsOpened.set(table, owner);
  }

  mutes(player: string): boolean {
    return this.muted.has(player);
  }

  shun(players: ReadonlySet<string>): void {
    this.muted = players;
  }

  get session(): string | undefined {
    return this.parts.session;
  }

  /** Its player was signed out here: from now on nothing is said or done for them on this line. */
  signOut(): void {
    this.shut(SIGNED_OUT);
  }

  /** An operator has shut its player out, or everybody from there. */
  shutOut(): void {
    this.shut(BANNED);
  }

  private shut(code: Code): void {
    if (this.isShut) return;
    this.tell({ type: 'refused', code });
    this.isShut = true;
    this.close(code);
  }

  get ip(): string {
    return this.parts.ip;
  }

  /** Where the socket was opened from. */
  get address(): string {
    return this.parts.address;
  }

  /** Can anything still be said here? */
  get isOpen(): boolean {
    return this.line.isOpen && !this.isShut;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    if (this.line.unsent > MOST_UNSENT) return this.line.terminate();
    this.line.send(text);
  }

  show(shown: Shown): void {
    if (shown.own.names.size === 0) return this.send(shown.text);
    if (!this.parts.isDataByName) return this.send(wholeText(shown));
    for (const [name, value] of this.dataTold.news(shown.own)) {
      this.tell({ type: 'data', name, value });
    }
    this.send(shown.text);
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  close(reason: string): void {
    this.line.close(POLICY, reason);
  }

  /** A line that has not answered the last ping is dead, whatever the network claims. */
  ping(): void {
    if (!this.isAlive) return this.line.terminate();
    this.isAlive = false;
    this.line.ping();
  }

  /** The other end has answered a ping. */
  pong(): void {
    this.isAlive = true;
  }

  /** A frame has arrived; undefined when it holds no text. */
  receive(frame: string | undefined): void {
    try {
      this.hear(frame);
    } catch (error) {
      // One failing frame must not crash the process.
      this.parts.log.error({ event: 'frame-failed', why: reasonOf(error) });
      this.refuse({ code: 'malformed-frame' });
    }
  }

  private hear(text: string | undefined): void {
    this.isAlive = true;
    if (this.isShut) return;
    if (text === undefined) return this.refuse({ code: 'malformed-frame' });
    if (text.length > LIMITS.frame) {
      this.line.close(TOO_BIG, 'frame-too-large');
      return;
    }
    const { allowance } = this.parts;
    if (!allowance.take(this)) {
      return this.refuse({ code: 'too-many-commands' }, KEY.exec(text)?.[1]);
    }
    const read = readCommand(text);
    if (!read.ok) return this.refuse(read.why, read.key);
    const { key, type } = read.command;
    const before = this.answers.get(key);
    if (!before && LONG_ANSWERS.has(type) && !allowance.take(this, LONG_ANSWER_COST - 1)) {
      return this.refuse({ code: 'too-many-commands' }, key);
    }
    let isAnswered = false;
    const replyEarly = (early: Answer) => {
      isAnswered = true;
      this.reply(key, early);
    };
    const answer =
      before ?? this.inOrder(() => this.parts.commands.run(this, read.command, replyEarly));
    if (!before) this.remember(key, answer);
    answer.then(
      (final) => {
        // Trying again must be worth something.
        if (final.why && isNoAnswer(final.why)) this.answers.delete(key);
        if (before || !final.isSent) this.reply(key, final);
      },
      (error: unknown) => {
        this.answers.delete(key);
        this.parts.log.error({
          event: 'command-failed',
          command: read.command.type,
          why: reasonOf(error),
        });
        // What fails after it was done is done all the same, and was answered.
        if (!isAnswered) this.refuse({ code: 'try-again' }, key);
      },
    );
  }

  private inOrder(work: () => Promise<Answer>): Promise<Answer> {
    const next = this.last.then(work, work);
    this.last = next.catch(() => {});
    return next;
  }

  private reply(key: string, { done, why }: Answer): void {
    if (why) this.refuse(why, key);
    else this.tell({ type: 'done', key, ...done });
  }

  private refuse(why: NonNullable<Answer['why']>, key?: string): void {
    this.parts.commands.countRefusal();
    this.tell({
      type: 'refused',
      ...(key !== undefined && { key }),
      code: why.code,
      ...(why.params && { params: why.params }),
    });
    if (++this.refusals >= PATIENCE) this.close('too many refusals');
  }

  private remember(key: string, answer: Promise<Answer>): void {
    this.answers.set(key, answer);
    const MOST = 64;
    if (this.answers.size > MOST) this.answers.delete(this.answers.keys().next().value!);
  }
}
