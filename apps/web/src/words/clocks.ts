/** How much time people have to think at a table, in few words. */

import { t } from './words.ts';

const MINUTE_S = 60;

/** As a table has it: a clock for each answer, or a bank for all of them, in seconds. */
interface Clocked {
  readonly clock: 'none' | 'relaxed' | 'brisk' | 'daily';
  readonly bank?: { readonly start: number; readonly increment: number } | undefined;
}

export function clockInWords({ clock, bank }: Clocked): string {
  if (!bank) return t(`new.clock.${clock}`);
  const { start, increment: seconds } = bank;
  const minutes = Math.round((10 * start) / MINUTE_S) / 10;
  return seconds === 0
    ? t('new.clock.total-of', { minutes })
    : t('new.clock.bank-of', { minutes, seconds });
}
