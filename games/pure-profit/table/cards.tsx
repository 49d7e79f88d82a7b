/** The printed cards, 100 by 140 units; below 44 px the small form with one large sign. */

import { CardSheet } from '@parlor/table-ui';
import {
  BANKRUPT_LOWEST,
  type Card,
  isSteal,
  isValue,
  stealPower,
  VALUES,
} from '../facts/types.ts';
import { m } from './messages.ts';

const MASK =
  'M8 20c10-8 22-6 30 0h4c8-6 20-8 30 0 2 14-4 26-15 26-9 0-12-9-17-9s-8 9-17 9C12 46 6 34 8 20z';
const CRACK = 'M56 46l-11 19 12 9-12 11 6 21';
const ARROW_DOWN = 'M14 25l10 15 10-15h-6V15h-8v10z';
const ARROW_UP = 'M14 30l10-15 10 15h-6v10h-8V30z';

/** The width of each floor of the printed tower, from the ground up. */
export const FLOORS = [52, 52, 43, 43, 34, 34, 25, 25, 16, 16] as const;

interface FaceProps {
  readonly card: Card;
  readonly isSmall?: boolean;
}

export function CardFace({ card, isSmall = false }: FaceProps) {
  if (isValue(card)) return isSmall ? <SmallValue card={card} /> : <ValueCard card={card} />;
  if (isSteal(card)) return <StealCard power={stealPower(card)} isSmall={isSmall} />;
  return <BankruptCard isLowest={card === BANKRUPT_LOWEST} isSmall={isSmall} />;
}

const svg = { class: 'card', viewBox: '0 0 100 140', 'aria-hidden': true } as const;

/** Beside a figure of size 1: the sign before it, the unit after it, and an abbreviation. */
const [SIGN, UNIT, LONG_UNIT] = [0.57, 0.45, 0.35];
const RAISED = 7;
const UNIT_GAP = 2;
/** Between the edges of the frame, and how wide a glyph of size 1 is about. */
const FACE_ROOM = 76;
const GLYPH = 0.6;

/** As the language writes it: "$3M" has a sign before the figure, "3 Mio. $" a unit behind it. */
function partsOf(amount: string): { before: string; figure: string; after: string } {
  const figure = /\d+/.exec(amount)![0];
  const [before = '', after = ''] = amount.split(figure);
  return { before, figure, after: after.trim() };
}

const unitSize = (unit: string): number => (unit.length > 2 ? LONG_UNIT : UNIT);

const widthOf = (before: string, figure: string, after: string): number =>
  GLYPH * (before.length * SIGN + figure.length + after.length * unitSize(after));

function ValueCard({ card }: { readonly card: number }) {
  const isTop = card === VALUES.length;
  const { before, figure, after } = partsOf(m().names.card(card));
  const size = Math.min(isTop ? 36 : 44, (FACE_ROOM - UNIT_GAP) / widthOf(before, figure, after));
  return (
    <svg {...svg}>
      <CardSheet
        fill="var(--card)"
        edge="var(--card-line)"
        frame={isTop ? 'var(--gilt)' : 'var(--card-line)'}
      />
      {FLOORS.map((width, floor) => (
        <rect
          key={floor}
          x={50 - width / 2}
          y={117.2 - 5.8 * floor}
          width={width}
          height="4.4"
          fill={floor + 1 < card ? 'var(--moss)' : floor + 1 === card ? 'var(--gilt)' : '#e3d7bd'}
        />
      ))}
      <text x="13" y="46" font-family="var(--font-face)" fill={isTop ? '#80550c' : 'var(--moss)'}>
        {before && (
          <tspan font-size={size * SIGN} dy={-RAISED}>
            {before}
          </tspan>
        )}
        <tspan font-size={size} dy={before ? RAISED : 0}>
          {figure}
        </tspan>
        <tspan
          font-size={size * unitSize(after)}
          dx={UNIT_GAP}
          font-family="var(--font-text)"
          font-weight="700"
        >
          {after}
        </tspan>
      </text>
    </svg>
  );
}

/** The index stands at the left, where it is seen in a crowded row. */
const SmallValue = ({ card }: { readonly card: number }) => (
  <svg {...svg}>
    <CardSheet fill="var(--card)" edge="var(--card-line)" frame="var(--card-line)" />
    <text
      x="11"
      y="72"
      font-family="var(--font-face)"
      font-size={card > 9 ? 50 : 70}
      letter-spacing={card > 9 ? '-2' : undefined}
      fill={card > 9 ? '#80550c' : 'var(--moss)'}
    >
      {card}
    </text>
    <rect x="14" y="104" width="56" height="11" fill="var(--moss)" />
    <rect x="24" y="90" width="36" height="10" fill="var(--gilt)" />
  </svg>
);

/** A word of any language stays within the frame: so large at most that its letters have room. */
const ROOM = 110;
const sizeOf = (word: string, largest: number): number => Math.min(largest, ROOM / word.length);

const Word = ({ y, size, fill, children }: WordProps) => (
  <text
    x="50"
    y={y}
    font-family="var(--font-text)"
    font-weight="700"
    font-size={sizeOf(children, size)}
    fill={fill}
    text-anchor="middle"
    letter-spacing=".4"
  >
    {children}
  </text>
);

interface WordProps {
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly children: string;
}

function BankruptCard({
  isLowest,
  isSmall,
}: {
  readonly isLowest: boolean;
  readonly isSmall: boolean;
}) {
  const arrow = isLowest ? ARROW_DOWN : ARROW_UP;
  return (
    <svg {...svg}>
      <CardSheet fill="#2b2226" edge="#f0b7a4" frame="rgb(255 190 170 / .6)" />
      <g fill="none" stroke="#ffc9b8" transform={isSmall ? 'translate(-8 22)' : undefined}>
        <circle cx="50" cy="76" r="25" stroke-width={isSmall ? 7 : 5} />
        <path d={CRACK} stroke="#2b2226" stroke-width="10" />
        <path d={CRACK} stroke-width={isSmall ? 5 : 3.5} />
      </g>
      {isSmall ? (
        <path d={arrow} fill="#ff9f86" transform="translate(-14 -14) scale(1.9)" />
      ) : (
        <>
          <path d={arrow} fill="#ff9f86" />
          <text
            x="63"
            y="30"
            font-family="var(--font-text)"
            font-weight="700"
            font-size="9.2"
            fill="#ffd9cc"
            text-anchor="middle"
            letter-spacing=".4"
          >
            {m().names.face.bankrupt}
          </text>
          <Word y={125} size={13.5} fill="#ffd9cc">
            {isLowest ? m().names.face.lowest : m().names.face.highest}
          </Word>
        </>
      )}
    </svg>
  );
}

const Mask = ({ transform }: { readonly transform: string }) => (
  <g {...{ transform }}>
    <path d={MASK} fill="#eafaf6" />
    <ellipse cx="25" cy="28" rx="8" ry="5" fill="#173f45" />
    <ellipse cx="55" cy="28" rx="8" ry="5" fill="#173f45" />
  </g>
);

/** A note on a Steal card, and the room it takes with its gap. */
const NOTE = { width: 13, pitch: 18 } as const;

function StealCard({ power, isSmall }: { readonly power: number; readonly isSmall: boolean }) {
  return (
    <svg {...svg}>
      <CardSheet fill="#173f45" edge="#a9dcd8" frame="rgb(170 225 220 / .6)" />
      {isSmall ? (
        <>
          <Mask transform="translate(10 72) scale(.86)" />
          <text x="14" y="64" font-family="var(--font-face)" font-size="58" fill="#e9bf6c">
            {power}
          </text>
        </>
      ) : (
        <>
          <Mask transform="translate(10 38)" />
          {Array.from({ length: power }, (_, i) => (
            <rect
              key={i}
              x={50 - (power * NOTE.pitch - (NOTE.pitch - NOTE.width)) / 2 + i * NOTE.pitch}
              y="94"
              width={NOTE.width}
              height="18"
              rx="2"
              fill="#e9bf6c"
            />
          ))}
          <Mask transform="translate(11 12) scale(.42)" />
          <text
            x="80"
            y="34"
            font-family="var(--font-face)"
            font-size="26"
            fill="#e9bf6c"
            text-anchor="middle"
          >
            {power}
          </text>
          <Word y={126} size={11.2} fill="#eafaf6">
            {m().names.face.steals[power - 1]!}
          </Word>
        </>
      )}
    </svg>
  );
}

export const CardBack = () => (
  <svg {...svg}>
    <CardSheet fill="#2f5226" edge="#d8c271" frame="#d8c271" />
    <path
      fill="#d8c271"
      d="M34 104h32v-10H34zM38 91h24V81H38zM42 78h16V68H42zM46 65h8V55h-8zM49 52h2V36h-2z"
    />
  </svg>
);
