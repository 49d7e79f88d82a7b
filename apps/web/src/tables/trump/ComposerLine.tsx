/** One line of a deal in the making: a sentence whose slots are buttons. */

import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/Icon.tsx';
import { Medallion } from '../../parts/Medallion.tsx';
import { Picture } from './art.tsx';
import { type Deal, type Line, otherParty, removed, type Slot } from './deal.ts';
import { D } from './dealStrings.ts';
import {
  giftText,
  lineText,
  object,
  percentText,
  subject,
  turnText,
  whenText,
} from './phrasing.ts';
import { cardName, propertiesOn } from './printed.ts';
import { VoidNote } from './VoidNote.tsx';
import type { Turn } from './turn.ts';

interface LineProps {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly line: Line;
  readonly at: number;
  readonly warning: string | undefined;
  readonly pick: (slot: Slot) => void;
}

export function ComposerLine({ turn, deal, line, at, warning, pick }: LineProps) {
  const other = otherParty(turn.view, deal, line.seat);
  return (
    <li aria-label={`${D.line(at + 1)}: ${lineText(turn, line, other)}`} data-row={`line-${at}`}>
      <p>
        <Words turn={turn} deal={deal} line={line} pick={pick} />
      </p>
      <button
        type="button"
        class="tr-x"
        aria-label={D.remove(at + 1)}
        onClick={() => turn.change({ deal: removed(deal, at) })}
      >
        <Icon name="x" />
      </button>
      <VoidNote text={warning} />
    </li>
  );
}

function Words({
  turn,
  deal,
  line,
  pick,
}: {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly line: Line;
  readonly pick: (slot: Slot) => void;
}) {
  const { me, view, model } = turn;
  const other = otherParty(view, deal, line.seat);
  const isMe = line.seat === me;
  const giver = (
    <Pill kind="who" slot="seat" onPress={pick}>
      <Medallion seat={line.seat} name={model.seats.value[line.seat]?.name ?? ''} />
      {subject(turn, line.seat)}
    </Pill>
  );
  switch (line.line) {
    case 'give':
    case 'return': {
      const isBack = line.line === 'return';
      return (
        <>
          {giver}
          <span>{isBack ? D.giveBack(isMe) : `${D.give(isMe)} ${object(turn, other)}`}</span>
          <Pill
            kind={
              line.what.type === 'cash' ? 'amt' : line.what.type === 'property' ? 'prop' : 'card1'
            }
            slot="what"
            onPress={pick}
          >
            {line.what.type === 'property' && (
              <Picture set={turn.set} property={line.what.property} />
            )}
            {line.what.type === 'card' && <CardPictures turn={turn} card={line.what.card} />}
            {giftText(turn, line.what, isBack)}
          </Pill>
          <Pill kind="when" slot="when" onPress={pick}>
            {whenText(turn, line.when)}
          </Pill>
        </>
      );
    }
    case 'share':
      return (
        <>
          <span>{D.when}</span>
          {giver}
          <span>{D.play(isMe)}</span>
          <CardPill turn={turn} card={line.card} onPress={pick} />
          <span>{D.shareGets(model.who(other), other === me)}</span>
          <Pill kind="amt" slot="percent" onPress={pick}>
            {percentText(turn, line)}
          </Pill>
        </>
      );
    case 'promise':
      return (
        <>
          {giver}
          <span>{D.play(isMe)}</span>
          <CardPill turn={turn} card={line.card} onPress={pick} />
          <Pill kind="when" slot="turn" onPress={pick}>
            {D.by(turnText(turn, line.seat, line.turn))}
          </Pill>
        </>
      );
  }
}

const CardPictures = ({ turn, card }: { readonly turn: Turn; readonly card: number }) => (
  <>
    {propertiesOn(turn.set, card).map((property) => (
      <Picture key={property} set={turn.set} property={property} />
    ))}
  </>
);

const CardPill = ({
  turn,
  card,
  onPress,
}: {
  readonly turn: Turn;
  readonly card: number;
  readonly onPress: (slot: Slot) => void;
}) => (
  <Pill kind="card1" slot="card" onPress={onPress}>
    <CardPictures turn={turn} card={card} />
    {cardName(turn.set, card)}
  </Pill>
);

const Pill = ({
  kind,
  slot,
  onPress,
  children,
}: {
  readonly kind: string;
  readonly slot: Slot;
  readonly onPress: (slot: Slot) => void;
  readonly children: ComponentChildren;
}) => (
  <button
    type="button"
    class={`tr-pill ${kind}`}
    aria-haspopup="dialog"
    onClick={() => onPress(slot)}
  >
    <span class="sr">{D.slots[slot]}</span>
    {children}
    <Icon name="down" />
  </button>
);
