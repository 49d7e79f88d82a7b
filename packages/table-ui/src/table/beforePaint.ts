/**
 * Looks at a new picture before anybody sees it, but not while it is being made:
 * making, laying out and painting it are tasks of their own then. If a frame
 * comes at once, in that frame, which lays the picture out anyway.
 */

import { useLayoutEffect } from 'preact/hooks';

export function useBeforePaint(look: () => void, picture: unknown): void {
  useLayoutEffect(() => {
    const forget = (): void => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    const once = (): void => {
      forget();
      look();
    };
    const timer = setTimeout(once);
    const frame = requestAnimationFrame(once);
    return forget;
  }, [picture]);
}
