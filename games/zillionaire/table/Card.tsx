/** The printed cards: towers of as many storeys for the numbers, dark faces for the named ones. */

import { CardSheet } from '@parlor/table-ui';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  FIVE,
  MILLIONAIRE,
  type Rank,
  ZILLIONAIRE,
} from '../facts/types.ts';
import { burst, drawing, type Inks, isNamed } from './art.tsx';
import { m } from './messages.ts';

/** The look of a named card's face. */
const FACES: Readonly<Record<Rank, Inks & { readonly frame: string }>> = {
  [BUMP]: { ground: '#173a5e', ink: '#cfe3f7', frame: 'rgb(255 235 200 / .45)' },
  [BANKRUPT]: { ground: '#2a2427', ink: '#f0dfd0', frame: 'rgb(255 235 200 / .45)' },
  [BANKROLL]: { ground: '#1d4a2c', ink: '#d5efc9', frame: 'rgb(255 235 200 / .45)' },
  [MILLIONAIRE]: { ground: '#6a1634', ink: '#ffd9cf', frame: 'rgb(255 235 200 / .45)' },
  [ZILLIONAIRE]: { ground: '#e6b95c', ink: '#3a2206', frame: '#8a5c14' },
};

const CROWN_RAYS = burst({ x: 50, y: 84, inner: 30, outer: 46, rays: 24 });
const BACK_RAYS = burst({ x: 50, y: 70, inner: 10, outer: 40, rays: 20 });

export function Card({
  rank,
  class: extra = '',
}: {
  readonly rank: Rank;
  readonly class?: string;
}) {
  return (
    <svg class={`card ${extra}`} viewBox="0 0 100 140" aria-hidden="true">
      {isNamed(rank) ? <Named rank={rank} /> : <Numbered rank={rank} />}
    </svg>
  );
}

export const Back = ({ class: extra = '' }: { readonly class?: string }) => (
  <svg class={`card ${extra}`} viewBox="0 0 100 140" aria-hidden="true">
    <CardSheet fill="#5a1c36" edge="#d9a95c" frame="#d9a95c" />
    <path d={BACK_RAYS} fill="#d9a95c" />
    <circle cx="50" cy="70" r="7" fill="none" stroke="#d9a95c" stroke-width="2" />
  </svg>
);

const TIMES_ANY = 'M53 22l6 6M59 22l-6 6M76 25c-3-5-11-5-11 0s8 5 11 0c3-5 11-5 11 0s-8 5-11 0z';

/** A storey is this high at most, and narrower than the one below it. */
const HIGHEST_STOREY = 11;
const TOWER = { foot: 122, height: 62, width: 58, step: 4.75 } as const;

function Numbered({ rank }: { readonly rank: Rank }) {
  const isFive = rank === FIVE;
  const storey = Math.min(HIGHEST_STOREY, TOWER.height / rank);
  const ink = isFive ? 'var(--sea)' : 'var(--card-ink)';
  return (
    <>
      <CardSheet
        fill="var(--card)"
        edge="var(--card-line)"
        frame={isFive ? 'var(--sea)' : 'var(--card-line)'}
      />
      {Array.from({ length: rank }, (_, floor) => {
        const width = TOWER.width - floor * TOWER.step;
        const isTop = floor === rank - 1;
        return (
          <rect
            key={floor}
            x={50 - width / 2}
            y={TOWER.foot - (floor + 1) * storey}
            width={width}
            height={storey * 0.8}
            fill={isTop ? 'var(--gilt)' : isFive ? 'var(--sea)' : 'var(--wine)'}
          />
        );
      })}
      <text
        x="27"
        y="47"
        font-family="var(--font-face)"
        font-size="44"
        fill={ink}
        text-anchor="middle"
      >
        {rank}
      </text>
      {isFive && (
        <>
          <path d="M48 15h44v20H48z" fill="var(--sea)" />
          {/* '× ∞', drawn: signs that every language reads, and no part of the card's spoken name. */}
          <path d={TIMES_ANY} fill="none" stroke="#fff" stroke-width="1.9" />
        </>
      )}
    </>
  );
}

function Named({ rank }: { readonly rank: Rank }) {
  const { ink, ground, frame } = FACES[rank]!;
  const name = m().table.rank(rank).toUpperCase();
  const isLong = name.length > 'BANKRUPT'.length;
  return (
    <>
      <CardSheet fill={ground} edge="rgb(255 235 200 / .5)" frame={frame} />
      {rank === ZILLIONAIRE && <path d={CROWN_RAYS} fill="#fff3cf" opacity=".55" />}
      <g transform="translate(11 11) scale(.74)">{drawing(rank, { ink, ground })}</g>
      <g transform="translate(24 56) scale(1.3)">{drawing(rank, { ink, ground })}</g>
      <Printed x={50} y={125} size={isLong ? 10.4 : 12} ink={ink} {...(isLong && { length: 72 })}>
        {name}
      </Printed>
    </>
  );
}

interface PrintedProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  /** Squeezed to this width. */
  readonly length?: number;
  readonly children: string;
}

export const Printed = ({ x, y, size, ink, length, children }: PrintedProps) => (
  <text
    x={x}
    y={y}
    font-family="var(--font-text)"
    font-weight="700"
    font-size={size}
    fill={ink}
    text-anchor="middle"
    letter-spacing=".4"
    {...(length !== undefined && { textLength: length, lengthAdjust: 'spacingAndGlyphs' })}
  >
    {children}
  </text>
);
