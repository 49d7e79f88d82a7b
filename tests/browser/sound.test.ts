/** Sounds are made on the spot; nobody hears them here, but whether they are struck can be seen. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { putMatch } from './localMatch.ts';
import { settled, still } from './looking.ts';

/** Runs in the page before anything else does. */
const LISTEN = `
  globalThis.struck = [];
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...at) {
    struck.push(this.context.state);
    return start.apply(this, at);
  };
  // Had the silent clip been played to its end when a context was made?
  globalThis.made = [];
  let clip;
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    clip = this;
    return play.call(this);
  };
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      made.push(clip?.ended);
    }
  };`;

describe('sound', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  const sitDown = async (page: Page): Promise<void> => {
    await page.addInitScript(LISTEN);
    await page.goto('/');
    await page.goto(await putMatch(page, { game: 'pure-profit', seats: 2 }));
    await page.locator('.mine .acts').first().waitFor();
  };
  const struck = (page: Page): Promise<string[]> => page.evaluate('struck');
  const play = async (page: Page): Promise<void> => {
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
  };

  it('is heard once somebody has touched the page', async () => {
    const page = await house.visit({ chosen: { sound: true } });
    await sitDown(page);
    await expect
      .poll(
        async () => {
          await play(page);
          return (await struck(page)).length;
        },
        { interval: 250 },
      )
      .toBeGreaterThan(0);
    await expect.poll(async () => new Set(await struck(page))).toEqual(new Set(['running']));
    await expect.poll(() => page.evaluate('made')).toEqual([true]);
    await page.context().close();
  });

  it('is not even prepared where somebody wants none', async () => {
    const page = await house.visit({ chosen: { sound: false } });
    await sitDown(page);
    for (let turn = 0; turn < 8; turn++) {
      await play(page);
      await still(page);
    }
    expect(await settled(page, () => page.evaluate('made'))).toEqual([]);
    expect(await settled(page, () => struck(page))).toEqual([]);
    await page.context().close();
  });
});
