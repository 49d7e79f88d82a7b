/** The worker's side of calls by message: runs methods of `target` one after the other. */

import type { MessagePort } from 'node:worker_threads';

export interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly error: string };

/** Calls that were made together travel together, and so do their answers. An empty list says that the worker is up. */
export function serve(port: MessagePort, target: object): void {
  port.on('message', (text: string) => {
    const calls = JSON.parse(text) as readonly Call[];
    port.postMessage(calls.map((call) => answerTo(target, call)));
  });
  port.postMessage([]);
}

function answerTo(target: object, { id, method, args }: Call): Reply {
  try {
    const run: unknown = Reflect.get(target, method);
    if (typeof run !== 'function') throw new TypeError(`no such call: ${method}`);
    return { id, ok: true, value: Reflect.apply(run, target, args) as unknown };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}
