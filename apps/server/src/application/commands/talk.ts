/** Chat at a table: people's words, ready phrases, and what bots have to say. */

import { type ChatMessage, cleanChat, type CommandOf, type ServerMessage } from '@parlor/protocol';
import type { KeptBytes } from '../order/keptBytes.ts';
import type { People } from '../people/people.ts';
import { derivedId } from '../../domain/people/secrets.ts';
import type { ChatLine, ChatPart } from '../../domain/records.ts';
import type { Order } from '../order/order.ts';
import type { Charge, Overdrawn, Store } from '../ports/store.ts';
import { isRemoved } from '../../domain/tables/hosting.ts';
import { speakerName, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { ClusterBus } from '../ports/clusterBus.ts';
import { Allowance } from './allowance.ts';
import { type Answer, DONE, refuse } from './answer.ts';
import type { Caller } from './caller.ts';
import { delayFor, type Client, type Rooms, tell, viewerOf } from '../rooms/rooms.ts';

const SHOWN_ON_ENTERING = 50;
const LINES_PER_SECOND = 0.5;
const BURST = 5;
/** A long evening of talk at once; then what a person says in a day is bounded, and so is what is kept of it. */
const LINES_PER_DAY = 1000;
const DAY_S = 86_400;
/** Whoever is being forgotten, however lately that began. */
const LATER = Number.MAX_SAFE_INTEGER;
const FORGOTTEN_AT_ONCE = 200;

export class Talk {
  private readonly spoken: Allowance;
  private readonly spokenToday: Allowance;
  /** What has been shown here, by table, for catching up with other nodes. */
  private readonly shown = new Map<string, Readonly<Record<ChatPart, Shown>>>();
  /** At which tables somebody was shown what is said among those who watch: they may have sat down since. */
  private readonly overheard = new WeakMap<Client, Set<string>>();

  constructor(
    private readonly store: Store,
    private readonly people: People,
    private readonly rooms: Rooms,
    private readonly bus: ClusterBus,
    private readonly now: () => number,
    private readonly order: Pick<Order, 'isSilenced'>,
    private readonly keptBytes: KeptBytes,
    peopleAtAddress: number,
  ) {
    const lines = (perSecond: number, atOnce: number) =>
      new Allowance({ perSecond, atOnce, peopleAtAddress, now });
    this.spoken = lines(LINES_PER_SECOND, BURST);
    this.spokenToday = lines(LINES_PER_DAY / DAY_S, LINES_PER_DAY);
  }

  /** People at the table and spectators may talk; whoever has not entered may not. */
  async say(who: Caller, command: CommandOf<'chat'> | CommandOf<'phrase'>): Promise<Answer> {
    const { table, key } = command;
    // The same command again is the same line.
    const id = derivedId('chat', who.player, key);
    const doc = this.rooms.tableFor(who, table);
    if (!doc) return refuse('unknown-table');
    if (this.order.isSilenced(who.player)) return refuse('silenced');
    if (isRemoved(doc, who.player)) return refuse('removed');
    if (!this.spoken.take(who) || !this.spokenToday.take(who)) {
      return refuse('too-many-commands');
    }
    const said =
      command.type === 'chat' ? { text: cleanChat(command.text) } : { phrase: command.phrase };
    if (said.text === '') return refuse('nothing-said');
    const text = JSON.stringify(said);
    const name = speakerName(doc, who.player, await this.people.nameOf(who));
    const isApart = doc.watchTalk === 'apart' && viewerOf(who, doc) === 'public';
    const over = await this.add(
      { table, id, at: this.now(), player: who.player, name, text, ...(isApart && { isApart }) },
      this.keptBytes.ofRow(who, name, text),
    );
    return over ? { why: this.keptBytes.refusal(over) } : DONE;
  }

  /** A bot's sentence names no card: it speaks to the whole table, and the card may be for two only. */
  async remark(
    doc: TableDoc,
    seat: number,
    about: string,
    { params: { card: _unsaid, ...params } = {}, ...what }: NonNullable<ChatMessage['remark']>,
  ): Promise<void> {
    const remark = { ...what, params };
    await this.add({
      table: doc.id,
      id: derivedId('remark', about),
      at: this.now(),
      player: `seat:${seat}`,
      name: doc.seats[seat]!.name,
      text: JSON.stringify({ remark }),
    });
  }

  private async add(line: ChatLine, charge?: Charge): Promise<Overdrawn | undefined> {
    const over = await this.store.addChat(line, charge);
    if (over) return over;
    this.show(line);
    this.bus.publish({ kind: 'chat', id: line.table });
    return undefined;
  }

  /** Whoever plays is told what is said at the table, however much those who watch say among themselves. */
  async history(who: Client, doc: TableDoc): Promise<void> {
    const parts = viewerOf(who, doc) === 'public' ? PARTS : TABLE_ONLY;
    // The first to come has seen everything by now; later others may still miss something.
    const fresh = parts.filter((part) => !this.shown.get(doc.id)?.[part].isBegun);
    const lines: ChatLine[] = [];
    for (const part of parts) {
      lines.push(...(await this.store.chat(doc.id, SHOWN_ON_ENTERING, part)));
    }
    for (const line of lines) if (fresh.includes(partOf(line))) this.noteShown(line);
    lines.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
    for (const line of lines.slice(-SHOWN_ON_ENTERING)) {
      if (!this.hears(who, doc, line)) continue;
      const delay = delayFor(who, doc);
      if (delay === 0) tell(who, message(line));
      else this.rooms.tellLate(who, doc.id, message(line), line.at + delay - this.now());
    }
  }

  /** Somebody has talked on another node. Of each part by itself: one must not hide the other. */
  async catchUp(table: string): Promise<void> {
    for (const part of PARTS) {
      for (const line of await this.store.chat(table, SHOWN_ON_ENTERING, part)) this.show(line);
    }
  }

  private show(line: ChatLine): void {
    if (!this.noteShown(line)) return;
    this.rooms.tellTable(line.table, message(line), (client) => {
      const doc = this.rooms.tableFor(client, line.table);
      return !doc || !this.hears(client, doc, line);
    });
  }

  /** Is this line for whoever has this line to us? */
  private hears(client: Client, doc: TableDoc, { table, player, isApart }: ChatLine): boolean {
    if (client.mutes(player)) return false;
    if (!isApart) return true;
    if (viewerOf(client, doc) !== 'public') return false;
    this.overheard.set(client, (this.overheard.get(client) ?? new Set()).add(table));
    return true;
  }

  /** False when it was shown before, or there is nobody to see it: whoever comes later gets it with everything else. */
  private noteShown(line: ChatLine): boolean {
    const { table, id, player } = line;
    if (!this.rooms.isLookedAt(table)) return false;
    const all = this.shown.get(table) ?? { table: new Shown(), apart: new Shown() };
    this.shown.set(table, all);
    return all[partOf(line)].note(id, player);
  }

  /** Somebody has left: where nobody is any more, nothing needs to be remembered. */
  left(table: string): void {
    if (this.rooms.isLookedAt(table)) return;
    this.shown.delete(table);
  }

  /** Takes the lines of somebody who is forgotten off every screen here, and tells nobody else that there were any. */
  unsay(player: string): void {
    for (const [table, shown] of this.shown) {
      const unsaid: ServerMessage = { type: 'unsaid', table, player };
      const wasHeard = shown.table.speakers.delete(player);
      const wasOverheard = shown.apart.speakers.delete(player);
      if (wasHeard) this.rooms.tellTable(table, unsaid);
      else if (wasOverheard)
        this.rooms.tellTable(table, unsaid, (one) => !this.overheard.get(one)?.has(table));
    }
  }

  /** Somebody may have been forgotten elsewhere. */
  async lookFor(player: string): Promise<void> {
    if (this.isHeard(player) && !(await this.store.player(player))) this.unsay(player);
  }

  /** Nobody can call us: whoever was forgotten lately is noted in the store. */
  async lookForAll(): Promise<void> {
    if (this.shown.size === 0) return;
    for (const player of await this.store.departures(LATER, FORGOTTEN_AT_ONCE)) this.unsay(player);
  }

  private isHeard(player: string): boolean {
    return [...this.shown.values()].some((shown) =>
      PARTS.some((part) => shown[part].speakers.has(player)),
    );
  }
}

const PARTS: readonly ChatPart[] = ['table', 'apart'];
const TABLE_ONLY: readonly ChatPart[] = ['table'];

const partOf = ({ isApart }: ChatLine): ChatPart => (isApart ? 'apart' : 'table');

/** What has been shown at a table of one part of its talk. */
class Shown {
  /** Whose lines somebody here has been shown. */
  readonly speakers = new Set<string>();
  /** The last lines. */
  private readonly ids = new Set<string>();

  get isBegun(): boolean {
    return this.ids.size > 0;
  }

  /** False when it was noted before. */
  note(id: string, player: string): boolean {
    this.speakers.add(player);
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    if (this.ids.size > 4 * SHOWN_ON_ENTERING) this.ids.delete(this.ids.values().next().value!);
    return true;
  }
}

const message = ({ table, id, at, player, name, text, isApart }: ChatLine): ChatMessage => ({
  type: 'chat',
  table,
  id,
  at,
  player,
  name,
  ...(JSON.parse(text) as Pick<ChatMessage, 'text' | 'phrase' | 'remark'>),
  ...(isApart && { isApart }),
});
