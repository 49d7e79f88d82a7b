import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { settled } from './looking.ts';

describe('a link to a table', () => {
  let house: House;
  let host: Page;
  let address = '';

  beforeAll(async () => {
    house = await openHouse();
    host = await house.visit();
    await host.goto('/new/zillionaire?at=online');
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.waitForURL('**/table/*');
    await host.getByRole('heading', { name: /the table is open/ }).waitFor();
    address = host.url();
  });
  afterAll(() => house?.close());

  it('stays as it is when somebody skips to the content', async () => {
    await host.locator('.skip').focus();
    await host.keyboard.press('Enter');
    await expect.poll(() => host.evaluate('document.activeElement.id')).toBe('content');
    expect(await settled(host, () => host.url())).toBe(address);
  });

  it('opens the table whatever stands after the #', async () => {
    const id = address.split('/').at(-1)!;
    const guest = await house.visit();
    // A place on the page, something else, and a seat that cannot be opened.
    for (const fragment of ['content', 'x'.repeat(300), `${id}.somebody.no-seal`]) {
      await guest.goto('/join');
      await guest.goto(`${address}#${fragment}`);
      await guest
        .getByRole('button', { name: /^Sit down/ })
        .first()
        .waitFor();
    }
    await guest.context().close();
  });

  it('opens a seat with what the house has sealed for it', async () => {
    const link = await host.evaluate<{ path: string }>(
      `fetch(location.pathname.replace('/table/', '/api/tables/') + '/seat-link', { method: 'POST' }).then((answer) => answer.json())`,
    );
    const elsewhere = await house.visit();
    await elsewhere.goto(link.path);
    await elsewhere.getByRole('heading', { name: /the table is open/ }).waitFor();
    const sitting = elsewhere.getByRole('button', { name: /^Sit down/ });
    expect(await settled(elsewhere, () => sitting.count())).toBe(0);
    await elsewhere.context().close();
  });
});

describe('an invitation from the machine that runs the house', () => {
  it('leads to where others find it, though the page is open as localhost', async () => {
    const house = await openHouse({ HOST: '0.0.0.0' });
    try {
      const host = await house.visit();
      await host.goto(`http://localhost:${new URL(house.address).port}/new/zillionaire?at=online`);
      await host.getByRole('button', { name: 'Open the table' }).click();
      const link = host.locator('.share-link');
      const path = new RegExp(`^${house.address}/table/[\\w-]{22}$`);
      await expect.poll(() => link.inputValue()).toMatch(path);
      const guest = await house.visit();
      await guest.goto(await link.inputValue());
      await guest
        .getByRole('button', { name: /^Sit down/ })
        .first()
        .waitFor();
    } finally {
      await house.close();
    }
  });
});
