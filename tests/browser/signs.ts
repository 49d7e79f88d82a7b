/** Every sign is written with a font of the house. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { drawn } from './looking.ts';
import { STRANGE_SIGNS } from './signs.mjs';

export async function expectOwnSigns(page: Page, what: string): Promise<void> {
  expect(await drawn<string[]>(page, STRANGE_SIGNS), what).toEqual([]);
}
