import type { Event, View } from '@parlor/trump';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { DESKTOP, type House, openHouse, SMALL_PHONE } from './house.ts';
import { expectLaidOut } from './layout.ts';
import { putMatch } from './localMatch.ts';
import { findPhases, type Found, type Phase } from './phases/index.ts';

/** What a deal asks for at first. */
const USUAL_PRICE = 50;

const BEGINNING: Phase<View, Event> = {
  name: 'somebody with cards and property may offer a deal to one with nothing but money',
  game: 'trump',
  seats: 4,
  is: ({ kind, view, me }) =>
    kind === 'turn' &&
    view.part === 2 &&
    view.hand!.length > 5 &&
    view.owners.includes(me) &&
    !view.owners.includes((me + 1) % view.seats) &&
    view.cash[(me + 1) % view.seats]! >= USUAL_PRICE,
};

const WARNING = 'one card a turn, and another promised card comes first.';

describe('deals of Trump', () => {
  let house: House;
  let found: Found;

  beforeAll(async () => {
    found = [...(await findPhases([BEGINNING])).values()][0]!;
    house = await openHouse();
  });
  afterAll(() => house?.close());

  /** Sits down; the named people sit at the seats that are asked first. */
  async function sit(page: Page, ...names: readonly string[]): Promise<void> {
    const people = Array.from({ length: found.seats }, (_, seat) => {
      const place = (seat - found.person + found.seats) % found.seats;
      return names[place];
    });
    await page.goto(await putMatch(page, { ...found, people }));
  }

  const takeOver = (page: Page, name: string): Promise<void> =>
    page.getByRole('button', { name: `I am ${name}: show my cards` }).tap();

  async function write(page: Page, partner: string): Promise<void> {
    await page.getByRole('button', { name: 'Offer a deal' }).tap();
    await page.locator('.tr-person', { hasText: partner }).tap();
    await page.getByRole('region', { name: `Offer to ${partner}` }).waitFor();
  }

  it('between two people at one small phone: written, countered, accepted', async () => {
    const page = await house.visit({ viewport: SMALL_PHONE });
    await sit(page, 'Ines', 'Marlene');
    await takeOver(page, 'Ines');
    await write(page, 'Marlene');
    // What is added can be seen, wherever the list has been.
    for (const kind of ['Share', 'Promise']) {
      await page.getByRole('button', { name: kind }).tap();
      await expect.poll(() => page.locator('.tr-lines > li').last().isVisible()).toBe(true);
    }
    const last = await page.locator('.tr-lines > li').last().boundingBox();
    const paper = await page.locator('.tr-lines').boundingBox();
    expect(last!.y + last!.height).toBeLessThanOrEqual(paper!.y + paper!.height + 1);
    await expectFits(page, 'writing an offer');
    await expectAccessible(page, 'writing an offer');
    await page.getByRole('button', { name: 'Send offer' }).tap();

    await takeOver(page, 'Marlene');
    await page.getByRole('region', { name: 'Ines’ offer to you' }).waitFor();
    await expectLaidOut(page, 'reading an offer');
    await page.getByRole('button', { name: 'Counter' }).tap();
    await page.getByRole('button', { name: 'What: $50M' }).tap();
    await page.getByRole('button', { name: '10 less' }).tap();
    await expectLaidOut(page, 'choosing an amount');
    await page.getByRole('button', { name: 'Use $40M' }).tap();
    await page.getByRole('button', { name: 'Send answer' }).tap();

    // What was changed is still marked when the page is opened anew.
    await page.getByRole('button', { name: 'I am Ines: show my cards' }).waitFor();
    await page.reload();
    await takeOver(page, 'Ines');
    const counter = page.getByRole('region', { name: 'Marlene’s counter-offer to you' });
    await counter.waitFor();
    expect(await counter.locator('li.changed').allInnerTexts()).toEqual([
      expect.stringContaining('Marlene will give you $40M at once.'),
    ]);
    await page.getByRole('button', { name: 'Accept' }).tap();
    await page.getByRole('button', { name: 'Accept the deal' }).tap();
    // The deal names a card: it may be played at once (D-6.3), or left.
    await page.getByRole('button', { name: 'Leave it' }).tap();
    await page.getByRole('heading', { name: 'Pass the device to' }).waitFor();
    await page.context().close();
  });

  it('refused by a bot: why stands on the paper and in the log, the offer is one line there', async () => {
    const page = await house.visit({ chosen: { speed: 'normal' } });
    await sit(page, 'Ines');
    await page.getByRole('button', { name: 'Offer a deal' }).click();
    const partner = page.locator('.tr-person').nth(1);
    const name = await partner.locator('b').innerText();
    await partner.click();
    await page.getByRole('button', { name: 'Gift' }).click();
    // Asked for everything, for nothing: nobody takes that.
    await page.getByRole('button', { name: 'Who: I' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'gives me' }).click();
    await page.getByRole('button', { name: 'Send offer' }).click();

    const paper = page.locator('.tr-paper.past.rejected');
    await paper.waitFor();
    const why = /“(.+)”/.exec(await paper.locator('.tr-remark').innerText())![1]!;
    const log = page.getByRole('list', { name: 'Log' });
    await log.getByText(`: “${why}”`).waitFor();
    // The newest first; there may have been others.
    const offer = log
      .locator('details', { hasText: `You offered ${name.replace(/,\s*$/, '')}` })
      .first();
    expect(await offer.locator('li').first().isVisible()).toBe(false);
    await offer.locator('summary').click();
    expect(await offer.locator('li').allInnerTexts()).toEqual([
      expect.stringMatching(/ will give you \$\d+M at once\.$/),
    ]);

    // What was said is read again by way of the menu.
    for (const viewport of [DESKTOP, SMALL_PHONE]) {
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: 'Table menu' }).click();
      await page.getByRole('button', { name: 'Table talk', exact: true }).click();
      const talk = page.getByRole('dialog', { name: 'Table talk' });
      await talk.getByText(why).waitFor();
      await page.keyboard.press('Escape');
      await talk.waitFor({ state: 'hidden' });
    }
    await page.context().close();
  });

  it('that promise what cannot happen: its writer and its reader are warned at the line', async () => {
    const page = await house.visit({ viewport: SMALL_PHONE });
    await sit(page, 'Ines', 'Marlene');
    await takeOver(page, 'Ines');
    await write(page, 'Marlene');
    await page.getByRole('button', { name: 'Gift' }).click();
    const warnings = page.locator('.tr-void');
    // Two cards for one turn, which can be this one (D-6.3): the second comes too late.
    for (const place of [0, 1]) {
      await page.getByRole('button', { name: 'Promise' }).click();
      await page.getByRole('button', { name: 'By when:' }).nth(place).click();
      await page.getByRole('dialog').getByRole('button', { name: 'this turn' }).click();
    }
    await expect.poll(() => warnings.allInnerTexts()).toEqual([expect.stringContaining(WARNING)]);
    await expectLaidOut(page, 'writing an offer with a warning');
    await expectAccessible(page, 'writing an offer with a warning');
    await page.getByRole('button', { name: 'Send offer' }).click();
    await takeOver(page, 'Marlene');
    await page.getByRole('region', { name: 'Ines’ offer to you' }).waitFor();
    expect(await warnings.allInnerTexts()).toEqual([expect.stringContaining(WARNING)]);
    await expectLaidOut(page, 'reading an offer with a warning');
    await expectAccessible(page, 'reading an offer with a warning');
    await page.context().close();
  });
});
