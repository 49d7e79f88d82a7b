/** In what a table's set is not Parlor's, for those who come to play with it. */

import { useEffect, useState } from 'preact/hooks';
import type { Difference, Json } from '@parlor/kit';
import type { GameId } from '@parlor/registry/ids';
import { linkTo } from '../sets/link.ts';
import { st } from '../words/sets.ts';
import '../styles/sets.css';
import { useBox } from './useBox.ts';

const MOST_SHOWN = 6;

interface SetDifferencesProps {
  readonly game: GameId;
  readonly set: Json;
  /** Whether to offer a look at the whole of it. */
  readonly hasLink?: boolean;
}

export function SetDifferences({ game, set, hasLink = true }: SetDifferencesProps) {
  const box = useBox(game, set);
  const [link, setLink] = useState<string>();
  useEffect(() => {
    if (hasLink) void linkTo({ game, name: '', set }, location.href).then(setLink);
  }, [game, JSON.stringify(set)]);
  if (typeof box !== 'object') return null;
  const { differences } = box;
  return (
    <div class="differs">
      <h3>{st('differs.title')}</h3>
      {differences.length === 0 && <p class="hint-line">{st('differs.none')}</p>}
      <DifferenceList differences={differences.slice(0, MOST_SHOWN)} />
      {differences.length > MOST_SHOWN && (
        <details>
          <summary>{st('differs.more', { count: differences.length - MOST_SHOWN })}</summary>
          <DifferenceList differences={differences.slice(MOST_SHOWN)} />
        </details>
      )}
      {link !== undefined && (
        <a class="text-link" href={link} target="_blank" rel="noreferrer">
          {st('differs.see')}
        </a>
      )}
    </div>
  );
}

const DifferenceList = ({ differences }: { readonly differences: readonly Difference[] }) => (
  <ul>
    {differences.map(({ part, entry, name, shown, standard }) => (
      <li key={`${part} ${entry} ${name}`}>
        <span>
          {entry}{' '}
          <small>
            {part} · {name}
          </small>
        </span>
        <b>{shown ?? st('differs.gone')}</b>
        <small>
          {standard === undefined ? st('differs.new') : st('differs.was', { value: standard })}
        </small>
      </li>
    ))}
  </ul>
);
