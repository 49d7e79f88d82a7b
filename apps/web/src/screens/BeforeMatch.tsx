/** Around an open table: who sits where, who is ready, and the link for friends. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import type { TableInfo } from '@parlor/protocol';
import { GAME_IDS, isGameId, type GameId } from '@parlor/registry/ids';
import { me } from '../platform/connection.ts';
import { gameName } from '../games/games.ts';
import type { Personas } from '../games/levels.ts';
import { illegal } from '../tables/opening.ts';
import { goTo, Link } from '../platform/router.tsx';
import { nextTable } from '../platform/waiting.ts';
import { engine } from '../engine/engine.ts';
import { LinkToShare } from '../parts/LinkToShare.tsx';
import { Page } from '../parts/Page.tsx';
import type { OnlineTable } from '../tables/onlineTable.ts';
import { reasonInWords } from '../tables/reasonInWords.ts';
import { loadSetWords } from '../words/sets.ts';
import { t } from '../words/words.ts';
import { Asking } from './before/Asking.tsx';
import { AskName } from './before/AskName.tsx';
import { Readiness } from './before/Readiness.tsx';
import { isUnbound, SeatsBefore } from './before/SeatsBefore.tsx';
import { TalkBefore } from './before/TalkBefore.tsx';
import { WhatIsPlayed } from './before/WhatIsPlayed.tsx';

type Wish = Parameters<OnlineTable['say']>[0];

export function BeforeMatch({ table }: { readonly table: OnlineTable }) {
  const info = table.table.value!;
  const mine = table.yourSeat.value;
  const isHost = me.value !== undefined && info.host === me.value.id && mine !== null;
  const game: GameId = isGameId(info.game) ? info.game : GAME_IDS[0];
  const [personas, setPersonas] = useState<Personas>();
  const [refused, setRefused] = useState<string>();
  /** What would be done although somebody sits here whom this person has blocked. */
  const [anyway, setAnyway] = useState<Wish>();
  useEffect(() => {
    void Promise.all([engine.personas(game), loadSetWords()]).then(([known]) => setPersonas(known));
  }, [game]);
  const say = async (wish: Wish): Promise<boolean> => {
    setRefused(undefined);
    setAnyway(undefined);
    const answer = await table.say(wish);
    if (answer.type === 'refused' && wish.type === 'sit' && answer.code === 'blocked-here') {
      setAnyway({ ...wish, isFine: true });
    }
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
  const isRemoved = table.isRemoved.value;
  const lead = leadFor(info, { mine, isHost, isRemoved });
  const passed = passedInWords(info, isHost);
  const unbound = info.seats.filter(isUnbound).map((seat) => seat.name);
  const name = gameName(game);
  const url = new URL(`/table/${info.id}`, location.href).href;
  return (
    <Page title={t('open.title-of', { game: name })} game={game}>
      <header class="page-head">
        <h1>{t('open.title-of', { game: name })}</h1>
        {isRemoved && (
          <p class="news" role="status">
            {t('open.removed')}
          </p>
        )}
        {news !== undefined && !isRemoved && (
          <p class="news" role="status">
            {t(`open.${news}`)}
          </p>
        )}
      </header>
      <div class="new-table before">
        <div class="new-right">
          <Readiness
            {...{ table, isHost, here, refused, lead, passed }}
            isLost={connection.line.value !== 'open'}
            say={say}
          />
          {anyway && (
            <button type="button" class="btn" onClick={() => void say(anyway)}>
              {t('open.sit-anyway')}
            </button>
          )}
          {mine !== null && <AskName />}
          <SeatsBefore
            {...{ info, mine, personas, here, isRemoved }}
            awaySince={table.awaySince.value}
            isHost={isHost && !info.opening}
            removed={table.removed.value}
            speaking={table.surroundings.social?.speaking}
            say={(wish) => void say(wish)}
          />
          <TalkBefore table={table} />
          <div class="before-foot">
            <span>
              {table.watching.value > 0 && t('open.watching', { count: table.watching.value })}
            </span>
            {nextTable.value !== undefined && (
              <Link href={nextTable.value} class="btn">
                {t('table.next-table')}
              </Link>
            )}
            {mine !== null && (
              <p class="before-leave">
                <small id="what-leaving-does">
                  {t(`open.leave.${whatLeavingDoes(info, isHost)}`)}
                </small>
                <button
                  type="button"
                  class="btn quiet"
                  aria-describedby="what-leaving-does"
                  onClick={() => void leave()}
                >
                  {t('open.leave')}
                </button>
              </p>
            )}
          </div>
          {isHost && (
            <div class="before-close">
              <Asking
                label={t('open.close')}
                question={t('open.close.sure')}
                yes={t('open.close.yes')}
                act={() => void say({ type: 'close-table', table: info.id })}
              />
            </div>
          )}
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
            change={isHost && !info.opening ? say : undefined}
          />
          <section class="box fair" aria-labelledby="fair">
            <header>
              <h2 id="fair">{t('open.fair')}</h2>
            </header>
            <p class="hint-line">
              {unbound.length > 0 ? t('open.unbound', { names: unbound }) : t('open.fair.line')}
            </p>
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

/** What is different for the others when I get up. */
function whatLeavingDoes({ seats }: TableInfo, isHost: boolean): 'last' | 'host' | 'seat' {
  if (seats.filter(({ kind }) => kind === 'person').length === 1) return 'last';
  return isHost ? 'host' : 'seat';
}

interface Reader {
  readonly mine: Seat | null;
  readonly isHost: boolean;
  readonly isRemoved: boolean;
}

/** What somebody can do here now; nothing for whoever has done it, or may not. */
function leadFor(info: TableInfo, { mine, isHost, isRemoved }: Reader): string {
  const hasFree = info.seats.some(({ kind }) => kind === 'open');
  if (info.opening) return t('open.opening', { names: shutAt(info) });
  if (isHost && hasFree) return t('open.lead.host');
  if (mine !== null) return info.seats[mine]!.isReady ? '' : t('open.lead.seated');
  if (isRemoved) return '';
  return t(hasFree ? 'open.lead.watching' : 'open.lead.full');
}

/** How the host came to be host, if somebody else was before. */
function passedInWords({ passed, host, seats }: TableInfo, isHost: boolean): string | undefined {
  if (!passed) return undefined;
  const { from, how } = passed;
  const name = seats.find(({ player }) => player === host)?.name ?? '';
  const told = t(`open.passed.${how}`, { from, name });
  return isHost ? `${told} ${t('open.passed.you')}` : told;
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
