/** Whose seat it is: a colour, a shape and an initial, always together. */

import type { Seat } from '@parlor/kit';

const SHAPES = [
  <circle cx="24" cy="24" r="22" />,
  <path d="M24 2l19 11v22L24 46 5 35V13z" />,
  <path d="M5 4h38v21c0 11-9 17-19 21C14 42 5 36 5 25z" />,
  <path d="M24 1l23 23-23 23L1 24z" />,
  <path d="M11 3h26v8h8v26h-8v8H11v-8H3V11h8z" />,
  <path d="M4 45V23a20 20 0 0 1 40 0v22z" />,
];

/** The first letter, whatever it takes to write it. */
const initialOf = (name: string): string =>
  String.fromCodePoint(name.codePointAt(0) ?? 0x20).toUpperCase();

export function Medallion({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const shape = SHAPES[seat % SHAPES.length];
  return (
    <svg class="med" viewBox="0 0 48 48" aria-hidden="true">
      <g fill={`var(--seat-${(seat % SHAPES.length) + 1})`}>{shape}</g>
      <g
        fill="none"
        stroke="var(--on-seat)"
        stroke-opacity=".35"
        transform="translate(24 24) scale(.84) translate(-24 -24)"
      >
        {shape}
      </g>
      <text
        x="24"
        y="32"
        text-anchor="middle"
        font-family="var(--font-show)"
        font-size="23"
        fill="var(--on-seat)"
      >
        {initialOf(name)}
      </text>
    </svg>
  );
}
