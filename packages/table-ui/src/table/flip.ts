/**
 * Motion from the difference between two pictures: whatever carries the same
 * `data-flip` before and after glides from its old place to its new one. What
 * has come into being glides in from the place named by `data-from`, if any.
 */

import { useRef } from 'preact/hooks';
import type { ReadonlySignal } from '@preact/signals';
import { useBeforePaint } from './beforePaint.ts';

const MOVE_MS = 320;
const FURTHER_MS = 40;
const LONGEST_MS = 600;
const CURVE = 'cubic-bezier(0.3, 0.9, 0.3, 1.04)';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** What is still on its way. */
const gliding = new WeakMap<Element, Animation>();

/** Call it in the component whose `root` holds everything that moves, once per picture. */
export function useFlip(
  root: { readonly current: HTMLElement | null },
  picture: unknown,
  isMotionReduced: ReadonlySignal<boolean>,
): void {
  const drawn = useRef<unknown>(undefined);
  const seen = useRef<ReadonlyMap<string, Place>>(undefined);
  if (drawn.current !== picture) {
    drawn.current = picture;
    // The last picture is still there, as it was seen. One that nobody has seen yet is not looked at.
    seen.current ??= isMotionReduced.peek() ? new Map() : measured(flipping(root.current));
  }
  useBeforePaint(() => {
    const before = seen.current;
    seen.current = undefined;
    // Laid out here, even where nothing moves: then the frame has only to paint it.
    root.current?.getBoundingClientRect();
    // Nothing moves in the first picture.
    if (!before?.size) return;
    const elements = flipping(root.current);
    for (const element of elements) gliding.get(element)?.cancel();
    const now = measured(elements);
    let moved = 0;
    for (const element of elements) {
      const key = element.dataset['flip']!;
      const from = before.get(key) ?? placeOf(root.current, element.dataset['from']);
      if (from && glide(element, from, now.get(key)!, moved)) moved++;
    }
  }, picture);
}

const flipping = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-flip]') ?? []),
];

const measured = (elements: readonly HTMLElement[]): Map<string, Place> =>
  new Map(elements.map((element) => [element.dataset['flip']!, element.getBoundingClientRect()]));

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
