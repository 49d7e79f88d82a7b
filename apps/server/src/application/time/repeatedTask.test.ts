import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RepeatedTask } from './repeatedTask.ts';

/** Rings when told to. */
function bell() {
  let ring = () => {};
  const timers = {
    after: () => () => {},
    every: (_ms: number, work: () => void) => {
      ring = work;
      return () => {
        ring = () => {};
      };
    },
  };
  return { timers, ring: () => ring() };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a repeated task', () => {
  const { timers, ring } = bell();
  const failed = vi.fn<(error: unknown) => void>();
  let end: (error?: Error) => void = () => {};
  const work = vi.fn<() => Promise<void>>();
  const task = () => new RepeatedTask({ timers, everyMs: 1000, work, failed });

  beforeEach(() => {
    failed.mockReset();
    work.mockReset();
    work.mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          end = (error) => (error ? reject(error) : resolve());
        }),
    );
  });

  it('is not begun again before it has come to its end', async () => {
    const repeated = task();
    repeated.start();
    ring();
    ring();
    expect(work).toHaveBeenCalledTimes(1);
    end();
    await settle();
    ring();
    expect(work).toHaveBeenCalledTimes(2);
    end();
    await repeated.stop();
  });

  it('tells of a failure and is tried again', async () => {
    const repeated = task();
    repeated.start();
    ring();
    end(new Error('no disk'));
    await settle();
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no disk'));
    ring();
    expect(work).toHaveBeenCalledTimes(2);
    end();
    await repeated.stop();
  });

  it('stops only when what was begun has come to its end, and begins nothing after that', async () => {
    const repeated = task();
    repeated.start();
    ring();
    let isStopped = false;
    const stopped = repeated.stop().then(() => {
      isStopped = true;
    });
    ring();
    await settle();
    expect(isStopped).toBe(false);
    end();
    await stopped;
    ring();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
