/** How fast, seen by whom, counted in what; a link to this moment, and the way on from it. */

import { useEffect, useState } from 'preact/hooks';
import type { Seat, Viewer } from '@parlor/kit';
import { Icon } from '@parlor/table-ui';
import { useLinkForOthers } from '../../platform/forOthers.ts';
import type { Played } from '../../tables/played.ts';
import { t } from '../../words/words.ts';
import { type ReplayMoment, useReplayLink } from './replayLink.ts';

export type Unit = 'move' | 'turn';

export interface ReplayWishes {
  readonly played: Played;
  readonly names: readonly string[];
  readonly from: Viewer | 'open';
  /** Who plays on when nobody's seat is looked from. */
  readonly me: Seat;
  readonly seeFrom: (viewer: Viewer | 'open') => void;
  readonly playOn: (seat: Seat) => void;
}

interface ReplayOptionsProps extends ReplayWishes {
  readonly unit: Unit;
  readonly setUnit: (unit: Unit) => void;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  readonly at: number;
  readonly last: number;
}

const SPEEDS = [0.5, 1, 2, 4];

export function ReplayOptions(props: ReplayOptionsProps) {
  const { played, names, from, me, seeFrom, playOn, unit, setUnit, speed, setSpeed, at, last } =
    props;
  const seat = typeof from === 'number' ? from : me;
  return (
    <div class="replay-more">
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
          {names.map((name, one) => (
            <option key={one} value={String(one)}>
              {name}
            </option>
          ))}
        </select>
      </label>
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
        <span class="unit-name">{t('replay.unit')}</span>{' '}
        <select value={unit} onChange={(event) => setUnit(event.currentTarget.value as Unit)}>
          <option value="move">{t('replay.by-move')}</option>
          <option value="turn">{t('replay.by-turn')}</option>
        </select>
      </label>
      <CopyLink {...{ played, at, from }} />
      {at < last && (
        <button type="button" class="btn" onClick={() => playOn(seat)}>
          {t('replay.play-on', { name: names[seat] ?? '' })}
        </button>
      )}
    </div>
  );
}

function CopyLink(moment: ReplayMoment) {
  const { at, from } = moment;
  const [state, setState] = useState<'copied' | 'failed'>();
  const url = useLinkForOthers(useReplayLink(moment));
  // Another moment is another link.
  useEffect(() => setState(undefined), [at, from]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      // Without leave to use the clipboard one copies by hand.
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        class="btn copy-link"
        title={t('replay.link')}
        onClick={() => void copy()}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        <span aria-live="polite">{state === 'copied' ? t('replay.copied') : t('replay.link')}</span>
      </button>
      {state === 'failed' && (
        <label>
          {t('replay.link-failed')}{' '}
          <input
            class="share-link"
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
