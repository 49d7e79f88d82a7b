/** Drawings of this game: properties, the die, envelopes. Flat, in the colour of their place. */

import type { ComponentChildren } from 'preact';
import { DieBody, Pips } from '@parlor/table-ui';
import { type Components, figure, type Property } from './printed.ts';

const PICTURES: readonly (readonly [RegExp, ComponentChildren])[] = [
  [
    /hotel/i,
    <>
      <path d="M8 36V12h6V7h12v5h6v24h-8v-8h-8v8z" />
      <path d="M18.5 7V2h3v5z" />
      <path
        fill="var(--hole)"
        d="M12 16h4v4h-4zM18 16h4v4h-4zM24 16h4v4h-4zM12 23h4v3h-4zM18 23h4v3h-4zM24 23h4v3h-4z"
      />
    </>,
  ],
  [
    /casino/i,
    <>
      <circle cx="20" cy="20" r="17" />
      <g fill="var(--hole)">
        <circle cx="20" cy="20" r="11" />
        <path d="M18 3h4v6h-4zM18 31h4v6h-4zM3 18h6v4H3zM31 18h6v4h-6z" />
      </g>
      <path d="M20 12l6 8-6 8-6-8z" />
    </>,
  ],
  [
    /convention/i,
    <path d="M4 36v-4h32v4zM6 30V19a14 14 0 0 1 28 0v11h-5V20h-4v10h-3V20h-4v10h-3V20h-4v10z" />,
  ],
  [
    /office/i,
    <>
      <path d="M5 36V14h13v22zM21 36V5h14v31z" />
      <path
        fill="var(--hole)"
        d="M8 18h7v2.5H8zM8 23h7v2.5H8zM8 28h7v2.5H8zM24 9h8v2.5h-8zM24 14h8v2.5h-8zM24 19h8v2.5h-8zM24 24h8v2.5h-8z"
      />
    </>,
  ],
  [
    /sport|stadium/i,
    <>
      <path d="M20 6C9 6 2 11 2 18v8c0 5 8 9 18 9s18-4 18-9v-8c0-7-7-12-18-12z" />
      <ellipse cx="20" cy="18" rx="13" ry="6.5" fill="var(--hole)" />
      <path d="M12 18h16M20 13v10" stroke="currentColor" stroke-width="1.8" />
      <path d="M7 27v5M14 29.5v5M20 30v5M26 29.5v5M33 27v5" stroke="var(--hole)" stroke-width="2" />
    </>,
  ],
  [
    /air/i,
    <path d="M20 2c2 0 3 3 3 6v7l14 9v4l-14-5v8l5 4v3l-8-2-8 2v-3l5-4v-8L3 28v-4l14-9V8c0-3 1-6 3-6z" />,
  ],
  [
    /cruise|ship|ferry/i,
    <>
      <path d="M3 24h34l-5 10H9zM10 22v-6h20v6zM14 14V9h5v5zM22 14V9h5v5z" />
      <path
        d="M3 37c3-2 5-2 8 0 3 2 6 2 9 0 3-2 6-2 9 0 3 2 5 2 8 0"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
      />
    </>,
  ],
  [
    /island|beach|resort/i,
    <>
      <path d="M19 34c1-8 1-13-1-18l3-1c3 6 3 12 2 19z" />
      <path d="M19 16C15 9 9 8 4 12c5-1 8 1 10 4-5-1-8 1-10 6 4-4 9-5 15-5z" />
      <path d="M20 15c2-7 8-10 14-8-5 1-7 4-8 7 5-2 9 0 11 5-5-3-10-4-17-3z" />
      <path d="M3 35c8-5 26-5 34 0v2H3z" />
    </>,
  ],
];

/** Properties of another set may be anything: a tower with the first letter of the name. */
const lettered = (name: string): ComponentChildren => (
  <>
    <path d="M6 37V13l14-9 14 9v24z" />
    <text
      x="20"
      y="31"
      text-anchor="middle"
      font-family="var(--font-face)"
      font-size="19"
      fill="var(--hole)"
    >
      {name.charAt(0).toUpperCase()}
    </text>
  </>
);

export const drawing = (set: Components, property: Property): ComponentChildren => {
  const name = set.properties[property]?.name ?? '?';
  return PICTURES.find(([pattern]) => pattern.test(name))?.[1] ?? lettered(name);
};

export function Picture({
  set,
  property,
}: {
  readonly set: Components;
  readonly property: Property;
}) {
  return (
    <svg class="tr-pic" viewBox="0 0 40 40" aria-hidden="true" fill="currentColor">
      {drawing(set, property)}
    </svg>
  );
}

export type Face = 1 | 2 | 3 | 4 | 5 | 'T';

export function Die({ face, class: extra = '' }: { readonly face: Face; readonly class?: string }) {
  return (
    <svg class={`tr-die ${extra}`} viewBox="0 0 60 60" role="img" aria-label={`${face}`}>
      <DieBody fill="#fdf7ea" edge="#cbb892" />
      {face === 'T' ? (
        <text
          x="30"
          y="45"
          text-anchor="middle"
          font-family="var(--font-face)"
          font-size="42"
          fill="#17305a"
        >
          T
        </text>
      ) : (
        <Pips face={face} ink="#17305a" />
      )}
    </svg>
  );
}

const PAPER = { stroke: '#b99a5c', 'stroke-width': 2, 'stroke-linejoin': 'round' } as const;

/** A sealed opening: waited for, closed, or open with its amount. */
export function Envelope({ state }: { readonly state: 'none' | 'sealed' | number }) {
  return (
    <svg class="tr-env" viewBox="0 -26 120 110" aria-hidden="true">
      {state === 'none' ? (
        <rect
          x="3"
          y="6"
          width="114"
          height="74"
          rx="6"
          fill="none"
          stroke="var(--cloth-line)"
          stroke-width="2"
          stroke-dasharray="6 5"
        />
      ) : state === 'sealed' ? (
        <>
          <rect x="3" y="6" width="114" height="74" rx="6" fill="#e9dcc0" {...PAPER} />
          <path d="M5 9l55 40L115 9" fill="#dccba4" {...PAPER} />
          <circle cx="60" cy="47" r="14" fill="#8e2436" />
          <circle cx="60" cy="47" r="9.5" fill="none" stroke="#d97a86" stroke-width="1.5" />
          <path d="M60 52l-6-6a7 7 0 0 1 12 0z" fill="#d97a86" />
        </>
      ) : (
        <>
          <path d="M3 12L60 -22 117 12" fill="#f1e5cd" {...PAPER} />
          <rect x="3" y="6" width="114" height="74" rx="6" fill="#fcf5e7" {...PAPER} />
          <text
            x="60"
            y="58"
            text-anchor="middle"
            font-family="var(--font-face)"
            font-size="40"
            fill="#17305a"
          >
            {figure(state)}
          </text>
        </>
      )}
    </svg>
  );
}
