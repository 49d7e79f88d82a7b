/** The hand of a view's owner in small, for replays with open cards. */

import type { View } from '../rules/index.ts';
import { CardFace } from './cards.tsx';
import { m } from './messages.ts';

export function Hand({ view }: { readonly view: unknown }) {
  const { hand } = view as View;
  return (
    <div
      class="pp-little"
      role="img"
      aria-label={hand.map(m().names.spoken).join(', ') || m().table.emptyHand}
    >
      {hand.map((card, at) => (
        <CardFace key={at} card={card} isSmall />
      ))}
    </div>
  );
}
