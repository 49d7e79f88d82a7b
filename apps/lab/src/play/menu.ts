/** Lets somebody at a terminal choose a game. */

import { loadShelves } from '@parlor/games/shelves';
import { GAME_IDS, type GameId, isGameId } from '@parlor/registry';
import type { Io } from '../terminal/io.ts';
import { paletteOf } from '../text/colour.ts';

/** Undefined when nobody answers, or somebody changed their mind. */
export async function chooseGame(io: Io): Promise<GameId | undefined> {
  const { bold, faint, accent } = paletteOf(io.out);
  const { play } = io.m;
  const shelves = await loadShelves[io.language]();
  io.out.write(`${bold(play.which)}\n\n`);
  GAME_IDS.forEach((id, index) => {
    const { title, line } = shelves[id];
    io.out.write(`  ${index + 1}  ${bold(title)}  ${faint(line)}\n`);
  });
  io.out.write('\n');
  for (;;) {
    const line = await io.readLine(accent(play.choose({ last: GAME_IDS.length })));
    const text = line?.trim().toLowerCase();
    if (text === undefined || text === 'q') return undefined;
    const chosen = GAME_IDS[Number(text) - 1] ?? text;
    if (isGameId(chosen)) return chosen;
    if (text !== '') io.out.write(`${play.noSuchGame({ name: text.slice(0, 40) })}\n`);
  }
}
