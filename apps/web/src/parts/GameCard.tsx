/** A game as one large link: its poster, its name, its line. */

import { manifests, gameLine, gameName, type GameId } from '../games/games.ts';
import { Link } from '../platform/router.tsx';
import { t } from '../words/words.ts';
import { Icon } from '@parlor/table-ui';
import { Poster } from './Poster.tsx';

export const GameCard = ({ game, href }: { readonly game: GameId; readonly href: string }) => (
  <article class="poster whole" data-game={game}>
    <Link href={href} class="whole-link">
      <Poster game={game} />
      <span class="cap">
        <h2>{gameName(game)}</h2>
        <span class="line">{gameLine(game)}</span>
        <GameFacts game={game} />
      </span>
    </Link>
  </article>
);

/** Which edition this is, and how much of it is rebuilt. */
const editionLine = (game: GameId): string => {
  const { edition, rebuilt } = manifests[game];
  return t('edition.line', { edition, extent: t(`edition.${rebuilt}`) });
};

export function GameFacts({ game }: { readonly game: GameId }) {
  const { seats, minutes } = manifests[game];
  return (
    <span class="meta">
      <span>
        <Icon name="people" />
        <span class="sr">{t('learn.seats', { fewest: seats[0], most: seats[1] })}</span>
        <span aria-hidden="true">
          {seats[0]}–{seats[1]}
        </span>
      </span>
      <span>
        <Icon name="clock" />
        {t('home.minutes', { minutes })}
      </span>
      <span class="edition">{editionLine(game)}</span>
    </span>
  );
}
