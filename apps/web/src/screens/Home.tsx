/** The way in: the games on a shelf, what there is to go on with, who looks for players. */

import { useState } from 'preact/hooks';
import { GAME_IDS, gameLine, gameName, type GameId } from '../games/games.ts';
import { me, server } from '../platform/connection.ts';
import { playNow } from '../tables/opening.ts';
import { Link } from '../platform/router.tsx';
import { lastGame, myName } from '../platform/settings.ts';
import { Fault } from '../parts/Fault.tsx';
import { GameFacts } from '../parts/GameCard.tsx';
import { OpenOrJoin } from '../parts/OpenOrJoin.tsx';
import { Icon, Steps } from '@parlor/table-ui';
import { Page } from '../parts/Page.tsx';
import { Poster } from '../parts/Poster.tsx';
import { WayBack } from '../parts/WayBack.tsx';
import { t } from '../words/words.ts';
import { isFull, type OwnTable, useLobby, useOwnTables, useResults } from './lists/lists.ts';
import { shownFirst } from './lists/order.ts';
import { Empty, LobbyRow, OwnRow, ResultRow } from './lists/rows.tsx';

const EVENING = 18;
const MORNING = 11;
const NIGHT_ENDS = 4;
const MOST_SHOWN = 3;

function greeting(): string {
  const hour = new Date().getHours();
  const name = me.value?.name ?? myName.value;
  const key =
    hour >= EVENING || hour < NIGHT_ENDS
      ? 'home.evening'
      : hour < MORNING
        ? 'home.morning'
        : 'home.day';
  return t(key, { name });
}

function lead(turns: number, lookers: number): string {
  const told = [
    ...(turns > 0 ? [t('home.turns', { count: turns })] : []),
    ...(lookers > 0 ? [t('home.lookers', { count: lookers })] : []),
  ];
  return told.length === 0 ? t('home.lead') : told.join(' ');
}

export function Home() {
  const [starting, setStarting] = useState<GameId | 'failed'>();
  const own = useOwnTables();
  const lobby = useLobby();
  const { forgetting } = own;
  const isMyTurn = ({ id, isYourTurn }: OwnTable): boolean =>
    isYourTurn && !forgetting.isForgetting(id);
  const turns = own.tables.filter(isMyTurn).length;
  const shown = shownFirst(own.tables, MOST_SHOWN);
  const looking = lobby.filter((table) => !isFull(table));
  const start = (game: GameId): void => {
    setStarting(game);
    lastGame.value = game;
    void playNow(game).catch(() => setStarting('failed'));
  };
  const isBusy = starting !== undefined && starting !== 'failed';
  return (
    <Page>
      <section class="hello">
        <div>
          <h1>{greeting()}</h1>
          <p>{lead(turns, looking.length)}</p>
        </div>
        <div class="quick">
          <button
            type="button"
            class={turns === 0 ? 'btn primary' : 'btn strong'}
            disabled={isBusy}
            onClick={() => start(lastGame.value)}
          >
            <Icon name="bolt" />
            {isBusy ? t('home.starting') : t('home.play-now')}
          </button>
          <OpenOrJoin />
        </div>
        <Fault text={starting === 'failed' ? t('home.start-failed') : undefined} />
      </section>
      <WayBack />
      <section class="posters" aria-label={t('home.games')}>
        <Steps>
          {GAME_IDS.map((game) => (
            <GamePoster key={game} {...{ game, isBusy, start }} />
          ))}
        </Steps>
      </section>
      <Steps from={GAME_IDS.length}>
        <div class="low">
          <section class="box now" aria-labelledby="your-tables">
            <header>
              <h2 id="your-tables">{t('home.your-tables')}</h2>
              {own.tables.length > shown.length && (
                <Link href="/tables">{t('home.all', { count: own.tables.length })}</Link>
              )}
            </header>
            {own.tables.length === 0 && <Empty text={t('home.no-tables')} />}
            <ul>
              {shown.map((table, i) => (
                <OwnRow
                  key={table.id}
                  isLit={i === 0 && isMyTurn(table)}
                  {...{ table, forgetting }}
                />
              ))}
            </ul>
          </section>
          <section class="box" aria-labelledby="looking">
            <header>
              <h2 id="looking">{t('home.looking')}</h2>
              {lobby.length > MOST_SHOWN && (
                <Link href="/tables">{t('home.all', { count: lobby.length })}</Link>
              )}
            </header>
            {lobby.length === 0 && (
              <Empty
                text={
                  server.value === 'none' ? t('home.needs-connection') : t('home.nobody-looking')
                }
              />
            )}
            <ul>
              {lobby.slice(0, MOST_SHOWN).map((table) => (
                <LobbyRow key={table.id} table={table} />
              ))}
            </ul>
          </section>
          <LastResults />
        </div>
      </Steps>
    </Page>
  );
}

function LastResults() {
  const { results } = useResults();
  return (
    <section class="box" aria-labelledby="last">
      <header>
        <h2 id="last">{t('home.last')}</h2>
        <Link href="/replays">{t('home.replays')}</Link>
      </header>
      {results.length === 0 && <Empty text={t('home.no-results')} />}
      <ul>
        {results.slice(0, MOST_SHOWN).map((result) => (
          <ResultRow key={result.id} result={result} />
        ))}
      </ul>
    </section>
  );
}

interface GamePosterProps {
  readonly game: GameId;
  readonly isBusy: boolean;
  readonly start: (game: GameId) => void;
}

const GamePoster = ({ game, isBusy, start }: GamePosterProps) => (
  <article class="poster" data-game={game} aria-label={gameName(game)}>
    <Link href={`/learn/${game}`} class="art-link">
      <Poster game={game} />
      <span class="sr">{t('home.about', { game: gameName(game) })}</span>
    </Link>
    <div class="cap">
      <h2>{gameName(game)}</h2>
      <p>{gameLine(game)}</p>
      <GameFacts game={game} />
      <div class="ways">
        <button type="button" class="btn" disabled={isBusy} onClick={() => start(game)}>
          {t('home.play-now')}
        </button>
        <Link href={`/new/${game}?at=online`} class="btn quiet">
          <Icon name="people" />
          <span>{t('home.with-friends')}</span>
        </Link>
        <Link href={`/learn/${game}`} class="btn quiet">
          <Icon name="book" />
          <span>{t('home.how-to')}</span>
        </Link>
      </div>
    </div>
  </article>
);
