import { describe, expect, it } from 'vitest';
import { hastyTests } from './hastyTests.mjs';

const found = (body: string, path = 'tests/browser/any.test.ts') =>
  hastyTests(new Map([[path, `it('', async () => {\n${body}\n});`]]));

describe('a test of a page that looks once', () => {
  it.each([
    "expect(await page.locator('li').count()).toBe(3);",
    'expect(await seatNames(page)).toEqual([]);',
    'expect((await seatNames(page)).length).toBe(2);',
    'expect([await board(one), await board(two)]).toEqual(now);',
    'expect(new Set(await struck(page))).toEqual(new Set());',
    'expect(page.url()).toBe(address);',
    'expect(new URL(page.url()).pathname).toBe(address);',
  ])('is refused: %s', (line) => {
    expect(found(line)).toEqual([
      expect.stringMatching(/^tests\/browser\/any\.test\.ts:2 looks once/),
    ]);
  });

  it('is refused under another name, too, where that name is known', () => {
    const taken = "const lines = await page.locator('li').allInnerTexts();";
    expect(found(`${taken}\nexpect(lines.length).toBe(3);`)).toEqual([
      expect.stringMatching(/:3 expects something of lines, which is a single look/),
    ]);
    expect(found(`const { x } = (await card.boundingBox())!;\nexpect(x).toBe(3);`)).toHaveLength(1);
    expect(found(`if (x) {\n${taken}\n}\nconst lines = [];\nexpect(lines).toEqual([]);`)).toEqual(
      [],
    );
  });

  it.each([
    "await expect.poll(() => page.locator('li').count()).toBe(3);",
    'await expect.poll(async () => (await seatNames(page)).length).toBe(2);',
    "expect(await settled(page, () => page.locator('li').count())).toBe(0);",
    'expect(await settled(page, () => page.url())).toBe(address);',
    'expect(await drawn(page, LAYOUT), what).toEqual([]);',
    "const before = await page.locator('li').innerText();\nawait press(before);",
    "const before = await settled(page, () => board(page));\nexpect(before).not.toBe('');",
  ])('and waits, is fine: %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  it('or waits for a time, or not as long as all the others', () => {
    expect(found('await page.waitForTimeout(100);')).toEqual([
      expect.stringContaining(':2 waits for a time'),
    ]);
    expect(found('await expect.poll(at, { timeout: 10_000 }).toBe(1);')).toEqual([
      expect.stringContaining(':2 has a time limit of its own'),
    ]);
    expect(found('await expect.poll(at, { interval: 250 }).toBe(1);')).toEqual([]);
  });

  it('is none elsewhere; a robot may wait between two looks', () => {
    expect(found('expect(await sum()).toBe(3);', 'apps/lab/src/any.test.ts')).toEqual([]);
    expect(found('await page.waitForTimeout(15);', 'tests/browser/robot.ts')).toEqual([]);
  });
});
