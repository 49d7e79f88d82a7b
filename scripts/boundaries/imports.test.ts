import { describe, expect, it } from 'vitest';
import { found, HOUSE, only } from './testHouse.ts';

describe('ways around the front door', () => {
  it.each([
    [`import { x } from '../../kit/src/rng.ts'; x();`],
    [`export * from '../../kit/src/rng.ts';`],
    [`await import('../../kit/src/rng.ts');`],
    ['await import(`../../kit/src/rng.ts`);'],
    [`export type A = import('../../kit/src/rng.ts').A;`],
    [`require('../../kit/src/rng.ts');`],
    [`export * from '../../../docs/template-game/rules/index.ts';`],
  ])('%s', (code) => {
    const path = 'packages/match/src/index.ts';
    expect(only({ [path]: `${HOUSE[path]}\n${code}` })).toMatch(
      /match\/src\/index\.ts:2 reaches out of its package/,
    );
  });

  it('a path that the package does not export', () => {
    const path = 'packages/match/src/index.ts';
    expect(only({ [path]: `${HOUSE[path]}\nexport * from '@parlor/kit/src/rng.ts';` })).toMatch(
      /which @parlor\/kit does not export/,
    );
  });

  it('its own name', () => {
    expect(
      found({ 'games/chess/rules/state.ts': `export * from '@parlor/games/engine';` }),
    ).toContainEqual(expect.stringMatching(/imports its own package by name/));
  });

  it('a name worked out at run time', () => {
    expect(only({ 'packages/match/src/index.test.ts': `await import(where);` })).toMatch(
      /worked out at run time/,
    );
  });
});

describe('the outside world', () => {
  it('is closed to rules', () => {
    const path = 'games/chess/rules/state.ts';
    expect(only({ [path]: `import 'node:fs';` })).toMatch(/imports node:fs/);
    expect(found({ [path]: `import 'lodash';` })).toContainEqual(
      expect.stringContaining('imports lodash from outside'),
    );
  });

  it('is open to their tests as far as Node goes', () => {
    const path = 'games/chess/rules/golden.test.ts';
    expect(found({ [path]: `import 'node:fs'; import 'fast-check';` })).toEqual([]);
    expect(found({ [path]: `import 'lodash';` })).toContainEqual(
      expect.stringContaining('imports lodash from outside'),
    );
  });
});

describe('test code', () => {
  it('is what only tests lead to: it may use the test kit', () => {
    const helper = `import { expect } from 'vitest'; import '@parlor/testkit'; export { expect };`;
    expect(
      found({
        'games/chess/rules/situations.ts': helper,
        'games/chess/rules/more.test.ts': `import './situations.ts';`,
      }),
    ).toEqual([]);
  });

  it('is no longer test code once a rule imports it', () => {
    const all = found({
      'games/chess/rules/situations.ts': `import '@parlor/testkit';`,
      'games/chess/rules/state.ts': `import './situations.ts';`,
    });
    expect(all).toContainEqual(
      expect.stringMatching(
        /situations\.ts:1 imports testkit, to which games\/chess\/rules has no arrow/,
      ),
    );
  });
});
