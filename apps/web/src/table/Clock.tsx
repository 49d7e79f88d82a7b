/** How long whoever is asked still has. */

import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import { play } from './sound.ts';
import type { TableModel } from './model.ts';

const PRESSING_S = 10;

export function Clock({ model }: { readonly model: TableModel }) {
  const [now, setNow] = useState(Date.now());
  const moment = model.shown.value;
  const times = moment?.questions.flatMap(({ seat }) => moment.deadlines[seat] ?? []) ?? [];
  const due = times.length === 0 ? undefined : Math.min(...times);
  useEffect(() => {
    if (due === undefined) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      const left = (due - Date.now()) / 1000;
      if (model.isMyTurn.peek() && left > 0 && left < PRESSING_S) play('tick');
    }, 1000);
    return () => clearInterval(timer);
  }, [due]);
  if (due === undefined) return null;
  const left = Math.max(0, Math.ceil((due - now) / 1000));
  return (
    <span class={`clock ${left < PRESSING_S ? 'pressing' : ''}`} role="timer">
      <Icon name="clock" />
      {left >= 3600
        ? `${Math.floor(left / 3600)} h`
        : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
    </span>
  );
}
