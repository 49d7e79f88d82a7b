/** The sets of this device for one game. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '@parlor/registry/ids';
import { gameName } from '../../games/games.ts';
import { goTo, Link } from '../../platform/router.tsx';
import { engine } from '../../engine/engine.ts';
import { Icon } from '@parlor/table-ui';
import { Fault } from '../../parts/Fault.tsx';
import { Page } from '../../parts/Page.tsx';
import { useBox } from '../../parts/useBox.ts';
import { MOST_BYTES, openText } from '../../sets/envelope.ts';
import { exportSet } from '../../sets/exportSet.ts';
import {
  deleteSet,
  storeAsNew,
  storeSet,
  type StoredSet,
  storedSets,
} from '../../sets/storedSets.ts';
import { refusedSet } from '../../sets/refusedSet.ts';
import { st } from '../../words/sets.ts';
import { ShareSet } from './ShareSet.tsx';

export function SetList({ game }: { readonly game: GameId }) {
  const [sets, setSets] = useState<readonly StoredSet[]>();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [fault, setFault] = useState<string>();
  const read = (): void => {
    storedSets(game).then(setSets, () => {
      setSets([]);
      setFault(st('sets.not-kept'));
    });
  };
  useEffect(read, [game]);
  const name = gameName(game);
  const begin = async (): Promise<void> => {
    const kept = await storeAsNew(game, st('sets.first-name'), await engine.standardSet(game));
    goTo(`/sets/${game}/${kept.id}`);
  };
  const open = async (file: File): Promise<void> => {
    setFault(undefined);
    const why = await readFile(game, file);
    if (typeof why === 'string') setFault(`${why} ${st('shared.safe')}`);
    else goTo(`/sets/${game}/${why.id}`);
  };
  const remove = (kept: StoredSet): void => {
    setGone(new Set([...gone, kept.id]));
    void deleteSet(kept.id);
  };
  const undo = (kept: StoredSet): void => {
    setGone(new Set([...gone].filter((id) => id !== kept.id)));
    void storeSet(kept);
  };
  return (
    <Page title={st('sets.title', { game: name })} game={game}>
      <header class="page-head">
        <h1>{st('sets.title', { game: name })}</h1>
        <p>{st('sets.lead')}</p>
        <div class="page-acts">
          <button
            type="button"
            class="btn primary"
            onClick={() => void begin().catch(() => setFault(st('sets.not-kept')))}
          >
            <Icon name="plus" />
            {st('sets.new')}
          </button>
          <label class="btn file">
            <Icon name="log" />
            {st('sets.file')}
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                if (file) void open(file);
                currentTarget.value = '';
              }}
            />
          </label>
          <Link href={`/learn/${game}`} class="btn">
            <Icon name="book" />
            {st('sets.learn')}
          </Link>
        </div>
        <Fault text={fault} />
      </header>
      {sets?.length === 0 && <p class="hint-line">{st('sets.none')}</p>}
      <ul class="set-list">
        {sets?.map((kept) => (
          <li key={kept.id} class="box">
            {gone.has(kept.id) ? (
              <Deleted kept={kept} undo={() => undo(kept)} />
            ) : (
              <SetRow
                kept={kept}
                remove={() => remove(kept)}
                copy={() => void storeAsNew(game, kept.name, kept.set).then(read)}
              />
            )}
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Keeps what is in a file, or says why not. */
async function readFile(game: GameId, file: File): Promise<string | StoredSet> {
  if (file.size > MOST_BYTES) return st('fault.too-large');
  const opened = openText(await file.text(), game);
  if (!opened.ok) return st(`fault.${opened.fault}`);
  const { name, set } = opened.value;
  const why = await refusedSet(game, set);
  if (why !== null) return st('fault.refused', { why });
  return storeAsNew(game, name || file.name.replace(/\.json$/i, ''), set);
}

function Deleted({ kept, undo }: { readonly kept: StoredSet; readonly undo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed is gone: its place is taken by the way back.
  useEffect(() => button.current?.focus(), []);
  return (
    <p class="set-gone">
      {st('sets.deleted', { name: kept.name })}
      <button
        ref={button}
        type="button"
        class="btn"
        aria-label={st('sets.undo-of', { name: kept.name })}
        onClick={undo}
      >
        {st('sets.undo')}
      </button>
    </p>
  );
}

interface SetRowProps {
  readonly kept: StoredSet;
  readonly remove: () => void;
  readonly copy: () => void;
}

function SetRow({ kept, remove, copy }: SetRowProps) {
  const { id, game, name, set } = kept;
  const box = useBox(game, set);
  const [isSharing, setSharing] = useState(false);
  const known = typeof box === 'object' ? box : undefined;
  const changed = known?.differences.length ?? 0;
  const problems = known?.problems.length ?? 0;
  const isPlayable = known !== undefined && problems === 0;
  const label = (what: string): string => st('sets.of', { what, name });
  return (
    <article class="set-row" aria-label={name}>
      <div>
        <h2>{name}</h2>
        {known && (
          <p class="hint-line">
            {st('sets.changed', { count: changed })} ·{' '}
            {problems === 0 ? st('sets.ready') : st('sets.unready', { count: problems })}
          </p>
        )}
      </div>
      <div class="set-acts">
        <Link href={`/sets/${game}/${id}`} class="btn" label={label(st('sets.edit'))}>
          {st('sets.edit')}
        </Link>
        {isPlayable && (
          <Link href={`/new/${game}?set=${id}`} class="btn" label={label(st('sets.play'))}>
            <Icon name="play" />
            {st('sets.play')}
          </Link>
        )}
        <button type="button" class="btn" aria-label={label(st('sets.copy'))} onClick={copy}>
          {st('sets.copy')}
        </button>
        {isPlayable && (
          <button
            type="button"
            class="btn"
            aria-label={label(st('sets.share'))}
            aria-expanded={isSharing}
            onClick={() => setSharing(!isSharing)}
          >
            <Icon name="share" />
            {st('sets.share')}
          </button>
        )}
        <button
          type="button"
          class="btn"
          aria-label={label(st('sets.export'))}
          onClick={() => exportSet(kept)}
        >
          {st('sets.export')}
        </button>
        <button type="button" class="btn" aria-label={label(st('sets.delete'))} onClick={remove}>
          <Icon name="x" />
          {st('sets.delete')}
        </button>
      </div>
      {isSharing && <ShareSet shared={kept} />}
    </article>
  );
}
