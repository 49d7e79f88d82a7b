/** Time that stands still at two nodes unless a test moves it. */

import type { TwoNodes } from './twoNodes.ts';

export class HeldTime {
  private readonly started = Date.now();
  private later = 0;

  readonly now = (): number => this.started + this.later;

  /** Lets time pass in a match, for the people and for the alarms that were set before. */
  async pass({ nodes }: TwoNodes, ms: number, match: string): Promise<void> {
    // Whoever is here stays here: said before the leap, as any alarm may look who is there right after it.
    for (const { server, store } of nodes) {
      const until = this.now() + ms + server.config.LEASE_MS;
      await store.attend(server.node, server.rooms.attending(), until);
    }
    this.later += ms;
    for (const { server } of nodes) server.host.replan(match);
  }
}
