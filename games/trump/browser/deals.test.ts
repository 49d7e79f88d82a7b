import type { Event, View } from '../rules/index.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from '../../../tests/browser/axe.ts';
import {
  DESKTOP,
  type House,
  openHouse,
  PHONE,
  SMALL_PHONE,
} from '../../../tests/browser/house.ts';
import { expectLaidOut } from '../../../tests/browser/layout.ts';
import { putMatch, wholeTable } from '../../../tests/browser/localMatch.ts';
import { resize, settled } from '../../../tests/browser/looking.ts';
import { findPhases, type Found, type Phase } from '../../../tests/browser/phases/index.ts';

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

const TAX = 28;

/** By seat, as each was last asked. */
const hands = new Map<number, readonly number[]>();

const NEIGHBOURS: Phase<View, Event> = {
  name: 'somebody may offer the first deal to one with a property and a Tax',
  game: 'trump',
  seats: 4,
  is: ({ kind, view, me }) => {
    hands.set(me, view.hand!);
    const next = (me + 1) % view.seats;
    return (
      kind === 'turn' &&
      view.part === 2 &&
      view.contractsMade === 0 &&
      view.hand!.length > 5 &&
      view.owners.includes(me) &&
      view.owners.includes(next) &&
      hands.get(next)?.includes(TAX) === true
    );
  },
};

/** More kinds of cards than have room in a row beside what a deal comes to. */
const MANY_KINDS = 18;

const FULL_HAND: Phase<View, Event> = {
  name: 'somebody with many cards may offer a deal',
  game: 'trump',
  seats: 3,
  is: ({ kind, view }) =>
    kind === 'turn' && view.part === 2 && new Set(view.hand).size >= MANY_KINDS,
};

const NARROW_DESK = { width: 920, height: 900 };

describe('deals of Trump', () => {
  let house: House;
  let found: Found;
  let neighbours: Found;

  beforeAll(async () => {
    found = [...(await findPhases([BEGINNING])).values()][0]!;
    neighbours = [...(await findPhases([NEIGHBOURS])).values()][0]!;
    house = await openHouse();
  });
  afterAll(() => house?.close());

  /** Sits down; the named people sit at the seats that are asked first. */
  const sit = (page: Page, ...names: readonly string[]): Promise<void> => sitAt(found, page, names);

  async function sitAt(at: Found, page: Page, names: readonly string[]): Promise<void> {
    const people = Array.from({ length: at.seats }, (_, seat) => {
      const place = (seat - at.person + at.seats) % at.seats;
      return names[place];
    });
    await page.goto(await putMatch(page, { ...at, people }));
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
    await page.getByRole('button', { name: 'Sale' }).tap();
    // What is added can be seen, wherever the list has been.
    for (const kind of ['Share', 'Promise']) {
      await page.getByRole('button', { name: kind }).tap();
      await expect.poll(() => page.locator('.tr-lines > li').last().isVisible()).toBe(true);
    }
    const isLastInSight = async (): Promise<boolean> => {
      const last = await page.locator('.tr-lines > li').last().boundingBox();
      const paper = await page.locator('.tr-lines').boundingBox();
      return last!.y + last!.height <= paper!.y + paper!.height + 1;
    };
    await expect.poll(isLastInSight).toBe(true);
    await expectFits(page, 'writing an offer');
    await expectAccessible(page, 'writing an offer');
    await page.getByRole('button', { name: 'Send offer' }).tap();

    await takeOver(page, 'Marlene');
    await page.getByRole('region', { name: 'Ines’s offer to you' }).waitFor();
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
    await expect
      .poll(() => counter.locator('li.changed').allInnerTexts())
      .toEqual([expect.stringContaining('Marlene will give you $40M at once.')]);
    await page.getByRole('button', { name: 'Accept' }).tap();
    await page.getByRole('button', { name: 'Accept the deal' }).tap();
    await page.locator('.tr-paper.past.accepted').waitFor({ state: 'attached' });
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
    await offer.waitFor();
    expect(await settled(page, () => offer.locator('li').first().isVisible())).toBe(false);
    await offer.locator('summary').click();
    await expect
      .poll(() => offer.locator('li').allInnerTexts())
      .toEqual([expect.stringMatching(/ will give you \$\d+M at once\.$/)]);

    // What was said is read again by way of the menu.
    for (const viewport of [DESKTOP, SMALL_PHONE]) {
      await resize(page, viewport);
      await page.getByRole('button', { name: 'Table menu' }).click();
      await page.getByRole('button', { name: 'Table talk', exact: true }).click();
      const talk = page.getByRole('dialog', { name: 'Table talk' });
      await talk.getByText(why).waitFor();
      await page.keyboard.press('Escape');
      await talk.waitFor({ state: 'hidden' });
    }
    await page.context().close();
  });

  it('that cannot be kept are refused at the line, and what fate can spoil is told to both', async () => {
    const page = await house.visit({ viewport: SMALL_PHONE });
    await sit(page, 'Ines', 'Marlene');
    await takeOver(page, 'Ines');
    await write(page, 'Marlene');
    const dialog = page.getByRole('dialog');
    const names = page.locator('.tr-faces button');
    // A card that is given away now is not there to be played.
    await page.getByRole('button', { name: 'Gift' }).tap();
    await page.getByRole('button', { name: 'What: $' }).tap();
    await dialog.getByRole('button', { name: 'Card', exact: true }).tap();
    const card = await names.first().getAttribute('title');
    await names.first().tap();
    await page.getByRole('button', { name: 'Promise' }).tap();
    await page.getByRole('button', { name: 'Which card:' }).tap();
    await dialog.locator(`.tr-faces button[title="${card}"]`).tap();
    const refused = page.locator('.tr-lines > li').nth(1).locator('.tr-void.refused');
    await refused.waitFor();
    const send = page.getByRole('button', { name: 'Send offer' });
    await expect.poll(() => send.getAttribute('title')).not.toBe(null);
    await expectLaidOut(page, 'writing an offer that is refused');
    await expectAccessible(page, 'writing an offer that is refused');

    await page.getByRole('button', { name: 'Remove line 2' }).tap();
    await page.getByRole('button', { name: 'When: now' }).tap();
    await dialog.getByRole('button', { name: 'At the end of a turn' }).tap();
    await dialog.getByRole('button', { name: 'my next turn' }).tap();
    await dialog.getByRole('button', { name: 'Done' }).tap();
    const risk = page.locator('.tr-void.risk', { hasText: 'A T can take the card first' });
    await risk.waitFor();
    await page.getByRole('button', { name: 'Send offer' }).tap();
    await takeOver(page, 'Marlene');
    await page.getByRole('region', { name: 'Ines’s offer to you' }).waitFor();
    await risk.waitFor();
    await expectLaidOut(page, 'reading an offer with a risk');
    await expectAccessible(page, 'reading an offer with a risk');
    await page.context().close();
  });

  it('are written beside a full hand, which covers nothing', async () => {
    const full = [...(await findPhases([FULL_HAND])).values()][0]!;
    const page = await house.visit({ viewport: NARROW_DESK });
    await sitAt(full, page, ['Ines']);
    await page.getByRole('button', { name: 'Offer a deal' }).click();
    await page.locator('.tr-person').nth(1).click();
    await page.getByRole('button', { name: 'Gift' }).first().click();
    const scales = page.locator('.tr-scales');
    await scales.waitFor();
    for (const viewport of [NARROW_DESK, DESKTOP]) {
      await resize(page, viewport);
      await expectLaidOut(page, 'a full hand');
      const cards = await settled(page, () => page.locator('.tr-cards .pick .card').all());
      expect(cards.length).toBeGreaterThanOrEqual(MANY_KINDS);
      const edges = await Promise.all(cards.map((card) => card.boundingBox()));
      const { x } = (await scales.boundingBox())!;
      expect(Math.max(...edges.map((edge) => edge!.x + edge!.width))).toBeLessThanOrEqual(x);
    }
    await page.context().close();
  });

  const more = async (page: Page, kind: string): Promise<void> => {
    await page.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: kind }).click();
  };

  it.each([
    ['a desk', DESKTOP],
    ['a phone', PHONE],
  ])('D-7.7 bind, are used and are changed, at %s', async (_, viewport) => {
    const page = await house.visit({ viewport });
    const press = (name: string): Promise<void> =>
      page.getByRole('button', { name, exact: true }).first().click();
    const be = (name: string): Promise<void> =>
      page.getByRole('button', { name: `I am ${name}: show my cards` }).click();
    await sitAt(neighbours, page, ['Ines', 'Marlene', 'Otto', 'Vera']);
    await be('Ines');
    await press('Offer a deal');
    await page.locator('.tr-person', { hasText: 'Marlene' }).click();
    await press('Gift');
    await press('Remove line 1');
    await more(page, 'gives an option');
    await page.getByRole('button', { name: 'What: $50M' }).click();
    await press('100 less');
    await press('Use $10M');
    await more(page, 'forbids something');
    await more(page, 'pays every turn');
    await expectLaidOut(page, 'writing an option');
    await expectAccessible(page, 'writing an option');
    await page.getByRole('button', { name: 'As Marlene reads it' }).click();
    await expect
      .poll(() => page.locator('.as-read li').allInnerTexts())
      .toEqual([
        expect.stringMatching(
          /^Ines has an option until .*: you give Ines .* and Ines gives you \$10M\./,
        ),
        expect.stringMatching(/^You will not tax Ines until/),
        expect.stringMatching(/^Ines will give you \$10M at the end of each/),
      ]);
    await press('Send offer');
    await be('Marlene');
    await press('Accept');
    await press('Accept the deal');

    // Her turn is next. What is forbidden says which contract forbids it.
    await page.getByRole('button', { name: 'Pass', exact: true }).waitFor();
    await page.locator('.tr-cards button[title="Tax"]').click();
    await page.locator('.tr-person', { hasText: 'Ines' }).click();
    await page
      .getByText(/That is promised: “You will not tax Ines until/)
      .first()
      .waitFor();
    await press('Not yet');
    await press('Pass');
    for (const name of ['Otto', 'Vera']) {
      await be(name);
      await press('Pass');
    }

    await be('Ines');
    await press('Contracts');
    const contract = page.locator('.tr-contracts article');
    await expect.poll(() => contract.locator('li').count()).toBe(3);
    await expectLaidOut(page, 'contracts in force');
    await expectAccessible(page, 'contracts in force');
    await page.getByRole('button', { name: /^Change or end it/ }).click();
    await page.getByText('Contract 1 ends; what is written here takes its place.').waitFor();
    await expect.poll(() => page.locator('.tr-lines > li').count()).toBe(3);
    await expectLaidOut(page, 'changing a contract');
    await expectAccessible(page, 'changing a contract');
    await press('Set aside');
    await press('Contracts');
    await contract.getByRole('button', { name: /^Use it/ }).click();
    await press('Leave it');
    await page.getByRole('button', { name: 'I am Marlene: show my cards' }).waitFor();
    await be('Marlene');
    await press('Contracts');
    // What is left of it is ended by both.
    await page.getByRole('button', { name: /^Change or end it/ }).click();
    for (let left = 2; left > 0; left--) await press('Remove line 1');
    await page.getByText('Contract 1 ends, and nothing takes its place.').waitFor();
    await press('Send offer');
    await be('Ines');
    await page.getByText('Contract 1 ends, and nothing takes its place.').waitFor();
    await press('Accept');
    await press('Accept the deal');
    await be('Otto');
    await page.locator('.mine .acts').waitFor();
    await wholeTable(page);
    const contracts = page.getByRole('button', { name: 'Contracts' });
    expect(await settled(page, () => contracts.count())).toBe(0);
    await page.context().close();
  });

  it('D-7.7 with several parties: each is asked, sees who has signed, and none can counter', async () => {
    const page = await house.visit({ viewport: PHONE });
    await sit(page, 'Ines', 'Marlene', 'Otto');
    await takeOver(page, 'Ines');
    await write(page, 'Marlene');
    await page.getByRole('button', { name: 'Gift' }).tap();
    await page.getByRole('button', { name: 'More…' }).tap();
    const dialog = page.getByRole('dialog', { name: 'More for this deal' });
    await dialog.getByRole('button', { name: 'Otto' }).tap();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('region', { name: 'Offer to Marlene and Otto' }).waitFor();
    await page.getByRole('button', { name: 'To whom: Marlene' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Otto' }).tap();
    await expectLaidOut(page, 'writing to several');
    await expectAccessible(page, 'writing to several');
    await page.getByRole('button', { name: 'Send offer' }).tap();
    for (const [name, signed] of [
      ['Marlene', 1],
      ['Otto', 2],
    ] as const) {
      await takeOver(page, name);
      await page.getByRole('region', { name: /^Ines’s offer to / }).waitFor();
      await expect.poll(() => page.locator('.tr-signs .done').count()).toBe(signed);
      const counter = page.getByRole('button', { name: 'Counter' });
      expect(await settled(page, () => counter.count())).toBe(0);
      await page.getByRole('button', { name: 'Accept' }).tap();
      await page.getByRole('button', { name: 'Accept the deal' }).tap();
    }
    await page.getByRole('heading', { name: 'Pass the device to' }).waitFor();
    await page.context().close();
  });
});
