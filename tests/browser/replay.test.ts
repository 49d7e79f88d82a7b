import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { keptMatch, putMatch } from './localMatch.ts';
import { resize, settled } from './looking.ts';
import { clicking, playToTheEnd } from './robot.ts';

describe('a finished match again', () => {
  let house: House;
  let page: Page;
  let address = '';

  beforeAll(async () => {
    house = await openHouse();
    page = await house.visit();
    const match = await putMatch(page, {
      game: 'zillionaire',
      seats: 3,
      options: { games: 1 },
    });
    await page.goto(match);
    await playToTheEnd(page, clicking);
    address = match.replace('/local/', '/replay/');
  });
  afterAll(() => house?.close());

  const at = () => page.getByRole('slider', { name: 'Move' }).inputValue();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  it('is opened from its end, steps on and back, to the end and to the start', async () => {
    await press('Watch the replay');
    await page.getByRole('region', { name: 'Replay', exact: true }).waitFor();
    await page.waitForURL((url) => url.pathname === address);
    await expectAccessible(page, 'a replay');
    await expect.poll(at).toBe('0');
    await press('Next move');
    await press('Next move');
    await expect.poll(at).toBe('2');
    await press('Previous move');
    await expect.poll(at).toBe('1');
    await press('To the end');
    const slider = page.getByRole('slider', { name: 'Move' });
    const last = await settled(page, () => slider.getAttribute('max'));
    expect(Number(last)).toBeGreaterThan(10);
    await expect.poll(at).toBe(last);
    await press('Previous turn');
    await expect.poll(async () => Number(await at())).toBeLessThan(Number(last));
    await press('To the start');
    await expect.poll(at).toBe('0');
  });

  it('scrubs along the track, by keyboard too', async () => {
    await page.getByRole('slider', { name: 'Move' }).fill('6');
    await expect.poll(at).toBe('6');
    await page.getByRole('slider', { name: 'Move' }).press('ArrowRight');
    await expect.poll(at).toBe('7');
  });

  it('shows hands only where they are asked for', async () => {
    const seen = page.getByRole('combobox', { name: 'Seen by' });
    await seen.selectOption('public');
    const hands = page.getByRole('heading', { name: 'All hands' });
    expect(await settled(page, () => hands.count())).toBe(0);
    await seen.selectOption('open');
    await hands.waitFor();
    await page.locator('.open-hands li').nth(2).waitFor();
    await expectAccessible(page, 'a replay with open hands');
    await seen.selectOption('0');
  });

  it('a link to a moment opens that moment, on a phone too', async () => {
    await page.waitForURL(/at=7&from=0/);
    const link = page.url();
    const before = await settled(page, () => page.locator('.cloth').innerText());
    const other = await page.context().newPage();
    await other.setViewportSize(PHONE);
    await other.goto(link);
    await other.getByRole('region', { name: 'Replay', exact: true }).waitFor();
    await expect.poll(() => other.getByRole('slider', { name: 'Move' }).inputValue()).toBe('7');
    await expectFits(other, 'a replay on a phone');
    await expectAccessible(other, 'a replay on a phone');
    await resize(other, page.viewportSize()!);
    await expect.poll(() => other.locator('.cloth').innerText()).toBe(before);
    await other.close();
  });

  it('is played on from a moment against the same opponents, and the old one stays as it was', async () => {
    await page.getByRole('button', { name: /^Play on from here/ }).click();
    await page.waitForURL('**/local/*');
    expect(await settled(page, () => page.url())).not.toContain(address.split('/').at(-1));
    await page.locator('.app').waitFor();
    // The same opponents, as strong as they were.
    const seatsOf = async (match: string) => (await keptMatch(page, match))!.seats;
    const seats = await settled(page, () => seatsOf(page.url()));
    await expect.poll(() => seatsOf(address)).toEqual(seats);
    expect(seats.map(({ level }) => level)).toEqual([undefined, 'beginner', 'beginner']);
    await playToTheEnd(page, clicking);
    await page.goto(`${address}?at=7&from=0`);
    await page.getByRole('region', { name: 'Replay', exact: true }).waitFor();
    await expect.poll(at).toBe('7');
  });
});
