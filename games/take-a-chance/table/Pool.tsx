/** The three cards anybody may buy. */

import { type Card, colourOf } from '../facts/types.ts';
import { priceOf } from '../facts/box.ts';
import { CardFace } from './cards.tsx';
import { colourClass } from './art.tsx';
import { Spoken } from './Spoken.tsx';
import { nameOf } from './asking.ts';
import { costOf, paysOf } from './reading.ts';
import { m } from './messages.ts';
import { touchCard } from './touching.ts';
import type { Turn } from './turn.ts';

export function Pool({ turn }: { readonly turn: Turn }) {
  const { view } = turn;
  const says = m().table.cards;
  return (
    <div class="tc-pool" data-place="pool">
      <p class="tc-lbl">
        <b>{says.pool}</b>
        <span data-place="draw">{says.drawPile(view.draw)}</span>
        {view.discards > 0 && <span>{says.discards(view.discards)}</span>}
      </p>
      <div class="tc-pool-cards" data-row="pool">
        {view.pool.map((card, place) =>
          card === null ? (
            <span key={`empty-${place}`} class="tc-empty">
              {says.emptyPlace}
            </span>
          ) : (
            <PoolCard key={card} turn={turn} card={card} />
          ),
        )}
      </div>
    </div>
  );
}

function PoolCard({ turn, card }: { readonly turn: Turn; readonly card: Card }) {
  const { box, view, draft } = turn;
  const state = cardState(turn, card);
  const colour = colourOf(card);
  const cost = costOf(box, view, card);
  const isCheaper = state.isChoice && cost !== null && cost < priceOf(box, card);
  return (
    <button
      type="button"
      class={`tc-card tc-pc ${colourClass(box, colour)} ${state.css} ${view.auction?.card === card ? 'lot' : ''}`}
      aria-pressed={draft.card === card}
      data-flip={`card-${card}`}
      data-from="draw"
      data-move={JSON.stringify({ type: 'buy', card })}
      onClick={() => touchCard(turn, card)}
    >
      <Spoken name={cardLabel(turn, card, 'pool')}>
        <CardFace box={box} colour={colour} cards={[card]} hasCharms={view.options.luckyCharm}>
          {isCheaper && <span class="tc-now">{m().table.cards.now(cost)}</span>}
        </CardFace>
      </Spoken>
    </button>
  );
}

/** How a card that could be chosen looks now. */
export function cardState(turn: Turn, card: Card): { isChoice: boolean; css: string } {
  const { asked, draft, view, me } = turn;
  const isChoice = asked === 'turn' || asked === 'buy' || asked === 'swap';
  if (!isChoice) return { isChoice, css: '' };
  const isFine =
    asked === 'swap'
      ? view.pool.includes(card) &&
        (draft.give === undefined ? view.players[me!]!.board : [draft.give]).some((give) =>
          turn.allows({ type: 'swap', give, take: card }),
        )
      : turn.allows({ type: 'buy', card });
  return {
    isChoice,
    css: draft.card === card ? 'on tc-buyable' : isFine ? 'tc-buyable' : 'off',
  };
}

export const cardLabel = (turn: Turn, card: Card, place: 'pool' | 'stack'): string =>
  m().table.cards.spoken({
    name: nameOf(turn, card),
    place,
    price: priceOf(turn.box, card),
    pays: paysOf(turn.box, colourOf(card)),
  });
