/** What somebody promises not to do. */

import type { Seat } from '@parlor/kit';
import { type Act, slotsFor, STEP } from '../text/words.ts';
import { CashPicker } from './CashPicker.tsx';
import { C } from './composerStrings.ts';
import type { Deal, Line } from './deal.ts';
import { actText, object } from './phrasing.ts';
import {
  CardChoices,
  Choice,
  Choices,
  Finish,
  People,
  Properties,
  Section,
} from './pickerParts.tsx';
import { others } from './reading.ts';
import type { Turn } from './turn.ts';

type Abstain = Extract<Line, { type: 'abstain' }>;

interface ActPickerProps {
  readonly turn: Turn;
  readonly deal: Deal;
  readonly line: Abstain;
  readonly put: (line: Line, isDone?: boolean) => void;
  readonly onClose: () => void;
}

const ACTS = [
  'tax',
  'knockOut',
  'forceSale',
  'bid',
  'deal',
] as const satisfies readonly Act['type'][];
const USUAL_LIMIT = 100;
const MOST_BID = 5000;

export function ActPicker({ turn, deal, line, put, onClose }: ActPickerProps) {
  const { act } = line;
  const set = (next: Act, isDone = false): void => put({ ...line, act: next }, isDone);
  return (
    <>
      <div class="tr-kinds tr-several" role="group" aria-label={C.whichAct}>
        {ACTS.map((type) => (
          <Choice
            key={type}
            isOn={type === act.type}
            onPress={() => type === act.type || set(usual(turn, deal, line, type))}
          >
            {C.actKinds[type]}
          </Choice>
        ))}
      </div>
      <ActDetails turn={turn} seat={line.seat} act={act} set={set} />
      <Finish text={actText(turn, act)} onClose={onClose} />
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
        <Section title={C.whom}>
          <People
            turn={turn}
            seats={[view.viewer as Seat, ...others(view)].filter((one) => one !== seat)}
            chosen={act.seat}
            label={C.whom}
            text={(one) => object(turn, one)}
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
          <Section title={C.limit}>
            <CashPicker
              key="limit"
              start={act.above}
              least={0}
              most={MOST_BID}
              usual={USUAL_LIMIT * STEP}
              onChange={(above) => set({ ...act, above })}
            />
          </Section>
          <Section title={C.whichProperty}>
            <Choices>
              <Choice isOn={act.property === null} onPress={() => set({ ...act, property: null })}>
                {C.anyProperty}
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
          <Section title={C.properties}>
            <Properties
              turn={turn}
              properties={all}
              chosen={'property' in about ? about.property : undefined}
              onPick={(property) => set({ ...act, about: { property } })}
            />
          </Section>
          <Section title={C.whichCard}>
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
