/** A set as a link. */

import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../../games/games.ts';
import { LinkToShare } from '../../parts/LinkToShare.tsx';
import type { SharedSet } from '../../sets/envelope.ts';
import { linkTo } from '../../sets/link.ts';
import { st } from '../../words/sets.ts';

export function ShareSet({ shared }: { readonly shared: SharedSet }) {
  const [url, setUrl] = useState<string>();
  const { game, name } = shared;
  useEffect(() => {
    let isWanted = true;
    void linkTo(shared, location.href).then((made) => isWanted && setUrl(made));
    return () => {
      isWanted = false;
    };
  }, [name, JSON.stringify(shared.set)]);
  const what = st('share.text', { game: gameName(game), name });
  return (
    <div class="set-share">
      <p class="hint-line">{st('share.line')}</p>
      {url === undefined ? (
        <p class="hint-line">{st('share.working')}</p>
      ) : (
        <LinkToShare {...{ url, what }} label={st('share.link')} text={what} />
      )}
    </div>
  );
}
