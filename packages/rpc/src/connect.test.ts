import { describe, expect, it } from 'vitest';
import { type ConnectOptions, connect } from './connect.ts';
import { CallCancelled, CallFailed, WorkerLost } from './errors.ts';
import { FakePort, HandClock, settled } from './testing.ts';

interface Sums {
  add(a: number, b: number): number;
  wait(signal?: AbortSignal): Promise<string>;
}

const LIMIT_MS = 400;
const TICK_MS = LIMIT_MS / 4;
const SILENCE = { ms: LIMIT_MS, startMs: 10 * LIMIT_MS };

function setting(options: ConnectOptions = {}) {
  const clock = new HandClock();
  const ports: FakePort[] = [];
  const lost: WorkerLost[] = [];
  const sends: (() => void)[] = [];
  const open = () => {
    const port = new FakePort();
    ports.push(port);
    return port;
  };
  const connection = connect<Sums>(open, {
    timers: clock,
    lost: (why) => lost.push(why),
    ...options,
  });
  const defer = (send: () => void) => void sends.push(send);
  return { clock, ports, lost, sends, defer, connection, calls: connection.calls };
}

/** How each of them ended; undefined for those that have not. */
async function ends(promises: readonly Promise<unknown>[]): Promise<unknown[]> {
  const all: unknown[] = promises.map(() => undefined);
  for (const [i, promise] of promises.entries()) {
    void promise.then(
      (value) => (all[i] = value),
      (error: Error) => (all[i] = error.message),
    );
  }
  await settled();
  return all;
}

describe('a call', () => {
  it('starts a worker when there is something to ask, and only then', async () => {
    const { ports, calls } = setting();
    expect(ports).toHaveLength(0);
    const sum = calls.add(1, 2);
    expect(ports[0]!.posted).toEqual([[{ id: 1, method: 'add', args: [1, 2] }]]);
    ports[0]!.answer(3);
    expect(await sum).toBe(3);
    void calls.add(3, 4);
    expect(ports).toHaveLength(1);
  });

  it('gets its own answer, whatever the order they come in', async () => {
    const { ports, calls } = setting();
    const sums = [calls.add(1, 0), calls.add(2, 0), calls.add(3, 0)];
    ports[0]!.answer('third', 3);
    ports[0]!.say([
      { id: 1, value: 'first' },
      { id: 2, value: 'second' },
    ]);
    expect(await Promise.all(sums)).toEqual(['first', 'second', 'third']);
  });

  it('is answered once: what comes after that, or for nobody, is not heard', async () => {
    const { ports, calls, lost } = setting();
    const sum = calls.add(1, 2);
    ports[0]!.answer(3);
    ports[0]!.answer(4);
    ports[0]!.fail('no');
    ports[0]!.answer(5, 99);
    expect(await sum).toBe(3);
    expect(lost).toEqual([]);
  });

  it('that the other end throws at fails with its code, and the worker stays', async () => {
    const { ports, calls } = setting();
    const failed = calls.add(1, 2).catch((error: unknown) => error);
    ports[0]!.fail('the disk is full', 'full');
    const error = (await failed) as CallFailed;
    expect(error).toBeInstanceOf(CallFailed);
    expect([error.code, error.message]).toEqual(['full', 'the disk is full']);
    const next = calls.add(2, 2);
    ports[0]!.answer(4);
    expect(await next).toBe(4);
    expect(ports).toHaveLength(1);
  });

  it('that cannot be sent fails alone, with others of its batch on their way', async () => {
    const { ports, calls, sends, defer } = setting();
    const deferred = setting({ defer });
    const bad = (() => 1) as unknown as number;
    const all = [1, bad, 3].map((a) => deferred.calls.add(a, 0));
    for (const send of sends) send();
    deferred.ports[0]!.answer('one', 1);
    deferred.ports[0]!.answer('three', 3);
    const [one, two, three] = await Promise.allSettled(all);
    expect([one, three]).toMatchObject([{ value: 'one' }, { value: 'three' }]);
    expect(two).toMatchObject({ reason: { name: 'CallFailed', code: 'unsendable' } });
    await expect(calls.add(bad, 1)).rejects.toThrow(CallFailed);
    expect(ports[0]!.isTerminated).toBe(false);
  });

  it('may be translated for whoever made it', async () => {
    const { ports, calls } = setting({
      errorOf: (why) => new Error(why instanceof CallFailed ? `code ${why.code}` : why.reason),
    });
    const first = calls.add(1, 2);
    ports[0]!.fail('x', 'full');
    await expect(first).rejects.toThrow('code full');
    const second = calls.add(1, 2);
    ports[0]!.breakDown('gone');
    await expect(second).rejects.toThrow('crashed');
  });

  it('is not made when somebody awaits the connection’s calls', async () => {
    const { ports, calls } = setting();
    expect(await Promise.resolve(calls)).toBe(calls);
    expect(ports).toHaveLength(0);
  });
});

describe('calls made in one turn of the loop', () => {
  it('travel together', async () => {
    const outer = setting();
    const { calls, ports } = setting({ defer: outer.defer });
    const sums = [calls.add(1, 2), calls.add(3, 4)];
    expect([outer.sends.length, ports.length]).toEqual([1, 0]);
    outer.sends[0]!();
    expect(ports[0]!.posted).toHaveLength(1);
    ports[0]!.answer(3, 1);
    ports[0]!.answer(7, 2);
    expect(await Promise.all(sums)).toEqual([3, 7]);
    void calls.add(5, 6);
    expect(outer.sends).toHaveLength(2);
  });

  it('that were not sent yet fail with the worker, and are not made afterwards', async () => {
    const outer = setting();
    const { calls, ports } = setting({ defer: outer.defer });
    const first = calls.add(1, 2);
    outer.sends[0]!();
    const second = calls.add(3, 4);
    ports[0]!.breakDown('gone');
    outer.sends[1]!();
    expect(await ends([first, second])).toEqual(['crashed: gone', 'crashed: gone']);
    expect(ports).toHaveLength(1);
  });
});

describe('a worker that crashes', () => {
  it('fails all it was asked, after its loss is told, and the next call finds a fresh one', async () => {
    const told: string[] = [];
    const { ports, calls } = setting({ lost: ({ message }) => told.push(message) });
    const asked = [1, 2].map((a) =>
      calls.add(a, a).catch((error: WorkerLost) => told.push(`call: ${error.reason}`)),
    );
    ports[0]!.breakDown('out of memory');
    await Promise.all(asked);
    expect(told).toEqual(['crashed: out of memory', 'call: crashed', 'call: crashed']);
    expect(ports[0]!.isTerminated).toBe(true);
    const next = calls.add(2, 2);
    ports[1]!.answer(4);
    expect(await next).toBe(4);
  });

  it('with nothing to do is replaced when there is something', async () => {
    const { ports, calls, lost } = setting();
    const first = calls.add(1, 2);
    ports[0]!.answer(3);
    await first;
    ports[0]!.breakDown('gone');
    expect(lost.map(({ reason }) => reason)).toEqual(['crashed']);
    const second = calls.add(1, 1);
    ports[1]!.answer(2);
    expect(await second).toBe(2);
  });

  it('is not listened to any more, whatever it still says', async () => {
    const { ports, calls, lost } = setting();
    const first = calls.add(1, 2).catch(() => 'lost');
    ports[0]!.breakDown('gone');
    expect(await first).toBe('lost');
    const second = calls.add(2, 2);
    ports[0]!.answer('late', 1);
    ports[0]!.answer('taken for the other', ports[1]!.last.id);
    ports[0]!.breakDown('again');
    ports[1]!.answer(4);
    expect(await second).toBe(4);
    expect(lost).toHaveLength(1);
  });

  it('stays gone where nobody wants another', async () => {
    const { ports, calls } = setting({ restart: false });
    const first = calls.add(1, 2);
    ports[0]!.breakDown('gone');
    expect(await ends([first, calls.add(1, 2)])).toEqual(['crashed: gone', 'crashed: gone']);
    expect(ports).toHaveLength(1);
  });

  it('or cannot even be started fails the call with the reason, and is tried again', async () => {
    const none = new Error('no more threads');
    let isPossible = false;
    const port = new FakePort();
    const { calls } = connect<Sums>(() => {
      if (!isPossible) throw none;
      return port;
    });
    const error = await calls.add(1, 2).catch((why: unknown) => why);
    expect(error).toMatchObject({ reason: 'crashed', detail: 'no more threads', cause: none });
    isPossible = true;
    const sum = calls.add(1, 2);
    port.answer(3);
    expect(await sum).toBe(3);
  });

  it.each([null, 7, 'answers', {}, [null], [{ value: 3 }], [{ id: 1, error: 'no' }]])(
    'is one that says what makes no sense (%j)',
    async (nonsense) => {
      const { ports, calls } = setting();
      const sum = calls.add(1, 2);
      ports[0]!.sayAnything(nonsense);
      await expect(sum).rejects.toThrow('crashed: its answer makes no sense');
      expect(ports[0]!.isTerminated).toBe(true);
    },
  );
});

describe('a worker that says nothing although it was asked', () => {
  const silent = () => setting({ silence: SILENCE });

  it('is given up, with all it was asked', async () => {
    const { clock, ports, calls, lost } = withSilence();
    ports[0]!.say([]);
    const asked = [calls.add(3, 4), calls.add(5, 6)];
    clock.pass(LIMIT_MS);
    expect(await ends(asked)).toEqual([undefined, undefined]);
    clock.pass(TICK_MS);
    expect(await ends(asked)).toEqual(['too-slow: add', 'too-slow: add']);
    expect(ports[0]!.isTerminated).toBe(true);
    expect(lost.map(({ reason }) => reason)).toEqual(['too-slow']);
    const next = calls.add(1, 1);
    ports[1]!.answer(2);
    expect(await next).toBe(2);
  });

  it('has longer to start', async () => {
    const { clock, calls } = silent();
    const sum = calls.add(1, 2);
    clock.pass(SILENCE.startMs);
    expect(await ends([sum])).toEqual([undefined]);
    clock.pass(TICK_MS);
    expect(await ends([sum])).toEqual(['too-slow: add']);
  });

  it('is no one that answers others: many calls may wait in front of one', async () => {
    const { clock, ports, calls } = withSilence();
    const asked = Array.from({ length: 10 }, (_, i) => calls.add(i, 0));
    for (const { id } of ports[0]!.calls.slice(1)) {
      clock.pass(LIMIT_MS);
      ports[0]!.answer(id, id);
    }
    expect((await ends(asked)).includes(undefined)).toBe(false);
    expect(ports).toHaveLength(1);
  });

  it('is no one that owes nothing, and no alarm is kept for it', async () => {
    const { clock, calls, ports, lost } = withSilence();
    clock.pass(100 * LIMIT_MS);
    expect(clock.armed).toBe(0);
    const sum = calls.add(1, 2);
    clock.pass(LIMIT_MS);
    ports[0]!.answer(3);
    expect(await sum).toBe(3);
    expect(lost).toEqual([]);
  });

  it('is not to blame when the whole process was stopped', async () => {
    const { clock, calls, ports } = withSilence();
    const sum = calls.add(1, 2);
    clock.stall(100 * LIMIT_MS);
    ports[0]!.answer(3);
    expect(await sum).toBe(3);
  });

  /** A connection to a worker that has answered once. */
  function withSilence() {
    const made = silent();
    void made.calls.add(0, 0);
    made.ports[0]!.answer(0);
    return made;
  }
});

describe('a call with a limit of its own', () => {
  it('ends with it, and so does the worker', async () => {
    const { clock, ports, connection, lost } = setting();
    const other = connection.calls.add(1, 1);
    const sum = connection.within(LIMIT_MS).add(1, 2);
    clock.pass(LIMIT_MS - 1);
    expect(await ends([sum, other])).toEqual([undefined, undefined]);
    clock.pass(1);
    expect(await ends([sum, other])).toEqual(['too-slow: add', 'too-slow: add']);
    expect(ports[0]!.isTerminated).toBe(true);
    expect(lost).toHaveLength(1);
  });

  it('is not answered by an answer that is late', async () => {
    const { clock, ports, connection } = setting();
    const first = connection.within(LIMIT_MS).add(1, 2);
    clock.pass(LIMIT_MS);
    ports[0]!.answer(3);
    expect(await ends([first])).toEqual(['too-slow: add']);
    const second = connection.within(LIMIT_MS).add(2, 2);
    ports[0]!.answer(3, ports[1]!.last.id);
    ports[1]!.answer(4);
    expect(await second).toBe(4);
  });

  it('leaves no alarm behind, however it ends', async () => {
    const { clock, ports, connection } = setting();
    const asked = [1, 2, 3].map((a) => connection.within(LIMIT_MS).add(a, 0));
    expect(clock.armed).toBe(3);
    ports[0]!.answer(1, 1);
    ports[0]!.fail('no', 'failed', 2);
    ports[0]!.breakDown('gone');
    await ends(asked);
    expect(clock.armed).toBe(0);
  });

  it('does not take a process that was stopped for a worker that hangs', async () => {
    const { clock, ports, connection } = setting();
    const sum = connection.within(LIMIT_MS).add(1, 2);
    clock.stall(100 * LIMIT_MS);
    ports[0]!.answer(3);
    expect(await sum).toBe(3);
  });

  it('needs a clock', () => {
    const open = () => new FakePort();
    expect(() => connect<Sums>(open, { silence: SILENCE })).toThrow('needs a clock');
  });
});

describe('a call that is cancelled', () => {
  it('fails at once, and the worker is told', async () => {
    const { ports, calls } = setting();
    const stop = new AbortController();
    const waiting = calls.wait(stop.signal);
    expect(ports[0]!.last).toEqual({ id: 1, method: 'wait', args: [null], signalAt: 0 });
    stop.abort();
    await expect(waiting).rejects.toThrow(CallCancelled);
    expect(ports[0]!.orders.at(-1)).toEqual({ cancel: 1 });
    ports[0]!.answer('late', 1);
    expect(ports[0]!.isTerminated).toBe(false);
  });

  it('before it is made is not made', async () => {
    const { ports, calls } = setting();
    await expect(calls.wait(AbortSignal.abort())).rejects.toThrow(CallCancelled);
    expect(ports).toHaveLength(0);
  });

  it('before it is sent is not sent', async () => {
    const outer = setting();
    const { ports, calls } = setting({ defer: outer.defer });
    const stop = new AbortController();
    const waiting = calls.wait(stop.signal);
    const sum = calls.add(1, 2);
    stop.abort();
    outer.sends[0]!();
    await expect(waiting).rejects.toThrow(CallCancelled);
    expect(ports[0]!.orders).toEqual([{ id: 2, method: 'add', args: [1, 2] }]);
    ports[0]!.answer(3);
    expect(await sum).toBe(3);
  });

  it('after its answer does nothing', async () => {
    const { ports, calls } = setting();
    const stop = new AbortController();
    const waiting = calls.wait(stop.signal);
    ports[0]!.answer('done');
    stop.abort();
    expect(await waiting).toBe('done');
    expect(ports[0]!.orders).toHaveLength(1);
  });
});

describe('a connection that is closed', () => {
  it('ends the worker, tells whoever waits or calls later, and is nobody’s loss', async () => {
    const { clock, ports, connection, lost } = setting({ silence: SILENCE });
    const waiting = connection.within(LIMIT_MS).add(1, 2);
    const closed = connection.close();
    expect(await ends([waiting, connection.calls.add(1, 2)])).toEqual(['closed', 'closed']);
    await closed;
    expect(ports.map(({ isTerminated }) => isTerminated)).toEqual([true]);
    expect(clock.armed).toBe(0);
    expect(lost).toEqual([]);
  });

  it('waits until the worker has ended', async () => {
    let ended = (): void => {};
    const port = Object.assign(new FakePort(), {
      terminate: () => new Promise<void>((resolve) => (ended = resolve)),
    });
    const connection = connect<Sums>(() => port);
    void connection.calls.add(1, 2).catch(() => {});
    const closed = connection.close().then(() => 'closed');
    expect(await ends([closed])).toEqual([undefined]);
    ended();
    expect(await closed).toBe('closed');
  });
});
