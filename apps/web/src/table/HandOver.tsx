/** Between two people at one device: nothing to be seen until the next one says so. */

import type { Seat } from '@parlor/kit';
import { Medallion } from '../parts/Medallion.tsx';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

export function HandOver({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const name = model.seats.value[seat]?.name ?? '';
  return (
    <main class="hand-over">
      <Medallion seat={seat} name={name} />
      <h1 class="show">{t('table.hand-over', { name })}</h1>
      <button type="button" class="btn primary" onClick={() => model.session.takeOver(seat)}>
        {t('table.hand-over.show', { name })}
      </button>
    </main>
  );
}
