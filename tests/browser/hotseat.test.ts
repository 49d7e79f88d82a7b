import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { putMatch } from './localMatch.ts';
import { settled } from './looking.ts';
import { playToTheEnd, tapping } from './robot.ts';

describe('two people at one device', () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    page = await house.visit({ viewport: PHONE });
    await page.goto(
      await putMatch(page, {
        game: 'eight-and-a-half',
        seats: 2,
        options: { rounds: 1 },
        people: ['Ines', 'Marlene'],
      }),
    );
    await page.locator('.app').waitFor();
  });
  afterAll(() => house?.close());

  /** Plays until the device has to be passed on; who is asked to take it. */
  async function playUntilPassedOn(): Promise<string> {
    const passing = page.getByRole('heading', { name: /^Pass the device to/ });
    await playToTheEnd(page, tapping, { until: () => passing.isVisible() });
    return passing.innerText();
  }

  it('nothing of a hand is on the page while the device is passed on', async () => {
    await playUntilPassedOn();
    const ofHands = page.locator('.hand, .mine, .cloth, [data-pick], svg.card');
    expect(await settled(page, () => ofHands.count())).toBe(0);
    expect(await settled(page, () => page.locator('.app').innerText())).not.toMatch(
      /hand: |in hand/,
    );
    await expectAccessible(page, 'passing the device on');
    await expectFits(page, 'passing the device on');
  });

  it('the other one takes it with one press and has a hand of their own', async () => {
    const name = (await playUntilPassedOn()).includes('Marlene') ? 'Marlene' : 'Ines';
    const other = name === 'Ines' ? 'Marlene' : 'Ines';
    await page.getByRole('button', { name: new RegExp(`I am ${name}`) }).click();
    await page.locator('.mine .acts').waitFor();
    await page.getByRole('article', { name: other }).waitFor();
    await page.locator('[data-pick]').first().waitFor();

    const next = await playUntilPassedOn();
    expect(next).toContain(other);
  });
});
