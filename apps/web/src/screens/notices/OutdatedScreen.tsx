/** At a table whose server does not speak this page's version any more. */

import { Notice } from '../../parts/Notice.tsx';
import { t } from '../../words/words.ts';

export const OutdatedScreen = () => (
  <main class="wrap narrow">
    <Notice title={t('page.outdated.title')} line={t('page.outdated.line')}>
      <button type="button" class="btn primary" onClick={() => location.reload()}>
        {t('page.outdated.now')}
      </button>
    </Notice>
  </main>
);
