/** Nothing serious for anybody: axe looks at the page as it is. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { drawn } from './looking.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

/**
 * What is printed on the picture of a card is no label of a button: the card is
 * named in words. For axe the pictures are without their print.
 */
const WITHOUT_PRINT = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg[aria-hidden="true"] text { display: none }');
  // A copy: what the document gives is the list itself, and grows with it.
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, sheet];
  return axe.run(document, { resultTypes: ['violations'] }).then((result) => {
    document.adoptedStyleSheets = before;
    return result.violations;
  });
})()`;

export async function expectAccessible(page: Page, what: string): Promise<void> {
  // By way of the test's own line to the page, which no content policy concerns.
  await page.evaluate(`if (!('axe' in window)) { ${SOURCE} }`);
  const found = await drawn<Violation[]>(page, WITHOUT_PRINT);
  const serious = found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary ?? ''}`)
          .join('; ')
          .slice(0, 600)}`,
    );
  expect(serious, what).toEqual([]);
}

/** By how much a page is wider than the screen. */
export const OVER =
  'Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)';

/** No sideways scrolling: everything fits the width. */
export async function expectFits(page: Page, what: string): Promise<void> {
  expect(await drawn<number>(page, OVER), `${what} is wider than the screen`).toBe(0);
}
