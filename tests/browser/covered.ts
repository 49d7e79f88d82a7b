/** Every word that is there can be read: nothing lies on it. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { COVERED } from './covered.mjs';

export async function expectUncovered(page: Page, what: string): Promise<void> {
  expect(await page.evaluate<string[]>(COVERED), what).toEqual([]);
}
