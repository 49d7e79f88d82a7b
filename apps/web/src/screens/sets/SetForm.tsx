/** A set as a form, drawn from the game's own description of its components. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Addition, type Entry, type Part, type SetEdit, withInside } from '@parlor/kit';
import { Icon } from '@parlor/table-ui';
import { st } from '../../words/sets.ts';
import type { Places } from './places.ts';
import { ValueField } from './ValueField.tsx';

interface FormProps {
  /** Whether a value that equals Parlor's can be said to be the box's own. */
  readonly keepsMarks: boolean;
  readonly places: Places;
  readonly edit: (edit: SetEdit) => void;
}

export const SetForm = ({ parts, ...form }: FormProps & { readonly parts: readonly Part[] }) => (
  <>
    {parts
      .filter(({ entries, adds, path }) => entries.length > 0 || adds || form.places.has(path))
      .map((part) => (
        <PartForm key={part.path} part={part} {...form} />
      ))}
  </>
);

function PartForm({ part, ...form }: FormProps & { readonly part: Part }) {
  const { path, name, totals, entries, adds = [] } = part;
  const problem = form.places.get(path);
  return (
    <section class="box set-part" aria-label={name}>
      <header>
        <h2 tabIndex={-1} data-path={path}>
          {name}
        </h2>
        {totals.map(({ name: what, have, given }) => (
          <p key={what} class={have === given ? 'set-total' : 'set-total is-other'}>
            {st('edit.total', { have, given })}
          </p>
        ))}
      </header>
      {problem !== undefined && <p class="why">{problem}</p>}
      <ul class="set-entries">
        {entries.map((entry) => (
          <EntryForm key={entry.path} entry={entry} trail={[]} {...form} />
        ))}
      </ul>
      <Additions adds={adds} where={name} edit={form.edit} />
    </section>
  );
}

/** The list that somebody has just added to. */
let added: string | undefined;

interface EntryFormProps extends FormProps {
  readonly entry: Entry;
  /** What it is inside of, outermost first. */
  readonly trail: readonly string[];
}

function EntryForm({ entry, trail, ...form }: EntryFormProps) {
  const { path, name, values, inside = [], adds = [], member } = entry;
  const here = [...trail, name];
  const what = here.join(', ');
  const problem = form.places.get(path);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Whoever adds something goes on with it.
    if (member?.list !== added || added === undefined) return;
    added = undefined;
    line.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  return (
    <li ref={line} class={trail.length === 0 ? 'set-entry' : 'set-entry is-inside'}>
      <div class="set-line">
        <b class="set-entry-name" tabIndex={-1} data-path={path}>
          {name}
        </b>
        <div class="set-values">
          {values.map((value) => (
            <ValueField
              key={value.path}
              value={value}
              what={what}
              isAlone={values.length === 1}
              problem={form.places.get(value.path)}
              keepsMarks={form.keepsMarks}
              edit={form.edit}
            />
          ))}
        </div>
        {member && <Acts {...{ member, what }} edit={form.edit} />}
      </div>
      {problem !== undefined && <p class="why">{problem}</p>}
      <Folded isFolded={trail.length === 0 && isOneMark(inside)} what={what}>
        {inside.length > 0 && (
          <ul class="set-entries">
            {inside.map((one) => (
              <EntryForm key={one.path} entry={one} trail={here} {...form} />
            ))}
          </ul>
        )}
        <Additions adds={adds} where={what} edit={form.edit} />
      </Folded>
    </li>
  );
}

/** Is all that is inside told by a value of what it is inside of? */
const isOneMark = (inside: readonly Entry[]): boolean =>
  inside.length > 0 &&
  inside.flatMap(withInside).every(({ values }) => values.every(({ source }) => source === null));

interface FoldedProps {
  readonly isFolded: boolean;
  readonly what: string;
  readonly children: ComponentChildren;
}

/** What a line above it tells already is opened only by whoever wants to change it. */
const Folded = ({ isFolded, what, children }: FoldedProps) =>
  isFolded ? (
    <details class="set-folded">
      <summary>
        <span class="sr">{what}: </span>
        {st('edit.change')}
      </summary>
      {children}
    </details>
  ) : (
    <>{children}</>
  );

interface ActsProps {
  readonly member: NonNullable<Entry['member']>;
  readonly what: string;
  readonly edit: (edit: SetEdit) => void;
}

function Acts({ member: { list, at, moves }, what, edit }: ActsProps) {
  const move = (to: number) => (event: { readonly currentTarget: HTMLElement }) => {
    edit({ type: 'move', path: list, at, to });
    // The focus goes along with what is moved.
    const button = event.currentTarget;
    const line = button.closest('li');
    const next = to < at ? line?.previousElementSibling : line?.nextElementSibling;
    const same = next?.querySelector<HTMLButtonElement>(`.${button.classList.item(1)}`);
    (same?.disabled ? next?.querySelector<HTMLElement>('.set-entry-name') : same)?.focus();
  };
  const remove = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    // What is pressed will be gone.
    currentTarget.closest('.set-part')?.querySelector<HTMLElement>('h2')?.focus();
    edit({ type: 'remove', path: list, at });
  };
  return (
    <span class="set-entry-acts">
      {moves && (
        <>
          <button
            type="button"
            class="iconbtn is-up"
            aria-label={st('edit.up', { what })}
            disabled={!moves.up}
            onClick={move(at - 1)}
          >
            <Icon name="down" />
          </button>
          <button
            type="button"
            class="iconbtn is-down"
            aria-label={st('edit.down', { what })}
            disabled={!moves.down}
            onClick={move(at + 1)}
          >
            <Icon name="down" />
          </button>
        </>
      )}
      <button
        type="button"
        class="iconbtn"
        aria-label={st('edit.remove-of', { what })}
        onClick={remove}
      >
        <Icon name="x" />
      </button>
    </span>
  );
}

interface AdditionsProps {
  readonly adds: readonly Addition[];
  readonly where: string;
  readonly edit: (edit: SetEdit) => void;
}

const Additions = ({ adds, where, edit }: AdditionsProps) => (
  <>
    {adds.map(({ path, name, item }) => (
      <button
        key={name}
        type="button"
        class="btn quiet set-add"
        aria-label={st('edit.add-to', { what: name, where })}
        onClick={() => {
          added = path;
          edit({ type: 'add', path, item });
        }}
      >
        <Icon name="plus" />
        {name}
      </button>
    ))}
  </>
);
