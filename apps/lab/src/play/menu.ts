/** Lets somebody at a terminal choose a game. */

import { GAME_IDS, type GameId, isGameId } from '@parlor/registry';
import { words } from '@parlor/registry/words';
import type { Io } from '../io.ts';
import { paletteOf } from '../text/colour.ts';

/** Undefined when nobody answers, or somebody changed their mind. */
export async function chooseGame(io: Io): Promise<GameId | undefined> {
  const { bold, faint, accent } = paletteOf(io.out);
  io.out.write(`${bold('What shall we play?')}\n\n`);
  GAME_IDS.forEach((id, index) => {
    const { name, tagline } = words[id];
    io.out.write(`  ${index + 1}  ${bold(name)}  ${faint(tagline)}\n`);
  });
  io.out.write('\n');
  for (;;) {
    const line = await io.readLine(accent(`1–${GAME_IDS.length}, or q: `));
    const text = line?.trim().toLowerCase();
    if (text === undefined || text === 'q') return undefined;
    const chosen = GAME_IDS[Number(text) - 1] ?? text;
    if (isGameId(chosen)) return chosen;
    if (text !== '') io.out.write(`There is no game “${text.slice(0, 40)}”.\n`);
  }
}
