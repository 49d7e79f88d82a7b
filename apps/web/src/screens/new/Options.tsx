/** Ready-made ways to play, and every option of the game, drawn from the game's own list. */

import type { GameId } from '@parlor/registry/ids';
import type { About } from '../../engine/calls.ts';
import { Choices } from '../../parts/Choices.tsx';
import { Setting, Stepper, Switch } from '../../parts/Fields.tsx';
import type { OptionWords } from '@parlor/kit';
import { shelfOf } from '../../words/shelves.ts';
import { t } from '../../words/words.ts';
import { DataOption } from './DataOption.tsx';
import { type Draft, presetOf } from './draft.ts';
import type { RefusalState } from './useRefusal.ts';

interface OptionsProps {
  readonly game: GameId;
  readonly about: About;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

/** Stands for options that equal no preset. */
const OWN = '';

export function Presets({ game, about, draft, change }: OptionsProps) {
  const words = shelfOf(game).presets;
  const chosen = presetOf(about, draft) ?? OWN;
  const ready = Object.keys(about.presets).map((value) => ({
    value,
    name: words[value]?.[0] ?? value,
    line: words[value]?.[1],
  }));
  const own = { value: OWN, name: t('new.preset.own'), line: t('new.preset.own.line') };
  return (
    <Choices
      legend={t('new.preset')}
      kind="cards"
      chosen={chosen}
      choose={(preset) => {
        if (preset !== OWN) change({ ...draft, options: about.presets[preset]! });
      }}
      choices={chosen === OWN ? [...ready, own] : ready}
    />
  );
}

export function Options(props: OptionsProps & { readonly refusal: RefusalState }) {
  const { game, about, draft, change, refusal } = props;
  const words = shelfOf(game).options;
  const set = (option: string, value: unknown): void =>
    change({ ...draft, options: { ...draft.options, [option]: value } });
  const reason = typeof refusal === 'object' ? refusal : undefined;
  return (
    <section class="box options">
      <header>
        <h2>{t('new.options')}</h2>
      </header>
      <p class="hint-line">{t('new.options.same')}</p>
      <ul class="settings-list">
        {Object.entries(about.options).map(([name, spec]) => (
          <li key={name}>
            <Option
              game={game}
              words={words[name] ?? { name, line: '' }}
              spec={spec as Spec}
              value={draft.options[name]}
              set={(value) => set(name, value)}
              problem={reason?.option === name ? reason.text : undefined}
            />
          </li>
        ))}
      </ul>
      {reason && reason.option === undefined && <p class="why">{reason.text}</p>}
    </section>
  );
}

type Spec =
  | { readonly type: 'flag' }
  | { readonly type: 'count'; readonly min: number; readonly max: number }
  | { readonly type: 'choice'; readonly values: readonly string[] }
  | { readonly type: 'data' };

interface OptionProps {
  readonly game: GameId;
  readonly words: OptionWords;
  readonly spec: Spec;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  readonly problem: string | undefined;
}

function Option({ game, words, spec, value, set, problem }: OptionProps) {
  const { name, line } = words;
  switch (spec.type) {
    case 'flag':
      return <Switch {...{ name, line }} isOn={value === true} change={set} />;
    case 'count':
      return (
        <Setting {...{ name, line }}>
          <Stepper {...{ name }} value={Number(value)} min={spec.min} max={spec.max} change={set} />
        </Setting>
      );
    case 'choice':
      return (
        <Setting {...{ name, line }}>
          <Choices
            legend={name}
            isLegendHidden
            chosen={String(value)}
            choose={set}
            choices={spec.values.map((of) => ({ value: of, name: words.values?.[of] ?? of }))}
          />
        </Setting>
      );
    case 'data':
      return <DataOption {...{ game, name, line, value, set, problem }} />;
  }
}
