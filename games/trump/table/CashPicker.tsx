/** An amount in tens: taken with a button of its own, or as it changes. */

import { useState } from 'preact/hooks';
import { STEP } from '../facts/components.ts';
import { Icon } from '@parlor/table-ui';
import { m } from './messages.ts';
import { figure } from './printed.ts';

const JUMPS = [-100, -STEP, STEP, 100] as const;
const USUAL = 50;
const USUAL_END = 300;

export function CashPicker({
  start,
  least = STEP,
  most,
  usual,
  onPick,
  onChange,
}: {
  readonly start: number | undefined;
  readonly least?: number;
  readonly most: number;
  readonly usual: number;
  readonly onPick?: (amount: number) => void;
  readonly onChange?: (amount: number) => void;
}) {
  const [amount, setAmount] = useState(start ?? Math.max(STEP, Math.min(USUAL, usual)));
  const set = (next: number): void => {
    const fits = Math.max(least, Math.min(most, Math.floor(next / STEP) * STEP));
    setAmount(fits);
    onChange?.(fits);
  };
  // Promised cash may go beyond what is there; the slider covers what is likely.
  const end = Math.min(most, Math.max(usual, amount, USUAL_END));
  return (
    <div class="tr-cash">
      <div class="tr-cash-keys">
        {JUMPS.map((by) => (
          <button
            type="button"
            key={by}
            aria-label={by < 0 ? m().picking.less(-by) : m().picking.moreBy(by)}
            onClick={() => set(amount + by)}
          >
            {Math.abs(by) === STEP ? (
              <Icon name={by < 0 ? 'minus' : 'plus'} />
            ) : (
              `${by < 0 ? '−' : '+'} 100`
            )}
          </button>
        ))}
        <output class="face">{figure(amount)}</output>
      </div>
      <input
        type="range"
        class="tr-range"
        aria-label={m().picking.amount}
        min={least}
        max={end}
        step={STEP}
        value={amount}
        style={`--at: ${(100 * (amount - least)) / Math.max(STEP, end - least)}%`}
        onInput={(event) => set(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onPick) return;
          event.preventDefault();
          onPick(amount);
        }}
      />
      {onPick && (
        <button type="button" class="btn primary" onClick={() => onPick(amount)}>
          {m().picking.useAmount(amount)}
        </button>
      )}
    </div>
  );
}
