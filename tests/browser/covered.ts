/** Every word that is there can be read: nothing lies on it. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { COVERED } from './covered.mjs';
import { drawn } from './looking.ts';

export async function expectUncovered(page: Page, what: string): Promise<void> {
  expect(await drawn<string[]>(page, COVERED), what).toEqual([]);
}
