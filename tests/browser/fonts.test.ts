import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';

/** Long enough for a page that does not wait to be drawn. */
const LATE_MS = 500;

describe('fonts', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it('are there with the first picture', async () => {
    const page = await house.visit();
    // However slow this machine is, the page does not lose its patience here.
    await page.addInitScript(`const later = setTimeout;
      globalThis.setTimeout = (run, ms) => later(run, ms > 200 ? 1e6 : ms);`);
    await page.addInitScript(`new MutationObserver((_, watch) => {
      if (!document.querySelector('h1')) return;
      watch.disconnect();
      globalThis.loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    }).observe(document, { childList: true, subtree: true })`);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate('loaded')).toEqual(['Federo', 'Limelight', 'Figtree']);
    await page.context().close();
  });

  it('that never come keep nobody from playing', async () => {
    const page = await house.visit();
    await page.route('**/*.woff2', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate('document.fonts.status')).toBe('loading');
    await page.context().close();
  });

  it('have the letters of names from elsewhere', async () => {
    const name = 'Łukasz Őry';
    const page = await house.visit();
    // Known to the house before the page is: it greets by the name it knows.
    await page.request.post('/api/session');
    await page.request.patch('/api/me', { data: { name } });
    await page.goto('/');
    await page.getByText(name).first().waitFor();
    await expect
      .poll(() =>
        page.evaluate(`[...document.fonts].find(({ family }) => family.includes('More')).status`),
      )
      .toBe('loaded');
    await page.context().close();
  });
});
