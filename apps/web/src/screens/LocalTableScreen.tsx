/** A table on this device. */

import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../games/games.ts';
import { type StorageProblem, storageProblem } from '../platform/database.ts';
import { Link } from '../platform/router.tsx';
import { me } from '../platform/connection.ts';
import { title } from '../platform/title.ts';
import { storedMatch } from '../offline/storedMatches.ts';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { type LocalTable, openLocal } from '../tables/localTable.ts';
import { WATCH_AT_TABLE_MS, watchOwnTables } from '../tables/ownTables.ts';
import { refusedByHouse, t } from '../words/words.ts';
import { EDITION_MISSING, EditionMissing } from './notices/EditionMissing.tsx';
import { TableLoading } from '../parts/TableLoading.tsx';
import { LiveTable } from './LiveTable.tsx';
import { ErrorScreen } from './notices/ErrorScreen.tsx';

export function LocalTableScreen({ id }: { readonly id: string }) {
  const [table, setTable] = useState<LocalTable | 'missing'>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let opened: LocalTable | undefined;
    let isWanted = true;
    storedMatch(id)
      .then(async (kept) => {
        if (kept) title.value = t('page.title', { title: gameName(kept.game) });
        opened = kept && (await openLocal(kept));
        if (isWanted) setTable(opened ?? 'missing');
        else opened?.close();
      })
      .catch(setError);
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [id]);
  // Whoever has not met the house yet need not do so for a table of this device.
  const isKnown = me.value !== undefined;
  useEffect(() => (isKnown ? watchOwnTables(WATCH_AT_TABLE_MS) : undefined), [isKnown]);
  if (error instanceof Error && error.message === EDITION_MISSING) return <EditionMissing />;
  const storage =
    storageProblem(error) ?? (typeof table === 'object' ? table.problem.value : undefined);
  if (storage) return <NotStored problem={storage} />;
  if (error !== undefined) return <ErrorScreen error={error} />;
  if (table === 'missing' || table?.isGone.value) return <Missing />;
  return table ? <LiveTable surroundings={table.surroundings} /> : <TableLoading />;
}

const Missing = () => (
  <Page title={t('gone.local')} isNarrow>
    <Notice title={t('gone.local')} line={t('gone.local.line')}>
      <Link href="/" class="btn primary">
        {t('page.to-home')}
      </Link>
    </Notice>
  </Page>
);

/** Whatever was acknowledged is stored; it goes on where it stopped. */
const NotStored = ({ problem }: { readonly problem: StorageProblem }) => (
  <Page title={t('storage.title')} isNarrow>
    <Notice title={t('storage.title')} line={refusedByHouse({ code: problem }) ?? ''}>
      <button type="button" class="btn primary" onClick={() => location.reload()}>
        {t('page.again')}
      </button>
      <Link href="/" class="btn">
        {t('page.to-home')}
      </Link>
    </Notice>
  </Page>
);
