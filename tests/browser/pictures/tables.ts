/** Pictures of every table in every phase, of its end and of its replay. */

import { sitDown, wholeTable } from '../localMatch.ts';
import { look } from '../robot.ts';
import { findPhases, PHASES } from '../phases/index.ts';
import { BOTH, type Camera, isWanted, take } from './camera.ts';

export async function takeTables(camera: Camera): Promise<void> {
  const { page, size } = camera;
  const wanted = PHASES.filter(({ game, name }) => isWanted(camera, `table ${game} ${name}`));
  const found = await findPhases(wanted);
  for (const { game, name } of wanted) {
    const address = await sitDown(page, found.get(`${game}: ${name}`)!);
    await take(camera, `table ${game} ${name}`, { ...(name === 'end' && { themes: BOTH }) });
    if (name === 'end') {
      await page.goto(`${address.replace('/local/', '/replay/')}?at=30&from=open`);
      await page.locator('.replay-bar').waitFor();
      await wholeTable(page);
      await take(camera, `replay ${game}`);
    }
    // On the larger screen once more with something chosen: the buttons say more then.
    if (size === 'phone' || name === 'end') continue;
    const { targets } = await look(page);
    const spot = targets.at(-1);
    if (!spot) continue;
    await page.mouse.click(...spot);
    await take(camera, `table ${game} ${name} chosen`);
  }
}
