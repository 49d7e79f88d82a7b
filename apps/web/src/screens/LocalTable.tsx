/** A table on this device. */

import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../app/games.ts';
import { Link } from '../app/router.tsx';
import { keptMatch } from '../offline/keptMatches.ts';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { openLocal } from '../table/localSession.ts';
import type { Session } from '../table/session.ts';
import { t } from '../words/words.ts';
import { EDITION_MISSING, EditionMissing } from './EditionMissing.tsx';
import { Laying } from './Laying.tsx';
import { TableOf } from './TableOf.tsx';
import { Trouble } from './Trouble.tsx';

export function LocalTable({ id }: { readonly id: string }) {
  const [session, setSession] = useState<Session | 'missing'>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let opened: Session | undefined;
    let isWanted = true;
    keptMatch(id)
      .then(async (kept) => {
        if (kept) document.title = t('page.title', { title: gameName(kept.game) });
        opened = kept && (await openLocal(kept));
        if (isWanted) setSession(opened ?? 'missing');
        else opened?.close();
      })
      .catch(setError);
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [id]);
  if (error instanceof Error && error.message === EDITION_MISSING) return <EditionMissing />;
  if (error !== undefined) return <Trouble error={error} />;
  if (session === 'missing')
    return (
      <Page title={t('gone.local')} isNarrow>
        <Notice title={t('gone.local')} line={t('gone.local.line')}>
          <Link href="/" class="btn primary">
            {t('page.to-home')}
          </Link>
        </Notice>
      </Page>
    );
  return session ? <TableOf session={session} /> : <Laying />;
}
