/** When somebody's time is up. */

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
