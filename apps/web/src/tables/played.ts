/** A finished match, wherever it comes from. */

import type { Level, Seat } from '@parlor/kit';
import type { StoodIn } from '@parlor/table-ui';
import type { GameId } from '@parlor/registry/ids';
import type { MatchRules } from '../engine/calls.ts';
import type { LocalRecord } from '../offline/storedMatch.ts';

export interface Played {
  readonly id: string;
  readonly game: GameId;
  readonly record: LocalRecord;
  readonly names: readonly string[];
  /** By seat, of the bots, as far as they are known; undefined for people. */
  readonly levels: readonly (Level | undefined)[];
  /** By move: whether a bot made it for somebody. Missing where nobody stands in. */
  readonly stoodIn?: readonly (StoodIn | undefined)[];
  /** Was it played at this device? */
  readonly isOfDevice: boolean;
  /** The seat of whoever looks, where that is clear. */
  readonly mine: Seat | undefined;
}

/** What it was played by. */
export const rulesOf = ({ game, record }: Played): MatchRules => ({
  game,
  edition: record.rulesVersion,
});
