/** When something is given: now, at the end of a turn, or when a card is played. */

import type { Seat } from '@parlor/kit';
import { slotsFor } from '@parlor/trump/words';
import { Medallion } from '../../parts/Medallion.tsx';
import { type Deal, type Line, soon, type When } from './deal.ts';
import { D } from './dealStrings.ts';
import { turnText, whenText } from './phrasing.ts';
import { CardChoices, Choice, Choices, Section } from './pickerParts.tsx';
import type { Turn } from './turn.ts';

type Timed = Extract<Line, { line: 'give' | 'return' }>;

interface WhenPickerProps {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly line: Timed;
  readonly put: (line: Line, isDone?: boolean) => void;
  readonly onClose: () => void;
}

export function WhenPicker({ turn, deal, line, put, onClose }: WhenPickerProps) {
  const { view, me } = turn;
  const { when } = line;
  const sides: readonly Seat[] = [me!, deal.to];
  const set = (next: When, isDone = false): void => {
    if (line.line === 'give') put({ ...line, when: next }, isDone);
    else if (next.type !== 'now') put({ ...line, when: next }, isDone);
  };
  const withCard = sides.find((seat) => slotsFor(view, seat).turnCards.length > 0);
  return (
    <>
      <Choices kind="ways">
        {line.line === 'give' && (
          <Choice isOn={when.type === 'now'} onPress={() => set({ type: 'now' }, true)}>
            {D.atOnce} <small>{D.atOnceNote}</small>
          </Choice>
        )}
        <Choice
          isOn={when.type === 'turnEnd'}
          onPress={() => when.type === 'turnEnd' || set(soon(view, line.seat))}
        >
          {D.atTurnEnd}
        </Choice>
        {withCard !== undefined && (
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
            {D.onPlay}
          </Choice>
        )}
      </Choices>
      {when.type === 'turnEnd' && <AtTurnEnd turn={turn} when={when} set={set} />}
      {when.type === 'played' && <OnPlay turn={turn} sides={sides} when={when} set={set} />}
      {when.type !== 'now' && (
        <div class="tr-done">
          <p>{whenText(turn, when)}</p>
          <button type="button" class="btn primary" onClick={onClose}>
            {D.done}
          </button>
        </div>
      )}
    </>
  );
}

function AtTurnEnd({
  turn,
  when,
  set,
}: {
  readonly turn: Turn;
  readonly when: Extract<When, { type: 'turnEnd' }>;
  readonly set: (when: When) => void;
}) {
  const { view, model } = turn;
  const { dates } = slotsFor(view, view.viewer as Seat);
  const turns = dates.filter(({ seat }) => seat === when.seat).map((date) => date.turn);
  return (
    <>
      <Section title={D.whoseTurn}>
        <Choices columns={2} label={D.whoseTurn}>
          {[...view.pawns.keys()].map((seat) => (
            <Choice
              key={seat}
              isOn={seat === when.seat}
              onPress={() =>
                set({ ...when, seat, turn: when.turn === 0 && seat !== view.turn ? 1 : when.turn })
              }
            >
              <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
              {model.who(seat)}
            </Choice>
          ))}
        </Choices>
      </Section>
      <Section title={D.whichTurn}>
        <Choices columns={2} label={D.whichTurn}>
          {turns.map((n) => (
            <Choice key={n} isOn={n === when.turn} onPress={() => set({ ...when, turn: n })}>
              {turnText(turn, when.seat, n)}
            </Choice>
          ))}
        </Choices>
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
  const { view, model } = turn;
  const { turnCards, payouts } = slotsFor(view, when.seat);
  return (
    <>
      <Section title={D.whoPlaysIt}>
        <Choices columns={2} label={D.whoPlaysIt}>
          {sides.map((seat) => {
            const { turnCards: theirs } = slotsFor(view, seat);
            return theirs.length === 0 ? null : (
              <Choice
                key={seat}
                isOn={seat === when.seat}
                onPress={() =>
                  set({
                    ...when,
                    seat,
                    card: theirs.includes(when.card) ? when.card : theirs[0]!,
                  })
                }
              >
                <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
                {model.who(seat)}
              </Choice>
            );
          })}
        </Choices>
      </Section>
      <Section title={D.payout}>
        <Choices columns={2} label={D.payout}>
          {payouts.map((payout) => (
            <Choice
              key={payout}
              isOn={payout === when.payout}
              onPress={() => set({ ...when, payout })}
            >
              {payout === 'before' ? D.beforePays : D.afterPays}
            </Choice>
          ))}
        </Choices>
      </Section>
      <Section title={D.whichCard}>
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
