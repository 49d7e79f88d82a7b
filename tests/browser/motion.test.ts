import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { putMatch, wholeTable } from './localMatch.ts';
import { resize, settled, still } from './looking.ts';

/** Every glide a page begins: what glides, from where to where. */
const GLIDES = `
  globalThis.glides = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const { left, top } = this.getBoundingClientRect();
    const [, x, y] = /^translate\\((\\S+)px, (\\S+)px\\)/.exec(frames[0]?.transform) ?? [];
    if (this.dataset.flip) glides.push({ key: this.dataset.flip, from: { left: left + x * (this.currentCSSZoom ?? 1), top: top + y * (this.currentCSSZoom ?? 1) } });
    return animate.call(this, frames, options);
  };`;

/** In pixels: a chosen card may still rise a little. */
const NEAR = 10;

interface Spot {
  readonly left: number;
  readonly top: number;
}

interface Glide {
  readonly key: string;
  readonly from: Spot;
}

describe('cards that move', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  const playCard = async (motion: 'reduce' | 'no-preference') => {
    const page = await house.visit({ chosen: { speed: 'quick' } });
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(GLIDES);
    await page.goto(await putMatch(page, { game: 'eight-and-a-half', seats: 2 }));
    await wholeTable(page);
    // Everything has another place than when it was drawn.
    await resize(page, { width: 1100, height: 800 });
    const card = page.locator('.hand [data-pick][aria-disabled="false"]').first();
    const key = await card.getAttribute('data-pick');
    await card.click();
    await still(page);
    const inHand = page.locator(`.hand [data-flip="${key}"]`);
    // A chosen card rises; it has to be up before its place is taken down.
    await inHand.evaluate(
      '(element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))',
    );
    const { x: left, y: top } = (await inHand.boundingBox())!;
    // A match may be drawn before the bot has moved, and then cards have moved already.
    const earlier = await page.evaluate<Glide[]>('glides.splice(0)');
    await page.keyboard.press('Enter');
    await inHand.waitFor({ state: 'detached' });
    const glides = await settled(page, () => page.evaluate<Glide[]>('glides'));
    await page.context().close();
    return { earlier, glides, key, start: { left, top } };
  };

  it('glide from where they were seen', async () => {
    const { glides, key, start } = await playCard('no-preference');
    const { left, top } = glides.find((glide) => glide.key === key)!.from;
    expect(Math.abs(left - start.left)).toBeLessThan(NEAR);
    expect(Math.abs(top - start.top)).toBeLessThan(NEAR);
  });

  it('are at their place at once for whoever wants no motion', async () => {
    const { earlier, glides } = await playCard('reduce');
    expect([...earlier, ...glides]).toEqual([]);
  });
});
