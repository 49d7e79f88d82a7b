import type { GameId } from '@parlor/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE } from './house.ts';
import { putMatch, wholeTable } from './localMatch.ts';
import { clicking, playToTheEnd, tapping, typing } from './robot.ts';

/** As short as each game can be. */
const SHORT: readonly {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}[] = [
  { game: 'zillionaire', seats: 3, options: { games: 1 } },
  { game: 'eight-and-a-half', seats: 3, options: { rounds: 1 } },
  { game: 'pure-profit', seats: 2, options: {} },
  { game: 'take-a-chance', seats: 3, options: { tickets: 5 } },
  { game: 'trump', seats: 3, options: { deals: 2 } },
];

/** So many actions into the match something has been chosen, and piles lie on the table. */
const MIDDLE = 9;

describe('whole matches through the page', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  describe.each(SHORT)('$game', (short) => {
    it('by clicks, on a desktop', async () => {
      const page = await house.visit({ viewport: DESKTOP });
      await page.goto(await putMatch(page, short));
      await wholeTable(page);
      await expectAccessible(page, `${short.game} on a desktop`);
      await playToTheEnd(page, clicking, {
        between: async (turn) => {
          if (turn === MIDDLE) await expectAccessible(page, `the middle of ${short.game}`);
        },
      });
      await expectAccessible(page, `the end of ${short.game}`);
      await page.getByRole('region', { name: 'The match is over' }).waitFor();
      await page.context().close();
    });

    it('by taps, on a phone in the morning', async () => {
      const page = await house.visit({ viewport: PHONE, theme: 'light' });
      await page.goto(await putMatch(page, short));
      await wholeTable(page);
      await expectFits(page, `${short.game} on a phone`);
      await playToTheEnd(page, tapping, {
        between: async (turn) => {
          if (turn !== MIDDLE) return;
          await expectAccessible(page, `${short.game} on a phone`);
          await expectFits(page, `the middle of ${short.game} on a phone`);
        },
      });
      await expectFits(page, `the end of ${short.game} on a phone`);
      await page.context().close();
    });

    it('by the keyboard alone', async () => {
      const page = await house.visit();
      await page.goto(await putMatch(page, short));
      await wholeTable(page);
      await playToTheEnd(page, typing, {
        between: async (_turn, { hasFocus, isInSheet }) => {
          // Where the focus is nowhere a moment later, too, it is lost; Tab leads from the
          // end of a sheet to the browser's own controls.
          if (hasFocus || isInSheet) return;
          await expect
            .poll(() => page.evaluate('document.activeElement !== document.body'))
            .toBe(true);
        },
      });
      await page.getByRole('region', { name: 'The match is over' }).waitFor();
      await page.context().close();
    });
  });
});
