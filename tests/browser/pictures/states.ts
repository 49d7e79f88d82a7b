/** Pictures of what can happen around a table: sheets, hand-over, lessons, a lost line. */

import { GAME_IDS, games } from '@parlor/registry';
import { putMatch, sitDown } from '../localMatch.ts';
import { findPhases, PHASES } from '../phases/index.ts';
import { startTogether } from '../playing.ts';
import { clicking, look } from '../robot.ts';
import { visit } from '../visit.ts';
import { wireOf } from '../wire.ts';
import { settle } from '../screens.ts';
import { SHEETS } from '../sheets.ts';
import { type Camera, isWanted, take } from './camera.ts';

/** Any game will do, and for two any that two can play. */
const [ANY] = PHASES;
const AT = `${ANY!.game}: ${ANY!.name}`;
const FOR_TWO = GAME_IDS.find((game) => games[game].seatCounts.includes(2)) ?? GAME_IDS[0];

export async function takeStates(camera: Camera): Promise<void> {
  await takeSheets(camera);
  await takeLesson(camera);
  await takeHandOver(camera);
  await takeOnline(camera);
}

async function takeSheets(camera: Camera): Promise<void> {
  const { page } = camera;
  const found = await findPhases(PHASES.filter(({ game, name }) => `${game}: ${name}` === AT));
  for (const [name, open] of Object.entries(SHEETS)) {
    if (!isWanted(camera, `state ${name}`)) continue;
    await sitDown(page, found.get(AT)!);
    await open(page);
    await take(camera, `state ${name}`);
    if (name === 'text') await page.keyboard.press('v');
  }
}

async function takeLesson(camera: Camera): Promise<void> {
  if (!isWanted(camera, 'state lesson')) return;
  const { page } = camera;
  await page.evaluate(`localStorage.setItem('parlor.guided', 'true')`);
  const phases = PHASES.filter(({ name }) => name === 'rethrow' || name === 'lead');
  for (const [name, found] of await findPhases(phases)) {
    await sitDown(page, found);
    await page.locator('.lesson').waitFor();
    await take(camera, `state lesson ${name}`);
  }
  await page.evaluate(`localStorage.setItem('parlor.guided', 'false')`);
}

async function takeHandOver(camera: Camera): Promise<void> {
  if (!isWanted(camera, 'state hand-over')) return;
  const { page } = camera;
  const people = ['Ines', 'Marlene'];
  await page.goto(await putMatch(page, { game: FOR_TWO, seats: 2, people }));
  await page.locator('.app').waitFor();
  const passing = page.locator('.hand-over');
  for (let turn = 0; !(await passing.isVisible()); turn++) {
    const sight = await look(page);
    if (sight.isAsked) await clicking.act(page, sight, turn);
  }
  await take(camera, 'state hand-over');
}

/** Before a match, in the lobby that shows it, at the table, and when the line is lost. */
async function takeOnline(camera: Camera): Promise<void> {
  // The way there is pressed by its English names.
  if (camera.spoken !== 'en' || !isWanted(camera, 'state online')) return;
  const { page } = camera;
  await page.goto(`/new/${GAME_IDS[0]}?at=online`);
  await page.getByRole('radio', { name: /^Anyone/ }).check({ force: true });
  await page.locator('.finish .btn.primary').click();
  await page.waitForURL('**/table/*');
  await page.locator('.before').waitFor();
  await take(camera, 'state online before a match', { isWhole: true });

  const { origin } = new URL(page.url());
  const guest = await visit(page.context().browser()!, origin, {
    viewport: page.viewportSize()!,
    chosen: { name: 'Nadia' },
  });
  const wire = await wireOf(guest);
  await guest.goto('/tables');
  await settle(guest);
  await take({ ...camera, page: guest }, 'state online lobby', { isWhole: true });

  await startTogether(page, guest, FOR_TWO);
  await take(camera, 'state online table');
  await wire.cut();
  await guest.getByText('Connection lost').waitFor();
  await take({ ...camera, page: guest }, 'state online lost');
  await take(camera, 'state online other away');
  await guest.context().close();
}
