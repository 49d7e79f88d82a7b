/** A screen could not be shown. What was played is kept in any case. */

import { Notice } from '../../parts/Notice.tsx';
import { t } from '../../words/words.ts';

export const ErrorScreen = ({ error }: { readonly error: unknown }) => (
  <main class="wrap narrow">
    <Notice title={t('trouble.title')} line={t('trouble.line')}>
      <button type="button" class="btn primary" onClick={() => location.reload()}>
        {t('page.again')}
      </button>
      {/* A real link: whatever broke is left behind with the page. */}
      <a class="btn" href="/">
        {t('page.to-home')}
      </a>
    </Notice>
    <details class="detail">
      <summary>{t('trouble.detail')}</summary>
      <code>{error instanceof Error ? error.message : String(error)}</code>
    </details>
  </main>
);
