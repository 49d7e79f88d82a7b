import { describe, expect, it } from 'vitest';
import { Device } from './device.ts';

/** Nobody is at home there. */
const NOWHERE = 'http://127.0.0.1:9';

describe('a device', () => {
  it('is not waited for once it is switched off, whatever is still asked of it', async () => {
    const device = new Device('', () => NOWHERE);
    const before = [device.say({ type: 'ping' }), device.until(() => false)];
    device.close();
    expect(await Promise.all(before)).toEqual([undefined, false]);
    expect(await device.say({ type: 'ping' })).toBeUndefined();
    expect(await device.until(() => false)).toBe(false);
    expect(await device.until(() => true)).toBe(true);
  });
});
