import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, PHONE } from './house.ts';

describe('where somebody is signed in', () => {
  let house: House;
  let desk: Page;
  let phone: Page;

  beforeAll(async () => {
    house = await openHouse();
    desk = await house.visit();
    phone = await house.visit({ viewport: PHONE });
  });
  afterAll(() => house?.close());

  const devices = (page: Page) =>
    page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');

  it('is this device at first, and another one after its link was used, once', async () => {
    await desk.goto('/settings');
    await expect.poll(() => devices(desk).count()).toBe(1);
    await desk.getByRole('button', { name: 'Make a link' }).click();
    await desk.getByText(/^Works once, until/).waitFor();
    const link = await desk.getByRole('textbox', { name: 'Your link' }).inputValue();
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Carry on here' }).click();
    await phone.getByRole('link', { name: 'Home' }).last().click();
    await phone.goto('/settings');
    await expect.poll(() => devices(phone).count()).toBe(2);
    const late = await house.visit();
    await late.goto(link);
    await late.getByRole('button', { name: 'Carry on here' }).click();
    await late.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
    await late.context().close();
  });

  it('ends from another device: the page there says so, and goes on as a new guest', async () => {
    const name = () => phone.getByLabel('Your name').inputValue();
    const before = await name();
    await desk.goto('/settings');
    await desk.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect.poll(() => devices(desk).count()).toBe(1);
    await phone.getByText('You were signed out on this device.').waitFor();
    await phone.getByRole('button', { name: 'Go on as a new guest' }).click();
    await expect.poll(() => devices(phone).count()).toBe(1);
    await expect.poll(name).not.toBe(before);
  });
});
