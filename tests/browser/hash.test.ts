import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@parlor/registry';
import { type Browser, chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_FLAGS, findBrowser, HOW_TO_GET_ONE } from '../../scripts/browser.mjs';
import { type Proofs, proofs } from './proofs.ts';

const PATIENCE_MS = 120_000;

describe('a browser comes to the same results as Node', () => {
  let browser: Browser;
  let inPage: Proofs;
  const inNode = proofs();

  beforeAll(async () => {
    const executablePath = findBrowser();
    if (executablePath === undefined) throw new Error(HOW_TO_GET_ONE);
    browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addScriptTag({ content: await bundled('./proofs.ts') });
    inPage = await page.evaluate<Proofs>('parlor.proofs()');
  });

  afterAll(() => browser?.close());

  it('plays every game of the house', () => {
    const played = Object.keys(inPage).map((name) => name.split(',', 1)[0]);
    expect(played).toEqual(expect.arrayContaining([...GAME_IDS]));
  });

  it.each(Object.keys(inNode))('%s', (name) => {
    expect(inPage[name]).toBe(inNode[name]);
  });
});

/** The module as a script for a page, in which it is called `parlor`. */
async function bundled(module: string): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(module, import.meta.url)),
    platform: 'browser',
    onLog: (level, log, show) => show(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'parlor' });
  await bundle.close();
  return output[0].code;
}
