/** What somebody gives: cash, a property, a named card, or one that is drawn or chosen. */

import { useState } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import { isFirstEdition, MAX_PROMISED_CASH, type Slots, STEP } from '../text/words.ts';
import { CashPicker } from './CashPicker.tsx';
import { C } from './composerStrings.ts';
import type { Gift, Give, Line } from './deal.ts';
import { giving } from './drafting.ts';
import { giftText } from './phrasing.ts';
import { CardChoices, Choice, Choices, Properties, Section } from './pickerParts.tsx';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';

interface GiftPickerProps {
  readonly turn: Turn;
  readonly line: Give;
  readonly taker: Seat;
  readonly slots: Slots;
  readonly isInOption: boolean;
  readonly put: (line: Line, isDone?: boolean) => void;
}

type Kind = 'cash' | 'property' | 'card' | 'unnamed';

/** The kinds of gifts there are to choose from. */
const kindsOf = (
  { properties, cards, mostRandom }: Slots,
  isInOption: boolean,
): readonly Kind[] => [
  'cash',
  ...(properties.length > 0 ? (['property'] as const) : []),
  ...(cards.length > 0 ? (['card'] as const) : []),
  ...(mostRandom > 0 && !isInOption ? (['unnamed'] as const) : []),
];

const kindOfGift = ({ type }: Gift): Kind =>
  type === 'random' || type === 'choice' ? 'unnamed' : type === 'share' ? 'cash' : type;

/** First what kind of thing, then which: so that everything fits a phone. */
export function GiftPicker(props: GiftPickerProps) {
  const kinds = kindsOf(props.slots, props.isInOption);
  const now = kindOfGift(props.line.what);
  const [kind, setKind] = useState<Kind>(kinds.includes(now) ? now : 'cash');
  return (
    <>
      <div class="tr-kinds" role="group" aria-label={C.whatKind}>
        {kinds.map((one) => (
          <Choice key={one} isOn={one === kind} onPress={() => setKind(one)}>
            {C.kinds[one]}
          </Choice>
        ))}
      </div>
      <GiftsOf {...props} kind={kind} />
    </>
  );
}

function GiftsOf({
  turn,
  line,
  taker,
  slots,
  isInOption,
  put,
  kind,
}: GiftPickerProps & { readonly kind: Kind }) {
  const { what, from } = line;
  const sides = { from, to: taker };
  const give = (gift: Gift): void => put(giving(turn.view, line, gift));
  switch (kind) {
    case 'cash':
      return (
        <Section title={C.cash} note={slots.cash === null ? S.cashUnseen : C.cashNow(slots.cash)}>
          <CashPicker
            start={what.type === 'cash' ? what.amount : undefined}
            most={
              line.when.type === 'now' && !isInOption
                ? Math.max(STEP, slots.mostCash)
                : MAX_PROMISED_CASH
            }
            usual={slots.cash ?? 0}
            onPick={(amount) => give({ type: 'cash', amount })}
          />
        </Section>
      );
    case 'property':
      return (
        <Properties
          turn={turn}
          properties={slots.properties}
          chosen={what.type === 'property' ? what.property : undefined}
          text={(property) => giftText(turn, { type: 'property', property }, sides)}
          onPick={(property) => give({ type: 'property', property })}
        />
      );
    case 'card':
      return (
        <CardChoices
          turn={turn}
          seat={from}
          cards={slots.cards}
          chosen={what.type === 'card' ? what.card : undefined}
          onPick={(card) => give({ type: 'card', card })}
        />
      );
    case 'unnamed':
      return (
        <>
          <Section title={C.randomCards}>
            <div class="tr-numbers">
              {Array.from({ length: slots.mostRandom }, (_, i) => i + 1).map((count) => (
                <Choice
                  key={count}
                  isOn={what.type === 'random' && what.count === count}
                  label={C.random(count)}
                  onPress={() => give({ type: 'random', count })}
                >
                  {count}
                </Choice>
              ))}
            </div>
          </Section>
          {!isFirstEdition(turn.view) && (
            <Section title={C.choiceCard}>
              <Choices>
                {(['giver', 'taker'] as const).map((by) => {
                  const seat = by === 'giver' ? from : taker;
                  return (
                    <Choice
                      key={by}
                      isOn={what.type === 'choice' && what.by === by}
                      onPress={() => give({ type: 'choice', by })}
                    >
                      {C.chosenBy(turn.model.who(seat), seat === turn.me)}
                      <small>{by === 'giver' ? C.choiceGiver : C.choiceTaker}</small>
                    </Choice>
                  );
                })}
              </Choices>
            </Section>
          )}
        </>
      );
  }
}
