/** When somebody's time is up. */

import type { TimeBank } from '@parlor/host';
import type { TableInfo } from '@parlor/protocol';
import type { Patience } from '../../domain/tables/goingWithout.ts';
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

/** Of the time for an answer: what may pass of it before the others may go on, for how long they are asked, and the last while. */
const MAY_PASS = 1 / 2;
const IS_ASKED = 1 / 12;
const LAST_WHILE = 1 / 48;

/** So long the others are asked at least. */
const ASKED_MS = 60_000;

/**
 * How long somebody may keep the others waiting before they may go on; undefined where a time bank decides, or a clock
 * that is up before. They have half of its time in any case, and where it is long the others have longer to answer.
 */
export function patienceFor(
  { clock, bank }: Pick<TableInfo, 'clock' | 'bank'>,
  config: Config,
): Patience | undefined {
  const given = timeFor(clock, config);
  const time = given ?? 0;
  const stall = Math.max(1000 * config.STALL_S, time * MAY_PASS);
  if (bank || stall >= (given ?? Infinity)) return undefined;
  return {
    stall,
    asked: Math.max(ASKED_MS, time * IS_ASKED),
    lastWhile: Math.max(1000 * config.LAST_WHILE_S, time * LAST_WHILE),
  };
}
