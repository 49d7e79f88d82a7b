/** How long something holds: to the end of the game, or of somebody's turn. */

import type { Seat } from '@parlor/kit';
import { slotsFor, type Until } from '../text/words.ts';
import { C } from './composerStrings.ts';
import { turnText } from './phrasing.ts';
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
          {C.forGood}
        </Choice>
        <Choice
          isOn={until !== null}
          onPress={() => until === null && set({ seat: usual, turn: USUAL_TERM })}
        >
          {C.atTurnEnd}
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
      <Section title={C.whoseTurn}>
        <People
          turn={turn}
          seats={[...view.pawns.keys()]}
          chosen={date.seat}
          label={C.whoseTurn}
          onPick={(seat) =>
            set({ seat, turn: date.turn === 0 && seat !== view.turn ? 1 : date.turn })
          }
        />
      </Section>
      <Section title={C.whichTurn}>
        <Choices columns={2} label={C.whichTurn}>
          {turns.map((n) => (
            <Choice
              key={n}
              isOn={n === date.turn}
              onPress={() => set({ seat: date.seat, turn: n })}
            >
              {turnText(turn, date.seat, n)}
            </Choice>
          ))}
        </Choices>
      </Section>
    </>
  );
}
