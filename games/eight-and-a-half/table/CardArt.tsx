/** The printed cards: ivory numbers, dark Half and Ghost, and the back with its dial. 100 by 140 units. */

import { CardFrame, CardSheet } from '@parlor/table-ui';
import { type Card, GHOST, HALF } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import { m } from './messages.ts';

const FOOT = 'M7 111h86v12h-3v5h-5v5H15v-5h-5v-5H7z';
const GHOST_SHAPE =
  'M20 92V56a30 30 0 0 1 60 0v36c0 10-7 10-10 3-3 7-9 7-11 0-3 8-15 8-18 0-2 7-8 7-11 0-3 7-10 7-10-3z';

interface Print {
  readonly ink: string;
  readonly foot: string;
  readonly word?: keyof Messages['cards']['print'];
}

const YELLOW: Print = { ink: 'var(--card-ink)', foot: '#f0c64a' };

/** E-1.2: 0, 5 and 9 in colours of their own, each with a word. */
const SPECIAL: Readonly<Record<number, Print>> = {
  0: { ink: 'var(--moss)', foot: 'var(--moss)', word: 'zero' },
  5: { ink: 'var(--sky)', foot: 'var(--sky)', word: 'five' },
  9: { ink: 'var(--ember)', foot: 'var(--ember)', word: 'nine' },
};

interface CardArtProps {
  /** Face down without one. */
  readonly card?: Card;
  readonly class?: string;
}

export function CardArt({ card, class: extra = '' }: CardArtProps) {
  return (
    <svg class={`card ${extra}`} viewBox="0 0 100 140" aria-hidden="true">
      {card === undefined ? (
        <Back />
      ) : card === HALF ? (
        <HalfFace />
      ) : card === GHOST ? (
        <GhostFace />
      ) : (
        <NumberFace number={card} />
      )}
    </svg>
  );
}

interface LetteringProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly children: string;
}

const Numeral = ({ x, y, size, ink, children }: LetteringProps) => (
  <text x={x} y={y} font-family="var(--font-face)" font-size={size} fill={ink} text-anchor="middle">
    {children}
  </text>
);

const Word = ({ x, y, size, ink, children }: LetteringProps) => (
  <text
    x={x}
    y={y}
    font-family="var(--font-text)"
    font-weight="700"
    font-size={size}
    fill={ink}
    text-anchor="middle"
    letter-spacing=".4"
  >
    {children}
  </text>
);

function NumberFace({ number }: { readonly number: Card }) {
  const { ink, foot, word } = SPECIAL[number] ?? YELLOW;
  return (
    <>
      <CardSheet fill="var(--card)" edge="var(--card-line)" />
      <path d={FOOT} fill={foot} />
      <CardFrame line={ink} />
      <Numeral x={54} y={100} size={70} ink={ink}>
        {String(number)}
      </Numeral>
      <Numeral x={22} y={38} size={30} ink={ink}>
        {String(number)}
      </Numeral>
      {number === 5 && <path d="M38 19l8 10 8-10z" fill={ink} />}
      {word !== undefined && (
        <Word x={50} y={125.5} size={11} ink="#fff">
          {m().cards.print[word]}
        </Word>
      )}
    </>
  );
}

const HalfFace = () => (
  <>
    <CardSheet fill="#4f2d86" edge="#cdb3f7" />
    <path d="M8 108 L92 40 V122h-2v5h-5v5H15v-5h-5v-5H8z" fill="#6a44a8" />
    <CardFrame line="#cdb3f7" />
    <Numeral x={55} y={101} size={66} ink="#fff">
      ½
    </Numeral>
    <Numeral x={24} y={38} size={30} ink="#fff">
      ½
    </Numeral>
    <Word x={50} y={126} size={10.5} ink="#efe4ff">
      {m().cards.print.half}
    </Word>
  </>
);

const GhostFace = () => (
  <>
    <CardSheet fill="#33303f" edge="#d9d7e6" />
    <CardFrame line="#a9a6bd" />
    <path d={GHOST_SHAPE} fill="#f4f2fb" />
    <g fill="#33303f">
      <ellipse cx="40" cy="60" rx="5" ry="7.5" />
      <ellipse cx="60" cy="60" rx="5" ry="7.5" />
      <ellipse cx="50" cy="77" rx="4" ry="5" />
    </g>
    <path d={GHOST_SHAPE} fill="#f4f2fb" transform="translate(9 10) scale(.27)" />
    <Word x={50} y={126} size={12} ink="#f4f2fb">
      {m().cards.print.ghost}
    </Word>
  </>
);

const Back = () => (
  <>
    <CardSheet fill="#3e2a70" edge="#c9aef5" />
    <CardFrame line="#c9aef5" width={1.5} />
    <g fill="none" stroke="#c9aef5" stroke-width="2">
      <path d="M22 92a28 28 0 0 1 56 0M30 92a20 20 0 0 1 40 0M38 92a12 12 0 0 1 24 0" />
      <path d="M50 92L66 60" stroke-width="3" />
    </g>
  </>
);
