/** How to play comes when it is read: no table needs it, and this one is the largest. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '@parlor/table-ui';

type Pages = { readonly HowTo: ComponentType };

export function HowTo() {
  const [pages, setPages] = useState<Pages | 'failed'>();
  useEffect(() => {
    import('./howTo.tsx').then(setPages, () => setPages('failed'));
  }, []);
  if (pages === undefined) return <p class="hint-line">{t('learn.loading')}</p>;
  return pages === 'failed' ? <p class="why">{t('learn.failed')}</p> : <pages.HowTo />;
}
