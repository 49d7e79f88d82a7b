/** All tables: one's own, and those in the lobby. */

import { useState } from 'preact/hooks';
import { connect, server } from '../platform/connection.ts';
import { GAME_IDS, gameName, type GameId } from '../games/games.ts';
import { Choices } from '../parts/Choices.tsx';
import { OpenOrJoin } from '../parts/OpenOrJoin.tsx';
import { Page } from '../parts/Page.tsx';
import { t } from '../words/words.ts';
import { useLobby, useOwnTables } from './lists/lists.ts';
import { Empty, LobbyRow, OwnRow } from './lists/rows.tsx';

export function Tables() {
  const own = useOwnTables();
  const lobby = useLobby();
  const [wanted, setWanted] = useState<GameId | 'all'>('all');
  const shown = lobby.filter(({ game }) => wanted === 'all' || game === wanted);
  const isGone = server.value === 'none';
  return (
    <Page title={t('tables.title')}>
      <header class="page-head">
        <h1>{t('tables.title')}</h1>
        <p>{t('tables.lead')}</p>
        <div class="page-acts">
          <OpenOrJoin />
        </div>
      </header>
      <div class="two">
        <section class="box" aria-labelledby="own">
          <header>
            <h2 id="own">{t('home.your-tables')}</h2>
          </header>
          {own.tables.length === 0 && <Empty text={t('home.no-tables')} />}
          <ul>
            {own.tables.map((table, i) => (
              <OwnRow
                key={table.id}
                isLit={i === 0 && table.isYourTurn}
                {...{ table, forgetting: own.forgetting }}
              />
            ))}
          </ul>
        </section>
        <section class="box" aria-labelledby="lobby">
          <header>
            <h2 id="lobby">{t('home.looking')}</h2>
          </header>
          {!isGone && lobby.length > 0 && (
            <Choices<GameId | 'all'>
              legend={t('tables.filter')}
              isLegendHidden
              chosen={wanted}
              choose={setWanted}
              choices={[
                { value: 'all', name: t('tables.filter.all') },
                ...GAME_IDS.map((value) => ({ value, name: gameName(value) })),
              ]}
            />
          )}
          {isGone && (
            <>
              <Empty text={t('home.needs-connection')} />
              <button
                type="button"
                class="btn centred"
                onClick={() => void connect().catch(() => {})}
              >
                {t('page.again')}
              </button>
            </>
          )}
          {!isGone && shown.length === 0 && (
            <Empty
              text={
                wanted === 'all'
                  ? t('home.nobody-looking')
                  : t('tables.none-of', { game: gameName(wanted) })
              }
            />
          )}
          <ul>
            {shown.map((table) => (
              <LobbyRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}
