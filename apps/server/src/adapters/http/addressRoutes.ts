/** Where others find this server, for links to give away. */

import type { AddressInfo } from 'node:net';
import type { Reachable } from '@parlor/protocol';
import type { FastifyInstance } from 'fastify';
import { type Place, reachableAt } from './reachable.ts';

export function addressRoutes(app: FastifyInstance, place: Omit<Place, 'listening'>): void {
  app.get('/api/address', async (): Promise<Reachable> => {
    const listening = app.addresses()[0] as AddressInfo | undefined;
    return { address: (listening && reachableAt({ ...place, listening })) ?? null };
  });
}
