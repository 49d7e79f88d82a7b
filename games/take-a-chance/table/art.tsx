/** Emblems, charms and dice. */

import { DieBody, Pips } from '@parlor/table-ui';
import type { Combo } from './reading.ts';
import { COLOUR_LOOKS, CHARM_LOOKS, type ColourLook } from './looks.ts';
import type { Box } from '../facts/box.ts';

const EMBLEMS: Readonly<Record<ColourLook, string>> = {
  purple: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  orange: 'M12 3l10 18H2z',
  red: 'M4 4h16v16H4z',
  yellow: 'M12 1.5l3 7 7.5.6-5.7 5 1.7 7.4-6.5-4-6.5 4 1.7-7.4-5.7-5 7.5-.6z',
  green: 'M12 2l9 5v10l-9 5-9-5V7z',
  blue: 'M12 1.5L21.5 12 12 22.5 2.5 12z',
};

export const lookOf = (box: Box, colour: number): ColourLook => {
  const names = box.colours.map((name) => name.toLowerCase());
  const isKnown = names.every((name) => (COLOUR_LOOKS as readonly string[]).includes(name));
  return isKnown ? (names[colour] as ColourLook) : COLOUR_LOOKS[colour]!;
};

export const colourClass = (box: Box, colour: number): string => `tc-c-${lookOf(box, colour)}`;

export function Emblem({ box, colour }: { readonly box: Box; readonly colour: number }) {
  return (
    <svg class="tc-em" viewBox="0 0 24 24" aria-hidden="true">
      <path d={EMBLEMS[lookOf(box, colour)]} fill="currentColor" />
    </svg>
  );
}

const CHARM_ART: Readonly<Record<(typeof CHARM_LOOKS)[number], preact.JSX.Element>> = {
  horseshoe: (
    <>
      <path
        d="M10 34c-4-8-5-28 10-28s14 20 10 28"
        fill="none"
        stroke="currentColor"
        stroke-width="6"
      />
      <path d="M5 34h8M27 34h8" stroke="currentColor" stroke-width="4" />
    </>
  ),
  clover: (
    <>
      <g fill="currentColor">
        <circle cx="14" cy="13" r="7.5" />
        <circle cx="26" cy="13" r="7.5" />
        <circle cx="14" cy="24" r="7.5" />
        <circle cx="26" cy="24" r="7.5" />
      </g>
      <path d="M20 20c0 8 2 13 7 17" fill="none" stroke="currentColor" stroke-width="3" />
    </>
  ),
  "rabbit's foot": (
    <>
      <path
        d="M14 5c9-3 15 4 13 14-1 6 4 7 4 12 0 4-4 6-8 5-9-1-12-8-11-16 0-6-3-12 2-15z"
        fill="currentColor"
      />
      <path d="M26 31v4M22 32v4" stroke="var(--ch-bg, #fff)" stroke-width="1.8" />
    </>
  ),
  wishbone: (
    <path
      d="M20 4v8M20 11C10 14 8 26 11 36M20 11c10 3 12 15 9 25"
      fill="none"
      stroke="currentColor"
      stroke-width="5"
      stroke-linecap="round"
    />
  ),
  penny: (
    <>
      <circle cx="20" cy="20" r="15" fill="none" stroke="currentColor" stroke-width="4" />
      <text
        x="20"
        y="28"
        text-anchor="middle"
        font-size="22"
        font-family="var(--font-face)"
        fill="currentColor"
      >
        1
      </text>
    </>
  ),
  ladybug: (
    <>
      <path d="M6 24a14 14 0 0 1 28 0c0 7-6 12-14 12S6 31 6 24z" fill="currentColor" />
      <path d="M20 11v25" stroke="var(--ch-bg, #fff)" stroke-width="2.5" />
      <g fill="var(--ch-bg, #fff)">
        <circle cx="13" cy="21" r="2.8" />
        <circle cx="27" cy="21" r="2.8" />
        <circle cx="14" cy="29" r="2.5" />
        <circle cx="26" cy="29" r="2.5" />
      </g>
      <path d="M13 11c0-4 3-6 7-6s7 2 7 6z" fill="currentColor" />
    </>
  ),
};

/** A charm of the box, or for one we have no picture of, its initial in a ring. */
const charmArt = (name: string): preact.JSX.Element =>
  (CHARM_ART as Readonly<Record<string, preact.JSX.Element>>)[name] ?? (
    <>
      <circle cx="20" cy="20" r="16" fill="none" stroke="currentColor" stroke-width="3" />
      <text
        x="20"
        y="28"
        text-anchor="middle"
        font-size="22"
        font-family="var(--font-show)"
        fill="currentColor"
      >
        {name.charAt(0).toUpperCase()}
      </text>
    </>
  );

export const Charm = ({ name }: { readonly name: string }) => (
  <svg class="tc-charm" viewBox="0 0 40 40" aria-hidden="true">
    {charmArt(name)}
  </svg>
);

/** A die; face 0 is one that has not been thrown yet. */
export function Die({
  face,
  isBlack = false,
}: {
  readonly face: number;
  readonly isBlack?: boolean;
}) {
  const [body, edge, pip] = isBlack
    ? ['#241a1d', '#8d7a6b', '#fbeed7']
    : ['#fdf7ea', '#cbb892', '#28191c'];
  return (
    <svg class="tc-die-art" viewBox="0 0 60 60" aria-hidden="true">
      <DieBody fill={body} edge={edge} />
      <rect
        x="5"
        y="5"
        width="50"
        height="50"
        rx="9"
        fill="none"
        stroke={edge}
        stroke-opacity=".45"
      />
      <Pips face={face} ink={pip} />
    </svg>
  );
}

export const CharmDie = ({ name }: { readonly name: string | undefined }) => (
  <svg class="tc-die-art" viewBox="0 0 60 60" aria-hidden="true">
    <DieBody fill="#e9bf6c" edge="#9c6f22" />
    <g transform="translate(10 10)" class="tc-die-charm">
      {name !== undefined && charmArt(name)}
    </g>
  </svg>
);

/** One way to throw each combination, its groups told apart by a tint. */
const EXAMPLES: Readonly<Record<Combo, string>> = {
  pair: '44',
  'two-pairs': '44 22',
  'three-pairs': '11 22 33',
  'three-of-a-kind': '444',
  'four-of-a-kind': '4444',
  'five-of-a-kind': '44444',
  'six-of-a-kind': '444444',
  'seven-of-a-kind': '4444444',
  'straight-of-four': '1234',
  'straight-of-five': '12345',
  'straight-of-six': '123456',
  'full-house': '444 22',
  'two-threes': '444 222',
  'four-and-three': '4444 222',
};
const TINTS = ['#fdf7ea', '#ffd98a', '#b9dcf5'];
const STEP = 13;

export function ExampleDice({ combo }: { readonly combo: Combo }) {
  const faces = EXAMPLES[combo]
    .split(' ')
    .flatMap((group, n) => group.split('').map((face) => ({ face, tint: TINTS[n] })));
  const width = faces.length * STEP - 1;
  return (
    <svg class="tc-mini" viewBox={`0 0 ${width} 12`} style={`--w: ${width}px`} aria-hidden="true">
      {faces.map(({ face, tint }, i) => (
        <g key={i} transform={`translate(${i * STEP} 0)`}>
          <rect width="12" height="12" rx="2.5" fill={tint} stroke="#b7a378" stroke-width="0.8" />
          <text
            x="6"
            y="9.6"
            font-size="9.5"
            font-weight="700"
            text-anchor="middle"
            font-family="var(--font-text)"
            fill="#28191c"
          >
            {face}
          </text>
        </g>
      ))}
    </svg>
  );
}
