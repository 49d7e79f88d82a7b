/** The page's line to the rules and the bots, which live in threads of their own. */

import type { EngineCalls } from './calls.ts';
import { type Parcel, Parcels } from './parcels.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const parcels = new Parcels();
const waiting = new Map<number, Waiting>();
let lastId = 0;
let worker: Worker | undefined;

function start(): Worker {
  parcels.begin();
  const started = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; ok: boolean; parcel: Parcel; error: string }>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) call?.resolve(parcels.unpack(data.parcel));
      else call?.reject(new Error(data.error));
    },
  );
  started.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the rules have stopped'));
    waiting.clear();
    worker = undefined;
  });
  return started;
}

/** Each call of the engine, as a function that asks the thread. */
export const engine = new Proxy({} as EngineCalls, {
  get:
    (_target, method) =>
    (...args: readonly unknown[]) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, method, parcel: parcels.pack(args) });
      }),
});
