/** The whole match as a line to slide along, by moves or by turns, with its turns and its swings. */

import { t } from '../../words/words.ts';
import type { Unit } from './ReplayOptions.tsx';
import { turnAt } from './turns.ts';

/** Where one is in the match, and where one can go. */
export interface Positions {
  readonly turns: readonly number[];
  readonly marks: readonly number[];
  readonly at: number;
  readonly last: number;
  readonly goTo: (at: number) => void;
}

interface TrackProps extends Positions {
  readonly unit: Unit;
}

/** Closer together ticks are a grey bar. */
const MOST_TICKS = 120;

export function Track({ unit, turns, marks, at, last, goTo }: TrackProps) {
  const turn = turnAt(turns, at);
  const isByTurn = unit === 'turn';
  const every = Math.ceil(turns.length / MOST_TICKS);
  const x = (moment: number): number => (isByTurn ? turnAt(turns, moment) : moment);
  const length = Math.max(1, isByTurn ? turns.length - 1 : last);
  const percent = (moment: number): string => `${(100 * x(moment)) / length}%`;
  const where = isByTurn
    ? t('replay.at-turn', { at: turn, last: turns.length - 1 })
    : t('replay.at', { at, last });
  return (
    <div class="replay-track">
      <label>
        <span class="sr">{isByTurn ? t('replay.by-turn') : t('replay.move')}</span>
        <input
          type="range"
          min={0}
          max={length}
          value={isByTurn ? turn : at}
          aria-valuetext={where}
          onInput={({ currentTarget }) => {
            const value = Number(currentTarget.value);
            goTo(isByTurn ? turns[value]! : value);
          }}
        />
      </label>
      <span class="replay-ticks" aria-hidden="true">
        {turns
          .filter((_, i) => i % every === 0)
          .map((begun) => (
            <i key={begun} style={`left: ${percent(begun)}`} />
          ))}
        {marks.map((mark) => (
          <b key={mark} style={`left: ${percent(mark)}`} />
        ))}
      </span>
      <output>{where}</output>
    </div>
  );
}
