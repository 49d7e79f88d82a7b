/** Which part of a payout or a price, and what there is at least. */

import { slotsFor } from '../text/deal/composer.ts';
import { m } from './messages.ts';
import type { Give } from './deal.ts';
import { Choice, Choices, Finish, type PickerProps, Section } from './pickerParts.tsx';
import { money } from './printed.ts';
import { writingOf } from './writing.ts';

const LEASTS = [0, 10, 20, 30, 50, 100] as const;

export function SharePicker({ turn, deal, line, put, onClose }: PickerProps<Give>) {
  const { view } = turn;
  const writing = writingOf(turn, deal);
  const { what, when } = line;
  if (what.type !== 'share') return null;
  const { percent, atLeast = 0 } = what;
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
              ? m().composer.payShare(one, writing.shareOf(when.card, one))
              : m().composer.priceShare(one)}
          </Choice>
        ))}
      </Choices>
      <Section title={m().picking.guaranteed}>
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
              {least === 0 ? m().picking.noGuarantee : money(least)}
            </Choice>
          ))}
        </div>
      </Section>
      <Finish text={m().composer.share(line, writing)} onClose={onClose} />
    </>
  );
}
