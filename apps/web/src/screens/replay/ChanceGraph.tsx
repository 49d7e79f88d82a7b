/** Everybody's chance to win over the match: a line for each seat, and the same in words. */

import type { Viewer } from '@parlor/kit';
import { t } from '../../words/words.ts';
import type { Sample } from './chances.ts';

interface ChanceGraphProps {
  readonly names: readonly string[];
  readonly samples: readonly Sample[];
  readonly last: number;
  readonly at: number;
  /** Whose line is the thick one. */
  readonly from: Viewer | 'open';
  readonly goTo: (at: number) => void;
}

const WIDTH = 300;
const HEIGHT = 110;
/** Beside the lines' ends, for the initials. */
const MARGIN = 16;
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 2', '1 2'];

export function ChanceGraph({ names, samples, last, at, from, goTo }: ChanceGraphProps) {
  const x = (i: number): number => (i / Math.max(1, last)) * WIDTH;
  const y = (chance: number): number => HEIGHT - chance * HEIGHT;
  const now = samples.findLast((sample) => sample.at <= at);
  const end = samples.at(-1);
  const jump = (event: MouseEvent): void => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const part = ((event.clientX - left) / width) * ((WIDTH + MARGIN) / WIDTH);
    goTo(Math.round(Math.min(1, part) * last));
  };
  return (
    <section class="box chance-graph">
      <header>
        <h2>{t('replay.chances')}</h2>
      </header>
      {/* The same is said in words below, and the track does the same by keyboard. */}
      <svg
        viewBox={`0 -6 ${WIDTH + MARGIN} ${HEIGHT + 12}`}
        class="graph"
        onClick={jump}
        aria-hidden="true"
      >
        {[0, 0.5, 1].map((level) => (
          <path key={level} d={`M0 ${y(level)}H${WIDTH}`} class="grid" />
        ))}
        {names.map((name, seat) => (
          <g key={seat} class={seat === from ? 'line mine-line' : 'line'}>
            <polyline
              points={samples
                .map((sample) => `${x(sample.at)},${y(sample.chances[seat] ?? 0)}`)
                .join(' ')}
              stroke={`var(--seat-${(seat % 6) + 1})`}
              stroke-dasharray={DASHES[seat % DASHES.length]}
            />
            {end && (
              <text x={x(end.at) + 3} y={y(end.chances[seat] ?? 0) + 4}>
                {name.slice(0, 1)}
              </text>
            )}
          </g>
        ))}
        <path d={`M${x(at)} -4V${HEIGHT + 4}`} class="cursor" />
      </svg>
      {now ? (
        <ul class="graph-words">
          {names.map((name, seat) => (
            <li key={seat}>
              <i style={`--c: var(--seat-${(seat % 6) + 1})`} aria-hidden="true" />
              {name} <b>{t('table.share', { share: now.chances[seat] ?? 0 })}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('table.hint.thinking')}</p>
      )}
    </section>
  );
}
