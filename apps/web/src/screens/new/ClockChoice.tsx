/** How much time everybody has to think: for each answer, for all of them, or as long as they like. */

import { Choices } from '../../parts/Choices.tsx';
import { Pick } from '../../parts/Fields.tsx';
import { t } from '../../words/words.ts';
import type { Draft } from './draft.ts';

const CLOCKS = ['none', 'relaxed', 'brisk', 'bank', 'total', 'daily'] as const;
type Kind = (typeof CLOCKS)[number];

const MINUTE_S = 60;
const MINUTES = [1, 3, 5, 10, 15, 20, 30, 45, 60, 90] as const;
const INCREMENTS_S = [2, 5, 10, 15, 20, 30, 60] as const;
const USUAL_BANK = { start: 5 * MINUTE_S, increment: 10 };
const USUAL_TOTAL = { start: 15 * MINUTE_S, increment: 0 };

const kindOf = ({ clock, bank }: Draft): Kind => {
  if (!bank) return clock;
  return bank.increment > 0 ? 'bank' : 'total';
};

const withClock = (draft: Draft, kind: Kind): Draft => {
  if (kind === 'bank') return { ...draft, clock: 'none', bank: USUAL_BANK };
  if (kind === 'total') return { ...draft, clock: 'none', bank: USUAL_TOTAL };
  const { bank, ...rest } = draft;
  return bank ? { ...rest, clock: kind } : { ...draft, clock: kind };
};

/** Somebody may have chosen another one elsewhere. */
const among = (values: readonly number[], chosen: number): readonly number[] =>
  values.includes(chosen) ? values : [...values, chosen].sort((a, b) => a - b);

interface ClockChoiceProps {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

export function ClockChoice({ draft, change }: ClockChoiceProps) {
  const { bank } = draft;
  const starts = MINUTES.map((minutes) => minutes * MINUTE_S);
  return (
    <>
      <Choices<Kind>
        legend={t('new.clock')}
        kind="cards"
        chosen={kindOf(draft)}
        choose={(kind) => change(withClock(draft, kind))}
        choices={CLOCKS.map((value) => ({
          value,
          name: t(`new.clock.${value}`),
          line: t(`new.clock.${value}.line`),
        }))}
      />
      {bank && (
        <Pick
          label={t('new.bank.start')}
          value={String(bank.start)}
          choices={among(starts, bank.start).map((seconds) => [
            String(seconds),
            t('new.bank.minutes', { minutes: Math.round((10 * seconds) / MINUTE_S) / 10 }),
          ])}
          change={(start) => change({ ...draft, bank: { ...bank, start: Number(start) } })}
        />
      )}
      {bank && bank.increment > 0 && (
        <Pick
          label={t('new.bank.increment')}
          value={String(bank.increment)}
          choices={among(INCREMENTS_S, bank.increment).map((seconds) => [
            String(seconds),
            t('new.bank.seconds', { seconds }),
          ])}
          change={(seconds) => change({ ...draft, bank: { ...bank, increment: Number(seconds) } })}
        />
      )}
    </>
  );
}
