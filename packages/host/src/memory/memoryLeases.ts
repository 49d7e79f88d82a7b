/** Leases of hosts in one process. Where there is only one of them, it holds whatever it asks for. */

import type { Bus, Lease } from '../ports/nodes.ts';
import type { World } from '../ports/world.ts';

interface Held {
  node: string | undefined;
  until: number;
  /** When whoever is around takes it up. */
  due: number | null;
}

export class MemoryLeases {
  private readonly held = new Map<string, Held>();

  constructor(private readonly world: Pick<World, 'monotonic'>) {}

  /** A lease as one host has it, for so many milliseconds at a time. */
  of(node: string, ms: number): Lease {
    const until = () => this.world.monotonic() + ms;
    const isFree = (one: Held) =>
      one.node === undefined || one.node === node || one.until <= this.world.monotonic();
    return {
      ms,

      claim: async (match) => {
        const one = this.held.get(match) ?? { node, until: 0, due: null };
        this.held.set(match, one);
        if (!isFree(one)) return false;
        Object.assign(one, { node, until: until() });
        return true;
      },

      renew: async () => {
        const ours = [...this.held].filter(([, one]) => one.node === node);
        for (const [, one] of ours) one.until = until();
        return ours.map(([match]) => match);
      },

      release: async (match, due) => {
        const one = this.held.get(match);
        if (one?.node === node) Object.assign(one, { node: undefined, due });
      },

      takeDue: async (dueBy, limit) => {
        const isDue = (one: Held) =>
          one.node === undefined
            ? one.due !== null && one.due <= dueBy
            : one.node !== node && isFree(one);
        const taken = [...this.held].filter(([, one]) => isDue(one)).slice(0, limit);
        for (const [, one] of taken) Object.assign(one, { node, until: until() });
        return taken.map(([match]) => match);
      },
    };
  }

  /** Nobody needs to see to a match that has ended. */
  end(match: string): void {
    this.held.delete(match);
  }
}

/** One host alone has nobody to tell. */
export const NO_BUS: Bus = {
  moved() {},
  listen() {},
};
