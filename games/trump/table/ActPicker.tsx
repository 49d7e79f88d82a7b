/** What somebody promises not to do. */

import type { Seat } from '@parlor/kit';
import { STEP } from '../facts/components.ts';
import type { Act } from '../facts/clauses.ts';
import { slotsFor } from '../text/deal/composer.ts';
import { CashPicker } from './CashPicker.tsx';
import { m } from './messages.ts';
import type { Deal, Line } from './deal.ts';
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
import { others } from './reading.ts';
import type { Turn } from './turn.ts';
import { writingOf } from './writing.ts';

type Abstain = Extract<Line, { type: 'abstain' }>;

const ACTS = [
  'tax',
  'knockOut',
  'forceSale',
  'bid',
  'deal',
] as const satisfies readonly Act['type'][];
const USUAL_LIMIT = 100;
const MOST_BID = 5000;

export function ActPicker({ turn, deal, line, put, onClose }: PickerProps<Abstain>) {
  const { act } = line;
  const set = (next: Act, isDone = false): void => put({ ...line, act: next }, isDone);
  return (
    <>
      <div class="tr-kinds tr-several" role="group" aria-label={m().picking.whichAct}>
        {ACTS.map((type) => (
          <Choice
            key={type}
            isOn={type === act.type}
            onPress={() => type === act.type || set(usual(turn, deal, line, type))}
          >
            {m().picking.actKinds[type]}
          </Choice>
        ))}
      </div>
      <ActDetails turn={turn} seat={line.seat} act={act} set={set} />
      <Finish text={m().composer.act(act, writingOf(turn, deal))} onClose={onClose} />
    </>
  );
}

/** Of its kind, what is likely to be meant: whom or what the writer wants left alone. */
function usual({ view, me }: Turn, deal: Deal, { seat, act }: Abstain, type: Act['type']): Act {
  const spared = 'seat' in act ? act.seat : seat === me ? deal.to : me!;
  const mine = slotsFor(view, spared).properties[0] ?? 0;
  switch (type) {
    case 'tax':
    case 'knockOut':
      return { type, seat: spared };
    case 'forceSale':
      return { type, property: mine };
    case 'bid':
      return { type, above: USUAL_LIMIT, property: null };
    case 'deal':
      return { type, about: { property: slotsFor(view, seat).properties[0] ?? 0 } };
  }
}

function ActDetails({
  turn,
  seat,
  act,
  set,
}: {
  readonly turn: Turn;
  readonly seat: Seat;
  readonly act: Act;
  readonly set: (act: Act, isDone?: boolean) => void;
}) {
  const { view } = turn;
  const all = [...view.owners.keys()];
  switch (act.type) {
    case 'tax':
    case 'knockOut':
      return (
        <Section title={m().picking.whom}>
          <People
            turn={turn}
            seats={[view.viewer as Seat, ...others(view)].filter((one) => one !== seat)}
            chosen={act.seat}
            label={m().picking.whom}
            text={(one) => m().composer.object(turn.model.people(one))}
            onPick={(one) => set({ ...act, seat: one })}
          />
        </Section>
      );
    case 'forceSale':
      return (
        <Properties
          turn={turn}
          properties={all}
          chosen={act.property}
          onPick={(property) => set({ ...act, property })}
        />
      );
    case 'bid':
      return (
        <>
          <Section title={m().picking.limit}>
            <CashPicker
              key="limit"
              start={act.above}
              least={0}
              most={MOST_BID}
              usual={USUAL_LIMIT * STEP}
              onChange={(above) => set({ ...act, above })}
            />
          </Section>
          <Section title={m().picking.whichProperty}>
            <Choices>
              <Choice isOn={act.property === null} onPress={() => set({ ...act, property: null })}>
                {m().picking.anyProperty}
              </Choice>
            </Choices>
            <Properties
              turn={turn}
              properties={all}
              chosen={act.property ?? undefined}
              onPick={(property) => set({ ...act, property })}
            />
          </Section>
        </>
      );
    case 'deal': {
      const { about } = act;
      return (
        <>
          <Section title={m().picking.properties}>
            <Properties
              turn={turn}
              properties={all}
              chosen={'property' in about ? about.property : undefined}
              onPick={(property) => set({ ...act, about: { property } })}
            />
          </Section>
          <Section title={m().picking.whichCard}>
            <CardChoices
              turn={turn}
              seat={seat}
              cards={slotsFor(view, seat).cards}
              chosen={'card' in about ? about.card : undefined}
              onPick={(card) => set({ ...act, about: { card } })}
            />
          </Section>
        </>
      );
    }
  }
}
