/** A finished match again: step, scrub, from any seat or open, and on from any moment. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Json, Seat, Viewer } from '@parlor/kit';
import { goTo, Link } from '../../app/router.tsx';
import type { AnyUpdate } from '../../engine/calls.ts';
import { engine } from '../../engine/engine.ts';
import { keepMatch } from '../../offline/keptMatches.ts';
import { tables } from '../../tables/index.ts';
import { t } from '../../words/words.ts';
import type { GameTable } from '../gameTable.ts';
import { newLocalId } from '../localSession.ts';
import { TableModel } from '../model.ts';
import { ChanceGraph } from './ChanceGraph.tsx';
import { OpenHands } from './OpenHands.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { findPlayed, momentAt, type Played, replaySession } from './replaySession.ts';

interface Loaded {
  readonly played: Played;
  readonly table: GameTable;
  readonly model: TableModel;
}

/** Where the address says to begin: '?at=12&from=2', '?from=open'. */
function readAddress(): { readonly at: number; readonly from: Viewer | 'open' } {
  const query = new URLSearchParams(location.search);
  const from = query.get('from');
  const seat = Number(from);
  return {
    at: Math.max(0, Math.trunc(Number(query.get('at') ?? 0)) || 0),
    from:
      from === 'open'
        ? 'open'
        : from !== null && Number.isInteger(seat) && seat >= 0
          ? seat
          : 'public',
  };
}

export function ReplayScreen({ id }: { readonly id: string }) {
  const start = useMemo(readAddress, [id]);
  const [loaded, setLoaded] = useState<Loaded | 'missing'>();
  const [from, setFrom] = useState<Viewer | 'open'>(start.from);
  const [updates, setUpdates] = useState<readonly AnyUpdate[]>([]);
  const [at, setAt] = useState(start.at);
  const viewer: Viewer = from === 'open' ? 0 : from;

  useEffect(() => {
    void findPlayed(id).then(
      async (played) => {
        const table = await tables[played.game]();
        setLoaded({ played, table, model: new TableModel(replaySession(played), table.words) });
      },
      () => setLoaded('missing'),
    );
  }, [id]);

  useEffect(() => {
    if (!loaded || loaded === 'missing') return;
    const { record, names } = loaded.played;
    const seen = typeof viewer === 'number' && viewer >= names.length ? 'public' : viewer;
    void engine.replay(record as unknown as Json, seen).then((result) => {
      if (result.ok) setUpdates(result.moments);
      else setLoaded('missing');
    });
  }, [loaded, viewer]);

  const last = Math.max(0, updates.length - 1);
  const shown = Math.min(at, last);
  useEffect(() => {
    if (!loaded || loaded === 'missing' || updates.length === 0) return;
    const RECENT = 60;
    const moments = updates
      .slice(Math.max(0, shown - RECENT), shown + 1)
      .map((update, i) => momentAt(update, viewer, Math.max(0, shown - RECENT) + i));
    loaded.model.jump(moments.at(-1)!, moments.slice(0, -1));
    history.replaceState(undefined, '', `${location.pathname}?at=${shown}&from=${from}`);
  }, [loaded, updates, shown, from]);

  if (loaded === 'missing') {
    return (
      <main class="page">
        <h1 class="show">{t('replay.missing')}</h1>
        <Link href="/" class="btn">
          {t('table.home')}
        </Link>
      </main>
    );
  }
  if (!loaded || updates.length === 0) return <p class="loading">{t('table.loading')}</p>;
  const { Table } = loaded.table;
  return (
    <div class="replay">
      <Table model={loaded.model} />
      <ReplayBar
        movers={loaded.played.record.moves.map(({ seat }) => seat)}
        names={loaded.played.names}
        at={shown}
        last={last}
        from={from}
        goTo={setAt}
        seeFrom={setFrom}
        playOn={(seat) => void playOn(loaded.played, shown, seat)}
      />
      <aside class="replay-side">
        <ChanceGraph
          game={loaded.played.game}
          names={loaded.played.names}
          updates={updates}
          at={shown}
          goTo={setAt}
        />
        {from === 'open' && <OpenHands played={loaded.played} table={loaded.table} at={shown} />}
      </aside>
    </div>
  );
}

/** A match of one's own from this moment on, against bots in the other seats. */
async function playOn({ game, record, names }: Played, ply: number, me: Seat): Promise<void> {
  const personas = await engine.personas(game);
  const id = newLocalId();
  await keepMatch({
    id,
    game,
    seats: names.map((name, seat) =>
      seat === me ? { name, level: undefined } : { name: personas.skilled.name, level: 'skilled' },
    ),
    record: { ...record, moves: record.moves.slice(0, ply) } as unknown as Json,
    isOver: false,
    updatedAt: Date.now(),
  });
  goTo(`/local/${id}`);
}
