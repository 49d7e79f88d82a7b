/** How many requests came from where, for the limit on them; counted by the clock of the server, which nobody can set. */

import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

interface Count {
  current: number;
  readonly since: number;
}

/** The addresses that are remembered; whoever is forgotten begins anew. */
const MOST_ADDRESSES = 5000;

export const requestCounts = (now: () => number): FastifyRateLimitStoreCtor =>
  class RequestCounts implements FastifyRateLimitStore {
    private readonly counts = new Map<string, Count>();

    incr(
      address: string,
      tell: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow = 0,
    ): void {
      const time = now();
      const known = this.counts.get(address);
      const count = known && time - known.since < timeWindow ? known : { current: 0, since: time };
      count.current++;
      // The one that was not heard of for longest comes first.
      this.counts.delete(address);
      this.counts.set(address, count);
      if (this.counts.size > MOST_ADDRESSES) this.counts.delete(this.counts.keys().next().value!);
      tell(null, { current: count.current, ttl: timeWindow - (time - count.since) });
    }

    /** A route with a limit of its own has counts of its own. */
    child(): FastifyRateLimitStore {
      return new RequestCounts();
    }
  };
