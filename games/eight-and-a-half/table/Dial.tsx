/** The Lift: the pile's value on a half circle of numbers. Lit is what may be played. */

import type { People } from '@parlor/kit';
import { valueName } from '../facts/cards.ts';
import type { View } from '../rules/index.ts';
import { isLit, type Lit, litOn, riskOf } from './dialling.ts';
import { m } from './messages.ts';
import { pileNote, pileSpoken } from './pile.ts';

const CENTRE = { x: 200, y: 196 };
const RADIUS = 139;
/** Degrees from the left end for 0, and to the right end for the last half. */
const MARGIN = 8;
const LAST = 9.5;
const NUMBERS = Array.from({ length: 10 }, (_, number) => number);
const HALVES = NUMBERS.map((number) => number + 0.5);

/** Where a value stands, in degrees clockwise from the left. */
const turnOf = (value: number): number =>
  MARGIN + (Math.min(value, LAST) / LAST) * (180 - 2 * MARGIN);

function at(value: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (turnOf(value) * Math.PI) / 180;
  return { x: CENTRE.x - radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle) };
}

const point = (value: number, radius: number): string => {
  const { x, y } = at(value, radius);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const arc = (from: number, to: number): string =>
  `M${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}`;

const line = (value: number, length: number): string =>
  `M${point(value, RADIUS)}L${point(value, RADIUS - length)}`;

export function Dial({ view, people }: { readonly view: View; readonly people: People }) {
  const risk = riskOf(view);
  return (
    <div class="lift">
      <DialFace
        value={view.value}
        lit={litOn(view)}
        catchAt={risk?.card}
        hasDemand={view.five}
        label={pileSpoken(view, people)}
      />
      <p class="value" aria-hidden="true">
        {view.pile.length === 0 ? (
          <i class="show">{m().pile.empty}</i>
        ) : (
          <b>{valueName(view.value)}</b>
        )}
        <small class={risk && people(risk.seat).isReader ? 'risk' : ''}>
          {pileNote(view, people).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </small>
      </p>
    </div>
  );
}

interface DialFaceProps {
  readonly value: number;
  readonly lit: Lit;
  /** The number that would catch. */
  readonly catchAt?: number | undefined;
  readonly hasDemand?: boolean;
  readonly label: string;
}

export const DialFace = ({ value, lit, catchAt, hasDemand = false, label }: DialFaceProps) => (
  <svg class="dial" viewBox="0 0 400 214" role="img" aria-label={label}>
    <g fill="none" stroke="var(--brass-2)">
      <path d="M12 196A188 188 0 0 1 388 196M12 196H388" stroke-width="1.5" />
      <path d="M18 196A182 182 0 0 1 382 196" opacity=".5" />
    </g>
    <path class="scale" d={arc(0, LAST)} />
    {lit.from < lit.to && <path class="lit-arc" d={arc(lit.from, lit.to)} />}
    {HALVES.map((half) => (
      <path key={half} class="half-mark" d={line(half, 6)} />
    ))}
    {NUMBERS.map((number) => (
      <NumberMark
        key={number}
        number={number}
        isLit={isLit(lit, number)}
        isCatch={catchAt === number}
      />
    ))}
    {hasDemand && <Demand />}
    <g class="needle" style={`--turn: ${turnOf(value) - 90}deg`}>
      <path d="M200 196V78" stroke="var(--brass)" stroke-width="5" stroke-linecap="round" />
      <path d="M200 60l6 20h-12z" fill="var(--brass)" />
    </g>
    <path d="M186 196a14 14 0 0 1 28 0z" fill="var(--brass)" />
  </svg>
);

interface NumberMarkProps {
  readonly number: number;
  readonly isLit: boolean;
  readonly isCatch: boolean;
}

function NumberMark({ number, isLit, isCatch }: NumberMarkProps) {
  const { x, y } = at(number, 160);
  return (
    <g class={`mark-of ${isLit ? 'is-lit' : ''} ${isCatch ? 'is-catch' : ''}`}>
      <path class="tick-mark" d={line(number, 13)} />
      {isCatch && <circle cx={x.toFixed(1)} cy={(y - 1).toFixed(1)} r="17" />}
      <text x={x.toFixed(1)} y={(y + 7).toFixed(1)} text-anchor="middle">
        {number}
      </text>
    </g>
  );
}

/** E-4.6: an arrow down, so that it is not told by the lit part alone. */
const Demand = () => (
  <g class="demand">
    <rect x="92" y="150" width="96" height="28" rx="14" />
    <path d="M104 160l7 9 7-9z" />
    <text x="150" y="169" text-anchor="middle">
      {m().pile.demand}
    </text>
  </g>
);
