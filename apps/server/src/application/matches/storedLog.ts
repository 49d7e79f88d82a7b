/** The logs of matches, in the server's store. */

import type { MatchLog } from '@parlor/host';
import type { Metrics } from '../ports/metrics.ts';
import type { ServerTypes } from '../ports/referee.ts';
import type { Store } from '../ports/store.ts';

export const storedLog = (store: Store, metrics: Metrics): MatchLog<ServerTypes> => ({
  async append(entry, command) {
    const stop = metrics.appendSeconds.startTimer();
    const appended = await store.append(entry, command);
    stop();
    if (appended.is === 'done') metrics.moves.inc();
    return appended;
  },
  match: (id) => store.match(id),
  entries: (match, after) => store.log(match, after),
  heads: (matches) => store.heads(matches),
  appendedAs: (match, player, key) => store.appendedAs(match, player, key),
  refusal: (command) => store.refusal(command),
  saveSnapshot: (match, n, snapshot) => store.saveSnapshot(match, n, snapshot),
  snapshot: (match) => store.snapshot(match),
});
