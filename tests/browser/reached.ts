/** Whatever can be chosen at a table is reached by arrow keys alone. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './looking.ts';

/** What stands in rows and can have the focus, numbered; the focus begins at the question. */
const NUMBER_CELLS = `(() => {
  const cells = [...document.querySelectorAll('.app [data-row] button')].filter(
    (cell) => cell.getClientRects().length > 0 && !cell.closest('[inert]') && !cell.disabled,
  );
  cells.forEach((cell, number) => (cell.dataset.numbered = number));
  document.querySelector('#ask, .ending-head')?.focus();
  return cells.length;
})()`;

/** None where the focus is on something else. */
const FOCUSED = `Number(document.activeElement.dataset.numbered ?? -1)`;

export async function expectReached(page: Page, what: string): Promise<void> {
  const cells = await settled(page, () => page.evaluate<number>(NUMBER_CELLS));
  const all = Array.from({ length: cells }, (_, number) => number);
  const seen = cells === 0 ? new Set<number>() : await reached(page);
  expect(
    [...seen].sort((a, b) => a - b),
    `${what}, by arrow keys`,
  ).toEqual(all);
  // A card with the focus stands out from the others and lies over its neighbours.
  await page.evaluate('document.activeElement.blur()');
}

/** Round each row, and on to the next until none is new. */
async function reached(page: Page): Promise<ReadonlySet<number>> {
  const press = async (key: string): Promise<number> => {
    await page.keyboard.press(key);
    return page.evaluate<number>(FOCUSED);
  };
  const seen = new Set<number>();
  let from = await press('ArrowRight');
  for (let before = -1; seen.size > before; ) {
    before = seen.size;
    for (let at = from; !seen.has(at); at = await press('ArrowRight')) seen.add(at);
    from = await press('ArrowDown');
    // A row may stand in several lines, which have been walked along.
    for (let line = 0; seen.has(from) && line < seen.size; line++) from = await press('ArrowDown');
  }
  return seen;
}
