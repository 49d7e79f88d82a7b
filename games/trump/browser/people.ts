/** People who play Trump, each at a page of their own, with nothing but clicks. */

import type { Page } from 'playwright-core';
import { SPOT } from '../../../tests/browser/look.mjs';
import { still } from '../../../tests/browser/looking.ts';
import { stuck } from '../../../tests/browser/stuck.ts';

type Spot = readonly [x: number, y: number];

/** What is asked at a page, all of it as it was at one moment. */
interface Sight {
  readonly isOver: boolean;
  /** Am I asked something, with no answer on its way? */
  readonly isAsked: boolean;
  readonly question: string;
  /** What the buttons say that do something. */
  readonly answers: readonly string[];
  /** The brass one of them. */
  readonly primary: string | undefined;
  /** What can be chosen before an answer can be given. */
  readonly choices: readonly Spot[];
  /** Changes whenever anything on the page does. */
  readonly print: string;
}

/** Whoever and whatever an answer needs; then cards that can be played. */
const CHOICES = [
  '.tr-choosing .pick:not(.on)',
  '.tr-person:not(.off, .on)',
  '.tr-prop.can:not(.on)',
  '.tr-cards .pick:not(.off, .on)',
];

/** As text: it runs in the page, of which the types here know nothing. */
const SIGHT = `(() => {
  const spot = ${SPOT};
  const seen = (all) => all.map(spot).filter(Boolean);
  const choices = () => {
    for (const selector of ${JSON.stringify(CHOICES)}) {
      const all = [...document.querySelectorAll(selector)];
      if (all.length === 0) continue;
      // What does not fit on the screen is scrolled to.
      if (seen(all).length === 0) all[0].scrollIntoView({ block: 'center' });
      const spots = seen(all);
      if (spots.length > 0) return spots;
    }
    return [];
  };
  const buttons = [...document.querySelectorAll('.mine .acts button')];
  const isSending = buttons.some((one) => one.classList.contains('sending'));
  const works = isSending ? [] : buttons.filter((one) => one.ariaDisabled !== 'true');
  // The letter of its key is no part of what a button says.
  const words = (one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.data).join('');
  const primary = works.find((one) => one.classList.contains('primary'));
  return {
    isOver: document.querySelector('.ending') !== null,
    isAsked: buttons.length > 0 && !isSending,
    question: document.querySelector('.ask h1')?.textContent ?? '',
    answers: works.map(words),
    primary: primary && words(primary),
    choices: buttons.length > 0 && !isSending ? choices() : [],
    print: document.querySelector('.app')?.textContent ?? '',
  };
})()`;

const look = (page: Page): Promise<Sight> => page.evaluate<Sight>(SIGHT);

/** What somebody does who is asked. */
type Way = (page: Page, sight: Sight, turn: number) => Promise<void>;

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

const choose = async (page: Page, { choices }: Sight, turn: number): Promise<void> => {
  const spot = choices[turn % choices.length];
  if (spot) await page.mouse.click(...spot);
};

/** What lets the turn go by, or leads back to where it can be let go by. */
const DECLINE = [
  'Set aside',
  'Back',
  'Not yet',
  'Pass',
  'Refuse',
  'Leave it',
  'Stay out',
  'Stay out of this sale',
  'Let it go',
];

/** Lets everything go by; what cannot be let go by is answered somehow. */
const letGo: Way = async (page, sight, turn) => {
  const way = DECLINE.find((name) => sight.answers.includes(name)) ?? sight.primary;
  if (way === undefined) await choose(page, sight, turn);
  else await press(page, way);
};

/** The same, but takes whatever is offered. */
export const agree: Way = async (page, sight, turn) => {
  if (sight.primary?.startsWith('Accept')) await press(page, sight.primary);
  else await letGo(page, sight, turn);
};

/** Where these are the brass ones, something better may still be chosen. */
const MODEST = ['Offer a deal', 'Pass', 'Leave it'];

/** Plays every card that can be played, accepts every offer that can be accepted, bids now and then. */
const playOn: Way = async (page, sight, turn) => {
  const { answers, primary, choices } = sight;
  const isBidding = answers.includes('Let it go') && turn % 2 === 0;
  if (isBidding) await press(page, 'Let it go');
  else if (primary !== undefined && !MODEST.includes(primary)) await press(page, primary);
  else if (choices.length > 0) await choose(page, sight, turn);
  else await letGo(page, sight, turn);
};

/** So long nothing changes at any page: only what hangs should meet this. */
const STUCK_MS = 120_000;
/** Many more than a whole second part takes. */
const MOST_ACTIONS = 2000;
const WAIT_MS = 15;

/** Whoever is asked answers, until it is enough; a match that is over before is an error. */
async function playUntil(
  pages: readonly Page[],
  way: Way,
  what: string,
  isEnough: (sights: readonly Sight[]) => boolean,
): Promise<void> {
  let lastChange = Date.now();
  let seen = '';
  for (let turn = 0; turn < MOST_ACTIONS; ) {
    const sights = await Promise.all(pages.map(look));
    if (isEnough(sights)) return;
    if (sights.every(({ isOver }) => isOver)) throw await stuck(`over before ${what}`, pages);
    const shown = JSON.stringify(sights);
    if (shown !== seen) {
      seen = shown;
      lastChange = Date.now();
    } else if (Date.now() - lastChange > STUCK_MS)
      throw await stuck(`nothing changes before ${what}`, pages);
    const at = sights.findIndex(({ isAsked }) => isAsked);
    const page = pages[at];
    if (page) {
      // What has just been asked may still be drawn, and then it is looked at once more: enough or not, by one look.
      await still(page);
      const sight = await look(page);
      const now = sights.with(at, sight);
      if (isEnough(now)) return;
      if (sight.isAsked) await way(page, sight, turn++);
    } else await pages[0]!.waitForTimeout(WAIT_MS);
  }
  throw await stuck(`${MOST_ACTIONS} actions, and not yet ${what}`, pages);
}

/** Everybody lets everything go by until this one is asked and may press that button, and does. */
export async function pressInTurn(
  page: Page,
  pages: readonly Page[],
  name: string,
  way = letGo,
): Promise<void> {
  const place = pages.indexOf(page);
  await playUntil(pages, way, `“${name}” at page ${place + 1}`, (sights) =>
    sights[place]!.answers.includes(name),
  );
  await press(page, name);
}

/** Until the match is over for all of them. */
export const playToTheEnd = (pages: readonly Page[]): Promise<void> =>
  playUntil(pages, playOn, 'the end', (sights) => sights.every(({ isOver }) => isOver));
