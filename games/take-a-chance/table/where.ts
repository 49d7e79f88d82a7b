/** What is played at this table and how far the match is, for the bar above it. */

import type { View } from '../rules/index.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

/** Are the last turns being counted? */
export const isCounting = ({ lastTurns }: View): boolean => lastTurns !== null && lastTurns > 0;

export function whereOf({ view }: Turn): string {
  const { where } = m().table;
  const { auctions, luckyCharm, or, ending, set } = view.options;
  const isEnding = isCounting(view);
  // The most important first: on a phone there is room for two lines.
  return [
    ...(isEnding ? [where.lastTurns(view.lastTurns!)] : []),
    ...(luckyCharm ? [where.luckyCharm] : []),
    ...(auctions ? [where.auctions] : []),
    // Before there was an option, nobody could choose.
    ...(or === 'free' ? [] : [where.forcedOr]),
    ...(ending === 'evenTurns' ? [where.evenTurns] : []),
    ...(set === null ? [] : [where.ownSet]),
    ...(isEnding ? [] : [where.players(view.seats)]),
  ].join(' · ');
}
