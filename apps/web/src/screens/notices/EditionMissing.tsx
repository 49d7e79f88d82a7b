/** A match whose edition of the rules is not on board: trying again does not help, and nothing is lost. */

import { Link } from '../../platform/router.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { t } from '../../words/words.ts';

export const EDITION_MISSING = 'edition-missing';

export const EditionMissing = () => (
  <Page title={t('gone.edition')} isNarrow>
    <Notice title={t('gone.edition')} line={t('gone.edition.line')}>
      <Link href="/" class="btn primary">
        {t('page.to-home')}
      </Link>
    </Notice>
  </Page>
);
