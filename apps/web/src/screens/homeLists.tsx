/** The three lists of the way in: own tables, open tables, results. */

import { useEffect, useState } from 'preact/hooks';
import type { LobbyEntry, MatchSummary, ServerMessage, TableInfo } from '@parlor/protocol';
import type { GameId } from '@parlor/registry/ids';
import { connect, me, server } from '../app/connection.ts';
import { FACTS, gameName } from '../app/games.ts';
import { getJson } from '../app/http.ts';
import { Link } from '../app/router.tsx';
import { Icon } from '../parts/Icon.tsx';
import { forgetMatch, type KeptMatch, keptMatches } from '../offline/keptMatches.ts';
import { t } from '../words/words.ts';

const MOST_SHOWN = 4;

export const GameSign = ({ game }: { readonly game: GameId }) => (
  <span class="g" data-game={game} aria-hidden="true">
    {FACTS[game]?.sign ?? '?'}
  </span>
);

const Empty = ({ text }: { readonly text: string }) => (
  <p class="empty">
    <Icon name="fan" class="fan" />
    {text}
  </p>
);

export function YourTables() {
  const [kept, setKept] = useState<readonly KeptMatch[]>([]);
  const [online, setOnline] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    void keptMatches().then(setKept, () => {});
    void connect()
      .then(() => getJson('/api/me/tables'))
      .then(
        (tables) => setOnline(tables as TableInfo[]),
        () => {},
      );
  }, []);
  const running = kept.filter(({ isOver }) => !isOver);
  const forget = (id: string): void => {
    void forgetMatch(id).then(() => setKept(kept.filter((match) => match.id !== id)));
  };
  return (
    <section class="box now" aria-label={t('home.your-tables')}>
      <header>
        <h2>{t('home.your-tables')}</h2>
      </header>
      {running.length + online.length === 0 && <Empty text={t('home.no-tables')} />}
      {online.slice(0, MOST_SHOWN).map(({ id, game, seats, status }) => (
        <div class="row" key={id}>
          <GameSign game={game as GameId} />
          <div>
            <b>{gameName(game as GameId)}</b>
            <small>
              {seats
                .map(({ name }) => name)
                .filter(Boolean)
                .join(', ')}
            </small>
          </div>
          <Link href={`/table/${id}`} class="btn">
            {status === 'open' ? t('home.open') : t('home.continue')}
          </Link>
        </div>
      ))}
      {running.slice(0, MOST_SHOWN).map(({ id, game, seats }) => (
        <div class="row" key={id}>
          <GameSign game={game} />
          <div>
            <b>{gameName(game)}</b>
            <small>
              {t('home.on-device', { names: seats.map(({ name }) => name).join(', ') })}
            </small>
          </div>
          <span class="row-acts">
            <Link href={`/local/${id}`} class="btn">
              {t('home.continue')}
            </Link>
            <button
              type="button"
              class="iconbtn"
              aria-label={t('home.forget', { game: gameName(game) })}
              onClick={() => forget(id)}
            >
              <Icon name="x" />
            </button>
          </span>
        </div>
      ))}
    </section>
  );
}

export function LookingForPlayers() {
  const [tables, setTables] = useState<readonly LobbyEntry[]>([]);
  useEffect(() => {
    let stop = () => {};
    let isHere = true;
    void connect().then(
      (client) => {
        if (!isHere) return;
        const off = client.listen((message: ServerMessage) => {
          if (message.type === 'lobby') setTables(message.tables);
        });
        void client.say({ type: 'lobby', isOn: true });
        stop = () => {
          off();
          void client.say({ type: 'lobby', isOn: false });
        };
      },
      () => {},
    );
    return () => {
      isHere = false;
      stop();
    };
  }, []);
  return (
    <section class="box" aria-label={t('home.looking')}>
      <header>
        <h2>{t('home.looking')}</h2>
      </header>
      {tables.length === 0 && (
        <Empty
          text={server.value === 'none' ? t('home.needs-connection') : t('home.nobody-looking')}
        />
      )}
      {tables.slice(0, MOST_SHOWN).map(({ id, game, seats, status }) => {
        const free = seats.filter(({ kind }) => kind === 'open').length;
        const names = seats
          .map(({ name }) => name)
          .filter(Boolean)
          .join(', ');
        return (
          <div class="row" key={id}>
            <GameSign game={game as GameId} />
            <div>
              <b>{gameName(game as GameId)}</b>
              <small>{free > 0 ? t('home.free-seats', { names, free }) : names}</small>
            </div>
            <Link href={`/table/${id}`} class="btn">
              {status === 'open' && free > 0 ? t('home.sit-down') : t('home.watch')}
            </Link>
          </div>
        );
      })}
    </section>
  );
}

export function LastEvenings() {
  const [matches, setMatches] = useState<readonly MatchSummary[]>([]);
  const [kept, setKept] = useState<readonly KeptMatch[]>([]);
  useEffect(() => {
    void keptMatches().then(
      (all) => setKept(all.filter(({ isOver }) => isOver)),
      () => {},
    );
    void connect()
      .then(() => getJson('/api/me/matches'))
      .then(
        (all) => setMatches((all as MatchSummary[]).filter(({ status }) => status === 'finished')),
        () => {},
      );
  }, [me.value?.id]);
  const place = ({ places, yourSeat }: MatchSummary): string =>
    places && yourSeat !== null ? t('home.place', { place: places[yourSeat]! }) : '';
  return (
    <section class="box" aria-label={t('home.last')}>
      <header>
        <h2>{t('home.last')}</h2>
        <Link href="/replays">{t('home.replays')}</Link>
      </header>
      {matches.length + kept.length === 0 && <Empty text={t('home.no-results')} />}
      {matches.slice(0, MOST_SHOWN).map((match) => (
        <Link href={`/replay/${match.match}`} class="row" key={match.match}>
          <GameSign game={match.game as GameId} />
          <div>
            <b>{gameName(match.game as GameId)}</b>
            <small>{match.names.join(', ')}</small>
          </div>
          <span class="place">{place(match)}</span>
        </Link>
      ))}
      {kept.slice(0, MOST_SHOWN).map(({ id, game, seats }) => (
        <Link href={`/replay/${id}`} class="row" key={id}>
          <GameSign game={game} />
          <div>
            <b>{gameName(game)}</b>
            <small>{seats.map(({ name }) => name).join(', ')}</small>
          </div>
          <span />
        </Link>
      ))}
    </section>
  );
}
