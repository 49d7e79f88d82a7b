import { describe, expect, it } from 'vitest';
import { anchorsOf, deadLinks, staleCommands } from './docs.mjs';

const dead = (text: string, others: Record<string, string> = {}) => {
  const texts = new Map(Object.entries({ 'docs/a.md': text, ...others }));
  return deadLinks(texts, [...texts.keys(), 'src/b.ts', 'docs/pictures/c.png']);
};

describe('links', () => {
  it.each([
    '[b](../src/b.ts)',
    '[folder](pictures) and [root](..)',
    '![c](pictures/c.png "title")',
    '[![c](pictures/c.png)](../src/b.ts)',
    '[here](#the-end)\n\n## The end',
    '[there](other.md#twice-1)',
    '[web](https://example.org/x) [mail](mailto:a@example.org)',
    'code `[x](gone.md)` and\n```md\n[x](gone.md)\n```',
    '[ref]\n\n[ref]: ../src/b.ts',
  ])('alive: %s', (text) => {
    expect(dead(text, { 'docs/other.md': '# Twice\n# Twice' })).toEqual([]);
  });

  it.each([
    ['[b](../src/gone.ts)', 'is not there'],
    ['![c](gone.png)', 'is not there'],
    ['[a](/docs/a.md)', 'is not relative'],
    ['[ref]: gone.md', 'is not there'],
    ['<a href="gone.md">x</a>', 'is not there'],
    ['[here](#the-end)', 'has no heading'],
    ['[there](other.md#thrice)', 'has no heading'],
    ['[out](../../outside.md)', 'is not there'],
    ['`code` [b](gone.ts) `code`', 'is not there'],
  ])('dead: %s', (text, why) => {
    expect(dead(`\n${text}`, { 'docs/other.md': '# Twice' })).toEqual([
      expect.stringMatching(new RegExp(`^docs/a\\.md:2 .*${why}`)),
    ]);
  });

  it('headings get their anchors by the usual rule', () => {
    const text =
      '# 8½: `npm test`, *now* & then\n## [Link](x.md) text\n```\n# no\n```\n<a id="own">';
    expect([...anchorsOf(text)]).toEqual(['8½-npm-test-now--then', 'link-text', 'own']);
  });
});

describe('commands', () => {
  const stale = (text: string) =>
    staleCommands(new Map([['a.md', text]]), {
      scripts: new Set(['start', 'gate']),
      files: new Set(['scripts/rules.mjs']),
      parlorHelp: (command) => (command === 'play' ? '--seed <n>  the seed\n--json' : undefined),
    });

  it.each([
    '`npm run gate -- types`',
    'npm start',
    '`npx parlor`, `npx parlor <command>` and npx parlor play',
    '`npx parlor play --seed 7 --json`',
    '`npx parlor play --seed=7`',
    'node scripts/rules.mjs --update',
  ])('good: %s', (text) => {
    expect(stale(text)).toEqual([]);
  });

  it.each([
    ['`npm run build`', 'there is no script build'],
    ['npm test', 'there is no script test'],
    ['`npx parlor sing`', 'there is no command parlor sing'],
    ['`npx parlor play --loud`', 'parlor play has no option --loud'],
    ['`npx parlor play --see`', 'parlor play has no option --see'],
    ['node scripts/gone.mjs', 'scripts/gone.mjs is not there'],
  ])('stale: %s', (text, why) => {
    expect(stale(`\n${text}`)).toEqual([`a.md:2 ${why}`]);
  });
});
