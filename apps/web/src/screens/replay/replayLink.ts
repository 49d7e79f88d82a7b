/** The address of a moment of a finished match, which opens on any device. */

import { useEffect, useState } from 'preact/hooks';
import type { Viewer } from '@parlor/kit';
import type { Played } from '../../tables/played.ts';
import { fragmentOf, SHARED } from '../../tables/sharedMatch.ts';

export interface ReplayMoment {
  readonly played: Played;
  readonly at: number;
  readonly from: Viewer | 'open';
}

/** A match that no server has travels in the link itself. */
export function useReplayLink({ played, at, from }: ReplayMoment): string {
  const isAlone = played.isOfDevice || played.id === SHARED;
  const [fragment, setFragment] = useState('');
  useEffect(() => {
    if (isAlone) void fragmentOf(played).then(setFragment);
  }, [played]);
  const id = isAlone ? SHARED : played.id;
  return `${location.origin}/replay/${id}?at=${at}&from=${from}${fragment}`;
}
