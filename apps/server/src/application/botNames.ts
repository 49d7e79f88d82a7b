/** What the bots are called, whom nobody may be taken for. */

import { brains, LEVELS } from '@parlor/bots';
import { GAME_IDS } from '@parlor/registry';

let names: Promise<ReadonlyMap<string, string>> | undefined;

/** The personas of every game, under 'game level'; read once. */
export const botNames = (): Promise<ReadonlyMap<string, string>> => (names ??= readBotNames());

async function readBotNames(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const game of GAME_IDS) {
    const { personas } = await brains[game]();
    for (const level of LEVELS) found.set(`${game} ${level}`, personas[level].name);
  }
  return found;
}
