/** One value: to be entered, with its mark, the way back to Parlor's, and what is wrong with it. */

import { useId, useState } from 'preact/hooks';
import type { Input, Json, SetEdit, Value } from '@parlor/kit';
import { Icon } from '@parlor/table-ui';
import { Mark } from '../../parts/Mark.tsx';
import { st } from '../../words/sets.ts';
import { numberIn } from './numberIn.ts';

interface ValueFieldProps {
  readonly value: Value;
  /** What it is a value of. */
  readonly what: string;
  /** The only one there: its own name goes without saying. */
  readonly isAlone: boolean;
  readonly problem: string | undefined;
  readonly keepsMarks: boolean;
  readonly edit: (edit: SetEdit) => void;
}

export function ValueField(props: ValueFieldProps) {
  const { value, what, isAlone, problem, keepsMarks, edit } = props;
  const id = useId();
  const { input, path, standard, source } = value;
  const full = `${what}: ${value.name}`;
  const isOther = standard !== undefined && standard.value !== value.value;
  return (
    <div class={classOf(input)}>
      {input && (
        <label for={id} class={isAlone ? 'sr' : ''}>
          <span class="sr">{what}: </span>
          {value.name}
        </label>
      )}
      {!input && !isAlone && <span class="set-label">{value.name}</span>}
      <span class="set-field">
        {input ? (
          <Field
            {...{ id, input, value }}
            describedBy={problem === undefined ? undefined : `${id}-why`}
            put={(entered) => edit({ type: 'put', path, value: entered })}
          />
        ) : (
          <span class="set-shown" tabIndex={-1} data-path={path}>
            {value.shown}
          </span>
        )}
        {source !== null &&
          (keepsMarks && !isOther && standard ? (
            <MarkButton {...{ value, full, edit }} />
          ) : (
            <Mark source={source} />
          ))}
        {isOther && input && (
          <button
            type="button"
            class="set-reset"
            aria-label={st('edit.reset-of', { what: full, value: standard.shown })}
            onClick={() =>
              edit({
                type: 'put',
                path,
                value: standard.value,
                ...(standard.source && { source: standard.source }),
              })
            }
          >
            <Icon name="again" />
            {standard.shown}
          </button>
        )}
      </span>
      {problem !== undefined && (
        <p class="why" id={`${id}-why`}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** A value that equals Parlor's: the mark says whose it is, and pressing it says that the box agrees. */
function MarkButton({
  value: { path, source, standard },
  full,
  edit,
}: {
  readonly value: Value;
  readonly full: string;
  readonly edit: (edit: SetEdit) => void;
}) {
  const isOwn = source === 'house';
  const back = standard?.source ?? 'rebuilt';
  return (
    <button
      type="button"
      class="mark-button"
      aria-pressed={isOwn}
      aria-label={st(isOwn ? 'edit.unconfirm' : 'edit.confirm', {
        what: full,
        mark: st(`mark.${source ?? 'rebuilt'}`),
      })}
      onClick={() => edit({ type: 'mark', path, source: isOwn ? back : 'house' })}
    >
      <Mark source={source ?? 'rebuilt'} />
    </button>
  );
}

const classOf = (input: Input | undefined): string => {
  if (!input) return 'set-value is-shown';
  return input.type === 'text' ? 'set-value is-wide' : 'set-value';
};

interface FieldProps {
  readonly id: string;
  readonly input: Input;
  readonly value: Value;
  readonly describedBy: string | undefined;
  readonly put: (value: Json) => void;
}

function Field({ id, input, value, describedBy, put }: FieldProps) {
  /** As it is being typed; once somebody goes on, the set's own value is shown. */
  const [typed, setTyped] = useState<string>();
  const common = {
    id,
    'data-path': value.path,
    'aria-invalid': describedBy !== undefined,
    'aria-describedby': describedBy,
  };
  if (input.type === 'choice') {
    return (
      <span class="select">
        <select
          {...common}
          value={String(value.value)}
          onChange={({ currentTarget }) => put(currentTarget.value)}
        >
          {input.choices.map(([of, name]) => (
            <option key={of} value={of} selected={of === String(value.value)}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    );
  }
  return (
    <input
      {...common}
      class="text-field"
      inputMode={input.type === 'number' ? 'numeric' : 'text'}
      autocomplete="off"
      spellcheck={false}
      value={typed ?? String(value.value)}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value);
        put(input.type === 'number' ? numberIn(currentTarget.value) : currentTarget.value);
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={(event) => {
        if (input.type !== 'number' || typeof value.value !== 'number') return;
        const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (way === 0) return;
        event.preventDefault();
        setTyped(undefined);
        put(Math.max(0, value.value + way * input.step));
      }}
    />
  );
}
