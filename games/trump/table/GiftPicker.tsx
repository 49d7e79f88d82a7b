/** What somebody gives: cash, a property, a named card, or one that is drawn or chosen. */

import { useState } from 'preact/hooks';
import type { Seat } from '@parlor/kit';
import { STEP } from '../facts/components.ts';
import { MAX_PROMISED_CASH } from '../facts/clauses.ts';
import { isFirstEdition } from '../facts/firstEdition.ts';
import type { Slots } from '../text/deal/composer.ts';
import { CashPicker } from './CashPicker.tsx';
import { m } from './messages.ts';
import type { Gift, Give } from './deal.ts';
import { giving } from './drafting.ts';
import {
  CardChoices,
  Choice,
  Choices,
  type PickerProps,
  Properties,
  Section,
} from './pickerParts.tsx';
import { writingOf } from './writing.ts';

interface GiftPickerProps extends Omit<PickerProps<Give>, 'onClose'> {
  readonly taker: Seat;
  readonly slots: Slots;
  readonly isInOption: boolean;
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
      <div class="tr-kinds" role="group" aria-label={m().picking.whatKind}>
        {kinds.map((one) => (
          <Choice key={one} isOn={one === kind} onPress={() => setKind(one)}>
            {m().picking.kinds[one]}
          </Choice>
        ))}
      </div>
      <GiftsOf {...props} kind={kind} />
    </>
  );
}

function GiftsOf({
  turn,
  deal,
  line,
  taker,
  slots,
  isInOption,
  put,
  kind,
}: GiftPickerProps & { readonly kind: Kind }) {
  const { what, from } = line;
  const sides = { from: turn.model.people(from), to: turn.model.people(taker) };
  const give = (gift: Gift): void => put(giving(turn.view, line, gift));
  switch (kind) {
    case 'cash':
      return (
        <Section
          title={m().picking.cash}
          note={slots.cash === null ? m().table.cashUnseen : m().picking.cashNow(slots.cash)}
        >
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
          text={(property) =>
            m().composer.gift({ type: 'property', property }, sides, writingOf(turn, deal))
          }
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
          <Section title={m().picking.randomCards}>
            <div class="tr-numbers">
              {Array.from({ length: slots.mostRandom }, (_, i) => i + 1).map((count) => (
                <Choice
                  key={count}
                  isOn={what.type === 'random' && what.count === count}
                  label={m().composer.random(count)}
                  onPress={() => give({ type: 'random', count })}
                >
                  {count}
                </Choice>
              ))}
            </div>
          </Section>
          {!isFirstEdition(turn.view) && (
            <Section title={m().picking.choiceCard}>
              <Choices>
                {(['giver', 'taker'] as const).map((by) => {
                  return (
                    <Choice
                      key={by}
                      isOn={what.type === 'choice' && what.by === by}
                      onPress={() => give({ type: 'choice', by })}
                    >
                      {m().picking.chosenBy(by === 'giver' ? sides.from : sides.to)}
                      <small>
                        {by === 'giver' ? m().picking.choiceGiver : m().picking.choiceTaker}
                      </small>
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
