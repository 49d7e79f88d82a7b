/** Those who think for seats without a person. */

import type { Json, Seat } from '@parlor/kit';
import type { Considered, Level, Turn } from '@parlor/bots';
import type { RulesName } from '@parlor/registry';

export interface Bots {
  think(matter: BotMatter, turn?: Turn): Promise<Considered>;
  close(): void;
}

export interface BotMatter {
  /** The rules the match began with. */
  readonly rules: RulesName;
  readonly level: Level;
  readonly view: Json;
  readonly seat: Seat;
  readonly seed: number;
}
