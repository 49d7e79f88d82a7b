/** Somebody would like a pause: everyone else says yes or no. And while there is one: since when, and the way on. */

import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/Icon.tsx';
import type { PauseAsked, Pausing } from '../surroundings/playing.ts';
import type { Paused } from '../surroundings/viewing.ts';
import { t } from '../words/words.ts';
import type { TableModel } from './model.ts';
import { useIsBefore } from './useIsBefore.ts';

/** So long one is told that the others would rather not. */
const DENIED_MS = 9000;

interface PauseAskedProps {
  readonly model: TableModel;
  readonly pausing: Pausing;
}

export function PauseAskedStrip({ model, pausing }: PauseAskedProps) {
  const asked = pausing.asked.value;
  return asked && <Asking key={asked.request + asked.state} {...{ model, pausing, asked }} />;
}

function Asking({ model, pausing, asked }: PauseAskedProps & { readonly asked: PauseAsked }) {
  const [deniedUntil] = useState(() => Date.now() + DENIED_MS);
  const isDenied = asked.state === 'denied';
  const isThere = useIsBefore(isDenied ? deniedUntil : asked.until);
  if (!isThere || model.isOver.value) return null;
  if (asked.isMine) {
    return (
      <div class="strip">
        <span role="status">{isDenied ? t('pause.denied') : t('pause.waiting')}</span>
      </div>
    );
  }
  const text = t('pause.asked', { name: model.nameOf(asked.seat) });
  return (
    <div class="strip" role="alertdialog" aria-label={text}>
      <span>{text}</span>
      <button type="button" class="btn" onClick={() => void pausing.agree(true)}>
        {t('pause.agree')}
      </button>
      <button type="button" class="btn quiet" onClick={() => void pausing.agree(false)}>
        {t('pause.deny')}
      </button>
    </div>
  );
}

interface PauseProps {
  readonly model: TableModel;
  /** Whoever only looks on cannot end it. */
  readonly pausing: Pausing | undefined;
}

export function PauseStrip({ model, pausing }: PauseProps) {
  const paused = model.times.value?.paused;
  const isOn = useIsBefore(paused?.until) && !model.isOver.value;
  const [wasOn, setWasOn] = useState(false);
  useEffect(() => {
    if (wasOn && !isOn) model.announce(t('pause.over'));
    setWasOn(isOn);
  }, [isOn]);
  if (!isOn || !paused) return null;
  return (
    <div class="strip">
      <Icon name="clock" />
      <span role="status">{inWords(model, paused)}</span>
      {pausing && model.me.value !== undefined && (
        <button type="button" class="btn primary" onClick={() => void pausing.goOn()}>
          {t('pause.go-on')}
        </button>
      )}
    </div>
  );
}

function inWords(model: TableModel, { seat, since, until }: Paused): string {
  const times = { since: timeOfDay(since), until: timeOfDay(until) };
  if (seat === model.me.value) return t('pause.on-mine', times);
  return t('pause.on', { name: model.nameOf(seat), ...times });
}

/** As the person reads it on their own clock: it says 2 or 14 as the device does. */
const timeOfDay = (at: number): string =>
  new Date(at).toLocaleTimeString(document.documentElement.lang || undefined, {
    hour: 'numeric',
    minute: '2-digit',
  });
