/** What waits for this person, as far as this page knows. */

import { computed, signal } from '@preact/signals';
import { path } from './router.tsx';

/** The addresses of tables on the server where one is asked, whoever has waited longest first; none while nobody looks. */
export const waitingTables = signal<readonly string[]>([]);

/** Is one asked at the table that is shown here? It knows that at once. */
export const isAskedHere = signal(false);

const ONLINE = '/table/';

const elsewhere = computed(() => waitingTables.value.filter((table) => table !== path.value));

/** How many there are, the one that is shown among them. */
export const waitingCount = computed(
  () => elsewhere.value.length + (isAskedHere.value && path.value.startsWith(ONLINE) ? 1 : 0),
);

export const nextTable = computed(() => elsewhere.value[0]);
