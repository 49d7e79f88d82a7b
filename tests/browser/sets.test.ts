import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE } from './house.ts';
import { expectLaidOut } from './layout.ts';
import { fewestSeats, fillFreeSeats, playAt } from './playing.ts';
import { expectOwnSigns } from './signs.ts';

interface Change {
  readonly game: string;
  /** The field by its name for whoever listens, what it says at first, nonsense, and what the box says. */
  readonly field: string;
  readonly before: string;
  readonly nonsense: string;
  readonly refusal: string;
  readonly after: string;
  /** How the change is told to others. */
  readonly told: RegExp;
  /** More that has to be entered before the set can be played. */
  readonly more?: (page: Page) => Promise<void>;
  readonly preset?: RegExp;
}

const fieldOf = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** What has the focus is called this. */
async function expectFocus(page: Page, name: string): Promise<void> {
  const named = () => page.evaluate<string>(FOCUSED);
  await expect.poll(named).toBe(name);
}

const FOCUSED = `(() => {
  const at = document.activeElement;
  return at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? '';
})()`;

const CHANGES: readonly Change[] = [
  {
    game: 'take-a-chance',
    field: 'Blue: Price',
    before: '6000',
    nonsense: '6050',
    refusal: 'Whole hundreds, from $100 to $100,000.',
    after: '5,500',
    told: /Blue.*Price.*\$5,500.*Parlor’s: \$6,000/s,
    // One ticket more of one kind, one less of another; and another text for a third.
    async more(page) {
      await fieldOf(page, 'Ticket 1: Copies').fill('5');
      await page.getByText('There have to be 36 tickets; these are 37.').first().waitFor();
      await fieldOf(page, 'Ticket 2: Copies').fill('2');
      await page.getByText('Ticket 10: Change the text').click();
      await fieldOf(page, 'Ticket 10, First, Step 1: Amount').fill('1500');
      await page.getByText('collect $1,500, then play another ticket').waitFor();
    },
  },
  {
    game: 'trump',
    field: 'Casino: Pays',
    before: '60',
    nonsense: '65',
    refusal: 'Amounts are whole tens from 10 to 500, copies whole numbers from 1 to 150.',
    after: '50',
    told: /Casino.*Pays.*\$50M.*Parlor’s: \$60M/s,
    preset: /^No deals/,
    async more(page) {
      await fieldOf(page, 'Property 6: Name').fill('Hotel');
      await page.getByText('Another property has this name.').first().waitFor();
      await fieldOf(page, 'Property 6: Name').fill('Golf Course');
      await fieldOf(page, 'Space 3: What lies here').selectOption({ label: 'Trade' });
      // By keyboard: what is moved keeps the focus, what is added gets it, what is gone leaves it to its list.
      await page.getByRole('button', { name: 'One up: Space 3' }).focus();
      await page.keyboard.press('Enter');
      await expectFocus(page, 'One up: Space 2');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Add a space: Board' }).focus();
      await page.keyboard.press('Enter');
      await expectFocus(page, 'Space 24: What lies here');
      await page.getByRole('button', { name: 'Remove: Space 24' }).click();
      await page.getByText('24 of 24').first().waitFor();
    },
  },
  {
    game: 'pure-profit',
    field: '$10M: Copies',
    before: '8',
    nonsense: '61',
    refusal: 'A whole number from 0 to 60.',
    after: '4',
    told: /\$10M.*Copies.*4.*Parlor’s: 8/s,
  },
];

describe.each([
  ['on a desktop', DESKTOP, 'dark'],
  ['on a phone', PHONE, 'light'],
] as const)('a set of one’s own, entered %s', (where, viewport, theme) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it.each(CHANGES)(
    '$game: entered, refused while typing, shared and played by two',
    async (change) => {
      const owner = await house.visit({ viewport, theme });
      await owner.goto(`/new/${change.game}`);
      await owner
        .getByRole('link', { name: 'Enter the values of your box, or open a file' })
        .click();
      await owner.getByRole('button', { name: 'New set' }).click();

      // Typed letter by letter: what the game refuses is said beside the field, and the set cannot be played.
      const field = fieldOf(owner, change.field);
      await expect.poll(() => field.inputValue()).toBe(change.before);
      await field.fill(change.nonsense);
      const why = owner.locator('.set-value', { has: field }).locator('.why');
      await why.waitFor();
      await expect.poll(() => why.innerText()).toBe(change.refusal);
      const id = await why.getAttribute('id');
      await expect.poll(() => field.getAttribute('aria-describedby')).toBe(id);
      const playing = owner.getByRole('link', { name: 'Play with it' });
      await expect.poll(() => playing.count()).toBe(0);
      await expectAccessible(owner, `a refusal ${where}`);
      await field.fill(change.after);
      await why.waitFor({ state: 'detached' });
      await change.more?.(owner);
      await owner.getByLabel('Name of the set').fill('The real box');
      await owner.getByText('This set can be played.').waitFor();
      await expectFits(owner, `the editor ${where}`);
      await expectLaidOut(owner, `the editor ${where}`);
      await expectAccessible(owner, `the editor ${where}`);
      await expectOwnSigns(owner, `the editor ${where}`);

      // It is still there when the page is opened anew.
      await owner.reload();
      await expect
        .poll(() => fieldOf(owner, change.field).inputValue())
        .toBe(change.after.replace(',', ''));

      // Shared by link: somebody else looks at it, and nothing is kept until they say so.
      await owner.getByRole('button', { name: 'Share' }).click();
      const link = await owner.getByLabel('Link to the set').inputValue();
      const friend = await house.visit({ viewport, theme });
      await friend.goto(link);
      await friend.getByRole('heading', { name: 'The real box' }).waitFor();
      await expect.poll(() => friend.locator('.differs').innerText()).toMatch(change.told);
      await expectFits(friend, `a shared set ${where}`);
      await expectAccessible(friend, `a shared set ${where}`);
      await friend.goto(`/sets/${change.game}`);
      await friend.getByText('No set of your own yet.').waitFor();

      // An online table with it: whoever comes sees what differs before sitting down, and both play.
      await owner.getByRole('link', { name: 'Play with it' }).click();
      await owner.getByRole('radio', { name: 'The real box' }).waitFor({ state: 'attached' });
      await expect
        .poll(() => owner.getByRole('radio', { name: 'The real box' }).isChecked())
        .toBe(true);
      if (change.preset) {
        await owner.getByRole('radio', { name: change.preset }).first().check({ force: true });
        await owner.getByRole('radio', { name: 'The real box' }).check({ force: true });
      }
      await owner.getByRole('radio', { name: /^Online/ }).check({ force: true });
      await fewestSeats(owner);
      await owner.getByRole('button', { name: 'Open the table' }).click();
      await owner.waitForURL('**/table/*');
      await friend.goto(owner.url());
      await friend.locator('.differs li').first().waitFor();
      await expect.poll(() => friend.locator('.differs').innerText()).toMatch(change.told);
      await expectFits(friend, `an open table with a set of its own ${where}`);
      await expectAccessible(friend, `an open table with a set of its own ${where}`);
      await friend
        .getByRole('button', { name: /^Sit down/ })
        .first()
        .click();
      await friend.getByRole('button', { name: 'I am ready' }).click();
      await fillFreeSeats(owner);
      await owner.getByRole('button', { name: 'I am ready' }).click();
      await owner.getByRole('button', { name: 'Start the match' }).click();
      for (const page of [owner, friend]) await page.locator('.cloth .seat').first().waitFor();
      await playAt([owner, friend], { actions: 14 });
      for (const page of [owner, friend]) await page.context().close();
    },
  );

  it('deleted, brought back, duplicated, and opened from a file', async () => {
    const page = await house.visit({ viewport, theme });
    await page.goto('/sets/pure-profit');
    await page.getByRole('button', { name: 'New set' }).click();
    await fieldOf(page, '$1M: Copies').fill('9');
    await page.getByText('109 of 108').first().waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => fieldOf(page, '$1M: Copies').inputValue()).toBe('8');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect.poll(() => fieldOf(page, '$1M: Copies').inputValue()).toBe('9');
    await page.getByRole('button', { name: '$1M: Copies: back to Parlor’s 8' }).click();
    await expect.poll(() => fieldOf(page, '$1M: Copies').inputValue()).toBe('8');
    await fieldOf(page, '$2M: Copies').fill('9');
    await page.getByText('109 of 108').first().waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = await (await saving).path();

    await page.getByRole('link', { name: /^All sets of/ }).click();
    await page.getByText('One value changed · Can be played').waitFor();
    await page.getByRole('button', { name: 'Delete: My box' }).click();
    await page.getByRole('button', { name: 'Undo: keep My box' }).click();
    await page.getByRole('button', { name: 'Duplicate: My box' }).click();
    await page.getByRole('heading', { name: 'My box 2' }).waitFor();
    await expectFits(page, `the list ${where}`);
    await expectAccessible(page, `the list ${where}`);

    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles(file);
    await page.getByRole('heading', { name: 'Edit My box 3' }).waitFor();
    await expect.poll(() => fieldOf(page, '$2M: Copies').inputValue()).toBe('9');

    // On this device, too: against bots, with nobody else.
    await page.getByRole('link', { name: 'Play with it' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('.cloth .seat').first().waitFor();
    await playAt([page], { actions: 4 });

    // What is no set changes nothing and says why.
    await page.goto('/sets/pure-profit');
    const hostile: [string, RegExp][] = [
      ['{"1":', /damaged or incomplete/],
      ['{"parlor":"set","version":1,"game":"trump","name":"x","set":{}}', /another game/],
      ['{"joker":4}', /refuse it: No card is called “joker”/],
      ['[]', /not a set for Parlor/],
    ];
    for (const [text, why] of hostile) {
      await chooser.setInputFiles({
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
      await page.getByRole('alert').getByText(why).waitFor();
    }
    await page.goto('/sets/pure-profit#set=AAAA');
    await page.reload();
    await page.getByRole('heading', { name: 'This set cannot be used' }).waitFor();
    await page.goto('/sets/pure-profit');
    await page.reload();
    await expect.poll(() => page.locator('.set-row').count()).toBe(3);
    await page.context().close();
  });
});
