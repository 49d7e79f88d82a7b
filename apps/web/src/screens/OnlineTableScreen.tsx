/** A table on the server: before the match, and during it. */

import { useEffect, useState } from 'preact/hooks';
import type { Illegal } from '@parlor/kit';
import { GAME_IDS, isGameId } from '@parlor/registry/ids';
import { connect } from '../platform/connection.ts';
import { gameName } from '../games/games.ts';
import { title } from '../platform/title.ts';
import { Link } from '../platform/router.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { enterTable, type OnlineTable } from '../tables/onlineTable.ts';
import { WATCH_AT_TABLE_MS, watchOwnTables } from '../tables/ownTables.ts';
import { reasonInWords } from '../tables/reasonInWords.ts';
import { t } from '../words/words.ts';
import { BeforeMatch } from './BeforeMatch.tsx';
import { EditionMissing } from './notices/EditionMissing.tsx';
import { seatTokenIn } from './joining.ts';
import { TableLoading } from '../parts/TableLoading.tsx';
import { LiveTable } from './LiveTable.tsx';

export function OnlineTableScreen({ id }: { readonly id: string }) {
  const [table, setTable] = useState<OnlineTable | 'none'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let entered: OnlineTable | undefined;
    let isWanted = true;
    setTable(undefined);
    connect().then(
      (client) => {
        if (!isWanted) return;
        entered = enterTable(client, id, seatTokenIn(location.hash, id));
        setTable(entered);
      },
      () => {
        if (isWanted) setTable('none');
      },
    );
    return () => {
      isWanted = false;
      entered?.close();
    };
  }, [id, attempt]);
  useEffect(() => watchOwnTables(WATCH_AT_TABLE_MS), []);
  const info = typeof table === 'object' ? table.table.value : undefined;
  const game = info && isGameId(info.game) ? info.game : undefined;
  useEffect(() => {
    if (game) title.value = t('page.title', { title: gameName(game) });
  }, [game, info?.status]);
  if (table === 'none') return <ServerGone tryAgain={() => setAttempt(attempt + 1)} />;
  if (info?.status === 'closed' && info.closedBy) return <ClosedTable by={info.closedBy} />;
  const refused = table?.refused.value;
  if (refused && refused.code !== 'unknown-table') return <NotLetIn why={refused} />;
  if (refused || info?.status === 'closed') return <NoTable />;
  // The line broke before anything of the table was heard.
  if (table && !info && table.surroundings.connection.line.value === 'gone')
    return <ServerGone tryAgain={() => table.surroundings.connection.retry()} />;
  if (!table || !info) return <TableLoading />;
  if (table.unplayable.value) return <EditionMissing />;
  return info.status === 'open' || info.match === null ? (
    <BeforeMatch table={table} />
  ) : (
    <LiveTable surroundings={table.surroundings} />
  );
}

const ServerGone = ({ tryAgain }: { readonly tryAgain: () => void }) => (
  <Page title={t('gone.server')} isNarrow>
    <Notice title={t('gone.server')} line={t('gone.server.line')}>
      <button type="button" class="btn primary" onClick={tryAgain}>
        {t('page.again')}
      </button>
      <Link href="/" class="btn">
        {t('page.house-bots')}
      </Link>
    </Notice>
  </Page>
);

/** The table is there, but not to be looked at. */
const NotShown = ({ title, line }: { readonly title: string; readonly line: string }) => (
  <Page title={title} isNarrow>
    <div role="status">
      <Notice title={title} line={line}>
        <Link href="/tables" class="btn primary">
          {t('nav.tables')}
        </Link>
        <Link href="/" class="btn">
          {t('page.to-home')}
        </Link>
      </Notice>
    </div>
  </Page>
);

const ClosedTable = ({ by }: { readonly by: 'host' | 'operator' }) => (
  <NotShown title={t('closed.title')} line={t(`closed.by-${by}`)} />
);

/** The table is there, but there is a reason why it cannot be looked at now. */
function NotLetIn({ why }: { readonly why: Illegal }) {
  const [line, setLine] = useState('');
  useEffect(() => {
    let isWanted = true;
    void reasonInWords(GAME_IDS[0], why).then((words) => {
      if (isWanted) setLine(words);
    });
    return () => {
      isWanted = false;
    };
  }, [why]);
  return <NotShown title={t('shut.title')} line={line} />;
}

const NoTable = () => (
  <Page title={t('gone.table')} isNarrow>
    <Notice title={t('gone.table')} line={t('gone.table.line')}>
      <Link href="/join" class="btn primary">
        {t('home.join')}
      </Link>
      <Link href="/tables" class="btn">
        {t('nav.tables')}
      </Link>
    </Notice>
  </Page>
);
