/** A table on this device. */

import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../games/games.ts';
import { Link } from '../platform/router.tsx';
import { storedMatch } from '../offline/storedMatches.ts';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { type LocalTable, openLocal } from '../tables/localTable.ts';
import { t } from '../words/words.ts';
import { EDITION_MISSING, EditionMissing } from './EditionMissing.tsx';
import { TableLoading } from './TableLoading.tsx';
import { LiveTable } from './LiveTable.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

export function LocalTableScreen({ id }: { readonly id: string }) {
  const [table, setTable] = useState<LocalTable | 'missing'>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let opened: LocalTable | undefined;
    let isWanted = true;
    storedMatch(id)
      .then(async (kept) => {
        if (kept) document.title = t('page.title', { title: gameName(kept.game) });
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
  if (error instanceof Error && error.message === EDITION_MISSING) return <EditionMissing />;
  if (error !== undefined) return <ErrorScreen error={error} />;
  if (table === 'missing')
    return (
      <Page title={t('gone.local')} isNarrow>
        <Notice title={t('gone.local')} line={t('gone.local.line')}>
          <Link href="/" class="btn primary">
            {t('page.to-home')}
          </Link>
        </Notice>
      </Page>
    );
  return table ? <LiveTable surroundings={table.surroundings} /> : <TableLoading />;
}
