/** Pictures of every screen that is no table. */

import { GAME_IDS } from '@parlor/registry';
import { sitDown } from '../localMatch.ts';
import { findPhases, PHASES } from '../phases/index.ts';
import { SCREENS, settle } from '../screens.ts';
import { BOTH, type Camera, isWanted, take } from './camera.ts';

/** So that there is something in the lists: a match that is over, and the beginning of two others. */
const PLAYED = [
  PHASES.find(({ name }) => name === 'end'),
  ...GAME_IDS.slice(1).map((id) => PHASES.find(({ game }) => game === id)),
].slice(0, 3);

export async function takeScreens(camera: Camera): Promise<void> {
  if (!SCREENS.some((address) => isWanted(camera, nameOf(address)))) return;
  const phases = PLAYED.filter((phase) => phase !== undefined);
  for (const found of (await findPhases(phases)).values()) await sitDown(camera.page, found);
  for (const address of SCREENS) {
    if (!isWanted(camera, nameOf(address))) continue;
    await camera.page.goto(address);
    await settle(camera.page);
    await take(camera, nameOf(address), { themes: BOTH, isWhole: true });
  }
}

const nameOf = (address: string): string => `screen ${address === '/' ? 'home' : address}`;
