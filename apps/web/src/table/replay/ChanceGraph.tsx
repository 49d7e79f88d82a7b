/** Everybody's chance to win over the match, as the bots see it: a line for each seat, and the same in words. */

import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '@parlor/registry/ids';
import type { AnyUpdate } from '../../engine/calls.ts';
import { engine } from '../../engine/engine.ts';
import { t } from '../../words/words.ts';

interface ChanceGraphProps {
  readonly game: GameId;
  readonly names: readonly string[];
  readonly updates: readonly AnyUpdate[];
  readonly at: number;
  readonly goTo: (at: number) => void;
}

interface Sample {
  readonly at: number;
  readonly chances: readonly number[];
}

/** More points than this nobody can tell apart. */
const MOST_SAMPLES = 40;
const WIDTH = 300;
const HEIGHT = 120;
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 2', '1 2'];

export function ChanceGraph({ game, names, updates, at, goTo }: ChanceGraphProps) {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => {
    const wanted = { isSo: true };
    setSamples([]);
    void (async () => {
      const step = Math.max(1, Math.ceil(updates.length / MOST_SAMPLES));
      for (let i = 0; wanted.isSo && i < updates.length; i += step) {
        const chances = await engine.chances(game, updates[i]!.view);
        if (wanted.isSo && chances) setSamples((before) => [...before, { at: i, chances }]);
      }
    })();
    return () => {
      wanted.isSo = false;
    };
  }, [game, updates]);
  const last = Math.max(1, updates.length - 1);
  const x = (i: number): number => (i / last) * WIDTH;
  const y = (chance: number): number => HEIGHT - chance * HEIGHT;
  const now = samples.findLast((sample) => sample.at <= at);
  const jump = (event: MouseEvent): void => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    goTo(Math.round(((event.clientX - left) / width) * last));
  };
  return (
    <section class="box chance-graph">
      <header>
        <h2>{t('replay.chances')}</h2>
      </header>
      {/* The same is said in words below, and the track above does the same by keyboard. */}
      <svg viewBox={`0 -6 ${WIDTH} ${HEIGHT + 12}`} class="graph" onClick={jump} aria-hidden="true">
        {[0, 0.5, 1].map((level) => (
          <path key={level} d={`M0 ${y(level)}H${WIDTH}`} class="grid" />
        ))}
        {names.map((_, seat) => (
          <polyline
            key={seat}
            points={samples
              .map((sample) => `${x(sample.at)},${y(sample.chances[seat] ?? 0)}`)
              .join(' ')}
            fill="none"
            stroke={`var(--seat-${(seat % 6) + 1})`}
            stroke-width="2.5"
            stroke-dasharray={DASHES[seat % DASHES.length]}
          />
        ))}
        <path d={`M${x(at)} -4V${HEIGHT + 4}`} class="cursor" />
      </svg>
      {now ? (
        <ul class="graph-words">
          {names.map((name, seat) => (
            <li key={seat}>
              <i style={`--c: var(--seat-${(seat % 6) + 1})`} aria-hidden="true" />
              {name} <b>{Math.round(100 * (now.chances[seat] ?? 0))} %</b>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('table.hint.thinking')}</p>
      )}
    </section>
  );
}
