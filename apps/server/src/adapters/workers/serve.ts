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

/**
 * Calls that were made together travel together, and so do their answers, but
 * for those that have to wait for something. An empty list says that the worker is up.
 */
export function serve(port: MessagePort, target: object): void {
  port.on('message', (text: string) => {
    const calls = JSON.parse(text) as readonly Call[];
    const replies: Reply[] = [];
    for (const call of calls) {
      const reply = answerTo(target, call);
      if (reply instanceof Promise) void reply.then((later) => port.postMessage([later]));
      else replies.push(reply);
    }
    if (replies.length > 0) port.postMessage(replies);
  });
  port.postMessage([]);
}

function answerTo(target: object, { id, method, args }: Call): Reply | Promise<Reply> {
  const failed = (error: unknown): Reply => ({
    id,
    ok: false,
    error: error instanceof Error ? error.message : String(error),
  });
  try {
    const run: unknown = Reflect.get(target, method);
    if (typeof run !== 'function') throw new TypeError(`no such call: ${method}`);
    const value: unknown = Reflect.apply(run, target, args);
    if (!(value instanceof Promise)) return { id, ok: true, value };
    return value.then((later: unknown): Reply => ({ id, ok: true, value: later }), failed);
  } catch (error) {
    return failed(error);
  }
}
