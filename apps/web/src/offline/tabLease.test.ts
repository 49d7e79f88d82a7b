import { describe, expect, it } from 'vitest';
import { tabLease } from './tabLease.ts';

/** The locks of a browser, as far as a tab uses them: first come, first served. */
class FakeLocks {
  private readonly lines = new Map<string, (() => void)[]>();

  async request(
    name: string,
    { ifAvailable, signal }: LockOptions,
    work: (lock: object | null) => Promise<void> | undefined,
  ): Promise<void> {
    const line = this.lines.get(name) ?? [];
    this.lines.set(name, line);
    if (ifAvailable && line.length > 0) return work(null);
    await new Promise<void>((granted, refused) => {
      line.push(granted);
      if (line.length === 1) granted();
      signal?.addEventListener('abort', () => {
        if (line.indexOf(granted) > 0) {
          line.splice(line.indexOf(granted), 1);
          refused(new Error('aborted'));
        }
      });
    });
    await work({ name });
    line.shift();
    line[0]?.();
  }

  get all() {
    return this as unknown as LockManager;
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the lease of a tab', () => {
  it('is held by one tab, and by the next when it lets go', async () => {
    const locks = new FakeLocks();
    const [one, two] = [tabLease(locks.all), tabLease(locks.all)];
    expect([await one.claim('m'), await two.claim('m')]).toEqual([true, false]);
    expect([await one.claim('m'), await two.claim('m')]).toEqual([true, false]);
    expect([await one.renew(), await two.renew()]).toEqual([['m'], []]);
    await one.release('m', null);
    await settled();
    expect([await one.renew(), await two.renew()]).toEqual([[], ['m']]);
    expect(await two.claim('m')).toBe(true);
  });

  it('is not waited for by a tab that has given up', async () => {
    const locks = new FakeLocks();
    const [one, two, three] = [locks, locks, locks].map(({ all }) => tabLease(all));
    await one.claim('m');
    await two.claim('m');
    await three.claim('m');
    await two.release('m', null);
    await one.release('m', null);
    await settled();
    expect([await two.renew(), await three.renew()]).toEqual([[], ['m']]);
  });

  it('does not stand in its own way when it is asked for twice at once', async () => {
    const lease = tabLease(new FakeLocks().all);
    expect(await Promise.all([lease.claim('m'), lease.claim('m')])).toEqual([true, true]);
    await lease.release('m', null);
    expect(await lease.claim('m')).toBe(true);
  });

  it('is everybody’s where a browser has no locks', async () => {
    const [one, two] = [tabLease(null), tabLease(null)];
    expect([await one.claim('m'), await two.claim('m')]).toEqual([true, true]);
    expect(await one.renew()).toEqual(['m']);
    await one.release('m', null);
    expect(await one.renew()).toEqual([]);
  });
});
