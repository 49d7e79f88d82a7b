/** Which part of a payout or a price, and what there is at least. */

import { slotsFor } from '../text/words.ts';
import { C } from './composerStrings.ts';
import type { Give, Line } from './deal.ts';
import { percentText } from './phrasing.ts';
import { Choice, Choices, Finish, Section } from './pickerParts.tsx';
import { money } from './printed.ts';
import { likelyPay, shareOf } from './sides.ts';
import type { Turn } from './turn.ts';

const LEASTS = [0, 10, 20, 30, 50, 100] as const;

export function SharePicker({
  turn,
  line,
  put,
  onClose,
}: {
  readonly turn: Turn;
  readonly line: Give;
  readonly put: (line: Line, isDone?: boolean) => void;
  readonly onClose: () => void;
}) {
  const { view, set } = turn;
  const { what, when } = line;
  if (what.type !== 'share') return null;
  const { percent, atLeast = 0 } = what;
  const isSure = when.type === 'played' && set.cards[when.card]?.kind !== 'dieProfit';
  const pay = isSure ? likelyPay(set, when.card) : undefined;
  // A contract may have been written with another sum.
  const leasts = [...new Set([...LEASTS, atLeast])].sort((a, b) => a - b);
  return (
    <>
      <Choices columns={2}>
        {slotsFor(view, line.from).percents.map((one) => (
          <Choice
            key={one}
            isOn={one === percent}
            onPress={() => put({ ...line, what: { ...what, percent: one } })}
          >
            {when.type === 'played'
              ? C.percent(one, pay === undefined ? undefined : shareOf(pay, one))
              : C.priceShare(one)}
          </Choice>
        ))}
      </Choices>
      <Section title={C.guaranteed}>
        <div class="tr-numbers">
          {leasts.map((least) => (
            <Choice
              key={least}
              isOn={least === atLeast}
              onPress={() =>
                put(
                  {
                    ...line,
                    what: { type: 'share', percent, ...(least > 0 && { atLeast: least }) },
                  },
                  false,
                )
              }
            >
              {least === 0 ? C.noGuarantee : money(least)}
            </Choice>
          ))}
        </div>
      </Section>
      <Finish text={percentText(turn, line)} onClose={onClose} />
    </>
  );
}
