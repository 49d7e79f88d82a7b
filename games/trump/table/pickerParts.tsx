/** The buttons inside a picker. */

import type { ComponentChildren } from 'preact';
import type { Seat } from '@parlor/kit';
import { Icon, SeatMedallion } from '@parlor/table-ui';
import { Picture } from './art.tsx';
import { CardFace } from './cards.tsx';
import type { Deal, Line } from './deal.ts';
import { m } from './messages.ts';
import { knownIn } from './drafting.ts';
import { type Card, cardName, type Property, propertyName } from './printed.ts';
import type { Turn } from './turn.ts';

/** What a picker needs that changes a line of a deal in the making. */
export interface PickerProps<L extends Line> {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly line: L;
  readonly put: (line: Line, isDone?: boolean) => void;
  readonly onClose: () => void;
}

export const Choices = ({
  columns = 1,
  label,
  kind = '',
  children,
}: {
  readonly columns?: number;
  readonly kind?: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}) => (
  <div class={`tr-choices c-${columns} ${kind}`} role="group" aria-label={label}>
    {children}
  </div>
);

export const Choice = ({
  isOn,
  onPress,
  label,
  children,
}: {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly label?: string;
  readonly children: ComponentChildren;
}) => (
  <button
    type="button"
    class={`tr-choice ${isOn ? 'on' : ''}`}
    aria-pressed={isOn}
    autofocus={isOn}
    onClick={onPress}
  >
    {label === undefined ? (
      children
    ) : (
      <>
        <span class="sr">{label}</span>
        <span aria-hidden="true">{children}</span>
      </>
    )}
    {isOn && <Icon name="check" />}
  </button>
);

export const Section = ({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
}) => (
  <section class="tr-section">
    <h3>
      {title}
      {note !== undefined && <small>{note}</small>}
    </h3>
    {children}
  </section>
);

/** Compound choices are put together first. */
export const Finish = ({
  text,
  onClose,
}: {
  readonly text: string;
  readonly onClose: () => void;
}) => (
  <div class="tr-done">
    <p>{text}</p>
    <button type="button" class="btn primary" onClick={onClose}>
      {m().picking.done}
    </button>
  </div>
);

export const People = ({
  turn: { model },
  seats,
  chosen,
  columns = 2,
  label,
  text = (seat) => model.called(seat),
  note,
  onPick,
}: {
  readonly turn: Turn;
  readonly seats: readonly Seat[];
  readonly chosen: Seat | undefined;
  readonly columns?: number;
  readonly label?: string;
  readonly text?: (seat: Seat) => string;
  readonly note?: (seat: Seat) => string;
  readonly onPick: (seat: Seat) => void;
}) => (
  <Choices columns={columns} {...(label !== undefined && { label })}>
    {seats.map((seat) => (
      <Choice key={seat} isOn={seat === chosen} onPress={() => onPick(seat)}>
        <SeatMedallion model={model} seat={seat} />
        {text(seat)}
        {note && <small>{note(seat)}</small>}
      </Choice>
    ))}
  </Choices>
);

export const Properties = ({
  turn: { set },
  properties,
  chosen,
  text = (property) => propertyName(set, property),
  onPick,
}: {
  readonly turn: Turn;
  readonly properties: readonly Property[];
  readonly chosen: Property | undefined;
  readonly text?: (property: Property) => string;
  readonly onPick: (property: Property) => void;
}) => (
  <Choices columns={2} label={m().picking.properties}>
    {properties.map((property) => (
      <Choice key={property} isOn={property === chosen} onPress={() => onPick(property)}>
        <Picture set={set} property={property} />
        {text(property)}
      </Choice>
    ))}
  </Choices>
);

interface CardChoicesProps {
  readonly turn: Turn;
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly chosen: Card | undefined;
  readonly onPick: (card: Card) => void;
}

/** My own cards; of another's, those I know first, then whatever may be asked for. */
export function CardChoices({ turn, seat, cards, chosen, onPick }: CardChoicesProps) {
  const { me, model, view } = turn;
  const holder = model.people(seat);
  if (seat === me) return <Faces {...{ turn, cards, chosen, onPick }} />;
  const known = knownIn(view, seat).filter((card) => cards.includes(card));
  const rest = cards.filter((card) => !known.includes(card));
  return (
    <>
      {known.length > 0 && (
        <Section title={m().picking.cardsKnown(holder)}>
          <Faces {...{ turn, cards: known, chosen, onPick }} />
        </Section>
      )}
      <Section title={m().picking.cardsIf(holder)}>
        <Faces {...{ turn, cards: rest, chosen, onPick }} />
      </Section>
    </>
  );
}

const Faces = ({ turn, cards, chosen, onPick }: Omit<CardChoicesProps, 'seat'>) => (
  <div class="tr-faces">
    {cards.map((card) => (
      <button
        type="button"
        key={card}
        class={`pick ${card === chosen ? 'on' : ''}`}
        aria-pressed={card === chosen}
        autofocus={card === chosen}
        title={cardName(turn.set, card)}
        onClick={() => onPick(card)}
      >
        <span class="sr">{cardName(turn.set, card)}</span>
        <CardFace set={turn.set} card={card} />
      </button>
    ))}
  </div>
);
