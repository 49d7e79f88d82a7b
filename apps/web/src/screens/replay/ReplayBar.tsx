/** Start, back, play, forward, end; a track with a tick for every turn; where to see it from. */

import { useEffect, useState } from 'preact/hooks';
import { Icon, type IconName, Sheet, useServices } from '@parlor/table-ui';
import { type Key, t } from '../../words/words.ts';
import { ReplayOptions, type ReplayWishes, type Unit } from './ReplayOptions.tsx';
import { type Positions, Track } from './Track.tsx';
import { nextTurn } from './turns.ts';

export interface ReplayBarProps extends ReplayWishes, Positions {
  readonly title: string;
  /** What has just happened, in words. */
  readonly happened: string;
}

const STEP_MS = 1100;

export function ReplayBar(props: ReplayBarProps) {
  const { title, happened, turns, marks, at, last, goTo, ...wishes } = props;
  const isSmall = useServices().room.isSmall.value;
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [unit, setUnit] = useState<Unit>('move');
  const [isMore, setMore] = useState(false);
  const step = (by: number): void => goTo(Math.max(0, Math.min(last, at + by)));
  const turn = (by: 1 | -1): void => goTo(nextTurn(turns, at, by));
  const toggle = (): void => {
    // From the end, playing means from the start.
    if (!isPlaying && at >= last) goTo(0);
    setPlaying(!isPlaying);
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
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(event.target instanceof HTMLElement) || document.querySelector('dialog[open]')) return;
      if (event.target.closest('input, select, textarea')) return;
      // Space and arrows belong to what has the focus, if that can do anything with them.
      const isFree = !event.target.closest('button, a, .cloth, .hand');
      if (event.key === '[' || (isFree && event.key === 'ArrowLeft')) step(-1);
      else if (event.key === ']' || (isFree && event.key === 'ArrowRight')) step(1);
      else if (isFree && event.key === ' ') toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });

  const key = (label: Key, icon: IconName, press: () => void, extra = '') => (
    <button type="button" class={`iconbtn ${extra}`} aria-label={t(label)} onClick={press}>
      <Icon name={icon} />
    </button>
  );
  const options = <ReplayOptions {...{ ...wishes, unit, setUnit, speed, setSpeed, at, last }} />;
  return (
    <div class="replay-bar">
      <h1 class="sr">{title}</h1>
      <p class="replay-now">{happened}</p>
      <div class="replay-keys" role="group" aria-label={t('replay.bar')}>
        {key('replay.start', 'first', () => goTo(0), 'wide')}
        {key('replay.turn-back', 'back', () => turn(-1))}
        {key('replay.back', 'step', () => step(-1), 'flip')}
        <button
          type="button"
          class="btn strong"
          data-first
          aria-pressed={isPlaying}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
          <span>{isPlaying ? t('replay.pause') : t('replay.play')}</span>
        </button>
        {key('replay.forward', 'step', () => step(1))}
        {key('replay.turn-on', 'back', () => turn(1), 'flip')}
        {key('replay.end', 'first', () => goTo(last), 'wide flip')}
        {isSmall && key('replay.more', 'more', () => setMore(true))}
      </div>
      <Track {...{ unit, turns, marks, at, last, goTo }} />
      {!isSmall && options}
      <Sheet title={t('replay.bar')} isOpen={isMore} onClose={() => setMore(false)}>
        {options}
      </Sheet>
    </div>
  );
}
