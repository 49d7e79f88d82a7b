/** Days as the reader's language writes them. */

import { computed } from '@preact/signals';
import { language } from '../platform/language.ts';
import { t } from './words.ts';

/** One for all rows: to make it takes a while. */
const dayFormat = computed(
  () =>
    new Intl.DateTimeFormat(language.value, { weekday: 'long', day: 'numeric', month: 'short' }),
);

export const dayOf = (at: number): string => dayFormat.value.format(at);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** For how long something has been so. */
export function sinceInWords(since: number, now: number): string {
  const passed = now - since;
  if (passed >= DAY_MS) return t('home.for-days', { count: Math.floor(passed / DAY_MS) });
  if (passed >= HOUR_MS) return t('home.for-hours', { count: Math.floor(passed / HOUR_MS) });
  return t('home.for-minutes', { count: Math.max(0, Math.floor(passed / MINUTE_MS)) });
}
