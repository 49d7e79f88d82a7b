/** What can stand in a slot: a sheet that opens from it. Simple choices close it, compound ones have Done. */

import type { Seat } from '@parlor/kit';
import { slotsFor } from '@parlor/trump/words';
import { Medallion } from '../../parts/Medallion.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import {
  type Deal,
  type Line,
  type Slot,
  otherParty,
  replaced,
  returnable,
  shareOf,
  likelyPay,
  turned,
} from './deal.ts';
import { D } from './dealStrings.ts';
import { giftText, object, subject, turnText } from './phrasing.ts';
import { CardChoices, Choice, Choices } from './pickerParts.tsx';
import { GiftPicker } from './GiftPicker.tsx';
import { WhenPicker } from './WhenPicker.tsx';
import type { Turn } from './turn.ts';

/** Opens on my side of the table, where the colours are those of the room. */
export function Picker({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const { picking } = turn.draft;
  const line = picking && deal.lines[picking.at];
  const close = (): void => {
    if (picking) turn.change({ picking: undefined });
  };
  return (
    <Sheet
      title={line ? titleOf(turn, line, picking.slot) : ''}
      isOpen={line !== undefined}
      onClose={close}
    >
      {line && (
        <div class="tr-picker">
          <Options
            turn={turn}
            deal={deal}
            line={line}
            slot={picking.slot}
            put={(next, isDone = true) =>
              turn.change({
                deal: replaced(deal, picking.at, next),
                ...(isDone && { picking: undefined }),
              })
            }
            onClose={close}
          />
        </div>
      )}
    </Sheet>
  );
}

function titleOf({ model, me }: Turn, line: Line, slot: Slot): string {
  switch (slot) {
    case 'seat':
      return line.line === 'give' || line.line === 'return' ? D.whoGives : D.whoPlays;
    case 'what':
      return line.line === 'return'
        ? D.whatBack
        : D.whatGiven(model.who(line.seat), line.seat === me);
    case 'when':
      return D.whenGiven;
    case 'card':
      return D.whichCard;
    case 'percent':
      return D.whichPart;
    case 'turn':
      return D.byWhen;
  }
}

interface OptionsProps {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly line: Line;
  readonly slot: Slot;
  readonly put: (line: Line, isDone?: boolean) => void;
  readonly onClose: () => void;
}

function Options({ turn, deal, line, slot, put, onClose }: OptionsProps) {
  const { view, set } = turn;
  const slots = slotsFor(view, line.seat);
  switch (slot) {
    case 'seat':
      return <Sides turn={turn} deal={deal} line={line} put={put} />;
    case 'what':
      if (line.line === 'return')
        return (
          <Choices>
            {returnable(deal.lines, line.seat).map((what, i) => (
              <Choice
                key={i}
                isOn={JSON.stringify(what) === JSON.stringify(line.what)}
                onPress={() => put({ ...line, what })}
              >
                {giftText(turn, what, true)}
              </Choice>
            ))}
          </Choices>
        );
      return line.line === 'give' ? (
        <GiftPicker turn={turn} line={line} slots={slots} put={put} />
      ) : null;
    case 'when':
      return line.line === 'give' || line.line === 'return' ? (
        <WhenPicker turn={turn} deal={deal} line={line} put={put} onClose={onClose} />
      ) : null;
    case 'card':
      return line.line === 'share' || line.line === 'promise' ? (
        <CardChoices
          turn={turn}
          seat={line.seat}
          cards={line.line === 'share' ? slots.payingCards : slots.turnCards}
          chosen={line.card}
          onPick={(card) => put({ ...line, card })}
        />
      ) : null;
    case 'percent': {
      if (line.line !== 'share') return null;
      const pay =
        set.cards[line.card]?.kind === 'dieProfit' ? undefined : likelyPay(set, line.card);
      return (
        <Choices columns={2}>
          {slots.percents.map((percent) => (
            <Choice
              key={percent}
              isOn={percent === line.percent}
              onPress={() => put({ ...line, percent })}
            >
              {D.percent(percent, pay === undefined ? undefined : shareOf(pay, percent))}
            </Choice>
          ))}
        </Choices>
      );
    }
    case 'turn': {
      if (line.line !== 'promise') return null;
      const turns = slots.dates.filter(({ seat }) => seat === line.seat).map((date) => date.turn);
      return (
        <Choices columns={2}>
          {turns.map((n) => (
            <Choice key={n} isOn={n === line.turn} onPress={() => put({ ...line, turn: n })}>
              {D.by(turnText(turn, line.seat, n))}
            </Choice>
          ))}
        </Choices>
      );
    }
  }
}

/** Only the two parties give and promise. */
function Sides({ turn, deal, line, put }: Pick<OptionsProps, 'turn' | 'deal' | 'line' | 'put'>) {
  const { view, me, model } = turn;
  const sides: readonly Seat[] = [me!, deal.to];
  return (
    <Choices>
      {sides.map((seat) => (
        <Choice
          key={seat}
          isOn={seat === line.seat}
          onPress={() => put(turned(view, deal, line, seat))}
        >
          <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
          {subject(turn, seat)}
          {line.line === 'give' && (
            <small>{`${D.give(seat === me)} ${object(turn, otherParty(view, deal, seat))}`}</small>
          )}
        </Choice>
      ))}
    </Choices>
  );
}
