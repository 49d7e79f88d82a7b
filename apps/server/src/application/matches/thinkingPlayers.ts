/** The bots at the tables of the server. */

import { type Level, LIMITS_MS, type Reason } from '@parlor/bots';
import type { Bots as HostBots, BotTurn, Thought, World } from '@parlor/host';
import { type Json, type Seat, withData } from '@parlor/kit';
import type { RulesName } from '@parlor/registry';
import type { StoredMatch } from '../../domain/records.ts';
import type { Bots } from '../ports/bots.ts';
import type { Config } from '../ports/config.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { ServerTypes } from '../ports/referee.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Tables } from '../tables/tables.ts';
import { awaiting } from './awaiting.ts';
import { ownSets } from './messageText.ts';

export interface ThinkingPlayersParts {
  readonly world: Pick<World, 'randomBytes'>;
  readonly bots: Bots;
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  /** A bot has something to say; `about` names the move it is about, on every node alike. */
  readonly remark: (table: string, seat: Seat, remark: Reason, about: string) => void;
}

/** So many times as long bots take among themselves. */
const UNWATCHED = 5;

export class ThinkingPlayers implements HostBots<ServerTypes> {
  constructor(private readonly parts: ThinkingPlayersParts) {}

  async think({ match, seat, level, position }: BotTurn<ServerTypes>): Promise<Thought> {
    const { bots, tables, rooms, presence, metrics, log } = this.parts;
    const doc = await tables.recall(match.table);
    if (!doc) throw new Error('a match without its table');
    const considered = await bots.think(
      {
        rules: match.header as unknown as RulesName,
        level: level as Level,
        view: wholeView(match, position),
        ...{ seat, seed: this.seed() },
      },
      await awaiting(doc, rooms, presence),
    );
    const { move, remark, trouble } = considered;
    metrics.thoughts.inc();
    if (trouble) {
      metrics.botTroubles.inc();
      log.warn({ event: 'bot-trouble', game: doc.game, level, trouble: trouble.trouble });
    }
    return { move, remark };
  }

  private seed(): number {
    const { buffer, byteOffset } = this.parts.world.randomBytes(4);
    return new DataView(buffer, byteOffset).getUint32(0) >>> 1;
  }

  /** Where nobody is there to follow, there is no hurry: others need the machine. */
  async pace({ match, level }: BotTurn<ServerTypes>): Promise<number> {
    const { presence, config } = this.parts;
    if (config.BOT_PACE_MS === 0) return 0;
    const usual = Math.max(config.BOT_PACE_MS, LIMITS_MS[level as Level]);
    const isEmpty = (await presence.emptySince(match.table)) !== undefined;
    return isEmpty ? UNWATCHED * usual : usual;
  }

  played({ match, seat }: BotTurn<ServerTypes>, { remark }: Thought, about: string): void {
    if (remark) this.parts.remark(match.table, seat, remark as Reason, about);
  }
}

/** The view in a position, with the sets of the table in it: a bot is handed a view and nothing else. */
export function wholeView(match: StoredMatch, position: string): Json {
  const { view } = JSON.parse(position) as { readonly view: Json };
  return withData(view, ownSets(match).byName);
}
