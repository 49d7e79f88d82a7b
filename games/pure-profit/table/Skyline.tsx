/** The large object: every Bank as a tower, floor by floor, up to the line where the game ends. */

import type { Seat } from '@parlor/kit';
import { Name, SeatMedallion } from '@parlor/table-ui';
import { type Value, VALUES } from '../facts/types.ts';
import { usesOf } from './draft.ts';
import { m } from './messages.ts';
import { floorOf } from './motion.ts';
import { touchBank } from './touching.ts';
import { towersOf, type Turn } from './turn.ts';

export function Skyline({ turn }: { readonly turn: Turn }) {
  return (
    <div class="pp-skyline">
      <div class="burst" aria-hidden="true" />
      <p class="pp-goal" aria-hidden="true">
        <span>{m().table.goal}</span>
      </p>
      <ul>
        {towersOf(turn).map((seat) => (
          <Tower key={seat} turn={turn} seat={seat} />
        ))}
      </ul>
    </div>
  );
}

function Tower({ turn, seat }: { readonly turn: Turn; readonly seat: Seat }) {
  const { view, me, model, people } = turn;
  const { table } = m();
  const { bank } = view.players[seat]!;
  const top = bank.at(-1) ?? 0;
  const isMe = seat === me;
  const wanted = isMe ? wantedBy(turn) : [];
  return (
    <li
      class={`pp-tower ${isMe ? 'me' : ''} ${view.turn === seat ? 'now' : ''} ${top === VALUES.length ? 'full' : ''}`}
      {...(isMe && { 'data-drop': 'bank' })}
    >
      <span class="sr">{table.bankOf(people(seat), top, bank.length)}</span>
      <div class="floors" aria-hidden="true">
        {VALUES.map((value) => (
          <Floor
            key={value}
            turn={turn}
            seat={seat}
            value={value}
            isHead={value === top}
            isWanted={wanted.includes(value)}
          />
        ))}
        <i class="spire" />
      </div>
      <span class="who" aria-hidden="true">
        <SeatMedallion model={model} seat={seat} />
        <Name text={table.name(people(seat))} />
      </span>
    </li>
  );
}

interface FloorProps {
  readonly turn: Turn;
  readonly seat: Seat;
  readonly value: Value;
  readonly isHead: boolean;
  readonly isWanted: boolean;
}

function Floor({ turn, seat, value, isHead, isWanted }: FloorProps) {
  const { view, motion, draft } = turn;
  const copies = view.players[seat]!.bank.filter((other) => other === value).length;
  const thing = floorOf(seat, value, copies);
  const isIn = copies > 0;
  const isChosen = isWanted && draft.picked !== undefined && view.hand[draft.picked] === value;
  return (
    <div
      class={`floor ${isIn ? 'in' : ''} ${isHead ? 'head' : ''} ${isWanted ? 'want' : ''} ${isChosen ? 'chosen' : ''}`}
      {...(isIn && { 'data-flip': motion.key(thing), 'data-from': motion.from(thing) })}
      {...(isChosen && { onClick: () => touchBank(turn) })}
    >
      {(isIn || isWanted || value === VALUES.length) && value}
      {isWanted && isIn ? (
        <em>{m().table.oneMore}</em>
      ) : (
        copies > 1 && <em>{m().table.copies(copies)}</em>
      )}
    </div>
  );
}

/** The floors my cards could build now: of the chosen one, the laid-out run, or any. */
function wantedBy(turn: Turn): readonly Value[] {
  const { view, asked, draft, me } = turn;
  if (asked !== 'act') return [];
  if (draft.isFinishing) {
    const top = view.players[me!]!.bank.at(-1) ?? 0;
    return VALUES.filter((value) => value > top);
  }
  const card = draft.picked === undefined ? undefined : view.hand[draft.picked];
  const able = VALUES.filter((value) => view.hand.includes(value) && usesOf(value, turn).bank);
  return card === undefined ? able : able.filter((value) => value === card);
}
