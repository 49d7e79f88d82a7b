/** The worker's side: runs methods of `api` as they are asked for. */

import { FAILED, UNSENDABLE } from './errors.ts';
import { type CallOrder, type Failure, messageOf, type Order, type Reply } from './messages.ts';
import { type Codec, type Line, plainCodec } from './port.ts';
import { RemoteSignal, replaced } from './signal.ts';

export interface ExposeOptions {
  readonly codec?: Codec;
  /** Calls `send` at the end of this turn of the loop. Without it answers leave at once, with those of the same batch. */
  readonly defer?: (send: () => void) => void;
  /** How an error of a method crosses the line. */
  readonly failureOf?: (error: unknown) => Failure;
}

/** Calls begin in the order made; those that wait for something do not hold up the others. */
export function expose(line: Line, api: object, options: ExposeOptions = {}): void {
  const { codec = plainCodec, defer, failureOf = usualFailure } = options;
  const signals = new Map<number, RemoteSignal>();
  let unsent: Reply[] = [];

  const send = (replies: readonly Reply[]): void => {
    try {
      line.post(codec.pack(replies));
    } catch (error) {
      codec.unsent?.();
      // Something among the results cannot be sent: find out which.
      if (replies.length > 1) for (const reply of replies) send([reply]);
      else line.post(codec.pack([unsendable(replies[0]!.id, error)]));
    }
  };
  const sendLater = (reply: Reply): void => {
    if (!defer) send([reply]);
    else if (unsent.push(reply) === 1) {
      defer(() => {
        const replies = unsent;
        unsent = [];
        send(replies);
      });
    }
  };
  /** What the call comes to if that is known at once; otherwise it is sent when it is. */
  const answer = (order: CallOrder): Reply | undefined => {
    const { id, method } = order;
    const closed = (reply: Reply): Reply => {
      signals.delete(id);
      return reply;
    };
    const failed = (error: unknown): Reply => closed({ id, error: failureOf(error) });
    try {
      const run: unknown = Reflect.get(api, method);
      if (typeof run !== 'function') throw new TypeError(`no such call: ${method}`);
      const value: unknown = Reflect.apply(run, api, argumentsOf(order, signals));
      if (!(value instanceof Promise)) return closed({ id, value });
      void value.then(
        (result: unknown) => sendLater(closed({ id, value: result })),
        (error: unknown) => sendLater(failed(error)),
      );
      return undefined;
    } catch (error) {
      return failed(error);
    }
  };

  line.listen((message) => {
    const together: Reply[] = [];
    for (const order of codec.unpack(message) as readonly Order[]) {
      if ('cancel' in order) {
        signals.get(order.cancel)?.abort();
        continue;
      }
      const reply = answer(order);
      if (reply === undefined) continue;
      if (defer) sendLater(reply);
      else together.push(reply);
    }
    if (together.length > 0) send(together);
  });
  line.post(codec.pack([]));
}

function argumentsOf(
  { id, args, signalAt }: CallOrder,
  signals: Map<number, RemoteSignal>,
): readonly unknown[] {
  if (signalAt === undefined) return args;
  const signal = new RemoteSignal();
  signals.set(id, signal);
  return replaced(args, signalAt, signal);
}

const unsendable = (id: number, error: unknown): Reply => ({
  id,
  error: { code: UNSENDABLE, message: messageOf(error) },
});

function usualFailure(error: unknown): Failure {
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string'
      ? error.code
      : FAILED;
  return { code, message: messageOf(error) };
}
