/** The poster of a game: our own drawing, part of the page, so that it uses the page's letters. */

import { posters } from '@parlor/games/page';
import type { GameId } from '@parlor/registry/ids';

export const Poster = ({ game }: { readonly game: GameId }) => (
  // Fixed when the page is built: nothing a person wrote gets here.
  <span class="art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: posters[game] ?? '' }} />
);
