/** What has to be so at every size of a window, in one look at one picture. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { OVER } from './axe.ts';
import { COVERED } from './covered.mjs';
import { LAYOUT } from './layout.mjs';
import { drawn } from './looking.ts';
import { WALK } from './reached.mjs';
import { SCROLLING } from './scrolling.mjs';
import { STRANGE_SIGNS } from './signs.mjs';

/** In this order: the layout scrolls to what it looks at, and the walk moves the focus. */
const LOOKS = {
  width: { look: OVER, fine: 0 },
  layout: { look: LAYOUT, fine: [] },
  covered: { look: COVERED, fine: [] },
  scrolling: { look: SCROLLING, fine: [] },
  signs: { look: STRANGE_SIGNS, fine: [] },
  // The keys are events of the page: real ones are pressed by the robot that plays by keyboard alone.
  arrows: { look: WALK, fine: { missed: [], strayed: [] } },
} as const;

const SCRIPT = `({ ${Object.entries(LOOKS)
  .map(([name, { look }]) => `${name}: ${look}`)
  .join(', ')} })`;

const FINE = Object.fromEntries(Object.entries(LOOKS).map(([name, { fine }]) => [name, fine]));

/** A table: nothing is wider than the screen, badly laid out, covered, of a strange font, or beyond the arrow keys. */
export async function expectFineTable(page: Page, what: string): Promise<void> {
  expect(await drawn(page, SCRIPT), what).toEqual(FINE);
}
