/** Bots on threads of their own, with hard limits. */

import { Worker } from 'node:worker_threads';
import type { Seat } from '@parlor/kit';
import { type Considered, type Port, Thinker, type Turn } from '@parlor/bots';
import { editionFor } from '@parlor/registry';
import type { BotMatter, Bots } from '../../application/ports/bots.ts';

export class ThinkingBots implements Bots {
  private readonly thinker: Thinker;

  constructor(file: URL, threads: number) {
    this.thinker = new Thinker({
      open: () => openPort(file),
      clock: {
        now: () => performance.now(),
        after(ms, ring) {
          const timer = setTimeout(ring, ms);
          return () => clearTimeout(timer);
        },
      },
      threads,
    });
  }

  async think({ rules, level, view, seat, dice }: BotMatter, turn?: Turn): Promise<Considered> {
    const found = await editionFor(rules);
    if (!found.ok) throw new Error(found.why.code);
    const seen = view as unknown as { readonly viewer: Seat };
    const matter = { game: found.value, view: seen, dice: [dice, 1] as const, level, seat };
    return this.thinker.think(matter, turn);
  }

  close(): void {
    this.thinker.close();
  }
}

function openPort(file: URL): Port {
  const worker = new Worker(file);
  return {
    post: (message) => worker.postMessage(message),
    listen(hear, broke) {
      worker.on('message', hear);
      worker.on('error', (error: Error) => broke?.(error.message));
      worker.on('exit', (code) => broke?.(`exit ${code}`));
    },
    terminate: () => void worker.terminate(),
  };
}
