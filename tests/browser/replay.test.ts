import { readFileSync } from 'node:fs';
import { readMatchFile, verdictOn, verifyFile } from '@parlor/match';
import { games } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE } from './house.ts';
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

  describe('that began on this device', () => {
    let own = '';

    it('is there to be played again, with dice of its own', async () => {
      await page.goto(address.replace('/replay/', '/local/'));
      await press('Play again');
      await page.waitForURL((url) => url.pathname !== address.replace('/replay/', '/local/'));
      own = (await settled(page, () => page.url())).split('/').at(-1)!;
      await playToTheEnd(page, clicking);
    });

    it('can be checked, and is told apart from what a house vouches for', async () => {
      await page.goto('/replays');
      const row = page.locator('.replay-row').first();
      await row.getByRole('link', { name: 'Check the dice' }).click();
      await page.waitForURL(`**/verify/${own}`);
      await page.getByText('Consistent, and signed by this device.').waitFor();
      expect(await settled(page, () => page.locator('.findings .bad').count())).toBe(0);
      await expectAccessible(page, 'a match of this device, checked');
    });

    it('has a file that anybody can check', async () => {
      await page.goto('/replays');
      const saved = page.waitForEvent('download');
      await page.locator('.replay-row').first().getByRole('button', { name: 'Match file' }).click();
      const path = await (await saved).path();
      const file = readMatchFile(JSON.parse(readFileSync(path, 'utf8')));
      if (!file.ok) throw new Error(file.why.code);
      const findings = verifyFile(games.zillionaire, file.value);
      expect(findings.filter(({ isFine }) => !isFine)).toEqual([]);
      expect(verdictOn(file.value, findings, [])).toBe('unknown-key');
      await resize(page, PHONE);
      await expectFits(page, 'replays with files on a phone');
      await resize(page, DESKTOP);
    });

    it('opens on another device by its link, at the moment it was copied, and is damaged without its end', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`/replay/${own}?at=5&from=0`);
      await expect.poll(at).toBe('5');
      await press('Next move');
      await expect.poll(at).toBe('6');
      const before = await settled(page, () => page.locator('.cloth').innerText());
      await press('Copy the link to this moment');
      await page.getByText('Copied').waitFor();
      const link = await settled(page, () =>
        page.evaluate<string>('navigator.clipboard.readText()'),
      );
      const other = await house.visit();
      await other.goto(link);
      const slider = other.getByRole('slider', { name: 'Move' });
      await expect.poll(() => slider.inputValue()).toBe('6');
      await expect.poll(() => other.locator('.cloth').innerText()).toBe(before);
      await other.getByRole('button', { name: 'Next move', exact: true }).click();
      await expect.poll(() => slider.inputValue()).toBe('7');
      // Where one is stands in the address a moment later.
      await expect.poll(() => other.url()).toContain('at=7');
      await other.reload();
      await expect.poll(() => slider.inputValue()).toBe('7');
      await other.goto('/');
      await other.goto(link.slice(0, -40));
      await other.getByText('This link is damaged.').waitFor();
      await other.context().close();
    });
  });
});
