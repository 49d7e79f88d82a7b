import { GAME_IDS } from '@parlor/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, type House, openHouse, PHONE } from './house.ts';
import { LAID_OUT } from './languages.ts';
import { settled, still } from './looking.ts';

/** The brass button of whoever sits at an open table, in any language. */
const READY = '.finish .btn.primary';

/** Where it is on the page, however far that is scrolled. As text: it runs in the page. */
const PLACE = `(() => {
  const { left, top, width, height } = document.querySelector('${READY}').getBoundingClientRect();
  return [left + scrollX, top + scrollY, width, height].map(Math.round);
})()`;

describe.each([
  ['on a desktop', DESKTOP],
  ['on a phone', PHONE],
] as const)('before a match, %s', (_where, viewport) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it.each(LAID_OUT)(
    'the brass button stays where it is, whatever others do (%s)',
    async (spoken) => {
      const host = await house.visit({ viewport, chosen: { spoken } });
      const friend = await house.visit({ viewport: PHONE, chosen: { spoken } });
      await host.goto(`/new/${GAME_IDS[0]}?at=online`);
      await host.locator('.finish .btn.primary').click();
      await host.waitForURL('**/table/*');
      await host.locator(READY).waitFor();
      await host.locator('.facts-list').waitFor();

      const places: Record<string, unknown> = {};
      const note = async (when: string): Promise<void> => {
        await still(host);
        places[when] = await host.evaluate(PLACE);
      };
      const free = () => host.locator('.seat-row.is-free').count();
      const ready = () => host.locator('.seat-row .seat-name .i').count();
      const seats = await host.locator('.seat-row').count();
      await expect.poll(free).toBe(seats - 1);
      await note('alone');
      await friend.goto(host.url());
      await friend.locator('.seat-row .btn.primary').click();
      await friend.locator(READY).waitFor();
      await expect.poll(free).toBe(seats - 2);
      await note('somebody sits down');
      await friend.locator(READY).click();
      await expect.poll(ready).toBe(1);
      await note('and is ready');
      await host.locator('.seating header .btn').click();
      await expect.poll(free).toBe(0);
      await note('bots take the free seats');
      await friend.locator('.before-foot .btn').click();
      await expect.poll(free).toBe(1);
      await note('somebody leaves');
      expect(places).toEqual(
        Object.fromEntries(Object.keys(places).map((when) => [when, places['alone']])),
      );

      // Pressed while somebody else sits down, and let go after that: it counts.
      const [x, y, width, height] = await host.evaluate<number[]>(PLACE);
      await host.evaluate(`scrollTo(0, ${y! - 200})`);
      const scrolled = await host.evaluate<number>('scrollY');
      await host.mouse.move(x! + width! / 2, y! - scrolled + height! / 2);
      await host.mouse.down();
      await friend.goto(host.url());
      await friend.locator('.seat-row .btn.primary').click();
      await expect.poll(free).toBe(0);
      await host.mouse.up();
      await host.locator('.seat-row').first().locator('.seat-name .i').waitFor();
      await friend.locator(READY).waitFor();

      // Whoever inherits the table reads something else, and is still asked at the same place.
      const seated = await settled(friend, () => friend.evaluate(PLACE));
      await host.locator('.before-foot .btn').click();
      await friend.locator('.seating header .btn').waitFor();
      expect(await settled(friend, () => friend.evaluate(PLACE))).toEqual(seated);
      for (const page of [host, friend]) await page.context().close();
    },
  );
});
