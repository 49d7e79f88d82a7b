/** How long whoever is asked still has: in the bar, and at the end as a ring that closes round the medallion. */

import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../words/words.ts';
import type { Paused } from '../surroundings/viewing.ts';
import type { TableModel } from './model.ts';

const PRESSING_S = 15;
const TICKING_S = 10;
const HOUR_S = 3600;

/** Seconds until then, counted down while there are any; in a pause they stand still. */
function useSecondsUntil(
  due: number | undefined,
  paused: Paused | undefined,
  tick?: (left: number) => void,
): number {
  const [now, setNow] = useState(Date.now);
  const isPaused = paused !== undefined && now < paused.until;
  useEffect(() => {
    if (due === undefined) return undefined;
    setNow(Date.now());
    if (isPaused) {
      const over = setTimeout(() => setNow(Date.now()), paused.until - Date.now());
      return () => clearTimeout(over);
    }
    const timer = setInterval(() => {
      setNow(Date.now());
      tick?.((due - Date.now()) / 1000);
    }, 1000);
    return () => clearInterval(timer);
  }, [due, isPaused]);
  // What is due after a pause is told as if that lasted to its end.
  const since = isPaused ? paused.until : now;
  return due === undefined ? 0 : Math.max(0, Math.ceil((due - since) / 1000));
}

const inWords = (left: number): string =>
  left >= HOUR_S
    ? t('table.hours', { hours: Math.floor(left / HOUR_S) })
    : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;

export function Clock({ model }: { readonly model: TableModel }) {
  const moment = model.shown.value;
  const clocks = model.times.value;
  const me = model.me.value;
  const mine = me === undefined ? undefined : clocks?.banks?.[me];
  // Whoever has a time bank sees their own; the others' are at their seats.
  const asked = moment?.questions.filter(({ seat }) => mine === undefined || seat === me) ?? [];
  const times = asked.flatMap(({ seat }) => clocks!.deadlines[seat] ?? []);
  const due = times.length === 0 ? undefined : Math.min(...times);
  const counted = useSecondsUntil(due, clocks?.paused, (seconds) => {
    if (!model.isMyTurn.peek() || seconds <= 0) return;
    if (seconds < TICKING_S) model.play('tick');
    // Said once, while there is still time to answer.
    if (Math.ceil(seconds) === PRESSING_S) {
      model.announce(t('table.time-left', { time: inWords(PRESSING_S) }));
    }
  });
  if (due === undefined && mine === undefined) return null;
  const left = due === undefined ? Math.ceil(mine! / 1000) : counted;
  return (
    <span class={`clock ${left < PRESSING_S ? 'pressing' : ''}`} role="timer">
      <Icon name="clock" />
      <span class="sr">{t('table.time-left', { time: inWords(left) })}</span>
      <span aria-hidden="true">{inWords(left)}</span>
    </span>
  );
}

/** What somebody else has left of the time bank. */
export function BankTime({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const moment = model.shown.value;
  const clocks = model.times.value;
  const bank = clocks?.banks?.[seat];
  const isAsked = moment?.questions.some((one) => one.seat === seat) ?? false;
  const due = isAsked ? clocks?.deadlines[seat] : undefined;
  const counted = useSecondsUntil(due, clocks?.paused);
  if (bank === undefined || model.isOver.value) return null;
  const left = due === undefined ? Math.ceil(bank / 1000) : counted;
  return (
    <span class={`bank clock ${left < PRESSING_S ? 'pressing' : ''}`}>
      <Icon name="clock" />
      <span class="sr">{t('table.time-left', { time: inWords(left) })}</span>
      <span aria-hidden="true">{inWords(left)}</span>
    </span>
  );
}

/** The last seconds of whoever is asked; the bar says the same in figures. */
export function TimeRing({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const clocks = model.times.value;
  const due = clocks?.deadlines[seat];
  const left = useSecondsUntil(due, clocks?.paused);
  if (due === undefined || left > PRESSING_S) return null;
  return <span class="time-ring" style={`--left: ${left / PRESSING_S}`} aria-hidden="true" />;
}
