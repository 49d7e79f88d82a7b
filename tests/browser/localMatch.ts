/** Puts a match of this device where the page keeps them. */

import { randomBytes } from 'node:crypto';
import { MATCH_RNG } from '@parlor/kit';
import { type GameId, games } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { still } from './looking.ts';
import { type Kept, putStored, storedIn } from './matchStore.ts';
import type { Found } from './phases/phase.ts';

export interface Short {
  readonly game: GameId;
  readonly seats: number;
  /** On top of the standard preset: as short as the game allows. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** What has been played already. */
  readonly moves?: readonly unknown[];
  /** Who sits where: names of people; where there is none, a bot. */
  readonly people?: readonly (string | undefined)[];
  readonly bots?: readonly string[];
  readonly isOver?: boolean;
  /** In place of all that would be recorded: a match of an earlier edition. */
  readonly record?: unknown;
}

/** The same deal each time: what fails can be seen again. */
const SEED = '5eed'.repeat(16);

const BOTS = ['Bruno', 'Nadia', 'Otto', 'Mina', 'Luca', 'Sofia'];

/** The address of the match. */
export async function putMatch(
  page: Page,
  {
    game,
    seats,
    options = {},
    seed = SEED,
    moves = [],
    people = ['Ines'],
    bots = BOTS,
    isOver = false,
    record,
  }: Short,
): Promise<string> {
  const id = `local-${randomBytes(8).toString('hex')}`;
  const match = {
    id,
    game,
    seats: Array.from({ length: seats }, (_, seat) =>
      people[seat] === undefined
        ? { name: bots[seat % bots.length]!, level: 'beginner' }
        : { name: people[seat] },
    ),
    record: record ?? {
      format: 1,
      game,
      rulesVersion: games[game].rulesVersion,
      rng: MATCH_RNG,
      table: { seats, options: { ...games[game].presets.standard, ...options } },
      seed,
      moves,
    },
    isOver,
    updatedAt: Date.now(),
  };
  // Any page of the house can reach what it keeps.
  if (page.url() === 'about:blank') await page.goto('/');
  await putStored(page, match);
  return `/local/${id}`;
}

/** What somebody finds who is asked, with everything there is to choose from; or at the end. */
const ASKED_OR_OVER = ':is(.mine .acts, .text-answers, .ending)';

/** Puts a position where the page keeps its matches: a person where somebody is asked, bots around. */
function putFound(page: Page, { person, ...found }: Found): Promise<string> {
  const people = Array.from({ length: found.seats }, (_, seat) =>
    seat === person ? 'Ines' : undefined,
  );
  return putMatch(page, { ...found, people });
}

/** Sits down to a position. */
export async function sitDown(page: Page, found: Found): Promise<string> {
  const address = await putFound(page, found);
  await page.goto(address);
  await page.locator(ASKED_OR_OVER).first().waitFor();
  await wholeTable(page);
  return address;
}

/** Goes on to a position from wherever the page is, as by a link of the app: nothing is loaded twice. */
export async function goOnTo(page: Page, found: Found): Promise<string> {
  const address = await putFound(page, found);
  // The table that is left must not be taken for the new one.
  await page.evaluate(`(() => {
    for (const left of document.querySelectorAll('.app')) left.dataset.left = '';
    history.pushState(undefined, '', '${address}');
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  })()`);
  await page.locator(`.app:not([data-left]) ${ASKED_OR_OVER}`).first().waitFor();
  await wholeTable(page);
  return address;
}

/** A table comes in steps, its sheets last. */
export async function wholeTable(page: Page): Promise<void> {
  await page.locator('.app dialog.sheet').first().waitFor({ state: 'attached' });
  await still(page);
}

/** A match of this device as the page has kept it; undefined where it is forgotten. */
export const keptMatch = (page: Page, address: string): Promise<Kept | undefined> =>
  storedIn(page, address.split('/').at(-1)!);

export const keptRecord = async (page: Page, address: string): Promise<unknown> =>
  (await keptMatch(page, address))!.record;
