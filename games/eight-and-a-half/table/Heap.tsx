/** The pile itself: Halves stuck to their number, Ghosts see-through, the rest underneath. */

import { useRef } from 'preact/hooks';
import { useBeforePaint, usePreferences } from '@parlor/table-ui';
import { isNumber } from '../facts/cards.ts';
import { GHOST, HALF } from '../facts/types.ts';
import type { Placed, Swept } from './tracking.ts';
import { asideOf, bankOf, handOf } from './tracking.ts';
import { CardArt } from './CardArt.tsx';

/** No more than so many are drawn; the others are hidden below them anyway. */
const MOST_DRAWN = 9;
const MOST_BELOW = 3;

interface Layer extends Placed {
  readonly kind: 'below' | 'number' | 'half' | 'ghost';
  /** Among its kind. */
  readonly nth: number;
  readonly tilt: number;
}

/** How the top of a pile lies. */
function layersOf(pile: readonly Placed[]): readonly Layer[] {
  const top = pile.findLastIndex(({ card }) => isNumber(card));
  const start = Math.max(0, top);
  const below = pile.slice(Math.max(0, start - MOST_BELOW), start);
  const group = pile.slice(start).slice(-MOST_DRAWN);
  const first = start - below.length;
  let halves = 0;
  let ghosts = 0;
  return [
    ...below.map((one, i): Layer => ({ ...one, kind: 'below', nth: i, tilt: tiltOf(first + i) })),
    ...group.map((one, i): Layer => {
      if (one.card === HALF) return { ...one, kind: 'half', nth: halves++, tilt: 0 };
      if (one.card === GHOST) return { ...one, kind: 'ghost', nth: ghosts++, tilt: 0 };
      return { ...one, kind: 'number', nth: i, tilt: tiltOf(start + i) / 4 };
    }),
  ];
}

/** Cards thrown on a heap lie askew, each in its own way, and stay so. */
const TILTS = [-16, 9, -6, 14, -11, 5, 17, -8];
const tiltOf = (index: number): number => TILTS[index % TILTS.length]!;

export const Heap = ({ pile }: { readonly pile: readonly Placed[] }) => (
  <div class={`heap ${pile.length === 0 ? 'vacant' : ''}`}>
    {layersOf(pile).map((layer) => (
      <span
        key={layer.key}
        class={`lying ${layer.kind}`}
        style={`--nth: ${layer.nth}; --tilt: ${layer.tilt}deg`}
        data-flip={layer.key}
        data-from={layer.from}
      >
        <CardArt card={layer.card} />
      </span>
    ))}
  </div>
);

const HOLD_MS = 520;
const SWEEP_MS = 1150;

/** Where a pile goes: aside, or into a hand; whatever of it is on the screen. */
function placeFor(from: HTMLElement, { to, isIntoHand }: Swept): DOMRect | undefined {
  if (to === undefined) return undefined;
  for (const name of [isIntoHand ? handOf(to) : asideOf(to), bankOf(to)]) {
    const place = from.closest('.app')?.querySelector(`[data-place="${name}"]`);
    const rect = place?.getBoundingClientRect();
    if (rect && rect.width > 0) return rect;
  }
  return undefined;
}

/** A pile that has been taken: seen once more, then it goes to whoever takes it. */
export function Sweep({ swept }: { readonly swept: Swept }) {
  const { isMotionReduced } = usePreferences();
  const root = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const element = root.current;
    if (!element || isMotionReduced.peek()) return;
    const target = placeFor(element, swept);
    const here = element.getBoundingClientRect();
    const zoom = element.offsetWidth > 0 ? here.width / element.offsetWidth : 1;
    const x = target ? (target.left + target.width / 2 - here.left - here.width / 2) / zoom : 0;
    const y = target ? (target.top + target.height / 2 - here.top - here.height / 2) / zoom : 0;
    element.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'none', opacity: 1, offset: HOLD_MS / SWEEP_MS },
        {
          transform: `translate(${x}px, ${y}px) scale(${target ? 0.28 : 0.9})`,
          opacity: 0.9,
          offset: 0.97,
        },
        { transform: `translate(${x}px, ${y}px) scale(${target ? 0.28 : 0.9})`, opacity: 0 },
      ],
      { duration: SWEEP_MS, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1.04)', fill: 'both' },
    );
  }, swept);
  return (
    <div class="sweep" ref={root} aria-hidden="true">
      <Heap pile={swept.pile} />
    </div>
  );
}
