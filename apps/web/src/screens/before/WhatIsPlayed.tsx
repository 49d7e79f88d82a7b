/** Under which rules a table plays, for those who come to it. */

import { isDataName, type Json } from '@parlor/kit';
import type { TableInfo } from '@parlor/protocol';
import type { GameId } from '@parlor/registry/ids';
import { botName, type Personas } from '../../games/levels.ts';
import { parlorSet } from '../../games/parlorSet.ts';
import { SetDifferences } from '../../parts/SetDifferences.tsx';
import { shelfOf } from '../../words/shelves.ts';
import { hasSetWords, st } from '../../words/sets.ts';
import { t } from '../../words/words.ts';

interface WhatIsPlayedProps {
  readonly info: TableInfo;
  readonly game: GameId;
  readonly personas: Personas | undefined;
  /** Changes whether the match counts; missing for whoever may not. */
  readonly setRated: ((isRated: boolean) => void) | undefined;
}

const DELAYS = [0, 15, 60, 300] as const;

export function WhatIsPlayed({ info, game, personas, setRated }: WhatIsPlayedProps) {
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
    [t('new.clock'), t(`new.clock.${info.clock}`)],
    [t('new.who-joins'), info.isPublic ? t('new.public') : t('new.link-only')],
    [t('new.stand-in'), botName(personas, info.standIn)],
    [t('new.watch-delay'), t(`new.delay.${delay}`)],
  ];
  const own = Object.values(info.options).filter(
    (value) => typeof value === 'object' && value !== null,
  ) as Json[];
  return (
    <section class="box" aria-labelledby="rules">
      <header>
        <h2 id="rules">{t('open.rules')}</h2>
      </header>
      <dl class="facts-list">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {setRated && (
        <button type="button" class="btn quiet" onClick={() => setRated(!isRated)}>
          {t(isRated ? 'open.make-friendly' : 'open.make-rated')}
        </button>
      )}
      {own.map((set) => (
        <SetDifferences key={JSON.stringify(set)} {...{ game, set }} />
      ))}
    </section>
  );
}
