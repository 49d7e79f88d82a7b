/** The games of the examples that help pages give: taken from those there are, so that no page names one that is gone. */

import { manifests } from '@parlor/games/manifests';
import { GAME_IDS, type GameId, games } from '@parlor/registry';
import type { Example } from '../cli/command.ts';

/** Where any game will do. */
export const ANY_GAME: GameId = GAME_IDS[0];

/** The example for the first game that has what it shows; none where no game has. */
export function exampleWith<Shown>(
  shownBy: (game: GameId) => Shown | undefined,
  example: (game: GameId, shown: Shown) => Example,
): readonly Example[] {
  for (const game of GAME_IDS) {
    const shown = shownBy(game);
    if (shown !== undefined) return [example(game, shown)];
  }
  return [];
}

/** The example for a game that so many can play. */
export const exampleAt = (seats: number, example: (game: GameId) => Example): readonly Example[] =>
  exampleWith((game) => games[game].seatCounts.includes(seats) || undefined, example);

/** The options of the shortest match, as they are typed. */
export const shortestOption = (game: GameId): string | undefined => {
  const [first] = Object.entries(manifests[game].shortest);
  return first && first.map(String).join('=');
};

/** The preset that opens the shortest match. */
export function shortPreset(game: GameId): string | undefined {
  const shortest = Object.entries(manifests[game].shortest);
  const presets = Object.entries<Readonly<Record<string, unknown>>>(games[game].presets);
  const found = presets.find(
    ([name, options]) =>
      name !== 'standard' && shortest.every(([option, value]) => options[option] === value),
  );
  return found?.[0];
}

/** The shortest match and the usual one, as a sweep is typed. */
export function shortestAndUsual(game: GameId): string | undefined {
  const [first] = Object.entries(manifests[game].shortest);
  if (!first) return undefined;
  const [option, shortest] = first;
  const usual = (games[game].presets.standard as Readonly<Record<string, unknown>>)[option];
  return usual === shortest ? undefined : `${option}=${String(shortest)},${String(usual)}`;
}

/** The option by which the components of the box are replaced. */
export const ownComponents = (game: GameId): string | undefined =>
  Object.entries<{ type: string }>(games[game].options).find(
    ([, { type }]) => type === 'data',
  )?.[0];
