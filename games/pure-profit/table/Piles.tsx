/** The two piles: one unseen, one whose top card may be free to take. */

import { Icon } from '@parlor/table-ui';
import { isValue } from '../facts/types.ts';
import { CardBack, CardFace } from './cards.tsx';
import { DISCARDS, discardAt, PILE } from './motion.ts';
import { throwMove } from './draft.ts';
import { m } from './messages.ts';
import { touchDiscards, touchPile } from './touching.ts';
import type { Turn } from './turn.ts';

/** So many discards are seen, the lower ones by their upper edge. */
const SHOWN = 4;

export function Piles({ turn }: { readonly turn: Turn }) {
  return (
    // An open hand to choose from, or pairs to lay, lie over them.
    <div class="pp-piles" data-row="piles" inert={turn.asked === 'choose' || turn.asked === 'lay'}>
      <DrawPile turn={turn} />
      <Discards turn={turn} />
    </div>
  );
}

function DrawPile({ turn }: { readonly turn: Turn }) {
  const { view, asked, allows } = turn;
  const move = { type: 'draw', from: 'pile' } as const;
  const isOpen = asked === 'draw' && allows(move);
  const { cards } = view.pile;
  const { table } = m();
  return (
    <button
      type="button"
      class={`pp-pile ${isOpen ? 'open' : ''}`}
      aria-disabled={!isOpen}
      data-move={isOpen ? JSON.stringify(move) : undefined}
      onClick={() => touchPile(turn)}
    >
      <span class={`stack ${cards === 0 ? 'none' : ''}`} data-place={PILE}>
        {cards > 0 && <CardBack />}
        {cards > 1 && <CardBack />}
      </span>
      <span class="label">
        {table.drawPile}
        <br />
        {table.left(cards)}
      </span>
    </button>
  );
}

function Discards({ turn }: { readonly turn: Turn }) {
  const { view, asked, allows, motion, draft, isFirst } = turn;
  const { discard } = view;
  const { table } = m();
  const top = discard.at(-1);
  const move = { type: 'draw', from: 'discard' } as const;
  const picked = draft.picked === undefined ? undefined : view.hand[draft.picked];
  const canThrow =
    (asked === 'act' || asked === 'stuck') &&
    picked !== undefined &&
    allows(throwMove(picked, isFirst));
  const isOpen = (asked === 'draw' && allows(move)) || canThrow;
  const isClosed = top !== undefined && !isValue(top);
  const first = Math.max(0, discard.length - SHOWN);
  const below = reachOf(turn).slice(1);
  return (
    <button
      type="button"
      class={`pp-pile discards ${isOpen ? 'open' : ''} ${isClosed ? 'closed' : ''}`}
      aria-disabled={!isOpen}
      data-drop="discard"
      data-move={isOpen && !canThrow ? JSON.stringify(move) : undefined}
      onClick={() => touchDiscards(turn)}
    >
      <span class={`stack ${top === undefined ? 'none' : ''}`} data-place={DISCARDS}>
        {discard.slice(first).map((card, i) => {
          const thing = discardAt(first + i);
          return (
            <span
              key={first + i}
              class="one"
              data-flip={motion.key(thing)}
              data-from={motion.from(thing)}
            >
              <CardFace card={card} />
            </span>
          );
        })}
      </span>
      <span class="label">
        {table.discardPile}
        <br />
        {top === undefined ? (
          table.noDiscards
        ) : isClosed ? (
          <>
            <Icon name="lock" /> {table.closed}
          </>
        ) : (
          table.top(top)
        )}
        {below.length > 0 && <span class="sr">{table.under(below)}</span>}
      </span>
    </button>
  );
}

/** What can be taken one after another, top first. */
function reachOf({ view }: Turn) {
  const buried = view.discard.findLastIndex((card) => !isValue(card));
  return view.discard.slice(buried + 1).toReversed();
}
