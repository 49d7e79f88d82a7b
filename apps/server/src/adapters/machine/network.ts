/** The networks of the machine that this process runs on. */

import { networkInterfaces } from 'node:os';
import type { Network } from '../../application/ports/network.ts';

export const thisNetwork: Network = {
  addresses: () =>
    Object.entries(networkInterfaces()).flatMap(([way, all = []]) =>
      all.flatMap(({ address, internal }) => (internal ? [] : [{ way, address }])),
    ),
};
