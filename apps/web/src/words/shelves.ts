/** What is said of the games before anybody sits down, in the language of this device. */

import { loadShelves, type Shelves } from '@parlor/games/shelves';
import type { Language, Shelf } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import { catalogueOf } from '@parlor/table-ui/words';
import { need } from '../platform/language.ts';

const catalogue = catalogueOf<Shelves>();

const messages = {
  load: (language: Language) => loadShelves[language](),
  use: catalogue.use,
};

export const needShelves = (): Promise<void> => need(messages);

export const shelfOf = (game: GameId): Shelf => catalogue.now[game];
export const gameName = (game: GameId): string => shelfOf(game).title;
export const gameLine = (game: GameId): string => shelfOf(game).line;
