/** A bot has answered for me, or goes on playing for me: what happened, and the way back. It stays until I am. */

import { Icon } from '../parts/Icon.tsx';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';
import type { StandIn } from '../surroundings/playing.ts';

interface AwayStripProps {
  readonly model: TableModel;
  readonly standIn: StandIn;
}

export function AwayStrip({ model, standIn }: AwayStripProps) {
  const late = standIn.late.value;
  const me = model.me.value;
  const isAway = model.isStoodInFor.value;
  if (me === undefined || model.isOver.value || (!isAway && late === 0)) return null;
  const text = isAway
    ? t(late > 0 ? 'away.plays-late' : 'away.plays')
    : `${t('away.timed-out', { who: model.people(me) })} ${t('away.next')}`;
  const isCapped = late > 0 && standIn.isRated.value;
  return (
    <div class="strip">
      <Icon name="bot" />
      <span role="status">
        {text} {isCapped && t('away.rated')}
      </span>
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
