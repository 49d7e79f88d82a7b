/** Why a test got nowhere: what every page shows, in words and as a picture. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../../scripts/repoFiles.mjs';

/** Beside the pictures of `npm run shots`, where git does not look. */
const FOLDER = join(ROOT, 'shots', 'stuck');

/** As text: it runs in the page, of which the types here know nothing. */
const SHOWN = `(() => {
  const text = (element) => element?.innerText.replaceAll(/\\s+/g, ' ').trim() ?? 'nothing';
  const buttons = [...document.querySelectorAll('button')].filter((one) => one.checkVisibility());
  const works = (one) => !one.disabled && one.ariaDisabled !== 'true';
  const named = (some) => some.map((one) => text(one) || one.ariaLabel || one.title).join(' | ') || 'none';
  return [
    'at ' + location.pathname + (document.querySelector('.ending') ? ', the match is over' : ''),
    'question: ' + text(document.querySelector('.ask')),
    'answers: ' + named(buttons.filter((one) => one.closest('.acts') && works(one))),
    'answers that do nothing now: ' + named(buttons.filter((one) => one.closest('.acts') && !works(one))),
    'other buttons: ' + named(buttons.filter((one) => !one.closest('.acts') && works(one))),
    'sheet: ' + text(document.querySelector('dialog[open]')),
    'cloth: ' + text(document.querySelector('.cloth')).slice(0, 800),
  ].join('\\n  ');
})()`;

/** An error that tells what each of these pages shows; who is waited for stands in the question. */
export async function stuck(what: string, pages: readonly Page[]): Promise<Error> {
  mkdirSync(FOLDER, { recursive: true });
  const shown = await Promise.all(
    pages.map(async (page, place) => {
      const path = join(FOLDER, `page-${place + 1}.png`);
      const words = await page.evaluate<string>(SHOWN).catch(String);
      const picture = await page.screenshot({ path }).then(
        () => path,
        (error: unknown) => `no picture: ${String(error)}`,
      );
      return `page ${place + 1} ${words}\n  ${picture}`;
    }),
  );
  return new Error([what, ...shown].join('\n'));
}

/** Whatever fails meanwhile also tells what the pages show. */
export async function showing<T>(pages: readonly Page[], run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    // It may have told that already.
    if (cause instanceof Error && cause.message.includes('\npage 1 at ')) throw cause;
    const error = await stuck(cause instanceof Error ? cause.message : String(cause), pages);
    if (cause instanceof Error && cause.stack !== undefined) error.stack = cause.stack;
    throw Object.assign(error, { cause });
  }
}
