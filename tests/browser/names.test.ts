import { GAME_IDS } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFits } from './axe.ts';
import { DESKTOP, type House, LYING_PHONE, openHouse, PHONE, SMALL_PHONE } from './house.ts';
import { expectLaidOut } from './layout.ts';
import { putMatch, wholeTable } from './localMatch.ts';
import { drawn, resize } from './looking.ts';
import { NAMES_CUT } from './names.mjs';
import { findPhases, type Found, PHASES } from './phases/index.ts';

/** As long as the house allows, with and without a place to break. */
const LONG = [
  'Frank Fairground III',
  'Maximilianalexanderbobby',
  'Wolfeschlegelsteinhausen',
  'Anastasia Papadopoulou 3',
  'Bartholomew Featherstone',
  'Christopher Longbottom-J',
];

/** In the middle and at the end; the scene between two games is full of names too. */
const AT = new Set(['end', 'six at the table', 'five at the table', 'exchange', 'turn', 'swap']);
const WANTED = PHASES.filter(({ name }) => AT.has(name));

describe('long names', () => {
  let house: House;
  let page: Page;
  let found: ReadonlyMap<string, Found>;

  beforeAll(async () => {
    found = await findPhases(WANTED);
    house = await openHouse();
    page = await house.visit();
  });
  afterAll(() => house?.close());

  it('are tried at every table', () => {
    expect(new Set(WANTED.map(({ game }) => game))).toEqual(new Set(GAME_IDS));
  });

  it.each(WANTED.map(({ game, name }) => `${game}: ${name}`))('%s', async (name) => {
    const { person, ...match } = found.get(name)!;
    const people = Array.from({ length: match.seats }, (_, seat) =>
      seat === person ? LONG[seat] : undefined,
    );
    await page.setViewportSize(DESKTOP);
    await page.goto(await putMatch(page, { ...match, people, bots: LONG }));
    await page.locator('.mine .acts, .ending').first().waitFor();
    await wholeTable(page);
    for (const viewport of [DESKTOP, PHONE, SMALL_PHONE, LYING_PHONE]) {
      await resize(page, viewport);
      const what = `${name} at ${viewport.width} × ${viewport.height}`;
      await expectFits(page, what);
      await expectLaidOut(page, what);
      expect(await drawn<string[]>(page, NAMES_CUT(LONG)), what).toEqual([]);
    }
  });
});
