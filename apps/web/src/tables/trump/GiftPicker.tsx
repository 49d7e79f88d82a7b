/** What somebody gives: cash, a property, a named card, cards at random. */

import { useState } from 'preact/hooks';
import { MAX_PROMISED_CASH, type Slots, STEP } from '@parlor/trump/words';
import { Icon } from '../../parts/Icon.tsx';
import { Picture } from './art.tsx';
import type { Gift, Line } from './deal.ts';
import { D } from './dealStrings.ts';
import { giftText } from './phrasing.ts';
import { CardChoices, Choice, Choices, Section } from './pickerParts.tsx';
import { money } from './printed.ts';
import { S } from './strings.ts';
import type { Turn } from './turn.ts';

type Give = Extract<Line, { line: 'give' }>;

interface GiftPickerProps {
  readonly turn: Turn;
  readonly line: Give;
  readonly slots: Slots;
  readonly put: (line: Line, isDone?: boolean) => void;
}

type Kind = Gift['type'];

/** The kinds of gifts there are to choose from. */
const kindsOf = ({ properties, cards, mostRandom }: Slots): readonly Kind[] => [
  'cash',
  ...(properties.length > 0 ? (['property'] as const) : []),
  ...(cards.length > 0 ? (['card'] as const) : []),
  ...(mostRandom > 0 ? (['random'] as const) : []),
];

/** First what kind of thing, then which: so that everything fits a phone. */
export function GiftPicker(props: GiftPickerProps) {
  const kinds = kindsOf(props.slots);
  const { type } = props.line.what;
  const [kind, setKind] = useState<Kind>(kinds.includes(type) ? type : 'cash');
  return (
    <>
      <div class="tr-kinds" role="group" aria-label={D.whatKind}>
        {kinds.map((one) => (
          <Choice key={one} isOn={one === kind} onPress={() => setKind(one)}>
            {D.kinds[one]}
          </Choice>
        ))}
      </div>
      <GiftsOf {...props} kind={kind} />
    </>
  );
}

function GiftsOf({ turn, line, slots, put, kind }: GiftPickerProps & { readonly kind: Kind }) {
  const { what } = line;
  const give = (gift: Gift): void => put({ ...line, what: gift });
  switch (kind) {
    case 'cash':
      return (
        <Section title={D.cash} note={slots.cash === null ? S.cashUnseen : D.cashNow(slots.cash)}>
          <CashPicker
            start={what.type === 'cash' ? what.amount : undefined}
            most={line.when.type === 'now' ? Math.max(STEP, slots.mostCash) : MAX_PROMISED_CASH}
            usual={slots.cash ?? 0}
            onPick={(amount) => give({ type: 'cash', amount })}
          />
        </Section>
      );
    case 'property':
      return (
        <Choices columns={2} label={D.properties}>
          {slots.properties.map((property) => (
            <Choice
              key={property}
              isOn={what.type === 'property' && what.property === property}
              onPress={() => give({ type: 'property', property })}
            >
              <Picture set={turn.set} property={property} />
              {giftText(turn, { type: 'property', property })}
            </Choice>
          ))}
        </Choices>
      );
    case 'card':
      return (
        <CardChoices
          turn={turn}
          seat={line.seat}
          cards={slots.cards}
          chosen={what.type === 'card' ? what.card : undefined}
          onPick={(card) => give({ type: 'card', card })}
        />
      );
    case 'random':
      return (
        <Section title={D.randomCards}>
          <div class="tr-numbers">
            {Array.from({ length: slots.mostRandom }, (_, i) => i + 1).map((count) => (
              <Choice
                key={count}
                isOn={what.type === 'random' && what.count === count}
                label={D.random(count)}
                onPress={() => give({ type: 'random', count })}
              >
                {count}
              </Choice>
            ))}
          </div>
        </Section>
      );
  }
}

const JUMPS = [-100, -STEP, STEP, 100] as const;
const USUAL = 50;

function CashPicker({
  start,
  most,
  usual,
  onPick,
}: {
  readonly start: number | undefined;
  readonly most: number;
  readonly usual: number;
  readonly onPick: (amount: number) => void;
}) {
  const [amount, setAmount] = useState(start ?? Math.max(STEP, Math.min(USUAL, usual)));
  const set = (next: number): void =>
    setAmount(Math.max(STEP, Math.min(most, Math.floor(next / STEP) * STEP)));
  // Promised cash may go beyond what is there; the slider covers what is likely.
  const end = Math.min(most, Math.max(usual, amount, 300));
  return (
    <div class="tr-cash">
      <div class="tr-cash-keys">
        {JUMPS.map((by) => (
          <button
            type="button"
            key={by}
            aria-label={by < 0 ? D.less(-by) : D.more(by)}
            onClick={() => set(amount + by)}
          >
            {Math.abs(by) === STEP ? (
              <Icon name={by < 0 ? 'minus' : 'plus'} />
            ) : (
              `${by < 0 ? '−' : '+'} 100`
            )}
          </button>
        ))}
        <output class="face">{amount}</output>
      </div>
      <input
        type="range"
        class="tr-range"
        aria-label={D.amount}
        min={STEP}
        max={end}
        step={STEP}
        value={amount}
        style={`--at: ${(100 * (amount - STEP)) / Math.max(STEP, end - STEP)}%`}
        onInput={(event) => set(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onPick(amount);
        }}
      />
      <button type="button" class="btn primary" onClick={() => onPick(amount)}>
        {D.use(money(amount))}
      </button>
    </div>
  );
}
