/** Taking a move back: at once where nothing was revealed, otherwise when everybody agrees. */

import type { CommandOf } from '@parlor/protocol';
import type { MatchHost } from '@parlor/host';
import type { ServerTypes } from '../ports/referee.ts';
import type { Store } from '../ports/store.ts';
import {
  type Changed,
  commandName,
  isRatedAt,
  type TableDoc,
  type TakeBackRequest,
  wasDone,
} from '../../domain/tables/tableDoc.ts';
import { votersAt } from '../../domain/tables/absence.ts';
import type { Tables } from '../tables/tables.ts';
import { type Answer, DONE, refuse } from './answer.ts';
import { atMatch } from './atMatch.ts';
import type { Caller } from './caller.ts';
import type { Rooms } from '../rooms/rooms.ts';

export interface TakeBackParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly host: MatchHost<ServerTypes>;
  readonly rooms: Rooms;
}

export class TakeBacks {
  constructor(private readonly parts: TakeBackParts) {}

  async ask(who: Caller, { match, key }: CommandOf<'take-back'>): Promise<Answer> {
    return atMatch(this.parts, who, match, async (live, doc, seat, player) => {
      // A repeat must not take back another move, nor ask again what was denied.
      const name = commandName(player, key);
      if (wasDone(doc, name)) return { done: { request: key } };
      if (await this.parts.store.appendedAs(match, player, key)) return DONE;
      const target = await this.parts.host.takeBackTarget(live, seat);
      if (!target) return refuse(live.isOver ? 'match-over' : 'nothing-to-take-back');
      const { ply, isFree, isForeseen } = target;
      // Where the match counts nobody looks at what comes and then chooses anew, whoever may agree to it.
      if (isRatedAt(doc) && !isForeseen) return refuse('already-revealed');
      const isAlone = votersAt(doc, seat).length === 0;
      if (isFree || isAlone) {
        const command = { player: who.player, key };
        const isDone = await this.parts.host.matches.takeBack(
          live,
          { seat, player, key, command },
          ply,
        );
        return isDone ? DONE : refuse('try-again');
      }
      const request: TakeBackRequest = {
        ...{ id: key, seat, ply, n: live.n, agreed: [], state: 'asked' },
      };
      const changed = await this.parts.tables.change(
        doc.id,
        (at) => ({ ok: true, doc: { ...at, takeBack: request } }),
        name,
      );
      return changed.ok ? { done: { request: key } } : { why: changed.why };
    });
  }

  async agree(
    who: Caller,
    { match, request: id, isFine, key }: CommandOf<'agree'>,
  ): Promise<Answer> {
    return atMatch(this.parts, who, match, async (live, doc, seat) => {
      if (wasDone(doc, commandName(who.player, key))) return DONE;
      const request = doc.takeBack;
      const isHere = request?.id === id && request.state === 'asked' && request.seat !== seat;
      if (!isHere || !votersAt(doc, request.seat).includes(seat)) return refuse('no-such-request');
      const player = doc.seats[request.seat]!.player!;
      const command = { player: who.player, key };
      const doer = { seat: request.seat, player, key: `${id}-granted`, command };
      // Whoever agreed last may have been cut off between the log and the table.
      const isLapsed = request.n < live.n;
      // Asked on another node, and we have not read as far yet.
      if (request.n > live.n) return refuse('try-again');
      const wasGranted =
        isLapsed && (await this.parts.store.appendedAs(match, player, doer.key)) !== undefined;
      if (isLapsed && !wasGranted) return refuse('no-such-request');
      const agreed = [...new Set([...request.agreed, seat])];
      const isGranted =
        wasGranted || (isFine && votersAt(doc, request.seat).every((one) => agreed.includes(one)));
      const state = isGranted ? 'granted' : isFine ? 'asked' : 'denied';
      // The log first: a request that is still there afterwards has lapsed by it.
      if (isGranted && !wasGranted) {
        const isDone = await this.parts.host.matches.takeBack(live, doer, request.ply);
        if (!isDone) return refuse('no-such-request');
      }
      const changed = await this.parts.tables.change(
        doc.id,
        (at) => agreeAt(at, request, { ...request, agreed, state }),
        commandName(who.player, key),
      );
      return changed.ok ? DONE : { why: changed.why };
    });
  }
}

/** Somebody else may have agreed on another node meanwhile: both must count. */
function agreeAt(at: TableDoc, before: TakeBackRequest, takeBack: TakeBackRequest): Changed {
  const { id, state, agreed } = at.takeBack ?? before;
  if (!at.takeBack || id !== before.id || state !== 'asked') {
    return { ok: false, why: { code: 'no-such-request' } };
  }
  return agreed.length === before.agreed.length
    ? { ok: true, doc: { ...at, takeBack } }
    : { ok: false, why: { code: 'try-again' } };
}
