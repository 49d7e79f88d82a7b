/**
 * The large object: thirteen steps. Those that beat the top are lit; below each, the cards
 * still out. Everybody saw them go, but whoever plays has to remember: where aids are off they are not counted.
 */

import { RANKS } from '../facts/types.ts';
import { liesAbove } from '../facts/plays.ts';
import type { View } from '../rules/index.ts';
import { Sign } from './art.tsx';
import { m } from './messages.ts';
import { stillOut } from './reading.ts';

const STEP = { first: 22, rise: 4 } as const;

interface ClimbProps {
  readonly view: View;
  readonly isCounting: boolean;
}

export function Climb({ view, isCounting }: ClimbProps) {
  const out = isCounting ? stillOut(view) : undefined;
  const { top } = view;
  return (
    <ol class="z-climb" aria-label={m().table.climb}>
      {RANKS.map((rank) => {
        const own = view.hand?.filter((card) => card === rank).length ?? 0;
        const isTop = top?.rank === rank;
        const isAbove = top !== null && liesAbove(top, rank);
        const is = isTop ? 'top' : isAbove ? 'above' : 'below';
        const words = m().table.step(rank, { out: out?.[rank], own, is });
        return (
          <li
            key={rank}
            class={`${isTop ? 'now' : ''} ${isAbove ? 'over' : ''} ${own > 0 ? 'own' : ''} ${out?.[rank] === 0 ? 'gone' : ''}`}
            style={`--h: ${STEP.first + rank * STEP.rise - STEP.rise}px`}
            title={words}
          >
            <span class="col">
              <Sign rank={rank} />
            </span>
            {out && <small aria-hidden="true">{out[rank]}</small>}
            <span class="sr">{words}</span>
          </li>
        );
      })}
    </ol>
  );
}
