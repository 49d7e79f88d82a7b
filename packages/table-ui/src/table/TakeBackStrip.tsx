/** Somebody would like a move back: everyone else says yes or no. */

import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';
import type { TakeBackVote } from '../surroundings/playing.ts';

/** So long one is told that the others would rather not. */
const DENIED_MS = 9000;

interface TakeBackStripProps {
  readonly model: TableModel;
  readonly vote: TakeBackVote;
}

export function TakeBackStrip({ model, vote }: TakeBackStripProps) {
  const asked = vote.asked.value;
  const isDenied = asked?.state === 'denied';
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    setHeard(false);
    if (!isDenied) return undefined;
    const timer = setTimeout(() => setHeard(true), DENIED_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  if (!asked || (isDenied && isHeard)) return null;
  if (asked.isMine) {
    return (
      <div class="strip">
        <span role="status">{isDenied ? t('take-back.denied') : t('take-back.waiting')}</span>
      </div>
    );
  }
  return (
    <div
      class="strip"
      role="alertdialog"
      aria-label={t('take-back.asked', { name: model.nameOf(asked.seat) })}
    >
      <span>{t('take-back.asked', { name: model.nameOf(asked.seat) })}</span>
      <button type="button" class="btn" onClick={() => void vote.agree(true)}>
        {t('take-back.agree')}
      </button>
      <button type="button" class="btn quiet" onClick={() => void vote.agree(false)}>
        {t('take-back.deny')}
      </button>
    </div>
  );
}
