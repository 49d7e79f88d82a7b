/** All hands at one moment of a finished match, side by side where one's own would be. */

import { useEffect, useState } from 'preact/hooks';
import { type AnyText, byName, type Json } from '@parlor/kit';
import { engine } from '../../engine/engine.ts';
import { type GameTable, Medallion, Name } from '@parlor/table-ui';
import { t } from '../../words/words.ts';
import type { Played } from '../../tables/played.ts';

interface OpenHandsProps {
  readonly played: Played;
  readonly table: GameTable;
  readonly text: AnyText;
  readonly at: number;
}

export function OpenHands({ played, table, text, at }: OpenHandsProps) {
  /** The views of every seat at every moment, looked up once. */
  const [views, setViews] = useState<readonly (readonly unknown[])[]>([]);
  const { names, record } = played;
  useEffect(() => {
    let isWanted = true;
    void Promise.all(names.map((_, seat) => engine.replay(record as unknown as Json, seat))).then(
      (results) => {
        if (!isWanted) return;
        setViews(
          results.map((result) =>
            result.ok ? result.moments.map(({ view }) => view as unknown) : [],
          ),
        );
      },
    );
    return () => {
      isWanted = false;
    };
  }, [played]);
  const who = (seat: number): string => names[seat] ?? '';
  return (
    // Scrolled by keyboard too.
    <section class="open-hands" aria-label={t('replay.hands')} tabIndex={0}>
      <h2 class="sr">{t('replay.hands')}</h2>
      <ol>
        {views.map((moments, seat) => {
          const view = moments[at];
          if (view === undefined) return null;
          return (
            <li key={seat}>
              <b>
                <Medallion seat={seat} name={who(seat)} />
                <Name text={who(seat)} />
              </b>
              {table.Hand ? <table.Hand view={view} /> : <pre>{text.board(view, byName(who))}</pre>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
