/** T-5.3: both sides of the ticket just turned over, to choose from. */

import type { View } from '../rules/index.ts';
import type { Box } from '../facts/box.ts';
import { m } from './messages.ts';
import { touchSide } from './touching.ts';
import type { Side, Turn } from './turn.ts';

export function Sides({ turn }: { readonly turn: Turn }) {
  const { view, box, draft } = turn;
  const {
    tickets,
    table: { sides: says },
  } = m();
  const [first, ...others] = box.tickets[view.ticket!.kind]!.choices;
  const sides: readonly (readonly [Side, string, string])[] = [
    ['first', says.first, tickets.Choice(first!)],
    ['or', says.or, tickets.Fallback(others)],
  ];
  return (
    <div
      class="tc-sides"
      role="group"
      aria-label={says.label}
      data-row="sides"
      data-flip={`ticket-${view.turns}`}
      data-from={`seat-${view.turn}`}
    >
      {sides.map(([side, title, words], at) => {
        const isOpen = turn.allows({ type: side });
        return (
          <button
            type="button"
            key={side}
            class={`tc-side ${draft.side === side ? 'on' : ''} ${isOpen ? '' : 'off'}`}
            aria-pressed={draft.side === side}
            aria-disabled={!isOpen}
            data-move={JSON.stringify({ type: side })}
            onClick={() => touchSide(turn, side)}
          >
            <b>{title}</b>
            <span class="tc-says">{words}</span>
            {!isOpen && <span class="tc-why">{whyFirstNot(box, view)}</span>}
            <kbd aria-hidden="true">{at + 1}</kbd>
          </button>
        );
      })}
    </div>
  );
}

/** Why what the ticket says first cannot be done: what is missing, cash or cards. */
export function whyFirstNot(box: Box, view: View): string {
  const { sides } = m().table;
  const { cash } = view.players[view.asked!]!;
  const step = box.tickets[view.ticket!.kind]!.choices[0]![0]!;
  const isPoolEmpty = view.pool.every((card) => card === null);
  switch (step.do) {
    case 'buy-two':
      return sides.noTwo(cash);
    case 'buy-new':
      return sides.noNew(cash);
    case 'buy-pool':
      return isPoolEmpty ? sides.poolEmpty : sides.noPoolCard(cash);
    case 'swap':
      return isPoolEmpty ? sides.poolEmpty : sides.noSwap(cash);
    default:
      return sides.noCard(cash);
  }
}
