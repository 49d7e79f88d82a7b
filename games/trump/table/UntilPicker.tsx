/** How long something holds: to the end of the game, or of somebody's turn. */

import type { Seat } from '@parlor/kit';
import type { Until } from '../facts/clauses.ts';
import { slotsFor } from '../text/deal/composer.ts';
import { m } from './messages.ts';
import { Choice, Choices, Finish, People, Section } from './pickerParts.tsx';
import type { Turn } from './turn.ts';

const USUAL_TERM = 3;

export function UntilPicker({
  turn,
  until,
  usual,
  text,
  set,
  onClose,
}: {
  readonly turn: Turn;
  readonly until: Until | null;
  /** Whose turns count at first. */
  readonly usual: Seat;
  readonly text?: string;
  readonly set: (until: Until | null, isDone?: boolean) => void;
  /** Inside another picker, which has its own Done, there is none. */
  readonly onClose?: () => void;
}) {
  return (
    <>
      <Choices kind="ways">
        <Choice isOn={until === null} onPress={() => set(null, true)}>
          {m().picking.forGood}
        </Choice>
        <Choice
          isOn={until !== null}
          onPress={() => until === null && set({ seat: usual, turn: USUAL_TERM })}
        >
          {m().picking.atTurnEnd}
        </Choice>
      </Choices>
      {until !== null && (
        <>
          <DatePicker turn={turn} date={until} set={set} />
          {onClose && <Finish text={text ?? ''} onClose={onClose} />}
        </>
      )}
    </>
  );
}

/** The end of whose turn, and of which. */
export function DatePicker({
  turn,
  date,
  set,
}: {
  readonly turn: Turn;
  readonly date: Until;
  readonly set: (date: Until) => void;
}) {
  const { view } = turn;
  const { dates } = slotsFor(view, view.viewer as Seat);
  const turns = dates.filter(({ seat }) => seat === date.seat).map((one) => one.turn);
  return (
    <>
      <Section title={m().picking.whoseTurn}>
        <People
          turn={turn}
          seats={[...view.pawns.keys()]}
          chosen={date.seat}
          label={m().picking.whoseTurn}
          onPick={(seat) =>
            set({ seat, turn: date.turn === 0 && seat !== view.turn ? 1 : date.turn })
          }
        />
      </Section>
      <Section title={m().picking.whichTurn}>
        <Choices columns={2} label={m().picking.whichTurn}>
          {turns.map((n) => (
            <Choice
              key={n}
              isOn={n === date.turn}
              onPress={() => set({ seat: date.seat, turn: n })}
            >
              {m().composer.turn(turn.model.people(date.seat), n)}
            </Choice>
          ))}
        </Choices>
      </Section>
    </>
  );
}
