/** When something is given: now, at the end of a turn, when a card is played; more rarely, otherwise. */

import { useState } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import type { Writing } from '../facts/deal/slots.ts';
import { MAX_TURNS } from '../facts/clauses.ts';
import { isFirstEdition } from '../facts/firstEdition.ts';
import { slotsFor } from '../text/deal/composer.ts';
import { m } from './messages.ts';
import { type Give, partiesOf, type When } from './deal.ts';
import { boughtBy, everyTurnOf, givingWhen, soon } from './drafting.ts';
import { formOf, standsInFor } from './lineForms.ts';
import {
  CardChoices,
  Choice,
  Choices,
  Finish,
  People,
  type PickerProps,
  Properties,
  Section,
} from './pickerParts.tsx';
import type { Turn } from './turn.ts';
import { DatePicker, UntilPicker } from './UntilPicker.tsx';
import { writingOf } from './writing.ts';

interface WhenPickerProps extends PickerProps<Give> {
  readonly at: number;
}

const RARE = ['everyTurnEnd', 'bought', 'lapsed'] as const;
type Rare = (typeof RARE)[number];

const isRare = (type: When['type']): type is Rare => (RARE as readonly string[]).includes(type);

export function WhenPicker({ turn, deal, line, at, put, onClose }: WhenPickerProps) {
  const { view } = turn;
  const { when, what, from } = line;
  const [isMore, setMore] = useState(isRare(when.type));
  const sides = partiesOf(view, deal);
  const writing = writingOf(turn, deal);
  const set = (next: When, isDone = false): void => put(givingWhen(line, next), isDone);
  const withCard = sides.find((seat) => slotsFor(view, seat).turnCards.length > 0);
  const isShare = what.type === 'share';
  const places = standsInFor(deal, at);
  const starts: Readonly<Record<Rare, When | undefined>> = {
    everyTurnEnd: isShare ? undefined : everyTurnOf(from),
    bought: boughtBy(view, deal.to),
    lapsed: isShare || places.length === 0 ? undefined : { type: 'lapsed', clause: places.at(-1)! },
  };
  return (
    <>
      <Choices kind="ways">
        {!isShare && formOf(line, deal.lines) !== 'return' && (
          <Choice isOn={when.type === 'now'} onPress={() => set({ type: 'now' }, true)}>
            {m().picking.atOnce} <small>{m().picking.atOnceNote}</small>
          </Choice>
        )}
        {!isShare && (
          <Choice
            isOn={when.type === 'turnEnd'}
            onPress={() => when.type === 'turnEnd' || set(soon(view, from))}
          >
            {m().picking.atTurnEnd}
          </Choice>
        )}
        {!isShare && withCard !== undefined && (
          <Choice
            isOn={when.type === 'played'}
            onPress={() =>
              when.type === 'played' ||
              set({
                type: 'played',
                seat: withCard,
                card: slotsFor(view, withCard).turnCards[0]!,
                payout: 'after',
              })
            }
          >
            {m().picking.onPlay}
          </Choice>
        )}
        {isMore
          ? RARE.map((type) => {
              const start = starts[type];
              return start === undefined ? null : (
                <Choice
                  key={type}
                  isOn={when.type === type}
                  onPress={() => when.type === type || set(start)}
                >
                  {m().picking.ways[type]}
                  {type !== 'lapsed' && what.type !== 'cash' && !isShare && (
                    <small>{m().picking.cashOnly}</small>
                  )}
                </Choice>
              );
            })
          : !isFirstEdition(view) && (
              <Choice isOn={false} onPress={() => setMore(true)}>
                {m().picking.more}
              </Choice>
            )}
      </Choices>
      <Details {...{ turn, writing, sides, places, when, set }} />
      {when.type !== 'now' && (
        <Finish
          text={m().composer.when(when, turn.model.people(from), writing)}
          onClose={onClose}
        />
      )}
    </>
  );
}

interface DetailsProps {
  readonly turn: Turn;
  readonly writing: Writing;
  readonly sides: readonly Seat[];
  readonly places: readonly number[];
  readonly when: When;
  readonly set: (when: When) => void;
}

function Details({ turn, writing, sides, places, when, set }: DetailsProps) {
  const { view } = turn;
  switch (when.type) {
    case 'now':
      return null;
    case 'turnEnd':
      return <DatePicker turn={turn} date={when} set={(date) => set({ ...when, ...date })} />;
    case 'played':
      return <OnPlay turn={turn} sides={sides} when={when} set={set} />;
    case 'bought':
      return (
        <>
          <Section title={m().picking.whoBuysIt}>
            <People
              turn={turn}
              seats={sides}
              chosen={when.seat}
              label={m().picking.whoBuysIt}
              onPick={(seat) => set({ ...when, seat })}
            />
          </Section>
          <Section title={m().picking.whichProperty}>
            <Properties
              turn={turn}
              properties={[...view.owners.keys()]}
              chosen={when.property}
              onPick={(property) => set({ ...when, property })}
            />
          </Section>
          <Section title={m().picking.howLong}>
            <UntilPicker
              turn={turn}
              until={when.until}
              usual={when.seat}
              text={m().composer.until(when.until, writing)}
              set={(until) => set({ ...when, until })}
            />
          </Section>
        </>
      );
    case 'everyTurnEnd':
      return <EveryTurn turn={turn} when={when} set={set} />;
    case 'lapsed':
      return (
        <Section title={m().picking.whichLine}>
          <div class="tr-numbers">
            {places.map((clause) => (
              <Choice
                key={clause}
                isOn={clause === when.clause}
                label={m().picking.lineNumber(clause + 1)}
                onPress={() => set({ type: 'lapsed', clause })}
              >
                {clause + 1}
              </Choice>
            ))}
          </div>
        </Section>
      );
  }
}

function EveryTurn({
  turn,
  when,
  set,
}: {
  readonly turn: Turn;
  readonly when: Extract<When, { type: 'everyTurnEnd' }>;
  readonly set: (when: When) => void;
}) {
  const { view } = turn;
  return (
    <>
      <Section title={m().picking.whoseTurns}>
        <People
          turn={turn}
          seats={[...view.pawns.keys()]}
          chosen={when.seat}
          label={m().picking.whoseTurns}
          onPick={(seat) => set({ ...when, seat })}
        />
      </Section>
      <Section title={m().picking.howManyTurns}>
        <div class="tr-numbers">
          {Array.from({ length: MAX_TURNS }, (_, i) => i + 1).map((turns) => (
            <Choice key={turns} isOn={turns === when.turns} onPress={() => set({ ...when, turns })}>
              {turns}
            </Choice>
          ))}
        </div>
      </Section>
      <Section title={m().picking.onlyWhile}>
        <Choices>
          <Choice isOn={when.while === null} onPress={() => set({ ...when, while: null })}>
            {m().picking.always}
          </Choice>
        </Choices>
        <Properties
          turn={turn}
          // Also what the giver is only to get by this deal.
          properties={[...view.owners.keys()].filter(
            (one) => view.owners[one] !== null || one === when.while,
          )}
          chosen={when.while ?? undefined}
          onPick={(property) => set({ ...when, while: property })}
        />
      </Section>
    </>
  );
}

function OnPlay({
  turn,
  sides,
  when,
  set,
}: {
  readonly turn: Turn;
  readonly sides: readonly Seat[];
  readonly when: Extract<When, { type: 'played' }>;
  readonly set: (when: When) => void;
}) {
  const { view } = turn;
  const { turnCards, payouts } = slotsFor(view, when.seat);
  return (
    <>
      <Section title={m().picking.whoPlaysIt}>
        <People
          turn={turn}
          seats={sides.filter((seat) => slotsFor(view, seat).turnCards.length > 0)}
          chosen={when.seat}
          label={m().picking.whoPlaysIt}
          onPick={(seat) => {
            const { turnCards: theirs } = slotsFor(view, seat);
            set({ ...when, seat, card: theirs.includes(when.card) ? when.card : theirs[0]! });
          }}
        />
      </Section>
      <Section title={m().picking.payout}>
        <Choices columns={2} label={m().picking.payout}>
          {payouts.map((payout) => (
            <Choice
              key={payout}
              isOn={payout === when.payout}
              onPress={() => set({ ...when, payout })}
            >
              {payout === 'before' ? m().picking.beforePays : m().picking.afterPays}
            </Choice>
          ))}
        </Choices>
      </Section>
      <Section title={m().picking.whichCard}>
        <CardChoices
          turn={turn}
          seat={when.seat}
          cards={turnCards}
          chosen={when.card}
          onPick={(card) => set({ ...when, card })}
        />
      </Section>
    </>
  );
}
