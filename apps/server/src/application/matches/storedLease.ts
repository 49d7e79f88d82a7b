/** Which node sees to a match: decided in the store, by the store's clock. */

import type { Lease } from '@parlor/host';
import type { Store } from '../ports/store.ts';

export const storedLease = (store: Store, node: string, ms: number): Lease => ({
  ms,
  claim: (match) => store.claim(match, { node, ms }),
  renew: () => store.renewLeases({ node, ms }),
  release: (match, due) => store.release(match, node, due),
  takeDue: (dueBy, limit) => store.takeDue({ node, ms }, dueBy, limit),
});
