/** The way in: five games on a shelf, what there is to go on with, who looks for players. */

import { useEffect, useState } from 'preact/hooks';
import { FACTS, GAME_IDS, gameLine, gameName, type GameId } from '../app/games.ts';
import { me } from '../app/connection.ts';
import { playNow } from '../app/opening.ts';
import { goTo, Link } from '../app/router.tsx';
import { myName } from '../app/settings.ts';
import { Icon } from '../parts/Icon.tsx';
import { Page } from '../parts/Page.tsx';
import { Poster } from '../parts/Poster.tsx';
import { t } from '../words/words.ts';
import { LastEvenings, LookingForPlayers, YourTables } from './homeLists.tsx';

const EVENING = 18;
const MORNING = 11;

function greeting(): string {
  const hour = new Date().getHours();
  const name = me.value?.name ?? myName.value;
  const key =
    hour >= EVENING || hour < 4 ? 'home.evening' : hour < MORNING ? 'home.morning' : 'home.day';
  return name === '' ? t(key) : `${t(key)}, ${name}`;
}

export function Home() {
  const [isStarting, setStarting] = useState(false);
  useEffect(() => {
    document.title = t('app.name');
  }, []);
  const start = (game: GameId): void => {
    setStarting(true);
    void playNow(game).catch(() => setStarting(false));
  };
  return (
    <Page>
      <section class="hello">
        <div>
          <h1>{greeting()}</h1>
          <p>{t('home.lead')}</p>
        </div>
        <div class="quick">
          <button
            type="button"
            class="btn strong"
            disabled={isStarting}
            onClick={() => start('zillionaire')}
          >
            <Icon name="bolt" />
            {t('home.play-now')}
          </button>
          <button type="button" class="btn" onClick={() => goTo('/new')}>
            <Icon name="people" />
            {t('home.open-table')}
          </button>
          <button type="button" class="btn" onClick={() => goTo('/join')}>
            <Icon name="key" />
            {t('home.join')}
          </button>
        </div>
      </section>
      <section class="posters" aria-label={t('home.games')}>
        {GAME_IDS.map((game) => (
          <GamePoster key={game} game={game} isBusy={isStarting} start={start} />
        ))}
      </section>
      <div class="low">
        <YourTables />
        <LookingForPlayers />
        <LastEvenings />
      </div>
    </Page>
  );
}

interface GamePosterProps {
  readonly game: GameId;
  readonly isBusy: boolean;
  readonly start: (game: GameId) => void;
}

function GamePoster({ game, isBusy, start }: GamePosterProps) {
  const { seats, minutes } = FACTS[game];
  return (
    <article class="poster" data-game={game} aria-label={gameName(game)}>
      <Link
        href={`/learn/${game}`}
        class="art-link"
        label={t('home.about', { game: gameName(game) })}
      >
        <Poster game={game} />
      </Link>
      <div class="cap">
        <h2>{gameName(game)}</h2>
        <p>{gameLine(game)}</p>
        <div class="meta">
          <span>
            <Icon name="people" />
            {seats[0]}–{seats[1]}
          </span>
          <span>
            <Icon name="clock" />
            {t('home.minutes', { minutes })}
          </span>
        </div>
        <div class="ways">
          <button type="button" class="btn" disabled={isBusy} onClick={() => start(game)}>
            {t('home.play-now')}
          </button>
          <Link href={`/new/${game}`} class="btn quiet">
            {t('home.with-friends')}
          </Link>
          <Link href={`/learn/${game}`} class="btn quiet">
            {t('home.how-to')}
          </Link>
        </div>
      </div>
    </article>
  );
}
