/** A bot has answered for me, or goes on playing for me: what happened, and the way back. */

import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';
import type { StandIn } from '../surroundings/playing.ts';

/** So long one is told that the time was up once; that a bot plays on stays there until one is back. */
const LATE_MS = 9000;

interface AwayStripProps {
  readonly model: TableModel;
  readonly standIn: StandIn;
}

export function AwayStrip({ model, standIn }: AwayStripProps) {
  const late = standIn.late.value;
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    setHeard(false);
    const timer = setTimeout(() => setHeard(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [late]);
  const me = model.me.value;
  if (me === undefined || model.isOver.value) return null;
  const isAway = model.seats.value[me]?.isAway ?? false;
  if (!isAway && (late === 0 || isHeard)) return null;
  const text = isAway
    ? t(late > 0 ? 'away.plays-late' : 'away.plays')
    : `${t('away.answered')} ${t('away.next')}`;
  return (
    <div class="strip">
      <Icon name="bot" />
      <span role="status">{text}</span>
      <button
        type="button"
        class={isAway ? 'btn primary' : 'btn'}
        onClick={() => void standIn.comeBack()}
      >
        {isAway ? t('away.back') : t('away.here')}
      </button>
    </div>
  );
}
