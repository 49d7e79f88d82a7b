/** Entering the values of a box. */

import { useState } from 'preact/hooks';
import type { Part, SetProblem } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import { gameName } from '../../games/games.ts';
import { Link } from '../../platform/router.tsx';
import { Icon } from '@parlor/table-ui';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { LONGEST_NAME } from '../../platform/cleanName.ts';
import { exportSet } from '../../sets/exportSet.ts';
import { st } from '../../words/sets.ts';
import { nameOf, placesOf } from './places.ts';
import { SetForm } from './SetForm.tsx';
import { ShareSet } from './ShareSet.tsx';
import { type SetEditing, useEditing } from './useEditing.ts';

interface SetEditorProps {
  readonly game: GameId;
  readonly id: string;
}

export function SetEditor({ game, id }: SetEditorProps) {
  const editing = useEditing(game, id);
  if (editing === undefined) return null;
  if (typeof editing === 'string') {
    const title = editing === 'gone' ? st('edit.gone') : st('shared.bad');
    const line = editing === 'gone' ? st('edit.gone.line') : st('fault.newer');
    return (
      <Page title={title} isNarrow>
        <Notice title={title} line={line}>
          <Link href={`/sets/${game}`} class="btn primary">
            {st('edit.back', { game: gameName(game) })}
          </Link>
        </Notice>
      </Page>
    );
  }
  return <Editor {...{ game, id, editing }} />;
}

function Editor({ game, id, editing }: SetEditorProps & { readonly editing: SetEditing }) {
  const { contents, name } = editing;
  const places = placesOf(contents.parts, contents.problems);
  return (
    <Page title={st('edit.title', { name })} game={game}>
      <header class="page-head">
        <h1>{st('edit.title', { name })}</h1>
        <Link href={`/sets/${game}`} class="quiet-link">
          <Icon name="back" />
          {st('edit.back', { game: gameName(game) })}
        </Link>
      </header>
      <div class="set-editor">
        <div class="set-aside">
          <About {...{ game, id, editing }} />
        </div>
        <div class="set-form">
          <p class="hint-line">
            {contents.editing?.keepsMarks ? st('edit.hint') : st('edit.hint.plain')}
          </p>
          <SetForm
            parts={contents.parts}
            keepsMarks={contents.editing?.keepsMarks ?? false}
            places={places}
            edit={editing.edit}
          />
        </div>
      </div>
    </Page>
  );
}

/** Its name, whether it can be played, and what can be done with it. */
function About({ game, id, editing }: SetEditorProps & { readonly editing: SetEditing }) {
  const { contents, name, set, rename, undo, redo, isNotKept } = editing;
  const [isSharing, setSharing] = useState(false);
  const { problems } = contents;
  const shared = { game, name, set };
  return (
    <section class="box" aria-label={name}>
      <label class="set-name">
        <span>{st('edit.name')}</span>
        <input
          class="text-field"
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={({ currentTarget }) => rename(currentTarget.value)}
        />
      </label>
      <p class={isNotKept ? 'why' : 'hint-line'} role={isNotKept ? 'alert' : undefined}>
        {isNotKept ? st('sets.not-kept') : st('edit.saved')}
      </p>
      <Totals editing={editing} />
      <Problems problems={problems} parts={contents.parts} />
      <div class="set-acts">
        <button type="button" class="btn" disabled={!undo} onClick={undo}>
          <Icon name="back" />
          {st('edit.undo')}
        </button>
        <button type="button" class="btn" disabled={!redo} onClick={redo}>
          <Icon name="again" />
          {st('edit.redo')}
        </button>
      </div>
      <div class="set-acts">
        {problems.length === 0 && (
          <>
            <Link href={`/new/${game}?set=${id}`} class="btn primary">
              <Icon name="play" />
              {st('sets.play')}
            </Link>
            <button
              type="button"
              class="btn"
              aria-expanded={isSharing}
              onClick={() => setSharing(!isSharing)}
            >
              <Icon name="share" />
              {st('sets.share')}
            </button>
          </>
        )}
        <button type="button" class="btn" onClick={() => exportSet(shared)}>
          {st('sets.export')}
        </button>
      </div>
      {isSharing && problems.length === 0 && <ShareSet shared={shared} />}
    </section>
  );
}

const Totals = ({ editing }: { readonly editing: SetEditing }) => (
  <dl class="set-totals">
    {editing.contents.parts
      .flatMap(({ totals }) => totals)
      .map(({ name, have, given }) => (
        <div key={name} class={have === given ? '' : 'is-other'}>
          <dt>{name}</dt>
          <dd>
            {have !== given && <Icon name="warn" />}
            {st('edit.total', { have, given })}
          </dd>
        </div>
      ))}
  </dl>
);

/** Takes the reader to what is wrong. */
function goToPlace(path: string): void {
  const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

interface ProblemsProps {
  readonly problems: readonly SetProblem[];
  readonly parts: readonly Part[];
}

function Problems({ problems, parts }: ProblemsProps) {
  const count = problems.length;
  return (
    <div class="set-problems">
      <p class={count === 0 ? 'said' : 'why'} role="status">
        {count > 0 && <Icon name="warn" />}
        {count === 0 && <Icon name="check" />}
        {count === 0 ? st('edit.fine') : st('edit.problems', { count })}
      </p>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={path}>
            <button type="button" class="link-button" onClick={() => goToPlace(path)}>
              {[nameOf(parts, path), text].filter(Boolean).join(': ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
