/**
 * A line as both ends see it. Every frame that arrives is answered once, in order; nobody is told what is not theirs, and
 * whoever asks gets what is durable by then.
 */

import type { Code, Command, ServerMessage } from '@parlor/protocol';
import type { SimulatedProcess } from '../engine/process.ts';
import type { LineWatch } from '../node/simulatedLine.ts';
import type { Speaker } from '../players/device.ts';
import type { Findings } from './findings.ts';
import type { MatchOracle } from './matchOracle.ts';

export interface WatchedLineParts {
  readonly speaker: Speaker;
  readonly findings: Findings;
  readonly now: () => number;
  readonly matches: MatchOracle;
  /** A frame as a message; most are sent to several at once. */
  readonly read: (text: string) => ServerMessage;
  /** Is told of every frame that leaves a node. */
  readonly tell: (line: WatchedLine, message: ServerMessage, command: Arrived | undefined) => void;
  readonly arrive: (line: WatchedLine, command: Partial<Command>) => void;
  readonly ended: (line: WatchedLine) => void;
  /** On how many lines somebody has said a command. */
  readonly saidOn: (player: string, key: string) => number;
}

/** A command that has reached a node. */
export interface Arrived {
  readonly command: Partial<Command>;
  readonly at: number;
  /** When it was last said here. */
  lastAt: number;
  /** How many versions of its match were durable then. */
  readonly version: number;
  /** How often it was said here without being answered yet. */
  unanswered: number;
  /** How often it was said here at all. */
  said: number;
  /** Was it answered that it is done? */
  isDone: boolean;
  /** Was its speaker at the table then? */
  readonly wasIn: boolean;
}

/** Said to whoever was signed out, and the last word on a line. */
const SIGNED_OUT = 'signed-out';

/** As the protocol has it. */
const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** Of so many commands on one line it is remembered what they were. */
const MOST = 2000;

type AnswerMessage = Extract<ServerMessage, { type: 'done' | 'refused' }>;

const SHOWN_OUT: Code = 'banned';

export class WatchedLine implements LineWatch {
  /** Tables where somebody is, or is about to be, and since when. */
  readonly entered = new Map<string, number>();
  /** The newest version of each match that was sent. */
  readonly shown = new Map<string, number>();
  /** The newest version of each table that was sent. */
  readonly tables = new Map<string, number>();
  process: SimulatedProcess | undefined;
  /** When somebody began to knock. */
  readonly openedAt: number;
  hasWatchedLobby = false;
  /** Frames without a key that could be read: each gets one refusal. */
  private unnamed = 0;
  private readonly commands = new Map<string, Arrived>();

  constructor(readonly parts: WatchedLineParts) {
    this.openedAt = parts.now();
  }

  get speaker(): Speaker {
    return this.parts.speaker;
  }

  /** Of what was said and is not answered, the oldest. */
  get waiting(): Arrived | undefined {
    for (const arrived of this.commands.values()) if (arrived.unanswered > 0) return arrived;
    return undefined;
  }

  arrived(text: string | undefined, process: SimulatedProcess): void {
    this.process = process;
    const command = commandIn(text);
    const { key } = command;
    if (typeof key !== 'string' || !KEY.test(key)) {
      this.unnamed++;
      return;
    }
    const { now, matches, arrive } = this.parts;
    const match = 'match' in command ? matches.mirrors.get(textOf(command.match)) : undefined;
    const before = this.commands.get(key) ?? {
      ...{
        command,
        at: now(),
        lastAt: now(),
        version: match?.version ?? 0,
        unanswered: 0,
        said: 0,
        isDone: false,
        wasIn: 'table' in command && this.entered.has(textOf(command.table)),
      },
    };
    before.lastAt = now();
    before.unanswered++;
    before.said++;
    this.commands.set(key, before);
    if (this.commands.size > MOST) this.commands.delete(this.commands.keys().next().value!);
    // Said again once it is done, it does nothing: whoever has gone since is not back by it.
    const isNew = command.type === 'enter' && !before.isDone;
    if (isNew && !this.entered.has(textOf(command.table))) {
      this.entered.set(textOf(command.table), now());
    }
    if (command.type === 'lobby') this.hasWatchedLobby = true;
    arrive(this, command);
  }

  sent(text: string): void {
    const { read, tell } = this.parts;
    const message = read(text);
    const isAnswer =
      message.type === 'done' || (message.type === 'refused' && message.code !== SIGNED_OUT);
    const command = isAnswer ? this.answered(message) : undefined;
    if (message.type === 'position') this.lookAtOrder(message.match, message.version);
    tell(this, message, command);
    if (message.type === 'position') this.shown.set(message.match, message.version);
    if (message.type === 'table') {
      const { id, version } = message.table;
      // What is older than something already seen is old news, and taken for it.
      this.tables.set(id, Math.max(version, this.tables.get(id) ?? 0));
    }
    if (isAnswer && command) this.noteAnswer(message, command);
  }

  private noteAnswer(message: AnswerMessage, arrived: Arrived): void {
    const { command, wasIn } = arrived;
    // Said again once it is done, it does nothing: whoever has come back since is still in.
    if (arrived.isDone) return;
    arrived.isDone = message.type === 'done';
    // Whoever was in before, and is asked to try again, is still in.
    const isFinal = message.type === 'done' || message.code !== 'try-again' || !wasIn;
    const isOut = message.type === 'done' ? command.type === 'exit' : command.type === 'enter';
    if (isFinal && isOut && 'table' in command) this.entered.delete(textOf(command.table));
  }

  private answered(message: AnswerMessage): Arrived | undefined {
    const { findings, speaker } = this.parts;
    const { key } = message;
    if (key === undefined) {
      // Whoever is shown out is told so, whatever they have said.
      if (message.type === 'refused' && message.code === SHOWN_OUT) return undefined;
      if (this.unnamed-- > 0) return undefined;
      findings.add('two-answers', `${speaker.name} is answered without having said anything`);
      return undefined;
    }
    const arrived = this.commands.get(key);
    if (!arrived) {
      // A key may be read in what is no command.
      if (this.unnamed-- > 0) return undefined;
      findings.add('leak', `${speaker.name} gets the answer to ${key}, which it never said here`);
      return undefined;
    }
    if (--arrived.unanswered < 0) {
      const what = `${arrived.command.type} ${key} of ${speaker.name}`;
      findings.add('two-answers', `${what} is answered more often than it was said`);
    }
    return arrived;
  }

  /** Whoever has moved hears that it is done before they are shown what follows. */
  private lookAtOrder(match: string, version: number): void {
    const { matches, findings, speaker, saidOn } = this.parts;
    const mirror = matches.mirrors.get(match);
    if (!mirror || version <= (this.shown.get(match) ?? -1)) return;
    for (const [key, { command, at, unanswered, said }] of this.commands) {
      if (unanswered !== 1 || said !== 1 || command.type !== 'answer') continue;
      if (command.match !== match) continue;
      const entry = mirror.entries.findLast((one) => one.key === key);
      if (!entry || entry.player !== speaker.player || entry.n > version) continue;
      const isOurs = matches.appendedBy(entry) === this.process && mirror.times[entry.n]! > at;
      if (!isOurs || saidOn(speaker.player, key) !== 1) continue;
      findings.add('order', `${speaker.name} is shown ${version} before ${key} is answered`);
    }
  }

  ended(): void {
    this.parts.ended(this);
  }
}

/** Where a text is expected, hostile frames hold anything. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whatever of a command can be read: hostile frames hold anything. */
function commandIn(text: string | undefined): Partial<Command> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
