/** A hand in small, only to look at: for replays with open cards. */

import type { View } from '../rules/index.ts';
import { Card } from './Card.tsx';
import { groupsOf } from './reading.ts';
import { strings } from './strings.ts';

export function SmallHand({ view }: { readonly view: View }) {
  return (
    <span class="z-small" role="list" aria-label={strings.handOf}>
      {groupsOf(view.hand ?? []).map(({ rank, count }) => (
        <span
          key={rank}
          class="z-small-grp"
          role="listitem"
          aria-label={strings.group(rank, count)}
        >
          {Array.from({ length: count }, (_, card) => (
            <Card key={card} rank={rank} />
          ))}
        </span>
      ))}
    </span>
  );
}
