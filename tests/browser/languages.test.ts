import { LANGUAGE_NAMES, type Language } from '@parlor/kit';
import { GAME_IDS } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { EVERYTHING_SAID, englishIn, isWholeWalk, WALKED } from './languages.ts';
import { putMatch, sitDown, wholeTable } from './localMatch.ts';
import { drawn, settled } from './looking.ts';
import { findPhases, type Found, PHASES } from './phases/index.ts';
import { SCREENS, settle } from './screens.ts';

const lang = (page: Page): Promise<string> =>
  page.evaluate<string>('document.documentElement.lang');

const choose = (page: Page, language: Language): Promise<void> =>
  page.getByRole('radio', { name: LANGUAGE_NAMES[language], exact: true }).check();

/** A line of the log that everybody gets: who passed, or laid what. */
const newest = (page: Page) => page.locator('.rail .log li').first();

describe('the language of a page', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  it('is the first of the browser’s that we speak', async () => {
    const page = await house.visit({ locale: 'de-DE' });
    await page.goto('/');
    await page.getByRole('heading', { name: /^Guten/ }).waitFor();
    await expect.poll(() => lang(page)).toBe('de');
    // A guest of the house gets a name in it, too.
    await expect.poll(() => page.locator('.me .name').innerText()).toMatch(/^\p{L}+(er|e|es) /u);
    await page.context().close();
  });

  it('is English where we speak none of the browser’s', async () => {
    const page = await house.visit({ locale: 'tr-TR' });
    await page.goto('/');
    await page.getByRole('heading', { name: /^Good/ }).waitFor();
    await expect.poll(() => lang(page)).toBe('en');
    await page.context().close();
  });

  it('is what somebody has chosen, whatever the browser says, from then on', async () => {
    const page = await house.visit({ locale: 'de-DE' });
    await page.goto('/settings');
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await choose(page, 'en');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await expect.poll(() => lang(page)).toBe('en');
    await page.context().close();
  });

  it('can be changed during a match, and all that has happened is told anew', async () => {
    const page = await house.visit({ locale: 'de-DE' });
    const [found] = (
      await findPhases(PHASES.filter(({ name }) => name === 'beat a pair'))
    ).values();
    const address = await sitDown(page, found!);
    await expect.poll(() => newest(page).innerText()).toMatch(/ (legt|passt)/);
    await page.goto('/settings');
    await choose(page, 'en');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.goto(address);
    await wholeTable(page);
    await expect.poll(() => newest(page).innerText()).toMatch(/ (played|plays|passed|passes)/);
    await page.context().close();
  });

  it('is never told from a name: whoever is called Du or You is not taken for the reader', async () => {
    const page = await house.visit({ locale: 'de-DE', chosen: { textTable: true } });
    const [found] = (
      await findPhases(PHASES.filter(({ name }) => name === 'beat a pair'))
    ).values();
    const { person, ...match } = found!;
    const people = Array.from({ length: match.seats }, (_, seat) =>
      seat === person ? 'You' : undefined,
    );
    await page.goto(await putMatch(page, { ...match, people, bots: ['Du'] }));
    await wholeTable(page);
    const heads = page.locator('.text-seats h3');
    await expect.poll(() => heads.filter({ hasText: 'Du' }).count()).toBe(match.seats);
    // Others do something, the reader does it in the second person.
    const log = await settled(page, () => page.locator('.text-log').innerText());
    expect(log).toMatch(/^Du (legt|passt|gewinnt)\b/m);
    await page.context().close();
  });
});

/** One of each game, and its end, where there is little time. */
const FEW = GAME_IDS.flatMap((game) => {
  const own = PHASES.filter((phase) => phase.game === game);
  return [own[0]!, own.find(({ name }) => name === 'end') ?? own.at(-1)!];
});
/** What stands there comes from the rules, which take a moment. */
const ASKS_THE_RULES = /^\/(learn|new|sets)\//;

const SHOWN = isWholeWalk ? PHASES : FEW;

describe.each(WALKED)('every screen in %s', async (language) => {
  const english = await englishIn(language);
  let house: House;
  let page: Page;
  let found: ReadonlyMap<string, Found>;

  const expectNoEnglish = async (what: string): Promise<void> => {
    const said = await drawn<string>(page, EVERYTHING_SAID);
    expect(said, what).not.toMatch(/undefined|NaN|\[object/);
    expect(english(said), what).toEqual([]);
  };

  it('would be found out', () => {
    expect(english('Du bist dran. Your turn, and nobody waits.')).toContain('your');
  });

  beforeAll(async () => {
    [found, house] = await Promise.all([findPhases(SHOWN), openHouse()]);
    page = await house.visit({ chosen: { spoken: language, guided: true } });
  });
  afterAll(() => house?.close());

  it.each(SCREENS)('%s', async (address) => {
    await page.goto(address);
    await (ASKS_THE_RULES.test(address)
      ? settle(page)
      : page.locator('#content h1').first().waitFor());
    await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
    await expectNoEnglish(address);
  });

  it.each(SHOWN.map(({ game, name }) => `${game}: ${name}`))('%s', async (name) => {
    await sitDown(page, found.get(name)!);
    await expectNoEnglish(name);
    // The same as text, in which everything has words.
    await page.keyboard.press('v');
    await page.locator('.text-table').waitFor();
    await expectNoEnglish(`${name}, as text`);
    await page.keyboard.press('v');
  });

  it('a set with a wrong value', async () => {
    await page.goto('/sets/take-a-chance');
    await settle(page);
    await page.locator('#content button.primary').first().click();
    const price = page.locator('input[inputmode=numeric], input[type=number]').first();
    await price.fill('6050');
    await page.locator('.set-problems .why').waitFor();
    await expectNoEnglish('a set with a wrong value');
  });

  it('a table before the match', async () => {
    await page.goto('/new/zillionaire?at=online');
    await settle(page);
    await page.locator('.finish .btn.primary').click();
    await page.waitForURL('**/table/*');
    await settle(page);
    await expectNoEnglish('a table before the match');
  });

  it('a replay', async () => {
    const end = found.get(
      SHOWN.map(({ game, name }) => `${game}: ${name}`).find((name) => name.endsWith('end'))!,
    )!;
    const { person: _nobody, ...match } = end;
    const address = await putMatch(page, { ...match, isOver: true });
    await page.goto(address.replace('/local/', '/replay/'));
    await page.locator('.replay-bar').waitFor();
    await expectNoEnglish('a replay');
  });

  it('a file that is no match', async () => {
    await page.goto('/verify');
    await page.locator('input[type=file]').setInputFiles({
      name: 'no.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    });
    await page.locator('.why').waitFor();
    await expectNoEnglish('a file that is no match');
  });

  it('what is not there: a match, a table, a screen that cannot be fetched', async () => {
    for (const address of ['/local/none', '/replay/none', '/table/AAAAAAAAAAAAAAAAAAAAAA']) {
      await page.goto(address);
      await page.locator('#content h1').first().waitFor();
      await expectNoEnglish(address);
    }
    await page.route('**/assets/Replays-*.js', (route) => route.abort());
    await page.goto('/replays');
    await page.locator('main h1').first().waitFor();
    await expectNoEnglish('a screen that cannot be fetched');
    await page.unroute('**/assets/Replays-*.js');
  });
});
