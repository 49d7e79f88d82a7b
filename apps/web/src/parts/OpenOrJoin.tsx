/** The ways to a table with others: open one, or come to one by its link. */

import { Icon } from '@parlor/table-ui';
import { Link } from '../platform/router.tsx';
import { t } from '../words/words.ts';

export const OpenOrJoin = () => (
  <>
    <Link href="/new" class="btn">
      <Icon name="people" />
      {t('home.open-table')}
    </Link>
    <Link href="/join" class="btn">
      <Icon name="key" />
      {t('home.join')}
    </Link>
  </>
);
