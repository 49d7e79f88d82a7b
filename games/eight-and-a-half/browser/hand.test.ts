import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, type House, openHouse, PHONE } from '../../../tests/browser/house.ts';
import { sitDown } from '../../../tests/browser/localMatch.ts';
import { settled } from '../../../tests/browser/looking.ts';
import { findPhases, type Found, PHASES } from '../../../tests/browser/phases/index.ts';

const TWO_ROWS = 'eight-and-a-half: a hand in two rows';

interface Usable {
  readonly key: string;
  /** Where it can be seen, so that whoever presses there means this card. */
  readonly spots: readonly (readonly [x: number, y: number])[];
}

/** As text: it runs in the page, of which the types here know nothing. */
const USABLE = `(() => {
  const cards = [...document.querySelectorAll('.zone.h [data-pick]')].filter((one) => one.ariaDisabled !== 'true');
  return cards.map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const spots = [];
    for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) for (const across of [0.15, 0.5, 0.85]) {
      const spot = [left + width * across, top + height * down];
      if (document.elementFromPoint(...spot) === card) spots.push(spot);
    }
    return { key: card.dataset.pick, spots };
  });
})()`;

const CHOSEN = `[...document.querySelectorAll('.zone.h [aria-pressed="true"]')].map((one) => one.dataset.pick)`;

describe('E-3.3 a hand in two rows, of which only cards of the lower one can be played', () => {
  let house: House;
  let found: Found;
  beforeAll(async () => {
    const phases = PHASES.filter(({ game, name }) => `${game}: ${name}` === TWO_ROWS);
    found = (await findPhases(phases)).get(TWO_ROWS)!;
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it.each([
    ['tapped', PHONE, (page: Page, x: number, y: number) => page.touchscreen.tap(x, y)],
    ['clicked', DESKTOP, (page: Page, x: number, y: number) => page.mouse.click(x, y)],
  ] as const)('each is chosen wherever it is %s', async (_how, viewport, press) => {
    const page = await house.visit({ viewport });
    await sitDown(page, found);
    await expect.poll(() => page.locator('.zone.h .cards-row').count()).toBe(2);
    const look = () => settled(page, () => page.evaluate<Usable[]>(USABLE));
    const chosen = () => page.evaluate<string[]>(CHOSEN);
    const usable = await look();
    expect(usable.length).toBeGreaterThan(1);
    for (const { key, spots } of usable) {
      expect(spots.length, `spots of ${key}`).toBeGreaterThan(0);
      for (const [x, y] of spots) {
        await press(page, x, y);
        await expect.poll(chosen, { message: `${key} at ${x}, ${y}` }).toEqual([key]);
        // It has risen, and is let go where it is now.
        const [again] = (await look()).find((one) => one.key === key)!.spots;
        await press(page, ...again!);
        await expect.poll(chosen, { message: `${key} again, risen` }).toEqual([]);
      }
    }
    await page.context().close();
  });
});
