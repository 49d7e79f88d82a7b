/** A thinker for the tables of this program. */

import { existsSync } from 'node:fs';
import { type Clock, Thinker } from '@parlor/bots';
import type { Port } from '@parlor/rpc';
import { herePort } from './herePort.ts';
import { threadPort } from '../threads/threadPort.ts';

export const clock: Clock = {
  now: () => performance.now(),
  after(ms, ring) {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};

/** Whoever opens it closes it. */
export const openThinker = (): Thinker => new Thinker({ open: openPort, clock });

/** The built program has the worker beside it, or a folder above; bare sources have none. */
function openPort(): Port {
  const file = ['./thinking.worker.mjs', '../thinking.worker.mjs']
    .map((place) => new URL(place, import.meta.url))
    .find((place) => existsSync(place));
  return file ? thinkingPort(file) : herePort();
}

/** No brain may take more; a thread that does is ended, and another takes its place. */
const MOST_MEGABYTES = 150;

/** A table that has closed does not keep the program from ending. */
export const thinkingPort = (file: URL): Port =>
  threadPort(file, {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    isLeftBehind: true,
  });
