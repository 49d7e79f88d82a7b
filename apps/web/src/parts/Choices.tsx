/** One of several, side by side: native radio buttons, so that arrows and screen readers work by themselves. */

import { useId } from 'preact/hooks';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly line?: string | undefined;
  readonly isOff?: boolean;
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
  /** `cards` have room for a sentence, `row` is as small as it gets. */
  readonly kind?: 'cards' | 'row';
  readonly isLegendHidden?: boolean;
}

export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, choices, chosen, choose, kind = 'row', isLegendHidden = false } = props;
  const name = useId();
  return (
    <fieldset class={`choices as-${kind}`}>
      <legend class={isLegendHidden ? 'sr' : ''}>{legend}</legend>
      <div class="choices-list">
        {choices.map(({ value, name: label, line, isOff = false }) => (
          <label key={value} class={isOff ? 'choice off' : 'choice'}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={isOff}
              onChange={() => choose(value)}
            />
            <span class="choice-face">
              <b>{label}</b>
              {line !== undefined && <small>{line}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
