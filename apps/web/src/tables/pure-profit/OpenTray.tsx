/** With open steals: the victim's hand, face up, to choose from. */

import { Icon } from '../../parts/Icon.tsx';
import { CardFace } from './cards.tsx';
import { spokenName } from './names.ts';
import { S } from './strings.ts';
import { touchOpen } from './touching.ts';
import type { Turn } from './turn.ts';

export function OpenTray({ turn }: { readonly turn: Turn }) {
  const { view, draft, model } = turn;
  const { known } = view.players[view.choosing[0]!]!;
  const name = model.who(view.choosing[0]!);
  return (
    <section class="pp-tray" aria-label={S.handOf(name)}>
      <h2>{S.handOf(name)}</h2>
      <div data-row="open" data-compose style={`--gaps: ${Math.max(1, known.length - 1)}`}>
        {known.map((card, at) => (
          <span class="pp-card" key={at}>
            <button
              type="button"
              class={`pick ${draft.picked === at ? 'on' : ''}`}
              aria-pressed={draft.picked === at}
              aria-label={spokenName(card)}
              data-move={JSON.stringify({ type: 'choose', card })}
              onClick={() => touchOpen(turn, at)}
            >
              <CardFace card={card} />
              <span class="tick">
                <Icon name="check" />
              </span>
            </button>
          </span>
        ))}
      </div>
    </section>
  );
}
