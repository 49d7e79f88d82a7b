/** Around an open table: who sits where, who is ready, and the link for friends. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import type { TableInfo } from '@parlor/protocol';
import { GAME_IDS, isGameId, type GameId } from '@parlor/registry/ids';
import { me } from '../platform/connection.ts';
import { gameName } from '../games/games.ts';
import type { Personas } from '../games/levels.ts';
import { illegal, readyAt } from '../tables/opening.ts';
import { noteOf } from '../platform/shareNotes.ts';
import { goTo } from '../platform/router.tsx';
import { engine } from '../engine/engine.ts';
import { Icon } from '@parlor/table-ui';
import { LinkToShare } from '../parts/LinkToShare.tsx';
import { Page } from '../parts/Page.tsx';
import type { OnlineTable } from '../tables/onlineTable.ts';
import { reasonInWords } from '../tables/reasonInWords.ts';
import { loadSetWords } from '../words/sets.ts';
import { t } from '../words/words.ts';
import { AskName } from './before/AskName.tsx';
import { SeatsBefore } from './before/SeatsBefore.tsx';
import { WhatIsPlayed } from './before/WhatIsPlayed.tsx';

type Wish = Parameters<OnlineTable['say']>[0];

export function BeforeMatch({ table }: { readonly table: OnlineTable }) {
  const info = table.table.value!;
  const mine = table.yourSeat.value;
  const isHost = me.value !== undefined && info.host === me.value.id && mine !== null;
  const game: GameId = isGameId(info.game) ? info.game : GAME_IDS[0];
  const [personas, setPersonas] = useState<Personas>();
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    void Promise.all([engine.personas(game), loadSetWords()]).then(([known]) => setPersonas(known));
  }, [game]);
  const say = async (wish: Wish): Promise<boolean> => {
    setRefused(undefined);
    const answer = await table.say(wish);
    if (answer.type === 'refused') setRefused(await reasonInWords(game, illegal(answer)));
    return answer.type === 'done';
  };
  const isLeaving = useRef(false);
  const news = useNews(mine, info.aborts ?? 0, isLeaving);
  const leave = async (): Promise<void> => {
    isLeaving.current = true;
    if (await say({ type: 'leave', table: info.id })) goTo('/');
    else isLeaving.current = false;
  };
  const { viewing, connection } = table.surroundings;
  const here = viewing.seats.value.map(({ isConnected }) => isConnected);
  const hasFree = info.seats.some(({ kind }) => kind === 'open');
  const lead = info.opening
    ? t('open.opening', { names: shutAt(info) })
    : isHost
      ? t('open.lead.host')
      : mine !== null
        ? t('open.lead.seated')
        : hasFree
          ? t('open.lead.watching')
          : t('open.lead.full');
  const name = gameName(game);
  const url = new URL(`/table/${info.id}`, location.href).href;
  return (
    <Page title={t('open.title-of', { game: name })} game={game}>
      <header class="page-head">
        <h1>{t('open.title-of', { game: name })}</h1>
        {news !== undefined && (
          <p class="news" role="status">
            {t(`open.${news}`)}
          </p>
        )}
      </header>
      <div class="new-table before">
        <div class="new-right">
          <Readiness
            {...{ table, isHost, here, refused, lead }}
            isLost={connection.line.value !== 'open'}
            say={(wish) => void say(wish)}
          />
          {mine !== null && <AskName />}
          <SeatsBefore
            {...{ info, mine, personas, here }}
            isHost={isHost && !info.opening}
            say={(wish) => void say(wish)}
          />
          <p class="before-foot">
            <span>
              {table.watching.value > 0 && t('open.watching', { count: table.watching.value })}
            </span>
            {mine !== null && (
              <button type="button" class="btn quiet" onClick={() => void leave()}>
                {t('open.leave')}
              </button>
            )}
          </p>
        </div>
        <div class="new-left">
          <section class="box" aria-labelledby="invite">
            <header>
              <h2 id="invite">{t('open.invite')}</h2>
            </header>
            <p class="hint-line">{t('open.invite.line')}</p>
            <LinkToShare
              url={url}
              what={t('open.title-of', { game: name })}
              label={t('open.link')}
              text={t('open.share.text', { game: name })}
            />
          </section>
          <WhatIsPlayed
            {...{ info, game, personas }}
            setRated={
              isHost && !info.opening
                ? (isRated) => void say({ type: 'set-rated', table: info.id, isRated })
                : undefined
            }
          />
          <section class="box fair" aria-labelledby="fair">
            <header>
              <h2 id="fair">{t('open.fair')}</h2>
            </header>
            <p class="hint-line">{t('open.fair.line')}</p>
            {(info.aborts ?? 0) > 0 && (
              <p class="hint-line">{t('open.aborts', { count: info.aborts! })}</p>
            )}
            <p class="print">
              <b>{t('open.fair.print')}</b> <code>{info.fairness.commitment}</code>
            </p>
          </section>
        </div>
      </div>
    </Page>
  );
}

/** Those whose devices have not opened their share yet. */
const shutAt = ({ seats }: TableInfo): readonly string[] =>
  seats.flatMap(({ hasOpened, name }) => (hasOpened === false ? [name] : []));

type News = 'freed' | 'shut' | 'called-off';

/** What has happened to me here: the host freed my seat, I lost it at the start, or the start was called off. */
function useNews(
  mine: Seat | null,
  aborts: number,
  isLeaving: { readonly current: boolean },
): News | undefined {
  const before = useRef({ mine, aborts });
  const [news, setNews] = useState<News>();
  useEffect(() => {
    const { mine: had, aborts: counted } = before.current;
    before.current = { mine, aborts };
    const isCalledOff = aborts > counted;
    if (mine !== null || had === null) setNews(isCalledOff ? 'called-off' : undefined);
    else if (!isLeaving.current) setNews(isCalledOff ? 'shut' : 'freed');
  }, [mine, aborts]);
  return news;
}

interface ReadinessProps {
  readonly table: OnlineTable;
  readonly isHost: boolean;
  readonly here: readonly boolean[];
  readonly refused: string | undefined;
  readonly isLost: boolean;
  readonly lead: string;
  readonly say: (wish: Wish) => void;
}

/**
 * Ready, start, or what is still waited for. Whatever others change stands below
 * the button, which so never moves away under a finger.
 */
function Readiness({ table, isHost, here, refused, isLost, lead, say }: ReadinessProps) {
  const info = table.table.value!;
  const mine = table.yourSeat.value;
  const amReady = mine !== null && info.seats[mine]!.isReady;
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  const late = (isHere: boolean): readonly string[] =>
    info.seats.flatMap(({ kind, name, isReady }, seat) =>
      kind === 'person' && !isReady && seat !== mine && here[seat] === isHere ? [name] : [],
    );
  const host = info.seats.find(({ player }) => player === info.host)?.name ?? '';
  const isAll = info.seats.every(({ isReady }) => isReady);
  const isOpening = info.opening !== undefined;
  const commitment = mine === null ? undefined : info.seats[mine]!.commitment;
  const isElsewhere =
    !isOpening && commitment !== undefined && noteOf(info.id, commitment) === undefined;
  const waits = [
    free > 0 && t('open.wait-seats', { free }),
    late(true).length > 0 && t('open.wait-people', { names: late(true) }),
    late(false).length > 0 && t('open.wait-away', { names: late(false) }),
    isAll && !isHost && !isOpening && t('open.wait-host', { name: host }),
    isElsewhere && t('open.elsewhere'),
  ].filter((line) => line !== false);
  return (
    <div class="finish">
      {mine !== null && (!amReady || isElsewhere) && (
        <button type="button" class="btn primary" onClick={() => void readyAt(info).then(say)}>
          <Icon name="check" />
          {t('open.be-ready')}
        </button>
      )}
      {isHost && amReady && !isElsewhere && (
        <button
          type="button"
          class="btn primary"
          disabled={!isAll || isOpening}
          onClick={() => say({ type: 'start', table: info.id })}
        >
          <Icon name="play" />
          {t('open.start')}
        </button>
      )}
      <p class="before-lead">{lead}</p>
      <p class={refused === undefined ? 'hint-line' : 'why'} role="status">
        {refused ?? waits.join(' ')}
      </p>
      {isLost && (
        <p class="news" role="status">
          <Icon name="cloudoff" />
          {t('open.lost')}
        </p>
      )}
    </div>
  );
}
