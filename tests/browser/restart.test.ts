import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHouse } from '../../scripts/house.mjs';
import { expectAccessible } from './axe.ts';
import { type House, openHouse } from './house.ts';
import { settled } from './looking.ts';
import { inStep, playAt, startTogether } from './playing.ts';

describe('a server that goes and comes again', () => {
  const data = mkdtempSync(join(tmpdir(), 'parlor-restart-'));
  let house: House;
  let stopAgain = async (): Promise<void> => {};
  beforeAll(async () => {
    house = await openHouse({ DATA_DIR: data });
  });
  afterAll(async () => {
    await house?.close();
    await stopAgain();
    rmSync(data, { recursive: true, force: true });
  });

  it('whoever presses "Try now" before it is there is in the match when it is', async () => {
    const chosen = { textTable: true };
    const [host, friend] = [await house.visit({ chosen }), await house.visit({ chosen })];
    await startTogether(host, friend, 'eight-and-a-half');
    await playAt([host, friend], { actions: 6 });
    const asked = [host, friend].map((page) => page.locator('.text-answers button').first());
    await Promise.race(asked.map((button) => button.waitFor()));
    await inStep([host, friend]);
    const board = await settled(host, () => host.locator('.text-board').innerText());

    await house.stopServer();
    const retry = host.getByRole('button', { name: 'Try now' });
    await retry.waitFor();
    await expectAccessible(host, 'a server that does not answer');
    await retry.click();
    // It shows that it is being tried, and the focus is somewhere.
    await retry.waitFor({ state: 'detached' });
    await host.getByText('Connection lost. Trying again.').waitFor();
    await expect.poll(() => host.evaluate('document.activeElement !== document.body')).toBe(true);

    const { stop } = await startHouse({ DATA_DIR: data, PORT: new URL(house.address).port });
    stopAgain = stop;
    for (const page of [host, friend]) await page.locator('.app[data-line="open"]').waitFor();
    await expect.poll(() => host.locator('.text-board').innerText()).toBe(board);
    await Promise.race(asked.map((button) => button.waitFor()));
    await playAt([host, friend], { actions: 4 });
    for (const page of [host, friend]) await page.context().close();
  });
});
