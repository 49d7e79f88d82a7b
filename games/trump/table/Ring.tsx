/** The board: a ring of spaces with pawns and boxes, and the stage in its middle. */

import type { ComponentChildren } from 'preact';
import type { Seat } from '@parlor/kit';
import { Icon, type IconName, SeatMedallion } from '@parlor/table-ui';
import { Die } from './art.tsx';
import { PropertyBox } from './PropertyBox.tsx';
import { shortMoney, spaceName } from './printed.ts';
import { DESK_SHAPE, PHONE_SHAPE, ringOf } from './ring.ts';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

export function Ring({
  turn,
  children,
}: {
  readonly turn: Turn;
  readonly children: ComponentChildren;
}) {
  const { set, view } = turn;
  const desk = ringOf(set.board.length, DESK_SHAPE);
  const phone = ringOf(set.board.length, PHONE_SHAPE);
  return (
    <div
      class={`tr-ring ${view.sale ? 'selling' : ''}`}
      style={`--dc: ${desk.columns}; --dr: ${desk.rows}; --pc: ${phone.columns}; --pr: ${phone.rows}`}
    >
      <ol class="tr-spaces" aria-label={m().table.board} data-row="board">
        {set.board.map((_, space) => {
          const [row, column] = desk.cells[space]!;
          const [phoneRow, phoneColumn] = phone.cells[space]!;
          return (
            <li
              key={space}
              class="tr-sp"
              style={`--da: ${row} / ${column}; --pa: ${phoneRow} / ${phoneColumn}`}
            >
              <Space turn={turn} space={space} />
            </li>
          );
        })}
      </ol>
      <div class="tr-stage">{children}</div>
    </div>
  );
}

function Space({ turn, space }: { readonly turn: Turn; readonly space: number }) {
  const { set, view, model } = turn;
  const data = set.board[space]!;
  const here = [...view.pawns.keys()].filter((seat) => view.pawns[seat] === space);
  const pawns = <Pawns turn={turn} seats={here} />;
  if (data.space === 'property')
    return (
      <PropertyBox turn={turn} property={data.property}>
        {pawns}
      </PropertyBox>
    );
  const pawnsOf = here.map((seat) => model.people(seat));
  return (
    <div
      class={`tr-plain ${data.space}`}
      role="img"
      aria-label={m().table.space(spaceName(set, space), pawnsOf)}
    >
      {data.space === 'start' ? (
        <>
          <Icon name="fan" class="i" />
          <b>{m().table.spaces.start}</b>
        </>
      ) : data.space === 'roll' ? (
        <>
          <Die face="T" />
          <b>{m().table.spaces.roll}</b>
        </>
      ) : (
        <>
          <Icon name={ICONS[data.space]} />
          <b>{data.space === 'money' ? shortMoney(data.amount) : m().table.spaces[data.space]}</b>
        </>
      )}
      {pawns}
    </div>
  );
}

const ICONS: Readonly<Record<'money' | 'saleUnowned' | 'saleAny' | 'trade', IconName>> = {
  money: 'coin',
  saleUnowned: 'gavel',
  saleAny: 'gavel',
  trade: 'swap',
};

const Pawns = ({ turn, seats }: { readonly turn: Turn; readonly seats: readonly Seat[] }) => (
  <span class={`tr-pawns n-${seats.length}`} aria-hidden="true">
    {seats.map((seat) => (
      <i key={seat} data-flip={`pawn-${seat}`}>
        <SeatMedallion model={turn.model} seat={seat} />
      </i>
    ))}
  </span>
);
