/** Why a test got nowhere: what every page shows, in words and as a picture. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../../scripts/repoFiles.mjs';
import { keptMatch } from './localMatch.ts';

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

/** The bots of a page throw dice of their own: with its seed and moves a match can be put where it got stuck, by `putMatch`. */
async function recordOf(page: Page, path: string): Promise<string> {
  const { pathname } = new URL(page.url());
  if (!pathname.startsWith('/local/')) return 'no match of this device';
  const kept = await keptMatch(page, pathname);
  if (!kept) return 'the match is not kept any more';
  writeFileSync(path, JSON.stringify(kept.record));
  const { seed, moves } = kept.record as { seed: string; moves: readonly unknown[] };
  return `seed ${seed}, ${moves.length} moves, the last of them ${JSON.stringify(moves.slice(-4))}\n  ${path}`;
}

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
      const record = await recordOf(page, join(FOLDER, `page-${place + 1}.json`)).catch(String);
      return `page ${place + 1} ${words}\n  ${record}\n  ${picture}`;
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
