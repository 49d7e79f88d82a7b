/** What every group of people is handed that comes to some houses only, with dice of its own. */

import type { Rng } from '@parlor/kit';
import type { Operator } from '../../application/order/operator.ts';
import type { Store } from '../../application/ports/store.ts';
import type { ServerNode } from '../../application/serverNode.ts';
import type { SoakTable } from '../../soak/opening.ts';
import type { Device, Session } from './device.ts';

export interface GroupParts {
  /** Unlike that of any other group. */
  readonly name: string;
  /** Two numbers of the addresses of its people; the last two they have themselves. */
  readonly network: string;
  readonly rng: Rng;
  readonly tables: readonly SoakTable[];
  /** Somebody who is new, and what they hold in their hand. */
  readonly newGuest: (name: string, address: string) => Promise<Device>;
  readonly newDevice: (name: string, session: Session) => Device;
  /** Asks one node after the other until one has done it. */
  readonly insist: <A>(work: (server: ServerNode) => Promise<A>) => Promise<A>;
  /** Where links to come back by are put that somebody may use later. */
  readonly links: string[];
  /** Somebody was taken for somebody else, or is signed in where they should not be. */
  readonly found: (what: string) => void;
  readonly isClosing: () => boolean;
}

/** Whoever runs the server, in another process on the same store. */
export interface OperatorParts {
  readonly operator: Operator;
  readonly store: Store;
}
