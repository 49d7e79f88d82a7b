/** At a table, on a device that was signed out meanwhile. */

import { Notice } from '../../parts/Notice.tsx';
import { t } from '../../words/words.ts';

export const SignedOutScreen = () => (
  <main class="wrap narrow">
    <Notice title={t('page.signed-out.title')} line={t('page.signed-out.line')}>
      <button type="button" class="btn primary" onClick={() => location.reload()}>
        {t('page.signed-out.now')}
      </button>
    </Notice>
  </main>
);
