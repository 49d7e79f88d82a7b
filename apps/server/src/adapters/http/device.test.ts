import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const AGENTS: Readonly<Record<string, string>> = {
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox, Linux',
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36':
    'Chrome, Android',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1':
    'Safari, iPhone',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0':
    'Edge, Windows',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15':
    'Safari, macOS',
  node: '',
  '<script>alert(1)</script>': '',
};

describe('a device', () => {
  it.each(Object.entries(AGENTS))('%s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });

  it('that says nothing is called nothing', () => {
    expect(deviceOf(undefined)).toBe('');
  });
});
