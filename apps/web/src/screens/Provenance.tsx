/** Which edition a game is, what of it is the rulebook's and what is rebuilt, value by value. */

import type { GameId } from '@parlor/registry/ids';
import { Link } from '../platform/router.tsx';
import type { BoxContents } from '../engine/calls.ts';
import { BoxTables, Legend } from '../parts/BoxTables.tsx';
import { Icon } from '@parlor/table-ui';
import { useBox } from '../parts/useBox.ts';
import { hasSetWords, st } from '../words/sets.ts';

export function Provenance({ game }: { readonly game: GameId }) {
  const box = useBox(game, null);
  if (box === undefined || !hasSetWords()) return null;
  return (
    <section class="box provenance" aria-labelledby="provenance">
      <header>
        <h2 id="provenance">{st('from.title')}</h2>
      </header>
      {box === 'failed' ? <p class="why">{st('from.failed')}</p> : <Told {...{ game, box }} />}
    </section>
  );
}

function Told({ game, box }: { readonly game: GameId; readonly box: BoxContents }) {
  const { title, publisher, year } = box.rulebook;
  const whose = [publisher, year].filter((part) => part !== undefined).join(', ');
  const { edition } = box;
  return (
    <>
      <p>
        {whose === ''
          ? st('from.rulebook.only', { title, edition })
          : st('from.rulebook', { title, whose, edition })}{' '}
        {st(`from.extent.${box.extent}`)}
      </p>
      <Legend parts={box.parts} />
      <BoxTables parts={box.parts} />
      {box.editing && (
        <Link href={`/sets/${game}`} class="btn">
          <Icon name="key" />
          {st('from.own')}
        </Link>
      )}
    </>
  );
}
