/** Days as the reader's language writes them. */

import { computed } from '@preact/signals';
import { language } from '../platform/language.ts';

/** One for all rows: to make it takes a while. */
const dayFormat = computed(
  () =>
    new Intl.DateTimeFormat(language.value, { weekday: 'long', day: 'numeric', month: 'short' }),
);

export const dayOf = (at: number): string => dayFormat.value.format(at);
