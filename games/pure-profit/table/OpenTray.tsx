/** With open steals: the victim's hand, face up, to choose from. */

import { useEffect, useRef } from 'preact/hooks';
import { Tick } from '@parlor/table-ui';
import { CardFace } from './cards.tsx';
import { m } from './messages.ts';
import { touchOpen } from './touching.ts';
import type { Turn } from './turn.ts';

export function OpenTray({ turn }: { readonly turn: Turn }) {
  const { view, draft, people } = turn;
  const victim = view.stealing!.from!;
  const { known } = view.players[victim]!;
  const title = m().table.handOf(people(victim));
  const row = useRef<HTMLDivElement>(null);
  // The question has changed in the middle of a turn: what it asks for has the focus.
  useEffect(() => row.current?.querySelector('button')?.focus({ preventScroll: true }), [victim]);
  return (
    <section class="pp-tray" aria-label={title}>
      <h2>{title}</h2>
      <div
        ref={row}
        data-row="open"
        data-compose
        style={`--gaps: ${Math.max(1, known.length - 1)}`}
      >
        {known.map((card, at) => (
          <span class="pp-card" key={at}>
            <button
              type="button"
              class={`pick ${draft.picked === at ? 'on' : ''}`}
              aria-pressed={draft.picked === at}
              data-move={JSON.stringify({ type: 'choose', card })}
              onClick={() => touchOpen(turn, at)}
            >
              <span class="sr">{m().names.spoken(card)}</span>
              <CardFace card={card} />
              <Tick />
            </button>
          </span>
        ))}
      </div>
    </section>
  );
}
