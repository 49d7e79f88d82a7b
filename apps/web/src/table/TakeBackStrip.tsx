/** Somebody would like a move back: everyone else says yes or no. */

import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';

export function TakeBackStrip({ model }: { readonly model: TableModel }) {
  const asked = model.session.takeBackAsked.value;
  if (!asked) return null;
  if (asked.isMine) {
    return (
      <div class="strip">
        <span role="status">{t('take-back.waiting')}</span>
      </div>
    );
  }
  return (
    <div
      class="strip"
      role="alertdialog"
      aria-label={t('take-back.asked', { name: model.who(asked.seat) })}
    >
      <span>{t('take-back.asked', { name: model.who(asked.seat) })}</span>
      <button type="button" class="btn" onClick={() => void model.session.agree(true)}>
        {t('take-back.agree')}
      </button>
      <button type="button" class="btn quiet" onClick={() => void model.session.agree(false)}>
        {t('take-back.deny')}
      </button>
    </div>
  );
}
