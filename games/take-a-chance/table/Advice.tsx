/** Advice that was asked for can be taken over with one press: it becomes my choice, and is not played yet. */

import type { Move } from '../rules/index.ts';
import { looseOf } from './reading.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

export function Advice({ turn }: { readonly turn: Turn }) {
  const hints = turn.model.hints.value;
  const best = typeof hints === 'string' ? undefined : hints[0];
  if (!best || turn.asked === undefined) return null;
  return (
    <button type="button" class="btn tc-advice" onClick={() => follow(turn, best.move as Move)}>
      {m().buttons.follow}
    </button>
  );
}

function follow({ view, change, asked }: Turn, move: Move): void {
  switch (move.type) {
    case 'keep':
      change({ loose: looseOf(view.roll!, move) });
      break;
    case 'buy':
      change({ card: move.card, ...(asked === 'turn' && { door: 'buy' }) });
      break;
    case 'roll':
    case 'chance':
      change({ door: move.type, card: undefined });
      break;
    case 'first':
    case 'or':
      change({ side: move.type });
      break;
    case 'swap':
      change({ give: move.give, card: move.take });
      break;
    case 'collect':
      change({ combo: move.combo });
      break;
    case 'bid':
      change({ amount: move.amount });
      break;
    case 'use':
    case 'throw':
    case 'pass':
  }
}
