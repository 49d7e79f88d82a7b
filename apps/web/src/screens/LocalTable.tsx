/** A table on this device. */

import { useEffect, useState } from 'preact/hooks';
import { keptMatch } from '../offline/keptMatches.ts';
import { openLocal } from '../table/localSession.ts';
import type { Session } from '../table/session.ts';
import { t } from '../words/words.ts';
import { TableOf } from './TableOf.tsx';

export function LocalTable({ id }: { readonly id: string }) {
  const [session, setSession] = useState<Session | 'missing'>();
  useEffect(() => {
    void keptMatch(id).then(async (kept) => setSession(kept ? await openLocal(kept) : 'missing'));
  }, [id]);
  if (session === 'missing') return <p class="loading">{t('table.missing')}</p>;
  return session ? <TableOf session={session} /> : <p class="loading">{t('table.loading')}</p>;
}
