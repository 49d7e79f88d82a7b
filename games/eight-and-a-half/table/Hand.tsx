/** The hand of a view's owner in small, for replays with open cards. */

import type { View } from '../rules/index.ts';
import { KnownHand } from './Store.tsx';

export function Hand({ view }: { readonly view: unknown }) {
  const { viewer, players } = view as View;
  const hand = typeof viewer === 'number' ? players[viewer]?.hand : undefined;
  return hand ? (
    <div class="e-hand-small">
      <KnownHand hand={hand} />
    </div>
  ) : null;
}
