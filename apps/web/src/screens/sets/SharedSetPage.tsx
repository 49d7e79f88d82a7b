/** A set that came by link: looked at first, kept only when somebody says so. */

import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '@parlor/registry/ids';
import { gameName } from '../../games/games.ts';
import { goTo, Link } from '../../platform/router.tsx';
import { BoxTables, Legend } from '../../parts/BoxTables.tsx';
import { Icon } from '@parlor/table-ui';
import { Fault } from '../../parts/Fault.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { SetDifferences } from '../../parts/SetDifferences.tsx';
import { useBox } from '../../parts/useBox.ts';
import type { SharedSet } from '../../sets/envelope.ts';
import { storeAsNew } from '../../sets/storedSets.ts';
import { openLink } from '../../sets/link.ts';
import { refusedSet } from '../../sets/refusedSet.ts';
import { st } from '../../words/sets.ts';

type Found = { readonly shared: SharedSet } | { readonly why: string };

/** Opens it and lets the rules look at it, before anything is shown. */
async function find(hash: string, game: GameId): Promise<Found> {
  const opened = await openLink(hash, game);
  if (!opened.ok) return { why: st(`fault.${opened.fault}`) };
  const why = await refusedSet(game, opened.value.set);
  return why === null ? { shared: opened.value } : { why: st('fault.refused', { why }) };
}

export function SharedSetPage({ game, hash }: { readonly game: GameId; readonly hash: string }) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    void find(hash, game).then(setFound);
  }, []);
  const title = st('shared.title', { game: gameName(game) });
  if (!found) {
    return (
      <Page title={title} game={game}>
        <p class="hint-line" role="status">
          {st('shared.working')}
        </p>
      </Page>
    );
  }
  if ('why' in found) {
    return (
      <Page title={st('shared.bad')} isNarrow>
        <Notice title={st('shared.bad')} line={`${found.why} ${st('shared.safe')}`}>
          <Link href={`/sets/${game}`} class="btn">
            {st('edit.back', { game: gameName(game) })}
          </Link>
        </Notice>
      </Page>
    );
  }
  return (
    <Page title={title} game={game}>
      <SharedSetView shared={found.shared} title={title} />
    </Page>
  );
}

function SharedSetView({ shared, title }: { readonly shared: SharedSet; readonly title: string }) {
  const { game, set } = shared;
  const [fault, setFault] = useState<string>();
  const box = useBox(game, set);
  const name = shared.name || st('shared.unnamed');
  const keep = (address: (id: string) => string): void => {
    storeAsNew(game, name, set).then(
      ({ id }) => goTo(address(id)),
      () => setFault(st('sets.not-kept')),
    );
  };
  return (
    <>
      <header class="page-head">
        <h1>{shared.name === '' ? title : name}</h1>
        <p>{st('shared.lead')}</p>
        <div class="page-acts">
          <button
            type="button"
            class="btn primary"
            onClick={() => keep((id) => `/new/${game}?set=${id}`)}
          >
            <Icon name="play" />
            {st('shared.play')}
          </button>
          <button type="button" class="btn" onClick={() => keep((id) => `/sets/${game}/${id}`)}>
            {st('shared.keep')}
          </button>
        </div>
        <Fault text={fault} />
      </header>
      <div class="two">
        <section class="box">
          <SetDifferences {...{ game, set }} hasLink={false} />
        </section>
        {typeof box === 'object' && (
          <section class="box provenance">
            <Legend parts={box.parts} />
            <BoxTables parts={box.parts} />
          </section>
        )}
      </div>
    </>
  );
}
