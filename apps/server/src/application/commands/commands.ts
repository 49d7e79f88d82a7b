/** What each command does. Who may do it is decided here and nowhere else. */

import { type MatchHost, Unplayable } from '@parlor/host';
import type { Viewer } from '@parlor/kit';
import type { Command, CommandOf } from '@parlor/protocol';
import { historyMessage, positionMessage } from '../matches/messageText.ts';
import type { ServerTypes } from '../ports/referee.ts';
import type { Shown } from '../rooms/shown.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { Store } from '../ports/store.ts';
import { isLookedFor, openWithout } from '../../domain/tables/goingWithout.ts';
import { openRequest } from '../../domain/tables/pausing.ts';
import type { Renaming } from '../tables/renaming.ts';
import type { TableDoc } from '../../domain/tables/tableDoc.ts';
import { seatOf } from '../../domain/tables/tableDoc.ts';
import type { Tables } from '../tables/tables.ts';
import type { LateViews } from './lateViews.ts';
import type { Lobby } from '../rooms/lobby.ts';
import { delayFor, type Rooms, viewerOf } from '../rooms/rooms.ts';
import type { Order } from '../order/order.ts';
import type { Reporting } from '../order/reporting.ts';
import type { Shunning } from '../order/shunning.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Idempotency } from './idempotency.ts';
import { pauseMessage } from '../rooms/pauseMessage.ts';
import { takeBackMessage } from '../rooms/takeBackMessage.ts';
import { withoutMessage } from '../rooms/withoutMessage.ts';
import { type Answer, answerOf, DONE, refuse } from './answer.ts';
import type { Caller } from './caller.ts';
import type { TableCommands } from './tableCommands.ts';
import type { Talk } from './talk.ts';
import type { GoingWithout } from './goingWithout.ts';
import type { Pauses } from './pauses.ts';
import type { TakeBacks } from './takeBacks.ts';
import type { People } from '../people/people.ts';

export interface CommandParts {
  readonly store: Store;
  readonly people: People;
  readonly renaming: Renaming;
  readonly tables: Tables;
  readonly host: MatchHost<ServerTypes>;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly lobby: Lobby;
  readonly lateViews: LateViews;
  readonly talk: Talk;
  readonly takeBacks: TakeBacks;
  readonly pauses: Pauses;
  readonly goingWithout: GoingWithout;
  readonly tableCommands: TableCommands;
  readonly idempotency: Idempotency;
  readonly metrics: Metrics;
  readonly order: Order;
  readonly shunning: Shunning;
  readonly reporting: Reporting;
  readonly now: () => number;
}

export class Commands {
  private readonly running = new Set<Promise<unknown>>();
  private isClosed = false;

  constructor(private readonly parts: CommandParts) {}

  /** Begins nothing any more, and resolves when everything that was begun has come to its end. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled(this.running);
  }

  countRefusal(): void {
    this.parts.metrics.refusals.inc();
  }

  /** `reply` sends the answer ahead of what follows from it. */
  async run(who: Caller, command: Command, reply: (answer: Answer) => void): Promise<Answer> {
    const { idempotency, metrics } = this.parts;
    metrics.commands.inc();
    // Whoever waited behind others on the same line is told to say it again, on another one.
    if (this.isClosed) return refuse('try-again');
    if (this.parts.order.isShutOut(who)) return refuse('banned');
    const run = idempotency.once(who, command, () => this.perform(who, command, reply));
    this.running.add(run);
    try {
      return await run;
    } catch (error) {
      if (error instanceof Unplayable) return { why: error.why };
      throw error;
    } finally {
      this.running.delete(run);
    }
  }

  private async perform(
    who: Caller,
    command: Command,
    reply: (answer: Answer) => void,
  ): Promise<Answer> {
    const { tableCommands, takeBacks, pauses, goingWithout, lobby, shunning } = this.parts;
    switch (command.type) {
      case 'ping':
        return DONE;
      case 'rename':
        return this.rename(who, command);
      case 'lobby':
        await lobby.watch(who, command.isOn);
        return DONE;
      case 'enter':
        return this.enter(who, command, reply);
      case 'exit':
        return this.exit(who, command);
      case 'resync':
        return this.tell(who, command.match, (viewer) => this.position(command.match, viewer));
      case 'history':
        return this.tell(who, command.match, (viewer) => this.history(command.match, viewer));
      case 'answer':
        return this.answer(who, command, reply);
      case 'take-back':
        return this.atMatch(who, command.match, () => takeBacks.ask(who, command));
      case 'agree':
        return this.atMatch(
          who,
          command.match,
          () =>
            pauses.agree(who, command) ??
            goingWithout.agree(who, command) ??
            takeBacks.agree(who, command),
        );
      case 'pause':
        return this.atMatch(who, command.match, () => pauses.ask(who, command));
      case 'go-on':
        return this.atMatch(who, command.match, () => pauses.goOn(who, command));
      case 'go-without':
        return this.atMatch(who, command.match, () => goingWithout.ask(who, command));
      case 'chat':
      case 'phrase':
        return this.say(who, command);
      case 'mute':
        return answerOf(await shunning.mute(who, command.player, command.isMuted));
      case 'block':
        return answerOf(await shunning.block(who, command.player, command.isBlocked));
      case 'report':
        return this.report(who, command);
      default:
        return tableCommands.run(who, command);
    }
  }

  private async rename(who: Caller, { name: wish, key }: CommandOf<'rename'>): Promise<Answer> {
    const renamed = await this.parts.renaming.rename(who.player, wish, key);
    if (!renamed.ok) return { why: renamed.why };
    const { name, isNew } = renamed;
    // Whoever repeats an older one has another name by now.
    if (isNew) who.name = name;
    return { done: { name } };
  }

  private async enter(
    who: Caller,
    { table, seatToken }: CommandOf<'enter'>,
    reply: (answer: Answer) => void,
  ): Promise<Answer> {
    const { rooms, people, tables, tableCommands, host, talk, presence, shunning, now } =
      this.parts;
    let doc = await tables.reread(table);
    if (!doc) return refuse('unknown-table');
    if (seatToken !== undefined) {
      const owner = people.bySeatToken(table, seatToken);
      if (owner === undefined || seatOf(doc, owner) === undefined) return refuse('not-seated');
      who.openSeat(table, owner);
    }
    await shunning.learn(who);
    // With nothing between counting and being in: others come at the same time.
    const tooMuch = this.parts.lateViews.entering(who, doc);
    if (tooMuch) return { why: tooMuch };
    const wasIn = rooms.isIn(who, table);
    rooms.enter(who, doc);
    presence.changed(table, who.actsFor(table));
    // It may have rested until now.
    if (doc.match !== null) host.replan(doc.match);
    try {
      doc = rooms.newest(await tableCommands.welcomeBack(doc, who.actsFor(table)));
      // Since when others are away is not known here when nobody has been here for a while.
      if (doc.status === 'open') await presence.look([doc]);
    } catch (error) {
      // Whoever is told to try again is not in, and hears nothing until then.
      if (!wasIn) rooms.exit(who, table);
      throw error;
    }
    reply(DONE);
    rooms.showTableTo(who, doc);
    try {
      await talk.history(who, doc);
      if (doc.match) {
        const position = await this.position(doc.match, viewerOf(who, doc));
        if (position) who.show(position);
        const isAsked =
          doc.takeBack?.state === 'asked' && doc.takeBack.n === host.matches.peek(doc.match)?.n;
        if (isAsked) rooms.tellLate(who, doc.id, takeBackMessage(doc), delayFor(who, doc));
        if (openRequest(doc, now()))
          rooms.tellLate(who, doc.id, pauseMessage(doc), delayFor(who, doc));
        if (openWithout(doc, now()))
          rooms.tellLate(who, doc.id, withoutMessage(doc), delayFor(who, doc));
        // Whoever was here before may hear of the match only now.
        if (rooms.awaits(doc.match)) await host.matches.showFirst(doc.match);
      }
    } catch (error) {
      if (!(error instanceof Unplayable)) {
        // It is too late to say no. Whoever comes back gets everything.
        who.close('try-again');
        throw error;
      }
      who.tell({ type: 'unplayable', match: doc.match!, ...error.why });
    }
    presence.show(doc);
    return { ...DONE, isSent: true };
  }

  private async exit(who: Caller, { table }: CommandOf<'exit'>): Promise<Answer> {
    const { rooms } = this.parts;
    if (!rooms.isIn(who, table)) return refuse('unknown-table');
    rooms.exit(who, table);
    await this.gone(who, [table]);
    return DONE;
  }

  /** Somebody has left these tables, or the line broke. */
  async gone(who: Caller, tablesLeft: readonly string[]): Promise<void> {
    const { talk, tables, presence } = this.parts;
    for (const table of tablesLeft) {
      talk.left(table);
      presence.changed(table, who.actsFor(table));
      const doc = await tables.recall(table);
      if (doc) presence.show(doc);
    }
  }

  private async position(match: string, viewer: Viewer): Promise<Shown | undefined> {
    const shown = await this.parts.host.positionFor(match, viewer);
    return shown && positionMessage(shown);
  }

  private async history(match: string, viewer: Viewer): Promise<Shown | undefined> {
    const shown = await this.parts.host.historyFor(match, viewer);
    return shown && historyMessage(shown);
  }

  /** Tells somebody at the table of a match something about it. */
  private async tell(
    who: Caller,
    match: string,
    message: (viewer: Viewer) => Promise<Shown | undefined>,
  ): Promise<Answer> {
    const doc = await this.tableWith(who, match);
    if (!doc) return refuse('unknown-match');
    const tooMuch = this.parts.lateViews.looking(who, doc);
    if (tooMuch) return { why: tooMuch };
    const shown = await message(viewerOf(who, doc));
    if (shown) who.show(shown);
    return DONE;
  }

  private async answer(
    who: Caller,
    { match, question, move, key }: CommandOf<'answer'>,
    reply: (answer: Answer) => void,
  ): Promise<Answer> {
    const { host, store, tableCommands, now } = this.parts;
    const doc = await this.tableWith(who, match);
    if (!doc) return refuse('unknown-match');
    if (doc.status === 'closed') return refuse('table-closed');
    const command = { player: who.player, key };
    const player = who.actsFor(doc.id);
    const seat = seatOf(doc, player);
    if (seat === undefined) return refuse('not-seated');
    // Whoever plays is back, even without having been away from the table.
    if (isLookedFor(doc, seat, now())) {
      // But not by something that was refused before, and has no effect any more.
      const why = await store.refusal(command);
      if (why) return { why };
      await tableCommands.welcomeBack(doc, player);
    }
    let answer: Answer = refuse('try-again');
    await host.matches.answer(match, { seat, player, key, command }, question, move, (done) => {
      // A refusal is not durable yet.
      answer = done.ok ? { done: { ply: done.ply }, isSent: true } : { why: done.why };
      if (done.ok) reply(answer);
    });
    return answer;
  }

  private async say(
    who: Caller,
    command: CommandOf<'chat'> | CommandOf<'phrase'>,
  ): Promise<Answer> {
    const { rooms, tables, talk } = this.parts;
    const answer = await talk.say(who, command);
    if (!answer.why && rooms.isIn(who, command.table))
      await this.heardAt(who, await tables.recall(command.table));
    return answer;
  }

  private async report(who: Caller, command: CommandOf<'report'>): Promise<Answer> {
    const doc = this.parts.rooms.tableFor(who, command.table);
    if (!doc) return refuse('unknown-table');
    const part = viewerOf(who, doc) === 'public' ? undefined : 'table';
    return answerOf(await this.parts.reporting.report(who, { doc, part }, command));
  }

  /** Something about a match, by somebody who is there: nothing happens in one whose table was closed. */
  private async atMatch(who: Caller, match: string, work: () => Promise<Answer>): Promise<Answer> {
    const doc = await this.tableWith(who, match);
    if (doc?.status === 'closed') return refuse('table-closed');
    await this.heardAt(who, doc);
    return work();
  }

  /** Whoever does anything at a table is back, even without having been away from it. */
  private async heardAt(who: Caller, doc: TableDoc | undefined): Promise<void> {
    if (doc) await this.parts.tableCommands.welcomeBack(doc, who.actsFor(doc.id));
  }

  /** The table of a match, for somebody who has entered it. Whoever has not may not even know that it exists. */
  private async tableWith(who: Caller, match: string): Promise<TableDoc | undefined> {
    const { host, rooms, tables } = this.parts;
    // Asked before every move, when all of it is at hand.
    const live = host.matches.peek(match) ?? (await host.matches.find(match));
    if (!live || !rooms.isIn(who, live.stored.table)) return undefined;
    return tables.peek(live.stored.table) ?? tables.recall(live.stored.table);
  }
}
