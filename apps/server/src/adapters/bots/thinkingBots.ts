/** Bots on threads of their own, with hard limits. */

import type { Seat } from '@parlor/kit';
import { type Considered, Thinker, type Turn } from '@parlor/bots';
import { editionFor } from '@parlor/registry';
import type { BotMatter, Bots } from '../../application/ports/bots.ts';
import type { Machine } from '../../application/ports/world.ts';

export class ThinkingBots implements Bots {
  private readonly thinker: Thinker;

  constructor(
    file: URL,
    threads: number,
    machine: Pick<Machine, 'startWorker' | 'timers' | 'monotonic'>,
  ) {
    this.thinker = new Thinker({
      open: () => machine.startWorker(file),
      clock: { now: machine.monotonic, after: machine.timers.after },
      threads,
    });
  }

  async think({ rules, level, view, seat, seed }: BotMatter, turn?: Turn): Promise<Considered> {
    const found = await editionFor(rules);
    if (!found.ok) throw new Error(found.why.code);
    const seen = view as unknown as { readonly viewer: Seat };
    const matter = { game: found.value, view: seen, seed: [seed, 1] as const, level, seat };
    return this.thinker.think(matter, turn);
  }

  close(): void {
    this.thinker.close();
  }
}
