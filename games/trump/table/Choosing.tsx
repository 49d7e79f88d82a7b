/** A card of choice is due: whoever chooses has the cards in front. */

import type { View } from '../rules/index.ts';
import { CardFace } from './cards.tsx';
import { cardName } from './printed.ts';
import { groupsOf } from './reading.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

export function Choosing({
  turn,
  choosing: { cards, seat, from, to },
}: {
  readonly turn: Turn;
  readonly choosing: NonNullable<View['choosing']>;
}) {
  const { set, draft, asked, model, me } = turn;
  const people = model.people;
  const line = m().table.chooses(people(seat), people(from), people(to));
  // Who gives has the cards in hand already.
  if (asked !== 'choose' || !cards || from === me) return <p class="tr-quiet">{line}</p>;
  return (
    <section class="tr-choosing" aria-label={line}>
      <div class="tr-faces" data-row="choosing">
        {groupsOf(cards).map(({ card }) => (
          <button
            type="button"
            key={card}
            class={`pick ${card === draft.card ? 'on' : ''}`}
            aria-pressed={card === draft.card}
            title={cardName(set, card)}
            data-move={JSON.stringify({ type: 'choose', card })}
            onClick={() => turn.change({ card })}
          >
            <span class="sr">{cardName(set, card)}</span>
            <CardFace set={set} card={card} />
          </button>
        ))}
      </div>
    </section>
  );
}
