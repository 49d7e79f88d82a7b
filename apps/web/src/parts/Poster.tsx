/** The poster of a game: our own drawing, part of the page, so that it uses the page's letters. */

import type { GameId } from '@parlor/registry/ids';
import eight from '../art/eight-and-a-half.svg?raw';
import profit from '../art/pure-profit.svg?raw';
import chance from '../art/take-a-chance.svg?raw';
import trump from '../art/trump.svg?raw';
import zillionaire from '../art/zillionaire.svg?raw';

/** A game without a poster yet is its colour and its name. */
const ART: Readonly<Partial<Record<GameId, string>>> = {
  zillionaire,
  trump,
  'eight-and-a-half': eight,
  'take-a-chance': chance,
  'pure-profit': profit,
};

export const Poster = ({ game }: { readonly game: GameId }) => (
  // Fixed when the page is built: nothing a person wrote gets here.
  <span class="art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ART[game] ?? '' }} />
);
