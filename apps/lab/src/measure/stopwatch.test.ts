import { describe, expect, it } from 'vitest';
import { knowsWaiting, stopwatch } from './stopwatch.ts';

const LONG_MS = 200;

describe('stopwatch', () => {
  it('does not count what the thread slept, where the system keeps account of it', () => {
    const workMs = stopwatch();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LONG_MS);
    const ms = workMs();
    if (knowsWaiting) expect(ms).toBeLessThan(LONG_MS / 2);
    else expect(ms).toBeGreaterThan(LONG_MS / 2);
  });

  it('never goes backwards', () => {
    for (let i = 0; i < 100; i++) expect(stopwatch()()).toBeGreaterThanOrEqual(0);
  });
});
