/** While a table is being set: nothing for a moment, then the empty cloth. */

import { Inlay } from '@parlor/table-ui';
import { t } from '../words/words.ts';

export const TableLoading = () => (
  <div class="table-loading" role="status">
    <div class="cloth">
      <Inlay />
      <p>{t('table.loading')}</p>
    </div>
  </div>
);
