/** Finished matches: to watch again, to check, to keep. */

import { useState } from 'preact/hooks';
import { gameName } from '../games/games.ts';
import { Link } from '../platform/router.tsx';
import { Icon } from '@parlor/table-ui';
import { Page } from '../parts/Page.tsx';
import { deviceMatchFile } from '../tables/deviceMatchFile.ts';
import { saveJson } from '../platform/saveFile.ts';
import { dayOf } from '../words/days.ts';
import { t } from '../words/words.ts';
import { Forget } from './lists/Forget.tsx';
import type { Forgetting } from './lists/forgetting.ts';
import { type Result, useResults } from './lists/lists.ts';
import { Empty, GameSign, placeInWords } from './lists/rows.tsx';

const AT_ONCE = 20;

export function Replays() {
  const { results, forgetting, more } = useResults();
  const [most, setMost] = useState(AT_ONCE);
  return (
    <Page title={t('replays.title')}>
      <header class="page-head">
        <h1>{t('replays.title')}</h1>
        <p>{t('replays.lead')}</p>
        <div class="page-acts">
          <Link href="/verify" class="btn">
            <Icon name="check" />
            {t('replays.check-file')}
          </Link>
        </div>
      </header>
      <section class="box" aria-label={t('replays.title')}>
        {results.length === 0 && <Empty text={t('replays.none')} />}
        <ul>
          {results.slice(0, most).map((result) => (
            <ReplayRow key={result.id} {...{ result, forgetting }} />
          ))}
        </ul>
        {(results.length > most || more) && (
          <button
            type="button"
            class="btn centred"
            onClick={() => {
              if (results.length < most + AT_ONCE) more?.();
              setMost(most + AT_ONCE);
            }}
          >
            {t('replays.more')}
          </button>
        )}
      </section>
    </Page>
  );
}

function MatchFile({ id, isOnline }: Pick<Result, 'id' | 'isOnline'>) {
  const name = `parlor-${id}`;
  if (isOnline)
    return (
      <a class="btn quiet" href={`/api/matches/${id}?format=2`} download={`${name}.json`}>
        {t('replays.file')}
      </a>
    );
  const save = (): void => void deviceMatchFile(id).then((file) => file && saveJson(name, file));
  return (
    <button type="button" class="btn quiet" onClick={save}>
      {t('replays.file')}
    </button>
  );
}

interface ReplayRowProps {
  readonly result: Result;
  readonly forgetting: Forgetting;
}

function ReplayRow({ result, forgetting }: ReplayRowProps) {
  const { id, game, others, seats, place, at, isOnline, hasFile } = result;
  const name = gameName(game);
  const isGoing = forgetting.isForgetting(id);
  return (
    <li class="row replay-row">
      <GameSign game={game} />
      <div>
        <b>
          {name}
          {place !== undefined && (
            <span class="place-tag">
              <span class="sr">{t('home.place-of', { place, seats })}</span>
              <span aria-hidden="true">{placeInWords(place)}</span>
            </span>
          )}
        </b>
        <small>
          {isGoing
            ? t('forget.done')
            : `${dayOf(at)} · ${isOnline ? t('replays.online') : t('replays.device')}`}
        </small>
        {others.length > 0 && <small>{t('replays.with', { names: others })}</small>}
      </div>
      <span class="row-acts">
        {!isGoing && (
          <Link href={`/replay/${id}`} class="btn">
            <Icon name="play" />
            {t('replays.watch')}
          </Link>
        )}
        {hasFile && !isGoing && (
          <>
            <Link href={`/verify/${id}`} class="btn quiet">
              {t('replays.verify')}
            </Link>
            <MatchFile {...{ id, isOnline }} />
          </>
        )}
        {!isOnline && <Forget {...{ id, game, forgetting }} />}
      </span>
    </li>
  );
}
