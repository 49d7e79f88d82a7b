/** Taking a move back: at once where nothing was revealed, otherwise when everybody agrees. */

import type { CommandOf, ServerMessage } from '@parlor/protocol';
import type { Desk } from '../matches/desk.ts';
import type { HotMatch } from '../matches/hotMatch.ts';
import type { Rules } from '../rules/rules.ts';
import type { Store } from '../store/store.ts';
import {
  commandName,
  seatOf,
  type TableDoc,
  type TakeBackRequest,
  wasDone,
} from '../tables/tableDoc.ts';
import type { Tables } from '../tables/tables.ts';
import { type Answer, DONE, refuse } from './commands.ts';
import type { Connection } from './connection.ts';
import type { Hall } from './hall.ts';

export interface TakeBackParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly desk: Desk;
  readonly rules: Rules;
  readonly hall: Hall;
}

export class TakeBacks {
  constructor(private readonly parts: TakeBackParts) {}

  async ask(who: Connection, { match, key }: CommandOf<'take-back'>): Promise<Answer> {
    return this.atTable(who, match, async (hot, doc, seat, player) => {
      // A repeat must not take back another move, nor ask again what was denied.
      const name = commandName(player, key);
      if (wasDone(doc, name)) return { done: { request: key } };
      if (await this.parts.store.appendedAs(match, player, key)) return DONE;
      const target = await this.parts.rules.takeBackTarget(match, seat);
      if (!target) return refuse(hot.isOver ? 'match-over' : 'nothing-to-take-back');
      const { ply, isFree } = target;
      if (isFree || mustAgree(doc, seat).length === 0) {
        const isDone = await this.parts.desk.takeBack(hot, { seat, player, key }, ply);
        return isDone ? DONE : refuse('try-again');
      }
      const request: TakeBackRequest = { id: key, seat, ply, n: hot.n, agreed: [] };
      const changed = await this.parts.tables.change(
        doc.id,
        (at) => ({ ok: true, doc: { ...at, takeBack: request } }),
        name,
      );
      if (!changed.ok) return { why: changed.why };
      this.show(changed.doc, match, request, 'asked');
      return { done: { request: key } };
    });
  }

  async agree(
    who: Connection,
    { match, request: id, isFine, key }: CommandOf<'agree'>,
  ): Promise<Answer> {
    return this.atTable(who, match, async (hot, doc, seat) => {
      if (wasDone(doc, commandName(who.player, key))) return DONE;
      const request = doc.takeBack;
      const isHere = request && request.id === id && request.seat !== seat;
      if (!isHere || !mustAgree(doc, request.seat).includes(seat)) return refuse('no-such-request');
      const player = doc.seats[request.seat]!.player!;
      const doer = { seat: request.seat, player, key: `${id}-granted` };
      // Whoever agreed last may have been cut off between the log and the table.
      const isLapsed = request.n !== hot.n;
      const wasGranted =
        isLapsed && (await this.parts.store.appendedAs(match, player, doer.key)) !== undefined;
      if (isLapsed && !wasGranted) return refuse('no-such-request');
      const agreed = [...new Set([...request.agreed, seat])];
      const isGranted =
        wasGranted || (isFine && mustAgree(doc, request.seat).every((one) => agreed.includes(one)));
      const open = isFine && !isGranted ? { ...request, agreed } : null;
      // The log first: a request that is still there afterwards has lapsed by it.
      if (isGranted && !wasGranted) {
        const isDone = await this.parts.desk.takeBack(hot, doer, request.ply);
        if (!isDone) return refuse('no-such-request');
      }
      const changed = await this.parts.tables.change(
        doc.id,
        (at) =>
          at.takeBack?.id === id
            ? { ok: true, doc: { ...at, takeBack: open } }
            : { ok: false, why: { code: 'no-such-request' } },
        commandName(who.player, key),
      );
      if (!changed.ok) return { why: changed.why };
      this.show(
        changed.doc,
        match,
        { ...request, agreed },
        isGranted ? 'granted' : isFine ? 'asked' : 'denied',
      );
      return DONE;
    });
  }

  private async atTable(
    who: Connection,
    match: string,
    work: (hot: HotMatch, doc: TableDoc, seat: number, player: string) => Promise<Answer>,
  ): Promise<Answer> {
    const { desk, hall, tables } = this.parts;
    const found = await desk.find(match);
    if (!found || !hall.isIn(who, found.stored.table)) return refuse('unknown-match');
    const answer = await desk.with(match, async (hot) => {
      const doc = await tables.get(hot.stored.table);
      if (!doc) return refuse('unknown-match');
      const player = who.actsFor(doc.id);
      const seat = seatOf(doc, player);
      return seat === undefined ? refuse('not-seated') : work(hot, doc, seat, player);
    });
    return answer ?? refuse('unknown-match');
  }

  private show(
    doc: TableDoc,
    match: string,
    { id, seat, agreed }: TakeBackRequest,
    state: Extract<ServerMessage, { type: 'take-back' }>['state'],
  ): void {
    this.parts.hall.tellTable(doc.id, {
      type: 'take-back',
      match,
      request: id,
      seat,
      agreed: [...agreed],
      state,
    });
  }
}

/** Everyone else who is here in person. Bots never mind, and who is away has lost the say. */
const mustAgree = (doc: TableDoc, seat: number): number[] =>
  doc.seats.flatMap(({ player, isAway }, other) =>
    other !== seat && player !== null && !isAway ? [other] : [],
  );
