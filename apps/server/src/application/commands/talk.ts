/** Chat at a table: people's words, ready phrases, and what bots have to say. */

import { type ChatMessage, cleanChat, type CommandOf } from '@parlor/protocol';
import type { KeptBytes } from '../order/keptBytes.ts';
import type { People } from '../people/people.ts';
import { derivedId } from '../../domain/people/secrets.ts';
import type { ChatLine } from '../../domain/records.ts';
import type { Order } from '../order/order.ts';
import type { Charge, Overdrawn, Store } from '../ports/store.ts';
import { isRemoved } from '../../domain/tables/hosting.ts';
import { speakerName, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { ClusterBus } from '../ports/clusterBus.ts';
import { Allowance } from './allowance.ts';
import { type Answer, DONE, refuse } from './answer.ts';
import type { Caller } from './caller.ts';
import { delayFor, type Client, type Rooms, tell } from '../rooms/rooms.ts';

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
  /** The last lines shown here, by table, for catching up with other nodes. */
  private readonly shown = new Map<string, Set<string>>();
  /** By table, whose lines somebody here has been shown. */
  private readonly speakers = new Map<string, Set<string>>();

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
    const over = await this.add(
      { table, id, at: this.now(), player: who.player, name, text },
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

  async history(who: Client, doc: TableDoc): Promise<void> {
    // The first to come has seen everything by now; later others may still miss something.
    const isFirst = !this.shown.has(doc.id);
    for (const line of await this.store.chat(doc.id, SHOWN_ON_ENTERING)) {
      if (isFirst) this.noteShown(line);
      if (who.mutes(line.player)) continue;
      const delay = delayFor(who, doc);
      if (delay === 0) tell(who, message(line));
      else this.rooms.tellLate(who, doc.id, message(line), line.at + delay - this.now());
    }
  }

  /** Somebody has talked on another node. */
  async catchUp(table: string): Promise<void> {
    for (const line of await this.store.chat(table, SHOWN_ON_ENTERING)) this.show(line);
  }

  private show(line: ChatLine): void {
    if (!this.noteShown(line)) return;
    this.rooms.tellTable(line.table, message(line), (client) => client.mutes(line.player));
  }

  /** False when it was shown before, or there is nobody to see it: whoever comes later gets it with everything else. */
  private noteShown({ table, id, player }: ChatLine): boolean {
    if (!this.rooms.isLookedAt(table)) return false;
    this.speakers.set(table, (this.speakers.get(table) ?? new Set()).add(player));
    const shown = this.shown.get(table) ?? new Set();
    if (shown.has(id)) return false;
    shown.add(id);
    if (shown.size > 4 * SHOWN_ON_ENTERING) shown.delete(shown.values().next().value!);
    this.shown.set(table, shown);
    return true;
  }

  /** Somebody has left: where nobody is any more, nothing needs to be remembered. */
  left(table: string): void {
    if (this.rooms.isLookedAt(table)) return;
    this.shown.delete(table);
    this.speakers.delete(table);
  }

  /** Takes the lines of somebody who is forgotten off every screen here. */
  unsay(player: string): void {
    for (const [table, speakers] of this.speakers) {
      if (speakers.delete(player)) this.rooms.tellTable(table, { type: 'unsaid', table, player });
    }
  }

  /** Somebody may have been forgotten elsewhere. */
  async lookFor(player: string): Promise<void> {
    if (this.isHeard(player) && !(await this.store.player(player))) this.unsay(player);
  }

  /** Nobody can call us: whoever was forgotten lately is noted in the store. */
  async lookForAll(): Promise<void> {
    if (this.speakers.size === 0) return;
    for (const player of await this.store.departures(LATER, FORGOTTEN_AT_ONCE)) this.unsay(player);
  }

  private isHeard(player: string): boolean {
    return [...this.speakers.values()].some((speakers) => speakers.has(player));
  }
}

const message = ({ table, id, at, player, name, text }: ChatLine): ChatMessage => ({
  type: 'chat',
  table,
  id,
  at,
  player,
  name,
  ...(JSON.parse(text) as Pick<ChatMessage, 'text' | 'phrase' | 'remark'>),
});
