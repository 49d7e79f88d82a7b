import { Link } from '../../platform/router.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { t } from '../../words/words.ts';

export const NotFound = () => (
  <Page title={t('missing.title')} isNarrow>
    <Notice title={t('missing.title')} line={t('missing.line')}>
      <Link href="/" class="btn primary">
        {t('page.to-home')}
      </Link>
      <Link href="/join" class="btn">
        {t('home.join')}
      </Link>
    </Notice>
  </Page>
);
