/** A device in somebody's hand: the real client, on a simulated line to whichever node. */

import { type Answer, Client, type LineEvents, openingWish, type Wish } from '@parlor/client';
import type { Rng } from '@parlor/kit';
import type { Position, ServerMessage, TableInfo } from '@parlor/protocol';
import { between, inThousand } from '../engine/chance.ts';
import { SimulatedProcess } from '../engine/process.ts';
import type { Scheduler } from '../engine/scheduler.ts';
import type { LineWeather } from '../faults/weather.ts';
import { type LineWatch, SimulatedLine } from '../node/simulatedLine.ts';
import type { SimulatedNode } from '../node/simulatedNode.ts';

/** Whoever is at the other end of a line, as those know them who look on. */
export interface Speaker {
  readonly name: string;
  readonly player: string;
  readonly address: string;
  /** Where they are signed in. */
  readonly session?: string;
  readonly isHostile?: true;
}

/** Whoever looks at everything that passes between devices and nodes. */
export interface Witness {
  said(speaker: Speaker, key: string, wish: Wish): void;
  /** A line is opened: whoever is returned sees what passes on it. */
  line(speaker: Speaker): LineWatch;
}

export interface DeviceParts {
  readonly scheduler: Scheduler;
  readonly name: string;
  readonly rng: Rng;
  readonly weather: LineWeather;
  readonly nodeOf: () => SimulatedNode;
  readonly witness: Witness;
  readonly session: Session;
  /** Is told of everything that goes wrong with its lines. */
  readonly suffered: (what: string) => void;
}

/** Who it belongs to, as the server knows them. */
export interface Session {
  readonly player: string;
  readonly cookie: string;
  readonly address: string;
}

/** A cookie names the player and the session, under a seal. */
export const sessionIn = (cookie: string): string => cookie.split('.')[1] ?? '';

const IMPATIENT = 700;
const IMPATIENT_MS = 40;

/** Whoever is told that this server cannot play their match tries again after a while. */
const LOOKS_ELSEWHERE_MS = 500;

/** Whoever is told that they say too much at once waits a little and says it again. */
const TOO_MUCH = 'too-many-commands';
const TAKES_BREATH_MS = 300;

const KEY_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export class Device {
  readonly process: SimulatedProcess;
  table: TableInfo | undefined;
  position: Position | undefined;
  line: SimulatedLine | undefined;
  /** What it has said and not been answered yet, and since when. */
  readonly unanswered = new Map<string, { readonly wish: Wish; readonly since: number }>();
  /** Shares of the dice that were made on it, by what binds to them; kept as a page keeps them. */
  readonly shares = new Map<string, string>();
  /** Somebody who opens nothing, until they are told to commit anew. */
  isShut = false;
  private readonly client: Client;
  /** What it has opened, so that it says it once. */
  private readonly opened = new Set<string>();
  private readonly ears = new Set<(message: ServerMessage) => void>();

  constructor(private readonly parts: DeviceParts) {
    const { scheduler, name } = parts;
    this.process = new SimulatedProcess(scheduler, name);
    this.client = new Client({
      open: (on) => this.open(on),
      newKey: () => this.newKey(),
      after: (ms, ring) => this.process.after(ms, ring, 'timer'),
    });
    this.client.listen((message) => this.hear(message));
    this.client.watch((status) => {
      if (status === 'lost') this.comeBack();
    });
  }

  get name(): string {
    return this.parts.name;
  }

  get player(): string {
    return this.parts.session.player;
  }

  get address(): string {
    return this.parts.session.address;
  }

  get session(): string {
    return sessionIn(this.parts.session.cookie);
  }

  get status(): string {
    return this.client.status;
  }

  newKey(): string {
    const { rng } = this.parts;
    return Array.from({ length: 22 }, () => KEY_LETTERS[rng.below(KEY_LETTERS.length)]).join('');
  }

  private open(on: LineEvents) {
    const { rng, weather, nodeOf, session, witness, suffered } = this.parts;
    const { cookie, address } = session;
    const line = new SimulatedLine({
      ...{ device: this.process, node: nodeOf(), cookie, address, rng, weather, on, suffered },
      watch: witness.line(this),
    });
    this.line = line;
    return { send: (text: string) => line.send(text), close: () => line.hangUp() };
  }

  /** Most people do not wait until the page tries again by itself. */
  private comeBack(): void {
    const { rng } = this.parts;
    if (!inThousand(rng, IMPATIENT)) return;
    const ms = between(rng, 0, IMPATIENT_MS);
    this.process.after(ms, () => this.client.retryNow(), 'tries again at once');
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'table') {
      this.table = message.table;
      this.openShare(message.table);
    }
    if (message.type === 'position') this.position = message;
    // Another node may have been upgraded already.
    if (message.type === 'unplayable') {
      this.process.after(LOOKS_ELSEWHERE_MS, () => this.drop(), 'looks for another node');
    }
    for (const hear of [...this.ears]) hear(message);
  }

  private openShare(table: TableInfo): void {
    const wish = openingWish(table, this.player, (commitment) => this.shares.get(commitment));
    if (!wish || this.isShut || this.opened.has(wish.share)) return;
    this.opened.add(wish.share);
    void this.say(wish);
  }

  listen(hear: (message: ServerMessage) => void): void {
    this.ears.add(hear);
  }

  async say(wish: Wish, key = this.newKey()): Promise<Answer> {
    const { witness, scheduler } = this.parts;
    witness.said(this, key, wish);
    this.unanswered.set(key, { wish, since: scheduler.now });
    let answer = await this.client.say(wish, key);
    while (answer.type === 'refused' && answer.code === TOO_MUCH) {
      await this.pause(TAKES_BREATH_MS);
      answer = await this.client.say(wish, key);
    }
    this.unanswered.delete(key);
    return answer;
  }

  /** Says something that is left if it is too much. */
  sayOnce(wish: Wish): Promise<Answer> {
    const key = this.newKey();
    this.parts.witness.said(this, key, wish);
    return this.client.say(wish, key);
  }

  /** Resolves when it is so, looking at every message. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return;
        this.ears.delete(look);
        resolve();
      };
      this.ears.add(look);
      look();
    });
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.process.after(ms, resolve, 'goes on'));
  }

  /** Breaks the line, as somebody does who closes the page; the client comes back by itself. */
  drop(): void {
    this.client.drop();
  }

  /** Says goodbye, and is not seen again. */
  hangUp(): void {
    this.client.close();
  }

  close(): void {
    this.client.close();
    this.process.kill();
  }
}
