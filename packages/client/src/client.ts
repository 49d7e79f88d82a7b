/**
 * The other end of the protocol: says commands until they are answered, comes
 * back when the line breaks, and notices when something was missed. Puts sets of
 * somebody's own back where they are only named. Knows
 * nothing of browsers or Node: line, clock and chance are handed in.
 */

import { DataHeard, withData } from '@parlor/kit';
import type { Code, Command, ServerMessage } from '@parlor/protocol';

/** A socket as far as it is needed. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface ClientParts {
  /** Opens a line, and tells of what happens on it. */
  readonly open: (on: LineEvents) => Line;
  /** A new key: at least 128 bits of chance in letters, digits, - and _. */
  readonly newKey: () => string;
  /** Calls back after so many milliseconds; what it returns calls it off. */
  readonly after: (ms: number, ring: () => void) => () => void;
}

export interface LineEvents {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

/**
 * `outdated`: the server does not speak our version, and will not; whoever uses this has to be renewed.
 * `signed-out`: it does not take us for who we were any more.
 * `banned`: it does not let us in.
 */
export type Status = 'connecting' | 'open' | 'lost' | 'closed' | Final;

type Final = 'outdated' | 'signed-out' | 'banned';

export type DoneMessage = Extract<ServerMessage, { type: 'done' }>;
export type RefusedMessage = Extract<ServerMessage, { type: 'refused' }>;
export type Answer = DoneMessage | RefusedMessage;

type WithoutKey<C> = C extends { key: string } ? Omit<C, 'key'> : never;
export type Wish = WithoutKey<Command>;

interface Waiting {
  readonly wish: Wish;
  readonly text: string;
  readonly settle: (answer: Answer) => void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;

/** Whoever asks for a try sits there and waits: if nobody is at home yet, the next ones follow soon. */
const EAGER_WAIT_MS = 1000;
const EAGER_TRIES = 15;

/** Who does not open by then is not going to: a server that is just leaving, or a network that swallows everything. */
const OPENING_MS = 10_000;

/** The server may be too busy for a moment, or another node was faster. */
const TRY_AGAIN_MS = 200;

/** Whoever comes back with several tables, or several devices, may be told that this is too much at once. */
const NOT_YET: ReadonlySet<string> = new Set(['try-again', 'too-many-commands'] satisfies Code[]);

/** What is said without being asked, and makes every other try pointless. */
const FINAL: Readonly<Partial<Record<string, Final>>> = {
  ['protocol-unsupported' satisfies Code]: 'outdated',
  ['signed-out' satisfies Code]: 'signed-out',
  ['banned' satisfies Code]: 'banned',
};

/** A line that says nothing, not even to a ping, is dead whatever the network claims. */
const PING_EVERY_MS = 20_000;
const SILENCE_MS = 10_000;

export class Client {
  status: Status = 'connecting';
  private line: Line | undefined;
  /** Commands without an answer, by key, in the order they were given. */
  private readonly waiting = new Map<string, Waiting>();
  /** Tables to enter again after a break, with the token that opens the seat there. */
  private readonly entered = new Map<string, string | undefined>();
  /** What was said by itself on this line, by key, until it is answered. */
  private readonly resaid = new Map<string, string>();
  private readonly versions = new Map<string, number>();
  private readonly tableVersions = new Map<string, number>();
  /** Sets of somebody's own; listeners get them back where they belong, and never see a name. */
  private readonly data = new DataHeard();
  private readonly listeners = new Set<(message: ServerMessage) => void>();
  private readonly watchers = new Set<(status: Status) => void>();
  private wait = FIRST_WAIT_MS;
  /** Tries that are still to follow soon. */
  private eager = 0;
  private callOff: () => void = () => {};
  private isSubscribed = false;
  /** Why there is no point in trying again. */
  private refusedWith: string | undefined;

  constructor(private readonly parts: ClientParts) {
    this.connect();
  }

  /** Hears every message but answers to commands. What it returns ends that. */
  listen(hear: (message: ServerMessage) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  watch(see: (status: Status) => void): () => void {
    this.watchers.add(see);
    return () => this.watchers.delete(see);
  }

  /** Says a command until it is answered: after a break it is said again under the same key, and has no second effect. */
  say(wish: Wish, key = this.parts.newKey()): Promise<Answer> {
    return new Promise((settle) => {
      if (this.refusedWith !== undefined) {
        settle({ type: 'refused', key, code: this.refusedWith });
        return;
      }
      const text = JSON.stringify({ ...wish, key });
      this.waiting.set(key, { wish, text, settle });
      if (this.isBack) this.line?.send(text);
    });
  }

  /** What has to be said again by itself when the line comes back: only what was done counts, as the rest is still waiting. */
  private note(wish: Wish, { type }: Answer): void {
    const isDone = type === 'done';
    if (wish.type === 'enter' && isDone) this.entered.set(wish.table, wish.seatToken);
    if (wish.type === 'exit') this.entered.delete(wish.table);
    if (wish.type === 'lobby' && isDone) this.isSubscribed = wish.isOn;
  }

  close(): void {
    this.become('closed');
    this.callOff();
    this.line?.close();
    this.line = undefined;
  }

  /** Breaks the line, as a network would; at once, though a line without a network may take long to close. */
  drop(): void {
    const { line } = this;
    if (!line) return;
    this.lost();
    line.close();
  }

  /** There is reason to believe that somebody is at home again: does not wait for the next try. */
  retryNow(): void {
    if (this.isOver || this.status === 'open') return;
    const { line } = this;
    this.line = undefined;
    line?.close();
    this.wait = FIRST_WAIT_MS;
    this.eager = EAGER_TRIES;
    this.connect();
  }

  private connect(): void {
    const line: Line = this.parts.open({
      opened: () => {
        if (line === this.line) this.opened();
      },
      heard: (text) => {
        if (line === this.line) this.heard(text);
      },
      closed: () => {
        if (line === this.line) this.lost();
      },
    });
    this.line = line;
    this.callOff();
    this.callOff = this.parts.after(OPENING_MS, () => this.drop());
  }

  private opened(): void {
    this.wait = FIRST_WAIT_MS;
    this.eager = 0;
    for (const [table, seatToken] of this.entered) {
      this.resay({ type: 'enter', table, ...(seatToken !== undefined && { seatToken }) });
    }
    if (this.isSubscribed) this.resay({ type: 'lobby', isOn: true });
    this.sayWaiting();
    // Not before: whoever is told may have something to say, and that comes last.
    this.become('open');
    this.keepAlive();
  }

  /** Are we again where we were before the break? What is said at a table is refused to whoever is not there yet. */
  private get isBack(): boolean {
    return this.status === 'open' && this.resaid.size === 0;
  }

  private sayWaiting(): void {
    if (this.resaid.size > 0) return;
    for (const { text } of this.waiting.values()) this.line?.send(text);
  }

  private resay(wish: Wish): void {
    const key = this.parts.newKey();
    const text = JSON.stringify({ ...wish, key });
    this.resaid.set(key, text);
    this.line?.send(text);
  }

  private keepAlive(): void {
    this.callOff();
    this.callOff = this.parts.after(PING_EVERY_MS, () => {
      this.line?.send(JSON.stringify({ type: 'ping', key: this.parts.newKey() }));
      this.callOff = this.parts.after(SILENCE_MS, () => this.drop());
    });
  }

  private lost(): void {
    this.line = undefined;
    this.resaid.clear();
    this.callOff();
    if (this.isOver) return;
    this.become('lost');
    this.callOff = this.parts.after(this.wait, () => this.connect());
    const longest = this.eager > 0 ? EAGER_WAIT_MS : LONGEST_WAIT_MS;
    this.wait = Math.min(2 * this.wait, longest);
    this.eager = Math.max(0, this.eager - 1);
  }

  private heard(text: string): void {
    this.keepAlive();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'done' || message.type === 'refused') this.answered(message);
    else this.tell(message);
  }

  private answered(answer: Answer): void {
    const { key } = answer;
    if (key === undefined) {
      if (answer.type === 'refused') this.end(answer.code);
      return;
    }
    if (answer.type === 'refused' && this.isNotYet(key, answer.code)) {
      this.parts.after(TRY_AGAIN_MS, () => {
        // After a break it is said again anyway, or under another key.
        const waiting = this.isBack ? this.waiting.get(key)?.text : undefined;
        const text = waiting ?? this.resaid.get(key);
        if (text !== undefined) this.line?.send(text);
      });
      return;
    }
    const waiting = this.waiting.get(key);
    this.waiting.delete(key);
    if (waiting) {
      this.note(waiting.wish, answer);
      waiting.settle(answer);
    }
    if (this.resaid.delete(key)) this.sayWaiting();
  }

  /** Is it to be said again by itself? What was said by itself always is: nobody else would ever say it again. */
  private isNotYet(key: string, code: string): boolean {
    return code === 'try-again' || (this.resaid.has(key) && NOT_YET.has(code));
  }

  /** Is there no point in trying again? Then whoever waits is told, and so is whoever asks later. */
  private end(code: string): void {
    const final = FINAL[code];
    if (final === undefined) return;
    const { line } = this;
    this.line = undefined;
    this.callOff();
    this.resaid.clear();
    this.refusedWith = code;
    this.become(final);
    line?.close();
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const [key, { settle }] of waiting) settle({ type: 'refused', key, code });
  }

  private get isOver(): boolean {
    return this.status === 'closed' || this.refusedWith !== undefined;
  }

  private tell(message: ServerMessage): void {
    if (message.type === 'data') return this.data.hear(message.name, message.value as object);
    if (message.type === 'table') {
      const { id, version } = message.table;
      if (version < (this.tableVersions.get(id) ?? 0)) return;
      this.tableVersions.set(id, version);
      return this.spread({ ...message, table: withData(message.table, this.data) });
    }
    if (message.type === 'position') {
      const known = this.versions.get(message.match) ?? -1;
      // An echo from before the break; newer ones are here already.
      if (message.version < known) return;
      this.versions.set(message.match, message.version);
      // Steps were missed: their events are gone, so none are shown.
      const isMissing = message.version > known + 1;
      const view = withData(message.view, this.data);
      return this.spread({ ...message, view, ...(isMissing && { events: [] }) });
    }
    this.spread(message);
  }

  private spread(message: ServerMessage): void {
    for (const hear of this.listeners) hear(message);
  }

  private become(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    for (const see of this.watchers) see(status);
  }
}
