/** Another's hand at the seat: backs, the cards I know of, and how many I take. */

import type { Seat } from '@parlor/kit';
import { Icon, type SeatParts } from '@parlor/table-ui';
import type { Card, Steal } from '../facts/types.ts';
import { CardBack, CardFace } from './cards.tsx';
import { takenFrom, takeOne, stealMove } from './draft.ts';
import { m } from './messages.ts';
import { backOf, cardsOf, faceOf } from './motion.ts';
import { canTake, leave, stealInUse, take } from './stealing.ts';
import { touchBack, touchVictim } from './touching.ts';
import type { Turn } from './turn.ts';

export function seatParts(turn: Turn, seat: Seat): SeatParts {
  const { cards, bank, known } = turn.view.players[seat]!;
  const top = bank.at(-1) ?? 0;
  const steal = stealInUse(turn);
  const { table } = m();
  return {
    sub: (
      <>
        <span title={table.inHand(cards)}>
          <Icon name="cards" />
          {cards}
          <span class="sr">
            {known.length > 0 ? table.inHandKnown(cards, known) : table.inHand(cards)}
          </span>
        </span>
        <span title={table.bankOf(turn.people(seat), top, bank.length)}>
          <Icon name="bank" />
          {table.money(top)}
        </span>
      </>
    ),
    more:
      steal !== undefined ? (
        <Takings turn={turn} seat={seat} steal={steal} />
      ) : turn.asked === 'take' && seat !== turn.me ? (
        <Loot turn={turn} seat={seat} />
      ) : (
        <SeenHand turn={turn} seat={seat} />
      ),
  };
}

function SeenHand({ turn, seat }: { readonly turn: Turn; readonly seat: Seat }) {
  const { motion, view } = turn;
  const { cards, known } = view.players[seat]!;
  const unseen = cards - known.length;
  const count = new Map<Card, number>();
  return (
    <div class="pp-backs" style={`--gaps: ${Math.max(1, cards - 1)}`} aria-hidden="true">
      <i class="anchor" data-place={cardsOf(seat)} />
      {Array.from({ length: unseen }, (_, i) => {
        const thing = backOf(seat, i + 1);
        return (
          <span key={thing} data-flip={motion.key(thing)} data-from={motion.from(thing)}>
            <CardBack />
          </span>
        );
      })}
      {known.map((card) => {
        const nth = (count.get(card) ?? 0) + 1;
        count.set(card, nth);
        const thing = faceOf(seat, card, nth);
        return (
          <span key={thing} data-flip={motion.key(thing)} data-from={motion.from(thing)}>
            <CardFace card={card} isSmall />
          </span>
        );
      })}
    </div>
  );
}

/** P-5.2: a hand I may take a card from; all backs, for which card I get is luck, whatever I know. */
function Loot({ turn, seat }: { readonly turn: Turn; readonly seat: Seat }) {
  const { view, people, allows } = turn;
  const { table } = m();
  const { cards, known } = view.players[seat]!;
  const move = { type: 'take', from: seat } as const;
  if (!allows(move)) {
    return (
      <div class="pp-takings shut">
        <Backs cards={cards} />
        <p class="why">{cards === 0 ? table.noCard : table.lastCard}</p>
      </div>
    );
  }
  const take = (): void => touchVictim(turn, seat);
  return (
    <div class="pp-takings">
      <Backs cards={cards} touch={take} />
      <div class="pp-take" data-row="seats">
        {known.length > 0 && (
          <span class="known" title={table.known(known)}>
            {table.holds(known)}
          </span>
        )}
        <button
          type="button"
          class="one"
          aria-label={table.takeFrom(people(seat))}
          data-move={JSON.stringify(move)}
          onClick={take}
        >
          {table.takeOne}
        </button>
      </div>
    </div>
  );
}

/** The hand as a whole can be touched: one back is as good as another. */
const Backs = ({ cards, touch }: { readonly cards: number; readonly touch?: () => void }) => (
  <div
    class={`pp-backs ${touch ? 'open' : ''}`}
    style={`--gaps: ${Math.max(1, cards - 1)}`}
    aria-hidden="true"
    onClick={touch}
  >
    {Array.from({ length: cards }, (_, i) => (
      <span key={i}>
        <CardBack />
      </span>
    ))}
  </div>
);

interface TakingsProps {
  readonly turn: Turn;
  readonly seat: Seat;
  readonly steal: Steal;
}

/** While I steal in the first edition, all backs: which card I get is luck, whatever I know. */
function Takings({ turn, seat, steal }: TakingsProps) {
  const { view, draft, people } = turn;
  const { table } = m();
  const { cards, known } = view.players[seat]!;
  const count = takenFrom(draft.takes, seat);
  const canMore = canTake(turn, steal, seat);
  const victim = people(seat);
  const isShut = count === 0 && !canMore && draft.takes.size === 0;
  const touched = draft.takes.get(seat) ?? [];
  const next = stealMove(steal, takeOne(draft.takes, seat, cards));
  return (
    <div class={`pp-takings ${count > 0 ? 'chosen' : ''} ${isShut ? 'shut' : ''}`}>
      <div class="pp-backs" style={`--gaps: ${Math.max(1, cards - 1)}`} aria-hidden="true">
        {Array.from({ length: cards }, (_, i) => (
          <button
            type="button"
            key={i}
            tabIndex={-1}
            class={touched.includes(i) ? 'on' : ''}
            onClick={() => touchBack(turn, seat, i)}
          >
            <CardBack />
          </button>
        ))}
      </div>
      {isShut ? (
        <p class="why">{cards === 0 ? table.noCard : table.lastCard}</p>
      ) : (
        <div
          class="pp-take"
          data-row="seats"
          role="group"
          aria-label={table.taking(victim, cards, count)}
        >
          {known.length === 0 ? (
            <span aria-hidden="true">{table.take}</span>
          ) : (
            <span class="known" title={table.known(known)}>
              {table.holds(known)}
            </span>
          )}
          <span class="pp-step">
            <button
              type="button"
              aria-label={table.takeFewer(victim)}
              aria-disabled={count === 0}
              onClick={() => leave(turn, seat)}
            >
              <Icon name="minus" />
            </button>
            <b>{count}</b>
            <button
              type="button"
              aria-label={table.takeMore(victim)}
              aria-disabled={!canMore}
              data-move={canMore ? JSON.stringify(next) : undefined}
              onClick={() => take(turn, steal, seat)}
            >
              <Icon name="plus" />
            </button>
          </span>
        </div>
      )}
    </div>
  );
}
