/** Somebody keeps the other waiting: who may go on then, whoever it is about is told, and one press brings them back. */

import { quickest } from '@parlor/registry/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { settled } from './looking.ts';
import { startTogether } from './playing.ts';

const { game } = quickest();

const ask = (page: Page) => page.getByRole('button', { name: /^Go on without / });
const here = (page: Page) => page.getByRole('button', { name: 'I am here' });
const back = (page: Page) => page.getByRole('button', { name: 'Take your seat back' });
const log = (page: Page) => page.locator('.text-log');

describe('somebody who keeps the other waiting', () => {
  let house: House;
  let host: Page;
  let friend: Page;
  /** Who waits, and for whom. */
  let patient: Page;
  let slow: Page;
  beforeAll(async () => {
    house = await openHouse({ STALL_S: '3', LAST_WHILE_S: '8' });
    host = await house.visit({ chosen: { name: 'Ines', textTable: true } });
    friend = await house.visit({ viewport: PHONE, chosen: { name: 'Marlene', textTable: true } });
    await startTogether(host, friend, game, undefined, 'Friendly');
    const [first] = await Promise.race(
      [host, friend].map(async (page) => {
        await ask(page).first().waitFor();
        return [page];
      }),
    );
    patient = first!;
    slow = patient === host ? friend : host;
  });
  afterAll(() => house?.close());

  it('is told that the other would go on, and shows by one press to be here', async () => {
    await expectAccessible(patient, 'somebody has not answered');
    await expectFits(patient, 'somebody has not answered');
    await ask(patient).click();
    await patient.getByText(/can still answer\. If the time runs out/).waitFor();
    await slow.getByRole('alert').getByText('The others are waiting for you.').waitFor();
    await here(slow).click();
    await here(slow).waitFor({ state: 'detached' });
    await patient.getByText(/ is here\.$/).waitFor();
    expect(await settled(slow, () => back(slow).count())).toBe(0);
  });

  it('is played for when they do not, which both read in their logs, and comes back by one press', async () => {
    await ask(patient).click();
    await expectAccessible(slow, 'the others would go on');
    await expectFits(slow, 'the others would go on');
    await back(slow).waitFor();
    await log(slow).getByText('A bot answered for you.').first().waitFor();
    await log(patient)
      .getByText(/A bot answered for (?!you)/)
      .first()
      .waitFor();
    await expectAccessible(slow, 'a bot plays for me');
    await back(slow).focus();
    await slow.keyboard.press('Enter');
    await back(slow).waitFor({ state: 'detached' });
    // It still stands there when the page is opened again.
    await slow.reload();
    await log(slow).getByText('A bot answered for you.').first().waitFor();
  });
});
