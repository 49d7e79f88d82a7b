/**
 * Motion from the difference between two pictures: whatever carries the same
 * `data-flip` before and after glides from its old place to its new one. What
 * has come into being glides in from the place named by `data-from`, if any.
 */

import { useRef } from 'preact/hooks';
import { isMotionReduced } from '../app/settings.ts';
import { useBeforePaint } from './beforePaint.ts';

const MOVE_MS = 320;
const FURTHER_MS = 40;
const LONGEST_MS = 600;
const FIRST_LOOK_MS = 150;
const CURVE = 'cubic-bezier(0.3, 0.9, 0.3, 1.04)';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** What is still on its way. */
const gliding = new WeakMap<Element, Animation>();

/** Call it in the component whose `root` holds everything that moves, once per picture. */
export function useFlip(root: { readonly current: HTMLElement | null }, picture: unknown): void {
  const places = useRef(new Map<string, Place>());
  const firstLook = useRef<ReturnType<typeof setTimeout>>(undefined);
  useBeforePaint(() => {
    clearTimeout(firstLook.current);
    const before = places.current;
    const elements = flipping(root.current);
    if (before.size === 0) {
      // Nothing moves in the first picture: it is measured after it has been laid out anyway.
      firstLook.current = setTimeout(() => {
        places.current = measured(flipping(root.current));
      }, FIRST_LOOK_MS);
      return;
    }
    const onTheirWay = land(elements);
    const now = measured(elements);
    places.current = now;
    if (isMotionReduced.peek()) return;
    let moved = 0;
    for (const element of elements) {
      const key = element.dataset['flip']!;
      const rested = before.get(key) ?? placeOf(root.current, element.dataset['from']);
      const from = rested && shifted(rested, onTheirWay.get(element));
      if (from && glide(element, from, now.get(key)!, moved)) moved++;
    }
  }, picture);
}

const flipping = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-flip]') ?? []),
];

const measured = (elements: readonly HTMLElement[]): Map<string, Place> =>
  new Map(elements.map((element) => [element.dataset['flip']!, element.getBoundingClientRect()]));

/**
 * Puts what is still gliding where it belongs, so that places are measured and
 * not positions on the way; how far each was away from its place.
 */
function land(elements: readonly HTMLElement[]): Map<HTMLElement, Place> {
  const flying = elements.filter((element) => gliding.get(element)?.playState === 'running');
  const seen = flying.map((element) => element.getBoundingClientRect());
  for (const element of flying) gliding.get(element)?.cancel();
  return new Map(
    flying.map((element, i) => {
      const at = element.getBoundingClientRect();
      const { left, top } = seen[i]!;
      return [element, { left: left - at.left, top: top - at.top, width: 0 }];
    }),
  );
}

/** Whatever was on its way starts from where it was seen last. */
const shifted = (place: Place, by: Place | undefined): Place =>
  by ? { left: place.left + by.left, top: place.top + by.top, width: place.width } : place;

const placeOf = (root: HTMLElement | null, name: string | undefined): Place | undefined =>
  name === undefined
    ? undefined
    : root?.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect();

function glide(element: HTMLElement, from: Place, to: Place, nth: number): boolean {
  // Places are measured on the screen; what moves is inside a table that may be scaled.
  const zoom = element.currentCSSZoom ?? 1;
  const x = (from.left - to.left) / zoom;
  const y = (from.top - to.top) / zoom;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return false;
  const scale = to.width > 0 ? from.width / to.width : 1;
  const animation = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration: Math.min(MOVE_MS + nth * FURTHER_MS, LONGEST_MS), easing: CURVE },
  );
  gliding.set(element, animation);
  return true;
}
