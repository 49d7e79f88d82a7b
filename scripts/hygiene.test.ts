import { describe, expect, it } from 'vitest';
import { hygiene } from './hygiene.mjs';

const found = (files: Record<string, string>) => hygiene(new Map(Object.entries(files)));

const lock = (packages: object) => ({ 'package-lock.json': JSON.stringify({ packages }) });

describe('hygiene', () => {
  it('a download address in the lock file', () => {
    expect(
      found(lock({ 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } })),
    ).toEqual([expect.stringContaining('node_modules/a has the address')]);
    expect(found(lock({ 'node_modules/@parlor/kit': { resolved: 'packages/kit' } }))).toEqual([]);
  });

  it('a loose version', () => {
    const files = (version: string) => ({
      ...lock({ 'packages/a': { dependencies: { zod: version } } }),
      'packages/a/package.json': JSON.stringify({ dependencies: { zod: version } }),
    });
    expect(found(files('^7.1.0'))).toEqual([expect.stringContaining('not an exact version')]);
    expect(found(files('7.1.0'))).toEqual([]);
  });

  it('a lock file that has fallen behind', () => {
    expect(
      found({
        ...lock({ '': { devDependencies: { vitest: '4.1.12' } } }),
        'package.json': JSON.stringify({ devDependencies: { vitest: '4.1.12', knip: '6.0.0' } }),
      }),
    ).toEqual([
      'package-lock.json does not know the devDependencies of package.json: run npm install',
    ]);
  });

  // Put together here, so that this very file stays clean.
  const at = (...parts: string[]) => ['', ...parts].join('/');

  it.each([
    at('work', 'main', 'x'),
    at('root', '.npmrc'),
    at('home', 'ada', 'parlor'),
    at('Users', 'ada', 'parlor'),
    at('tmp', 'notes'),
  ])('a path of one machine: %s', (path) => {
    expect(found({ 'a.md': `first\nsee ${path} there` })).toEqual([
      expect.stringMatching(/^a\.md:2 names a path of one machine/),
    ]);
    expect(found({ 'a.ts': `read('${path}')` })).toHaveLength(1);
  });

  it.each(['./work/main', 'docs/root/x', '/usr/bin/chromium', 'https://a.example/work/x'])(
    'no path of one machine: %s',
    (path) => {
      expect(found({ 'a.md': `see ${path} there` })).toEqual([]);
    },
  );
});
