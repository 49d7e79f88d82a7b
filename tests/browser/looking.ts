/**
 * A page is drawn in pictures: a table comes piece by piece, a word of the server
 * a moment later, and how long a moment is depends on the machine. So a test
 * waits for the very state it is about: `expect.poll(() => look)` for what will be
 * there, and `settled` for what must not be there.
 */

import type { Page } from 'playwright-core';

/** So many pictures in a row without a change: some pieces of a table come two pictures after the one before. */
const QUIET_PICTURES = 6;
/** Enough where only the size of the window or its colours changed. */
const QUIET_AFTER_RESIZING = 2;

/** Pictures, no milliseconds: a slow page draws fewer of them. Only what never comes to rest should meet this. */
const MOST_PICTURES = 1200;
/** A browser that draws no picture for so long draws none any more; asked for one, it would let a test hang. */
const NO_PICTURE_MS = 60_000;

/** As text: it runs in the page, of which the types here know nothing. */
const STILL = (quiet: number): string => `new Promise((resolve, reject) => {
  let unchanged = 0, pictures = 0;
  const watch = new MutationObserver(() => (unchanged = 0));
  let late;
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const look = () => {
    unchanged++;
    pictures++;
    if (unchanged <= ${quiet} && pictures < ${MOST_PICTURES}) return next();
    watch.disconnect();
    if (unchanged > ${quiet}) resolve();
    else reject(new Error('the page does not come to rest'));
  };
  const next = () => {
    late = setTimeout(() => {
      watch.disconnect();
      reject(new Error('the browser has stopped drawing the page'));
    }, ${NO_PICTURE_MS});
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(look);
    });
  };
  next();
})`;

/** Until the page has drawn all it has. What it still waits for, from a worker or a server, is not its own to draw. */
export const still = (page: Page): Promise<void> => page.evaluate<void>(STILL(QUIET_PICTURES));

/** Only what never comes should meet this. */
const PATIENCE_MS = 60_000;
const WAIT_MS = 20;

/** As `expect.poll`, also before a test begins; what never comes fails with what was waited for. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const ends = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > ends) throw new Error(`never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

/** What a script finds on a page, once the picture that is due has been drawn. */
export const drawn = <T>(page: Page, script: string): Promise<T> =>
  page.evaluate<T>(`${STILL(QUIET_AFTER_RESIZING)}.then(() => ${script})`);

/** A look at a page at rest: for what must not be there, after something that came with it or later was waited for. */
export async function settled<T>(page: Page, look: () => T | Promise<T>): Promise<T> {
  await still(page);
  return look();
}

/** Another window; the page follows with its next pictures. */
export async function resize(
  page: Page,
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate<void>(STILL(QUIET_AFTER_RESIZING));
}
