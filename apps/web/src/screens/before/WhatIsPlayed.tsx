/** Under which rules a table plays, for those who come to it. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { isDataName, type Json } from '@parlor/kit';
import type { TableInfo } from '@parlor/protocol';
import type { GameId } from '@parlor/registry/ids';
import { botName, type Personas } from '../../games/levels.ts';
import { parlorSet } from '../../games/parlorSet.ts';
import { SetDifferences } from '../../parts/SetDifferences.tsx';
import { shelfOf } from '../../words/shelves.ts';
import { hasSetWords, st } from '../../words/sets.ts';
import { clockInWords } from '../../words/clocks.ts';
import { t } from '../../words/words.ts';
import type { OnlineTable } from '../../tables/onlineTable.ts';
import { Arrange } from './Arrange.tsx';

type Wish = Parameters<OnlineTable['say']>[0];

interface WhatIsPlayedProps {
  readonly info: TableInfo;
  readonly game: GameId;
  readonly personas: Personas | undefined;
  /** Changes it; missing for whoever may not. */
  readonly change: ((wish: Wish) => Promise<boolean>) | undefined;
}

const DELAYS = [0, 15, 60, 300] as const;

export function WhatIsPlayed({ info, game, personas, change }: WhatIsPlayedProps) {
  const [isChanging, setChanging] = useState(false);
  const toChange = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    if (wasChanging.current && !isChanging) toChange.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  if (!hasSetWords()) return null;
  const words = shelfOf(game).options;
  const inWords = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? t('new.yes') : t('new.no');
    if (value === null) return parlorSet(game);
    // A table that was closed knows only the name of its set.
    const isShort = typeof value === 'string' || typeof value === 'number';
    if (!isShort || isDataName(value)) return st('set.own');
    return words[name]?.values?.[value] ?? String(value);
  };
  const { isRated = true } = info;
  const delay = DELAYS.find((seconds) => seconds === info.watchDelay) ?? 0;
  const rows: readonly (readonly [string, string])[] = [
    ...Object.entries(info.options).map(
      ([name, value]) => [words[name]?.name ?? name, inWords(name, value)] as const,
    ),
    [t('new.counts'), t(isRated ? 'new.rated' : 'new.friendly')],
    [t('new.clock'), clockInWords(info)],
    [t('new.who-joins'), info.isPublic ? t('new.public') : t('new.link-only')],
    [t('new.stand-in'), botName(personas, info.standIn)],
    [t('new.watch-delay'), t(`new.delay.${delay}`)],
    [t('new.watch-talk'), t(`new.talk.${info.watchTalk ?? 'table'}`)],
  ];
  const own = Object.values(info.options).filter(
    (value) => typeof value === 'object' && value !== null,
  ) as Json[];
  return (
    <section class="box" aria-labelledby="rules">
      <header>
        <h2 id="rules">{t('open.rules')}</h2>
      </header>
      {change && isChanging && personas && (
        <Arrange {...{ info, game, personas }} say={change} close={() => setChanging(false)} />
      )}
      <dl class="facts-list" hidden={change !== undefined && isChanging}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {change && !isChanging && (
        <div class="arrange-acts">
          <button
            ref={toChange}
            type="button"
            class="btn quiet"
            aria-expanded={false}
            onClick={() => setChanging(true)}
          >
            {t('open.arrange')}
          </button>
          <button
            type="button"
            class="btn quiet"
            onClick={() => void change({ type: 'set-rated', table: info.id, isRated: !isRated })}
          >
            {t(isRated ? 'open.make-friendly' : 'open.make-rated')}
          </button>
        </div>
      )}
      {own.map((set) => (
        <SetDifferences key={JSON.stringify(set)} {...{ game, set }} />
      ))}
    </section>
  );
}
