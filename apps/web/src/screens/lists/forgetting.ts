/** Forgetting a match of this device: it stays stored for a while, in which it can be undone. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { deleteMatch } from '../../offline/storedMatches.ts';

export interface Forgetting {
  readonly isForgetting: (id: string) => boolean;
  /** Has it just been undone? */
  readonly isUndone: (id: string) => boolean;
  /** Soon, unless it is undone. */
  readonly forget: (id: string) => void;
  readonly undo: (id: string) => void;
  /** Now, for good. */
  readonly finish: (id: string) => void;
}

/** Whoever leaves the page has made up their mind. */
export function useForgetting(gone: (id: string) => void): Forgetting {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  // Of this moment: what leaves the page knows nothing newer than what it was drawn with.
  const waiting = useRef(new Set<string>());
  const undone = useRef<string | undefined>(undefined);
  const change = (): void => setShown(new Set(waiting.current));
  useEffect(() => {
    const leave = (): void => {
      for (const id of waiting.current) void deleteMatch(id).then(() => gone(id));
      waiting.current.clear();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    isForgetting: (id) => shown.has(id),
    isUndone: (id) => undone.current === id,
    forget(id) {
      waiting.current.add(id);
      change();
    },
    undo(id) {
      waiting.current.delete(id);
      undone.current = id;
      change();
    },
    finish(id) {
      if (waiting.current.delete(id)) void deleteMatch(id).then(() => gone(id));
    },
  };
}
