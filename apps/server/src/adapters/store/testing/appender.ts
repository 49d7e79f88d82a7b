/**
 * A process that appends until it is killed, and prints every number it was
 * told is durable: `appender.mjs '{"config":…,"matches":[…]}'`.
 */

import { writeSync } from 'node:fs';
import type { StoreConfig } from '../open.ts';
import { anEntry } from './samples.ts';
import { openStore } from '../../../testing/stores.ts';

/** What it is told. */
export interface Orders {
  readonly config: StoreConfig;
  /** The bundled thread, as text. */
  readonly worker: string;
  readonly matches: readonly string[];
}

const { config, worker, matches } = JSON.parse(process.argv[2]!) as Orders;
const store = await openStore(
  config.kind === 'sqlite' ? { ...config, worker: new URL(worker) } : config,
);

async function appendTo(match: string): Promise<void> {
  const heads = await store.heads([match]);
  for (let n = (heads.get(match) ?? 0) + 1; ; n++) {
    const { is } = await store.append(anEntry(match, n, { key: `${n}` }));
    if (is !== 'done') throw new Error(`${match} ${n}: ${is}`);
    writeSync(1, `${match} ${n}\n`);
  }
}

await Promise.all(matches.map(appendTo));
