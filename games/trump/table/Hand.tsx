/** The hand of a view's owner in small, for replays with open cards. */

import type { View } from '../rules/index.ts';
import { CardFace } from './cards.tsx';
import { cardName, setOf } from './printed.ts';
import { groupsOf } from './reading.ts';
import { m } from './messages.ts';

export function Hand({ view: any }: { readonly view: unknown }) {
  const view = any as View;
  const set = setOf(view);
  return (
    <ul class="tr-small-hand">
      {groupsOf(view.hand ?? []).map(({ card, count }) => (
        <li key={card} title={m().table.card(cardName(set, card), count)}>
          <CardFace set={set} card={card} />
          {count > 1 && <b aria-hidden="true">×{count}</b>}
          <span class="sr">{m().table.card(cardName(set, card), count)}</span>
        </li>
      ))}
    </ul>
  );
}
