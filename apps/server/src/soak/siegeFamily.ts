/**
 * A family behind one address: two play with bots at a public table, a third one looks at the list of tables and on. Lines
 * break now and then, pages are loaded, somebody talks. What they are refused and how long they wait is written down.
 */

import { fastRng, type Rng } from '@parlor/kit';
import type { Position, ServerMessage, TableInfo } from '@parlor/protocol';
import { chooseMove } from './chooseMove.ts';
import { Device } from './device.ts';
import { openTable, type SoakTable } from './opening.ts';
import { askFrom, guestFrom } from './siegePlaces.ts';
import { pause } from './siegeGround.ts';

/** What all families have met with. */
export interface Notes {
  /** Milliseconds until a move was acknowledged, and until a bot had answered. */
  readonly acks: number[];
  readonly bots: number[];
  readonly refused: Map<string, number>;
  /** Commands that were answered. */
  commands: number;
  matches: number;
  /** Lists of tables that came, and tables that should have been in one and were not. */
  lists: number;
  unlisted: number;
  /** Lines that ended though nobody here wanted them to. */
  linesLost: number;
  pages: number;
  pagesRefused: number;
}

export const noNotes = (): Notes => ({
  ...{ acks: [], bots: [], refused: new Map<string, number>(), commands: 0, matches: 0 },
  ...{ lists: 0, unlisted: 0, linesLost: 0, pages: 0, pagesRefused: 0 },
});

/** People look at the table before they answer. */
const LEAST_THOUGHT_MS = 250;
const MOST_THOUGHT_MS = 1500;
/** On average, between two of the things that happen beside the match. */
const SIDE_EVENT_MS = 8000;
/** A table is in the list a moment after it was opened. */
const LISTED_AFTER_MS = 5000;
const PAGES = ['/', '/api/me', '/api/me/tables', '/api/me/matches'];

export interface FamilyParts {
  readonly base: string;
  readonly address: string;
  readonly table: SoakTable;
  readonly seed: number;
  readonly notes: () => Notes;
  readonly stop: AbortSignal;
}

export class Family {
  private readonly devices: Device[] = [];
  private readonly rng: Rng;
  /** What is played now, since when. */
  private table: { readonly id: string; readonly since: number } | undefined;
  private breaks = 0;
  private botsAskedAt: number | undefined;
  private timedPly = -1;
  /** By device: the question that was answered last, which may be shown again after a break. */
  private readonly answered = new Map<number, string>();
  private onEnd = (): void => {};

  private constructor(private readonly parts: FamilyParts) {
    this.rng = fastRng(parts.seed, 1);
  }

  static async arrive(parts: FamilyParts): Promise<Family> {
    const family = new Family(parts);
    for (let i = 0; i < 3; i++) {
      const cookie = await guestFrom(parts.address, parts.base);
      if (cookie === undefined) family.refuse('guest');
      else family.devices.push(family.device(cookie, i));
    }
    return family;
  }

  private device(cookie: string, i: number): Device {
    const { base, address } = this.parts;
    return new Device(
      cookie,
      () => base,
      {
        position: (position) => this.see(i, position),
        message: (message) => this.hear(i, message),
        refused: (code) => this.refuse(code),
        cut: () => this.cut(),
      },
      { localAddress: address },
    );
  }

  private cut(): void {
    if (!this.parts.stop.aborted) this.parts.notes().linesLost++;
  }

  private refuse(code: string): void {
    const { refused } = this.parts.notes();
    refused.set(code, (refused.get(code) ?? 0) + 1);
  }

  /** Plays one match after the other until it is stopped. */
  async live(): Promise<void> {
    const { stop, table: wanted } = this.parts;
    const [host, other, looker] = this.devices as [Device, Device, Device];
    if (this.devices.length < 3) return;
    await looker.say({ type: 'lobby', isOn: true });
    const beside = this.besides();
    while (!stop.aborted) {
      const ended = new Promise<void>((resolve) => {
        this.onEnd = resolve;
        stop.addEventListener('abort', () => resolve());
      });
      const surprised = (what: string) => {
        // Refusals are heard anyway; silence is the end of the siege, or worse.
        if (!stop.aborted && what.endsWith('silence')) this.refuse(what);
      };
      const id = await openTable([host, other], wanted, {
        ...{ clock: 'none', bots: 'casual', surprised },
      });
      if (id === undefined) {
        await pause(1000, stop);
        continue;
      }
      await looker.say({ type: 'enter', table: id });
      this.table = { id, since: performance.now() };
      this.parts.notes().matches++;
      await ended;
      this.table = undefined;
      for (const device of this.devices) await device.say({ type: 'exit', table: id });
    }
    await beside;
  }

  private see(i: number, { match, view, question, questions, outcome, ply }: Position): void {
    // The first to play tells for all: whoever looks on gets the same.
    if (i === 0) this.time(questions, ply);
    if (i === 0 && outcome) this.onEnd();
    if (!question || outcome || i > 1) return;
    const name = `${match} ${question.id}`;
    if (this.answered.get(i) === name) return;
    this.answered.set(i, name);
    const thought = LEAST_THOUGHT_MS + this.rng.below(MOST_THOUGHT_MS - LEAST_THOUGHT_MS);
    setTimeout(() => {
      if (this.parts.stop.aborted) return;
      const move = chooseMove(this.parts.table.game, view, question.seat, this.rng);
      const since = performance.now();
      const breaks = this.breaks;
      void this.devices[i]!.say({ type: 'answer', match, question: question.id, move }).then(
        (said) => {
          if (said?.type !== 'done') return;
          const notes = this.parts.notes();
          notes.commands++;
          // Whoever was away for a moment has waited for themselves.
          if (breaks === this.breaks) notes.acks.push(performance.now() - since);
        },
      );
    }, thought).unref();
  }

  /** From the moment when only bots are asked until one of them has answered. */
  private time(questions: Position['questions'], ply: number): void {
    const now = performance.now();
    if (ply !== this.timedPly && this.botsAskedAt !== undefined) {
      this.parts.notes().bots.push(now - this.botsAskedAt);
      this.botsAskedAt = undefined;
    }
    if (ply === this.timedPly) return;
    this.timedPly = ply;
    const isBots = questions.length > 0 && questions.every(({ seat }) => seat > 1);
    this.botsAskedAt = isBots ? now : undefined;
  }

  private hear(i: number, message: ServerMessage): void {
    if (i === 2 && message.type === 'lobby') this.look(message.tables);
  }

  private look(tables: readonly { readonly id: string; readonly status: TableInfo['status'] }[]) {
    const notes = this.parts.notes();
    notes.lists++;
    const { table } = this;
    if (!table || performance.now() - table.since < LISTED_AFTER_MS) return;
    if (tables.every(({ id }) => id !== table.id)) notes.unlisted++;
  }

  /** What else happens in a family. */
  private async besides(): Promise<void> {
    const { stop } = this.parts;
    while (!stop.aborted) {
      await pause(this.rng.below(2 * SIDE_EVENT_MS), stop);
      if (stop.aborted) return;
      const i = this.rng.below(this.devices.length);
      switch (this.rng.below(4)) {
        case 0:
          this.breaks++;
          this.botsAskedAt = undefined;
          this.devices[i]!.drop();
          break;
        case 1:
          await this.loadPage(this.devices[i]!);
          break;
        case 2:
          await this.talk(this.devices[i]!);
          break;
        default:
          await this.askAgain(this.devices[i]!);
      }
    }
  }

  private async loadPage({ cookie }: Device): Promise<void> {
    const { base, address, stop } = this.parts;
    for (const path of PAGES) {
      const reply = await askFrom(address, `${base}${path}`, { headers: { cookie } });
      if (stop.aborted) return;
      const notes = this.parts.notes();
      notes.pages++;
      // Where the pages are not built there is none, and that is no refusal.
      if (!reply || (reply.status !== 200 && reply.status !== 404)) notes.pagesRefused++;
    }
  }

  private async talk(device: Device): Promise<void> {
    const { table } = this;
    if (!table) return;
    await device.say({ type: 'chat', table: table.id, text: 'Nice move, grandma' });
    this.parts.notes().commands++;
  }

  private async askAgain(device: Device): Promise<void> {
    const match = device.position?.match;
    if (!this.table || match === undefined || match !== device.table?.match) return;
    await device.say({ type: 'resync', match });
    this.parts.notes().commands++;
  }

  close(): void {
    for (const device of this.devices) device.close();
  }
}
