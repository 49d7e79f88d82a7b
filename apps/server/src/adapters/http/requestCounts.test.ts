import { afterEach, expect, it, vi } from 'vitest';
import { TestServer } from '../../testing/testServer.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('the limit on requests runs by the clock of the server, not by one that can be set', async () => {
  const HOUR = 3_600_000;
  const real = Date.now.bind(Date);
  const wall = vi.spyOn(Date, 'now');
  let now = real();
  const server = await TestServer.open({ env: { REQUESTS_PER_MINUTE: '3' }, now: () => now });
  const status = async () => (await fetch(`${server.base}/api/me`)).status;
  try {
    for (const wallIsAheadBy of [0, -HOUR, HOUR]) {
      wall.mockImplementation(() => real() + wallIsAheadBy);
      for (let asked = 0; asked < 3; asked++) expect(await status()).not.toBe(429);
      expect(await status()).toBe(429);
      now += 59_999;
      expect(await status()).toBe(429);
      now += 1;
    }
  } finally {
    await server.close();
  }
});
