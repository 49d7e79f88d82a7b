import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, markInstalled, nodeTooOld } from './ensureInstalled.mjs';

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s will do', (version) => {
    expect(nodeTooOld(version, '>=20.19')).toBeUndefined();
  });

  it.each(['20.18.3', '18.20.0', '9.30.0'])('%s is refused in one line', (version) => {
    expect(nodeTooOld(version, '>=20.19')).toBe(
      `Parlor needs Node 20.19 or newer, this is ${version}.`,
    );
  });
});

describe('installed packages', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'parlor-ready-'));
    writeFileSync(join(root, 'package-lock.json'), '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are missing in a fresh clone', () => {
    expect(isInstalled(root)).toBe(false);
    markInstalled(root);
    expect(isInstalled(root)).toBe(false);
  });

  it('are there until the lock file changes', () => {
    mkdirSync(join(root, 'node_modules'));
    expect(isInstalled(root)).toBe(false);
    markInstalled(root);
    expect(isInstalled(root)).toBe(true);
    writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
    expect(isInstalled(root)).toBe(false);
  });

  it('without those for development are enough to run the house, and not to test it', () => {
    const packages = {
      '': {},
      'node_modules/ws': {},
      'node_modules/vitest': { dev: true },
      'node_modules/elsewhere': { dev: true, optional: true },
    };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    mkdirSync(join(root, 'node_modules/ws'), { recursive: true });
    markInstalled(root);
    expect(isInstalled(root, 'run')).toBe(true);
    expect(isInstalled(root, 'develop')).toBe(false);
    mkdirSync(join(root, 'node_modules/vitest'));
    expect(isInstalled(root, 'develop')).toBe(true);
  });
});
