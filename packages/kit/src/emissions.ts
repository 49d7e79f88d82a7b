/** Events with their audience, kept together until somebody asks for their own share. */

import type { Emit, Secret, Viewer } from './game.ts';
import { hasSeat } from './seatSet.ts';

export interface Emission<Event> {
  readonly shared: Event;
  readonly secret?: Secret<Event>;
}

/** An `emit` that keeps what it is told in `into`. */
export const collect =
  <Event>(into: Emission<Event>[]): Emit<Event> =>
  (shared, secret) => {
    into.push(secret ? { shared, secret } : { shared });
  };

/** The events as `viewer` sees them; the public never sees a secret. */
export const eventsFor = <Event>(emissions: readonly Emission<Event>[], viewer: Viewer): Event[] =>
  emissions.map((emission) => eventFor(emission, viewer));

function eventFor<Event>({ shared, secret }: Emission<Event>, viewer: Viewer): Event {
  const seesMore = secret && viewer !== 'public' && hasSeat(secret.to, viewer);
  return seesMore ? secret.event : shared;
}
