/** Drawings of the named cards, 40 units square: on cards, on the Climb, in the slots. */

import type { ComponentChildren } from 'preact';
import { BANKROLL, BANKRUPT, BUMP, MILLIONAIRE, type Rank, ZILLIONAIRE } from '../facts/types.ts';

export interface Inks {
  readonly ink: string;
  /** What shows through the cuts. */
  readonly ground: string;
}

const DRAWINGS: Readonly<Record<Rank, (inks: Inks) => ComponentChildren>> = {
  [BUMP]: ({ ink, ground }) => (
    <>
      <path
        d="M4 30a16 16 0 0 1 30-4"
        fill="none"
        stroke={ink}
        stroke-width="4.5"
        stroke-dasharray="7 3.5"
      />
      <path d="M39 18l-3 13-11-7z" fill={ink} />
      <circle cx="20" cy="33" r="5" fill={ground} stroke={ink} stroke-width="2.5" />
    </>
  ),
  [BANKRUPT]: ({ ink, ground }) => (
    <>
      <circle cx="20" cy="20" r="16" fill="none" stroke={ink} stroke-width="4" />
      <path d={CRACK} fill="none" stroke={ground} stroke-width="6" />
      <path d={CRACK} fill="none" stroke={ink} stroke-width="2.5" />
    </>
  ),
  [BANKROLL]: ({ ink, ground }) => (
    <>
      <path d="M8 10h22v22H8z" fill={ink} />
      <ellipse cx="30" cy="21" rx="7" ry="11" fill={ground} stroke={ink} stroke-width="2.5" />
      <ellipse cx="30" cy="21" rx="2.6" ry="5" fill={ink} />
      <path d="M15 10v22M20 10v22" stroke={ground} stroke-width="2.2" />
    </>
  ),
  [MILLIONAIRE]: ({ ink, ground }) => (
    <>
      <path d="M10 6h20v20H10z" fill={ink} />
      <path d="M10 19h20v4.5H10z" fill={ground} />
      <path d="M2 26h36v5c-8 4-28 4-36 0z" fill={ink} />
    </>
  ),
  [ZILLIONAIRE]: ({ ink, ground }) => (
    <>
      <path d="M4 33V12l8 8 8-14 8 14 8-8v21z" fill={ink} />
      <circle cx="20" cy="4.5" r="3" fill={ink} />
      <circle cx="4" cy="10" r="2.5" fill={ink} />
      <circle cx="36" cy="10" r="2.5" fill={ink} />
      <path d="M9 27h22" stroke={ground} stroke-width="2.5" />
    </>
  ),
};

const CRACK = 'M24 2l-7 12 8 6-8 7 4 11';

export const isNamed = (rank: Rank): boolean => rank in DRAWINGS;

export const drawing = (rank: Rank, inks: Inks): ComponentChildren => DRAWINGS[rank]?.(inks);

/** A numeral, or the picture of a named card, in the colour of the text around it. */
export const Sign = ({ rank }: { readonly rank: Rank }) =>
  isNamed(rank) ? (
    <svg class="z-sign" viewBox="0 0 40 40" aria-hidden="true">
      {drawing(rank, { ink: 'currentColor', ground: 'var(--sign-ground, #2a0c1a)' })}
    </svg>
  ) : (
    <span aria-hidden="true">{rank}</span>
  );

interface Burst {
  readonly x: number;
  readonly y: number;
  readonly inner: number;
  readonly outer: number;
  readonly rays: number;
}

/** Rays around a point: every other one of equal slices. */
export function burst({ x, y, inner, outer, rays }: Burst): string {
  const slice = Math.PI / rays;
  const at = (radius: number, angle: number): string =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: rays }, (_, ray) => {
    const from = 2 * ray * slice - slice / 2;
    const to = from + slice * 0.85;
    return `M${at(inner, from)}L${at(outer, from)} ${at(outer, to)} ${at(inner, to)}z`;
  }).join('');
}
