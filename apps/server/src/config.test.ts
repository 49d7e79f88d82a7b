/** What can be set from outside, and whether the texts say so. */

import { readdirSync, readFileSync } from 'node:fs';
import { CODES } from '@parlor/protocol';
import { describe, expect, it } from 'vitest';
import { BadConfig, readConfig } from './application/ports/config.ts';
import { PromMetrics } from './adapters/metrics/promMetrics.ts';

const HOSTING = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
const SOURCE = readFileSync(new URL('./application/ports/config.ts', import.meta.url), 'utf8');

function complaint(env: Readonly<Record<string, string>>): { name: string; message: string } {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof BadConfig) return { name: BadConfig.name, message: error.message };
  }
  return { name: 'none', message: '' };
}

describe('the environment', () => {
  it('has a sensible value for everything', () => {
    expect(readConfig({})).toMatchObject({ PORT: 8410, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
    expect(readConfig({ PORT: '', SECRET: '' })).toEqual(readConfig({}));
  });

  it('is refused as a whole, with every fault and no value', () => {
    const env = { PORT: 'x', SECRET: 'too short, and secret', LEASE_MS: '0', PUBLIC_URL: 'here' };
    const { name, message } = complaint(env);
    expect(name).toBe(BadConfig.name);
    for (const variable of Object.keys(env)) expect(message).toContain(`  ${variable}: `);
    expect(message).not.toContain('secret');
  });

  it('names the proxies to believe by their number or by their addresses', () => {
    const proxies = (value: string) => readConfig({ TRUST_PROXY: value }).TRUST_PROXY;
    expect(proxies('0')).toBe(0);
    expect(proxies('1')).toBe(1);
    expect(proxies('2')).toBe(2);
    expect(proxies('10.0.0.7')).toEqual(['10.0.0.7']);
    expect(proxies('127.0.0.1, 10.0.0.0/8,fd00::/8')).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'fd00::/8',
    ]);
    const wrong = ['true', '-1', '1.5', '11', '1,', '1, 10.0.0.7', '300.1.1.1', 'proxy.example'];
    const ranges = ['10.0.0.0/0', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/', '10.0.0.0/8/8', '::/0'];
    for (const value of [...wrong, ...ranges]) {
      expect(complaint({ TRUST_PROXY: value }).message, value).toContain('  TRUST_PROXY: ');
    }
  });

  it('is described in docs/hosting.md: every variable with its usual value, and no other', () => {
    const names = [...SOURCE.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(20);
    const rows = [...HOSTING.matchAll(/^\| `([A-Z_]+)` \|([^|]*)\|/gm)];
    expect(rows.map(([, name]) => name!).sort()).toEqual(names.sort());
    const usual = readConfig({}) as Readonly<Record<string, string | number | undefined>>;
    for (const [, name, value] of rows) {
      const written = value!.trim() === '' ? undefined : value!.trim().replaceAll('`', '');
      const expected = usual[name!];
      expect(written, name).toBe(
        expected === undefined || expected === '' ? undefined : String(expected),
      );
    }
  });
});

describe('the metrics', () => {
  it('are all explained in docs/hosting.md', async () => {
    const text = await new PromMetrics().registry.metrics();
    const names = new Set([...text.matchAll(/^# HELP (parlor_\w+)/gm)].map(([, name]) => name!));
    expect(names.size).toBeGreaterThan(8);
    for (const name of names) expect(HOSTING).toContain(`\`${name}\``);
  });
});

describe('codes', () => {
  it('in the server are all codes of the protocol', () => {
    const known = new Set<string>(CODES);
    let found = 0;
    for (const folder of ['domain', 'application', 'adapters/http']) {
      const url = new URL(`./${folder}/`, import.meta.url);
      for (const name of readdirSync(url, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
        // Its codes are those of the schema that reads the environment.
        if (name.endsWith('ports/config.ts')) continue;
        // Answers to whoever types at the machine itself, and to nobody by the protocol.
        if (name.endsWith('order/operator.ts')) continue;
        const source = readFileSync(new URL(name, url), 'utf8');
        const codes = source.matchAll(/(?:code: |refused?\()'([a-z-]+)'/g);
        for (const [, code] of codes) {
          expect(known, `${folder}/${name}`).toContain(code);
          found++;
        }
      }
    }
    expect(found).toBeGreaterThan(30);
  });
});
