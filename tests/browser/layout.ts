/** Everything that can be pressed is large enough, in sight, whole, and lies under nothing. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LAYOUT } from './layout.mjs';

const troublesOf = (page: Page): Promise<string[]> => page.evaluate<string[]>(LAYOUT);

export async function expectLaidOut(page: Page, what: string): Promise<void> {
  expect(await troublesOf(page), what).toEqual([]);
}
