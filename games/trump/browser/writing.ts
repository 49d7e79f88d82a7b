/** Writing deals on the paper of the table. */

import type { Page } from 'playwright-core';
import { settled } from '../../../tests/browser/looking.ts';
import { press } from './people.ts';

/** A line of a rarer kind. */
export async function more(page: Page, kind: string): Promise<void> {
  await press(page, 'More…');
  await page.getByRole('dialog').getByRole('button', { name: kind }).click();
}

/** The last slot of that kind: a new line is the last one. */
export const slot = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).last().click();

/** A choice of the sheet that a slot opens; by a part of its text where it is an expression. */
export const choose = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .click();

/** Begins a deal, once the turn is there. */
export const dealWith = (page: Page, name: string): Promise<void> =>
  page.locator('.tr-person', { hasText: name }).click();

export async function atTheEndOfMyNextTurn(page: Page): Promise<void> {
  await slot(page, 'When: now');
  await choose(page, 'At the end of a turn');
  await choose(page, 'my next turn');
  await press(page, 'Done');
}

export async function accept(page: Page): Promise<void> {
  await press(page, 'Accept');
  await press(page, 'Accept the deal');
}

/** Eight lines of eight kinds. What somebody is not to deal about is told. */
export async function writeEightKinds(page: Page): Promise<string> {
  await press(page, 'Gift');
  // A card of mine at the end of my next turn, and what happens if it is lost.
  await slot(page, 'What:');
  await choose(page, 'Card');
  await page.locator('.tr-faces button').first().click();
  await atTheEndOfMyNextTurn(page);
  await more(page, 'stands in for another');
  await more(page, 'forbids something');
  await slot(page, 'What is forbidden:');
  await choose(page, 'Deal');
  const [, thing] = /deal with others about (.+)/.exec(
    await page.locator('dialog[open] .tr-done p').innerText(),
  )!;
  await press(page, 'Done');
  await more(page, 'pays every turn');
  await more(page, 'waits for a sale');
  await more(page, 'shows cards');
  await more(page, 'gives an option');
  // For nothing, and of money: it can be used whatever has become of anything else by then.
  await press(page, 'Remove gift 2 of the option');
  await slot(page, 'What:');
  await choose(page, 'Cash');
  await choose(page, /^Use \$/);
  await more(page, 'gives a card of choice');
  await slot(page, 'What: a card of');
  await choose(page, /and sees the cards/);
  return thing!;
}

/** Money at once, money every turn and a card that the other chooses: nobody in their senses refuses. */
export async function writePresent(page: Page): Promise<void> {
  // What was written last stands there again, and on a phone there are no beginnings beside it.
  const lines = page.locator('.tr-paper.composing .tr-lines > li');
  await lines.first().waitFor();
  for (const _ of await settled(page, () => lines.all())) await press(page, 'Remove line 1');
  await press(page, 'Gift');
  for (const kind of ['pays every turn', 'gives a card of choice']) {
    await more(page, kind);
    // Whoever gives nothing yet would give next.
    await slot(page, 'Who:');
    await choose(page, /\bI\b/);
  }
  await slot(page, 'What: a card of');
  await choose(page, /and sees the cards/);
}
