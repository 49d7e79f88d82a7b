/** Start, back, play, forward, end; a track with a tick for every turn; where to see it from. */

import { useEffect, useState } from 'preact/hooks';
import type { Seat, Viewer } from '@parlor/kit';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../words/words.ts';

interface ReplayBarProps {
  /** Who made each move. */
  readonly movers: readonly Seat[];
  readonly names: readonly string[];
  readonly at: number;
  readonly last: number;
  readonly from: Viewer | 'open';
  readonly goTo: (at: number) => void;
  readonly seeFrom: (viewer: Viewer | 'open') => void;
  readonly playOn: (seat: Seat) => void;
}

const SPEEDS = [0.5, 1, 2, 4];
const STEP_MS = 1100;

export function ReplayBar({
  movers,
  names,
  at,
  last,
  from,
  goTo,
  seeFrom,
  playOn,
}: ReplayBarProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [isCopied, setCopied] = useState(false);
  const step = (by: number): void => goTo(Math.max(0, Math.min(last, at + by)));
  /** To where somebody else was the last to move, forwards or back. */
  const turn = (by: 1 | -1): void => {
    let next = at + by;
    while (next > 0 && next < last && movers[next - 1] === movers[next]) next += by;
    goTo(Math.max(0, Math.min(last, next)));
  };

  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => step(1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed, last]);

  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input, select, button, textarea')
      )
        return;
      if (event.key === '[' || event.key === 'ArrowLeft') step(-1);
      else if (event.key === ']' || event.key === 'ArrowRight') step(1);
      else if (event.key === ' ') setPlaying(!isPlaying);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });

  const copy = (): void => {
    void navigator.clipboard?.writeText(location.href).then(() => setCopied(true));
  };
  const me = typeof from === 'number' ? from : 0;
  return (
    <section class="replay-bar" aria-label={t('replay.bar')}>
      <div class="replay-keys">
        <button
          type="button"
          class="iconbtn"
          aria-label={t('replay.start')}
          onClick={() => goTo(0)}
        >
          <Icon name="first" />
        </button>
        <button
          type="button"
          class="iconbtn"
          aria-label={t('replay.turn-back')}
          onClick={() => turn(-1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="iconbtn flip"
          aria-label={t('replay.back')}
          onClick={() => step(-1)}
        >
          <Icon name="step" />
        </button>
        <button
          type="button"
          class="btn strong"
          aria-pressed={isPlaying}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? t('replay.pause') : t('replay.play')}
        </button>
        <button
          type="button"
          class="iconbtn"
          aria-label={t('replay.forward')}
          onClick={() => step(1)}
        >
          <Icon name="step" />
        </button>
        <button
          type="button"
          class="iconbtn flip"
          aria-label={t('replay.turn-on')}
          onClick={() => turn(1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="iconbtn flip"
          aria-label={t('replay.end')}
          onClick={() => goTo(last)}
        >
          <Icon name="first" />
        </button>
      </div>
      <label class="replay-track">
        <span class="sr">{t('replay.move')}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onInput={(event) => goTo(Number(event.currentTarget.value))}
        />
        <output>{t('replay.at', { at, last })}</output>
      </label>
      <div class="replay-more">
        <label>
          {t('replay.speed')}{' '}
          <select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one === 0.5 ? '½' : one}×
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('replay.from')}{' '}
          <select
            value={String(from)}
            onChange={({ currentTarget: { value } }) =>
              seeFrom(value === 'open' || value === 'public' ? value : Number(value))
            }
          >
            <option value="public">{t('replay.public')}</option>
            <option value="open">{t('replay.open')}</option>
            {names.map((name, seat) => (
              <option key={seat} value={String(seat)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="btn" onClick={copy}>
          {isCopied ? t('replay.copied') : t('replay.link')}
        </button>
        <button type="button" class="btn" onClick={() => playOn(me)}>
          {t('replay.play-on', { name: names[me] ?? '' })}
        </button>
      </div>
    </section>
  );
}
