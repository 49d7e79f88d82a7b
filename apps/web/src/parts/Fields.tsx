/** Small controls: a switch, a number with its two buttons, a list to pick from. */

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../words/words.ts';
import { Icon } from '@parlor/table-ui';

interface SwitchProps {
  readonly name: string;
  readonly line?: string;
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

export const Switch = ({ name, line, isOn, change }: SwitchProps) => (
  <label class="setting switch">
    <span class="setting-text">
      <b>{name}</b>
      {line !== undefined && <small>{line}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      onChange={(event) => change(event.currentTarget.checked)}
    />
    <span class="switch-face" aria-hidden="true" />
  </label>
);

interface StepperProps {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly change: (value: number) => void;
}

export function Stepper({ name, value, min, max, change }: StepperProps) {
  const set = (wanted: number): void => change(Math.min(max, Math.max(min, Math.round(wanted))));
  return (
    <span class="stepper">
      <button
        type="button"
        class="iconbtn"
        aria-label={t('page.less', { what: name })}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={name}
        {...{ min, max, value }}
        onChange={({ currentTarget }) => {
          set(Number(currentTarget.value) || min);
          currentTarget.value = String(value);
        }}
      />
      <button
        type="button"
        class="iconbtn"
        aria-label={t('page.more', { what: name })}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}

interface PickProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly change: (value: string) => void;
}

export function Pick({ label, isLabelHidden = false, value, choices, change }: PickProps) {
  const id = useId();
  return (
    <span class={isLabelHidden ? 'pickfield' : 'setting pickfield'}>
      <label for={id} class={isLabelHidden ? 'sr' : 'setting-text'}>
        {label}
      </label>
      <span class="select">
        <select id={id} value={value} onChange={(event) => change(event.currentTarget.value)}>
          {choices.map(([of, name]) => (
            <option key={of} value={of} selected={of === value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </span>
  );
}

/** A name on the left, what there is to choose on the right. */
export const Setting = ({
  name,
  line,
  children,
}: {
  readonly name: string;
  readonly line?: string | undefined;
  readonly children: ComponentChildren;
}) => (
  <div class="setting">
    <span class="setting-text">
      <b>{name}</b>
      {line !== undefined && <small>{line}</small>}
    </span>
    {children}
  </div>
);
