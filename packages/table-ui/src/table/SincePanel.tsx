/** The part of the log since my last turn, in the order in which it happened. */

import { t } from '../words/words.ts';
import { LogLines } from './LogLines.tsx';
import type { TableModel } from './model.ts';

export function SincePanel({ model }: { readonly model: TableModel }) {
  const since = model.since.value;
  const lastTurn = model.lastTurn.value;
  if (since.length === 0) return <p>{t('table.since.none')}</p>;
  return (
    // Scrolled by keyboard too.
    <ol tabIndex={0} aria-label={t('table.since')}>
      {lastTurn.length > 0 && (
        <>
          <li class="head">{t('table.last-turn')}</li>
          <LogLines model={model} lines={lastTurn} />
          <li class="head">{t('table.since.then')}</li>
        </>
      )}
      <LogLines model={model} lines={since} />
    </ol>
  );
}
