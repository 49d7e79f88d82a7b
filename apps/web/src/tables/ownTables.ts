/** One's own tables on the server that are not over, looked at again and again as long as a screen shows them or what waits there. */

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { DATA_BY_NAME } from '@parlor/protocol';
import { connect, me, server } from '../platform/connection.ts';
import { getJson } from '../platform/http.ts';
import { waitingTables } from '../platform/waiting.ts';
import { type OnlineStanding, standingOf, type ToldTable, waitingIn } from './standings.ts';

const tables = signal<readonly OnlineStanding[]>([]);
export const ownTables: ReadonlySignal<readonly OnlineStanding[]> = tables;

/** The server tells nobody of a turn who is not at the table. */
export const WATCH_LIST_MS = 12_000;
export const WATCH_AT_TABLE_MS = 30_000;
/** Behind another tab. */
const WATCH_HIDDEN_MS = 60_000;

const isGone = computed(() => server.value === 'none');

/** Looks at them at once and then every so often, until the returned is called. */
export function watchOwnTables(everyMs: number): () => void {
  let isWatching = true;
  let lookedAt = 0;
  const look = async (): Promise<void> => {
    lookedAt = performance.now();
    try {
      await connect();
      const all = (await getJson(`/api/me/tables?${DATA_BY_NAME}`)) as ToldTable[];
      if (!isWatching) return;
      const here = Date.now();
      tables.value = all.flatMap((told) => standingOf(told, me.peek()?.id, here));
      waitingTables.value = waitingIn(tables.peek());
    } catch {
      // It is looked at again; until then what was there still stands.
    }
  };
  const isSeen = (): boolean => document.visibilityState === 'visible';
  const timer = setInterval(() => {
    if (isGone.peek()) return;
    if (isSeen() || performance.now() - lookedAt >= WATCH_HIDDEN_MS) void look();
  }, everyMs);
  // Whoever comes back to this tab wants to know whose turn it is now.
  const seen = (): void => {
    if (isSeen() && !isGone.peek()) void look();
  };
  document.addEventListener('visibilitychange', seen);
  const stopLooking = effect(() => {
    if (!isGone.value) untracked(() => void look());
  });
  return () => {
    isWatching = false;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
    stopLooking();
    tables.value = [];
    waitingTables.value = [];
  };
}
