/**
 * Motion from the difference between two pictures: whatever carries the same
 * `data-flip` before and after glides from its old place to its new one. What
 * has come into being glides in from the place named by `data-from`, if any.
 */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { isMotionReduced } from '../app/settings.ts';

const MOVE_MS = 320;
const FURTHER_MS = 40;
const LONGEST_MS = 600;
const CURVE = 'cubic-bezier(0.3, 0.9, 0.3, 1.04)';

/** Call it in the component whose `root` holds everything that moves, once per picture. */
export function useFlip(root: { readonly current: HTMLElement | null }, picture: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const elements = root.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? [];
    for (const element of elements)
      now.set(element.dataset['flip']!, element.getBoundingClientRect());
    if (!isMotionReduced.peek() && before.size > 0) {
      let moved = 0;
      for (const element of elements) {
        const to = now.get(element.dataset['flip']!)!;
        const from =
          before.get(element.dataset['flip']!) ?? placeOf(root.current, element.dataset['from']);
        if (from && glide(element, from, to, moved)) moved++;
      }
    }
    places.current = now;
  }, [picture]);
}

const placeOf = (root: HTMLElement | null, name: string | undefined): DOMRect | undefined =>
  name === undefined
    ? undefined
    : root?.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect();

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, nth: number): boolean {
  // Places are measured on the screen; what moves is inside a table that may be scaled.
  const zoom = element.currentCSSZoom ?? 1;
  const x = (from.left - to.left) / zoom;
  const y = (from.top - to.top) / zoom;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return false;
  const scale = to.width > 0 ? from.width / to.width : 1;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration: Math.min(MOVE_MS + nth * FURTHER_MS, LONGEST_MS), easing: CURVE },
  );
  return true;
}
