/** A property with its box: on the board, in the village, at a seat. To be tapped where properties are the matter. */

import type { ComponentChildren } from 'preact';
import type { View } from '../rules/index.ts';
import { isFirstEdition } from '../facts/firstEdition.ts';
import { SeatMedallion } from '@parlor/table-ui';
import { Picture } from './art.tsx';
import { type Property, propertyName, shortMoney, shortName } from './printed.ts';
import { boxOf } from './reading.ts';
import { m } from './messages.ts';
import { isChosenProperty, propertyMove, touchProperty } from './touching.ts';
import type { Turn } from './turn.ts';

export function PropertyBox({
  turn,
  property,
  children,
}: {
  readonly turn: Turn;
  readonly property: Property;
  readonly children?: ComponentChildren;
}) {
  const { set, view, model, last } = turn;
  const owner = view.owners[property] ?? null;
  const move = propertyMove(turn, property);
  const isOn = isChosenProperty(turn, property);
  const isHot = view.sale?.property === property;
  const isLost = owner === null && isOutOfGame(view);
  const isFilled = last.filled.includes(property);
  const state = [
    isHot ? 'hot' : '',
    isOn ? 'on' : '',
    isLost ? 'lost' : '',
    isFilled ? 'filled' : '',
    move === undefined ? '' : turn.allows(move) ? 'can' : 'off',
  ].join(' ');
  const body = (
    <>
      <Picture set={set} property={property} />
      <b>{shortName(set, property)}</b>
      <BoxAmount turn={turn} property={property} key={isFilled ? last.version : 'box'} />
      {owner !== null && (
        <i class="tr-owner" data-flip={`owner-${property}`} data-from={`seat-${owner}`}>
          <SeatMedallion model={model} seat={owner} />
        </i>
      )}
      {children}
    </>
  );
  const label = propertyLabel(turn, property);
  return move === undefined ? (
    <div
      class={`tr-prop ${state}`}
      role="img"
      aria-label={label}
      data-place={`property-${property}`}
    >
      {body}
    </div>
  ) : (
    <button
      type="button"
      class={`tr-prop ${state}`}
      aria-pressed={isOn}
      data-move={JSON.stringify(move)}
      data-place={`property-${property}`}
      onClick={() => touchProperty(turn, property)}
    >
      <span class="sr">{label}</span>
      <span class="tr-print-only" aria-hidden="true">
        {body}
      </span>
    </button>
  );
}

/** In the first edition nobody could put up any more what had stayed unowned. */
const isOutOfGame = (view: View): boolean => view.part === 2 && isFirstEdition(view);

/** 'Hotel, box $80M, owned by Nadia' */
function propertyLabel({ set, view, model }: Turn, property: Property): string {
  const { amount, isLeast } = boxOf(view, property);
  const owner = view.owners[property] ?? null;
  return m().table.property(
    propertyName(set, property),
    isLeast ? m().table.boxLeast(amount) : m().table.box(amount),
    owner === null
      ? isOutOfGame(view)
        ? m().table.outOfGame
        : m().table.unowned
      : m().table.owner(model.people(owner)),
  );
}

interface AmountProps {
  readonly turn: Turn;
  readonly property: Property;
  /** Where room is short on every screen. */
  readonly isTight?: boolean;
}

/** With shut boxes, a lid and what is under it at the least. */
function BoxAmount({ turn, property, isTight = false }: AmountProps) {
  const { amount, isLeast } = boxOf(turn.view, property);
  const tight = m().names.tightMoney(amount);
  return isLeast ? (
    <span class="tr-lid" title={m().table.boxLeast(amount)}>
      {m().table.atLeast(amount)}
    </span>
  ) : (
    <span class="tr-amt">
      {isTight ? (
        tight
      ) : (
        <>
          <span class="desk">{shortMoney(amount)}</span>
          <span class="phone">{tight}</span>
        </>
      )}
    </span>
  );
}

/** Small, for a seat: with wider words its chips would take a second row, and lie over the board. */
export function PropertyChip({
  turn,
  property,
}: {
  readonly turn: Turn;
  readonly property: Property;
}) {
  return (
    <span
      class="tr-chip"
      title={propertyLabel(turn, property)}
      role="img"
      aria-label={propertyLabel(turn, property)}
      data-place={`chip-${property}`}
    >
      <Picture set={turn.set} property={property} />
      <BoxAmount turn={turn} property={property} isTight />
    </span>
  );
}
