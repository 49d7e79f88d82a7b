/** Pausing a match: when everybody agrees, until somebody goes on. */

import type { LiveMatch } from '@parlor/host';
import type { CommandOf } from '@parlor/protocol';
import {
  answerPause,
  askForPause,
  goOn,
  isAboutPause,
  pauseId,
  type Saying,
} from '../../domain/tables/pausing.ts';
import { type Changed, commandName, refuse, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { ServerTypes } from '../ports/referee.ts';
import { type Answer, DONE } from './answer.ts';
import { atMatch, type AtMatchParts } from './atMatch.ts';
import type { Caller } from './caller.ts';

export interface PauseParts extends AtMatchParts {
  readonly now: () => number;
  /** So many milliseconds a pause lasts at most. */
  readonly longest: number;
}

export class Pauses {
  constructor(private readonly parts: PauseParts) {}

  ask(who: Caller, { match, key }: CommandOf<'pause'>): Promise<Answer> {
    return atMatch(this.parts, who, match, (live, { id: table }, seat) => {
      const request = pauseId(seat, key);
      const change = (doc: TableDoc, saying: Saying) => askForPause(doc, seat, request, saying);
      return this.change(live, table, commandName(who.player, key), change, { done: { request } });
    });
  }

  /** Undefined when it is about something else that one is asked. */
  agree(who: Caller, command: CommandOf<'agree'>): Promise<Answer> | undefined {
    const { match, request, isFine, key } = command;
    if (!isAboutPause(request)) return undefined;
    return atMatch(this.parts, who, match, (live, { id: table }, seat) =>
      this.change(live, table, commandName(who.player, key), (doc, saying) =>
        answerPause(doc, seat, { id: request, isFine }, saying),
      ),
    );
  }

  goOn(who: Caller, { match, key }: CommandOf<'go-on'>): Promise<Answer> {
    return atMatch(this.parts, who, match, (live, { id: table }) =>
      this.change(live, table, commandName(who.player, key), goOn),
    );
  }

  /** Inside `atMatch`: the log is read as far as it goes, so whether somebody has moved since is known. */
  private async change(
    live: LiveMatch<ServerTypes>,
    table: string,
    name: string,
    change: (doc: TableDoc, saying: Saying) => Changed,
    done = DONE,
  ): Promise<Answer> {
    const { tables, now, longest } = this.parts;
    const changed = await tables.change(
      table,
      (doc) => {
        if (live.isOver) return refuse('match-over');
        return change(doc, { now: now(), n: live.n, longest });
      },
      name,
    );
    return changed.ok ? done : { why: changed.why };
  }
}
