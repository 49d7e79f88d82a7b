/** What stands in a slot, to be pressed for something else. */

import type { ComponentChildren } from 'preact';
import { Icon, SeatMedallion } from '@parlor/table-ui';
import type { LinePart, Slot } from '../facts/deal/slots.ts';
import { Picture } from './art.tsx';
import type { Line } from './deal.ts';
import { m } from './messages.ts';
import { kindOf, propertiesOn } from './printed.ts';
import type { Turn } from './turn.ts';

interface PartsProps {
  readonly turn: Turn;
  readonly line: Line;
  readonly parts: readonly LinePart[];
  readonly pick: (slot: Slot) => void;
}

/** A sentence whose slots are buttons. */
export const Parts = ({ turn, line, parts, pick }: PartsProps) => (
  <>
    {parts.map(({ slot, text }, i) =>
      slot === undefined ? (
        <span key={i}>{text}</span>
      ) : (
        <Pill key={i} kind={lookOf(turn, line, slot)} slot={slot} onPress={() => pick(slot)}>
          <Drawn turn={turn} line={line} slot={slot} />
          {text}
        </Pill>
      ),
    )}
  </>
);

function lookOf({ set }: Turn, line: Line, slot: Slot): string {
  switch (slot) {
    case 'seat':
    case 'to':
      return 'who';
    case 'when':
    case 'turn':
    case 'until':
      return 'when';
    case 'percent':
      return 'amt';
    case 'act':
      return 'act';
    case 'aim':
      return line.type === 'play' && kindOf(set, line.card) === 'tax' ? 'who' : 'prop';
    case 'what': {
      const type = line.type === 'give' ? line.what.type : undefined;
      return type === 'cash' ? 'amt' : type === 'property' ? 'prop' : 'card1';
    }
    case 'card':
    case 'shown':
      return 'card1';
  }
}

/** Who or what it is, in small. */
function Drawn({ turn, line, slot }: Omit<PartsProps, 'parts' | 'pick'> & { readonly slot: Slot }) {
  if (slot === 'seat') {
    const seat = line.type === 'give' ? line.from : line.seat;
    return <SeatMedallion model={turn.model} seat={seat} />;
  }
  return (
    <>
      {propertiesIn(turn, line, slot).map((property) => (
        <Picture key={property} set={turn.set} property={property} />
      ))}
    </>
  );
}

function propertiesIn({ set }: Turn, line: Line, slot: Slot): readonly number[] {
  if (slot === 'what' && line.type === 'give') {
    if (line.what.type === 'property') return [line.what.property];
    return line.what.type === 'card' ? propertiesOn(set, line.what.card) : [];
  }
  if (slot === 'card') {
    if (line.type === 'play') return propertiesOn(set, line.card);
    return line.type === 'give' && line.when.type === 'played'
      ? propertiesOn(set, line.when.card)
      : [];
  }
  return slot === 'shown' && line.type === 'show' && line.card !== null
    ? propertiesOn(set, line.card)
    : [];
}

const Pill = ({
  kind,
  slot,
  onPress,
  children,
}: {
  readonly kind: string;
  readonly slot: Slot;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}) => (
  <button type="button" class={`tr-pill ${kind}`} aria-haspopup="dialog" onClick={onPress}>
    <span class="sr">{m().picking.slots[slot]}</span>
    {children}
    <Icon name="down" />
  </button>
);
