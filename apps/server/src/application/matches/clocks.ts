/** When somebody's time is up. */

import type { TimeBank } from '@parlor/host';
import type { TableInfo } from '@parlor/protocol';
import type { Config } from '../ports/config.ts';

/** Milliseconds for one answer, or undefined where nothing presses. */
export function timeFor(clock: TableInfo['clock'], config: Config): number | undefined {
  switch (clock) {
    case 'none':
      return undefined;
    case 'relaxed':
      return config.CLOCK_RELAXED_S * 1000;
    case 'brisk':
      return config.CLOCK_BRISK_S * 1000;
    case 'daily':
      return config.CLOCK_DAILY_S * 1000;
  }
}

/** What everybody has for all their answers. */
export const bankFor = (
  { start, increment }: NonNullable<TableInfo['bank']>,
  seats: number,
): TimeBank => ({ start: 1000 * start, increment: 1000 * increment, seats });
