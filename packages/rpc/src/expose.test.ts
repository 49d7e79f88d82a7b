import { describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { CallCancelled } from './errors.ts';
import { type ExposeOptions, expose } from './expose.ts';
import type { Order, Reply } from './messages.ts';
import { OwnDataCodec } from './ownDataCodec.ts';
import { textIn, textOut } from './port.ts';
import type { Signal } from './signal.ts';
import { portTo, settled } from './testing.ts';

class Counter {
  private count = 0;

  next(): number {
    return ++this.count;
  }

  async later(): Promise<number> {
    await Promise.resolve();
    return this.next();
  }

  fail(message: string): never {
    throw new Error(message);
  }

  async failLater(): Promise<never> {
    throw Object.assign(new Error('the disk is full'), { code: 'full' });
  }

  async throwText(): Promise<never> {
    return Promise.reject('just text');
  }

  secret(): unknown {
    return () => 1;
  }

  readonly notACall = 7;
}

/** What a worker says to these batches. */
async function said(batches: readonly Order[][], options?: ExposeOptions): Promise<Reply[][]> {
  const replies: Reply[][] = [];
  let ask: (message: unknown) => void = () => {};
  const line = {
    post: (message: unknown) => void replies.push(structuredClone(message) as Reply[]),
    listen: (hear: (message: unknown) => void) => {
      ask = hear;
    },
  };
  expose(line, new Counter(), options);
  for (const batch of batches) {
    ask(batch);
    await settled();
  }
  return replies;
}

const order = (id: number, method: string, ...args: unknown[]) => ({ id, method, args });

describe('a worker', () => {
  it('says that it is up, and then nothing unless it is asked', async () => {
    expect(await said([])).toEqual([[]]);
  });

  it('answers together what it was asked together, and what has to wait by itself', async () => {
    const [, first, second] = await said([[order(1, 'next'), order(2, 'later'), order(3, 'next')]]);
    expect(first).toEqual([
      { id: 1, value: 1 },
      { id: 3, value: 2 },
    ]);
    expect(second).toEqual([{ id: 2, value: 3 }]);
  });

  it('gathers answers for as long as it is told to', async () => {
    const sends: (() => void)[] = [];
    const batches = [[order(1, 'next'), order(2, 'later')], [order(3, 'next')]];
    const replies = await said(batches, { defer: (send) => void sends.push(send) });
    expect([replies.length, sends.length]).toEqual([1, 1]);
    sends[0]!();
    expect(replies[1]!.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it.each([
    ['throws', order(1, 'fail', 'oh'), { code: 'failed', message: 'oh' }],
    ['throws later', order(1, 'failLater'), { code: 'full', message: 'the disk is full' }],
    ['throws what is no error', order(1, 'throwText'), { code: 'failed', message: 'just text' }],
    ['does not exist', order(1, 'gone'), { code: 'failed', message: 'no such call: gone' }],
    ['is no method', order(1, 'notACall'), { code: 'failed', message: 'no such call: notACall' }],
  ])('goes on after a method that %s', async (_what, failing, error) => {
    const replies = await said([[failing], [order(2, 'next')]]);
    expect(replies).toEqual([[], [{ id: 1, error }], [{ id: 2, value: 1 }]]);
  });

  it('says so when a result cannot be sent, and sends the others', async () => {
    const [, ...replies] = await said([[order(1, 'next'), order(2, 'secret'), order(3, 'next')]]);
    expect(replies.flat()).toMatchObject([
      { id: 1, value: 1 },
      { id: 2, error: { code: 'unsendable' } },
      { id: 3, value: 2 },
    ]);
  });

  it('describes errors as it is told to', async () => {
    const failureOf = () => ({ code: 'secret', message: 'none of your business' });
    const replies = await said([[order(1, 'fail', 'oh')]], { failureOf });
    expect(replies[1]).toEqual([{ id: 1, error: failureOf() }]);
  });
});

describe('a connection to a worker', () => {
  const to = (api: object) => connect<typeof api>(() => portTo((line) => expose(line, api)));

  it('calls its methods, each with its type', async () => {
    const { calls } = connect<Counter>(() => portTo((line) => expose(line, new Counter())));
    const numbers: number[] = await Promise.all([calls.next(), calls.later(), calls.next()]);
    expect(numbers).toEqual([1, 3, 2]);
    await expect(calls.fail('oh')).rejects.toThrow('oh');
  });

  it('hands on the caller’s signal', async () => {
    const heard: boolean[] = [];
    const api = {
      wait: (_name: string, signal: Signal) =>
        new Promise<string>((resolve) => {
          heard.push(signal.aborted);
          signal.addEventListener('abort', () => {
            heard.push(signal.aborted);
            resolve('never read');
          });
        }),
    };
    const { calls } = to(api) as ReturnType<typeof connect<typeof api>>;
    const stop = new AbortController();
    const waiting = calls.wait('x', stop.signal);
    await settled();
    stop.abort();
    await expect(waiting).rejects.toThrow(CallCancelled);
    await settled();
    expect(heard).toEqual([false, true]);
  });

  it.each([
    ['as text', () => textOut, () => textIn],
    ['with what is told once', () => new OwnDataCodec(), () => new OwnDataCodec()],
  ])('may speak %s', async (_how, codec, other) => {
    const api = { echo: (value: unknown) => value };
    const { calls } = connect<typeof api>(
      () => portTo((line) => expose(line, api, { codec: other() })),
      { codec },
    );
    const view = { options: { deck: { aces: 4 } }, hand: [1, 2] };
    expect(await calls.echo(view)).toEqual(view);
    expect(await calls.echo(view)).toEqual(view);
  });
});
