/**
 * What may come a moment after the rest: drawn for the first time as a whole, a
 * table would keep the page from answering for too long.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface DeferredProps {
  /** After so many pictures of the rest. */
  readonly after?: number;
  readonly children: ComponentChildren;
}

export function Deferred({ after = 1, children }: DeferredProps) {
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (seen >= after) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task of its own, after the picture of the rest.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSeen(seen + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [seen]);
  return seen >= after ? <>{children}</> : null;
}
