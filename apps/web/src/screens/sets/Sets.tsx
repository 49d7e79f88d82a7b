/** Sets of one's own: the list, one being edited, one that came by link. */

import { useEffect, useState } from 'preact/hooks';
import { type GameId, isGameId } from '@parlor/registry/ids';
import { useBox } from '../../parts/useBox.ts';
import { hasSet } from '../../sets/link.ts';
import '../../styles/sets.css';
import { NotFound } from '../notices/NotFound.tsx';
import { SetEditor } from './SetEditor.tsx';
import { SetList } from './SetList.tsx';
import { SharedSetPage } from './SharedSetPage.tsx';

/** `trump`, or `trump/3f0c…` for one set. */
export function Sets({ id }: { readonly id: string }) {
  const [game = '', set] = id.split('/');
  return isGameId(game) ? <SetsOf game={game} set={set} /> : <NotFound />;
}

function SetsOf({ game, set }: { readonly game: GameId; readonly set: string | undefined }) {
  const standard = useBox(game, null);
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  if (standard === undefined) return null;
  if (standard === 'failed' || !standard.editing) return <NotFound />;
  if (set !== undefined) return <SetEditor key={set} {...{ game, id: set }} />;
  if (hasSet(hash)) return <SharedSetPage key={hash} {...{ game, hash }} />;
  return <SetList game={game} />;
}
