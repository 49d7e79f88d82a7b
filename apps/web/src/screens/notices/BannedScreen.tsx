/** At a table, for whoever is not let in any more. Says neither why nor for how long. */

import { Notice } from '../../parts/Notice.tsx';
import { Link } from '../../platform/router.tsx';
import { t } from '../../words/words.ts';

export const BannedScreen = () => (
  <main class="wrap narrow">
    <Notice title={t('page.banned.title')} line={t('page.banned.line')}>
      <Link href="/" class="btn primary">
        {t('page.to-home')}
      </Link>
    </Notice>
  </main>
);
