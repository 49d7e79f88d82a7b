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

export function serve(port: MessagePort, target: object): void {
  port.on('message', ({ id, method, args }: Call) => {
    let reply: Reply;
    try {
      const run: unknown = Reflect.get(target, method);
      if (typeof run !== 'function') throw new TypeError(`no such call: ${method}`);
      reply = { id, ok: true, value: Reflect.apply(run, target, args) as unknown };
    } catch (error) {
      reply = { id, ok: false, error: error instanceof Error ? error.message : String(error) };
    }
    port.postMessage(reply);
  });
}
