/** The three doors at the start of a turn. */

import { Icon } from '@parlor/table-ui';
import { Die } from './art.tsx';
import { diceOf } from './reading.ts';
import { m } from './messages.ts';
import { touchDoor } from './touching.ts';
import type { Door, Turn } from './turn.ts';

/** How many dice, and what they are worth when advice was asked for. */
function rollLine({ values }: Turn, dice: number): string {
  const { doors } = m().table;
  const value = values?.of({ type: 'roll' });
  return value === undefined ? doors.rollLine(dice) : doors.rollWorth(dice, value);
}

export function Doors({ turn }: { readonly turn: Turn }) {
  const { view, me, draft, box } = turn;
  const says = m().table.doors;
  const player = view.players[me!]!;
  const cards = [...view.pool, ...player.stack].filter(
    (card): card is number => typeof card === 'number',
  );
  const affordable = cards.filter((card) => turn.allows({ type: 'buy', card })).length;
  const canChance = turn.allows({ type: 'chance' });
  const doors: readonly (readonly [Door, string, string, string, boolean])[] = [
    ['buy', 'B', says.buy, says.buyLine(affordable, player.cash), affordable > 0],
    ['roll', 'R', says.roll, rollLine(turn, diceOf(player.board)), true],
    ['chance', 'C', says.chance, says.chanceLine(player.ticketsLeft), canChance],
  ];
  return (
    <div
      class={`tc-doors ${draft.card === undefined ? '' : 'picked'}`}
      role="group"
      aria-label={says.label}
      data-row="doors"
    >
      {doors.map(([door, key, title, line, isOpen]) => (
        <button
          type="button"
          key={door}
          class={`tc-door ${draft.door === door ? 'on' : ''} ${isOpen ? '' : 'off'}`}
          aria-pressed={draft.door === door}
          data-move={door === 'buy' ? undefined : JSON.stringify({ type: door })}
          onClick={() => touchDoor(turn, door)}
        >
          <span class="tc-door-art">
            {door === 'buy' && <Icon name="cards" />}
            {door === 'roll' && (
              <>
                <Die face={5} isBlack />
                <Die face={box.colours.length} />
              </>
            )}
            {door === 'chance' && <Icon name="ticket" />}
          </span>
          <b>{title}</b>
          <span>{line}</span>
          <kbd aria-hidden="true">{key}</kbd>
        </button>
      ))}
    </div>
  );
}
