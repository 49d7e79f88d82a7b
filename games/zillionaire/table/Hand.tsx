/** A hand in small, only to look at: for replays with open cards. */

import { groupsOf } from '../facts/plays.ts';
import type { View } from '../rules/index.ts';
import { Card } from './Card.tsx';
import { m } from './messages.ts';

export function Hand({ view }: { readonly view: unknown }) {
  const { hand } = view as View;
  return (
    <span class="z-small" role="list" aria-label={m().table.handOf}>
      {groupsOf(hand ?? []).map(({ rank, count }) => (
        <span
          key={rank}
          class="z-small-grp"
          role="listitem"
          aria-label={m().table.group(rank, count)}
        >
          {Array.from({ length: count }, (_, card) => (
            <Card key={card} rank={rank} />
          ))}
        </span>
      ))}
    </span>
  );
}
