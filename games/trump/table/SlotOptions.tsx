/** What there is to choose from for one slot of a line. */

import type { Seat } from '@parlor/kit';
import { slotsFor } from '../text/deal/composer.ts';
import { ActPicker } from './ActPicker.tsx';
import { m } from './messages.ts';
import { type Give, type Line, partiesOf, type Picking, takerIn } from './deal.ts';
import { turned } from './drafting.ts';
import { formOf, returnable } from './lineForms.ts';
import { GiftPicker } from './GiftPicker.tsx';
import {
  CardChoices,
  Choice,
  Choices,
  People,
  type PickerProps,
  Properties,
  Section,
} from './pickerParts.tsx';
import { kindOf } from './printed.ts';
import { others } from './reading.ts';
import { SharePicker } from './SharePicker.tsx';
import { UntilPicker } from './UntilPicker.tsx';
import { WhenPicker } from './WhenPicker.tsx';
import { writingOf } from './writing.ts';

interface OptionsProps extends PickerProps<Line> {
  readonly picking: Picking;
}

export function SlotOptions(props: OptionsProps) {
  const { turn, deal, line, picking, put, onClose } = props;
  const { slot } = picking;
  if (slot === 'seat') return <Sides {...props} />;
  switch (line.type) {
    case 'give':
      return <GiveOptions {...props} line={line} />;
    case 'play':
      return <PlayOptions {...props} line={line} />;
    case 'abstain':
      return slot === 'act' ? (
        <ActPicker {...{ turn, deal, line, put, onClose }} />
      ) : (
        <Term {...{ turn, deal, line, put, onClose }} />
      );
    case 'option':
      return <Term {...{ turn, deal, line, put, onClose }} />;
    case 'show':
      if (slot === 'to') return <Takers {...props} line={line} />;
      return (
        <>
          <Choices>
            <Choice isOn={line.card === null} onPress={() => put({ ...line, card: null })}>
              {m().composer.wholeHand(turn.model.people(line.seat))}
            </Choice>
          </Choices>
          <Section title={m().picking.whichCard}>
            <CardChoices
              turn={turn}
              seat={line.seat}
              cards={slotsFor(turn.view, line.seat).cards}
              chosen={line.card ?? undefined}
              onPick={(card) => put({ ...line, card })}
            />
          </Section>
        </>
      );
  }
}

function Term({
  turn,
  deal,
  line,
  put,
  onClose,
}: PickerProps<Extract<Line, { type: 'abstain' | 'option' }>>) {
  return (
    <UntilPicker
      turn={turn}
      until={line.until}
      usual={line.seat}
      text={m().composer.until(line.until, writingOf(turn, deal))}
      set={(until, isDone = false) => put({ ...line, until }, isDone)}
      onClose={onClose}
    />
  );
}

function GiveOptions(props: OptionsProps & { readonly line: Give }) {
  const { turn, deal, line, picking, put, onClose } = props;
  const { view } = turn;
  const slots = slotsFor(view, line.from);
  const to = takerIn(view, deal, line.from, line.to);
  const sides = { from: turn.model.people(line.from), to: turn.model.people(to) };
  switch (picking.slot) {
    case 'to':
      return <Takers {...props} line={line} />;
    case 'what':
      return picking.sub === undefined && formOf(line, deal.lines) === 'return' ? (
        <Choices>
          {returnable(deal.lines, line.from).map((what, i) => (
            <Choice
              key={i}
              isOn={JSON.stringify(what) === JSON.stringify(line.what)}
              onPress={() => put({ ...line, what })}
            >
              {m().composer.gift(what, sides, writingOf(turn, deal), true)}
            </Choice>
          ))}
        </Choices>
      ) : (
        <GiftPicker
          turn={turn}
          deal={deal}
          line={line}
          taker={to}
          slots={slots}
          isInOption={picking.sub !== undefined}
          put={put}
        />
      );
    case 'when':
      return (
        <WhenPicker
          turn={turn}
          deal={deal}
          line={line}
          at={picking.at}
          put={put}
          onClose={onClose}
        />
      );
    case 'card':
      return line.when.type === 'played' ? (
        <CardChoices
          turn={turn}
          seat={line.from}
          cards={slots.payingCards}
          chosen={line.when.card}
          onPick={(card) =>
            line.when.type === 'played' && put({ ...line, when: { ...line.when, card } })
          }
        />
      ) : null;
    case 'percent':
      return <SharePicker turn={turn} deal={deal} line={line} put={put} onClose={onClose} />;
    default:
      return null;
  }
}

function PlayOptions({
  turn,
  line,
  picking,
  put,
}: OptionsProps & { readonly line: Extract<Line, { type: 'play' }> }) {
  const { view, set } = turn;
  const slots = slotsFor(view, line.seat);
  const { target, property, ...play } = line;
  switch (picking.slot) {
    case 'card':
      return (
        <CardChoices
          turn={turn}
          seat={line.seat}
          cards={slots.turnCards}
          chosen={line.card}
          // An aim goes with its card.
          onPick={(card) =>
            put(
              kindOf(set, card) === kindOf(set, line.card) ? { ...line, card } : { ...play, card },
            )
          }
        />
      );
    case 'aim':
      return kindOf(set, line.card) === 'tax' ? (
        <>
          <Choices>
            <Choice isOn={target === undefined} onPress={() => put(play)}>
              {m().picking.anybody}
            </Choice>
          </Choices>
          <People
            turn={turn}
            seats={[view.viewer as Seat, ...others(view)].filter((seat) => seat !== line.seat)}
            chosen={target}
            label={m().picking.whom}
            text={(seat) => m().composer.object(turn.model.people(seat))}
            onPick={(seat) => put({ ...play, target: seat })}
          />
        </>
      ) : (
        <>
          <Choices>
            <Choice isOn={property === undefined} onPress={() => put(play)}>
              {m().picking.anyProperty}
            </Choice>
          </Choices>
          <Properties
            turn={turn}
            properties={[...view.owners.keys()]}
            chosen={property}
            onPick={(one) => put({ ...play, property: one })}
          />
        </>
      );
    default: {
      const turns = slots.dates.filter(({ seat }) => seat === line.seat).map((date) => date.turn);
      return (
        <Choices columns={2}>
          {turns.map((n) => (
            <Choice key={n} isOn={n === line.turn} onPress={() => put({ ...line, turn: n })}>
              {m().composer.by(turn.model.people(line.seat), n)}
            </Choice>
          ))}
        </Choices>
      );
    }
  }
}

/** Only parties give and promise. */
function Sides({ turn, deal, line, put }: OptionsProps) {
  const { view } = turn;
  const chosen = line.type === 'give' ? line.from : line.seat;
  const isGift = formOf(line, deal.lines) === 'give';
  return (
    <People
      turn={turn}
      seats={partiesOf(view, deal)}
      chosen={chosen}
      columns={1}
      text={(seat) => m().composer.subject(turn.model.people(seat))}
      note={(seat) =>
        isGift && deal.and.length === 0
          ? m().composer.givesTo(
              turn.model.people(seat),
              turn.model.people(takerIn(view, deal, seat, undefined)),
            )
          : ''
      }
      onPick={(seat) => put(turned(view, deal, line, seat))}
    />
  );
}

function Takers({
  turn,
  deal,
  line,
  put,
}: OptionsProps & { readonly line: Extract<Line, { type: 'give' | 'show' }> }) {
  const giver = line.type === 'give' ? line.from : line.seat;
  return (
    <People
      turn={turn}
      seats={partiesOf(turn.view, deal).filter((seat) => seat !== giver)}
      chosen={line.to}
      columns={1}
      text={(seat) => m().composer.object(turn.model.people(seat))}
      onPick={(to) => put({ ...line, to })}
    />
  );
}
