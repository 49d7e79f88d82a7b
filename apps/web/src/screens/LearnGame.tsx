/** A game's page: what it is, how it is played, who plays it now, and ways to begin. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isGameId, type GameId } from '@parlor/registry/ids';
import { gameLine, gameName, manifests, shelfOf } from '../games/games.ts';
import { LEVELS, levelName, type Personas } from '../games/levels.ts';
import { playGuided, playNow } from '../tables/opening.ts';
import { Link } from '../platform/router.tsx';
import { engine } from '../engine/engine.ts';
import { HowToText, Icon } from '@parlor/table-ui';
import { Page } from '../parts/Page.tsx';
import { Poster } from '../parts/Poster.tsx';
import { type LoadedTable, loadTable } from '../tables/loadTable.ts';
import { t } from '../words/words.ts';
import { useLobby } from './lists/lists.ts';
import { LobbyRow } from './lists/rows.tsx';
import { NotFound } from './notices/NotFound.tsx';
import { Provenance } from './Provenance.tsx';

export const LearnGame = ({ id }: { readonly id: string }) =>
  isGameId(id) ? <PageOf game={id} /> : <NotFound />;

interface Known {
  readonly HowTo: ComponentType;
  readonly hasLessons: boolean;
}

async function knownOf(game: GameId): Promise<Known> {
  const loaded = await loadTable(game);
  const { howTo, lessons = [] } = loaded.table;
  const { HowTo } = howTo ? await howTo() : withoutPictures(loaded);
  return { HowTo, hasLessons: lessons.length > 0 };
}

function PageOf({ game }: { readonly game: GameId }) {
  const [table, setTable] = useState<Known | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    knownOf(game).then(setTable, () => setTable('failed'));
  }, [game]);
  const begin = (start: (game: GameId) => Promise<void>) => (): void => {
    setBusy(true);
    void start(game).catch(() => setBusy(false));
  };
  const { seats, minutes } = manifests[game];
  const known = typeof table === 'object' ? table : undefined;
  const hasLessons = known?.hasLessons ?? false;
  return (
    <Page title={gameName(game)} game={game}>
      <header class="game-head cloth">
        <Poster game={game} />
        <div>
          <h1>{gameName(game)}</h1>
          <p>{gameLine(game)}</p>
          <p class="facts">
            <span>
              <Icon name="people" />
              {t('learn.seats', { fewest: seats[0], most: seats[1] })}
            </span>
            <span>
              <Icon name="clock" />
              {t('learn.minutes', { minutes })}
            </span>
          </p>
          <div class="game-ways">
            <button
              type="button"
              class="btn primary"
              disabled={isBusy}
              onClick={begin(hasLessons ? playGuided : playNow)}
            >
              <Icon name="play" />
              {hasLessons ? t('learn.guided') : t('learn.bots')}
            </button>
            {hasLessons && (
              <button type="button" class="btn" disabled={isBusy} onClick={begin(playNow)}>
                <Icon name="bolt" />
                {t('learn.bots')}
              </button>
            )}
            <Link href={`/new/${game}?at=online`} class="btn">
              <Icon name="people" />
              {t('learn.friends')}
            </Link>
          </div>
          {hasLessons && <p class="facts">{t('learn.guided.line')}</p>}
        </div>
      </header>
      <div class="game-body">
        <section class="box how-to" aria-labelledby="how">
          <header>
            <h2 id="how">{t('learn.how')}</h2>
          </header>
          {table === undefined && <p class="hint-line">{t('learn.loading')}</p>}
          {table === 'failed' && <p class="why">{t('learn.failed')}</p>}
          {known && <known.HowTo />}
        </section>
        <Provenance game={game} />
        <aside>
          <OpenTablesOf game={game} />
          <HouseBots game={game} />
        </aside>
      </div>
    </Page>
  );
}

/** A game without pictures of its own is explained by the same chapters as in the terminal. */
const withoutPictures = ({ text }: LoadedTable) => ({
  HowTo: () => <HowToText chapters={text.value.howTo()} />,
});

function OpenTablesOf({ game }: { readonly game: GameId }) {
  const lobby = useLobby().filter((table) => table.game === game);
  return (
    <section class="box" aria-labelledby="open-tables">
      <header>
        <h2 id="open-tables">{t('learn.open-tables')}</h2>
      </header>
      {lobby.length === 0 && (
        <p class="hint-line">{t('tables.none-of', { game: gameName(game) })}</p>
      )}
      <ul>
        {lobby.map((table) => (
          <LobbyRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function HouseBots({ game }: { readonly game: GameId }) {
  const [personas, setPersonas] = useState<Personas>();
  useEffect(() => {
    engine.personas(game).then(setPersonas, () => {});
  }, [game]);
  if (!personas) return null;
  return (
    <section class="box" aria-labelledby="house-bots">
      <header>
        <h2 id="house-bots">{t('learn.house')}</h2>
      </header>
      <ul>
        {LEVELS.map((level) => (
          <li class="row bot-row" key={level}>
            <Icon name="bot" />
            <div>
              <b>
                {personas[level].name}, {levelName(level)}
              </b>
              <small>{shelfOf(game).bots[level]}</small>
            </div>
            <button
              type="button"
              class="btn"
              aria-label={`${t('learn.bots')}: ${personas[level].name}`}
              onClick={() => void playNow(game, level)}
            >
              {t('learn.bots')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
