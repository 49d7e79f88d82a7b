/** What only tables online have: who may come, a clock, ratings, stand-ins, spectators. */

import type { Level } from '@parlor/bots';
import { botName, LEVELS, type Personas } from '../../games/levels.ts';
import { Choices } from '../../parts/Choices.tsx';
import { Pick } from '../../parts/Fields.tsx';
import { t } from '../../words/words.ts';
import { ClockChoice } from './ClockChoice.tsx';
import type { Draft } from './draft.ts';

/** Seconds; the words for them are listed beside the others. */
const DELAYS = [0, 15, 60, 300] as const;

const TALKS = ['table', 'apart'] as const;

interface OnlineOptionsProps {
  readonly draft: Draft;
  readonly personas: Personas;
  readonly change: (draft: Draft) => void;
}

export const OnlineOptions = ({ draft, personas, change }: OnlineOptionsProps) => (
  <section class="box online-wishes">
    <Choices<'public' | 'link'>
      legend={t('new.who-joins')}
      kind="cards"
      chosen={draft.isPublic ? 'public' : 'link'}
      choose={(value) => change({ ...draft, isPublic: value === 'public' })}
      choices={[
        { value: 'link', name: t('new.link-only'), line: t('new.link-only.line') },
        { value: 'public', name: t('new.public'), line: t('new.public.line') },
      ]}
    />
    <ClockChoice {...{ draft, change }} />
    <Choices<'rated' | 'friendly'>
      legend={t('new.counts')}
      kind="cards"
      chosen={draft.isRated ? 'rated' : 'friendly'}
      choose={(value) => change({ ...draft, isRated: value === 'rated' })}
      choices={[
        { value: 'rated', name: t('new.rated'), line: t('new.rated.line') },
        { value: 'friendly', name: t('new.friendly'), line: t('new.friendly.line') },
      ]}
    />
    <Pick
      label={t('new.stand-in')}
      value={draft.standIn}
      choices={LEVELS.map((level) => [level, botName(personas, level)])}
      change={(level) => change({ ...draft, standIn: level as Level })}
    />
    <Pick
      label={t('new.watch-delay')}
      value={String(draft.watchDelay)}
      choices={DELAYS.map((seconds) => [String(seconds), t(`new.delay.${seconds}`)])}
      change={(seconds) => change({ ...draft, watchDelay: Number(seconds) })}
    />
    <Pick
      label={t('new.watch-talk')}
      value={draft.watchTalk}
      choices={TALKS.map((talk) => [talk, t(`new.talk.${talk}`)])}
      change={(talk) => change({ ...draft, watchTalk: talk as (typeof TALKS)[number] })}
    />
  </section>
);
