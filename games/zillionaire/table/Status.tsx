/** What somebody is called: rising bars and a name, small at a seat or printed as a card. */

import { CardSheet } from '@parlor/table-ui';
import type { Status } from '../facts/types.ts';
import { pointsOf } from '../facts/cards.ts';
import { Printed } from './Card.tsx';
import { m } from './messages.ts';

const BAR = { first: 3, step: 1.6 } as const;

export const StatusTag = ({ status }: { readonly status: Status }) => (
  <span class="z-status">
    <i aria-hidden="true">
      {Array.from({ length: pointsOf(status) }, (_, bar) => (
        <s key={bar} style={`--bar: ${BAR.first + bar * BAR.step}px`} />
      ))}
    </i>
    <span>{m().table.status(status)}</span>
  </span>
);

const FOOT = 104;

export function StatusCard({ status }: { readonly status: Status }) {
  const points = pointsOf(status);
  const name = m().table.status(status);
  return (
    <svg class="card" viewBox="0 0 100 140" aria-hidden="true">
      <CardSheet fill="var(--card)" edge="var(--card-line)" frame="var(--gilt)" />
      {Array.from({ length: points }, (_, bar) => {
        const height = 14 + bar * 9;
        const left = 50 - points * 6 + bar * 12;
        return (
          <rect
            key={bar}
            x={left + 1.5}
            y={FOOT - height}
            width="9"
            height={height}
            fill={bar === points - 1 ? 'var(--gilt)' : 'var(--wine)'}
          />
        );
      })}
      <text
        x="20"
        y="34"
        font-family="var(--font-face)"
        font-size="26"
        fill="var(--card-ink)"
        text-anchor="middle"
      >
        {points}
      </text>
      <Printed
        x={50}
        y={124}
        size={10.4}
        ink="var(--card-ink)"
        {...(name.length > 9 && { length: 76 })}
      >
        {name.toUpperCase()}
      </Printed>
    </svg>
  );
}

/** Points as a chip: a ring with notches, and the sum in it. */
export const Chip = ({ points }: { readonly points: number }) => (
  <span class="z-chip" aria-hidden="true">
    {points}
  </span>
);
