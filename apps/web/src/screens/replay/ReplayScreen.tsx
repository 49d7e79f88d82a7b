/** A finished match again: step, scrub, from any seat or open, and on from any moment. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Json, Seat, Viewer } from '@parlor/kit';
import { gameName } from '../../games/games.ts';
import { goTo, Link } from '../../platform/router.tsx';
import type { AnyUpdate } from '../../engine/calls.ts';
import { engine } from '../../engine/engine.ts';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { EDITION_MISSING, EditionMissing } from '../notices/EditionMissing.tsx';
import { TableLoading } from '../../parts/TableLoading.tsx';
import { title } from '../../platform/title.ts';
import { t } from '../../words/words.ts';
import { FrameSlots, type GameTable, TableModel, useServices } from '@parlor/table-ui';
import { loadTable } from '../../tables/loadTable.ts';
import { ChanceGraph } from './ChanceGraph.tsx';
import { swings, useChances } from './chances.ts';
import { OpenHands } from './OpenHands.tsx';
import { playOn } from '../../tables/playingOn.ts';
import { ReplayBar } from './ReplayBar.tsx';
import type { Played } from '../../tables/played.ts';
import { findPlayed, momentAt, type Replay, replayOf, stepAt } from '../../tables/replayViewing.ts';
import { SHARED, SharedMatchError } from '../../tables/sharedMatch.ts';
import { turnsOf } from './turns.ts';

interface Loaded {
  readonly played: Played;
  readonly table: GameTable;
  readonly model: TableModel;
  readonly replay: Replay;
}

/** Where the address says to begin: '?at=12&from=2', '?from=open'. */
function readAddress(): { readonly at: number; readonly from: Viewer | 'open' | undefined } {
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
          : from === 'public'
            ? 'public'
            : undefined,
  };
}

/** Why there is nothing to see. */
type Missing = 'missing' | 'other-edition' | 'damaged' | 'newer';

export function ReplayScreen({ id }: { readonly id: string }) {
  const services = useServices();
  const start = useMemo(readAddress, [id]);
  const [loaded, setLoaded] = useState<Loaded | Missing>();
  const [from, setFrom] = useState<Viewer | 'open'>(start.from ?? 'public');
  const [updates, setUpdates] = useState<readonly AnyUpdate[]>([]);
  const [at, setAt] = useState(start.at);
  const viewer: Viewer = from === 'open' ? 0 : from;

  useEffect(() => {
    void findPlayed(id).then(
      async (played) => {
        const { table, text } = await loadTable(played.game);
        title.value = t('page.title', {
          title: t('replay.title', { game: gameName(played.game) }),
        });
        // One's own match is seen from one's own seat, unless the address says otherwise.
        if (start.from === undefined && played.mine !== undefined) setFrom(played.mine);
        const replay = replayOf(played);
        const { viewing } = replay;
        const model = new TableModel({ surroundings: { viewing }, services, text });
        setLoaded({ played, table, model, replay });
      },
      (error: unknown) => setLoaded(missingBecause(error)),
    );
    // What comes after the # is the match itself: another one is another screen.
    const read = (): void => {
      if (id === SHARED) location.reload();
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [id]);

  useEffect(() => {
    if (typeof loaded !== 'object') return;
    const { record, names } = loaded.played;
    const seen = typeof viewer === 'number' && viewer >= names.length ? 'public' : viewer;
    void engine.replay(record as unknown as Json, seen).then((result) => {
      if (result.ok) setUpdates(result.moments);
      else if (result.why.code === EDITION_MISSING) setLoaded('other-edition');
      else setLoaded(id === SHARED ? 'damaged' : 'missing');
    });
  }, [loaded, viewer]);

  const last = Math.max(0, updates.length - 1);
  const shown = Math.min(at, last);
  useEffect(() => {
    if (typeof loaded !== 'object' || updates.length === 0) return;
    const { played } = loaded;
    const RECENT = 60;
    const earlier = updates.slice(Math.max(0, shown - RECENT), shown);
    loaded.replay.show({
      ...momentAt(updates[shown]!, { played, viewer, version: shown }),
      history: earlier.map((update) => stepAt(update, played)),
    });
    const fragment = id === SHARED ? location.hash : '';
    history.replaceState(undefined, '', `${location.pathname}?at=${shown}&from=${from}${fragment}`);
  }, [loaded, updates, shown, from]);

  const samples = useChances(typeof loaded === 'object' ? loaded.played : undefined, updates);
  const turns = useMemo(
    () => (typeof loaded === 'object' ? turnsOf(loaded.played.record.moves.map(moverOf)) : [0]),
    [loaded],
  );
  if (loaded === 'other-edition') return <EditionMissing />;
  if (typeof loaded === 'string') {
    const title = t(`replay.${loaded}`);
    const line = t(loaded === 'missing' ? 'gone.local.line' : `replay.${loaded}.line`);
    return (
      <Page title={title} isNarrow>
        <Notice title={title} line={line}>
          <Link href="/replays" class="btn primary">
            {t('nav.replays')}
          </Link>
        </Notice>
      </Page>
    );
  }
  if (!loaded || updates.length === 0) return <TableLoading />;
  const { played, table, model } = loaded;
  const { names, mine = 0 } = played;
  const around = {
    bar: (
      <ReplayBar
        {...{
          played,
          names,
          turns,
          last,
          from,
          at: shown,
          goTo: setAt,
          seeFrom: setFrom,
          me: mine,
        }}
        title={t('replay.title', { game: gameName(played.game) })}
        happened={happenedLast(model)}
        marks={swings(samples)}
        playOn={(seat) => void playOn(played, shown, seat).then(goTo)}
      />
    ),
    side: <ChanceGraph {...{ names, samples, last, from, at: shown, goTo: setAt }} />,
    hands:
      from === 'open' ? (
        <OpenHands {...{ played, table, text: model.text, at: shown }} />
      ) : undefined,
  };
  return (
    <FrameSlots.Provider value={around}>
      <table.Table model={model} />
    </FrameSlots.Provider>
  );
}

function happenedLast(model: TableModel): string {
  const line = model.log.value.at(-1);
  return line ? [line.text, line.mark].filter(Boolean).join(' ') : t('replay.opening');
}

function missingBecause(error: unknown): Missing {
  if (error instanceof SharedMatchError) return error.fault;
  // The server says so of a match that it cannot replay.
  return error instanceof Error && error.message === '409' ? 'other-edition' : 'missing';
}

const moverOf = ({ seat }: { readonly seat: Seat }): Seat => seat;
