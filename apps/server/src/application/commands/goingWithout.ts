/** Going on without somebody who keeps the others waiting: when all others agree. */

import type { LiveMatch } from '@parlor/host';
import type { CommandOf } from '@parlor/protocol';
import {
  answerWithout,
  askToGoOnWithout,
  isAboutWithout,
  type Patience,
  withoutId,
} from '../../domain/tables/goingWithout.ts';
import { type Changed, commandName, refuse, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { ServerTypes } from '../ports/referee.ts';
import { type Answer, DONE } from './answer.ts';
import { atMatch, type AtMatchParts } from './atMatch.ts';
import type { Caller } from './caller.ts';

export interface GoingWithoutParts extends AtMatchParts {
  readonly now: () => number;
  readonly patience: (doc: TableDoc) => Patience | undefined;
}

export class GoingWithout {
  constructor(private readonly parts: GoingWithoutParts) {}

  ask(who: Caller, { match, seat: about, key }: CommandOf<'go-without'>): Promise<Answer> {
    const { now, patience } = this.parts;
    return atMatch(this.parts, who, match, (live, { id: table }, seat) => {
      const request = withoutId(seat, key);
      const asked = live.asked.find((one) => one.seat === about);
      const stallsAt = asked && live.stallsAt(asked);
      const waitedFor = asked && { question: asked.question, stallsAt: stallsAt ?? 0 };
      const change = (doc: TableDoc) =>
        askToGoOnWithout(
          doc,
          { id: request, seat, about },
          { now: now(), patience: patience(doc), waitedFor },
        );
      const done = { done: { request } };
      return this.change(live, table, commandName(who.player, key), change, done);
    });
  }

  /** Undefined when it is about something else that one is asked. */
  agree(who: Caller, command: CommandOf<'agree'>): Promise<Answer> | undefined {
    const { match, request: id, isFine, key } = command;
    if (!isAboutWithout(id)) return undefined;
    return atMatch(this.parts, who, match, (live, { id: table }, seat) =>
      this.change(live, table, commandName(who.player, key), (doc) =>
        answerWithout(doc, seat, { id, isFine }, this.parts.now()),
      ),
    );
  }

  private async change(
    live: LiveMatch<ServerTypes>,
    table: string,
    name: string,
    change: (doc: TableDoc) => Changed,
    done: Answer = DONE,
  ): Promise<Answer> {
    const changed = await this.parts.tables.change(
      table,
      (doc) => (live.isOver ? refuse('match-over') : change(doc)),
      name,
    );
    return changed.ok ? done : { why: changed.why };
  }
}
