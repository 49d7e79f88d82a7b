/**
 * A place at a table, wherever the match is played: on a server, in this page, or
 * long ago. What somebody cannot do here is not there.
 */

import type { AfterMatch } from './afterMatch.ts';
import type { Connection } from './connection.ts';
import type { Advice, Engine } from './engine.ts';
import type { HotSeat } from './hotSeat.ts';
import type { GoingWithout, Pausing, Playing, StandIn, TakeBackVote } from './playing.ts';
import type { Social } from './social.ts';
import type { Live, Viewing, Watching } from './viewing.ts';

export interface Surroundings {
  readonly viewing: Viewing;
  readonly live?: Live;
  /** Where others may look on. */
  readonly watching?: Watching;
  readonly playing?: Playing;
  readonly engine?: Engine;
  readonly advice?: Advice;
  readonly takeBackVote?: TakeBackVote;
  readonly pausing?: Pausing;
  readonly goingWithout?: GoingWithout;
  readonly standIn?: StandIn;
  readonly social?: Social;
  readonly hotSeat?: HotSeat;
  readonly connection?: Connection;
  readonly afterMatch?: AfterMatch;
}
