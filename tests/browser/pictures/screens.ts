/** Pictures of every screen that is no table. */

import { SCREENS, settle } from '../screens.ts';
import { BOTH, type Camera, isWanted, take } from './camera.ts';

export async function takeScreens(camera: Camera): Promise<void> {
  for (const address of SCREENS) {
    const name = `screen ${address === '/' ? 'home' : address}`;
    if (!isWanted(camera, name)) continue;
    await camera.page.goto(address);
    await settle(camera.page);
    await take(camera, name, { themes: BOTH, isWhole: true });
  }
}
