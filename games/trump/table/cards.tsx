/** The cards, drawn on 100 by 140 units. Ivory pays; dark faces act. */

import { CardFrame, CardSheet } from '@parlor/table-ui';
import type { ComponentChildren } from 'preact';
import { drawing } from './art.tsx';
import { m } from './messages.ts';
import { type Card, type CardData, type Components, shortName } from './printed.ts';

interface Look {
  readonly face: string;
  readonly edge: string;
  readonly frame: string;
  readonly ink: string;
}

const IVORY: Look = {
  face: 'var(--card)',
  edge: 'var(--card-line)',
  frame: '#5b7bb0',
  ink: '#17305a',
};

const DARK: Readonly<Record<string, Look>> = {
  investor: {
    face: '#205040',
    edge: '#cfe6c6',
    frame: 'rgb(220 240 205 / .5)',
    ink: '#e5f5dc',
  },
  out: { face: '#6b1f24', edge: '#f2c0b0', frame: 'rgb(255 215 205 / .5)', ink: '#ffe4da' },
  back: { face: '#1c4a6b', edge: '#bcd9ee', frame: 'rgb(200 225 245 / .5)', ink: '#e2f2fd' },
  tax: { face: '#3b3440', edge: '#d9d0de', frame: 'rgb(225 215 235 / .5)', ink: '#f2eaf6' },
  forceSale: { face: '#4a3413', edge: '#ecd6a6', frame: 'rgb(245 225 180 / .5)', ink: '#ffe9bf' },
  rollFive: { face: '#3a2358', edge: '#dcc8f5', frame: 'rgb(225 205 250 / .5)', ink: '#f0e6ff' },
};

/** As wide as a line of capitals may get before it is squeezed. */
const ROOM = 76;
const GLYPH = 0.66;

function Line({
  y,
  size,
  fill,
  children: text,
}: {
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly children: string;
}) {
  const isLong = text.length * size * GLYPH > ROOM;
  return (
    <text
      x="50"
      y={y}
      text-anchor="middle"
      font-family="var(--font-text)"
      font-weight="700"
      font-size={size}
      letter-spacing=".4"
      fill={fill}
      {...(isLong && { textLength: ROOM, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  );
}

const Figure = ({
  y,
  size = 34,
  x = 50,
  fill,
  children,
}: {
  readonly y: number;
  readonly size?: number;
  readonly x?: number;
  readonly fill: string;
  readonly children: ComponentChildren;
}) => (
  <text
    x={x}
    y={y}
    text-anchor="middle"
    font-family="var(--font-face)"
    font-size={size}
    fill={fill}
  >
    {children}
  </text>
);

const at = (x: number, y: number, scale: number, body: ComponentChildren): ComponentChildren => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} class="tr-print">
    {body}
  </g>
);

/** A little die beside what it is multiplied by. */
const smallDie = (
  <g transform="translate(15 81) scale(.52)">
    <rect
      x="1.5"
      y="1.5"
      width="57"
      height="57"
      rx="12"
      fill="#fff"
      stroke="#17305a"
      stroke-width="4"
    />
    <g fill="#17305a">
      <circle cx="17" cy="17" r="6" />
      <circle cx="43" cy="43" r="6" />
      <circle cx="30" cy="30" r="6" />
    </g>
  </g>
);

const STROKES = { fill: 'none', 'stroke-width': 5, 'stroke-linejoin': 'round' } as const;

function Body({ set, data, ink }: { set: Components; data: CardData; ink: string }) {
  switch (data.kind) {
    case 'profit':
      return (
        <>
          <Line y={25} size={10.5} fill="#23508c">
            {m().names.print.profit}
          </Line>
          {at(28, 34, 1.1, drawing(set, data.property))}
          <Figure y={111} fill={ink}>
            {data.pays}
          </Figure>
          <Line y={126} size={9.5} fill="#4d3f45">
            {shortName(set, data.property).toUpperCase()}
          </Line>
        </>
      );
    case 'dieProfit':
      return (
        <>
          <Line y={25} size={10.5} fill="#23508c">
            {m().names.print.dieProfit}
          </Line>
          {at(30, 33, 1, drawing(set, data.property))}
          {smallDie}
          <Figure x={71} y={106} size={18} fill={ink}>
            ×20
          </Figure>
          <Line y={126} size={9.5} fill="#4d3f45">
            {shortName(set, data.property).toUpperCase()}
          </Line>
        </>
      );
    case 'pairProfit':
      return (
        <>
          <Line y={25} size={10.5} fill="#23508c">
            {m().names.print.profit}
          </Line>
          {data.properties.slice(0, 3).map((property, place, all) => (
            <g key={property}>
              {at(
                all.length === 2 ? 12 + place * 40 : 8 + place * 29,
                39,
                all.length === 2 ? 0.9 : 0.66,
                drawing(set, property),
              )}
            </g>
          ))}
          <Figure y={111} fill={ink}>
            {data.pays}
          </Figure>
          <Line y={126} size={8.6} fill="#4d3f45">
            {data.properties
              .map((property) => shortName(set, property).split(' ')[0]!)
              .join(' + ')
              .toUpperCase()}
          </Line>
        </>
      );
    case 'anyProfit':
      return (
        <>
          <Line y={25} size={10.5} fill="#23508c">
            {m().names.print.profit}
          </Line>
          {[0, 3, 5, 6].map((property, place) => (
            <g key={property}>
              {at(
                24 + (place % 2) * 28,
                32 + Math.floor(place / 2) * 25,
                0.6,
                drawing(set, property % set.properties.length),
              )}
            </g>
          ))}
          <Figure y={111} fill={ink}>
            {data.pays}
          </Figure>
          <Line y={126} size={8.6} fill="#4d3f45">
            {m().names.print.anyProperty}
          </Line>
        </>
      );
    case 'manyProfit':
      return (
        <>
          <Line y={25} size={10.5} fill="#23508c">
            {m().names.print.profit}
          </Line>
          <g fill={ink}>
            {Array.from({ length: Math.min(data.owned, 6) }, (_, i) => (
              <path
                key={i}
                transform={`translate(${50 - Math.min(data.owned, 6) * 8 + i * 16} 42)`}
                d="M2 34V8l6-6 6 6v26z"
              />
            ))}
          </g>
          <Figure y={111} fill={ink}>
            {data.pays}
          </Figure>
          <Line y={126} size={8.6} fill="#4d3f45">
            {m().names.print.many(data.owned)}
          </Line>
        </>
      );
    case 'tax':
      return (
        <>
          <g {...STROKES} stroke={ink}>
            <circle cx="36" cy="54" r="10" />
            <circle cx="64" cy="82" r="10" />
            <path d="M68 46L32 90" />
          </g>
          <Line y={27} size={14} fill={ink}>
            {m().names.print.tax}
          </Line>
          <Line y={124} size={8.6} fill={ink}>
            {m().names.print.taxNote}
          </Line>
        </>
      );
    case 'forceSale':
      return (
        <>
          <g {...STROKES} stroke={ink} stroke-width="6" stroke-linecap="round">
            <path d="M54 38l22 22M44 48l22 22M20 96l34-34" />
            <path d="M50 42L40 52l22 22 10-10z" fill={ink} />
          </g>
          <Line y={26} size={11.5} fill={ink}>
            {m().names.print.forceSale}
          </Line>
          <Line y={124} size={8.6} fill={ink}>
            {m().names.print.forceSaleNote}
          </Line>
        </>
      );
    case 'rollFive':
      return (
        <>
          <g transform="translate(26 42) scale(.8) rotate(-8 30 30)">
            <rect x="1.5" y="1.5" width="57" height="57" rx="12" fill="#f6efff" />
            <Figure x={30} y={46} size={44} fill="#3a2358">
              T
            </Figure>
          </g>
          <Line y={26} size={12} fill={ink}>
            {m().names.print.rollFive}
          </Line>
          <Figure y={120} size={28} fill={ink}>
            5×
          </Figure>
        </>
      );
    case 'investor':
      return (
        <>
          <Line y={22} size={9.5} fill={ink}>
            {m().names.print.investor[0]}
          </Line>
          <Line y={33} size={9.5} fill={ink}>
            {m().names.print.investor[1]}
          </Line>
          <g fill="none" stroke="#ffe3a8" stroke-width="4">
            <rect x="24" y="48" width="52" height="36" rx="4" />
            <path d="M40 48v-9h20v9M24 64h52" />
          </g>
          <rect x="45" y="60" width="10" height="9" fill="#ffe3a8" />
          <Figure y={117} fill="#ffe3a8">
            {data.brings}
          </Figure>
        </>
      );
    case 'out':
      return (
        <>
          <g {...STROKES} stroke={ink}>
            <path d="M46 36H24v60h22" />
            <path d="M42 66h36M64 51l15 15-15 15" />
          </g>
          <Line y={24} size={10.5} fill={ink}>
            {m().names.print.out[0]}
          </Line>
          <Line y={114} size={9.5} fill={ink}>
            {m().names.print.out[1]}
          </Line>
          <Line y={126} size={10.5} fill={ink}>
            {m().names.print.out[2]}
          </Line>
        </>
      );
    case 'back':
      return (
        <>
          <g {...STROKES} stroke={ink}>
            <path d="M54 36h22v60H54" />
            <path d="M22 66h36M44 51l15 15-15 15" />
          </g>
          <Line y={24} size={10.5} fill={ink}>
            {m().names.print.back[0]}
          </Line>
          <Line y={114} size={9.5} fill={ink}>
            {m().names.print.back[1]}
          </Line>
          <Line y={126} size={10.5} fill={ink}>
            {m().names.print.back[2]}
          </Line>
        </>
      );
  }
}

export function CardFace({ set, card }: { readonly set: Components; readonly card: Card }) {
  const data = set.cards[card];
  if (!data) return null;
  const look = DARK[data.kind] ?? IVORY;
  return (
    <svg class="card tr-face" viewBox="0 0 100 140" aria-hidden="true">
      <CardSheet fill={look.face} edge={look.edge} frame={look.frame} />
      <Body set={set} data={data} ink={look.ink} />
    </svg>
  );
}

/** The back: brass lines, the same for all. */
export const CardBack = () => (
  <svg class="card tr-face" viewBox="0 0 100 140" aria-hidden="true">
    <CardSheet fill="#12264a" edge="#b8893b" />
    <CardFrame line="#b8893b" width={1.4} />
    <g fill="none" stroke="#b8893b" stroke-width="1.4">
      <path d="M50 112V34M50 112L26 44M50 112L74 44M50 112L16 62M50 112l34-50" />
      <path d="M20 112h60M28 104h44" />
    </g>
  </svg>
);
