/** Everything that can be pressed is large enough, in sight, whole, and lies under nothing. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LAYOUT } from './layout.mjs';
import { drawn } from './looking.ts';

export async function expectLaidOut(page: Page, what: string): Promise<void> {
  expect(await drawn<string[]>(page, LAYOUT), what).toEqual([]);
}
